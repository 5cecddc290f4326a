import { expect, test } from 'vitest';
import { fitDraft } from '#domain/imports/draft.ts';
import { recipeData } from '#server/features/takeout/recipe-data.ts';
import { awkwardReplies, starterReplies } from '#test/support/starter-replies.ts';
import { readPastedRecipe } from './read-recipe.ts';

const read = (text: string) => readPastedRecipe(text)?.found;
const readJson = (exported: unknown) => read(JSON.stringify(exported));

test('the file of Mealie is read, which says of nothing that it is a recipe', () => {
  const bread = {
    id: 'a1',
    name: 'Flat bread',
    slug: 'flat-bread',
    image: 'kZ9a',
    description: 'Quick.',
    recipeYield: '8 pieces',
    prepTime: '20 minutes',
    performTime: '40 minutes',
    orgURL: 'https://a.example/bread',
    tags: [{ id: 't', name: 'quick', slug: 'quick' }],
    recipeIngredient: [
      { quantity: 2, unit: { name: 'cup' }, food: { name: 'flour' }, display: '2 cups flour' },
      { quantity: 0.333333333, unit: { name: 'cup' }, food: { name: 'oil' }, note: 'warm' },
      { title: 'To serve', quantity: 0, unit: null, food: null, note: 'salt', display: '' },
    ],
    recipeInstructions: [
      { title: 'Dough', text: 'Mix.' },
      { title: '', text: 'Bake.' },
    ],
    notes: [{ title: 'Later', text: 'Freezes well.' }],
  };
  expect(readJson(bread)).toMatchObject({
    name: 'Flat bread',
    yield: '8 pieces',
    prepMinutes: 20,
    cookMinutes: 40,
    photos: [],
    pageUrl: 'https://a.example/bread',
    tags: ['quick'],
    tip: 'Later: Freezes well.',
    ingredientList: ['2 cups flour', '0.333 cup oil, warm', 'To serve:', 'salt'],
    stepList: ['# Dough', 'Mix.', 'Bake.'],
  });
});

test('the file of Tandoor is read, whose ingredients stand with its steps', () => {
  const dal = {
    name: 'Dal',
    description: 'Good.',
    keywords: [{ name: 'lentils' }],
    servings: 4,
    working_time: 10,
    waiting_time: 20,
    servings_text: 'people',
    source_url: 'https://a.example/dal',
    steps: [
      {
        name: 'Dal',
        instruction: 'Wash.\n\nCook.',
        ingredients: [
          { food: { name: 'lentils' }, unit: { name: 'g' }, amount: 200.0, note: 'red' },
          { food: { name: 'salt' }, unit: null, amount: 0, no_amount: true },
        ],
      },
      {
        name: 'Tadka',
        instruction: 'Fry.',
        ingredients: [
          { is_header: true, note: 'Spices', food: null, unit: null, amount: 0 },
          { food: { name: 'cumin' }, unit: { name: 'tsp' }, amount: 1.5, note: '' },
        ],
      },
    ],
  };
  expect(readJson(dal)).toMatchObject({
    name: 'Dal',
    servings: 4,
    prepMinutes: 10,
    cookMinutes: 20,
    tags: ['lentils'],
    pageUrl: 'https://a.example/dal',
    ingredientList: ['Dal:', '200 g lentils, red', 'salt', 'Tadka:', 'Spices:', '1.5 tsp cumin'],
    stepList: ['# Dal', 'Wash.', 'Cook.', '# Tadka', 'Fry.'],
  });
});

test('the file of Paprika is read, whose lists are texts', () => {
  const pie = {
    uid: 'X',
    name: 'Pie',
    ingredients: '1 egg\n2 cups flour',
    notes: 'Good cold.',
    directions: 'Mix.\n\nBake 20 minutes.',
    servings: '4',
    prep_time: '10 min',
    cook_time: '20 min',
    source_url: 'https://a.example/pie',
    categories: ['Dessert'],
  };
  for (const exported of [pie, [pie]]) {
    expect(readJson(exported)).toMatchObject({
      name: 'Pie',
      servings: 4,
      prepMinutes: 10,
      cookMinutes: 20,
      course: 'dessert',
      tip: 'Good cold.',
      pageUrl: 'https://a.example/pie',
      ingredientList: ['1 egg', '2 cups flour'],
      stepList: ['Mix.', 'Bake 20 minutes.'],
    });
  }
});

test('lines in brackets divide the lists of RecipeSage: they were an ingredient and a step', () => {
  const dish = ['[1 cup nuts]', '[bacon, optional]'];
  const list = ['[Sauce]', '1 egg', ...dish, '[For the top:]', '2 eggs', '[Salt]'];
  const sage = {
    '@type': 'Recipe',
    name: 'Pie',
    recipeIngredient: list,
    recipeInstructions: ['[Sauce]', 'Stir [well].', '[Top]', 'Bake it.'].map((text) => ({
      '@type': 'HowToStep',
      text,
    })),
  };
  expect(readJson([sage])).toMatchObject({
    ingredientList: ['# Sauce', '1 egg', ...dish, '# For the top', '2 eggs', '[Salt]'],
    stepList: ['# Sauce', 'Stir [well].', '# Top', 'Bake it.'],
  });
});

test('what is no file of theirs is none, whatever stands where their words do', () => {
  const odd = [
    { name: 'x', steps: [{ text: 'a' }] },
    { name: 'x', steps: [null], ingredients: 'a' },
    { name: 1, recipeIngredient: [{ display: 'a' }] },
    { name: 'x', recipeIngredient: ['a', null] },
    [[null, 1, 'x']],
  ];
  for (const one of odd) expect(readJson(one), JSON.stringify(one)).toBeUndefined();
  const empty = { name: '', recipeIngredient: [{ quantity: {}, unit: [], food: 3, note: {} }] };
  expect(readJson(empty)).toMatchObject({ name: '', ingredientList: ['3'], stepList: [] });
});

test('a file of Markdown is read with its front matter: its fence was the name', () => {
  const front = `---\ntitle: "Leek soup"\nservings: 4\nprep_time: 10 min\ntags: [winter, soup]\n---`;
  const lists = '## Ingredients\n- 2 leeks\n\n## Directions\n1. Chop.\n2. Cook.';
  const expected = {
    name: 'Leek soup',
    servings: 4,
    prepMinutes: 10,
    description: '',
    ingredientList: ['2 leeks'],
    stepList: ['Chop.', 'Cook.'],
  };
  expect(read(`${front}\n\n${lists}`)).toMatchObject(expected);
  expect(read(`${front}\n\n# Leek soup\n\n${lists}`)).toMatchObject(expected);
  const about = { ...expected, description: 'Warm.\nAnd green.' };
  expect(read(`${front}\nWarm.\n\nAnd green.\n\n${lists}`)).toMatchObject(about);
  const untitled = { name: 'Soup', servings: 2, stepList: ['Chop.', 'Cook.'] };
  expect(read(`---\nservings: 2\n---\n# Soup\n\n${lists}`)).toMatchObject(untitled);
});

test('the file of this site that a cook took along gives the recipe again: it held none', async () => {
  const [plain] = await starterReplies();
  const full = {
    ...plain!,
    name: 'Crumble',
    language: 'de' as const,
    course: 'dessert' as const,
    servings: 6,
    yield: '1 tin, 23 cm',
    prepMinutes: 20,
    restMinutes: 90,
    tip: 'Warm.\n\nOr cold.',
    nutrition: { kcal: 412.5, salt: 0.13 },
    equipment: ['a tin'],
    otherNames: ['Yellow'],
    tags: ['easy going', 'quick'],
    difficulty: 'easy' as const,
    diet: ['vegan' as const],
    ingredientList: ['# For the top', '2 tbsp oil =', '1,5 l Milch'],
    stepList: ['# 1. Top', '2. Stir in oil, milk.', 'Bake.'],
    sourceUrl: 'https://a.example/crumble',
  };
  for (const own of [...(await starterReplies()), ...(await awkwardReplies()).slice(0, 6), full]) {
    const taken = recipeData(own, []);
    const found = readJson(taken)!;
    const { language = 'en-GB', ...read } = fitDraft(found).recipe;
    const { sourceUrl, ...told } = taken.recipe as { sourceUrl?: string };
    expect({ ...read, language }, own.name).toMatchObject({ language: 'en-GB', ...told });
    expect(found.pageUrl).toBe(sourceUrl);
  }
});
