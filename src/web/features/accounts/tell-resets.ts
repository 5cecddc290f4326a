import type { ResetReply } from '#contract/accounts.ts';
import type { Text } from '#messages/format.ts';
import { showNotice } from '#web/page/toasts.ts';

const words = {
  answer: 'login.resetByAnswer',
  link: 'login.resetByLink',
  mail: 'login.resetByMail',
  account: 'login.changedPassword',
  passkey: 'login.addedPasskey',
  openid: 'login.linkedOpenid',
} as const;

/** Tells a person at login that the password has changed, or another way in was added, since they were here; it stays until it is put away. */
export function tellResets(text: Text, resets: readonly ResetReply[] = []): void {
  const [last] = resets;
  if (!last) return;
  const time = text.time(last.at);
  showNotice(text(words[last.by], { time }));
}
