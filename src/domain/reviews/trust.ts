import { dayMs } from './day.ts';

/** For so many days an account is new. */
export const trustDays = 3;

/**
 * Whether the rating of an account counts. Every account's does: this is the one place that will
 * ask how long an account has stood.
 */
export const doesCount = (_account: { userId: string }): boolean => true;

/**
 * Whether an account's link leads anywhere: one of those who run the site, and one that has stood for three days and shared three
 * things. Everybody else's is text.
 */
export const mayShowLink = (
  { role, createdAt, shared }: { role: number; createdAt: number; shared: number },
  now: number,
): boolean => role !== 0 || (now - createdAt >= trustDays * dayMs && shared >= 3);

/** Whether an account is too young for much of it to stand on Home at once. */
export const isNewAccount = ({ createdAt }: { createdAt: number }, now: number): boolean =>
  now - createdAt < trustDays * dayMs;
