import { expect, test } from 'vitest';
import { root } from './runtime.mjs';
import { shortClassNames } from './short-class-names.ts';

const file = `${root}/src/web/ui/button.module.css`;
const css =
  '.button { animation: arrive 1s } .button:hover .icon { color: red } @keyframes arrive { to { top: 0 } }';

test('each class and animation of a style sheet has a short name of its own', () => {
  const nameOf = shortClassNames();
  const names = ['button', 'icon', 'arrive'].map((name) => nameOf(name, file, css));
  expect(new Set(names).size).toBe(3);
  for (const name of names) expect(name).toMatch(/^[a-z]{2}[0-9a-z]$/);
});

test('classes of two style sheets never share a name', () => {
  const nameOf = shortClassNames();
  const other = `${root}/src/web/ui/chip.module.css`;
  expect(nameOf('button', file, css)).not.toBe(nameOf('button', other, css));
});

test('both builds name a class alike', () => {
  expect(shortClassNames()('icon', file, css)).toBe(shortClassNames()('icon', file, css));
});

test('a class that the style sheet does not hold has none', () => {
  expect(() => shortClassNames()('absent', file, css)).toThrow('absent of button.module.css');
});
