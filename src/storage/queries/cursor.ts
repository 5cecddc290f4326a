import { BadCursor } from '../port.ts';

/** Where a page ended: the last row's time and id. */
export type Position = { createdAt: number; id: string };

/** An opaque text for a position; `list` keeps a cursor of one list out of another. */
export function encodeCursor(list: string, position: Position): string {
  return Buffer.from(`${list}.${position.createdAt}.${position.id}`).toString('base64url');
}

/** Reads a cursor that `encodeCursor` made for this list; throws BadCursor for anything else. */
export function decodeCursor(list: string, cursor: string): Position {
  const text = Buffer.from(cursor, 'base64url').toString('latin1');
  const [, name, time, id] = /^([a-z]+)\.(\d{1,15})\.([0-9a-f]{24})$/.exec(text) ?? [];
  if (name !== list || time === undefined || id === undefined) throw new BadCursor('Bad cursor');
  const position = { createdAt: Number(time), id };
  // Decoding forgives stray characters; only the very text handed out is taken back.
  if (encodeCursor(list, position) !== cursor) throw new BadCursor('Bad cursor');
  return position;
}
