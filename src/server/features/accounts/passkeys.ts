import type { PasskeyProof, PasskeyReply } from '#contract/passkeys.ts';
import { mostPasskeys } from '#domain/accounts/most-passkeys.ts';
import { minuteMs } from '#domain/spans.ts';
import type { Deps } from '#server/deps.ts';
import type { Actor, Handlers } from '#server/http/handler.ts';
import { Refusal } from '#server/http/refusal.ts';
import { newToken } from '#server/http/session.ts';
import { writePasskeyNotice } from '#server/mails/tell-passkey.ts';
import { toTime } from '#server/presenters/time.ts';
import type { PasskeySettings } from '#server/settings/passkey-settings.ts';
import type { PasskeyRow, ProvenPasskey } from '#storage/features/accounts/rows.ts';
import { beginSession, isHeldBack } from './begin-session.ts';
import { confirmPassword, inSession } from './confirm-password.ts';
import { askerKey, findDevice } from './guesser.ts';
import { refuseWhoLeft } from './leave-account.ts';
import { passkeyAlgorithms, verifyNewPasskey, verifyProof } from './verify-passkey.ts';
import { createWatch } from './watch-tries.ts';

type PasskeyHandlers = Pick<
  Handlers,
  | 'askPasskey'
  | 'loginByPasskey'
  | 'confirmByPasskey'
  | 'listPasskeys'
  | 'offerPasskey'
  | 'addPasskey'
  | 'renamePasskey'
  | 'removePasskey'
>;

/** A challenge is good for so long, and once. */
const challengeMs = 5 * minuteMs;

/** Passkeys: logging in with them, confirming with them, and one's own list of them. */
export function passkeyHandlers(deps: Deps): PasskeyHandlers {
  const watched = createWatch(deps);
  return {
    ...provingHandlers(deps),
    loginByPasskey: watched('loginByPasskey', createLoginByPasskey(deps)),
    ...addingHandlers(deps),
    ...keepingHandlers(deps),
  };
}

function placeOf({ config }: Deps): PasskeySettings {
  if (!config.passkeys) throw new Refusal('passkeys_off');
  return config.passkeys;
}

/** The passkey behind a proof that is right; whether its challenge and its counter still count is for the write to say. */
async function readProof(
  deps: Deps,
  proof: PasskeyProof,
): Promise<{ passkey: PasskeyRow; proven: ProvenPasskey }> {
  const place = placeOf(deps);
  const passkey = await deps.reader.findPasskey(proof.id);
  const verified = passkey && (await verifyProof(proof, passkey, place));
  if (!verified) throw new Refusal('passkey_refused');
  const { id, userId } = passkey;
  return { passkey, proven: { id, userId, at: deps.now(), ...verified } };
}

const present = ({ id, name, createdAt, usedAt }: PasskeyRow): PasskeyReply => ({
  id,
  name,
  addedAt: toTime(createdAt),
  ...(usedAt === null ? {} : { usedAt: toTime(usedAt) }),
});

/** What every call about one's own passkeys answers. */
async function listFor(deps: Deps, actor: Actor, isProven = false) {
  const passkeys = await deps.reader.listPasskeys(actor.id);
  const isHeld = actor.heldRole !== null && !isProven;
  const hasNone = passkeys.length === 0 && isHeldBack(deps, actor);
  return { passkeys: passkeys.map(present), isNeeded: isHeld || hasNone };
}

function provingHandlers(deps: Deps): Pick<PasskeyHandlers, 'askPasskey' | 'confirmByPasskey'> {
  const { writer, limits, now } = deps;
  return {
    async askPasskey({ address, headers }) {
      const { host } = placeOf(deps);
      await limits.beforeLoginPerAddress.spend(await askerKey(deps, headers['x-device'], address));
      const challenge = newToken();
      await writer.askPasskey({ challenge, userId: null, expiresAt: now() + challengeMs });
      const options = { challenge, rpId: host, timeout: challengeMs };
      return { options: { ...options, userVerification: 'required' } };
    },

    async confirmByPasskey({ actor, body }) {
      const { passkey, proven } = await readProof(deps, body);
      const isDone =
        passkey.userId === actor.id && (await writer.confirmByPasskey(proven, actor.tokenHash));
      if (!isDone) throw new Refusal('passkey_refused');
      return listFor(deps, actor, true);
    },
  };
}

/** Starts a session for whom a passkey stands: no e-mail is asked, so there is none to guess at. */
function createLoginByPasskey(deps: Deps): Handlers['loginByPasskey'] {
  const { reader, writer } = deps;
  return async ({ body: { comeBack, ...proof }, headers, text }) => {
    const { passkey, proven } = await readProof(deps, proof);
    const user = await reader.findUser(passkey.userId);
    if (!user) throw new Refusal('passkey_refused');
    // Before the challenge is spent: the same answer may then say that they come back.
    const comesBack = await refuseWhoLeft(deps, user.id, comeBack, text);
    const device = await findDevice(deps, headers['x-device'], user.email);
    const begun = await beginSession(deps, {
      user,
      device,
      headers,
      language: text.language,
      store: (session, deviceHash) => writer.loginByPasskey(proven, session, deviceHash, comesBack),
    });
    if (!begun) throw new Refusal('passkey_refused');
    return { message: text(comesBack ? 'login.back' : 'login.done'), ...begun };
  };
}

function addingHandlers(deps: Deps): Pick<PasskeyHandlers, 'offerPasskey' | 'addPasskey'> {
  const { reader, writer, limits, config, now } = deps;
  return {
    async offerPasskey({ actor, body }) {
      const { host } = placeOf(deps);
      await confirmPassword(deps, actor, body.password, 'first passkey');
      const own = await reader.listPasskeys(actor.id);
      // Asked before anybody is sent to their device; the write asks again.
      if (own.length >= mostPasskeys) throw new Refusal('passkeys_full');
      const challenge = newToken();
      const expiresAt = now() + challengeMs;
      await writer.askPasskey({ challenge, userId: actor.id, expiresAt });
      return {
        options: { ...offer(actor, own), challenge, rp: { id: host, name: config.site.brand } },
      };
    },

    async addPasskey({ actor, body: { name, ...attestation }, text }) {
      const place = placeOf(deps);
      await limits.editPerAccount.spend(inSession(actor));
      const made = await verifyNewPasskey(attestation, place);
      if (!made) throw new Refusal('passkey_refused');
      const { challenge, ...passkey } = made;
      const isFirst = actor.heldRole !== null;
      const wish = { challenge, tokenHash: actor.tokenHash, at: now(), isFirst };
      const notice = writePasskeyNotice(deps, actor.id, text);
      const outcome = await writer.addPasskey({ ...passkey, userId: actor.id, name }, wish, notice);
      if (outcome === 'missing') throw new Refusal('passkey_refused');
      if (outcome === 'needed') throw new Refusal('passkey_needed');
      if (outcome === 'full') throw new Refusal('passkeys_full');
      return { message: text('passkeys.added'), ...(await listFor(deps, actor, true)) };
    },
  };
}

/** What a browser is to make: a passkey that can be found without a name, and that verifies its person. */
function offer({ id, email, name }: Actor, own: readonly PasskeyRow[]) {
  const type = 'public-key' as const;
  const required = 'required' as const;
  return {
    user: { id: Buffer.from(id).toString('base64url'), name: email, displayName: name },
    pubKeyCredParams: passkeyAlgorithms.map((alg) => ({ type, alg })),
    timeout: challengeMs,
    attestation: 'none' as const,
    excludeCredentials: own.map((one) => ({ type, id: one.id })),
    authenticatorSelection: {
      residentKey: required,
      requireResidentKey: true,
      userVerification: required,
    },
  };
}

function keepingHandlers(
  deps: Deps,
): Pick<PasskeyHandlers, 'listPasskeys' | 'renamePasskey' | 'removePasskey'> {
  const { writer, limits } = deps;
  return {
    listPasskeys: ({ actor }) => listFor(deps, actor),

    async renamePasskey({ actor, body: { id, name } }) {
      await limits.editPerAccount.spend(actor.id);
      await writer.renamePasskey(actor.id, id, name);
      return listFor(deps, actor);
    },

    async removePasskey({ actor, body: { id, password } }) {
      await confirmPassword(deps, actor, password);
      const issuer = deps.config.openid?.issuer ?? null;
      const kept = { issuer, keep: actor.tokenHash };
      const isGone = await writer.removePasskey(actor.id, id, kept);
      if (!isGone) throw new Refusal('last_way_in');
      return listFor(deps, actor);
    },
  };
}
