/**
 * A line of a section: its place among all items, headings counted, and its number among the lines
 * of the whole list, headings not counted, from 1.
 */
export type SectionLine = { text: string; index: number; number: number };

/** Lines under their heading; null over those that stand before the first one. */
export type Section = { heading: string | null; lines: SectionLine[] };

/** Whether an item is marked as a heading: it begins with `# ` and names something behind it. */
export function isMarkedHeading(item: string): boolean {
  return item.startsWith('# ') && item.trim() !== '#';
}

/** What a heading says, without its mark and without the colon at its end. */
export function headingName(item: string): string {
  const name = isMarkedHeading(item) ? item.slice(2).trim() : item.trim();
  return name.replace(/\s*:$/, '') || name;
}

/** The items of a list under their headings, in their order; a heading may have no line. */
export function sectionsOf(
  items: readonly string[],
  isHeading: (item: string, index: number) => boolean,
): Section[] {
  const sections: Section[] = [];
  let number = 0;
  for (const [index, text] of items.entries()) {
    if (isHeading(text, index)) {
      sections.push({ heading: headingName(text), lines: [] });
      continue;
    }
    if (sections.length === 0) sections.push({ heading: null, lines: [] });
    number += 1;
    sections.at(-1)?.lines.push({ text, index, number });
  }
  return sections;
}

/** The steps of a recipe under their headings; among steps a heading is always marked. */
export function stepSections(steps: readonly string[]): Section[] {
  return sectionsOf(steps, isMarkedHeading);
}
