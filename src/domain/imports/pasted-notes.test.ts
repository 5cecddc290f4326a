import { expect, test } from 'vitest';
import { fitDraft } from './draft.ts';
import { readPlainRecipe } from './read-plain-recipe.ts';

const draftOf = (lines: string[]) => {
  const found = readPlainRecipe(lines);
  if (!found) throw new Error('no recipe was found');
  return fitDraft(found);
};
const read = (...lines: string[]) => draftOf(lines).recipe;
const lists = ['Ingredients', '1 onion', 'Method', 'Fry it.'];

test.each([
  'Notes',
  'Note:',
  'Recipe Notes',
  'Tips',
  'Tip',
  "Cook's tips",
  'Tips & Tricks',
  'Notes and tips:',
  'Notizen',
  'Tipps',
  'Tipp',
  'Hinweise',
  'Tipps und Tricks',
])('what stands under %s at the end is the tip', (heading) => {
  const told = { stepList: ['Fry it.'], tip: 'Freezes well.\nKeeps 3 days.', description: '' };
  const notes = [heading, 'Freezes well.', 'Keeps 3 days.'];
  expect(read('Chili', ...lists, ...notes)).toMatchObject(told);
  expect(read('Chili', '1 onion', 'Fry it.', ...notes)).toMatchObject(told);
  expect(read('# Chili', ...lists, ...notes)).toMatchObject(told);
});

test('a file may mark its notes as it does any heading', () => {
  const file = [
    '# Chili',
    '## Ingredients',
    '- 1 onion',
    '## Notes',
    'Print it.',
    '## Comments',
    'So good!',
  ];
  expect(read(...file).tip).toBe('Print it.');
});

test('a note that begins as a heading does is one', () => {
  const notes = ['Ingredients keep for 3 days.', 'Method and all are mine!', 'Freezes well.'];
  expect(read('Chili', ...lists, 'Notes', ...notes)).toMatchObject({
    ingredientList: ['1 onion'],
    stepList: ['Fry it.'],
    tip: notes.join('\n'),
  });
});

test('notes end where a page goes on with something else, and hold none of its facts and offers', () => {
  const recipe = read(
    'Chili',
    ...lists,
    'Notes',
    'Freezes well.',
    'Prep time: 15 min Serves: 8',
    'Print Pin Save',
    'Keeps 3 days.',
    'Did you make this?',
    'So good!',
    'Jane',
  );
  expect(recipe).toMatchObject({ tip: 'Freezes well.\nKeeps 3 days.', prepMinutes: 15 });
  expect(recipe.servings).toBe(8);
  const untitled = [
    'Chili',
    '1 onion',
    'Fry it.',
    'Notes',
    'Freezes well.',
    'Comments',
    'So good!',
  ];
  expect(read(...untitled)).toMatchObject({ stepList: ['Fry it.'], tip: 'Freezes well.' });
});

test('what is noted in one line ends neither a method nor notes', () => {
  const steps = ['Rub in the butter.', 'Tip: use cold butter.', 'Bake it.'];
  const notes = ['Freezes well.', 'Storage: keeps 3 days.', 'Note: serve warm.'];
  const recipe = read('Pie', 'Ingredients', '1 egg', 'Method', ...steps, 'Notes', ...notes);
  expect(recipe).toMatchObject({ stepList: steps, tip: notes.join('\n') });
});

test.each([
  ['Tip: Keeps 3 days.', 'Keeps 3 days.'],
  ["Cook's note: keeps 3 days.", 'keeps 3 days.'],
  ['Tipp: Mit Sahne servieren.', 'Mit Sahne servieren.'],
  ['Hinweis: Hält 3 Tage.', 'Hält 3 Tage.'],
])('%s behind the last step is the tip', (last, tip) => {
  const steps = ['Rub it in.', 'Tip: use cold butter.', 'Bake it.'];
  const told = { stepList: steps, tip };
  expect(read('Pie', 'Ingredients', '1 egg', 'Method', ...steps, last)).toMatchObject(told);
  expect(read('Pie', '1 egg', ...steps, last)).toMatchObject(told);
  expect(read('Pie', 'Ingredients', '1 egg', 'Method', last).stepList).toEqual([last]);
});

test('such a tip tells nothing of the recipe itself', () => {
  const recipe = read('Chili', ...lists, 'Tip: serves 12 as a starter.');
  expect(recipe).toMatchObject({ tip: 'serves 12 as a starter.' });
  expect(recipe.servings).toBeUndefined();
});

test('several of them are the lines of one', () => {
  const notes = ['Tip: serve warm.', 'Note: freezes well.'];
  expect(read('Chili', ...lists, ...notes).tip).toBe('serve warm.\nfreezes well.');
});

test('what a page notes before its lists is no tip', () => {
  const story = ['Chili', 'A good one.', 'Tips', 'Use fresh beans.', 'Prep: 15 min Cook: 1 hour'];
  const recipe = read(...story, ...lists);
  expect(recipe).toMatchObject({ description: 'A good one.', prepMinutes: 15, cookMinutes: 60 });
  expect(recipe.tip).toBeUndefined();
  expect(read(...story, ...lists, 'Notes', 'Old.', ...lists).tip).toBeUndefined();
});

test('notes that are longer than a tip are cut, and that is said', () => {
  const { recipe, warnings } = draftOf([
    'Chili',
    ...lists,
    'Notes',
    ...Array(300).fill('Freezes well.'),
  ]);
  expect([...(recipe.tip ?? '')].length).toBeLessThanOrEqual(2_000);
  expect(warnings).toContain('shortened');
});
