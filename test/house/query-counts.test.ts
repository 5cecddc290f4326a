import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cuisineId } from '#domain/categories/cuisines.ts';
import { createReader, createSearcher } from '#storage/bind.ts';
import { connectToRead } from '#storage/sqlite/connect.ts';
import { createDb } from '#storage/sqlite/dialect.ts';
import { createPostingsReader } from '#storage/sqlite/search.ts';
import { openSite, type TestSite } from '#test/support/site.ts';

// Both engines run the same queries, so counting those of one counts them all.
let queries = 0;
const counting: KyselyPlugin = {
  transformQuery: ({ node }) => node,
  // A query that is composed once is run many times.
  async transformResult({ result }) {
    queries += 1;
    return result;
  },
};

let site: TestSite;
let few: Record<string, number>;
let person: Awaited<ReturnType<TestSite['person']>>;
beforeAll(async () => {
  // Nothing is kept, so that every reply asks the database.
  site = await openSite(
    { CACHE_MEGABYTES: '0' },
    {
      reading(file) {
        const db = createDb(connectToRead(file)).withPlugin(counting);
        return {
          reader: createReader(db),
          searcher: createSearcher(db, createPostingsReader(db)),
        };
      },
    },
  );
  person = await site.person();
});
afterAll(() => site[Symbol.asyncDispose]());

async function count(url: string, token?: string): Promise<number> {
  queries = 0;
  const reply = await site.call(url, token ? { token } : {});
  expect(reply.statusCode, url).toBe(200);
  return queries;
}

async function countAll(slug: string): Promise<Record<string, number>> {
  const food = '/api/v1/food';
  return {
    list: await count(`${food}/get-food`),
    page: await count(`${food}/get-food?limit=3`),
    category: await count(`${food}/get-food?category=${cuisineId('Indian')}`),
    recent: await count(`${food}/get-recent`),
    recipe: await count(`${food}/get-food/${slug}`),
    categories: await count('/api/v1/category/get-category'),
    saved: await count(`/api/v1/auth/single-user/${person._id}`, person.token),
    me: await count('/api/v1/auth/me', person.token),
  };
}

async function publishAndSave(n: number) {
  const food = await site.publish(person, { name: `Counted dish ${n}` });
  const json = { _id: food._id };
  await site.call('/api/v1/food/save-recipe', { method: 'POST', token: person.token, json });
  return food;
}

test('no call asks the database more often because there is more to show', async () => {
  const first = await publishAndSave(0);
  await countAll(first.slug);
  few = await countAll(first.slug);
  for (let n = 1; n < 12; n += 1) await publishAndSave(n);
  expect(await countAll(first.slug)).toEqual(few);
});

test('each call asks a handful of questions, and none for the categories', () => {
  expect(few.categories).toBe(0);
  expect(few.me).toBe(1);
  for (const [name, asked] of Object.entries(few)) expect(asked, name).toBeLessThanOrEqual(3);
});

test('a search asks no more often for many results than for few', async () => {
  const one = await count('/api/v1/food/search/counted?limit=1');
  const many = await count('/api/v1/food/search/counted?limit=12');
  expect(many).toBe(one);
});
