import { CooklangParser } from '@cooklang/cooklang';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cuisineId } from '#domain/categories/cuisines.ts';
import { openSite, recipeForm, type TestSite } from '#test/support/site.ts';
import { recipeErrors } from './google-recipe-rules.ts';

let site: TestSite;
let token: string;
beforeAll(async () => {
  site = await openSite({ PUBLIC_URL: 'https://recipes.example.org' });
  const person = await site.person('Ana');
  token = person.token;
  await site.publish(person, {
    name: 'Dal tadka',
    servings: '4',
    prepMinutes: '15',
    cookMinutes: '90',
    restMinutes: '480',
    difficulty: 'easy',
    diet: ['vegan', 'nut-free'],
    tip: '# Not *a* heading',
    ingredientList: ['2½ tbsp oil', '1 onion, chopped'],
    stepList: ['Heat the oil.', '</script> & "stir"'],
  });
});
afterAll(() => site[Symbol.asyncDispose]());

test('what its text contradicts no form of a recipe claims, and its own page says so', async () => {
  const cook = await site.person('Ben');
  const food = await site.publish(cook, {
    name: 'Onion tart',
    diet: ['vegan', 'nut-free'],
    tags: ['party'],
    ingredientList: ['# Filling', '1 onion', '50 g salted butter, soft'],
    stepList: ['Bake.'],
  });
  expect(food.diet).toEqual(['vegan', 'nut-free']);
  const reply = await site.call(`/api/v1/food/get-food/${food.slug}`);
  expect(reply.json().food).toMatchObject({
    diet: ['vegan', 'nut-free'],
    dietDoubts: [{ diet: 'vegan', foods: ['salted butter'] }],
  });
  for (const form of ['json', 'md', 'cook']) {
    const { body } = await site.call(`/recipe/${food.slug}.${form}`);
    expect(body).toMatch(/nut-free/i);
    expect(body, form).not.toMatch(/vegan/i);
  }
  const { body: feed } = await site.call('/feed.xml');
  expect(feed).not.toContain(
    '<cooklang:tag>vegan</cooklang:tag><cooklang:tag>nut-free</cooklang:tag><cooklang:tag>party',
  );
  const { body: cards } = await site.call('/api/v1/food/get-food?view=card&limit=1');
  expect(JSON.parse(cards).foods[0]).toMatchObject({ name: 'Onion tart', diet: ['nut-free'] });
});

const url = 'https://recipes.example.org/recipe/dal-tadka';

describe('a recipe in another form', () => {
  test('.json is schema.org, by the rules', async () => {
    const reply = await site.call('/recipe/dal-tadka.json');
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['content-type']).toBe('application/ld+json; charset=utf-8');
    expect(reply.headers['content-disposition']).toBe('inline; filename="dal-tadka.json"');
    expect(reply.headers.link).toBe(`<${url}>; rel="canonical"`);
    const node = JSON.parse(reply.body);
    expect(recipeErrors(node, url)).toEqual([]);
    expect(node).toMatchObject({
      name: 'Dal tadka',
      prepTime: 'PT15M',
      cookTime: 'PT1H30M',
      totalTime: 'PT9H45M',
      recipeYield: '4',
      author: { name: 'Ana' },
    });
  });

  test('.md is Markdown that shows every text as it is', async () => {
    const reply = await site.call('/recipe/dal-tadka.md');
    expect(reply.headers['content-type']).toBe('text/markdown; charset=utf-8');
    expect(reply.body).toBe(
      [
        '# Dal tadka',
        '*by Ana*',
        `![Dal tadka](${/https:[^)]*social\.jpg/.exec(reply.body)?.[0]})`,
        'Lentils, slowly cooked',
        '- Category: Indian\n- Serves 4\n- Preparation: 15 min\n- Cooking: 1 h 30 min\n- Resting: 8 h\n- Difficulty: Easy\n- Vegan, Nut-free\n- Language of the recipe: en-GB',
        '## Ingredients',
        '- 2½ tbsp oil\n- 1 onion, chopped',
        '## Steps',
        '1. Heat the oil.\n2. \\</script\\> \\& "stir"',
        '## Tip',
        '\\# Not \\*a\\* heading',
        `Source: <${url}>\n`,
      ].join('\n\n'),
    );
  });

  test('.md tells all that a recipe may tell', async () => {
    await site.publish(await site.person('Cy'), {
      name: 'Told in full',
      course: 'baking',
      tags: ['quick', 'one pot'],
      yield: '24 biscuits',
      equipment: ['a tin, 23 cm', 'a whisk'],
      otherNames: ['麻婆豆腐'],
      'nutrition.kcal': '240',
      'nutrition.salt': '0.25',
    });
    const { body } = await site.call('/recipe/told-in-full.md');
    for (const block of [
      '- Category: Indian\n- Course: Baking\n- Makes: 24 biscuits\n- Tags: quick, one pot\n- Other names: 麻婆豆腐',
      '## Equipment\n\n- a tin, 23 cm\n- a whisk',
      '## Nutrition per serving\n\n- Energy: 240 kcal\n- Salt: 0.25 g',
    ])
      expect(body).toContain(block);
    const read = await site.call('/api/v1/food/import-recipe', {
      method: 'POST',
      token,
      json: { text: body },
    });
    expect(read.data.recipe).toMatchObject({
      name: 'Told in full',
      description: 'Lentils, slowly cooked',
      course: 'baking',
      category: cuisineId('Indian'),
      tags: ['quick', 'one pot'],
      yield: '24 biscuits',
      equipment: ['a tin, 23 cm', 'a whisk'],
      otherNames: ['麻婆豆腐'],
      nutrition: { kcal: 240, salt: 0.25 },
    });
  });

  test('.md shows sections under headings of their own, and is read back with them', async () => {
    const lists = {
      ingredientList: ['2 eggs', '# Sauce', '1 lemon', 'To serve:', 'bread'],
      stepList: ['Boil.', '# Sauce', 'Squeeze.', '# To serve', 'Eat.'],
    };
    await site.publish(await site.person('Bo'), {
      name: 'Eggs in parts',
      tip: 'Warm the plates.',
      ...lists,
    });
    const { body: text } = await site.call('/recipe/eggs-in-parts.md');
    expect(text).toContain('\n\n- 2 eggs\n\n### Sauce\n\n- 1 lemon\n\n### To serve\n\n- bread\n\n');
    expect(text).toContain(
      '\n\n1. Boil.\n\n### Sauce\n\n2. Squeeze.\n\n### To serve\n\n3. Eat.\n\n',
    );
    const reply = await site.call('/api/v1/food/import-recipe', {
      method: 'POST',
      token,
      json: { text },
    });
    expect(reply.data.recipe).toMatchObject({
      name: 'Eggs in parts',
      ingredientList: ['2 eggs', '# Sauce', '1 lemon', '# To serve', 'bread'],
      stepList: lists.stepList,
    });
  });

  test('.cook is Cooklang', async () => {
    const reply = await site.call('/recipe/dal-tadka.cook');
    expect(reply.headers['content-type']).toBe('text/plain; charset=utf-8');
    const [recipe, report] = new CooklangParser().parse(reply.body);
    expect(report).toBe('');
    expect(recipe.title).toBe('Dal tadka');
    expect(reply.body).toContain('rest time: 480 minutes');
    expect(reply.body).toContain('Heat the @oil{2.5%tbsp}.');
    expect(reply.body).toContain('Have ready @onion{1}(chopped).');
  });

  test('comes back from its own .cook and .md with its tip, its names, a time of none and the decimals of its lines', async () => {
    const told = {
      name: 'Käsekuchen',
      language: 'de',
      tip: 'Am Tag danach besser.\nUnd kalt.',
      otherNames: ['Cheesecake, deutsch', 'Quarktorte'],
      prepMinutes: '0',
      cookMinutes: '60',
      ingredientList: ['200 ml Milch 3,5 %', '500 g Quark'],
      stepList: ['Verrühren.'],
    };
    const food = await site.publish(await site.person('Di'), told);
    for (const form of ['cook', 'md']) {
      const { body: text } = await site.call(`/recipe/${food.slug}.${form}`);
      const read = await site.call('/api/v1/food/import-recipe', {
        method: 'POST',
        token,
        json: { text },
      });
      expect(read.data.recipe, form).toMatchObject({
        tip: told.tip,
        description: food.description,
        otherNames: told.otherNames,
        ingredientList: told.ingredientList,
        prepMinutes: 0,
        cookMinutes: 60,
      });
    }
  });

  test('no form shows the sign that fixes an amount', async () => {
    const lists = { ingredientList: ['2 eggs =', 'salt = '], stepList: ['Boil the eggs in salt.'] };
    await site.publish(await site.person('Di'), { name: 'Fixed eggs', ...lists });
    const { body: json } = await site.call('/recipe/fixed-eggs.json');
    expect(JSON.parse(json).recipeIngredient).toEqual(['2 eggs', 'salt']);
    const { body: md } = await site.call('/recipe/fixed-eggs.md');
    expect(md).toContain('\n\n- 2 eggs\n- salt\n\n');
    const { body: cook } = await site.call('/recipe/fixed-eggs.cook');
    expect(cook).toContain('Boil the @eggs{2} in @salt{}.');
  });

  test.each(['json', 'md'])('.%s is read back by an import with its times', async (form) => {
    const { body: text } = await site.call(`/recipe/dal-tadka.${form}`);
    const reply = await site.call('/api/v1/food/import-recipe', {
      method: 'POST',
      token,
      json: { text },
    });
    const times = { prepMinutes: 15, cookMinutes: 90, restMinutes: 480 };
    expect(reply.data.recipe).toMatchObject(times);
  });

  test('is asked about with its ETag, and is new after an edit', async () => {
    const first = await site.call('/recipe/dal-tadka.cook');
    const etag = String(first.headers.etag);
    const again = await site.call('/recipe/dal-tadka.cook', { headers: { 'if-none-match': etag } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect(first.headers['cache-control']).toBe('no-cache');
  });

  test('of nothing is a 404, and other endings are none', async () => {
    for (const path of ['none.json', 'none.cook', 'dal-tadka.html', 'Dal-Tadka.md', '.md']) {
      expect((await site.call(`/recipe/${path}`)).statusCode, path).toBe(404);
    }
  });

  test('moves with a rename for good, and shows the edit at once', async () => {
    const cook = await site.person('Cy');
    const food = await site.publish(cook, { name: 'Brown dal' });
    const form = await recipeForm({ photo: null, name: 'Yellow dal' });
    await site.call(`/api/v1/food/update-food/${food._id}`, {
      method: 'PUT',
      token: cook.token,
      form,
    });
    for (const form of ['json', 'md', 'cook']) {
      const reply = await site.call(`/recipe/brown-dal.${form}`);
      expect(reply.statusCode).toBe(301);
      expect(reply.headers.location).toBe(`/recipe/yellow-dal.${form}`);
      expect((await site.call(`/recipe/yellow-dal.${form}`)).body).toContain('Yellow dal');
    }
  });
});
