import { randomBytes } from 'node:crypto';

/** A new id: 24 hex digits, the first eight the time in seconds, so that ids sort by age. */
export function newId(now: number): string {
  const seconds = Math.floor(now / 1000);
  return seconds.toString(16).padStart(8, '0') + randomBytes(8).toString('hex');
}
