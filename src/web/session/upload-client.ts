import { type Client, createClient } from '#contract/client.ts';
import type { Text } from '#messages/format.ts';
import { uploadSend } from '../data/upload-send.ts';
import { callerHeaders, signOutRefused } from './caller.ts';
import { sameUser } from './same-user.ts';

type Options = { text: Text; onProgress: (share: number) => void; signal?: AbortSignal };

/**
 * Makes calls as the person who is logged in now, also those that follow when somebody else is, and tells how far their
 * bodies have come; a refused token ends the session that it is of.
 */
export function uploadClient({ text, ...options }: Options): Client {
  const headersNow = callerHeaders(text.language);
  const first = headersNow();
  const isSame = sameUser();
  const send = signOutRefused(text, uploadSend(options));
  return createClient(send, () => (isSame() ? headersNow() : first));
}
