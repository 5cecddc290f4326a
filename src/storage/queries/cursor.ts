import { BadCursor } from '../port.ts';

/** How a part of a cursor is written, and read again. */
type Part<Value> = { readonly pattern: string; readonly read: (text: string) => Value };

/** A number that is not below zero and has so many digits at most. */
export const number = (digits: number): Part<number> => ({
  pattern: `\\d{1,${digits}}`,
  read: Number,
});

const id: Part<string> = { pattern: '[0-9a-f]{24}', read: String };

/** Writes places in a list as opaque texts, and reads them; `list` keeps a cursor of one list out of another. */
type Codec<Place> = {
  encode: (list: string, place: Place) => string;
  /** Throws BadCursor for what `encode` did not make for this list. */
  decode: (list: string, cursor: string) => Place;
};

/** A codec for places with these parts, which stand in a cursor in this order. */
export function createCodec<Place extends Record<string, string | number>>(
  parts: {
    readonly [Name in keyof Place]: Part<Place[Name]>;
  },
): Codec<Place> {
  const told: [keyof Place, Part<string | number>][] = Object.entries(parts);
  const form = new RegExp(`^([a-z]+)${told.map(([, { pattern }]) => `\\.(${pattern})`).join('')}$`);
  const encode = (list: string, place: Place) =>
    Buffer.from([list, ...told.map(([name]) => place[name])].join('.')).toString('base64url');
  return {
    encode,
    decode(list, cursor) {
      const text = Buffer.from(cursor, 'base64url').toString('latin1');
      const [, name, ...values] = form.exec(text) ?? [];
      if (name !== list) throw new BadCursor('Bad cursor');
      const place = Object.fromEntries(
        told.map(([part, { read }], n) => [part, read(values[n] ?? '')]),
      ) as Place;
      // Decoding forgives stray characters; only the very text handed out is taken back.
      if (encode(list, place) !== cursor) throw new BadCursor('Bad cursor');
      return place;
    },
  };
}

/** Where a page ended: the last row's time and id. */
export type Position = { createdAt: number; id: string };

/** Cursors of lists that are in the order of a time and then of an id. */
export const { encode: encodeCursor, decode: decodeCursor } = createCodec<Position>({
  createdAt: number(15),
  id,
});
