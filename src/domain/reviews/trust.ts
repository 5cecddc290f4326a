import { usualTrustDays } from '../accounts/trust.ts';
import { dayMs } from './day.ts';

/**
 * Whether the rating of an account counts. Every account's does: this is the one place that will
 * ask how long an account has stood.
 */
export const doesCount = (_account: { userId: string }): boolean => true;

/** Whether an account is too young for much of it to stand on Home at once. */
export const isNewAccount = ({ createdAt }: { createdAt: number }, now: number): boolean =>
  now - createdAt < usualTrustDays * dayMs;
