import type { PasskeyAttestation, PasskeyProof } from '#contract/passkeys.ts';
import type { PasskeySettings } from '#server/settings/passkey-settings.ts';
import type { NewPasskey, PasskeyRow } from '#storage/features/accounts/rows.ts';

/** Loaded with the first passkey: a site without any does not pay for it. */
const library = () => import('@simplewebauthn/server');

const algorithms = { eddsa: -8, es256: -7, rs256: -257 };
/** What a passkey may sign with. */
export const passkeyAlgorithms = Object.values(algorithms);

type Verified<T> = (T & { challenge: string }) | null;

/** Which challenge was answered is read by the library; whether it was ours is asked of the database, which spends it. */
function noteChallenge() {
  const seen = { challenge: '' };
  const expectedChallenge = (challenge: string) => {
    seen.challenge = challenge;
    return true;
  };
  return { seen, expectedChallenge };
}

/** The counter of a passkey that has signed a challenge for this site, its person present and verified; null when it has not. */
export async function verifyProof(
  { id, ...response }: PasskeyProof,
  passkey: PasskeyRow,
  { host, origin }: PasskeySettings,
): Promise<Verified<{ counter: number }>> {
  const { seen, expectedChallenge } = noteChallenge();
  const { verifyAuthenticationResponse } = await library();
  const publicKey = new Uint8Array(Buffer.from(passkey.publicKey, 'base64url'));
  // Whatever a stranger sends makes the library throw at most.
  const result = await verifyAuthenticationResponse({
    response: { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} },
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: host,
    requireUserVerification: true,
    credential: { id, publicKey, counter: passkey.counter },
  }).catch(() => null);
  if (!result?.verified) return null;
  return { ...seen, counter: result.authenticationInfo.newCounter };
}

/** A passkey that was made for this site, its person present and verified; null when it was not. */
export async function verifyNewPasskey(
  { id, ...response }: PasskeyAttestation,
  { host, origin }: PasskeySettings,
): Promise<Verified<Pick<NewPasskey, 'id' | 'publicKey' | 'counter'>>> {
  const { seen, expectedChallenge } = noteChallenge();
  const { verifyRegistrationResponse } = await library();
  const result = await verifyRegistrationResponse({
    response: { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} },
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: host,
    requireUserVerification: true,
    supportedAlgorithmIDs: passkeyAlgorithms,
  }).catch(() => null);
  if (!result?.verified) return null;
  const { credential } = result.registrationInfo;
  const publicKey = Buffer.from(credential.publicKey).toString('base64url');
  return { ...seen, id: credential.id, publicKey, counter: credential.counter };
}
