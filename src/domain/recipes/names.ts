/** Cuts a text to `length` characters as a person counts them, with an ellipsis when something is cut. */
export function cutName(name: string, length: number): string {
  // A character has at least one code unit: most names need no counting.
  if (name.length <= length) return name;
  const characters = [...new Intl.Segmenter().segment(name)].map((part) => part.segment);
  return characters.length <= length ? name : `${characters.slice(0, length).join('')}…`;
}

/** Characters of a recipe name that home cards show. */
export const homeCardName = 17;
/** Characters of a recipe name that every other card shows. */
export const listCardName = 25;
