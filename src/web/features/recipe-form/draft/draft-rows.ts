import type { DraftPhoto } from './draft-photos.ts';

/**
 * A line of a list in a form; the id keeps the focus on it while it moves. A step may have a photo, and says by
 * `stepId` which step of the recipe it was when the edit began.
 */
export type Row = { id: string; text: string; photo?: DraftPhoto; stepId?: string };

/** A row of its own. */
export function newRow(text = ''): Row {
  return { id: newId(), text };
}

/** A random id. crypto.randomUUID exists only under https, and a site may run without. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The rows with one text changed. */
export function setRow(rows: readonly Row[], id: string, text: string): Row[] {
  return rows.map((row) => (row.id === id ? { ...row, text } : row));
}

/** The rows without one of them; the last row is only emptied. */
export function removeRow(rows: readonly Row[], id: string): Row[] {
  return rows.length > 1 ? rows.filter((row) => row.id !== id) : [newRow()];
}

/** The rows with new ones after the row `id`, or at the end. */
export function insertAfter(rows: readonly Row[], id: string | null, added: Row[]): Row[] {
  const at = id === null ? rows.length : rows.findIndex((row) => row.id === id) + 1;
  return [...rows.slice(0, at), ...added, ...rows.slice(at)];
}

/** The rows with the one at `from` moved to `to`; a place outside the list changes nothing. */
export function moveRow(rows: readonly Row[], from: number, to: number): Row[] {
  const moved = rows[from];
  if (!moved || to < 0 || to >= rows.length) return [...rows];
  const others = rows.filter((_, index) => index !== from);
  return [...others.slice(0, to), moved, ...others.slice(to)];
}

/**
 * A pasted list as lines: blank ones dropped, and the bullets and numbers that web pages
 * and notes put before them. What Markdown marks as a heading is one.
 */
export function splitPasted(pasted: string): string[] {
  return pasted
    .split(/\r\n|\r|\n|\u2028/)
    .map((line) => line.trim().replace(/^(?:[-–*•·▢☐]\s*|\d{1,2}[.)]\s+)/, ''))
    .map((line) => line.replace(/^#{1,6}\s+/, '# '))
    .filter((line) => line !== '');
}

type Selection = { start: number; end: number };

/** The rows after a list was pasted into the row `id`: its first line joins that row, the rest follow. */
export function pasteRows(
  rows: readonly Row[],
  id: string,
  { start, end }: Selection,
  lines: readonly string[],
): { rows: Row[]; last: string } {
  const text = rows.find((row) => row.id === id)?.text ?? '';
  const [first = '', ...rest] = lines;
  const added = rest.map((line) => newRow(line));
  const tail = text.slice(end);
  const lastAdded = added.at(-1);
  if (lastAdded) lastAdded.text += tail;
  const changed = setRow(rows, id, text.slice(0, start) + first + (lastAdded ? '' : tail));
  return { rows: insertAfter(changed, id, added), last: lastAdded?.id ?? id };
}

/** A text as the API keeps it: trimmed, and without the CRLF that forms send, which is no difference to a person. */
export function tidy(text: string): string {
  return text.replace(/\r\n?/g, '\n').trim();
}
