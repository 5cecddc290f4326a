import { dayMs } from '#domain/spans.ts';
import type { NewAct } from '#storage/features/admin/rows.ts';
import type { Writer } from '#storage/port.ts';
import { hashToken, newToken } from './http/session.ts';
import { newId } from './ids.ts';

/** So many may wait to be used; an operator who needs more leaves registration open for a while. */
const mostWaiting = 100;

/** Makes an invitation with a token that is known from here on to people with its link alone. */
export async function newInvitation(
  writer: Pick<Writer, 'createInvitation'>,
  { days, role }: { days: number; role: number },
  act: NewAct,
  token = newToken(),
): Promise<{ token: string; expiresAt: number } | 'full' | 'over'> {
  const expiresAt = act.at + days * dayMs;
  const invitation = { id: newId(act.at), tokenHash: hashToken(token), role, expiresAt };
  const made = await writer.createInvitation(invitation, mostWaiting, act);
  return typeof made === 'string' ? made : { token, ...made };
}
