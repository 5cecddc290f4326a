import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadBuiltWeb } from '#server/built-web.ts';
import { openSite, recipeForm, type TestSite } from '#test/support/site.ts';

const host = 'recipes.example.org';
const api = '/api/v1';

let site: TestSite;
let admin: Awaited<ReturnType<TestSite['person']>>;
let cook: typeof admin;
let saver: typeof admin;
beforeAll(async () => {
  site = await openSite({ PUBLIC_URL: `https://${host}` }, { web: await loadBuiltWeb() });
  [admin, cook, saver] = [await site.admin(), await site.person(), await site.person()];
});
afterAll(() => site[Symbol.asyncDispose]());

type Food = Awaited<ReturnType<TestSite['publish']>>;

/** Twice, because from the second time on a reply may be one that was kept. */
async function ask(url: string, token?: string) {
  const call = { headers: { host }, ...(token ? { token } : {}) };
  await site.call(url, call);
  return site.call(url, call);
}

const save = (food: Food, token: string) =>
  site.call(`${api}/food/save-recipe`, { method: 'POST', token, json: { _id: food._id } });
const moderate = (act: 'remove' | 'restore', { _id }: Food) =>
  site.call(`${api}/admin/recipes/${_id}/${act}`, { method: 'POST', token: admin.token });

/** Every address that is the recipe's own. */
function ownAddresses(food: Food): string[] {
  const page = `/recipe/${food.slug}`;
  const photo: string = food.photo.url.replace(`https://${host}`, '');
  const shaped = ['1x1', '4x3', '16x9'].map((shape) => photo.replace('.webp', `-${shape}.jpg`));
  const social: string = food.photo.social.replace(`https://${host}`, '');
  return [
    `${api}/food/get-food/${food.slug}`,
    `${api}/food/related-food/${food._id}/${food.category._id}`,
    page,
    `${page}/print`,
    `/update-recipe/${food.slug}`,
    `${page}.json`,
    `${page}.md`,
    `${page}.cook`,
    `${page}/card.jpg`,
    `/embed/recipe/${food.slug}`,
    `/oembed?url=${encodeURIComponent(`https://${host}${page}`)}`,
    photo,
    social,
    ...shaped,
  ];
}

/** Every list that names the recipe, with the token of whoever may read it. */
function lists(food: Food, neighbour: Food): [string, string?][] {
  const category = food.category._id;
  return [
    [`${api}/food/get-food`],
    [`${api}/food/get-food?limit=9`],
    [`${api}/food/get-food?category=${category}`],
    [`${api}/food/get-food?userId=${cook._id}`],
    [`${api}/food/get-recent`],
    [`${api}/food/search/${encodeURIComponent(food.name)}?limit=9`],
    [`${api}/food/related-food/${neighbour._id}/${category}`],
    [`${api}/auth/single-user/${saver._id}`, saver.token],
    ['/'],
    ['/explore'],
    ['/recipe-category/Indian'],
    [`/cook/${cook._id}`],
    [`/search?keyword=${encodeURIComponent(food.name)}`],
    [`/recipe/${neighbour.slug}`],
    ['/feed.xml'],
    ['/recipe-category/Indian/feed.xml'],
    [`/cook/${cook._id}/feed.xml`],
  ];
}

/** Of the lists those that name the recipe, by its slug: the page of a search repeats the keyword. */
async function listing(food: Food, all: [string, string?][]): Promise<string[]> {
  const found: string[] = [];
  for (const [url, token] of all) {
    const { body } = await ask(url, token);
    if (new RegExp(`[/"]${food.slug}["<]`).test(body)) found.push(url);
  }
  return found;
}

async function sitemap(): Promise<string> {
  const index = await ask('/sitemap.xml');
  const parts = [...index.body.matchAll(/<loc>https:\/\/[^/]+([^<]+)<\/loc>/g)];
  const bodies = await Promise.all(parts.map(async ([, path]) => (await ask(path ?? '')).body));
  return bodies.join('');
}

const statuses = async (urls: string[]) => {
  const replies = await Promise.all(urls.map(async (url) => [url, (await ask(url)).statusCode]));
  return Object.fromEntries(replies) as Record<string, number>;
};
const all = (urls: string[], status: number) =>
  Object.fromEntries(urls.map((url) => [url, status]));

describe('a recipe that an admin removes', () => {
  test('answers 404 everywhere at once, and is back everywhere when it is restored', async () => {
    const food = await site.publish(cook, { name: 'Vanishing vindaloo' });
    const neighbour = await site.publish(saver, { name: 'Lasting lentils' });
    await save(food, saver.token);
    const own = ownAddresses(food);
    const everyList = lists(food, neighbour);
    const named = everyList.map(([url]) => url);
    expect(await statuses(own)).toEqual(all(own, 200));
    expect(await listing(food, everyList)).toEqual(named);
    expect(await sitemap()).toContain(`/recipe/${food.slug}<`);

    expect((await moderate('remove', food)).statusCode).toBe(200);
    expect(await statuses(own)).toEqual(all(own, 404));
    expect(await listing(food, everyList)).toEqual([]);
    expect(await sitemap()).not.toContain(food.slug);
    const { cook: shown } = (await ask(`${api}/cook/get-cook/${cook._id}`)).data;
    expect(shown.recipes).toBe(0);

    expect((await moderate('restore', food)).statusCode).toBe(200);
    expect(await statuses(own)).toEqual(all(own, 200));
    expect(await listing(food, everyList)).toEqual(named);
    expect(await sitemap()).toContain(`/recipe/${food.slug}<`);
  }, 60_000);

  test('is gone for its owner and for admins too: no edit, no deletion, no save', async () => {
    const food = await site.publish(cook, { name: 'Frozen phaal' });
    await moderate('remove', food);
    for (const { token } of [cook, admin]) {
      const form = await recipeForm({ name: 'Thawed phaal' });
      const url = `${api}/food/update-food/${food._id}`;
      const edit = await site.call(url, { method: 'PUT', token, form });
      const gone = await site.call(`${api}/food/delete-food/${food._id}`, {
        method: 'DELETE',
        token,
      });
      const outcomes = [edit, gone, await save(food, token)];
      for (const { statusCode, data } of outcomes) {
        expect([statusCode, data.code]).toEqual([404, 'recipe_not_found']);
      }
    }
    await moderate('restore', food);
    const reply = await ask(`${api}/food/get-food/${food.slug}`);
    expect(reply.data.food.name).toBe('Frozen phaal');
  });

  test('is gone under a name from before a rename', async () => {
    const food = await site.publish(cook, { name: 'Former fenugreek' });
    const form = await recipeForm({ name: 'Later fenugreek', photo: null });
    const url = `${api}/food/update-food/${food._id}`;
    await site.call(url, { method: 'PUT', token: cook.token, form });
    expect((await ask(`/recipe/${food.slug}`)).statusCode).toBe(301);
    await moderate('remove', food);
    for (const path of [`/recipe/${food.slug}`, `/embed/recipe/${food.slug}`]) {
      expect((await ask(path)).statusCode, path).toBe(404);
    }
  });

  test('cannot be removed twice, nor restored when it was not removed', async () => {
    const food = await site.publish(cook, { name: 'Single samosa' });
    const outcomes = [];
    for (const act of ['restore', 'remove', 'remove', 'restore', 'restore'] as const) {
      outcomes.push((await moderate(act, food)).statusCode);
    }
    expect(outcomes).toEqual([404, 200, 404, 200, 404]);
  });
});
