import type { Section } from '#domain/recipes/sections.ts';

/** A line as it is shown: without the sign at its end by which its author fixed its amounts. */
export const withoutFixing = (line: string): string => line.replace(/(?<=\S)\s*=\s*$/, '');

/**
 * Ingredients as a text to be pasted elsewhere, a line each: all of them, or those whose index is `chosen`. A
 * heading stands alone behind an empty line, where lines of its section are there.
 */
export function ingredientsText(
  sections: readonly Section[],
  chosen?: ReadonlySet<number>,
): string {
  return sections
    .map(({ heading, lines }) => {
      const some = lines.filter(({ index }) => !chosen || chosen.has(index));
      const texts = some.map(({ text }) => withoutFixing(text));
      return texts.length > 0 && heading !== null ? [heading, ...texts] : texts;
    })
    .filter((texts) => texts.length > 0)
    .map((texts) => texts.join('\n'))
    .join('\n\n');
}
