import { usualTrustDays } from '../accounts/trust.ts';
import { dayMs } from './day.ts';

/** Whether what a review says counts in means and numbers: not while the account of its writer is not trusted. */
export const doesCount = ({ countsLater }: { countsLater: boolean }): boolean => !countsLater;

/** Whether an account is too young for much of it to stand on Home at once. */
export const isNewAccount = ({ createdAt }: { createdAt: number }, now: number): boolean =>
  now - createdAt < usualTrustDays * dayMs;
