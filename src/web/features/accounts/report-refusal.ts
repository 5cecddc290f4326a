import type { Refused } from '#contract/client.ts';
import type { Text } from '#messages/format.ts';
import { reportSilently, showError } from '#web/shared/toasts.ts';

type SilentKey = 'silent.login' | 'silent.register' | 'silent.reset';

/** Shows the server's message whatever the status; no reply at all and 5xx stay silent, as specified. */
export function reportRefusal(text: Text, refused: Refused, silentKey: SilentKey): void {
  const speaks = refused.status > 0 && refused.status < 500 && refused.message !== '';
  if (speaks) showError(refused.message);
  else reportSilently(text, silentKey, refused);
}
