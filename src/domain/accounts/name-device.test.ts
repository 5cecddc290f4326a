import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyCharacter } from '#test/support/any-character.ts';
import { nameDevice } from './name-device.ts';

describe('a device', () => {
  test.each([
    ['Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0', 'Firefox, Linux'],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0',
      'Edge, Windows',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
      'Safari, iPhone',
    ],
    [
      'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36',
      'Chrome, Android',
    ],
    ['curl/8.5.0', ''],
    [undefined, ''],
  ])('that tells %j is named %j', (told, name) => {
    expect(nameDevice(told)).toBe(name);
  });

  test('is never named with a word that was sent', () => {
    const words = /^(?:[A-Za-z ]+)?(?:, )?(?:[A-Za-z]+)?$/;
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter }), (told) => words.test(nameDevice(told))),
    );
  });
});
