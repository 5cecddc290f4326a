import { type Static, Type } from 'typebox';
import { Begun, ComeBack, DeviceHeader, LoginHeaders } from './accounts.ts';
import { defineCall, Success, Text } from './define.ts';
import { fieldErrors } from './errors.ts';
import { Present, presentErrors } from './own-account.ts';

/** Bytes as browsers send them: base64url. */
const Bytes = (maxLength: number) =>
  Type.String({ minLength: 1, maxLength, pattern: '^[A-Za-z0-9_-]+$' });

/** What names a passkey: WebAuthn allows 1,023 bytes. */
const PasskeyId = Bytes(1_364);
const PasskeyName = Text({ max: 60 });

/** What a passkey answers to a challenge; flat, with the names of WebAuthn. */
const Proof = Type.Object({
  id: PasskeyId,
  clientDataJSON: Bytes(8_000),
  authenticatorData: Bytes(8_000),
  signature: Bytes(8_000),
});
export type PasskeyProof = Static<typeof Proof>;

const NewPasskey = Type.Object({
  id: PasskeyId,
  clientDataJSON: Bytes(8_000),
  attestationObject: Bytes(40_000),
});
export type PasskeyAttestation = Static<typeof NewPasskey>;

const Passkey = Type.Object({
  id: Type.String(),
  name: Type.String(),
  addedAt: Type.String({ format: 'date-time' }),
  usedAt: Type.Optional(Type.String({ format: 'date-time' })),
});
export type PasskeyReply = Static<typeof Passkey>;

const Passkeys = Success({
  passkeys: Type.Array(Passkey),
  isNeeded: Type.Boolean({
    description: 'Whether this session may act for an admin only once a passkey has proven itself',
  }),
});

const required = Type.Literal('required');
const publicKey = Type.Literal('public-key');

const Asked = Type.Object({
  challenge: Type.String(),
  rpId: Type.String(),
  timeout: Type.Integer(),
  userVerification: required,
});

const Offered = Type.Object({
  rp: Type.Object({ id: Type.String(), name: Type.String() }),
  user: Type.Object({ id: Type.String(), name: Type.String(), displayName: Type.String() }),
  challenge: Type.String(),
  pubKeyCredParams: Type.Array(Type.Object({ type: publicKey, alg: Type.Integer() })),
  timeout: Type.Integer(),
  attestation: Type.Literal('none'),
  excludeCredentials: Type.Array(Type.Object({ type: publicKey, id: Type.String() })),
  authenticatorSelection: Type.Object({
    residentKey: required,
    requireResidentKey: Type.Boolean(),
    userVerification: required,
  }),
});

const off = 'passkeys_off' as const;

export const askPasskey = defineCall({
  method: 'POST',
  path: '/api/v1/auth/passkey/challenge',
  feature: 'accounts',
  summary: 'A challenge that any passkey of this site may answer once, within five minutes',
  who: 'anyone',
  headers: DeviceHeader,
  status: 200,
  reply: Success({ options: Asked }),
  errors: [off, 'too_many_tries'],
});

export const loginByPasskey = defineCall({
  method: 'POST',
  path: '/api/v1/auth/passkey/login',
  feature: 'accounts',
  summary: 'Start a session with a passkey: no e-mail and no password',
  who: 'anyone',
  headers: LoginHeaders,
  body: { kind: 'json', schema: Type.Object({ ...Proof.properties, comeBack: ComeBack }) },
  status: 200,
  reply: Begun,
  errors: [off, ...fieldErrors, 'passkey_refused', 'account_left'],
});

export const confirmByPasskey = defineCall({
  method: 'POST',
  path: '/api/v1/account/passkeys/confirm',
  feature: 'accounts',
  summary: 'Confirm who sits there: for five minutes this stands for the present password',
  who: 'user',
  body: { kind: 'json', schema: Proof },
  status: 200,
  reply: Passkeys,
  errors: ['not_signed_in', off, ...fieldErrors, 'passkey_refused'],
});

export const listPasskeys = defineCall({
  method: 'GET',
  path: '/api/v1/account/passkeys',
  feature: 'accounts',
  summary: 'One’s own passkeys, the oldest first',
  who: 'user',
  status: 200,
  reply: Passkeys,
  errors: ['not_signed_in'],
});

export const offerPasskey = defineCall({
  method: 'POST',
  path: '/api/v1/account/passkeys/offer',
  feature: 'accounts',
  summary: 'What a browser needs to make a passkey, with the present password',
  who: 'user',
  body: { kind: 'json', schema: Type.Object({ password: Present }) },
  status: 200,
  reply: Success({ options: Offered }),
  errors: [...presentErrors, off, 'passkeys_full'],
});

export const addPasskey = defineCall({
  method: 'POST',
  path: '/api/v1/account/passkeys',
  feature: 'accounts',
  summary: 'Keep the passkey that was made; the same one said twice is one',
  who: 'user',
  body: {
    kind: 'json',
    schema: Type.Object({ name: PasskeyName, ...NewPasskey.properties }),
  },
  status: 200,
  reply: Passkeys,
  errors: [
    'not_signed_in',
    'too_many_tries',
    off,
    'passkey_refused',
    'passkeys_full',
    'passkey_needed',
    ...fieldErrors,
  ] as const,
});

export const renamePasskey = defineCall({
  method: 'PUT',
  path: '/api/v1/account/passkeys/name',
  feature: 'accounts',
  summary: 'Give one of one’s own passkeys another name',
  who: 'user',
  body: { kind: 'json', schema: Type.Object({ id: PasskeyId, name: PasskeyName }) },
  status: 200,
  reply: Passkeys,
  errors: ['not_signed_in', 'too_many_tries', ...fieldErrors],
});

export const removePasskey = defineCall({
  method: 'POST',
  path: '/api/v1/account/passkeys/remove',
  feature: 'accounts',
  summary: 'Let one of one’s own passkeys count no more; one that is gone is no fault',
  who: 'user',
  body: { kind: 'json', schema: Type.Object({ id: PasskeyId, password: Present }) },
  status: 200,
  reply: Passkeys,
  errors: [...presentErrors, 'last_way_in'],
});
