import { timeFields } from '#contract/recipe-times.ts';
import { limits } from '#contract/recipes.ts';
import type { MessageKey } from '#messages/en.ts';
import type { Text } from '#messages/format.ts';
import type { FieldErrors } from '#web/forms/field-errors.ts';
import { isTooLarge } from '#web/forms/photo-file.ts';
import { checkDetails } from './check-details.ts';
import type { Draft } from './draft.ts';
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
    ['servings', checkNumber(draft.servings, 1, limits.servings, label('field.servings'), text)],
    ...timeFields.map((time): [string, string | null] => [
      time,
      checkNumber(draft[time], 0, limits.minutes, label(`field.${time}`), text),
    ]),
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

function checkNumber(
  value: string,
  min: number,
  max: number,
  field: string,
  text: Text,
): string | null {
  if (value.trim() === '') return null;
  const number = Number(value);
  const fits = Number.isInteger(number) && number >= min && number <= max;
  return fits ? null : text('error.field_invalid', { field });
}

function checkUrl(value: string, field: string, text: Text): string | null {
  const url = value.trim();
  if (url === '') return null;
  const fits = /^https?:\/\/\S+$/.test(url) && url.length <= limits.sourceUrl;
  return fits ? null : text('error.field_invalid', { field });
}
