import type { Deps } from '#server/deps.ts';
import type { Handlers } from '#server/http/handler.ts';
import { Refusal } from '#server/http/refusal.ts';
import { hashToken } from '#server/http/session.ts';
import { newId } from '#server/ids.ts';
import { letIn } from '#server/let-in.ts';
import { addressKey, blockKey } from '#server/limits/address-key.ts';
import { writeOpenidNotice } from '#server/mails/tell-passkey.ts';
import { createTidyName } from '#server/names/load-names.ts';
import type { OpenidEntry, OpenidTicket } from '#storage/features/accounts/rows.ts';
import { beginSession, isHeldBack } from './begin-session.ts';
import { findDevice, guesserOf } from './guesser.ts';
import { refuseWhoLeft } from './leave-account.ts';
import { checkPassword } from './login.ts';
import { openidOf } from './openid-way.ts';
import type { createWatch } from './watch-tries.ts';

/** Which account is to belong to somebody whom the OpenID server has named: a new one, or the one that has their address. */
export function ticketHandlers(
  deps: Deps,
  watched: ReturnType<typeof createWatch>,
): Pick<Handlers, 'registerByOpenid' | 'joinByOpenid'> {
  return {
    registerByOpenid: watched('registerByOpenid', createRegister(deps)),
    joinByOpenid: watched('joinByOpenid', createJoin(deps)),
  };
}

async function readTicket(deps: Deps, ticket: string): Promise<OpenidTicket> {
  openidOf(deps);
  const found = await deps.reader.findOpenidTicket(hashToken(ticket), deps.now());
  if (!found) throw new Refusal('openid_over');
  return found;
}

/** Opens an account without a password; the name is the person's choice, under the rules of the site. */
function createRegister(deps: Deps): Handlers['registerByOpenid'] {
  const { writer, limits, now, config } = deps;
  const tidyName = createTidyName(config.site);
  return async ({ body, address, headers, text }) => {
    const { email, tokenHash } = await readTicket(deps, body.ticket);
    const invitation = await letIn(deps, body.invitation);
    const name = await tidyName(body.name);
    // Without work where these near: that server has let somebody have an account, which is more.
    await limits.registerPerAddress.spend(addressKey(address));
    await limits.registerPerBlock.spend(blockKey(address));
    const user = { id: newId(now()), email, name, role: 0, createdAt: now() };
    const device = await findDevice(deps, headers['x-device'], email);
    let outcome: OpenidEntry = 'over';
    const begun = await beginSession(deps, {
      user: { ...user, handle: '' },
      device,
      headers,
      language: text.language,
      async store(session, deviceHash) {
        outcome = await writer.registerByOpenid(tokenHash, user, session, deviceHash, invitation);
        return outcome === 'done';
      },
    });
    if (!begun) throw refusalOf(outcome, 'email_taken');
    return { message: text('openid.opened', { name }), ...begun };
  };
}

/** Links the account that has the address once its password is right: the address alone takes no account. */
function createJoin(deps: Deps): Handlers['joinByOpenid'] {
  const { reader, writer } = deps;
  return async ({ body, address, headers, text }) => {
    const { email, tokenHash: ticketHash } = await readTicket(deps, body.ticket);
    const device = await findDevice(deps, headers['x-device'], email);
    const tried = { email, password: body.password };
    const right = await checkPassword(deps, guesserOf(email, address, device), tried).catch(
      asWrong,
    );
    const user = await reader.findUser(right.userId);
    if (!user) throw new Refusal('openid_over');
    // Who has to prove a passkey first links the account from its own page.
    if (isHeldBack(deps, user)) throw new Refusal('passkey_needed');
    const comesBack = await refuseWhoLeft(deps, user.id, body.comeBack, text);
    const notice = writeOpenidNotice(deps, user.id, text);
    const { passwordHash } = right;
    let outcome: OpenidEntry = 'over';
    const begun = await beginSession(deps, {
      user,
      device,
      headers,
      language: text.language,
      async store(session, deviceHash) {
        const proof = { ticketHash, passwordHash, comesBack };
        outcome = await writer.joinByOpenid(proof, session, deviceHash, notice);
        return outcome === 'done';
      },
    });
    if (!begun) throw refusalOf(outcome, 'openid_over');
    return { message: text(comesBack ? 'login.back' : 'login.done'), ...begun };
  };
}

/** A wrong password is said at its field. */
function asWrong(error: unknown): never {
  const isWrong = error instanceof Refusal && error.code === 'wrong_credentials';
  throw isWrong ? new Refusal('password_wrong', { field: 'password' }) : error;
}

function refusalOf(outcome: OpenidEntry, taken: 'email_taken' | 'openid_over'): Refusal {
  if (outcome === 'refused') return new Refusal('password_wrong', { field: 'password' });
  if (outcome === 'uninvited') return new Refusal('invitation_over');
  if (outcome === 'full') return new Refusal('openid_linked');
  return new Refusal(outcome === 'taken' ? taken : 'openid_over');
}
