import type { Registration } from '#domain/accounts/registration.ts';
import type { NewUser } from '#storage/features/accounts/rows.ts';
import type { UsedInvitation } from '#storage/features/invitations/rows.ts';
import type { Reader, Writer } from '#storage/port.ts';
import { Refusal } from './http/refusal.ts';
import { hashToken } from './http/session.ts';
import type { Config } from './settings/config.ts';

type Doors = {
  reader: Pick<Reader, 'findRegistration' | 'isGoodInvitation'>;
  config: Pick<Config, 'registration'>;
  now: () => number;
};

/** Who may open an account: what the operator's command said last, or else the setting. */
export async function findRegistration({
  reader,
  config,
}: Pick<Doors, 'config'> & { reader: Pick<Reader, 'findRegistration'> }): Promise<Registration> {
  return (await reader.findRegistration()) ?? config.registration;
}

/**
 * Lets somebody open an account, by whichever way they come, or refuses; answers with the invitation that
 * is used up by it, or null where none is. A visitor with one is let in by it or not at all, as it may come with a role.
 */
export async function letIn(doors: Doors, token?: string): Promise<UsedInvitation | null> {
  const registration = await findRegistration(doors);
  if (registration === 'closed') throw new Refusal('registration_closed');
  if (!token) {
    if (registration === 'invite') throw new Refusal('invitation_needed');
    return null;
  }
  const invitation = { tokenHash: hashToken(token), at: doors.now() };
  if (!(await doors.reader.isGoodInvitation(invitation.tokenHash, invitation.at))) {
    throw new Refusal('invitation_over');
  }
  return invitation;
}

/** Stores an account that was let in; refuses where its address or its invitation has just been taken by another. */
export async function openAccount(
  writer: Pick<Writer, 'createUser' | 'createInvited'>,
  user: NewUser,
  invitation: UsedInvitation | null,
): Promise<void> {
  if (invitation === null) {
    if (await writer.createUser(user)) return;
  } else {
    const outcome = await writer.createInvited(user, invitation);
    if (outcome === 'done') return;
    if (outcome === 'over') throw new Refusal('invitation_over');
  }
  throw new Refusal('email_taken', { field: 'email' });
}
