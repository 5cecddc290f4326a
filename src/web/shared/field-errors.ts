import type { MessageKey } from '#messages/en.ts';
import type { Text } from '#messages/format.ts';

/** An error per field, by the field's wire name. */
export type FieldErrors = Readonly<Record<string, string>>;

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The named controls of a form that are at fault, each with our words for it. */
export function readFieldErrors(form: HTMLFormElement, text: Text): FieldErrors {
  const errors = [...form.elements]
    .filter(isControl)
    .filter((control) => control.name && control.willValidate)
    .map((control) => [control.name, findFault(control, text)])
    .filter((entry): entry is [string, string] => entry[1] !== null);
  return Object.fromEntries(errors);
}

/** Puts the focus on the first control marked as invalid, unfolded. To be called when React has drawn the marks. */
export function focusFirstError(form: HTMLFormElement): void {
  const control = form.querySelector<HTMLElement>('[aria-invalid="true"]');
  control?.closest('details')?.setAttribute('open', '');
  control?.focus();
}

function isControl(element: Element): element is Control {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement
  );
}

/**
 * A field says its limit in `data-limit` and not in `maxlength`, because the browser would
 * cut what a person pastes without a word.
 */
function findFault(control: Control, text: Text): string | null {
  const field = text(`field.${control.name}` as MessageKey);
  const limit = Number(control.dataset.limit ?? Number.POSITIVE_INFINITY);
  if (control.validity.valueMissing) return text('error.field_missing', { field });
  if (!control.validity.valid) return text('error.field_invalid', { field });
  const isTooLong = [...control.value].length > limit;
  return isTooLong ? text('error.field_too_long', { field, limit }) : null;
}
