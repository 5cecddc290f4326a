import type { Place } from '#domain/facets/facts.ts';
import { createCodec, number } from '../queries/cursor.ts';

/** Cursors of lists by facets; the name of the list is the order that it is in. */
export const { encode: encodePlace, decode: decodePlace } = createCodec<Place>({
  key: { pattern: '-?\\d{1,9}', read: Number },
  createdAt: number(15),
  seq: number(15),
});
