import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { handleChoices, handleFault, handleLimits, handleOf, isCookId } from './handles.ts';
import { reservedHandles } from './reserved-handles.ts';

const id = '650000000000000000abcdef';
const hex = fc.stringMatching(/^[0-9a-f]{24}$/);

describe('the handle of a name', () => {
  test.each([
    ['Asha Rao', 'asha-rao'],
    ['  Zoë O’Hara "x" <b>', 'zoe-ohara-x-b'],
    ['Jörg Größe', 'jorg-grosse'],
    ['Łukasz Øre', 'lukasz-ore'],
    ['安娜', 'cook-abcdef'],
    ['Анна', 'cook-abcdef'],
    ['🍲', 'cook-abcdef'],
    ['Jo', 'cook-jo'],
    ['Admin', 'cook-admin'],
    ['deadbeefdeadbeefdeadbeef', 'cook-deadbeefdeadbeefdea'],
    ['A very long name that goes on', 'a-very-long-name-that-go'],
  ])('%s is %s', (name, handle) => {
    expect(handleOf({ id, name })).toBe(handle);
  });

  test('of any name, and each of its numbers, may be chosen, and none is an id or reserved', () => {
    const name = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 80 }),
      fc.constantFrom(...reservedHandles),
      hex,
    );
    fc.assert(
      fc.property(name, hex, (one, of) => {
        const groups = [...handleChoices({ id: of, name: one }, () => 0.999_999)];
        const last = groups.pop();
        expect(last).toEqual([`cook-${of}`]);
        for (const handle of groups.flat()) {
          expect(handleFault(handle)).toBeNull();
          expect(handle.length).toBeLessThanOrEqual(handleLimits.max);
          expect(isCookId(handle) || reservedHandles.has(handle)).toBe(false);
        }
      }),
    );
  });
});

describe('a handle that is chosen', () => {
  test('is never an id, reserved, or of other signs', () => {
    fc.assert(
      fc.property(hex, (one) => {
        expect(handleFault(one)).toBe('field_invalid');
        expect(handleFault(`cook-${one}`)).toBe('handle_reserved');
      }),
    );
    for (const word of reservedHandles) expect(handleFault(word)).not.toBeNull();
    const anything = fc.string({ unit: 'grapheme', maxLength: 40 });
    fc.assert(
      fc.property(anything, (text) => {
        if (handleFault(text) === null) expect(text).toMatch(/^[a-z0-9-]{3,30}$/);
      }),
    );
  });

  test.each(['ab', 'a'.repeat(31), '-abc', 'abc-', 'a b c', 'Abc', 'a/b', 'a.b', 'ä-b', 'a%2f'])(
    '%s is none',
    (text) => {
      expect(handleFault(text)).toBe('field_invalid');
    },
  );

  test.each(['abc', 'a-b', 'a--b', '123', 'a'.repeat(30)])('%s is one', (text) => {
    expect(handleFault(text)).toBeNull();
  });
});
