import type { UserRow } from '../accounts/rows.ts';

/** An address that gives somebody all that is theirs, until its end or that of the session. */
export type NewTakeout = {
  tokenHash: string;
  sessionHash: string;
  userId: string;
  expiresAt: number;
};

export type FoundTakeout = { user: UserRow; expiresAt: number };
