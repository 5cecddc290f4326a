import type { Sort } from '#domain/facets/facets.ts';
import type { Place } from '#domain/facets/facts.ts';
import { BadCursor } from '../port.ts';

/** An opaque text for a place in an order; one of another order is not taken back. */
export function encodePlace(sort: Sort, { key, createdAt, seq }: Place): string {
  return Buffer.from(`${sort}.${key}.${createdAt}.${seq}`).toString('base64url');
}

/** Reads what `encodePlace` made for this order; throws BadCursor for anything else. */
export function decodePlace(sort: Sort, cursor: string): Place {
  const text = Buffer.from(cursor, 'base64url').toString('latin1');
  const [, name, key, time, seq] =
    /^([a-z]+)\.(-?\d{1,9})\.(\d{1,15})\.(\d{1,15})$/.exec(text) ?? [];
  const place = { key: Number(key), createdAt: Number(time), seq: Number(seq) };
  // Decoding forgives stray characters; only the very text handed out is taken back.
  if (name !== sort || encodePlace(sort, place) !== cursor) throw new BadCursor('Bad cursor');
  return place;
}
