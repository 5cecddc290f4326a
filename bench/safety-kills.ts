import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Storage } from '#storage/port.ts';
import { openPostgres } from '#storage/postgres/open.ts';
import { openSqlite } from '#storage/sqlite/open.ts';
import { PostgresServer } from '#test/support/postgres-server.ts';
import { gatherRaid, killCleanups, raidQuietly } from './kills/clean-ups.ts';
import { findHalves, findRemains } from './kills/halves.ts';
import { type Crowd, KilledSite } from './kills/killed-site.ts';
import { openAccounts, publishFor, settle } from './kills/people.ts';
import { rowsOfFile, rowsOfPostgres } from './kills/rows.ts';
import type { SafetyReport } from './safety-report.ts';

type Wish = { kills: number; engine: 'sqlite' | 'postgres' };

const heavyRecipes = 8;

/**
 * Kills a site at random moments while people take everything along, leave and are mailed. Looks behind each kill for people half
 * gone, and at the end for mails that never came or came as another one, and for exports that say what is not so. Then it kills the
 * site while a raid is cleaned up and while that is taken back.
 */
export async function killPeople(report: SafetyReport, { kills, engine }: Wish): Promise<void> {
  report.heading(`Exports, deletions and mails (${engine})`);
  const folder = await mkdtemp(join(tmpdir(), 'potluck-kills-'));
  await using server = engine === 'postgres' ? await PostgresServer.start() : null;
  const databaseUrl = server ? await server.createDatabase('killed') : null;
  const file = join(folder, 'potluck.sqlite');
  const rows = databaseUrl ? rowsOfPostgres(databaseUrl) : rowsOfFile(file);
  const storage = await (databaseUrl ? openPostgres({ url: databaseUrl }) : openSqlite({ file }));
  const crowd = await gather(storage, kills);
  const raided = await gatherRaid(storage, 12);
  await storage[Symbol.asyncDispose]();
  // What proved their addresses is not to be sent.
  await rows.all('delete from mails');
  const place = { folder, databaseUrl, rows };
  await using site = await KilledSite.open(place, crowd);
  await moveIn(site, crowd, (url) => raidQuietly(url, raided));
  const halves: string[] = [];
  const started = performance.now();
  for (let n = 1; n <= kills; n += 1) {
    await site.live(Math.floor(Math.random() * 12), Math.random() * 60);
    halves.push(...(await findHalves(rows, crowd.leavers)));
    if (n % 50 === 0) report.tell(`${n} kills, ${seconds(started)} s`);
  }
  await site.finish();
  await killCleanups(report, place, raided, Math.ceil(kills / 4));
  tellCounts(report, site, crowd, kills);
  report.lost('whoever left is wholly here or wholly closed, behind each kill', halves);
  report.lost('of whoever left nothing stays', await findRemains(rows, crowd.leavers));
  report.lost('mails', findMailFaults(site, crowd));
  report.lost('exports that came whole', site.exports.lies);
  await rm(folder, { recursive: true });
}

const seconds = (since: number): number => Math.round((performance.now() - since) / 1000);

async function gather(storage: Storage, kills: number): Promise<Crowd> {
  const named = (await openAccounts(storage, 3 + kills)).map((one) => ({ ...one, names: [] }));
  const leavers = named.slice(3).map((one, n) => ({
    ...one,
    fate: 'here' as const,
    keepsRecipes: n % 2 === 0,
  }));
  return {
    keepers: named.slice(0, 3),
    leavers,
    unproven: await openAccounts(storage, 2 * kills, false),
  };
}

/** A life that nobody ends: recipes to take along, and what those who leave said of one. */
async function moveIn(
  site: KilledSite,
  { keepers, leavers }: Crowd,
  alsoDo: (url: string) => Promise<void>,
): Promise<void> {
  await using opened = await site.start();
  const ids: string[] = [];
  for (const keeper of keepers) {
    for (let n = 0; n < heavyRecipes; n += 1) ids.push(await publishFor(opened.url, keeper, true));
  }
  for (const [n, leaver] of leavers.entries()) {
    await settle(opened.url, leaver, ids[n % ids.length] ?? '');
  }
  await alsoDo(opened.url);
}

function tellCounts(report: SafetyReport, site: KilledSite, { leavers }: Crowd, kills: number) {
  const { whole, cut, resumed } = site.exports.counts;
  const left = leavers.filter(({ fate }) => fate === 'left').length;
  const { mails } = site.mails;
  const repeats = mails.length - new Set(mails.map(({ messageId }) => messageId)).size;
  report.tell(
    `${kills} kills: ${left} left, ${mails.length} mails came (${repeats} a second time), ${whole} exports came whole, ${cut} were cut off, ${resumed} gone on with`,
  );
}

/** What never came to an address, what came to one as two mails, and what tells of nothing that happened. */
function findMailFaults({ mails, asked }: KilledSite, { leavers, unproven }: Crowd): string[] {
  const byAddress = Map.groupBy(mails.mails, ({ to }) => to);
  const left = leavers.filter(({ fate }) => fate === 'left').map(({ user }) => user.email);
  const here = leavers.filter(({ fate }) => fate === 'here').map(({ user }) => user.email);
  const known = new Set([...leavers, ...unproven].map(({ user }) => user.email));
  const lost = [...left, ...asked].filter((email) => !byAddress.has(email));
  const others = [...byAddress].filter(
    ([, came]) => new Set(came.map(({ messageId }) => messageId)).size > 1,
  );
  const foreign = [...byAddress.keys()].filter((to) => !known.has(to) || here.includes(to));
  return [
    ...lost.map((email) => `nothing came to ${email}`),
    ...others.map(([email]) => `${email} was told the same in two mails`),
    ...foreign.map((email) => `what came to ${email} came from nowhere`),
  ];
}
