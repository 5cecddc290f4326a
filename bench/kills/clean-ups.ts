import { setTimeout as wait } from 'node:timers/promises';
import { newId } from '#server/ids.ts';
import type { Storage } from '#storage/port.ts';
import type { Person } from '#test/support/people.ts';
import { ServedSite } from '#test/support/served-site.ts';
import type { SafetyReport } from '../safety-report.ts';
import { openAccounts, publishFor, send } from './people.ts';
import type { Rows } from './rows.ts';

type Place = { folder: string; databaseUrl: string | null; rows: Rows };
/** Raiders with what they posted is cleaned up, by somebody who may. */
type Raided = { keeper: Person & { names: string[] }; moderator: Person; raiders: Person[] };

const questionsEach = 80;
const longestChore = 300;

/** Accounts that are to post and to be cleaned up after. */
export async function gatherRaid(storage: Storage, raiders: number): Promise<Raided> {
  const [keeper, moderator, ...others] = await openAccounts(storage, 2 + raiders, false);
  if (!keeper || !moderator) throw new Error('Nobody came');
  await storage.writer.setRole(moderator.user.email, 2);
  return { keeper: { ...keeper, names: [] }, moderator, raiders: others };
}

/** What they post: questions, and a recipe each. */
export async function raidQuietly(url: string, { keeper, raiders }: Raided): Promise<void> {
  const recipeId = await publishFor(url, keeper);
  for (const raider of raiders) {
    await publishFor(url, { ...raider, names: [] });
    for (let n = 0; n < questionsEach; n += 1) {
      const path = `recipe-questions/${recipeId}`;
      const { data } = await send(url, raider.token, path, { text: `Where do I buy pan ${n}?` });
      if (!data.success) throw new Error(JSON.stringify(data));
    }
  }
}

/**
 * Cleans up and takes it back, again and again, while the process is killed in the middle of either: what is hidden and closed by half
 * behind a kill, and what is not as it should be at the end, is told.
 */
export async function killCleanups(
  report: SafetyReport,
  place: Place,
  { moderator, raiders }: Raided,
  kills: number,
): Promise<void> {
  const faults: string[] = [];
  const settings = {
    STARTER: 'off',
    PUBLIC_URL: 'https://recipes.example.org',
    ...(place.databaseUrl ? { DATABASE_URL: place.databaseUrl } : {}),
  };
  const tally = { killed: 0, under: 0, rounds: 0 };
  while (tally.killed < kills) {
    const key = newId(Date.now());
    for (const step of ['hide', 'show'] as const) {
      for (let n = 0; n === 0 || (await countLeft(place.rows, key)) > 0; n += 1) {
        await using site = await ServedSite.start(place.folder, settings);
        if (n === 0) await ask(site.url, moderator, step, key);
        // The chore asks every second whether there is something to do.
        await wait((n === 0 ? 1_000 : 0) + Math.random() * longestChore);
        await site.stop('SIGKILL');
        tally.killed += 1;
        if ((await countLeft(place.rows, key)) > 0) tally.under += 1;
        faults.push(...(await findTwice(place.rows, key)));
      }
      faults.push(...(await findUndone(place.rows, { key, step })));
    }
    tally.rounds += 1;
  }
  const { killed, under, rounds } = tally;
  report.tell(
    `${killed} kills in ${rounds} clean-ups of ${raiders.length} accounts and ${raiders.length * (questionsEach + 1)} posts, each taken back: ${under} in the middle`,
  );
  report.lost('clean-ups, and what they were to hide, to close and to bring back', faults);
}

/** Wishes the set hidden and its accounts closed, or all of that taken back. */
async function ask(url: string, { token }: Person, step: 'hide' | 'show', key: string) {
  const at = new Date(Date.now() - 20 * 3_600_000).toISOString();
  const wish = { key, since: at, newSince: at, reason: 'A raid', level: 'ban', days: 30 };
  if (step === 'hide') {
    const { status, data } = await send(url, token, 'admin/cleanups', wish);
    if (status !== 200) throw new Error(JSON.stringify(data));
    return;
  }
  const headers = { authorization: token };
  const reply = await fetch(`${url}/api/v1/admin/cleanups/${key}`, { method: 'DELETE', headers });
  if (!reply.ok) throw new Error(await reply.text());
}

const countOf = async ({ all }: Rows, from: string): Promise<number> =>
  Number((await all(`select count(*) as n from ${from}`))[0]?.n);

const countLeft = (rows: Rows, key: string): Promise<number> =>
  countOf(rows, `cleanup_posts where cleanup_id = '${key}' and wish is not null`);

/** What was done twice, or is noted as done and is not. */
async function findTwice(rows: Rows, key: string): Promise<string[]> {
  const ours = `cleanup_posts.cleanup_id = '${key}'`;
  const faults: string[] = [];
  const must = async (what: string, from: string) => {
    const count = await countOf(rows, from);
    if (count > 0) faults.push(`${count} ${what}`);
  };
  const twice = `select user_id from decisions where cleanup_id = '${key}' group by user_id having count(*) > 1`;
  await must('people were decided about twice', `(${twice}) as twice`);
  const told = `select user_id, subject_id from notifications where kind = 'hidden' group by user_id, subject_id having count(*) > 1`;
  await must('people were told twice', `(${told}) as told`);
  await must(
    'questions are hidden that wait for it',
    `cleanup_posts join questions on questions.id = cleanup_posts.post_id
      where ${ours} and cleanup_posts.kind = 'question' and wish = 'hide' and questions.hidden_at is not null`,
  );
  await must(
    'questions are shown that were hidden',
    `cleanup_posts join questions on questions.id = cleanup_posts.post_id
      where ${ours} and cleanup_posts.kind = 'question' and wish = 'show' and questions.hidden_at is null`,
  );
  await must(
    'accounts are closed that wait for it',
    `cleanup_posts join decisions on decisions.user_id = cleanup_posts.user_id and decisions.cleanup_id = cleanup_posts.cleanup_id
      where ${ours} and cleanup_posts.kind = 'account' and wish = 'hide'`,
  );
  return faults;
}

type End = { key: string; step: 'hide' | 'show' };

/** What is not as it should be once nothing waits any more. */
async function findUndone(rows: Rows, { key, step }: End): Promise<string[]> {
  const isHidden = step === 'hide';
  // Everybody new is in the set, the raiders among them.
  const ofKind = (kind: string) =>
    countOf(rows, `cleanup_posts where cleanup_id = '${key}' and kind = '${kind}'`);
  const accounts = await ofKind('account');
  const isOurs = `id in (select post_id from cleanup_posts where cleanup_id = '${key}')`;
  const wanted = {
    [`decisions where cleanup_id = '${key}' and level = 'ban' and ended_at is ${isHidden ? '' : 'not '}null`]:
      accounts,
    [`decisions where cleanup_id = '${key}'`]: accounts,
    [`questions where hidden_at is not null and ${isOurs}`]: isHidden
      ? await ofKind('question')
      : 0,
    [`recipes where removed_at is not null and ${isOurs}`]: isHidden ? await ofKind('recipe') : 0,
    [`acts where act = '${isHidden ? 'clean-up-ban' : 'undo-clean-up'}' and subject_id = '${key}'`]: 1,
  };
  const faults: string[] = [];
  for (const [from, count] of Object.entries(wanted)) {
    const found = await countOf(rows, from);
    if (found !== count) faults.push(`${found} ${from}, not ${count}`);
  }
  return faults;
}
