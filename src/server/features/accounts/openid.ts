import { minuteMs } from '#domain/spans.ts';
import type { Deps } from '#server/deps.ts';
import type { Actor, Handlers } from '#server/http/handler.ts';
import { Refusal } from '#server/http/refusal.ts';
import { hashToken, newToken } from '#server/http/session.ts';
import { writeOpenidNotice } from '#server/mails/tell-passkey.ts';
import { toTime } from '#server/presenters/time.ts';
import type { OpenidOutcome, UserRow } from '#storage/features/accounts/rows.ts';
import { beginSession, isHeldBack } from './begin-session.ts';
import { confirmPassword, inSession, isFresh } from './confirm-password.ts';
import { askerKey, findDevice } from './guesser.ts';
import { refuseWhoLeft } from './leave-account.ts';
import { ticketHandlers } from './openid-tickets.ts';
import { comeBack, openidOf, sendAway } from './openid-way.ts';
import { createWatch } from './watch-tries.ts';

type OpenidHandlers = Pick<
  Handlers,
  | 'askOpenid'
  | 'loginByOpenid'
  | 'registerByOpenid'
  | 'joinByOpenid'
  | 'getOwnOpenid'
  | 'askOpenidLink'
  | 'askOpenidConfirmation'
  | 'finishOpenid'
  | 'unlinkOpenid'
>;

/** A ticket is good for so long: somebody who has to choose a name may take their time. */
const ticketMs = 30 * minuteMs;

/** Logging in through the OpenID server of the site, and what of it belongs to one's account. */
export function openidHandlers(deps: Deps): OpenidHandlers {
  const watched = createWatch(deps);
  return {
    async askOpenid({ address, headers, log }) {
      openidOf(deps);
      const key = await askerKey(deps, headers['x-device'], address);
      await deps.limits.beforeLoginPerAddress.spend(key);
      return sendAway(deps, { purpose: 'login', userId: null }, log);
    },
    loginByOpenid: watched('loginByOpenid', createLoginByOpenid(deps)),
    ...ticketHandlers(deps, watched),
    ...ownHandlers(deps),
  };
}

/** Starts a session for an account that is linked; for whom none is, keeps what the server said until they choose one. */
function createLoginByOpenid(deps: Deps): Handlers['loginByOpenid'] {
  const { reader, writer, now } = deps;
  return async ({ body, headers, text, log }) => {
    const { issuer, label } = openidOf(deps);
    const wanted = { purposes: ['login'] as const, userId: null };
    const { person } = await comeBack(deps, body, wanted, log);
    const identity = { issuer, subject: person.subject };
    const link = await reader.findOpenidLink(identity);
    const user = link && (await reader.findUser(link.userId));
    if (user) return enter(user);
    const { email, name } = person;
    if (!email) throw new Refusal('openid_unproven', { values: { server: label } });
    const ticket = newToken();
    const kept = { tokenHash: hashToken(ticket), ...identity, email };
    await writer.keepOpenidTicket({ ...kept, expiresAt: now() + ticketMs });
    const hasAccount = (await reader.findUserByEmail(email)) !== null;
    return { newcomer: { ticket, email, name, hasAccount } };

    async function enter(user: UserRow) {
      // What the server answered is spent: who takes the account back is sent there again.
      const comesBack = await refuseWhoLeft(deps, user.id, body.comeBack, text);
      const device = await findDevice(deps, headers['x-device'], user.email);
      const begun = await beginSession(deps, {
        user,
        device,
        headers,
        language: text.language,
        store: (session, deviceHash) =>
          writer.loginByOpenid(identity, session, deviceHash, comesBack),
      });
      if (!begun) throw new Refusal('openid_over');
      const held = isHeldBack(deps, user) ? { passkeyNeeded: true } : {};
      return {
        message: text(comesBack ? 'login.back' : 'login.done'),
        begun: { ...begun, ...held },
      };
    }
  };
}

/** What every call about one's own link answers. */
async function stateOf(deps: Deps, actor: Actor, isConfirmed = isFresh(deps, actor.openidAt)) {
  const { reader, config } = deps;
  const links = await reader.listOpenidLinks(actor.id);
  const link = links.find(({ issuer }) => issuer === config.openid?.issuer);
  const credentials = await reader.findCredentials(actor.email);
  const { email = '', createdAt = 0, usedAt = null } = link ?? {};
  const used = usedAt === null ? {} : { usedAt: toTime(usedAt) };
  return {
    ...(link ? { link: { email, linkedAt: toTime(createdAt), ...used } } : {}),
    hasPassword: (credentials?.passwordHash ?? null) !== null,
    isConfirmed,
  };
}

function ownHandlers(
  deps: Deps,
): Pick<
  OpenidHandlers,
  'getOwnOpenid' | 'askOpenidLink' | 'askOpenidConfirmation' | 'finishOpenid' | 'unlinkOpenid'
> {
  const { writer, limits, config } = deps;
  return {
    getOwnOpenid: ({ actor }) => stateOf(deps, actor),

    async askOpenidLink({ actor, body, log }) {
      openidOf(deps);
      await confirmPassword(deps, actor, body.password);
      return sendAway(deps, { purpose: 'link', userId: actor.id }, log);
    },

    async askOpenidConfirmation({ actor, log }) {
      openidOf(deps);
      await limits.editPerAccount.spend(inSession(actor));
      return sendAway(deps, { purpose: 'confirm', userId: actor.id }, log);
    },

    finishOpenid: createFinish(deps),

    async unlinkOpenid({ actor, body }) {
      await confirmPassword(deps, actor, body.password);
      const { issuer = '' } = config.openid ?? {};
      if (!(await writer.unlinkOpenid(actor.id, issuer))) throw new Refusal('last_way_in');
      return stateOf(deps, actor);
    },
  };
}

/** Links the account with whom the server names, or takes its word for who sits there: what the browser was sent for. */
function createFinish(deps: Deps): Handlers['finishOpenid'] {
  const { writer, now } = deps;
  return async ({ actor, body, text, log }) => {
    const { issuer, label: server } = openidOf(deps);
    const wanted = { purposes: ['link', 'confirm'] as const, userId: actor.id };
    const { purpose, person } = await comeBack(deps, body, wanted, log);
    const { id: userId, tokenHash } = actor;
    const identity = { issuer, subject: person.subject, userId, tokenHash, at: now() };
    if (purpose === 'confirm') {
      const isOwn = await writer.confirmByOpenid(identity);
      if (!isOwn) throw new Refusal('openid_taken');
      return { message: text('openid.confirmed'), ...(await stateOf(deps, actor, true)) };
    }
    const notice = writeOpenidNotice(deps, actor.id, text);
    refuseUnlinked(await writer.linkOpenid({ ...identity, email: person.email }, notice));
    return { message: text('openid.linked', { server }), ...(await stateOf(deps, actor)) };
  };
}

/** What stood in the way of a link. */
function refuseUnlinked(outcome: OpenidOutcome | 'missing'): void {
  if (outcome === 'missing') throw new Refusal('not_signed_in');
  if (outcome === 'taken') throw new Refusal('openid_taken');
  if (outcome === 'full') throw new Refusal('openid_linked');
}
