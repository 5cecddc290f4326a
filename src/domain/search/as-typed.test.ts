import { expect, test } from 'vitest';
import { asTyped, nounAsTyped, retyped } from './as-typed.ts';
import { readAsked } from './avoided.ts';

test.each([
  ['Kuchen ohne Nüsse', ['Nüsse']],
  ['Salat ohne Erdnüsse, Äpfel oder Süßkartoffeln', ['Erdnüsse', 'Äpfel', 'Süßkartoffeln']],
  ["soup, no Cow's  Milk", ["Cow's  Milk"]],
  ['Kuchen für Nussallergiker', ['Nuss']],
  ['Nuss- und milchfreie Kekse', ['milch', 'Nuss']],
  ['No Peanut-Butter', ['Peanut-Butter']],
  ['Curry ohne 🥜', ['🥜']],
  ['gf cake', ['gluten']],
])('%s is shown with what it leaves out as it was typed', (keyword, shown) => {
  const { avoided } = readAsked(keyword);
  expect(avoided.map(({ typed }) => asTyped(keyword, typed))).toEqual(shown);
});

test.each([
  ['laktosefrei', ['Laktose']],
  ['nuss- und milchfreie Kekse', ['Milch', 'nuss']],
  ['ohne milch', ['milch']],
  ['nut-free cake', ['nut']],
])('%s leaves out a noun where it begins a word', (keyword, shown) => {
  const { avoided } = readAsked(keyword);
  expect(avoided.map(({ typed }) => nounAsTyped(keyword, typed))).toEqual(shown);
});

test.each([
  ['buttr cake no buttr', 'buttr', 'butter', 'butter cake no butter'],
  ['Nüsecake ohne Nüse', 'Nüse', 'Nüsse', 'Nüsecake ohne Nüsse'],
  ['Nüseallergie', 'Nüse', 'Nüsse', 'Nüsseallergie'],
  ['anutz', 'nutz', 'nut', 'anutz'],
  ['no nutz (a+b)', 'nutz', '$&', 'no $& (a+b)'],
])('%s with another word for %s is asked as a whole word', (keyword, own, by, asked) => {
  expect(retyped(keyword, own, by)).toBe(asked);
});
