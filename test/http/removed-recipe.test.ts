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
  [admin, cook, saver] = [await site.admin(), await site.person('Mia'), await site.person()];
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
  site.call(`${api}/admin/recipes/${_id}/${act}`, {
    method: 'POST',
    token: admin.token,
    json: { reason: 'Not theirs' },
  });

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
    ['/cook/mia'],
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

const shownCount = async (): Promise<number> =>
  (await ask(`${api}/cook/get-cook/${cook._id}`)).data.cook?.recipes ?? 0;

type Act = (food: Food) => Promise<{ statusCode: number }>;

/** A recipe is met nowhere once it is taken away, and everywhere it was when it is put back. */
async function goesAndReturns(name: string, take: Act, putBack: Act): Promise<void> {
  const food = await site.publish(cook, { name });
  const neighbour = await site.publish(saver, { name: 'Lasting lentils' });
  await save(food, saver.token);
  const count = await shownCount();
  const own = ownAddresses(food);
  const everyList = lists(food, neighbour);
  const named = everyList.map(([url]) => url);
  expect(await statuses(own)).toEqual(all(own, 200));
  expect(await listing(food, everyList)).toEqual(named);
  expect(await sitemap()).toContain(`/recipe/${food.slug}<`);

  expect((await take(food)).statusCode).toBe(200);
  expect(await statuses(own)).toEqual(all(own, 404));
  expect(await listing(food, everyList)).toEqual([]);
  expect(await sitemap()).not.toContain(food.slug);
  expect(await shownCount()).toBe(count - 1);

  expect((await putBack(food)).statusCode).toBe(200);
  expect(await statuses(own)).toEqual(all(own, 200));
  await isListedAgain(food, neighbour);
  await take(food);
}

async function isListedAgain(food: Food, neighbour: Food): Promise<void> {
  const isAlike = ([url]: [string, string?]) =>
    url.includes(`/related-food/${neighbour._id}/`) || url === `/recipe/${neighbour.slug}`;
  const all = lists(food, neighbour);
  const certain = all.filter((one) => !isAlike(one));
  expect(await listing(food, certain)).toEqual(certain.map(([url]) => url));
  // What others are most like is worked out anew beside the requests, after somebody has seen the recipe.
  const alike = all.filter(isAlike);
  await expect.poll(() => listing(food, alike)).toEqual(alike.map(([url]) => url));
  expect(await sitemap()).toContain(`/recipe/${food.slug}<`);
}

describe('a recipe that an admin removes', () => {
  test('answers 404 everywhere at once, and is back everywhere when it is restored', async () => {
    const moved = (act: 'remove' | 'restore') => (food: Food) => moderate(act, food);
    await goesAndReturns('Vanishing vindaloo', moved('remove'), moved('restore'));
  });

  test('is there for its owner alone, to read and to mend: no deletion, no save, and nothing for admins or others', async () => {
    const other = await site.person();
    const food = await site.publish(cook, { name: 'Frozen phaal' });
    await moderate('remove', food);
    const url = `${api}/food/update-food/${food._id}`;
    const edit = async (token: string) =>
      site.call(url, { method: 'PUT', token, form: await recipeForm({ name: 'Thawed phaal' }) });
    const open = (token: string) => site.call(`${api}/food/get-waiting/${food.slug}`, { token });
    const missing = [404, 'recipe_not_found'];
    const told = ({ statusCode, data }: Awaited<ReturnType<typeof open>>) => [
      statusCode,
      data.code,
    ];
    for (const { token } of [cook, admin, other]) {
      const gone = { method: 'DELETE', token } as const;
      const outcomes = [
        await site.call(`${api}/food/delete-food/${food._id}`, gone),
        await save(food, token),
        ...(token === cook.token ? [] : [await edit(token), await open(token)]),
      ];
      for (const outcome of outcomes) expect(told(outcome)).toEqual(missing);
      const listed = await site.call(`${api}/food/get-hidden`, { token });
      expect(listed.body.includes(food._id)).toBe(token === cook.token);
    }
    expect((await open(cook.token)).data).toMatchObject({
      food: { name: 'Frozen phaal', cook: { _id: cook._id } },
      hidden: { at: expect.any(String), reason: expect.any(String) },
    });
    const mended = await edit(cook.token);
    expect(mended.statusCode).toBe(200);
    const { slug, photo } = mended.data.food;
    const { pathname } = new URL(photo.url, 'http://site.example');
    for (const one of [food.slug, slug]) {
      expect((await ask(`${api}/food/get-food/${one}`)).statusCode).toBe(404);
      const mine = { token: cook.token };
      expect((await site.call(`/recipe/${one}`, mine)).body).not.toContain(' phaal');
    }
    const shown = async (who: { token?: string }) =>
      (await site.call(pathname, who)).headers['cache-control'];
    for (const { token } of [admin, cook]) expect(await shown({ token })).toBe('private, no-store');
    for (const who of [{}, { token: other.token }])
      expect((await site.call(pathname, who)).statusCode).toBe(404);
    await moderate('restore', food);
    const reply = await ask(`${api}/food/get-food/${slug}`);
    expect(reply.data.food.name).toBe('Thawed phaal');
    expect(told(await open(cook.token))).toEqual(missing);
  });

  test('is read by an admin before it is restored, which what its cook changed since is not', async () => {
    const food = await site.publish(cook, { name: 'Barred bhuna' });
    const url = `${api}/admin/recipes/${food._id}`;
    const { token } = admin;
    const read = () => site.call(`${url}/text`, { token });
    const restore = (seen: string) =>
      site.call(`${url}/restore?seen=${seen}`, { method: 'POST', token });
    expect((await read()).statusCode).toBe(404);
    await moderate('remove', food);
    const { data: before } = await read();
    expect(before).toMatchObject({
      text: expect.stringContaining('Rinse the lentils'),
      reason: 'Not theirs',
    });
    expect(before.photos).toHaveLength(1);
    const form = await recipeForm({ name: food.name, stepList: ['Buy it.'], photo: null });
    const edit = { method: 'PUT', token: cook.token, form } as const;
    await site.call(`${api}/food/update-food/${food._id}`, edit);
    expect((await restore(before.sign)).data.code).toBe('entry_changed');
    const { data: after } = await read();
    expect(after.text).toContain('Buy it.');
    expect((await restore(after.sign)).statusCode).toBe(200);
    expect((await ask(`/recipe/${food.slug}`)).statusCode).toBe(200);
    expect((await restore(after.sign)).statusCode).toBe(404);
    await moderate('remove', food);
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

describe('an unlisted recipe', () => {
  test('is for whoever has its link: in no list at once, for no search engine, and back once it is listed', async () => {
    const food = await site.publish(cook, { name: 'Whispered waffles' });
    const neighbour = await site.publish(saver, { name: 'Loud waffles' });
    await save(food, saver.token);
    const count = await shownCount();
    const own = ownAddresses(food);
    const saved = `${api}/auth/single-user/${saver._id}`;
    const everyList = lists(food, neighbour);
    const named = everyList.map(([url]) => url);
    const tell = async (fields: Parameters<typeof recipeForm>[0]) => {
      const form = await recipeForm({ name: food.name, photo: null, ...fields });
      const url = `${api}/food/update-food/${food._id}`;
      return (await site.call(url, { method: 'PUT', token: cook.token, form })).data.food;
    };
    const mine = async ({ token }: typeof cook) =>
      (await site.call(`${api}/food/get-unlisted`, { token })).data;
    expect(await listing(food, everyList)).toEqual(named);
    expect(await mine(cook)).toMatchObject({ foods: [], total: 0 });

    expect((await tell({ unlisted: 'true' })).unlisted).toBe(true);
    // The original client knows nothing of it, and changes nothing about it.
    expect((await tell({ tags: ['quick'] })).unlisted).toBe(true);
    expect(await statuses(own)).toEqual(all(own, 200));
    // What somebody saved they have the link to.
    expect(await listing(food, everyList)).toEqual([saved]);
    expect((await ask(`${api}/food/search/quick`)).body).not.toContain(food.slug);
    expect(await sitemap()).not.toContain(food.slug);
    expect(await shownCount()).toBe(count - 1);
    expect(await mine(cook)).toMatchObject({ foods: [{ _id: food._id }], total: 1 });
    expect(await mine(saver)).toMatchObject({ foods: [], total: 0 });
    for (const path of [`/recipe/${food.slug}`, `/recipe/${food.slug}/print`])
      expect((await ask(path)).body).toContain('<meta name="robots" content="noindex"');
    for (const form of ['json', 'md', 'cook']) {
      const { headers } = await ask(`/recipe/${food.slug}.${form}`);
      expect(headers['x-robots-tag']).toBe('noindex');
    }

    expect(await tell({ unlisted: 'false' })).not.toHaveProperty('unlisted');
    await isListedAgain(food, neighbour);
    expect(await shownCount()).toBe(count);
    expect((await ask(`/recipe/${food.slug}.json`)).headers['x-robots-tag']).toBeUndefined();
  });
});

const remove = ({ _id }: Food, { token }: typeof cook) =>
  site.call(`${api}/food/delete-food/${_id}`, { method: 'DELETE', token });
const undo = ({ _id }: Food, { token }: typeof cook) =>
  site.call(`${api}/food/undo-delete/${_id}`, { method: 'POST', token });
const deletedBy = async ({ token }: typeof cook, query = '') =>
  (await site.call(`${api}/food/get-deleted${query}`, { token })).data;

describe('a recipe that its owner deletes', () => {
  test('answers 404 everywhere at once, and is back everywhere when its owner undoes it', async () => {
    await goesAndReturns(
      'Departing dosa',
      (food) => remove(food, cook),
      (food) => undo(food, cook),
    );
  });

  test('is brought back by nobody else, and no admin sees it', async () => {
    const food = await site.publish(cook, { name: 'Private paratha' });
    await remove(food, cook);
    for (const other of [saver, admin]) {
      const reply = await undo(food, other);
      expect([reply.statusCode, reply.data.code]).toEqual([404, 'recipe_not_found']);
    }
    expect((await moderate('restore', food)).statusCode).toBe(404);
    expect((await moderate('remove', food)).statusCode).toBe(404);
    for (const query of ['', '&removed=true', '&removed=false']) {
      const url = `${api}/admin/recipes?keyword=Private${query}`;
      expect((await site.call(url, { token: admin.token })).data.recipes).toEqual([]);
    }
    const back = await undo(food, cook);
    expect(back.data).toMatchObject({ success: true, food: { _id: food._id, slug: food.slug } });
    expect((await undo(food, cook)).statusCode).toBe(404);
  });

  test('is listed to its owner alone, last deleted first, with the days that are left', async () => {
    const [own, other] = [await site.person(), await site.person()];
    const first = await site.publish(own, { name: 'First farewell' });
    const second = await site.publish(own, { name: 'Second farewell' });
    await remove(first, own);
    await remove(second, own);
    const { recipes, total } = await deletedBy(own);
    expect(total).toBe(2);
    expect(recipes).toMatchObject([
      { _id: second._id, name: 'Second farewell', slug: second.slug, daysLeft: 30 },
      { _id: first._id, category: { name: 'Indian' }, daysLeft: 30 },
    ]);
    expect(Object.keys(recipes[0]).sort()).toEqual(
      ['_id', 'category', 'daysLeft', 'deletedAt', 'name', 'slug'].sort(),
    );
    const page = await deletedBy(own, '?limit=1');
    const rest = await deletedBy(own, `?limit=1&cursor=${page.nextCursor}`);
    expect([page, rest].map((one) => one.recipes[0]._id)).toEqual([second._id, first._id]);
    expect(rest.nextCursor).toBeUndefined();
    expect((await deletedBy(own, '?cursor=nonsense')).code).toBe('bad_cursor');
    expect((await deletedBy(other)).recipes).toEqual([]);
  });
});

describe('a recipe of somebody else that an admin deletes', () => {
  test('is brought back by admins alone, as one that they removed', async () => {
    const food = await site.publish(cook, { name: 'Deleted dhansak' });
    expect((await remove(food, admin)).statusCode).toBe(200);
    expect((await ask(`${api}/food/get-food/${food.slug}`)).statusCode).toBe(404);
    expect((await undo(food, cook)).statusCode).toBe(404);
    const listed = (await deletedBy(cook)).recipes.map(({ _id }: Food) => _id);
    expect(listed).not.toContain(food._id);
    const url = `${api}/admin/recipes?keyword=dhansak&removed=true`;
    const { recipes } = (await site.call(url, { token: admin.token })).data;
    expect(recipes).toMatchObject([{ _id: food._id, removed: { by: { email: admin.email } } }]);
    expect((await moderate('restore', food)).statusCode).toBe(200);
    expect((await ask(`${api}/food/get-food/${food.slug}`)).statusCode).toBe(200);
  });
});

test('deleting and undoing in turn counts against the limit of editing', async () => {
  await using own = await openSite({ LIMIT_EDIT_PER_ACCOUNT: '2' });
  const person = await own.person();
  const food = await own.publish(person);
  const outcomes = [];
  for (let n = 0; n < 3; n += 1) {
    const { token } = person;
    await own.call(`${api}/food/delete-food/${food._id}`, { method: 'DELETE', token });
    const reply = await own.call(`${api}/food/undo-delete/${food._id}`, { method: 'POST', token });
    outcomes.push(reply.statusCode);
  }
  expect(outcomes).toEqual([200, 200, 429]);
});
