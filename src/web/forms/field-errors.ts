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

/**
 * Puts the focus on the first control marked as invalid, or message where no control is, unfolded, and where no toast lies
 * over it: those come down from the header. To be called when React has drawn the marks.
 */
export function focusFirstError(form: HTMLFormElement): void {
  const control = form.querySelector<HTMLElement>('[aria-invalid="true"], [data-fault]');
  if (!control) return;
  control.closest('details')?.setAttribute('open', '');
  control.focus();
  if (control.getBoundingClientRect().top < window.innerHeight / 3)
    control.scrollIntoView({ block: 'center' });
}

function isControl(element: Element): element is Control {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement
  );
}

/**
 * A field says its limits in `data-least` and `data-limit` and not in `minlength` and `maxlength`:
 * the browser would cut what a person pastes without a word, and sees no fault in what it filled in.
 */
function findFault(control: Control, text: Text): string | null {
  const field = text(`field.${control.name}` as MessageKey);
  const limit = Number(control.dataset.limit ?? Number.POSITIVE_INFINITY);
  if (control.validity.valueMissing || isBlank(control)) {
    return text('error.field_missing', { field });
  }
  if (!control.validity.valid) return text('error.field_invalid', { field });
  const least = Number(control.dataset.least ?? 0);
  const length = [...control.value].length;
  if (length > 0 && length < least) return text('error.field_too_short', { field, limit: least });
  return length > limit ? text('error.field_too_long', { field, limit }) : null;
}

/** Whether a field that must be filled holds spaces alone, which the site takes for nothing. A password may be spaces. */
function isBlank({ required, type, value }: Control): boolean {
  return required && type !== 'password' && value.trim() === '';
}
