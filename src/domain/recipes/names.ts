/** Cuts a text to `length` characters as a person counts them, with an ellipsis when something is cut. */
export function cutName(name: string, length: number): string {
  // A character has at least one code unit: most names need no counting.
  if (name.length <= length) return name;
  const characters = charactersOf(name);
  return characters.length <= length ? name : `${characters.slice(0, length).join('').trimEnd()}…`;
}

/** Characters of a recipe name that home cards show. */
export const homeCardName = 17;
/** Characters of a recipe name that every other card shows. */
export const listCardName = 25;

/** A cut name in two parts: the end holds the ellipsis with the characters it is to stay beside. */
export function partTail(name: string): [start: string, end: string] {
  const characters = charactersOf(name);
  return [characters.slice(0, -3).join(''), characters.slice(-3).join('')];
}

function charactersOf(text: string): string[] {
  return [...new Intl.Segmenter().segment(text)].map((part) => part.segment);
}
