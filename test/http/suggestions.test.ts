import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite, type TestSite } from '#test/support/site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site[Symbol.asyncDispose]());

const suggest = async (typed: string) => {
  const reply = await site.call(`/api/v1/suggestions?typed=${encodeURIComponent(typed)}`);
  expect(reply.statusCode, typed).toBe(200);
  return reply.data;
};
const nothing = { success: true, recipes: [], foods: [], cooks: [], cuisines: [], tags: [] };

test('a beginning brings recipes, ingredients, cooks, cuisines and tags, at most nine in all', async () => {
  const cook = await site.person('Inda Chefson');
  for (let n = 0; n < 6; n += 1)
    await site.publish(cook, { name: `Indigo pie ${n}`, tags: ['Indian summer', 'My indoors'] });
  const found = await suggest('ind');
  const names = found.recipes.map(({ name }: { name: string }) => name);
  expect(names).toEqual([5, 4, 3, 2].map((n) => `Indigo pie ${n}`));
  expect(found.cooks).toEqual([{ _id: cook._id, name: cook.name, handle: 'inda-chefson' }]);
  expect(found.cuisines).toEqual(['Indian']);
  expect(found.tags).toEqual(['indian summer']);
  expect((await suggest('BUTTERMI')).foods).toEqual(['Buttermilk']);
  expect((await suggest('eggplan')).foods).toEqual(['eggplant']);
  expect((await suggest('Pfannk')).foods).toEqual(['Pfannkuchen']);
});

test('what is no longer there is suggested no more, at once', async () => {
  const cook = await site.person('Quentin');
  const { _id } = await site.publish(cook, { name: 'Quince jelly', tags: 'Quinces' });
  expect(await suggest('quinc')).toMatchObject({
    recipes: [{ name: 'Quince jelly' }],
    tags: ['quinces'],
  });
  const gone = await site.call(`/api/v1/food/delete-food/${_id}`, {
    method: 'DELETE',
    token: cook.token,
  });
  expect(gone.statusCode).toBe(200);
  expect(await suggest('quinc')).toMatchObject({ recipes: [], cooks: [], tags: [] });
});

test('who shares a first review or collection is suggested at once, and no more once it is gone', async () => {
  const [author, rater] = [await site.person('Ludwig'), await site.person('Zebulon')];
  const collector = await site.person('Yolanda');
  const { _id } = await site.publish(author);
  const cooksOf = async (typed: string) =>
    (await suggest(typed)).cooks.map(({ name }: { name: string }) => name);
  const post = (url: string, { token }: { token: string }, json: object) =>
    site.call(`/api/v1/${url}`, { method: 'POST', token, json });
  for (const typed of ['zebu', 'yola']) expect(await cooksOf(typed)).toEqual([]);
  const cookedOn = new Date().toISOString().slice(0, 10);
  const told = { asWritten: true, rating: 4, cookedOn, text: 'Good' };
  const { review } = (await post(`recipe-reviews/${_id}`, rater, told)).data;
  expect(await cooksOf('zebu')).toEqual(['Zebulon']);
  const { collection } = (
    await post('collections', collector, { name: 'Soups', visibility: 'public' })
  ).data;
  expect(await cooksOf('yola')).toEqual(['Yolanda']);
  const remove = (url: string, { token }: { token: string }) =>
    site.call(`/api/v1/${url}`, { method: 'DELETE', token });
  expect((await remove(`reviews/${review._id}`, rater)).statusCode).toBe(200);
  expect((await remove(`collections/${collection._id}`, collector)).statusCode).toBe(200);
  for (const typed of ['zebu', 'yola']) expect(await cooksOf(typed)).toEqual([]);
});

test('too little, too much and what is no word bring nothing', async () => {
  for (const typed of ['', ' ', 'q', ' q ', '%', '""', 'x'.repeat(61), '\u0000\u0000', "';--"]) {
    expect(await suggest(typed), typed).toEqual(nothing);
  }
  const call = (query: string) => site.call(`/api/v1/suggestions${query}`);
  expect((await call('')).statusCode).toBe(400);
  expect((await call(`?typed=${'x'.repeat(201)}`)).statusCode).toBe(400);
});

test('they have a limit of their own', async () => {
  await using own = await openSite({ LIMIT_SUGGEST_PER_ADDRESS: '2' });
  const status = async (url: string) => (await own.call(url, { address: '10.0.0.1' })).statusCode;
  const asked = ['pea', 'peac', 'peach'].map((typed) => `/api/v1/suggestions?typed=${typed}`);
  expect([await status(asked[0] ?? ''), await status(asked[1] ?? '')]).toEqual([200, 200]);
  expect(await status(asked[2] ?? '')).toBe(429);
  expect(await status('/api/v1/food/search/peach')).toBe(200);
});
