/** Names in a reply header, which holds plain letters alone. Browsers read them, so no schema stands here. */
export const toNameList = (names: readonly string[]): string =>
  names.map(encodeURIComponent).join(',');

/** The names in a reply header; none without it. */
export const readNameList = (header: string | undefined): string[] =>
  header ? header.split(',').map(decodeURIComponent) : [];
