import type { Text } from '#messages/format.ts';
import { showLoginToast } from './login-toast.tsx';

/** Says that the login has ended and offers a new one; drafts stay where they are. */
export function showSignedOut(text: Text): void {
  showLoginToast(text, text('toast.signedOut'), null);
}
