/**
 * Whether the rating of an account counts. Every account's does: this is the one place that will
 * ask how long an account has stood.
 */
export const doesCount = (_account: { userId: string }): boolean => true;

const day = 24 * 60 * 60 * 1000;

/**
 * Whether an account's link leads anywhere: one of those who run the site, and one that has stood for three days and shared three
 * things. Everybody else's is text.
 */
export const mayShowLink = (
  { role, createdAt, shared }: { role: number; createdAt: number; shared: number },
  now: number,
): boolean => role !== 0 || (now - createdAt >= 3 * day && shared >= 3);
