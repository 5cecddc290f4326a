import { expect, test } from 'vitest';
import { decodePlace, encodePlace } from '../facets/cursor.ts';
import { BadCursor } from '../port.ts';
import { decodeCursor, encodeCursor } from './cursor.ts';

const id = '0123456789abcdef01234567';
const position = { createdAt: 1_700_000_000_000, id };
const place = { key: -42, createdAt: 1_700_000_000_000, seq: 7 };

test('a cursor that was given out stays what it is, for links to later pages are kept', () => {
  const given = 'cmVjaXBlcy4xNzAwMDAwMDAwMDAwLjAxMjM0NTY3ODlhYmNkZWYwMTIzNDU2Nw';
  expect(encodeCursor('recipes', position)).toBe(given);
  expect(decodeCursor('recipes', given)).toEqual(position);
  const faceted = 'cmF0ZWQuLTQyLjE3MDAwMDAwMDAwMDAuNw';
  expect(encodePlace('rated', place)).toBe(faceted);
  expect(decodePlace('rated', faceted)).toEqual(place);
});

test('a cursor of another list, or one that none handed out, is not read', () => {
  const text = (said: string) => Buffer.from(said).toString('base64url');
  const given = encodeCursor('recipes', position);
  for (const cursor of [
    '',
    ' ',
    `${given}!`,
    `${given}=`,
    encodeCursor('saved', position),
    ...[`recipes.01.${id}`, `recipes.1.${id.toUpperCase()}`, `recipes.1.${id}.1`].map(text),
    text(`recipes.1234567890123456.${id}`),
  ])
    expect(() => decodeCursor('recipes', cursor), cursor).toThrow(BadCursor);
  for (const said of ['rated.-0.1.1', 'rated.1.1', 'rated.1234567890.1.1', 'newest.1.1.1'])
    expect(() => decodePlace('rated', text(said)), said).toThrow(BadCursor);
});
