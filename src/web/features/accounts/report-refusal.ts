import type { Refused } from '#contract/client.ts';
import type { Text } from '#messages/format.ts';
import type { FieldErrors } from '#web/forms/field-errors.ts';
import { reportSilently, showError } from '#web/page/toasts.ts';

/**
 * Shows the server's message whatever the status; no reply at all and 5xx stay silent, as specified.
 * Answers with the fault of the field that the message names, for the form to mark.
 */
export function reportRefusal(
  text: Text,
  refused: Refused,
  form: 'login' | 'register' | 'reset',
): FieldErrors {
  const speaks = refused.status > 0 && refused.status < 500 && refused.message !== '';
  if (speaks) showError(refused.message, form);
  else reportSilently(text, `silent.${form}`, refused);
  return speaks && refused.field ? { [refused.field]: refused.message } : {};
}
