import { createHmac } from 'node:crypto';
import { type InvitationReply, invitationDays } from '#contract/invitations.ts';
import { stateOfInvitation } from '#domain/accounts/registration.ts';
import type { Deps } from '#server/deps.ts';
import type { Actor, Handlers } from '#server/http/handler.ts';
import { Refusal } from '#server/http/refusal.ts';
import { newToken } from '#server/http/session.ts';
import { findRegistration } from '#server/let-in.ts';
import { newInvitation } from '#server/new-invitation.ts';
import { pageEnd } from '#server/presenters/page-end.ts';
import { toTime } from '#server/presenters/time.ts';
import type { InvitationRow } from '#storage/features/invitations/rows.ts';

type InvitationHandlers = Pick<
  Handlers,
  'getRegistration' | 'listInvitations' | 'invite' | 'revokeInvitation'
>;

const listed = 50;

/** Who may open an account, and what admins do about it. */
export function invitationHandlers(deps: Deps): InvitationHandlers {
  const { reader, writer, now } = deps;
  return {
    async getRegistration() {
      return { registration: await findRegistration(deps) };
    },

    async listInvitations({ query }) {
      const page = await reader.listInvitations(query.limit ?? listed, query.cursor);
      const present = presentInvitation(now());
      return { invitations: page.rows.map(present), ...pageEnd(page) };
    },

    async invite({ body: { days = invitationDays.usual }, headers, actor }) {
      const act = { at: now(), actorId: actor.id, act: 'invite' };
      const key = headers['idempotency-key'];
      const token = key === undefined ? newToken() : tokenOf(actor, key);
      const made = await newInvitation(writer, { days, role: 0 }, act, token);
      if (made === 'full') throw new Refusal('invitations_full');
      if (made === 'over') throw new Refusal('invitation_over');
      return { token: made.token, expiresAt: toTime(made.expiresAt) };
    },

    async revokeInvitation({ params: { id }, actor }) {
      const act = { at: now(), actorId: actor.id, act: 'revoke-invitation' };
      if (!(await writer.revokeInvitation(id, act))) throw new Refusal('invitation_over');
      return {};
    },
  };
}

/** The same whenever it is asked for again in this session, and to be guessed by nobody who knows the key alone. */
const tokenOf = ({ tokenHash }: Actor, key: string): string =>
  createHmac('sha256', tokenHash).update(`invitation ${key}`).digest('base64url');

const presentInvitation =
  (now: number) =>
  (row: InvitationRow): InvitationReply => ({
    _id: row.id,
    state: stateOfInvitation(row, now),
    role: row.role,
    createdAt: toTime(row.createdAt),
    expiresAt: toTime(row.expiresAt),
    ...(row.maker ? { by: row.maker } : {}),
    ...(row.usedAt === null ? {} : { usedAt: toTime(row.usedAt) }),
    ...(row.guest ? { usedBy: row.guest } : {}),
  });
