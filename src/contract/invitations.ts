import { type Static, Type } from 'typebox';
import { defineCall, IdempotencyHeaders, pageEnd, pageQuery, Success } from './define.ts';

/** Who may open an account: anybody, people with an invitation, or nobody. */
export const registrations = ['open', 'invite', 'closed'] as const;
export const invitationStates = ['open', 'used', 'revoked', 'expired'] as const;
/** For how many days an invitation may be good. */
export const invitationDays = { least: 1, usual: 7, most: 30 } as const;

const Named = Type.Object({ name: Type.String(), email: Type.String() });
const time = Type.String({ format: 'date-time' });

const Invitation = Type.Object({
  _id: Type.String(),
  state: Type.Enum([...invitationStates]),
  role: Type.Integer({ description: '2 where it makes somebody a moderator, 0 otherwise' }),
  createdAt: time,
  expiresAt: time,
  by: Type.Optional(Named),
  usedAt: Type.Optional(time),
  usedBy: Type.Optional(Named),
});
export type InvitationReply = Static<typeof Invitation>;

const errors = ['not_signed_in', 'admins_only', 'passkey_needed'] as const;

export const getRegistration = defineCall({
  method: 'GET',
  path: '/api/v1/auth/registration',
  feature: 'invitations',
  summary: 'Who may open an account here',
  who: 'anyone',
  status: 200,
  reply: Success({ registration: Type.Enum([...registrations]) }),
  errors: [],
});

export const listInvitations = defineCall({
  method: 'GET',
  path: '/api/v1/admin/invitations',
  feature: 'invitations',
  summary: 'Invitations with what became of them, newest first',
  who: 'admin',
  query: Type.Object(pageQuery(200)),
  status: 200,
  reply: Success({ invitations: Type.Array(Invitation), ...pageEnd }),
  errors: [...errors, 'bad_cursor', 'bad_request'],
});

export const invite = defineCall({
  method: 'POST',
  path: '/api/v1/admin/invitations',
  feature: 'invitations',
  summary:
    'Make an invitation; the token of its link is told once, and opens one account by `/register#<token>`; a repeated Idempotency-Key answers with the first one',
  who: 'admin',
  headers: IdempotencyHeaders,
  body: {
    kind: 'json',
    schema: Type.Object({
      days: Type.Optional(
        Type.Integer({ minimum: invitationDays.least, maximum: invitationDays.most }),
      ),
    }),
  },
  status: 201,
  reply: Success({ token: Type.String(), expiresAt: time }),
  errors: [...errors, 'invitations_full', 'invitation_over', 'bad_request'],
});

export const revokeInvitation = defineCall({
  method: 'DELETE',
  path: '/api/v1/admin/invitations/:id',
  feature: 'invitations',
  summary: 'Revoke an invitation that nobody has used',
  who: 'admin',
  params: Type.Object({ id: Type.String() }),
  status: 200,
  reply: Success({}),
  errors: [...errors, 'invitation_over'],
});
