import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cuisineId } from '#domain/categories/cuisines.ts';
import { recipeRow } from '#storage/suite/fixtures.ts';
import {
  openSite,
  photoBlob,
  type RecipeFields,
  recipeForm,
  type TestSite,
} from '#test/support/site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site[Symbol.asyncDispose]());

const getFood = (query = '') => site.call(`/api/v1/food/get-food${query}`);
const update = async (token: string, id: string, fields: Parameters<typeof recipeForm>[0]) =>
  site.call(`/api/v1/food/update-food/${id}`, {
    method: 'PUT',
    token,
    form: await recipeForm({ photo: null, ...fields }),
  });

describe('a published recipe', () => {
  test('carries both list forms, a photo, and dates', async () => {
    const person = await site.person();
    const food = await site.publish(person, { name: 'Dal tadka', servings: '4', diet: ['vegan'] });
    expect(food).toMatchObject({
      name: 'Dal tadka',
      slug: 'dal-tadka',
      userId: person._id,
      ingredientList: ['200 g red lentils', '1 onion, chopped'],
      ingredients: '200 g red lentils,1 onion, chopped',
      steps: 'Rinse the lentils.,Simmer, stirring, for 20 minutes.',
      category: { _id: cuisineId('Indian'), name: 'Indian' },
      servings: 4,
      diet: ['vegan'],
    });
    expect(food.photo).toMatchObject({ width: 400, height: 300 });
    expect(food.photo.url).toMatch(/^\/photos\/[0-9a-f]{32}-400\.webp$/);
    expect(food.photo.color).toMatch(/^#[0-9a-f]{6}$/);
    expect(food.updatedAt).toMatch(/^\d{4}-\d\d-\d\dT[\d:]+\.\d{3}Z$/);
  });

  test('serves every rendition of its photo as immutable', async () => {
    const food = await site.publish(await site.person());
    for (const url of [
      food.photo.social,
      ...food.photo.sizes.map((size: { url: string }) => size.url),
    ]) {
      const reply = await site.app.inject({ url });
      expect(reply.statusCode).toBe(200);
      expect(reply.headers['cache-control']).toContain('immutable');
      expect(reply.headers['content-type']).toMatch(/^image\/(webp|jpeg)$/);
    }
  });

  test('tells which ingredients are headings, to whoever asks for it alone', async () => {
    const person = await site.person();
    const food = await site.publish(person, {
      name: 'Sectioned pie',
      ingredientList: ['# Dough', '200 g flour', 'For the filling:', '3 apples'],
      stepList: ['# Dough', 'Knead.', '# Filling', 'Peel, and slice.'],
    });
    expect(food.ingredientHeadings).toEqual([0, 2]);
    expect(food.ingredients).toBe('# Dough,200 g flour,For the filling:,3 apples');
    const { data } = await site.call(`/api/v1/food/get-food/${food.slug}`);
    expect(data.food.ingredientHeadings).toEqual([0, 2]);
    const list = (await getFood(`?userId=${person._id}`)).data.foods;
    expect(list).toHaveLength(1);
    expect(list[0]).not.toHaveProperty('ingredientHeadings');
  });

  test.each([
    ['ingredientList', 'ingredients', ['# Dough', 'For the filling:']],
    ['stepList', 'steps', ['# Dough']],
  ])('of nothing but headings in its %s is refused there', async (list, field, lines) => {
    const { token } = await site.person();
    const form = await recipeForm({ [list]: lines });
    const reply = await site.call('/api/v1/food/create-food', { method: 'POST', token, form });
    expect(reply.statusCode).toBe(422);
    expect(reply.data).toMatchObject({ code: 'only_headings', field });
  });

  test('keeps its lines and their ids when a client that knows strings alone renames it', async () => {
    const person = await site.person();
    const before = await site.publish(person, { name: 'Kept whole' });
    expect(before.ingredientIds).toHaveLength(2);
    expect(before.stepIds).toHaveLength(2);
    const update = async (fields: RecipeFields) => {
      const lists = { photo: null, ingredientList: null, stepList: null };
      const form = await recipeForm({ ...lists, ...fields });
      const url = `/api/v1/food/update-food/${before._id}`;
      return (await site.call(url, { method: 'PUT', token: person.token, form })).data.food;
    };
    const { ingredients, steps } = before;
    const renamed = await update({ name: 'Renamed whole', ingredients, steps });
    expect(renamed.name).toBe('Renamed whole');
    for (const name of ['ingredientList', 'stepList', 'ingredientIds', 'stepIds'])
      expect(renamed[name], name).toEqual(before[name]);
    const changed = await update({ name: 'Changed', ingredients: `1 lime,${ingredients}`, steps });
    expect(changed.ingredientList).toEqual(['1 lime', '200 g red lentils', '1 onion, chopped']);
    expect(changed.ingredientIds.slice(1)).toEqual(before.ingredientIds);
    const [listed] = (await getFood(`?userId=${person._id}`)).data.foods;
    expect(listed).not.toHaveProperty('stepIds');
  });

  test('known only by strings splits at commas', async () => {
    const food = await site.publish(await site.person(), {
      ingredientList: null,
      stepList: null,
      ingredients: '2 cups flour, sifted,salt',
      steps: 'Mix, Bake',
    });
    expect(food.ingredientList).toEqual(['2 cups flour', 'sifted', 'salt']);
    expect(food.stepList).toEqual(['Mix', 'Bake']);
  });

  test('keeps line breaks as typed, not as forms carry them', async () => {
    const food = await site.publish(await site.person(), { description: 'One\nTwo\r\nThree' });
    expect(food.description).toBe('One\nTwo\nThree');
  });

  test('is one recipe when the Idempotency-Key repeats, two without', async () => {
    const person = await site.person();
    const publish = async (headers: Record<string, string>) =>
      site.call('/api/v1/food/create-food', {
        method: 'POST',
        token: person.token,
        headers,
        form: await recipeForm({ name: 'Twice' }),
      });
    const key = { 'idempotency-key': 'one-key' };
    const [first, second] = await Promise.all([publish(key), publish(key)]);
    expect(first.data.food._id).toBe(second.data.food._id);
    expect([first.statusCode, second.statusCode]).toEqual([201, 201]);
    await publish({});
    await publish({});
    expect((await getFood(`?userId=${person._id}`)).data.total).toBe(3);
  });

  test('takes the next free slug', async () => {
    const person = await site.person();
    const slugs: string[] = [];
    for (let n = 0; n < 3; n += 1)
      slugs.push((await site.publish(person, { name: 'Crème brûlée' })).slug);
    expect(slugs).toEqual(['creme-brulee', 'creme-brulee-2', 'creme-brulee-3']);
  });
});

test('a publish whose answer from the database was lost keeps its photo for the retry', async () => {
  await using own = await openSite();
  const person = await own.person();
  const { publishRecipe } = own.deps.writer;
  own.deps.writer.publishRecipe = async (...args) => {
    await publishRecipe(...args);
    throw Object.assign(new Error('Connection terminated'), { code: '08006' });
  };
  const publish = async () =>
    own.call('/api/v1/food/create-food', {
      method: 'POST',
      token: person.token,
      form: await recipeForm({ name: 'Lost and found' }),
      headers: { 'idempotency-key': 'once' },
    });
  const lost = await publish();
  expect([lost.statusCode, lost.data.code]).toEqual([503, 'unavailable']);
  own.deps.writer.publishRecipe = publishRecipe;
  const { food } = (await publish()).data;
  expect((await own.call(food.photo.url)).statusCode).toBe(200);
  expect((await own.call('/api/v1/food/get-food')).data.total).toBe(1);
});

describe('an update', () => {
  test('strictly raises updatedAt and keeps createdAt and the photo', async () => {
    const person = await site.person();
    const food = await site.publish(person);
    const { data } = await update(person.token, food._id, { name: 'Other dal' });
    expect(data.food.updatedAt > food.updatedAt).toBe(true);
    expect(data.food.createdAt).toBe(food.createdAt);
    expect(data.food.photo).toEqual(food.photo);
  });

  test('keeps optional fields that are absent and clears those that are empty', async () => {
    const person = await site.person();
    const food = await site.publish(person, { servings: '4', tip: 'Salt late', diet: ['vegan'] });
    const kept = await update(person.token, food._id, {});
    expect(kept.data.food).toMatchObject({ servings: 4, tip: 'Salt late', diet: ['vegan'] });
    const cleared = await update(person.token, food._id, { servings: '', tip: '', diet: '' });
    for (const field of ['servings', 'tip', 'diet'])
      expect(cleared.data.food).not.toHaveProperty(field);
  });

  test('takes a resting time within its limits, and only replies about one recipe and cards tell it', async () => {
    const person = await site.person();
    const food = await site.publish(person, { name: 'Sourdough', restMinutes: '720' });
    const plain = await site.publish(person, { name: 'Soda bread' });
    expect([food.restMinutes, 'restMinutes' in plain]).toEqual([720, false]);
    const refused = await update(person.token, food._id, { restMinutes: '10001' });
    expect([refused.statusCode, refused.data.field]).toEqual([422, 'restMinutes']);
    // The original client knows nothing of it.
    expect((await update(person.token, food._id, {})).data.food.restMinutes).toBe(720);
    const detail = await getFood(`/${food.slug}`);
    expect(detail.data.food.restMinutes).toBe(720);
    const mine = `?userId=${person._id}`;
    for (const { restMinutes } of (await getFood(mine)).data.foods)
      expect(restMinutes).toBeUndefined();
    const cards = (await getFood(`${mine}&view=card`)).data.foods;
    expect(cards.map((card: { restMinutes?: number }) => card.restMinutes)).toEqual([
      undefined,
      720,
    ]);
    const cleared = await update(person.token, food._id, { restMinutes: '' });
    expect(cleared.data.food).not.toHaveProperty('restMinutes');
  });

  test('takes all that a recipe may tell, as a form and as JSON, and an update without it keeps it', async () => {
    const person = await site.person();
    const told = {
      course: 'baking',
      tags: ['Quick', 'make ahead'],
      equipment: ['a round tin, 23 cm', 'a whisk'],
      yield: '24 biscuits',
      nutrition: { kcal: 240, salt: 0.25 },
      language: 'de',
      otherNames: ['麻婆豆腐'],
    };
    const { nutrition: _, ...lines } = told;
    const food = await site.publish(person, {
      ...lines,
      tags: ['#Quick', ' make  ahead', 'QUICK'],
      'nutrition.kcal': '240',
      'nutrition.salt': ' 0.251 ',
      'nutrition.fat': ' ',
    });
    expect(food).toMatchObject(told);
    const kept = await update(person.token, food._id, {});
    expect(kept.data.food).toMatchObject(told);
    expect((await getFood(`/${food.slug}`)).data.food).toMatchObject(told);
    const put = (body: object) =>
      site.call(`/api/v1/food/update-food/${food._id}`, {
        method: 'PUT',
        token: person.token,
        json: { name: 'Dal', description: 'x', ingredients: 'x', steps: 'x', category, ...body },
      });
    const category = cuisineId('Indian');
    const changed = await put({ nutrition: { fat: 1.5 }, otherNames: [], language: 'en-GB' });
    expect(changed.data.food.nutrition).toEqual({ fat: 1.5 });
    const cleared = await update(person.token, food._id, {
      course: '',
      tags: '',
      equipment: '',
      yield: '',
      'nutrition.fat': '',
    });
    // Nothing of it is in what a client of before is answered, nor in any list.
    for (const reply of [cleared.data.food, (await getFood(`?userId=${person._id}`)).data.foods[0]])
      for (const field of Object.keys(told)) expect(reply).not.toHaveProperty(field);
  });

  test.each([
    [{ course: 'brunch' }, 'course', 'field_invalid'],
    [{ tags: ['x'] }, 'tags', 'field_too_short'],
    [{ tags: ['x'.repeat(31)] }, 'tags', 'field_too_long'],
    [{ tags: Array.from({ length: 11 }, (_, n) => `tag ${n}`) }, 'tags', 'field_too_long'],
    [{ tags: ['one, two'] }, 'tags', 'field_invalid'],
    [{ equipment: ['x'.repeat(101)] }, 'equipment', 'field_too_long'],
    [{ 'nutrition.kcal': '10001' }, 'nutrition.kcal', 'field_invalid'],
    [{ 'nutrition.fat': 'much' }, 'nutrition.fat', 'field_invalid'],
    [{ nutrition: 'much' }, 'nutrition', 'field_invalid'],
    [{ language: 'fr' }, 'language', 'field_invalid'],
    [{ otherNames: ['x'.repeat(151)] }, 'otherNames', 'field_too_long'],
  ])('refuses %j', async (fields, field, code) => {
    const person = await site.person();
    const form = await recipeForm(fields as Parameters<typeof recipeForm>[0]);
    const call = { method: 'POST' as const, token: person.token, form };
    const reply = await site.call('/api/v1/food/create-food', call);
    expect([reply.statusCode, reply.data.field, reply.data.code]).toEqual([422, field, code]);
    expect(reply.data.message).not.toContain('A field');
  });

  test('with a new photo removes the old files', async () => {
    const person = await site.person();
    const food = await site.publish(person);
    const { data } = await update(person.token, food._id, { photo: await photoBlob(500, 500) });
    expect(data.food.photo.url).not.toBe(food.photo.url);
    expect((await site.app.inject({ url: food.photo.url })).statusCode).toBe(404);
    expect((await site.app.inject({ url: data.food.photo.url })).statusCode).toBe(200);
  });

  test('on a stale base is refused with the current recipe; without a base the last write wins', async () => {
    const person = await site.person();
    const food = await site.publish(person);
    const first = await update(person.token, food._id, {
      name: 'First',
      baseUpdatedAt: food.updatedAt,
    });
    expect(first.statusCode).toBe(200);
    const stale = await update(person.token, food._id, {
      name: 'Second',
      baseUpdatedAt: food.updatedAt,
    });
    expect([stale.statusCode, stale.data.code, stale.data.food.name]).toEqual([
      409,
      'recipe_changed',
      'First',
    ]);
    const forced = await update(person.token, food._id, { name: 'Second' });
    expect([forced.statusCode, forced.data.food.name]).toEqual([200, 'Second']);
  });

  test('sent twice at once keeps the photo that it brought', async () => {
    const person = await site.person();
    const food = await site.publish(person);
    const photo = await photoBlob(640, 480);
    const edit = () => update(person.token, food._id, { photo, baseUpdatedAt: food.updatedAt });
    const statuses = (await Promise.all([edit(), edit()])).map((reply) => reply.statusCode);
    expect(statuses.sort()).toEqual([200, 409]);
    const now = (await site.call(`/api/v1/food/get-food/${food.slug}`)).data.food;
    expect(now.photo.url).not.toBe(food.photo.url);
    expect((await site.app.inject({ url: now.photo.url })).statusCode).toBe(200);
  });

  test('with a new name takes a new slug, and the old one still answers', async () => {
    const person = await site.person();
    const food = await site.publish(person, { name: 'Before rename' });
    await update(person.token, food._id, { name: 'After rename' });
    const old = await site.call('/api/v1/food/get-food/before-rename');
    expect([old.statusCode, old.data.food.slug]).toEqual([200, 'after-rename']);
    expect((await site.publish(person, { name: 'Before rename' })).slug).toBe('before-rename-2');
  });
});

describe('a deletion', () => {
  test('takes the recipe, its photo and every save of it from everybody at once', async () => {
    await using own = await openSite();
    const [owner, fan] = [await own.person('Owner'), await own.person('Fan')];
    const food = await own.publish(owner);
    const form = new FormData();
    form.set('_id', food._id);
    await own.call('/api/v1/food/save-recipe', { method: 'POST', token: fan.token, form });
    await own.call(`/api/v1/food/delete-food/${food._id}`, {
      method: 'DELETE',
      token: owner.token,
    });
    const user = await own.call(`/api/v1/auth/single-user/${fan._id}`, { token: fan.token });
    expect(user.data.user.savedRecipes).toEqual([]);
    expect((await own.call(food.photo.url)).statusCode).toBe(404);
    expect((await own.call(`/api/v1/food/get-food/${food.slug}`)).statusCode).toBe(404);
  });
});

describe('lists', () => {
  type Cuisine = Parameters<typeof cuisineId>[0];

  /** Lays recipes that only have to be there, each younger than the one before; answers with the last. */
  async function lay(of: TestSite, { _id }: { _id: string }, names: string[], cuisine: Cuisine) {
    const rows = names.map((name) => recipeRow(_id, { name, categoryId: cuisineId(cuisine) }));
    for (const row of rows) await of.deps.writer.publishRecipe(row, null);
    return rows.at(-1);
  }

  const dishes = (count: number) => Array.from({ length: count }, (_, n) => `Dish ${n}`);

  test('come newest first and page by cursor without gaps or repeats', async () => {
    await using own = await openSite();
    const person = await own.person();
    await lay(own, person, dishes(7), 'Indian');
    const seen: string[] = [];
    let cursor = '';
    do {
      const { data } = await own.call(`/api/v1/food/get-food?limit=3${cursor}`);
      expect(data.total).toBe(7);
      seen.push(...data.foods.map((food: { name: string }) => food.name));
      cursor = data.nextCursor ? `&cursor=${encodeURIComponent(data.nextCursor)}` : '';
    } while (cursor);
    expect(seen).toEqual([6, 5, 4, 3, 2, 1, 0].map((n) => `Dish ${n}`));
  });

  test('page by number too, from where a cursor goes on, and as far as documented', async () => {
    await using own = await openSite();
    const person = await own.person();
    await lay(own, person, dishes(5), 'Indian');
    const list = async (query: string) => (await own.call(`/api/v1/food/get-food?${query}`)).data;
    const names = (data: { foods: { name: string }[] }) => data.foods.map((food) => food.name);
    const second = await list('limit=2&page=2');
    expect([names(second), second.total]).toEqual([['Dish 2', 'Dish 1'], 5]);
    const third = await list(`limit=2&cursor=${encodeURIComponent(second.nextCursor)}`);
    expect(names(third)).toEqual(['Dish 0']);
    expect(await list('limit=2&page=3')).toEqual(third);
    expect(await list('limit=2&page=4')).toMatchObject({ foods: [], total: 5 });
    const refused = ['page=0', 'page=1.5', 'page=x', 'limit=48&page=209', 'page=10000'];
    for (const query of [...refused, `page=2&cursor=${second.nextCursor}`]) {
      expect(await list(query), query).toMatchObject({ success: false, code: 'bad_request' });
    }
  });

  test('filter by category and by cook, and count what the filter shows', async () => {
    await using own = await openSite();
    const [one, two] = [await own.person(), await own.person()];
    await lay(own, one, ['Dish'], 'Thai');
    await lay(own, two, ['Dish'], 'Thai');
    await lay(own, two, ['Dish'], 'Chinese');
    const total = async (query: string) =>
      (await own.call(`/api/v1/food/get-food?${query}`)).data.total;
    expect(await total(`category=${cuisineId('Thai')}`)).toBe(2);
    expect(await total(`userId=${two._id}`)).toBe(2);
    expect(await total(`userId=${two._id}&category=${cuisineId('Thai')}`)).toBe(1);
    expect(await total('category=nonsense')).toBe(0);
    // A form sends a choice that was not made as an empty one.
    expect(await total('category=&userId=')).toBe(3);
  });

  test('recent holds the ten newest with the category as an id', async () => {
    await using own = await openSite();
    const person = await own.person();
    await lay(own, person, dishes(11), 'Indian');
    const { data } = await own.call('/api/v1/food/get-recent');
    expect(data.foods).toHaveLength(10);
    expect(data.foods[0]).toMatchObject({ name: 'Dish 10', category: cuisineId('Indian') });
  });

  test('related are up to four of the category, never the recipe itself', async () => {
    await using own = await openSite();
    const person = await own.person();
    const curry = await lay(own, person, ['Chicken curry'], 'Indian');
    const rice = [0, 1, 2, 3, 4].map((n) => `Plain rice ${n}`);
    await lay(own, person, ['Chicken korma', ...rice], 'Indian');
    const url = `/api/v1/food/related-food/${curry?.id}`;
    const { data } = await own.call(`${url}/${cuisineId('Indian')}`);
    expect(data.recipe).toHaveLength(4);
    expect(data.recipe[0]).toMatchObject({ name: 'Chicken korma', category: { name: 'Indian' } });
    expect(data.recipe.map((each: { _id: string }) => each._id)).not.toContain(curry?.id);
    expect((await own.call(`${url}/nonsense`)).statusCode).toBe(404);
  });

  test('categories come in their fixed order', async () => {
    const { data } = await site.call('/api/v1/category/get-category');
    expect(data.category.map((each: { name: string }) => each.name)).toEqual([
      'Indian',
      'Thai',
      'American',
      'Chinese',
      'Mexican',
      'Other',
    ]);
    expect(data.category[0]._id).toBe('658061c3a2ae14d29540223f');
  });
});
