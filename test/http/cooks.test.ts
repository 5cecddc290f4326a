import { afterAll, beforeAll, expect, test } from 'vitest';
import { clientOf, openSite, type TestSite } from '#test/support/site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site[Symbol.asyncDispose]());

test('a cook is a name and a number of recipes, and nothing else', async () => {
  const ana = await site.person('Ana');
  const url = `/api/v1/cook/get-cook/${ana._id}`;
  const cook = { _id: ana._id, name: 'Ana', recipes: 0, followers: 0 };
  expect((await site.call(url)).data).toEqual({ success: true, cook });
  const food = await site.publish(ana);
  await site.publish(ana);
  expect((await site.call(url)).data.cook.recipes).toBe(2);
  const gone = { method: 'DELETE' as const, token: ana.token };
  await site.call(`/api/v1/food/delete-food/${food._id}`, gone);
  expect((await site.call(url)).data.cook.recipes).toBe(1);
  expect((await site.call(url)).body).not.toContain('@');
});

test('nobody is a 404', async () => {
  for (const id of ['650000000000000000000000', 'x', '%00', 'ana1%40example.org']) {
    const reply = await site.call(`/api/v1/cook/get-cook/${id}`);
    expect([reply.statusCode, reply.data.code]).toEqual([404, 'user_not_found']);
  }
});

test('the typed client knows the call', async () => {
  const ben = await site.person('Ben');
  const result = await clientOf(site).getCook({ params: { id: ben._id } });
  expect(result).toMatchObject({ ok: true, data: { cook: { name: 'Ben', recipes: 0 } } });
});
