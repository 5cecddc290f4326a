import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cuisineId } from '#domain/categories/cuisines.ts';
import { plainRecipe } from '#test/support/plain-recipe.ts';
import { openSite, type TestSite } from '#test/support/site.ts';

const many = 457;
/** No read, and no piece of a reply, is of more recipes than this. */
const mostAtOnce = 200;

let site: TestSite;
let cook: Awaited<ReturnType<TestSite['person']>>;
const asked: number[] = [];
beforeAll(async () => {
  site = await openSite(
    {},
    {
      reading: (_file, { reader, searcher }) => ({
        searcher,
        reader: {
          ...reader,
          listRecipes(filter, limit, ...more) {
            asked.push(limit);
            return reader.listRecipes(filter, limit, ...more);
          },
        },
      }),
    },
  );
  cook = await site.person();
  for (let n = 0; n < many; n += 1) {
    await site.deps.writer.publishRecipe(recipe(n, cook._id), null);
  }
});
afterAll(() => site[Symbol.asyncDispose]());

const recipe = (n: number, userId: string) =>
  plainRecipe(n, userId, {
    name: `Soup "${n}"`,
    description: 'Says "foods":[] and },{ in its text',
    categoryId: cuisineId(n % 3 === 0 ? 'Thai' : 'Indian'),
  });

const list = '/api/v1/food/get-food';

/** The same list by pages that are made at once. */
async function byPages(query = '') {
  const foods: unknown[] = [];
  for (let cursor = ''; ; ) {
    const { data } = await site.call(`${list}?limit=90${query}${cursor && `&cursor=${cursor}`}`);
    foods.push(...data.foods);
    if (!data.nextCursor) return { foods, total: data.total };
    cursor = data.nextCursor;
  }
}

test('the whole list holds what its pages hold, and is read in slices', async () => {
  asked.length = 0;
  const { data } = await site.call(list);
  expect(asked.length).toBeGreaterThan(2);
  expect(Math.max(...asked)).toBeLessThanOrEqual(mostAtOnce);
  expect(data).toEqual({ success: true, ...(await byPages()) });
  expect(data.foods).toHaveLength(many);
});

test('a long part of a list ends where it is told to, and its cursor goes on from there', async () => {
  const all = await byPages();
  const { data: first } = await site.call(`${list}?limit=303`);
  const { data: second } = await site.call(`${list}?limit=303&cursor=${first.nextCursor}`);
  expect([...first.foods, ...second.foods]).toEqual(all.foods);
  expect([first.foods.length, second.nextCursor]).toEqual([303, undefined]);
  const exact = await site.call(`${list}?limit=${many}`);
  expect(exact.data.nextCursor).toBeUndefined();
  const thai = cuisineId('Thai');
  const { data: some } = await site.call(`${list}?category=${thai}&limit=500`);
  expect(some).toEqual({ success: true, ...(await byPages(`&category=${thai}`)) });
});

test('a long list comes compressed, is kept by nobody, and shows a write at once', async () => {
  const first = await site.app.inject({ url: list, headers: { 'accept-encoding': 'br' } });
  expect(first.headers).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'no-cache' });
  expect(first.headers.etag).toBeUndefined();
  const text = brotliDecompressSync(first.rawPayload).toString();
  expect(JSON.parse(text).foods).toHaveLength(many);
  asked.length = 0;
  const one = recipe(many, cook._id);
  await site.deps.writer.publishRecipe(one, null);
  const { data } = await site.call(list);
  expect(asked.length).toBeGreaterThan(2);
  expect(data.foods).toHaveLength(many + 1);
  await site.deps.writer.deleteRecipe(one.id);
  expect((await site.call(list)).data.foods).toEqual(JSON.parse(text).foods);
});

test('cards name dish, cook and cuisine, and carry no recipe', async () => {
  const { data } = await site.call(`${list}?view=card&limit=2`);
  const { data: whole } = await site.call(`${list}?limit=2`);
  const [card, food] = [data.foods[0], whole.foods[0]];
  expect(card).toMatchObject({ _id: food._id, name: food.name, category: food.category });
  expect(card.cook).toEqual({ _id: food.userId, name: 'Cook', handle: expect.any(String) });
  for (const left of ['ingredients', 'stepList', 'description', 'tip', 'sourceUrl']) {
    expect(card).not.toHaveProperty(left);
  }
  expect(data).toMatchObject({ total: whole.total, nextCursor: whole.nextCursor });
  expect((await site.call(`${list}?view=card&limit=501`)).statusCode).toBe(400);
  expect((await site.call(`${list}?view=whole`)).statusCode).toBe(400);
});
