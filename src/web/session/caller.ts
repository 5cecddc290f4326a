import type { HeadersNow, Send } from '#contract/client.ts';
import { type Language, languageHeaders } from '#contract/languages.ts';
import type { Text } from '#messages/format.ts';
import { authStore, endSession } from './auth.ts';
import { showLoginToast } from './login-toast.tsx';

/** A function that tells in the headers of a call who makes it, by the token of who is logged in at that moment, and the page's language. */
export const callerHeaders =
  (language: Language): HeadersNow =>
  () => ({
    authorization: authStore.get().token || undefined,
    ...languageHeaders(language),
  });

/**
 * Carries calls as `send` does. A refused token ends the session that it is of, which is said with the offer of a new login; drafts stay where
 * they are, and so does the session of somebody who has logged in since.
 */
export const signOutRefused =
  (text: Text, send: Send): Send =>
  async (request) => {
    const reply = await send(request);
    if (reply.status === 401 && request.headers.authorization === authStore.get().token) {
      endSession();
      showLoginToast(text, text('toast.signedOut'), null);
    }
    return reply;
  };
