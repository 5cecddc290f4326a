import { toast } from 'react-hot-toast/headless';
import type { Refused } from '#contract/client.ts';
import type { Text } from '#messages/format.ts';
import type { FieldErrors } from '#web/forms/field-errors.ts';
import { reportSilently, showError } from '#web/page/toasts.ts';

/** The toast of the last refusal. */
let told: string | null = null;

/**
 * Shows the server's message whatever the status, in the place of the refusal before; no reply at all and 5xx stay
 * silent, as specified.
 * Answers with the fault of the field that the message names, for the form to mark.
 */
export function reportRefusal(
  text: Text,
  refused: Refused,
  form: 'login' | 'register' | 'reset',
): FieldErrors {
  // Not every error about a login: that somebody has to log in stays for its time.
  if (told !== null) toast.dismiss(told);
  const speaks = refused.status > 0 && refused.status < 500 && refused.message !== '';
  told = speaks ? showError(refused.message, form) : null;
  if (!speaks) reportSilently(text, `silent.${form}`, refused);
  return speaks && refused.field ? { [refused.field]: refused.message } : {};
}
