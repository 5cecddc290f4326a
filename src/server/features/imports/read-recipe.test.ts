import { describe, expect, test } from 'vitest';
import { courses } from '#contract/recipe-details.ts';
import { recipeLanguages } from '#contract/recipe-languages.ts';
import type { RecipeDetailReply } from '#contract/recipes.ts';
import { cuisineId } from '#domain/categories/cuisines.ts';
import { fitDraft } from '#domain/imports/draft.ts';
import { ingredientSections } from '#domain/kitchen/ingredient-sections.ts';
import { recipeStructuredData } from '#domain/sharing/structured-data.ts';
import { growthOf, muchMore } from '#test/support/growth.ts';
import { awkwardReplies, starterReplies } from '#test/support/starter-replies.ts';
import { readPageRecipe, readPastedRecipe } from './read-recipe.ts';

const site = { brand: 'Potluck', publicUrl: 'https://recipes.example.org' };
const crumbs = { home: 'Home', category: 'Recipes' };

/** The bytes of a page that says in structured data what our own recipe page says, and shows the ingredients. */
function ownPage(recipe: RecipeDetailReply): string {
  const scripts = recipeStructuredData(recipe, site, crumbs).map(
    (json) => `<script type="application/ld+json">${json}</script>`,
  );
  const parts = ingredientSections(recipe.ingredientList, 'en-GB').map(({ heading, lines }) => {
    const items = lines.map(({ text }) => `<li>${escaped(text)}</li>`);
    return `${heading === null ? '' : `<h3>${escaped(heading)}</h3>`}<ul>${items.join('')}</ul>`;
  });
  const shown = `<h1>x</h1><h2>Ingredients</h2>${parts.join('')}<h2>Steps</h2>`;
  return `<!doctype html><html lang="en"><head><title>x</title>${scripts.join('')}</head><body>${shown}</body></html>`;
}
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const readOwn = (own: RecipeDetailReply) => read(ownPage(own));
const read = (html: string) => {
  const found = readPageRecipe(html);
  return found && fitDraft(found.found).recipe;
};
const jsonLd = (node: unknown) =>
  read(`<script type="application/ld+json">${JSON.stringify(node)}</script>`);
const recipe = (fields: object) =>
  jsonLd({ '@context': 'https://schema.org', '@type': 'Recipe', name: 'Dal', ...fields });

describe('our own page', () => {
  test('yields the same recipe in every field that schema.org carries, for all 120', async () => {
    for (const own of await starterReplies()) {
      const { name, description, ingredientList, stepList, servings, prepMinutes, cookMinutes } =
        own;
      expect(read(ownPage(own)), own.slug).toEqual({
        name,
        description,
        ingredientList,
        stepList,
        servings,
        prepMinutes,
        cookMinutes,
        difficulty: own.difficulty,
        language: 'en-GB',
        ...(own.restMinutes ? { restMinutes: own.restMinutes } : {}),
        ...(own.course ? { course: own.course } : {}),
        ...(own.tags ? { tags: own.tags } : {}),
        ...(own.equipment ? { equipment: own.equipment } : {}),
        ...(own.yield ? { yield: own.yield } : {}),
        ...(own.nutrition ? { nutrition: own.nutrition } : {}),
        ...(own.otherNames ? { otherNames: own.otherNames } : {}),
        ...(own.diet?.length ? { diet: expect.toSatisfy((diet) => sameSet(diet, own.diet)) } : {}),
        // A page says its cuisine; Other is none.
        ...(own.category.name === 'Other' ? {} : { category: own.category._id }),
      });
    }
  });

  test('yields all that a recipe may tell', async () => {
    const [plain] = await starterReplies();
    for (const course of courses) {
      const { servings: _, ...own } = plain!;
      const told = {
        course,
        tags: ['quick', 'Make ahead', 'gently spiced'],
        equipment: ['a round tin, 23 cm', 'a whisk'],
        yield: '24 biscuits',
        nutrition: {
          kcal: 412.5,
          fat: 24,
          saturated: 6.2,
          carbohydrate: 0,
          sugar: 3.1,
          fibre: 0.05,
          protein: 31,
          salt: 0.13,
        },
        language: recipeLanguages[courses.indexOf(course) % recipeLanguages.length] ?? 'de',
        otherNames: ['दाल तड़का', 'Yellow dal'],
        restMinutes: 480,
      };
      for (const more of [{}, { servings: 6 }]) {
        const read = readOwn({ ...own, ...told, ...more });
        expect(read, course).toMatchObject({ ...told, ...more });
        expect(read?.servings).toBe(more.servings);
      }
    }
  });

  test('does so with names that break careless readers', async () => {
    for (const own of (await awkwardReplies()).slice(0, 6)) {
      const draft = read(ownPage(own));
      expect(draft?.name).toBe(own.name.replace(/<\/?b>|<!-- stew$/g, '').trim());
      expect(draft?.stepList).toHaveLength(own.stepList.length);
    }
  });

  test('is credited under its own address, or under the source that it names', async () => {
    const [own] = await starterReplies();
    const told = (of: RecipeDetailReply) => readPageRecipe(ownPage(of))?.found.pageUrl;
    expect(told(own!)).toBe(`https://recipes.example.org/recipe/${own!.slug}`);
    const sourceUrl = 'https://grandma.example/dal';
    expect(told({ ...own!, sourceUrl })).toBe(sourceUrl);
  });
});

const sameSet = (a: readonly string[] = [], b: readonly string[] = []) =>
  a.length === b.length && a.every((one) => b.includes(one));

describe('JSON-LD as other sites write it', () => {
  test('is found in graphs, lists and beside other things, the fullest recipe first', () => {
    const full = { '@type': ['Recipe', 'NewsArticle'], name: 'Full', recipeIngredient: ['1 egg'] };
    const teaser = { '@type': 'Recipe', name: 'Teaser' };
    const documents = [
      { '@graph': [{ '@type': 'WebSite' }, teaser, full] },
      [[teaser], { '@type': 'WebPage', mainEntity: full }],
      { '@type': 'http://schema.org/Recipe', name: 'Full', recipeIngredient: '1 egg' },
      { '@type': 'ItemList', itemListElement: [{ '@type': 'ListItem', item: full }] },
    ];
    for (const document of documents)
      expect(jsonLd(document)).toMatchObject({ name: 'Full', ingredientList: ['1 egg'] });
  });

  test('is put together from parts that are said elsewhere, also in circles', () => {
    const draft = jsonLd({
      '@graph': [
        { '@id': '#s1', '@type': 'HowToStep', text: 'Boil.' },
        {
          '@id': '#r',
          '@type': 'Recipe',
          name: 'Dal',
          recipeInstructions: [{ '@id': '#s1' }],
          isPartOf: { '@id': '#p' },
        },
        { '@id': '#p', '@type': 'WebPage', mainEntity: { '@id': '#r' } },
      ],
    });
    expect(draft).toMatchObject({ name: 'Dal', stepList: ['Boil.'] });
  });

  test('is read without what is nested deeper than anything is read', () => {
    const deep = (open: string, close: string) =>
      `${open.repeat(200_000)}"2 figs"${close.repeat(200_000)}`;
    const texts = [deep('[', ']'), deep('{"text":', '}')];
    for (const part of texts.flatMap((text) =>
      ['description', 'recipeIngredient', 'recipeInstructions'].map((name) => `"${name}":${text}`),
    )) {
      const found = readPastedRecipe(
        `{"@type":"Recipe","name":"Dal","ingredients":["1 egg"],${part}}`,
      );
      expect(found?.found).toMatchObject({ name: 'Dal', ingredientList: ['1 egg'] });
    }
  });

  test('has its texts cleaned of HTML', () => {
    const draft = recipe({
      name: 'Mac &amp; Cheese',
      description: '<p>So&nbsp;good.</p><p>Really.</p>',
      recipeIngredient: ['<span>200&nbsp;g</span> macaroni', '1 &frac12; cups milk  ', ''],
      recipeInstructions: '<ol><li>Boil the pasta.</li><li>Add <b>cheese</b>.</li></ol>',
    });
    expect(draft).toMatchObject({
      name: 'Mac & Cheese',
      description: 'So good.\n\nReally.',
      ingredientList: ['200 g macaroni', '1 ½ cups milk'],
      stepList: ['Boil the pasta.', 'Add cheese.'],
    });
  });

  test('has steps, sections, directions and plain lines', () => {
    const step = (text: string) => ({ '@type': 'HowToStep', text });
    const forms: [unknown, string[]][] = [
      [
        ['Chop.', 'Fry.'],
        ['Chop.', 'Fry.'],
      ],
      ['1. Chop.\n2. Fry.\n\nStep 3: Eat.', ['Chop.', 'Fry.', 'Eat.']],
      [{ '@type': 'ItemList', itemListElement: [step('Chop.'), step('Fry.')] }, ['Chop.', 'Fry.']],
      [
        [
          {
            '@type': 'HowToSection',
            name: 'Sauce:',
            itemListElement: [step('Stir.'), step('Boil.')],
          },
          { '@type': 'HowToSection', name: 'Pasta', itemListElement: step('Cook.') },
        ],
        ['# Sauce', 'Stir.', 'Boil.', '# Pasta', 'Cook.'],
      ],
      [
        {
          '@type': 'HowToStep',
          itemListElement: [
            { '@type': 'HowToDirection', text: 'Chop.' },
            { '@type': 'HowToTip', text: 'Finely.' },
          ],
        },
        ['Chop. Finely.'],
      ],
      [[{ '@type': 'HowToStep', name: 'Chop.' }], ['Chop.']],
      [undefined, []],
    ];
    for (const [recipeInstructions, expected] of forms) {
      expect(recipe({ recipeInstructions })?.stepList).toEqual(expected);
    }
  });

  test('tells for how many it is, or what comes of it', () => {
    const told = (recipeYield: unknown) => {
      const { servings, yield: made } = recipe({ recipeYield }) ?? {};
      return [servings, made];
    };
    expect(told('12 cookies')).toEqual([undefined, '12 cookies']);
    expect(told(['12', '12 cookies'])).toEqual([12, '12 cookies']);
    expect(told('Makes 1 loaf')).toEqual([undefined, '1 loaf']);
    expect(told('Yield: 2 dozen')).toEqual([undefined, '2 dozen']);
    for (const text of ['Serves 4', '4 Portionen', 'Für 4', '4 people', 'makes 4', '4 personnes'])
      expect(told(text), text).toEqual([4, undefined]);
  });

  test('tells courses, equipment, languages and nutrition in many words', () => {
    const course = (recipeCategory: unknown) => recipe({ recipeCategory })?.course;
    expect(course(['Dinner', 'Soup'])).toBe('main');
    expect(course('Side Salad')).toBe('salad');
    expect(course('Hauptgericht')).toBe('main');
    expect(course(['Thai', 'Desserts'])).toBe('dessert');
    expect(course('Thai')).toBeUndefined();
    expect(recipe({ tool: ['Oven', { '@type': 'HowToTool', name: 'Whisk' }] })?.equipment).toEqual([
      'Oven',
      'Whisk',
    ]);
    expect(recipe({ inLanguage: 'de-AT' })?.language).toBe('de');
    expect(recipe({ inLanguage: 'fr' })?.language).toBeUndefined();
    const data = JSON.stringify({ '@type': 'Recipe', name: 'Dal', recipeIngredient: ['1 cup'] });
    const script = `<script type="application/ld+json">${data}</script>`;
    expect(read(`<html lang="en-US">${script}`)?.language).toBe('en-US');
    expect(read(`<html lang="en">${script}`)?.language).toBe('en-US');
    expect(read(`<html lang="en-GB">${script}`)?.language).toBe('en-GB');
    expect(read(script)?.language).toBe('en-US');
    expect(recipe({ inLanguage: 'en', recipeIngredient: ['1 cup (120 g)'] })?.language).toBe(
      'en-GB',
    );
    expect(readPastedRecipe('Ingredients\n1 stick butter\nMethod\nBake it.')?.found.language).toBe(
      'en-US',
    );
    const nutrition = (told: object) => recipe({ nutrition: told })?.nutrition;
    expect(
      nutrition({
        calories: '1130 kJ',
        fatContent: '12,5 grams',
        sugarContent: 'a little',
        sodiumContent: '480 milligrams of sodium',
        proteinContent: '99999 g',
        fiberContent: 2,
      }),
    ).toEqual({ kcal: 270.08, fat: 12.5, fibre: 2, salt: 1.2 });
    expect(nutrition({ calories: 'none' })).toBeUndefined();
    expect(recipe({ keywords: 'Quick, x, vegan, easy, Thai, quick' })).toMatchObject({
      tags: ['Quick'],
      diet: ['vegan'],
      difficulty: 'easy',
    });
  });

  test('has numbers in many shapes', () => {
    const yields = [
      '4',
      4,
      'Serves 4-6',
      ['4 servings', 'x'],
      { '@type': 'QuantitativeValue', value: 4 },
    ];
    for (const recipeYield of yields) expect(recipe({ recipeYield })?.servings).toBe(4);
    for (const recipeYield of ['a few', '0', '99999', null]) {
      expect(recipe({ recipeYield })?.servings).toBeUndefined();
    }
    const times = (fields: object) => {
      const { prepMinutes, cookMinutes, restMinutes } = recipe(fields) ?? {};
      return [prepMinutes, cookMinutes, ...(restMinutes === undefined ? [] : [restMinutes])];
    };
    expect(times({ prepTime: 'PT15M', cookTime: 'P0DT1H5M' })).toEqual([15, 65]);
    expect(times({ prepTime: '15 minutes', cookTime: '1 hr 5 min' })).toEqual([15, 65]);
    expect(times({ prepTime: '1:15 h', cookTime: '1½ hours' })).toEqual([75, 90]);
    expect(times({ prepTime: '3/4 hour', cookTime: '1 1/2 hrs 5 min' })).toEqual([45, 95]);
    expect(times({ totalTime: 'PT50M' })).toEqual([undefined, 50]);
    expect(times({ prepTime: 'PT0M', cookTime: 'PT0M', totalTime: 'PT50M' })).toEqual([
      undefined,
      50,
    ]);
    expect(times({ prepTime: 'PT20M', totalTime: 'PT50M' })).toEqual([20, 30]);
    expect(times({ cookTime: 'PT20M', totalTime: 'PT50M' })).toEqual([30, 20]);
    const parts = { prepTime: 'PT20M', cookTime: 'PT1H' };
    expect(times({ ...parts, totalTime: 'PT9H20M' })).toEqual([20, 60, 480]);
    for (const totalTime of ['PT1H20M', 'PT1H', 'soon', 'PT99999H'])
      expect(times({ ...parts, totalTime })).toEqual([20, 60]);
    expect(times({ prepTime: 'PT20M', cookTime: 'PT0M', totalTime: 'PT8H20M' })).toEqual([
      20, 0, 480,
    ]);
    expect(times({ prepTime: 'soon', cookTime: 'PT99999H' })).toEqual([undefined, undefined]);
  });

  test('names a cuisine of ours, another one, or none', () => {
    const category = (fields: object) => recipe(fields)?.category;
    expect(category({ recipeCuisine: 'Thai' })).toBe(cuisineId('Thai'));
    expect(category({ recipeCuisine: ['Fusion', 'North Indian'] })).toBe(cuisineId('Indian'));
    expect(category({ recipeCuisine: 'Tex-Mex' })).toBe(cuisineId('Mexican'));
    expect(category({ recipeCuisine: 'Latin American' })).toBe(cuisineId('Other'));
    expect(category({ recipeCuisine: 'Italian' })).toBe(cuisineId('Other'));
    expect(category({ recipeCategory: 'Dessert' })).toBeUndefined();
  });

  test('names diets as terms and as keywords', () => {
    const fields = {
      suitableForDiet: [
        'https://schema.org/VeganDiet',
        { '@id': 'http://schema.org/GlutenFreeDiet' },
      ],
      keywords: 'quick, Nut-Free; dairy free, easy',
    };
    expect(recipe(fields)).toMatchObject({
      diet: ['vegan', 'gluten-free', 'nut-free', 'dairy-free'],
      difficulty: 'easy',
    });
  });

  test('is read in spite of comments, line breaks in texts, and broken neighbours', () => {
    const html = `<script type="application/ld+json">{ broken</script>
      <script type='application/ld+json; charset=utf-8'>
      //<![CDATA[
      {"@type":"Recipe","name":"Dal
      tadka","recipeIngredient":["1 egg"]};
      //]]>
      </script>`;
    expect(read(html)).toMatchObject({ name: 'Dal tadka', ingredientList: ['1 egg'] });
  });

  test('of a page without a recipe is none', () => {
    for (const html of [
      '',
      'text',
      '<p>1 egg</p>',
      '<script type="application/ld+json">[]</script>',
    ]) {
      expect(read(html)).toBeNull();
    }
    expect(jsonLd({ '@type': 'Article', name: 'Dal' })).toBeNull();
  });
});

describe('microdata', () => {
  test('is read with its nested things, attributes and lists', () => {
    const draft =
      read(`<html><head><link rel="canonical" href="https://cooks.example/dal"></head><body>
      <div itemscope itemtype="https://schema.org/Recipe">
        <h1 itemprop="name">Dal <em>tadka</em></h1>
        <img itemprop="image" src="x.jpg"><script>let x = "1 egg";</script>
        <span itemprop="author" itemscope itemtype="https://schema.org/Person"><b itemprop="name">Ana</b></span>
        <meta itemprop="recipeCuisine" content="Indian"><time itemprop="prepTime" datetime="PT15M">15 min</time>
        <p itemprop="description">Lentils,<br>slowly.</p>
        <ul><li itemprop="recipeIngredient">200 g lentils<li itemprop="recipeIngredient">1 onion</ul>
        <div itemprop="recipeInstructions"><ol><li>Rinse.</li><li>Simmer.</li></ol></div>
      </div><div itemscope itemtype="https://schema.org/Person"><i itemprop="name">Ben</i></div>`);
    expect(draft).toEqual({
      name: 'Dal tadka',
      description: 'Lentils,\nslowly.',
      ingredientList: ['200 g lentils', '1 onion'],
      stepList: ['Rinse.', 'Simmer.'],
      prepMinutes: 15,
      category: cuisineId('Indian'),
    });
  });
});

describe('pasted text', () => {
  const text = `Dal tadka
A weeknight dal.

Serves 4
Prep time: 10 minutes
Cook time: 1 hr

INGREDIENTS
• 200 g red lentils
▢ 1 onion, chopped

Method:
1. Rinse the lentils.
Step 2
Simmer for 20 minutes.

Notes
Freezes well.`;
  const expected = {
    name: 'Dal tadka',
    description: 'A weeknight dal.',
    ingredientList: ['200 g red lentils', '1 onion, chopped'],
    stepList: ['Rinse the lentils.', 'Simmer for 20 minutes.'],
    tip: 'Freezes well.',
    servings: 4,
    prepMinutes: 10,
    cookMinutes: 60,
  };

  test('is read by its headings', () => {
    expect(readPastedRecipe(text)).toEqual({ found: expected, isGuessed: true });
  });

  test('tells what rests by its own line, or by a total beyond the other times', () => {
    for (const told of ['Resting time: 8 hours', '- Chilling: 8 h', 'Total time: 9 h 10 min']) {
      const lines = text.replace('Cook time: 1 hr', `Cook time: 1 hr\n${told}`);
      const { found } = readPastedRecipe(lines) ?? {};
      expect(found, told).toMatchObject({ prepMinutes: 10, cookMinutes: 60, restMinutes: 480 });
    }
    const steps = text.replace('Simmer for', 'Rest for 5 minutes.\nSimmer for');
    expect(readPastedRecipe(steps)?.found).not.toHaveProperty('restMinutes');
    expect(readPastedRecipe(steps)?.found.stepList).toContain('Rest for 5 minutes.');
  });

  test('is read the same from HTML without structured data', () => {
    const html = text
      .split('\n')
      .map((line) => `<p>${line}</p>`)
      .join('');
    expect(readPastedRecipe(`<html><head><title>Blog</title><body>${html}`)?.found).toEqual(
      expected,
    );
  });

  test('is read without headings by its amounts', () => {
    const found = readPastedRecipe('Dal\n200 g lentils\n1 onion\nRinse and simmer.\nServe.')?.found;
    expect(found).toMatchObject({
      name: 'Dal',
      ingredientList: ['200 g lentils', '1 onion'],
      stepList: ['Rinse and simmer.', 'Serve.'],
    });
  });

  test('may be the HTML of a page with structured data, or the data itself', async () => {
    const [own] = await starterReplies();
    const [json = ''] = recipeStructuredData(own!, site, crumbs);
    for (const pasted of [ownPage(own!), json, `\n ${json}`]) {
      const read = readPastedRecipe(pasted);
      expect([read?.found.name, read?.isGuessed]).toEqual([own!.name, false]);
    }
  });

  test('may be a file whose author wrote something like a tag', () => {
    const cooklang = '---\ntitle: Bold dal\n---\nSoak @lentils{200%g} in <b>cold</b> water.';
    expect(readPastedRecipe(cooklang)?.found).toMatchObject({
      name: 'Bold dal',
      ingredientList: ['200 g lentils'],
    });
  });

  test('without a recipe is none', () => {
    for (const pasted of ['', 'hello', '{', '[1, 2]', '<p>hello</p>', '\0']) {
      expect(readPastedRecipe(pasted), pasted).toBeNull();
    }
  });
});

/** A page that says so of a recipe. */
function jsonPage(fields: object): string {
  return `<script type="application/ld+json">${JSON.stringify({ '@type': 'Recipe', ...fields })}</script>`;
}

/** Thirty things, each naming the next one twice: a billion of them, put together. */
function bomb(): string {
  const things = Array.from({ length: 30 }, (_, n) => ({
    '@id': `#${n}`,
    itemListElement: [{ '@id': `#${n + 1}` }, { '@id': `#${n + 1}` }],
  }));
  const recipe = { '@type': 'Recipe', name: 'Dal', recipeInstructions: { '@id': '#0' } };
  return JSON.stringify({ '@graph': [recipe, ...things] });
}

/** Pages without an end, of a length or of four times that. */
function endlessPages(times: 1 | 4): string[] {
  const part = (whole: number) => Math.floor((whole * times) / 10);
  return [
    '<b>'.repeat(part(333_333)) + '</i>'.repeat(part(250_000)),
    '<div itemscope itemprop="x" itemtype="https://schema.org/Recipe">'.repeat(part(60_000)),
    `<div itemscope itemtype="https://schema.org/Recipe">${'<p itemprop="name">x'.repeat(part(16_000))}`,
    `<script type="application/ld+json">${'['.repeat(part(1_000_000))}</script>`,
    `<script type="application/ld+json">${'{"a":'.repeat(part(200_000))}1${'}'.repeat(part(200_000))}</script>`,
    `<script type="application/ld+json">{"@type":"Recipe","name":"${'&lt;b'.repeat(part(200_000))}"}</script>`,
    '<'.repeat(part(1_000_000)),
    '&'.repeat(part(1_000_000)),
    `<a ${'x="" '.repeat(part(200_000))}>`,
    '<b> </b>'.repeat(part(125_000)),
    `<div itemscope itemtype="https://schema.org/Recipe"><p itemprop="name">${'&#32;'.repeat(part(200_000))}x`,
    `<div itemscope itemtype="https://schema.org/Recipe"><p itemprop="${'name '.repeat(part(200_000))}">x`,
    `<script type="application/ld+json">${' '.repeat(part(1_000_000))}x${' '.repeat(part(1_000_000))}</script>`,
    jsonPage({
      name: 'Dal',
      prepTime: '1'.repeat(part(1_000_000)),
      recipeYield: '1'.repeat(part(1_000_000)),
    }),
    jsonPage({ name: 'x '.repeat(part(400_000)), recipeInstructions: '. '.repeat(part(400_000)) }),
    jsonPage({
      recipeIngredient: [`1 ${'(,'.repeat(part(200_000))}`, ' '.repeat(part(1_000_000))],
    }),
    jsonPage({
      recipeInstructions: [{ '@type': 'HowToStep', text: 'word '.repeat(part(300_000)) }],
    }),
    ' \n'.repeat(part(500_000)),
    `1 ${'1 '.repeat(part(500_000))}`,
    `Ingredients\n${'1 '.repeat(part(500_000))}\nMethod\n${'('.repeat(part(1_000_000))}`,
  ];
}

describe('hostile pages', () => {
  test('are read in bounded time and stack', () => {
    for (const [index] of endlessPages(1).entries()) {
      const growth = growthOf((times) => {
        const page = endlessPages(times)[index] ?? '';
        for (const read of [readPageRecipe(page), readPastedRecipe(page)]) {
          if (read) fitDraft(read.found);
        }
      });
      expect(growth, `page ${index}`).toBeLessThan(muchMore);
    }
  });

  test('are read once where they say a thing many times, or under many names', () => {
    // A billion, and 4 to the power of 22: read one by one none of these would end.
    const many = '<div itemscope itemprop="a b c d" itemtype="https://schema.org/Thing">';
    const twice = '<div itemscope itemprop="recipeInstructions itemListElement text text">';
    const first = '<div itemscope itemtype="https://schema.org/Recipe">';
    for (const page of [
      `<script type="application/ld+json">${bomb()}</script>`,
      first + many.repeat(60),
      first + twice.repeat(60),
    ]) {
      expect(readPageRecipe(page)?.found.ingredientList ?? []).toEqual([]);
    }
  });

  test('cannot reach what objects inherit', () => {
    const node = '{"@type":"Recipe","name":"Dal","__proto__":{"polluted":1},"constructor":{"x":1}}';
    expect(read(`<script type="application/ld+json">${node}</script>`)?.name).toBe('Dal');
    read('<div itemscope><i itemprop="__proto__">x</i><i itemprop="constructor">y</i></div>');
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });
});

test('a draft fits the form, and says what was cut', () => {
  const long = 'x'.repeat(400);
  const { recipe: draft, warnings } = fitDraft({
    name: long,
    description: long,
    ingredientList: Array.from({ length: 120 }, () => long),
    stepList: [`${'Stir well. '.repeat(400)}`.trim()],
  });
  expect([...draft.name]).toHaveLength(150);
  expect(draft.ingredientList).toHaveLength(100);
  expect(draft.ingredientList[0]?.endsWith('…')).toBe(true);
  expect(draft.stepList.length).toBe(3);
  for (const step of draft.stepList) expect(step).toMatch(/^Stir.*well\.$/);
  expect(draft.stepList.join(' ')).toBe('Stir well. '.repeat(400).trim());
  expect(warnings).toEqual(['category', 'photo', 'shortened']);
});
