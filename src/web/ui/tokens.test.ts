import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { contrast, controlPairs, textPairs } from './contrast.ts';
import { readTokens } from './read-tokens.ts';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const { light, dark, darkBySystem } = readTokens(css);

describe.each([
  ['light', light],
  ['dark', dark],
])('in the %s theme', (_, tokens) => {
  test.each(textPairs)('%s on %s reads at 4.5:1 or more', (text, ground) => {
    expect(contrast(tokens[text], tokens[ground])).toBeGreaterThanOrEqual(4.5);
  });
  test.each(controlPairs)('%s on %s shows at 3:1 or more', (mark, ground) => {
    expect(contrast(tokens[mark], tokens[ground])).toBeGreaterThanOrEqual(3);
  });
});

test('dark by the system and dark by choice are the same colours', () => {
  expect(darkBySystem).toEqual(dark);
  expect(dark).not.toEqual(light);
});
