import { CooklangParser, getFlatIngredients, quantity_display } from '@cooklang/cooklang';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { RecipeDetailReply } from '#contract/recipes.ts';
import { awkwardReplies, starterReplies } from '#test/support/starter-replies.ts';
import { withoutHeadings } from '../kitchen/ingredient-sections.ts';
import { isMarkedHeading } from '../recipes/sections.ts';
import { toCooklang } from './cooklang.ts';
import { readCooklangLine } from './cooklang-line.ts';

const parser = new CooklangParser();
const source = {
  url: 'https://recipes.example.org/recipe/dal',
  image: 'https://recipes.example.org/photos/1.jpg',
};
const words = { gather: 'Have ready {ingredients}.' };

function parse(recipe: RecipeDetailReply) {
  const [parsed, report] = parser.parse(toCooklang(recipe, source, words));
  return { parsed, report };
}

/** Amounts as the parser shows them, each with its ingredient, in one order. */
const amountsOf = (recipe: RecipeDetailReply) =>
  withoutHeadings(recipe.ingredientList, 'en-GB')
    .map((line) => readCooklangLine(line))
    .map(({ quantity, unit, name }) => `${[quantity, unit].filter(Boolean).join(' ')} | ${name}`)
    .sort();

describe('a Cooklang file', () => {
  test('of each starter recipe passes the parser, and every amount survives', async () => {
    for (const recipe of await starterReplies()) {
      const { parsed, report } = parse(recipe);
      expect(report, recipe.slug).toBe('');
      const flat = getFlatIngredients(parsed).map(({ displayText, name }) =>
        `${displayText ?? ''} | ${name}`.replaceAll('½', '1/2'),
      );
      expect(flat.sort(), recipe.slug).toEqual(amountsOf(recipe));
    }
  });

  test('says what the recipe says beside its steps', async () => {
    const [recipe] = await starterReplies();
    const { parsed } = parse(recipe!);
    expect(parsed).toMatchObject({
      title: recipe!.name,
      description: recipe!.description,
      servings: recipe!.servings,
      time: { prep_time: recipe!.prepMinutes, cook_time: recipe!.cookMinutes },
      difficulty: recipe!.difficulty,
      cuisine: 'Indian',
      author: { name: 'Potluck Kitchen' },
      source: { url: source.url },
      images: source.image,
    });
  });

  test('keeps an & between words, where it is no mark', async () => {
    const [plain] = await starterReplies();
    const ingredientList = ['1 tbsp salt & pepper, coarse & fresh', '& more'];
    const stepList = ['# Mac & cheese', 'Season.'];
    const { parsed, report } = parse({ ...plain!, ingredientList, stepList });
    expect(report).toBe('');
    expect(getFlatIngredients(parsed)).toMatchObject([
      { name: 'salt & pepper', note: 'coarse & fresh' },
      { name: 'more' },
    ]);
    expect(parsed.sections.map(({ name }) => name)).toContain('Mac & cheese');
  });

  test('says all that a recipe may tell, and reads amounts in its language', async () => {
    const [plain] = await starterReplies();
    const told = {
      course: 'main',
      tags: ['Quick', 'one pot'],
      yield: '1 loaf',
      language: 'de',
      equipment: ['a tin, 23 cm'],
      nutrition: { kcal: 240, salt: 0.25 },
      otherNames: ['麻婆豆腐'],
      ingredientList: ['1,5 TL Salz'],
      stepList: ['Salz, 5 Minuten.'],
    } satisfies Partial<RecipeDetailReply>;
    const file = toCooklang({ ...plain!, ...told }, source, words);
    const [parsed, report] = parser.parse(file);
    expect(report).toBe('');
    expect([...parsed.tags]).toEqual(expect.arrayContaining(['Quick', 'one pot']));
    for (const line of [
      'other names: ["麻婆豆腐"]',
      'makes: 1 loaf',
      'course: Main course',
      'equipment: ["a tin, 23 cm"]',
      'nutrition: [240 kcal, "0.25 g salt"]',
      'locale: de',
      '@Salz{1.5%TL}, ~{5%minutes}.',
    ])
      expect(file).toContain(line);
  });

  test('marks an ingredient where a step names it, and gathers the others before', async () => {
    const [plain] = await starterReplies();
    const ingredientList = [
      '2½ tbsp fish sauce',
      '1 tsp salt',
      '1 tbsp sea salt',
      '3 eggs, beaten',
    ];
    const stepList = ['Salt the water.', 'Mix fish sauce, sea salt and salt (a little).'];
    const recipe = { ...plain!, ingredientList, stepList, tip: undefined };
    const [, body] = toCooklang(recipe as RecipeDetailReply, source, words).split('---\n\n');
    expect(body).toBe(
      [
        'Have ready @eggs{3}(beaten).',
        'Salt the water.',
        'Mix @fish sauce{2.5%tbsp}, @sea salt{1%tbsp} and @salt{1%tsp} (a little).\n',
      ].join('\n\n'),
    );
  });

  test('has a section for each heading of its steps, and headings are no ingredients', async () => {
    const [plain] = await starterReplies();
    const ingredientList = ['2 eggs', '# For the sauce', '1 tsp salt', 'To serve:', '1 lemon'];
    const stepList = [
      'Boil the eggs.',
      '# Sauce = {best}:',
      'Stir the salt in.',
      '# To serve',
      'Eat.',
    ];
    const recipe = { ...plain!, ingredientList, stepList, tip: undefined };
    const [, body] = toCooklang(recipe as RecipeDetailReply, source, words).split('---\n\n');
    expect(body).toBe(
      [
        'Have ready @lemon{1}.',
        'Boil the @eggs{2}.',
        '== Sauce best ==',
        'Stir the @salt{1%tsp} in.',
        '== To serve ==',
        'Eat.\n',
      ].join('\n\n'),
    );
    const { parsed, report } = parse(recipe as RecipeDetailReply);
    expect(report).toBe('');
    expect(parsed.sections.map(({ name }) => name)).toEqual([null, 'Sauce best', 'To serve']);
  });

  test('has a timer for each duration of its steps', async () => {
    const [plain] = await starterReplies();
    const stepList = ['Rest overnight. Bake for 1 h 20 min, turning every 10 minutes.'];
    stepList.push('Fry for 12-15 minutes at 180 °C, then 30 seconds more, and rest for 2 hours.');
    const { parsed, report } = parse({ ...plain!, ingredientList: ['1 loaf'], stepList });
    expect(report).toBe('');
    expect(parsed.timers.map((timer) => quantity_display(timer.quantity!))).toEqual([
      '80 minutes',
      '12-15 minutes',
      '30 seconds',
      '2 hours',
    ]);
  });

  test('stays itself whatever a recipe says', async () => {
    const [plain] = await starterReplies();
    for (const recipe of await awkwardReplies()) {
      const { parsed, report } = parse(recipe);
      expect(report, recipe.name).toBe('');
      expect(parsed.title).toBe(recipe.name);
      expect(parsed.ingredients).toHaveLength(recipe.ingredientList.length);
    }
    const text = fc.string({
      unit: fc.constantFrom(...'@#~{}%()[]-=>|\\&?+*./: \naB½2'),
      minLength: 1,
    });
    const filled = fc
      .oneof(
        text,
        text.map((value) => `# ${value}`),
      )
      .filter((value) => /[aB2]/.test(value));
    fc.assert(
      fc.property(fc.array(filled, { minLength: 1, maxLength: 4 }), filled, (lines, step) => {
        const recipe = { ...plain!, name: step, ingredientList: lines, stepList: [step, ...lines] };
        const { parsed, report } = parse(recipe);
        expect(report).toBe('');
        expect(parsed.ingredients).toHaveLength(withoutHeadings(lines, 'en-GB').length);
        expect(parsed.cookware).toHaveLength(0);
        expect(parsed.timers).toHaveLength(0);
        const headings = recipe.stepList.filter(isMarkedHeading);
        const named = parsed.sections.filter(({ name }) => name !== null);
        expect(named).toHaveLength(headings.length);
        expect(parsed.sections.length - named.length).toBeLessThanOrEqual(1);
      }),
      { numRuns: 100 },
    );
  });
});

test.each([
  ['200 g red lentils', '200', 'g', 'red lentils', null],
  ['200g red lentils', '200', 'g', 'red lentils', null],
  [
    '2½ tbsp chilli bean paste (doubanjiang), chopped',
    '2.5',
    'tbsp',
    'chilli bean paste',
    'doubanjiang, chopped',
  ],
  ['½ tsp salt', '0.5', 'tsp', 'salt', null],
  ['1 1/2 cups of flour, sifted', '1.5', 'cups', 'flour', 'sifted'],
  ['3–5 garlic cloves', '3-5', null, 'garlic cloves', null],
  ['2 to 3 tablespoons oil', '2-3', 'tablespoons', 'oil', null],
  ['1 x 400 ml tin coconut milk, unshaken', '1', 'x 400 ml tin', 'coconut milk', 'unshaken'],
  ['5 cloves', '5', null, 'cloves', null],
  ['5 cloves, crushed', '5', null, 'cloves', 'crushed'],
  ['600 g beef mince, 20% fat, well chilled', '600', 'g', 'beef mince', '20% fat, well chilled'],
  ['20% cream', null, null, '20% cream', null],
  ['Salt, to taste', null, null, 'Salt', 'to taste'],
  ['24 small 100% corn tortillas', '24', null, 'small 100% corn tortillas', null],
  ['(optional) basil', null, null, '(optional) basil', null],
  ['7', null, null, '7', null],
])('%s is read', (line, quantity, unit, name, note) => {
  expect(readCooklangLine(line)).toEqual({ quantity, unit, name, note });
});

test('further amounts stand in the note of an ingredient, not in its name', () => {
  const read = (line: string) => {
    const { quantity, unit, name, note } = readCooklangLine(line);
    return [quantity, unit, name, note];
  };
  expect(read('1 cup (240 ml) milk')).toEqual(['1', 'cup', 'milk', '240 ml']);
  expect(read('1 lb 2 oz beef')).toEqual(['1', 'lb', 'beef', '2 oz']);
  expect(read('500g/1lb 2oz flour, sifted')).toEqual(['500', 'g', 'flour', '1lb, 2oz, sifted']);
  expect(read('1 cup plus 2 tbsp sugar')).toEqual(['1', 'cup', 'sugar', 'plus 2 tbsp']);
  expect(read('2 cups (packed) basil')).toEqual(['2', 'cups', 'basil', 'packed']);
  expect(read('1 onion (100 g)')).toEqual(['1', null, 'onion', '100 g']);
});

test('of a line full of amounts three are a note, and the rest is left as it stands', () => {
  const { quantity, note, name } = readCooklangLine(`${'1 g/'.repeat(73)} flour`);
  expect([quantity, note?.split(', ').length]).toEqual(['1', 3]);
  expect(name).toContain('flour');
});
