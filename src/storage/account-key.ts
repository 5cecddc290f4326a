import { createHash } from 'node:crypto';

/** What tries of an account are counted under: no e-mail is spelled out, and they go with the account. */
export const accountKey = (email: string): string =>
  createHash('sha256').update(email).digest('hex').slice(0, 32);
