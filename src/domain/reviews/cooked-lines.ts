import { fnv1a } from '../hashes/fnv-1a.ts';

/** The ingredient lines of a recipe with their lasting ids. */
export type Lines = { ingredients: readonly string[]; ingredientIds: readonly string[] };

/**
 * A sign for each ingredient line as it reads now, by its id and its text. A review keeps them: so
 * it is known for each line whether it has changed since, without a copy of all its words.
 */
export function signLines({ ingredients, ingredientIds }: Lines): string[] {
  return ingredients.map((line, index) => signLine(ingredientIds[index] ?? '', line));
}

/** The sign of a line: a hash as eight hex digits. */
export const signLine = (id: string, line: string): string =>
  fnv1a(`${id} ${line}`).toString(16).padStart(8, '0');

/** Whether a recipe was cooked from other ingredient lines than those of now; their order does not matter. */
export function isEarlier(cooked: readonly string[], now: readonly string[]): boolean {
  if (cooked.length === now.length && cooked.every((line, index) => line === now[index]))
    return false;
  const [before, after] = [new Set(cooked), new Set(now)];
  return before.size !== after.size || [...after].some((line) => !before.has(line));
}
