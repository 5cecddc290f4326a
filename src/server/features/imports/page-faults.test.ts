import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fitDraft } from '#domain/imports/draft.ts';
import { anyCharacter } from '#test/support/any-character.ts';
import { readPageRecipe, readPastedRecipe } from './read-recipe.ts';

/** What pages of the web get wrong or leave out, three pages of each kind. */
type Page = { html: string; name?: string; ingredients?: string[]; steps?: string[] };

const script = (json: string) => `<script type="application/ld+json">${json}</script>`;
const told = (fields: object) =>
  script(JSON.stringify({ '@context': 'https://schema.org', '@type': 'Recipe', ...fields }));
const step = (text: string, name?: string) => ({ '@type': 'HowToStep', text, name });
const section = (name: string, ...steps: object[]) => ({
  '@type': 'HowToSection',
  name,
  itemListElement: steps,
});

const classes: Record<string, Page[]> = {
  'notes in doubled brackets': [
    {
      html: told({ recipeIngredient: ['1 lime ((optional))', '2 eggs (large)'] }),
      ingredients: ['1 lime (optional)', '2 eggs (large)'],
    },
    {
      html: told({ recipeIngredient: ['1 kg beef ((cut small (any cut)))', '3 figs'] }),
      ingredients: ['1 kg beef (cut small (any cut))', '3 figs'],
    },
    {
      html: told({
        recipeIngredient: ['200 g tofu ((firm) or (silken))', '1 tin (400 g (14 oz))'],
      }),
      ingredients: ['200 g tofu (firm) or (silken)', '1 tin (400 g (14 oz))'],
    },
  ],
  'groups that only the page names': [
    {
      html: `${told({ recipeIngredient: ['200 g flour', '1 egg', '50 g butter', '2 tbsp sugar'] })}
        <h3>Ingredients</h3><h4 class="group-name">For the dough</h4>
        <ul><li>▢ <b>200</b> <i>g</i> flour</li><li>1 egg</li></ul>
        <h4 class="group-name">For the top:</h4><ul><li>50 g butter</li><li>2 tbsp sugar</li></ul>`,
      ingredients: [
        '# For the dough',
        '200 g flour',
        '1 egg',
        '# For the top',
        '50 g butter',
        '2 tbsp sugar',
      ],
    },
    {
      html: `<p>You need 1 cup rice for this.</p><h3>Ingredients</h3>
        <div><p>1 cup rice</p><p>2 cups water</p><p><strong>Sauce</strong></p><p>½ cup soy sauce</p><p>1 clove of garlic</p></div>
        ${told({ recipeIngredient: ['1 cup rice', '2 cups water', '1/2 cup soy sauce', '1 clove of garlic'] })}`,
      ingredients: [
        '1 cup rice',
        '2 cups water',
        '# Sauce',
        '1/2 cup soy sauce',
        '1 clove of garlic',
      ],
    },
    {
      html: `${told({ recipeIngredient: ['1 pumpkin (small)', '2 onions', '3 dl cream', '10 g chives'] })}
        <table><tr><th colspan="2">Soup</th></tr><tr><td>1</td><td>pumpkin, small</td></tr><tr><td>2</td><td>onions</td></tr>
        <tr><th colspan="2">Garnish</th></tr><tr><td>3 dl</td><td>cream</td></tr><tr><td>10 g</td><td>chives</td></tr></table>`,
      ingredients: [
        '# Soup',
        '1 pumpkin (small)',
        '2 onions',
        '# Garnish',
        '3 dl cream',
        '10 g chives',
      ],
    },
  ],
  'sections of steps': [
    {
      html: told({
        recipeInstructions: [
          section('Sauce:', step('Stir.'), step('Boil.')),
          section('Pasta', step('Cook.')),
        ],
      }),
      steps: ['# Sauce', 'Stir.', 'Boil.', '# Pasta', 'Cook.'],
    },
    {
      html: told({ recipeInstructions: [section('Instructions', step('Stir.'), step('Boil.'))] }),
      steps: ['Stir.', 'Boil.'],
    },
    {
      html: told({
        recipeInstructions: [
          step('Heat the oven.'),
          { '@type': 'HowToSection', name: 'Crust', itemListElement: step('Press it in.') },
          { '@type': 'HowToSection', name: 'Nothing' },
        ],
      }),
      steps: ['Heat the oven.', '# Crust', 'Press it in.'],
    },
  ],
  'names of steps': [
    {
      html: told({
        recipeInstructions: [
          step('Cut them small.', 'Prepare the onions'),
          step('Ten minutes.', 'Fry'),
        ],
      }),
      steps: ['# Prepare the onions', 'Cut them small.', '# Fry', 'Ten minutes.'],
    },
    {
      html: told({
        recipeInstructions: [
          step('Heat the oven to 200 degrees.', 'Heat the oven to…'),
          step('Bake.', 'Bake.'),
          step('Cool.', 'Step 3'),
        ],
      }),
      steps: ['Heat the oven to 200 degrees.', 'Bake.', 'Cool.'],
    },
    {
      html: told({
        recipeInstructions: [
          step('Hacken.', 'Schritt 1'),
          step('Braten.', 'Étape 2 :'),
          { '@type': 'HowToStep', name: 'Essen.' },
        ],
      }),
      steps: ['Hacken.', 'Braten.', 'Essen.'],
    },
  ],
  'all steps in one': [
    {
      html: told({ recipeInstructions: '1. Chop the onion. 2. Fry it at 2. heat. 3. Eat.' }),
      steps: ['Chop the onion.', 'Fry it at 2. heat.', 'Eat.'],
    },
    {
      html: `${told({ recipeInstructions: [step('Chop the onions finely. Fry them slowly. Serve with rice, at once.')] })}
        <ol><li>Chop the onions finely.</li><li>Fry them slowly.</li></ol><p>Step 3</p><p>Serve with rice, at once.</p>`,
      steps: ['Chop the onions finely.', 'Fry them slowly.', 'Serve with rice, at once.'],
    },
    {
      html: told({ recipeInstructions: [step('Chop the onion.\n\nFry it.\nEat.')] }),
      steps: ['Chop the onion.', 'Fry it.', 'Eat.'],
    },
    {
      html: told({ recipeInstructions: [step('1. Chop at 2.5 cm.2. Fry for 3 min.3. Eat.')] }),
      steps: ['Chop at 2.5 cm.', 'Fry for 3 min.', 'Eat.'],
    },
    {
      html: told({ recipeInstructions: 'Chop the onion.Fry it in oil.Eat at once!' }),
      steps: ['Chop the onion.', 'Fry it in oil.', 'Eat at once!'],
    },
  ],
  'steps that count themselves': [
    {
      html: told({ recipeInstructions: [step('1. Chop.'), step('2) Fry.')] }),
      steps: ['Chop.', 'Fry.'],
    },
    {
      html: told({
        recipeInstructions: [
          section('Rice', step('Step 1: Wash.'), step('Step 2: Boil.')),
          section('Sauce', step('Step 1: Stir.')),
        ],
      }),
      steps: ['# Rice', 'Wash.', 'Boil.', '# Sauce', 'Stir.'],
    },
    {
      html: told({ recipeInstructions: ['2. gear of the mixer, beat.', '3 - 4 eggs follow.'] }),
      steps: ['2. gear of the mixer, beat.', '3 - 4 eggs follow.'],
    },
  ],
  'one step in several lines': [
    {
      html: told({
        recipeInstructions: [step('Chop\nthe onion.'), step('Fry it.\r\n\r\nSlowly.')],
      }),
      steps: ['Chop the onion.', 'Fry it. Slowly.'],
    },
    {
      html: told({ recipeInstructions: ['<p>Chop.</p><p>Finely.</p>', 'Fry.'] }),
      steps: ['Chop. Finely.', 'Fry.'],
    },
    {
      html: told({ recipeIngredient: ['200 g\n lentils', '1\u200b on\u00adion'] }),
      ingredients: ['200 g lentils', '1 onion'],
    },
  ],
  'texts escaped twice': [
    {
      html: told({ name: 'Mac &amp;amp; cheese', recipeIngredient: ['1 &amp;frac12; cups milk'] }),
      name: 'Mac & cheese',
      ingredients: ['1 ½ cups milk'],
    },
    {
      html: told({
        recipeInstructions: [
          step('&lt;p&gt;Salt &amp;amp; pepper.&lt;/p&gt;'),
          step('It&amp;#39;s done.'),
        ],
      }),
      steps: ['Salt & pepper.', "It's done."],
    },
    {
      html: told({
        recipeIngredient: ['\\u00bd cup milk', '1\\/2 lemon'],
        recipeInstructions: 'Stir.\\nBoil.',
      }),
      ingredients: ['½ cup milk', '1/2 lemon'],
      steps: ['Stir.', 'Boil.'],
    },
  ],
  'types in small letters': [
    { html: script('{"@type":"recipe","name":"Dal"}'), name: 'Dal' },
    { html: script('{"@type":["WebPage","http://schema.org/recipe"],"name":"Dal"}'), name: 'Dal' },
    {
      html: script(
        '{"@type":"Recipe","recipeInstructions":{"@type":"howtosection","name":"Rice","itemListElement":[{"@type":"howtostep","text":"Boil."},{"@type":"howtostep","text":"Eat."}]}}',
      ),
      steps: ['# Rice', 'Boil.', 'Eat.'],
    },
  ],
  'signs around the data': [
    { html: script('\n// <![CDATA[\n{"@type":"Recipe","name":"Dal"}\n// ]]>\n'), name: 'Dal' },
    { html: script('/* <![CDATA[ */ {"@type":"Recipe","name":"Dal"}; /* ]]> */'), name: 'Dal' },
    {
      html: script('<!-- // made by hand\n{"@type":"Recipe", /* why */ "name":"Dal // tadka"} -->'),
      name: 'Dal // tadka',
    },
  ],
  'data that is no quite JSON': [
    {
      html: script('{"@type":"Recipe","recipeIngredient":["1 egg","2 figs",],"name":"Dal",}'),
      name: 'Dal',
      ingredients: ['1 egg', '2 figs'],
    },
    {
      html: script(
        '{"@type":"Recipe","name":"Grandma\\\'s 9" pie","recipeInstructions":"Roll to 9", bake."}',
      ),
      name: `Grandma's 9" pie`,
      steps: ['Roll to 9", bake.'],
    },
    {
      html: script('{"@type":"Recipe","name":"Dal\n\ttadka","recipeIngredient":["1 egg"'),
      name: 'Dal tadka',
      ingredients: ['1 egg'],
    },
  ],
  'ingredients as things': [
    {
      html: told({
        recipeIngredient: [
          { '@type': 'PropertyValue', value: 1, name: 'egg' },
          { '@type': 'PropertyValue', value: '1/2', unitText: 'cup', name: 'flour' },
          { '@type': 'PropertyValue', value: 3, unitCode: 'G24', name: 'oil' },
        ],
      }),
      ingredients: ['1 egg', '1/2 cup flour', '3 tbsp oil'],
    },
    {
      html: told({
        recipeIngredient: [
          {
            '@type': 'HowToSupply',
            name: 'flour',
            requiredQuantity: { '@type': 'QuantitativeValue', value: 200, unitText: 'g' },
          },
          { '@type': 'HowToSupply', name: 'eggs', requiredQuantity: 2 },
          { '@type': 'HowToSupply', name: 'salt' },
        ],
      }),
      ingredients: ['200 g flour', '2 eggs', 'salt'],
    },
    {
      html: `<div itemscope itemtype="http://data-vocabulary.org/Recipe"><ul>
        <li itemprop="ingredient" itemscope><span itemprop="amount">2 cups</span><span itemprop="name">stock</span></li>
        <li itemprop="ingredient" itemscope><span itemprop="amount">1</span> <a itemprop="name" href="/leek">leek</a>, sliced</li></ul></div>`,
      ingredients: ['2 cups stock', '1 leek, sliced'],
    },
    {
      html: told({ recipeIngredient: ['2 cups', 'flour', '1 egg', '½', 'lemon'] }),
      ingredients: ['2 cups flour', '1 egg', '½ lemon'],
    },
  ],
  'microdata set in pieces': [
    {
      html: `<div itemscope itemtype="http://schema.org/Recipe"><ul><li itemprop="recipeIngredient"><span>200</span><span>g</span><span>flour</span></li>
        <li itemprop="recipeIngredient"><b>1</b>egg<span>(large)</span></li></ul></div>`,
      ingredients: ['200 g flour', '1 egg (large)'],
    },
    {
      html: `<table itemscope itemtype="http://schema.org/Recipe"><tr itemprop="ingredients"><td>2 dl</td><td>cream</td></tr><tr itemprop="ingredients"><td>1</td><td><div>leek</div><div>in rings</div></td></tr></table>`,
      ingredients: ['2 dl cream', '1 leek in rings'],
    },
    {
      html: `<div itemscope itemtype="http://schema.org/Recipe"><ul><li>250 g <span itemprop="ingredients">lentils</span></li><li>1 <span itemprop="ingredients">onion</span></li></ul>
        <ol itemprop="recipeInstructions"><li>Boil.</li><li>Fry.</li></ol></div>`,
      ingredients: ['250 g lentils', '1 onion'],
      steps: ['Boil.', 'Fry.'],
    },
  ],
  RDFa: [
    {
      html: `<div vocab="http://schema.org/" typeof="Recipe"><h1 property="name">Dal</h1><p property="recipeIngredient">1 egg</p><p property="recipeInstructions">Boil.</p></div>`,
      name: 'Dal',
      ingredients: ['1 egg'],
      steps: ['Boil.'],
    },
    {
      html: `<div xmlns:v="http://rdf.data-vocabulary.org/#" typeof="v:Recipe"><b property="v:name">Dal</b><i property="v:ingredient">1 egg</i><i property="v:ingredient">2 figs</i></div>`,
      name: 'Dal',
      ingredients: ['1 egg', '2 figs'],
    },
    {
      html: `<article typeof="schema:Recipe"><b property="schema:name">Dal</b><ol property="schema:recipeInstructions"><li>Boil.<li>Eat.</ol></article>`,
      name: 'Dal',
      steps: ['Boil.', 'Eat.'],
    },
  ],
  'pages without structured data': [
    {
      html: `<meta property="og:title" content="Red dal - The Blog"><meta property="og:site_name" content="The Blog"><h1>Welcome</h1>
        <nav><ul><li>Ingredients</li></ul></nav><h2>Ingredients</h2><ul><li>200 g lentils</li><li>1 onion</li></ul>
        <h2>Method</h2><ol><li><p>Boil the lentils.</p></li><li><p>Fry the onion.</p><p>Mix.</p></li></ol><h2>Notes</h2><p>Good.</p>`,
      name: 'Red dal',
      ingredients: ['200 g lentils', '1 onion'],
      steps: ['Boil the lentils.', 'Fry the onion. Mix.'],
    },
    {
      html: `<h1>Mantu</h1><div class="instructions"><p>A dumpling.</p><h3>For the filling</h3><ul><li class="ingredient">2 onions</li><li class="ingredient">1 lb beef</li></ul>
        <h3>For the dip</h3><ul><li class="ingredient">1 tsp mint</li><li class="ingredient">500 ml yogurt</li></ul>
        <h4>Step 1</h4><p class="instructions">Fry the beef.</p><h4>Step 2</h4><p class="instructions">Fill the dough.</p></div>`,
      name: 'Mantu',
      ingredients: [
        '# For the filling',
        '2 onions',
        '1 lb beef',
        '# For the dip',
        '1 tsp mint',
        '500 ml yogurt',
      ],
      steps: ['Fry the beef.', 'Fill the dough.'],
    },
    {
      html: `<meta property="og:title" content="Omas Linsen | Küche"><h1>Omas Linsen</h1><h3>Zutaten</h3><table><tr><td>250 g</td><td>Linsen</td></tr><tr><td>2</td><td>Zwiebeln</td></tr></table>
        <h3>Zubereitung</h3><p>Linsen kochen.</p><p>Zwiebeln braten.</p>`,
      name: 'Omas Linsen',
      ingredients: ['250 g Linsen', '2 Zwiebeln'],
      steps: ['Linsen kochen.', 'Zwiebeln braten.'],
    },
  ],
  'lists without structured data in unusual dress': [
    {
      html: `<h1>Bullar</h1><p><strong>Ingredienser:</strong><br>5 dl mjöl<br>2 dl mjölk<br><strong>Gör så här:</strong><br>Blanda allt.<br>Grädda.</p>`,
      ingredients: ['5 dl mjöl', '2 dl mjölk'],
      steps: ['Blanda allt.', 'Grädda.'],
    },
    {
      html: `<div class="fmc_ingredients"><ul><li><strong>Crust</strong></li><li>1 cup oats</li><li>2 eggs</li><li><strong>Top</strong></li><li>1 fig</li></ul></div>`,
      ingredients: ['# Crust', '1 cup oats', '2 eggs', '# Top', '1 fig'],
    },
    {
      html: `<ul><li class="ingredient">1 egg</li><li class="ingredient">2 figs</li></ul><p>Sale</p><p>Now</p><p>Here</p><p>Today</p><ul><li class="ingredient">3 plums</li></ul>
        <div class="m"><dl><dd class="ingredient">1 egg</dd></dl></div>`,
      ingredients: ['1 egg', '2 figs', '3 plums'],
    },
  ],
  'names of pages without structured data': [
    {
      html: '<title>Red dal - Soups - Cooks</title><h1>Welcome</h1><h1>Today: Soups</h1><h2>Red dal</h2><h2>Ingredients</h2><li>1 egg</li><li>2 figs</li>',
      name: 'Red dal',
    },
    {
      html: '<meta property="og:title" content="Salt - and pepper"><meta property="og:site_name" content="Cooks"><h1>Cooks</h1><h2>Ingredients</h2><li>1 egg</li><li>2 figs</li>',
      name: 'Salt - and pepper',
    },
    {
      html: '<title>Cooks</title><h1>Red dal</h1><h2>Ingredients</h2><li>1 egg</li><li>2 figs</li>',
      name: 'Red dal',
    },
  ],
  'more than one recipe on a page': [
    {
      html: `${told({ name: 'Dal', recipeIngredient: ['1 egg'], recipeInstructions: 'Boil.' })}${told({ name: 'Related', recipeIngredient: ['1 fig', '2 figs', '3 figs'], recipeInstructions: ['Cut.', 'Eat.'] })}`,
      name: 'Dal',
      ingredients: ['1 egg'],
    },
    {
      html: `${told({ name: 'Dal', recipeIngredient: ['1 egg'] })}${told({ name: 'dal', recipeInstructions: 'Boil.' })}`,
      ingredients: ['1 egg'],
      steps: ['Boil.'],
    },
    {
      html: `${told({ name: 'Dal', recipeInstructions: ['Boil.', 'Eat.'] })}<div itemscope itemtype="https://schema.org/Recipe"><b itemprop="name">Dal</b><p itemprop="recipeIngredient">1 egg</p></div>`,
      ingredients: ['1 egg'],
      steps: ['Boil.', 'Eat.'],
    },
  ],
  'data without its lists': [
    {
      html: `${told({ name: 'Dal' })}<h2>Ingredients</h2><ul><li>1 egg</li><li>2 figs</li></ul><h2>Method</h2><ol><li>Boil.</li><li>Eat.</li></ol>`,
      name: 'Dal',
      ingredients: ['1 egg', '2 figs'],
      steps: ['Boil.', 'Eat.'],
    },
    {
      html: `${told({ name: 'Dal', recipeIngredient: ['1 egg'] })}<div class="directions"><p>Boil.</p><p>Eat.</p></div>`,
      ingredients: ['1 egg'],
      steps: ['Boil.', 'Eat.'],
    },
    {
      html: `${told({ name: 'Dal', recipeInstructions: ['Boil.', 'Eat.'] })}<ul class="ingredient-list"><li>1 egg</li><li>2 figs</li></ul>`,
      ingredients: ['1 egg', '2 figs'],
      steps: ['Boil.', 'Eat.'],
    },
  ],
};

describe.each(Object.entries(classes))('%s', (_, pages) => {
  test.each(pages.map((page, index) => [index + 1, page] as const))('page %i', (_, page) => {
    const read = readPageRecipe(page.html)?.found;
    const { name, ingredients, steps } = page;
    if (name !== undefined) expect(read?.name).toBe(name);
    if (ingredients) expect(read?.ingredientList).toEqual(ingredients);
    if (steps) expect(read?.stepList).toEqual(steps);
  });
});

test('a page in which numbers stand in prose holds no recipe', () => {
  const pages = [
    '<title>News</title><p>5 people were there.</p><p>In 3 years 10 things happened.</p><p>2 of them twice.</p>',
    '<p>12 March</p><p>Nothing.</p><p>4 comments</p><p>Read on.</p>',
  ];
  for (const page of pages) expect(readPageRecipe(page)).toBeNull();
  const list = '<h1>Dal</h1><p>200 g lentils</p><p>1 onion</p><p>2 tbsp oil</p><p>Boil.</p>';
  expect(readPageRecipe(list)?.found).toMatchObject({ name: 'Dal', stepList: ['Boil.'] });
});

test('groups are read from the list, not from the prose before it', () => {
  const recipeIngredient = ['1 cup milk', '2 eggs', '1 tsp salt', '1 tbsp oil'];
  const list = `<h2>Ingredients</h2><h3>Batter</h3><ul><li>1 cup (240 ml) milk</li><li>2 eggs</li></ul><p>Advertisement</p><h3>Topping</h3><ul><li>1 tsp salt</li><li>1 tbsp oil</li></ul>`;
  const prose = `<h2>What you need</h2><p>You need 1 cup milk.</p><ul><li>milk</li><li>eggs</li></ul><h2>Tips</h2><p>A little salt.</p><p>Some oil.</p>`;
  const read = readPageRecipe(
    told({ name: 'x', recipeIngredient, recipeInstructions: 'Eat.' }) + prose + list,
  );
  expect(read?.found.ingredientList).toEqual([
    '# Batter',
    '1 cup milk',
    '2 eggs',
    '# Topping',
    '1 tsp salt',
    '1 tbsp oil',
  ]);
});

test('a list that the page shows otherwise stays as the data tell it', () => {
  const recipeIngredient = ['1 egg', '2 figs', '3 plums'];
  const pages = [
    '<ul><li>3 plums</li><li>1 egg</li></ul><h4>Sauce</h4><li>2 figs</li>',
    '<h4>Related</h4><ul><li>Ten eggs in a row</li></ul>',
    '<ul><li>1 egg</li><li>Advertisement</li><li>2 figs</li><li>3 plums</li></ul>',
  ];
  for (const page of pages) {
    const read = readPageRecipe(
      told({ name: 'x', recipeIngredient, recipeInstructions: 'Eat.' }) + page,
    );
    expect(read?.found.ingredientList).toEqual(recipeIngredient);
  }
});

test('a draft of headings alone says that the ingredients and the steps are missing', () => {
  const { warnings } = fitDraft({
    name: 'x',
    description: 'x',
    ingredientList: ['# A'],
    stepList: ['# B'],
  });
  expect(warnings).toEqual(expect.arrayContaining(['ingredients', 'steps']));
});

/** Any value that JSON can hold, under names that recipes use. */
const anything = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 5 },
    fc.string({ unit: anyCharacter }),
    fc.constantFrom(
      '1 egg',
      'Recipe',
      'HowToStep',
      '<b>x',
      '&amp;amp;',
      '1. a 2. b',
      '# ',
      '\\u00bd\\n',
      '((x))',
      'PT1H',
    ),
    fc.double(),
    fc.constantFrom(null, true, 0),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(
      fc.constantFrom(
        '@type',
        '@id',
        '@graph',
        'name',
        'text',
        'itemListElement',
        'recipeIngredient',
        'recipeInstructions',
        'value',
        '#text',
        '__proto__',
        'recipeYield',
        'totalTime',
        'url',
      ),
      tie('value'),
    ),
  ),
})).value;
const pieces = fc.constantFrom(
  '<li>',
  '</li>',
  '<h2>Ingredients</h2>',
  '<h2>Method</h2>',
  '<p class="ingredient">',
  '<table><tr><td>',
  '<script type="application/ld+json">',
  '</script>',
  '<div itemscope itemtype="https://schema.org/Recipe">',
  '<p itemprop="recipeIngredient">',
  '<p itemprop="recipeInstructions" itemscope>',
  '<i typeof="Recipe" property="name">',
  '{"@type":"Recipe",',
  '"name":"',
  '"recipeIngredient":[',
  ',]',
  '\\',
  '"',
  '//',
  '<!--',
  '1 egg',
  'Boil.',
  '&',
  '\ud800',
  '\0',
  '</div>',
);

describe('nothing that a page or a paste holds throws, and what is read fits the form', () => {
  const readAll = (text: string) => {
    for (const read of [readPageRecipe(text), readPastedRecipe(text)]) {
      if (!read) continue;
      const { recipe } = fitDraft(read.found);
      const texts = [recipe.name, recipe.description, ...recipe.ingredientList, ...recipe.stepList];
      expect(texts.every((one) => typeof one === 'string' && one.isWellFormed())).toBe(true);
      expect(recipe.ingredientList.every((one) => one.length <= 600 && one.trim() !== '')).toBe(
        true,
      );
    }
  };

  test('whatever its data say', () => {
    fc.assert(
      fc.property(anything, anything, anything, (recipeIngredient, recipeInstructions, rest) => {
        readAll(
          told({
            name: rest,
            recipeIngredient,
            recipeInstructions,
            recipeYield: rest,
            totalTime: rest,
          }),
        );
        readAll(
          JSON.stringify({ '@type': 'Recipe', recipeInstructions: [rest, recipeIngredient] }),
        );
      }),
      { numRuns: 1_000 },
    );
  });

  test('whatever it is made of', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(pieces, pieces, fc.string({ unit: anyCharacter })), { maxLength: 40 }),
        (parts) => {
          readAll(parts.join(''));
        },
      ),
      { numRuns: 1_000 },
    );
  });
});
