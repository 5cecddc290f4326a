import { type ChildProcess, fork, type StdioOptions } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { serverEnv, serverFlags } from '../scripts/frugal.mjs';
import type { BareReply } from './bare-server.mjs';
import type { ProbeQuestion, Vitals } from './probe.mjs';
import { untilAtRest } from './rest.ts';

const root = join(import.meta.dirname, '..');
const probe = ['--import', join(import.meta.dirname, 'probe.mjs')];
const startTimeoutMs = 120_000;

/** The built server, run with the flags and the environment that `npm start` gives it. */
const main = join(root, 'build/run/main.js');
/** Where each server leaves a profile of its threads when it ends; null when nobody wants them. */
let profileFolder: string | null = null;

/** From now on servers are profiled, which makes them slower. */
export function profileInto(folder: string): void {
  profileFolder = folder;
}

const limitNames = [
  'LOGIN_PER_ACCOUNT',
  'LOGIN_PER_ADDRESS',
  'REGISTER_PER_ADDRESS',
  'REGISTER_PER_BLOCK',
  'RESET_PER_ADDRESS',
  'LOGIN_PER_ACCOUNT_ANYWHERE',
  'ANY_LOGIN_PER_ADDRESS',
  'RESET_PER_ACCOUNT',
  'CONTACT_PER_ADDRESS',
  'CONTACT_PER_BLOCK',
  'PUBLISH_PER_ACCOUNT',
  'SEARCH_PER_ADDRESS',
  'EDIT_PER_ACCOUNT',
  'QUESTION_PER_ACCOUNT',
  'RENAME_PER_RECIPE',
  'HEAVY_PER_ADDRESS',
];
/** Limits are counted as ever, they are only out of reach. */
const generous = {
  ...Object.fromEntries(limitNames.map((name) => [`LIMIT_${name}`, '1000000'])),
  TRUST_DAYS: '0',
};

/** A server process under measurement. */
export class MeasuredServer implements AsyncDisposable {
  readonly url: string;
  /** Milliseconds from its start to its first answer. */
  readonly startMs: number;
  readonly #child: ChildProcess;
  readonly #ended: Promise<never>;

  constructor(url: string, startMs: number, child: ChildProcess, output: () => string) {
    this.url = url;
    this.startMs = startMs;
    this.#child = child;
    this.#ended = once(child, 'exit').then(([code, signal]) => {
      throw new Error(`The server ended by itself (${signal ?? code}):\n${output().slice(-2_000)}`);
    });
    this.#ended.catch(() => undefined);
  }

  /** The number of its process. */
  get pid(): number {
    return this.#child.pid ?? 0;
  }

  /** Forgets the delays of the event loop so far. */
  reset(): void {
    this.#child.send('probe:reset' satisfies ProbeQuestion);
  }

  /** What the server tells of itself now. */
  async vitals(): Promise<Vitals> {
    const answer = once(this.#child, 'message');
    this.#child.send('probe:read' satisfies ProbeQuestion);
    return (await Promise.race([answer, this.#ended]))[0] as Vitals;
  }

  /** Settles when it has nothing more to do of itself; tells for how many seconds it had. */
  rests(): Promise<number> {
    return untilAtRest(async () => (await this.vitals()).cpu);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return;
    const ended = once(this.#child, 'exit');
    this.#child.kill('SIGTERM');
    await ended;
  }
}

type SiteOptions = { settings?: Record<string, string>; isProbed?: boolean };

/** Starts the built site on a data folder and waits for its first answer. */
export function startSite(
  folder: string,
  { settings = {}, isProbed = true }: SiteOptions = {},
): Promise<MeasuredServer> {
  if (!existsSync(main)) throw new Error('There is no built server: run npm run build');
  mkdirSync(folder, { recursive: true });
  const { PATH, HOME, TMPDIR } = process.env;
  const own = { HOST: '127.0.0.1', PORT: '0', DATA_DIR: folder, STARTER: 'off' };
  const env = { PATH, HOME, TMPDIR, ...serverEnv, ...own, ...generous, ...settings };
  const profiling = profileFolder ? ['--cpu-prof', `--cpu-prof-dir=${profileFolder}`] : [];
  const flags = [...serverFlags, ...profiling, ...(isProbed ? probe : [])];
  return start(main, flags, env, folder);
}

/** Starts a bare server that sends one reply, whatever it is asked. */
export async function startBare(reply: BareReply | null, isProbed = true): Promise<MeasuredServer> {
  const script = join(import.meta.dirname, 'bare-server.mjs');
  return start(script, isProbed ? probe : [], { PATH: process.env.PATH }, root, reply);
}

async function start(
  script: string,
  execArgv: string[],
  env: NodeJS.ProcessEnv,
  cwd: string,
  message: BareReply | null = null,
): Promise<MeasuredServer> {
  const started = performance.now();
  const stdio: StdioOptions = ['ignore', 'pipe', 'pipe', 'ipc'];
  const child = fork(script, { cwd, execArgv, env, stdio, serialization: 'advanced' });
  const { url, output } = await addressOf(child);
  if (message) child.send(message);
  const reply = await fetch(`${url}/healthz`);
  await reply.arrayBuffer();
  if (!reply.ok) throw new Error(`/healthz answered ${reply.status}`);
  return new MeasuredServer(url, performance.now() - started, child, output);
}

type Told = { url: string; output: () => string };

/** The address that a server prints; rejects with its output when it ends instead. */
function addressOf(child: ChildProcess): Promise<Told> {
  const { promise, resolve, reject } = Promise.withResolvers<Told>();
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      const found = output.match(/http:\/\/[\w.[\]:]+:\d+/);
      if (found) resolve({ url: found[0], output: () => output });
    });
  }
  child.on('exit', () => reject(new Error(`The server did not start:\n${output}`)));
  setTimeout(() => reject(new Error(`No address:\n${output}`)), startTimeoutMs).unref();
  return promise;
}
