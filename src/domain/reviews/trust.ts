/**
 * Whether the rating of an account counts. Every account's does: this is the one place that will
 * ask how long an account has stood.
 */
export const doesCount = (_account: { userId: string }): boolean => true;
