import type { Text } from '#messages/format.ts';
import type { Row } from './draft-rows.ts';

/** A heading is kept as it goes on the wire, and shown without its mark. */
export const headingMark = '# ';

/** Whether a row is a heading, one without a name too. */
export const isHeadingRow = (row: Row): boolean => row.text.startsWith(headingMark);

/** What a person sees of a row. */
export const shownText = (row: Row): string =>
  isHeadingRow(row) ? row.text.slice(headingMark.length) : row.text;

/** The text of a row when a person sees `shown` in it. */
export const rowText = (row: Row, shown: string): string =>
  isHeadingRow(row) ? headingMark + shown : shown;

export type LineLabel = 'form.ingredient' | 'form.step';

/** What each row is called: 'Ingredient 2', 'Heading 1'. Headings and lines are counted apart. */
export function rowLabels(rows: readonly Row[], label: LineLabel, text: Text): string[] {
  const counted = { lines: 0, headings: 0 };
  return rows.map((row) => {
    const kind = isHeadingRow(row) ? 'headings' : 'lines';
    counted[kind] += 1;
    return text(kind === 'headings' ? 'form.heading' : label, { n: counted[kind] });
  });
}
