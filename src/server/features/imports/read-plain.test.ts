import { expect, test } from 'vitest';
import { fitDraft } from '#domain/imports/draft.ts';
import { readPageRecipe, readPastedRecipe } from './read-recipe.ts';

const draftOf = (read: ReturnType<typeof readPageRecipe>) => read && fitDraft(read.found).recipe;

const list = (tag: string, items: readonly string[]) =>
  `<${tag}>${items.map((item) => `<li>${item}</li>`).join('')}</${tag}>`;

test('a page without structured data keeps each step and ingredient that begins as a time does', () => {
  const ingredients = ['Cooking apples, 3', '200g flour', '100 g butter', 'Cooking oil, 2 tbsp'];
  const steps = [
    'Heat the oven to 180C.',
    'Cook the apples for 10 minutes.',
    'Bake for 25 minutes.',
    'Serves 4 hungry people.',
    'Leave to cool.',
  ];
  const page = `<html><head><title>Apple crumble</title></head><body><h1>Apple crumble</h1>
<p>Serves 6</p><p>Prep: 20 min | Cook: half an hour</p><h2>Ingredients</h2>${list('ul', ingredients)}
<h2>Method</h2>${list('ol', steps)}</body></html>`;
  expect(draftOf(readPageRecipe(page))).toMatchObject({
    ingredientList: ingredients,
    stepList: steps,
    servings: 6,
    prepMinutes: 20,
    cookMinutes: 30,
  });
});

test('a step of a page that is a sentence about a time is kept', () => {
  const steps = ['Teig kneten.', 'Ruhezeit: 30 Minuten.', 'Backzeit: 45 Minuten.', 'Rest: 1 hour'];
  const page = `<h1>Brot</h1><h2>Zutaten</h2>${list('ul', ['500 g Mehl', '300 ml Wasser', '10 g Salz'])}
<h2>Zubereitung</h2>${list('ol', steps)}`;
  expect(draftOf(readPageRecipe(page))?.stepList).toEqual(steps);
});

test('the groups of a page are found whatever number its words are written in', () => {
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: 'Suppe',
    inLanguage: 'de',
    recipeIngredient: ['1 m.-große Zwiebel(n)', '2 Zehe/n Knoblauch', '1 Tasse/n Reis', '4 Ei(er)'],
    recipeInstructions: 'Kochen.',
  };
  const page = `<script type="application/ld+json">${JSON.stringify(data)}</script><h1>Suppe</h1>
<h2>Zutaten</h2><h3>Für die Suppe</h3>${list('ul', data.recipeIngredient.slice(0, 2))}
<h3>Für die Einlage</h3>${list('ul', data.recipeIngredient.slice(2))}`;
  expect(draftOf(readPageRecipe(page))?.ingredientList).toEqual([
    '# Für die Suppe',
    '1 mittelgroße Zwiebel',
    '2 Zehen Knoblauch',
    '# Für die Einlage',
    '1 Tasse Reis',
    '4 Eier',
  ]);
});

test('a pasted Cooklang file is read as one', () => {
  const read = readPastedRecipe('---\ntitle: Pie\n---\n\nBake @apples{3} for ~{20%minutes}.\n');
  expect(read?.isGuessed).toBe(false);
  expect(draftOf(read)).toMatchObject({
    name: 'Pie',
    ingredientList: ['3 apples'],
    stepList: ['Bake apples for 20 minutes.'],
  });
});

test('notes of a page are the tip where somebody pasted it, and not where it was read whole', () => {
  const page = `<h1>Soup</h1><h2>Ingredients</h2>${list('ul', ['2 leeks', '1 l stock'])}
<h2>Method</h2>${list('ol', ['Chop the leeks.', 'Cook them.'])}<h2>Notes</h2><p>Freezes well.</p>`;
  expect(draftOf(readPageRecipe(page, true))?.tip).toBe('Freezes well.');
  expect(draftOf(readPageRecipe(page))).not.toHaveProperty('tip');
});
