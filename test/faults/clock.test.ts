import { expect, test } from 'vitest';
import { openSite, recipeForm, type TestSite } from '#test/support/site.ts';

const day = 24 * 60 * 60 * 1000;
const year = 365 * day;

/** A site whose clock can be set. */
async function openWithClock(): Promise<{ site: TestSite; set: (ahead: number) => void }> {
  let ahead = 0;
  const site = await openSite({}, { now: () => Date.now() + ahead });
  return {
    site,
    set: (next) => {
      ahead = next;
    },
  };
}

const rename = async (site: TestSite, token: string, id: string, name: string) => {
  const url = `/api/v1/food/update-food/${id}`;
  const form = await recipeForm({ name, photo: null });
  return (await site.call(url, { method: 'PUT', token, form })).data.food;
};

test('a clock set back makes no edit older than the one before', async () => {
  const { site, set } = await openWithClock();
  await using _ = site;
  const cook = await site.person();
  const food = await site.publish(cook);
  set(-year);
  const first = await rename(site, cook.token, food._id, 'First');
  const second = await rename(site, cook.token, food._id, 'Second');
  expect(first.updatedAt > food.updatedAt).toBe(true);
  expect(second.updatedAt > first.updatedAt).toBe(true);
  expect(second.createdAt).toBe(food.createdAt);
});

test('a clock set back ends no session, and publishing goes on under ids of their own', async () => {
  const { site, set } = await openWithClock();
  await using _ = site;
  const cook = await site.person();
  const before = await site.publish(cook, { name: 'Before' });
  set(-year);
  expect((await site.call('/api/v1/auth/me', { token: cook.token })).statusCode).toBe(200);
  const after = await site.publish(cook, { name: 'After' });
  expect(after._id).not.toBe(before._id);
  const list = await site.call('/api/v1/food/get-food?limit=1');
  const next = await site.call(`/api/v1/food/get-food?limit=1&cursor=${list.data.nextCursor}`);
  const names = [...list.data.foods, ...next.data.foods].map((food) => food.name).sort();
  expect(names).toEqual(['After', 'Before']);
});

test('a clock that jumps a month ahead ends sessions and nothing else, also after it is set right', async () => {
  const { site, set } = await openWithClock();
  await using _ = site;
  const cook = await site.person();
  const food = await site.publish(cook);
  set(31 * day);
  expect((await site.call('/api/v1/auth/me', { token: cook.token })).statusCode).toBe(401);
  expect((await site.call(`/api/v1/food/get-food/${food.slug}`)).statusCode).toBe(200);
  const json = { email: cook.email, password: cook.password };
  const login = await site.call('/api/v1/auth/login', { method: 'POST', json });
  set(0);
  const { token } = login.data;
  expect((await site.call('/api/v1/auth/me', { token })).statusCode).toBe(200);
});
