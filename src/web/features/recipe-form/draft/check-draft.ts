import { timeFields } from '#contract/recipe-times.ts';
import { limits } from '#contract/recipes.ts';
import type { MessageKey } from '#messages/en.ts';
import type { Text } from '#messages/format.ts';
import type { FieldErrors } from '#web/forms/field-errors.ts';
import { isTooLarge } from '#web/forms/photo-file.ts';
import { checkDetails } from './check-details.ts';
import { type Draft, fieldsOfDraft } from './draft.ts';
import type { Row } from './draft-rows.ts';
import { isHeadingRow, type LineLabel, rowLabels, shownText } from './heading-rows.ts';

/** An error's key: a field's wire name, or a row by its id. */
export const rowKey = (row: Row): string => `row:${row.id}`;

type Checked = { draft: Draft; photo: File | null; needsPhoto: boolean };

/** Every fault of a form by field, in our words; the API checks the same again. */
export function checkDraft({ draft, photo, needsPhoto }: Checked, text: Text): FieldErrors {
  const label = (key: string) => text(key as MessageKey);
  const found: [string, string | null][] = [
    ['category', draft.category ? null : text('error.category_missing')],
    ['name', checkText(draft.name, label('field.dishName'), limits.name, text)],
    [
      'description',
      checkText(draft.description, label('field.description'), limits.description, text),
    ],
    [
      'ingredientList',
      checkCount(draft.ingredientList, label('field.ingredients'), limits.ingredients, text),
    ],
    ...checkRows(draft.ingredientList, 'form.ingredient', limits.ingredient, text),
    ['stepList', checkCount(draft.stepList, label('field.steps'), limits.steps, text)],
    ...checkRows(draft.stepList, 'form.step', limits.step, text),
    ['photo', checkPhoto(photo, needsPhoto, text)],
    ...checkNumbers(draft, text),
    ...checkDetails(draft, text),
    ['tip', checkLength(draft.tip, label('field.tip'), limits.tip, text)],
    ['sourceUrl', checkUrl(draft.sourceUrl, label('field.sourceUrl'), text)],
  ];
  return Object.fromEntries(found.filter((entry): entry is [string, string] => entry[1] !== null));
}

function checkText(value: string, field: string, limit: number, text: Text): string | null {
  return value.trim() === ''
    ? text('error.field_missing', { field })
    : checkLength(value, field, limit, text);
}

function checkLength(value: string, field: string, limit: number, text: Text): string | null {
  return [...value.trim()].length > limit ? text('error.field_too_long', { field, limit }) : null;
}

function checkCount(rows: Row[], field: string, limit: number, text: Text): string | null {
  if (rows.every(isHeadingRow)) return text('error.only_headings', { field });
  return rows.length > limit ? text('error.field_too_long', { field, limit }) : null;
}

function checkRows(
  rows: Row[],
  label: LineLabel,
  limit: number,
  text: Text,
): [string, string | null][] {
  const labels = rowLabels(rows, label, text);
  return rows.map((row, index) => {
    const field = labels[index] ?? '';
    const fault = checkText(shownText(row), field, limit, text);
    return [rowKey(row), fault ?? checkLength(row.text, field, limit, text)];
  });
}

function checkPhoto(photo: File | null, needsPhoto: boolean, text: Text): string | null {
  if (!photo) return needsPhoto ? text('error.photo_missing') : null;
  return isTooLarge(photo) ? text('form.photoTooLarge') : null;
}

/** Servings and times; what is not understood says what is. */
function checkNumbers(draft: Draft, text: Text): [string, string | null][] {
  const typed = fieldsOfDraft(draft);
  const { servings: most, minutes: longest } = limits;
  const servings = fits(typed.servings, 1, most)
    ? null
    : text('form.servingsFault', { yield: text('field.yield'), limit: most });
  return [
    ['servings', servings],
    ...timeFields.map((time): [string, string | null] => {
      if (fits(typed[time], 0, longest)) return [time, null];
      return [time, text('form.timeFault', { field: text(`field.${time}`), limit: longest })];
    }),
  ];
}

/** Whether a field is empty, or a whole number within its limits. */
function fits(value: string, min: number, max: number): boolean {
  const number = Number(value);
  return value === '' || (Number.isInteger(number) && number >= min && number <= max);
}

function checkUrl(value: string, field: string, text: Text): string | null {
  const url = value.trim();
  if (url === '') return null;
  const fits = /^https?:\/\/\S+$/.test(url) && url.length <= limits.sourceUrl;
  return fits ? null : text('error.field_invalid', { field });
}
