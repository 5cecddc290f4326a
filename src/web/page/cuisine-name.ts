import type { MessageKey } from '#messages/en.ts';
import type { Text } from '#messages/format.ts';

/** A category's name as it stands alone: the catalogue's for a cuisine that it names, or else the category's own. */
export function cuisineName(text: Text, name: string): string {
  return named(text, name, '');
}

/** The same as it stands before a noun, as in '{category} Recipes'. */
export function cuisineBefore(text: Text, name: string): string {
  return named(text, name, '.before');
}

function named(text: Text, name: string, form: string): string {
  const key = `cuisine.${name.toLowerCase()}${form}`;
  const found = text(key as MessageKey);
  // A key without an entry answers itself: the English names, and a category that only its site knows.
  return found === key ? name : found;
}
