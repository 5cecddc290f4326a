/** Names in a reply header, which holds plain letters alone. Browsers read them, so no schema stands here. */
export const toNameList = (names: readonly string[]): string =>
  names.map(encodeURIComponent).join(',');

/** A part of a keyword that a search took for more than a word: its kind, what it means, how it was typed. */
export type UnderstoodPart = { kind: string; value: string; typed: string };

/** What was understood in a reply header: three names for each part. */
export const toUnderstood = (parts: readonly UnderstoodPart[]): string =>
  toNameList(parts.flatMap(({ kind, value, typed }) => [kind, value, typed]));

/** Parts of a keyword that are to be searched as words, as an address holds them: apart by commas. */
export const readWordList = (words: string | null | undefined): string[] =>
  (words ?? '')
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '')
    .slice(0, mostWordLists);

const mostWordLists = 24;
