import { createHmac, hash, randomBytes, timingSafeEqual } from 'node:crypto';
import { beginsWithZeros, readChallenge, readWork, tryText } from '#domain/puzzles/puzzles.ts';

/** How long a challenge counts: longer than the slowest phone takes, and than a person reads. */
export const challengeSeconds = 10 * 60;

/** A challenge for one kind of act, signed, so that nothing of it is kept until it is spent. */
export function makeChallenge(key: string, act: string, bits: number, now: number): string {
  const until = now + challengeSeconds * 1000;
  const open = `${act}.${bits}.${until.toString(36)}.${randomBytes(9).toString('base64url')}`;
  return `${open}.${sign(key, open)}`;
}

/** The name of a challenge of this site that was solved for this kind of act in time; null otherwise. */
export function checkWork(
  key: string,
  act: string,
  given: string | undefined,
  now: number,
): string | null {
  const work = readWork(given ?? '');
  if (!work) return null;
  const { challenge, numbers } = work;
  const at = challenge.lastIndexOf('.');
  const open = challenge.slice(0, at);
  const [kind, , until = ''] = open.split('.');
  const isOurs = isSame(challenge.slice(at + 1), sign(key, open));
  if (!isOurs || kind !== act || Number.parseInt(until, 36) <= now) return null;
  const { seed, bits } = readChallenge(challenge);
  const isSolved = numbers.every((number, puzzle) =>
    beginsWithZeros(hash('sha256', tryText(seed, puzzle, number), 'buffer'), bits),
  );
  return isSolved ? seed : null;
}

const sign = (key: string, open: string): string =>
  createHmac('sha256', key).update(open).digest('base64url').slice(0, 24);

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
