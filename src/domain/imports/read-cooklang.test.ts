import { expect, test } from 'vitest';
import { growthOf, muchMore } from '#test/support/growth.ts';
import { starterReplies } from '#test/support/starter-replies.ts';
import { toCooklang } from '../formats/cooklang.ts';
import { readCooklangLine } from '../formats/cooklang-line.ts';
import { withoutHeadings } from '../kitchen/ingredient-sections.ts';
import { readCooklang } from './read-cooklang.ts';
import { readFrontMatter } from './read-cooklang-front.ts';

const readFile = (text: string) => readCooklang(readFrontMatter(text));

const source = { url: 'https://x.example/recipe/a', image: 'https://x.example/a.jpg' };
const words = { gather: 'Have ready {ingredients}.' };

test('our own files are read as the recipes that they tell, with every amount, for all 120', async () => {
  for (const own of await starterReplies()) {
    const read = readFile(toCooklang(own, source, words));
    const { name, stepList, servings, prepMinutes, cookMinutes, difficulty } = own;
    expect(read, own.slug).toMatchObject({
      name,
      servings,
      prepMinutes,
      cookMinutes,
      difficulty,
      language: 'en-GB',
      category: own.category._id,
      pageUrl: source.url,
      ...(own.diet?.length ? { diet: own.diet } : {}),
      ...(own.nutrition ? { nutrition: own.nutrition } : {}),
      ...(own.equipment ? { equipment: own.equipment } : {}),
    });
    expect(read?.description).toBe(own.description);
    expect(read?.tip, own.slug).toBe(own.tip ?? undefined);
    // What is told as `60 seconds` is written as `1 minute`.
    expect(read?.stepList, own.slug).toHaveLength(stepList.length);
    const told = withoutHeadings(own.ingredientList, 'en-GB').map((line) => {
      const { quantity, unit, name: food, note } = readCooklangLine(line);
      return [[quantity, unit, food].filter(Boolean).join(' '), note].filter(Boolean).join(', ');
    });
    expect([...(read?.ingredientList ?? [])].map(bare).sort(), own.slug).toEqual(
      told.map(bare).sort(),
    );
  }
});

/** Without the signs that the format takes for its own. */
const bare = (line: string) => line.replace(/[()=\s]+/g, ' ').trim();

test('a file of another writer is read with what it marks', () => {
  const read = readFile(`>> servings: 2
>> pan: the deep one

-- for a friend
Crack @eggs{3} into a #bowl{} and season with @salt.

== Sauce ==
Melt @butter{50%g}(cold) in a #saucepan, then wait ~rest{1%hours}, ~{2-3%minutes} and cook @&eggs{3}.
Write to me\\@example.org.

> Good with bread.`);
  expect(read).toEqual({
    name: '',
    servings: 2,
    description: 'pan: the deep one\nGood with bread.',
    ingredientList: ['3 eggs', 'salt', '50 g butter, cold'],
    stepList: [
      'Crack eggs into a bowl and season with salt.',
      '# Sauce',
      'Melt butter in a saucepan, then wait 1 hour (rest), 2-3 minutes and cook eggs. Write to me@example.org.',
    ],
    equipment: ['bowl', 'saucepan'],
  });
});

test('YAML lists, quotes and German times are understood', () => {
  const read = readFile(`---
title: "Torte: \\"die\\" gute"
locale: de_DE
tags:
  - süß
  - vegan
prep time: 20 minutes
---
@Mehl{1%kg} ~{1%hours} kühlen, ~{5%minutes} backen.`);
  expect(read).toMatchObject({
    name: 'Torte: "die" gute',
    language: 'de',
    tags: ['süß'],
    diet: ['vegan'],
    prepMinutes: 20,
    stepList: ['Mehl 1 Stunde kühlen, 5 Minuten backen.'],
  });
});

test('decimals of a German file are no thousands', async () => {
  const [own] = await starterReplies();
  const ingredientList = ['1 1/3 Tassen Milch', '1,125 kg Mehl', '1/8 l Sahne', '1.500 g Quark'];
  const recipe = { ...own!, ingredientList, stepList: ['Alles mischen.'] };
  const file = toCooklang({ ...recipe, language: 'de' }, source, words);
  expect(readFile(file)?.ingredientList).toEqual([
    '1,333 Tassen Milch',
    '1,125 kg Mehl',
    '0,125 l Sahne',
    '1500 g Quark',
  ]);
});

test('comments are left out, on a line, behind a step and within one', () => {
  const read = readFile(`-- Don't burn @this{1%kg}
Mix @flour{100%g} -- alternatively @spelt{100%g}
-- @walnuts{50%g} my sister is allergic
with @sugar{200%g}. [- perhaps try @hazelnuts{30%g}

and others -] Bake \\-- or \\[- rest -].

Eat [- at once.`);
  expect(read?.ingredientList).toEqual(['100 g flour', '200 g sugar']);
  expect(read?.stepList).toEqual([
    'Mix flour with sugar. Bake -- or [- rest -].',
    'Eat [- at once.',
  ]);
});

test('strokes of a text are no comments in its file, nor in one that says a backslash once before them', async () => {
  const [own] = await starterReplies();
  const stepList = [
    'Mix flour --- strong is best --- with salt.',
    'Add [--if needed--] water, or [-none-] -- or \\-- this -.',
    '--- Bake.',
  ];
  const tip = 'Keeps --- covered -- for days';
  const ingredientList = ['500 g flour', '1 tsp salt', '200 ml water'];
  const file = toCooklang({ ...own!, ingredientList, stepList, tip }, source, words);
  const saidOnce = file.replace(/(?:\\[[-])+/g, (run) => `\\${run.replaceAll('\\', '')}`);
  expect(saidOnce).toContain('Add \\[--if needed\\--]');
  for (const one of [file, saidOnce]) {
    const read = readFile(one);
    expect(read?.stepList).toEqual(stepList);
    expect(read?.tip).toBe(tip);
  }
  expect(file).toContain('flour{500%g} \\-\\-\\- strong');
});

test('texts of several lines and keys under keys are understood', () => {
  const read = readFile(`--- \u0020
title: Pancakes
description: |
  Fluffy pancakes:

  for Sunday.
introduction: >-
  Thin
  ones
  # too
source:
  name: Foo
  url: https://foo.example/x
time:
  prep: 10 min
  cook: 1 hour
# a remark
tags: [quick,
  sweet]
---\u0020
Mix @flour{200%g} and @./sauces/Hollandaise{150%g}, let it ~rest and wait ~20 minutes.
Add @salt{=1%tsp}(fine) and @&flour{}.`);
  expect(read).toEqual({
    name: 'Pancakes',
    prepMinutes: 10,
    cookMinutes: 60,
    tags: ['quick', 'sweet'],
    description: 'Fluffy pancakes:\n\nfor Sunday.\nThin ones # too',
    pageUrl: 'https://foo.example/x',
    ingredientList: ['200 g flour', '150 g Hollandaise', '1 tsp salt, fine ='],
    stepList: ['Mix flour and Hollandaise, let it rest and wait ~20 minutes. Add salt and flour.'],
  });
});

test('a locale without a country is American where the file is', () => {
  const file = (oven: string) => `---\nlocale: en\n---\nMix @rice{2%cups}. Bake at ${oven}.`;
  expect(readFile(file('350°F'))?.language).toBe('en-US');
  expect(readFile(file('180°C/350°F'))?.language).toBe('en-GB');
});

test('other texts are no Cooklang, and endless ones take time by their letters', () => {
  for (const text of ['2 eggs', 'mail me@example.org {x}', '# Pie\n## Steps', ''])
    expect(readFile(text), text).toBeNull();
  const pieces = [
    '@',
    '@a',
    '@a{',
    '= ',
    '=',
    '~',
    '\\',
    '(',
    '@a{1%',
    '["',
    '"',
    '>>',
    '- ',
    '---\n',
    ': ',
    '--',
    '[-',
    '[-a-]',
    'a: |\n a\n',
    ' a: b\n',
  ];
  for (const piece of pieces) {
    const growth = growthOf((times) => {
      const long = piece.repeat((times * 25_000) / piece.length);
      readFile(`@a{1%g}\n${long}`);
      readFile(`---\nx: [${long}]\n${long}\n---\n@a{}`);
      readFile(`---\nx: >\n${long}\n---\n@a{1%g}`);
    });
    expect(growth, piece).toBeLessThan(muchMore);
  }
});

test.each([
  'Ingredients\n1 chicken\nMethod\n1. Roast @ 350 for 1 hour {or until golden}.',
  'Mix @jane’s way {see above}.',
  '2 eggs @home{}',
  'A recipe from @chef_marie {the good one}, #sundays',
])('a text that only has such signs is none: %j', (text) => {
  expect(readFile(text)).toBeNull();
});

test('an address of a mail is no ingredient of a file', () => {
  const read = readFile('Mail anna@example.com. Crush @garlic{2%cloves} in a #mortar{}.');
  expect(read?.ingredientList).toHaveLength(1);
  expect(read?.stepList).toEqual([expect.stringContaining('anna@example.com')]);
});
