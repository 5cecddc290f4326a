import { expect, test } from 'vitest';
import type { RecipeLanguage } from './language.ts';
import { readingOfLine } from './line-reading.ts';

const told = (line: string, language: RecipeLanguage = 'en-GB') => {
  const read = readingOfLine(line, language);
  if (!read) return null;
  const amounts = read.amounts.map(({ number, unit }) => `${number}|${unit}`);
  const signs = (['isHeading', 'isOptional', 'isFixed', 'stays'] as const).filter(
    (one) => read[one],
  );
  return [...amounts, read.food, read.note, ...signs];
};

test('a line is told in its own words', () => {
  expect(told('2½ tbsp chilli bean paste, chopped')).toEqual([
    '2½|tbsp',
    'chilli bean paste',
    'chopped',
  ]);
  expect(told('2 x 400 g tins chopped tomatoes')).toEqual([
    '2|x 400 g tins',
    'chopped tomatoes',
    null,
  ]);
  expect(told('1 cup (240 ml) milk')).toEqual(['1|cup', 'milk', null]);
  expect(told('salt, to taste')).toEqual(['salt', 'to taste']);
  expect(told('2 eggs =')).toEqual(['2|', 'eggs', null, 'isFixed', 'stays']);
  expect(told('a pinch of salt')).toEqual(['a|pinch', 'salt', null, 'stays']);
  expect(told('For the sauce:')).toEqual(['For the sauce', null, 'isHeading']);
  expect(told('1,5 kg Mehl', 'de')).toEqual(['1,5|kg', 'Mehl', null]);
  expect(told('  ')).toBeNull();
});
