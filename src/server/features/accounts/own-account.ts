import type { SessionReply } from '#contract/own-account.ts';
import { isAdmin } from '#domain/accounts/may.ts';
import { normalizeAnswer } from '#domain/accounts/normalize.ts';
import type { Text } from '#messages/format.ts';
import type { Deps } from '#server/deps.ts';
import type { Actor, Handlers } from '#server/http/handler.ts';
import { Refusal } from '#server/http/refusal.ts';
import { hasEnded, hashToken } from '#server/http/session.ts';
import { askPassword } from '#server/mails/ask-password.ts';
import { writePasswordNotice } from '#server/mails/tell-password.ts';
import { createTidyName, tidyAdminName } from '#server/names/load-names.ts';
import { toTime } from '#server/presenters/time.ts';
import { emailHandlers } from './change-email.ts';
import { confirmPassword, isUnconfirmedWithout, unconfirmed } from './confirm-password.ts';
import { createLeaveAccount } from './leave-account.ts';
import { hashSecret, refuseWeakPassword } from './passwords.ts';
import { presentUser } from './present-user.ts';
import { createGetUsage } from './usage.ts';

type OwnHandlers = Pick<
  Handlers,
  | 'listSessions'
  | 'getUsage'
  | 'endSession'
  | 'endOtherSessions'
  | 'changeName'
  | 'changePassword'
  | 'changeAnswer'
  | 'leaveAccount'
  | 'changeEmail'
  | 'confirmEmail'
>;

/** So much of a session's hash names it to its owner; it opens nothing. */
const idLength = 24;

/** What people see and change of their own account. */
export function ownAccountHandlers(deps: Deps): OwnHandlers {
  const { writer } = deps;
  const sessionsOf = readSessions(deps);
  return {
    listSessions: async ({ actor }) => ({ sessions: await sessionsOf(actor) }),
    getUsage: createGetUsage(deps),

    async endSession({ actor, body }) {
      await confirmPassword(deps, actor, body.password);
      await writer.endSession(actor.id, body.id);
      return { sessions: await sessionsOf(actor) };
    },

    async endOtherSessions({ actor, body }) {
      await confirmPassword(deps, actor, body.password);
      await writer.endOtherSessions(actor.id, actor.tokenHash);
      return { sessions: await sessionsOf(actor) };
    },

    ...namingHandlers(deps),
    ...secretHandlers(deps),
    ...emailHandlers(deps),
    leaveAccount: createLeaveAccount(deps),
  };
}

function readSessions({ reader, now }: Deps) {
  return async ({ id, tokenHash: own }: Actor): Promise<SessionReply[]> => {
    const sessions = await reader.listSessions(id);
    const open = sessions.filter((session) => !hasEnded(session, now()));
    return open.map(({ tokenHash, device, createdAt, usedAt }) => ({
      id: tokenHash.slice(0, idLength),
      device,
      isThis: tokenHash === own,
      beganAt: toTime(createdAt),
      usedAt: toTime(usedAt),
    }));
  };
}

function namingHandlers({ writer, limits, config }: Deps): Pick<OwnHandlers, 'changeName'> {
  const tidyName = createTidyName(config.site);
  return {
    async changeName({ actor, body }) {
      const name = await (isAdmin(actor) ? tidyAdminName : tidyName)(body.name);
      await limits.editPerAccount.spend(actor.id);
      const outcome = name === actor.name ? 'done' : await writer.rename(actor.id, name);
      if (outcome === 'missing') throw new Refusal('not_signed_in');
      if (outcome === 'hidden') throw new Refusal('name_hidden', { field: 'name' });
      return { user: presentUser({ ...actor, name }) };
    },
  };
}

/** A first password counts once the mailed link is opened; where nothing can be mailed, the account has to be confirmed otherwise. */
async function mailFirstPassword(deps: Deps, actor: Actor, newPassword: string, text: Text) {
  const { id, email } = actor;
  await deps.limits.editPerAccount.spend(id);
  const passwordHash = await hashSecret(newPassword);
  const asked = { user: { id, email }, passwordHash, device: '', key: id, text };
  const isMailed = actor.heldRole === null && (await askPassword(deps, asked));
  if (!isMailed) throw unconfirmed(deps, null);
}

function secretHandlers(deps: Deps): Pick<OwnHandlers, 'changePassword' | 'changeAnswer'> {
  const { writer, now } = deps;
  return {
    async changePassword({ actor, body, headers, text }) {
      await refuseWeakPassword(body.newPassword, 'newPassword');
      if (body.password === undefined && (await isUnconfirmedWithout(deps, actor))) {
        await mailFirstPassword(deps, actor, body.newPassword, text);
        return { message: text('reset.mailed'), mailed: true };
      }
      const before = await confirmPassword(deps, actor, body.password);
      const passwordHash = await hashSecret(body.newPassword);
      const token = headers['x-device'];
      const device = token ? hashToken(token) : null;
      const change = { passwordHash, before, keep: actor.tokenHash, device, at: now() };
      const notice = writePasswordNotice(deps, actor.id, text);
      const isChanged = await writer.changePassword(actor.id, change, notice);
      // Somebody else was quicker: what was typed is the present one no more.
      if (!isChanged) throw new Refusal('password_wrong', { field: 'password' });
      return { message: text('account.passwordChanged') };
    },

    async changeAnswer({ actor, body, text }) {
      const before = await confirmPassword(deps, actor, body.password);
      const answerHash = await hashSecret(normalizeAnswer(body.answer));
      const isChanged = await writer.changeAnswer(actor.id, { answerHash, before });
      if (!isChanged) throw new Refusal('password_wrong', { field: 'password' });
      return { message: text('account.answerChanged') };
    },
  };
}
