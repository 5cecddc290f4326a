import type { ReplyOf } from '#contract/define.ts';
import type {
  askPasskey,
  offerPasskey,
  PasskeyAttestation,
  PasskeyProof,
} from '#contract/passkeys.ts';

/** Fetched when somebody first presses a button for it. */
const library = () => import('@simplewebauthn/browser');

/** Lets the person open a passkey of theirs for a challenge; null when none was used, whatever the reason. */
export async function answerWithPasskey(
  optionsJSON: ReplyOf<typeof askPasskey>['options'],
): Promise<PasskeyProof | null> {
  try {
    const { startAuthentication } = await library();
    const { id, response } = await startAuthentication({ optionsJSON });
    const { clientDataJSON, authenticatorData, signature } = response;
    return { id, clientDataJSON, authenticatorData, signature };
  } catch {
    return null;
  }
}

/** Lets the person make a passkey; null when none was made. */
export async function makePasskey(
  optionsJSON: ReplyOf<typeof offerPasskey>['options'],
): Promise<PasskeyAttestation | null> {
  try {
    const { startRegistration } = await library();
    const { id, response } = await startRegistration({ optionsJSON });
    const { clientDataJSON, attestationObject } = response;
    return { id, clientDataJSON, attestationObject };
  } catch {
    return null;
  }
}
