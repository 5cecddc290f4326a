import { parseArgs } from 'node:util';
import { tryAbuse } from './safety-abuse.ts';
import { failOver } from './safety-failover.ts';
import { tryFaults } from './safety-faults.ts';
import { fuzzServer } from './safety-fuzz.ts';
import { killPeople } from './safety-kills.ts';
import { killMails } from './safety-mail.ts';
import { raid } from './safety-raid.ts';
import { loseReplicas } from './safety-replicas.ts';
import { SafetyReport } from './safety-report.ts';
import { playTests } from './safety-tests.ts';

/**
 * `npm run bench:safety`: the tests of `test/safety`, fuzzing, faults, lost replicas, failover, abuse and a raid against real server processes. Prints what was
 * tried and what was lost; ends with 1 when anything was. Name suites to run those alone
 * (`-- tests fuzz faults replicas failover mail kills abuse raid`); `--about=table`, `--about=found` or a list of features aims the fuzzer at these, and `--engine=postgres`
 * has it work on the other engine.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    requests: { type: 'string', default: '100000' },
    about: { type: 'string' },
    engine: { type: 'string', default: 'sqlite' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 1_000_000_000)) },
    kills: { type: 'string', default: '200' },
    rounds: { type: 'string', default: '10' },
    connections: { type: 'string', default: '10000' },
    accounts: { type: 'string', default: '100' },
    posts: { type: 'string', default: '100' },
  },
});

const engine = values.engine === 'postgres' ? 'postgres' : 'sqlite';
const report = new SafetyReport();
const suites: Record<string, () => Promise<void>> = {
  tests: () => playTests(report),
  fuzz: () =>
    fuzzServer(report, {
      count: Number(values.requests),
      seed: Number(values.seed),
      about: values.about,
      engine,
    }),
  faults: () => tryFaults(report, Number(values.kills)),
  replicas: () => loseReplicas(report, Number(values.rounds)),
  failover: () => failOver(report, Number(values.rounds)),
  mail: () => killMails(report, Number(values.kills)),
  kills: () => killPeople(report, { kills: Number(values.kills), engine }),
  abuse: () => tryAbuse(report, Number(values.connections)),
  raid: () => raid(report, { accounts: Number(values.accounts), postsEach: Number(values.posts) }),
};
const wanted = positionals.length > 0 ? positionals : Object.keys(suites);
for (const name of wanted) {
  const suite = suites[name];
  if (!suite) throw new Error(`There is no suite ${name}: ${Object.keys(suites).join(', ')}.`);
  await suite();
}
process.exitCode = report.finish() ? 0 : 1;
