import { type Client, createClient } from '#contract/client.ts';
import type { Text } from '#messages/format.ts';
import { createUploadSend } from '../data/upload-send.ts';
import { callerHeaders, signOutRefused } from './caller.ts';

type Options = { text: Text; onProgress: (share: number) => void; signal?: AbortSignal };

/**
 * Makes calls as the person who is logged in now, also those that follow when somebody else is, and tells how far their
 * bodies have come; a refused token ends the session that it is of.
 */
export function uploadClient({ text, ...options }: Options): Client {
  const send = createUploadSend({ ...options, onTokenRefused: signOutRefused(text) });
  const headers = callerHeaders(text.language)();
  return createClient(send, () => headers);
}
