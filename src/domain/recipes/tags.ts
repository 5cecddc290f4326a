import { fold } from '#domain/search/fold.ts';

/** Tags as they are kept: single spaces, no sign before them, and of those that are told alike the first. */
export function tidyTags(tags: readonly string[]): string[] {
  const byFold = new Map<string, string>();
  for (const tag of tags) {
    const plain = tag
      .replace(/\s+/g, ' ')
      .replace(/^[#\s]+/, '')
      .trim();
    const key = fold(plain);
    if (plain !== '' && !byFold.has(key)) byFold.set(key, plain);
  }
  return [...byFold.values()];
}

/** The tags of a text in which they stand between commas. */
export function splitTags(text: string): string[] {
  return tidyTags(text.split(/[,;\n]/));
}
