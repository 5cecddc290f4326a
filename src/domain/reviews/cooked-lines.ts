/** The ingredient lines of a recipe with their lasting ids. */
export type Lines = { ingredients: readonly string[]; ingredientIds: readonly string[] };

/**
 * A sign for each ingredient line as it reads now, by its id and its text. A review keeps them: so
 * it is known for each line whether it has changed since, without a copy of all its words.
 */
export function signLines({ ingredients, ingredientIds }: Lines): string[] {
  return ingredients.map((line, index) => signLine(ingredientIds[index] ?? '', line));
}

/** The sign of a line. */
export const signLine = (id: string, line: string): string => sign(`${id} ${line}`);

/** FNV-1a in 32 bits, as eight hex digits. */
function sign(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return (hash >>> 0).toString(16).padStart(8, '0');
}

/** Whether a recipe was cooked from other ingredient lines than those of now; their order does not matter. */
export function isEarlier(cooked: readonly string[], now: readonly string[]): boolean {
  if (cooked.length === now.length && cooked.every((line, index) => line === now[index]))
    return false;
  const [before, after] = [new Set(cooked), new Set(now)];
  return before.size !== after.size || [...after].some((line) => !before.has(line));
}
