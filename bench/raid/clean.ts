import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

const longestMs = 10 * 60_000;

/**
 * Cleans up after a raid as a moderator does: what accounts that are newer than the raid have posted since
 * is hidden as one set, and these accounts are closed. Answers with how many acts it took, and waits until all of it is done.
 */
export async function cleanUp(
  url: string,
  token: string,
  since: string,
): Promise<{ acts: number; posts: number; people: number; accounts: number }> {
  const headers = { authorization: token, 'content-type': 'application/json' };
  const key = randomBytes(12).toString('hex');
  const set = { key, since, newSince: since, rule: 'spam', reason: 'A raid' };
  const body = JSON.stringify({ ...set, level: 'ban', days: 365 });
  const begun = await fetch(`${url}/api/v1/admin/cleanups`, { method: 'POST', headers, body });
  const { success, posts, people, accounts, code } = await begun.json();
  if (!success) throw new Error(`the clean-up was refused: ${code}`);
  const end = performance.now() + longestMs;
  while (performance.now() < end) {
    const { cleanups } = await (await fetch(`${url}/api/v1/admin/cleanups`, { headers })).json();
    if (cleanups[0].left === 0) return { acts: 1, posts, people, accounts };
    await wait(1_000);
  }
  throw new Error('the clean-up did not come to its end');
}
