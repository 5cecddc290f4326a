import type { NamedUser } from '../accounts/rows.ts';

export type NewInvitation = {
  id: string;
  tokenHash: string;
  role: number;
  expiresAt: number;
};

/** `full`: too many wait. `over`: one with this token was made before, and is good no more. */
export type MadeInvitation = { expiresAt: number } | 'full' | 'over';

/** What somebody opens an account with. */
export type UsedInvitation = { tokenHash: string; at: number };
/** `over`: it is used, revoked or expired, there is none, or who made it is no admin any more or has left. */
export type InvitedOutcome = 'done' | 'taken' | 'over';

/** An invitation as admins see it. */
export type InvitationRow = {
  id: string;
  role: number;
  createdAt: number;
  expiresAt: number;
  usedAt: number | null;
  /** When it was revoked; its beginning where who made it is no admin any more or has left. */
  revokedAt: number | null;
  /** Null for the operator. */
  maker: NamedUser | null;
  /** Null before it is used, and once that account is gone. */
  guest: NamedUser | null;
};
