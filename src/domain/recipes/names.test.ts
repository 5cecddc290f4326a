import { expect, test } from 'vitest';
import { cutName, partTail } from './names.ts';

test('a name that is cut behind a space keeps its ellipsis at the word', () => {
  expect(cutName('Spicy tofu bowl with rice', 16)).toBe('Spicy tofu bowl…');
  expect(cutName('Spicy tofu bowl with rice', 12)).toBe('Spicy tofu b…');
  expect(cutName('Spicy tofu', 10)).toBe('Spicy tofu');
});

test('the end of a cut name is whole characters, whatever they are made of', () => {
  expect(partTail('Spicy to…')).toEqual(['Spicy ', 'to…']);
  expect(partTail('Pie 👩‍🍳🥧…')).toEqual(['Pie ', '👩‍🍳🥧…']);
  expect(partTail('P…')).toEqual(['', 'P…']);
});
