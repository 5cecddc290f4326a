import { type Client, createClient } from '#contract/client.ts';
import type { Text } from '#messages/format.ts';
import { createUploadSend } from '#web/data/upload-send.ts';
import { authStore, endSession } from '#web/session/auth.ts';
import { showSignedOut } from '#web/session/signed-out.tsx';

type Options = { text: Text; onProgress: (share: number) => void; signal?: AbortSignal };

/** Makes calls as the logged-in person and tells how far their bodies have come; a refused token ends the session that it is of. */
export function uploadClient({ text, ...options }: Options): Client {
  return createClient(
    createUploadSend({
      ...options,
      token: () => authStore.get().token,
      language: text.language,
      onTokenRefused: () => {
        endSession();
        showSignedOut(text);
      },
    }),
  );
}
