import { type invitationStates, registrations } from '#contract/invitations.ts';

export type Registration = (typeof registrations)[number];
type InvitationState = (typeof invitationStates)[number];

/** Who may open an account, from a word; null for any other. */
export function readRegistration(word: string | null): Registration | null {
  return registrations.find((one) => one === word) ?? null;
}

type Times = {
  readonly expiresAt: number;
  readonly usedAt: number | null;
  readonly revokedAt: number | null;
};

/** What has become of an invitation. */
export function stateOfInvitation(
  { expiresAt, usedAt, revokedAt }: Times,
  now: number,
): InvitationState {
  if (usedAt !== null) return 'used';
  if (revokedAt !== null) return 'revoked';
  return expiresAt > now ? 'open' : 'expired';
}
