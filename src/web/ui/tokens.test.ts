import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

type Tokens = Record<string, string>;

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const light = tokensAfter(':root {');
const dark = { ...light, ...tokensAfter(':root[data-theme="dark"] {') };

/** Text on ground: at least 4.5:1. */
const textPairs = [
  ['--ink', '--paper'],
  ['--ink', '--surface'],
  ['--ink', '--sunken'],
  ['--ink-quiet', '--paper'],
  ['--ink-quiet', '--surface'],
  ['--ink-quiet', '--sunken'],
  ['--leaf-ink', '--paper'],
  ['--leaf-ink', '--surface'],
  ['--leaf-ink', '--sunken'],
  ['--leaf-ink', '--leaf-veil'],
  ['--ink', '--leaf-veil'],
  ['--on-leaf', '--leaf'],
  ['--on-leaf-quiet', '--leaf'],
  ['--paprika', '--paper'],
  ['--paprika', '--surface'],
  ['--on-paprika', '--paprika'],
  ['--on-paprika', '--paprika-strong'],
  ['--on-saffron', '--saffron'],
  ['--error', '--paper'],
  ['--error', '--surface'],
  ['--error', '--error-veil'],
  ['--ink', '--error-veil'],
  ['--success', '--surface'],
  ['--success', '--paper'],
  ['--success', '--success-veil'],
] as const;

/** Control borders, icons and focus rings on ground: at least 3:1. */
const controlPairs = [
  ['--control-line', '--paper'],
  ['--control-line', '--surface'],
  ['--control-line', '--sunken'],
  ['--heart', '--paper'],
  ['--heart', '--surface'],
  ['--focus', '--paper'],
  ['--focus', '--surface'],
  ['--saffron', '--leaf'],
] as const;

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
  expect(tokensAfter(':root:not([data-theme="light"]) {')).toEqual(
    tokensAfter(':root[data-theme="dark"] {'),
  );
});

function tokensAfter(selector: string): Tokens {
  const start = css.indexOf(selector);
  const block = css.slice(start, css.indexOf('}', start));
  return Object.fromEntries(
    [...block.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map((match) => [match[1], match[2]]),
  );
}

function contrast(one: string | undefined, other: string | undefined): number {
  const [bright, dim] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return ((bright ?? 0) + 0.05) / ((dim ?? 0) + 0.05);
}

function luminance(hex = ''): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
