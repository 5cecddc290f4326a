import type { HeadersNow } from '#contract/client.ts';
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
 * A function that ends the session of a token that was refused, says so and offers a new login; drafts stay where they are.
 * The session of somebody who has logged in since stays.
 */
export const signOutRefused = (text: Text) => (token: string | undefined) => {
  if (!token || token !== authStore.get().token) return;
  endSession();
  showLoginToast(text, text('toast.signedOut'), null);
};
