import type { NewAct } from '#storage/features/admin/rows.ts';
import type { Writer } from '#storage/port.ts';
import { hashToken, newToken } from './http/session.ts';
import { newId } from './ids.ts';

const day = 24 * 60 * 60 * 1000;
/** So many may wait to be used; whoever needs more leaves registration open for a while. */
const mostWaiting = 100;

/** Makes an invitation, whose token is known from here on to whoever has its link alone; null where too many wait. */
export async function newInvitation(
  writer: Pick<Writer, 'createInvitation'>,
  { days, role }: { days: number; role: number },
  act: NewAct,
): Promise<{ token: string; expiresAt: number } | null> {
  const token = newToken();
  const expiresAt = act.at + days * day;
  const invitation = { id: newId(act.at), tokenHash: hashToken(token), role, expiresAt };
  const isMade = await writer.createInvitation(invitation, mostWaiting, act);
  return isMade ? { token, expiresAt } : null;
}
