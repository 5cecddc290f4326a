import { expect, expectTypeOf, test } from 'vitest';
import { type ApiRequest, createClient } from './client.ts';

const asked: ApiRequest[] = [];
const client = createClient(async (request) => {
  asked.push(request);
  return { status: 200, headers: {}, body: { success: true } };
});

test('a call that needs something is not made without it', () => {
  // @ts-expect-error: the slug is missing
  const withoutParams = () => client.getRecipe();
  // @ts-expect-error: the slug is missing
  const withEmptyParams = () => client.getRecipe({ params: {} });
  // @ts-expect-error: the body is missing
  const withoutBody = () => client.login();
  expect([withoutParams, withEmptyParams, withoutBody]).toHaveLength(3);
  expectTypeOf(client.recentRecipes).parameter(0).toExtend<{ query?: unknown } | undefined>();
});

test('cards are asked for by the same call, beside what it asks for anyway', async () => {
  await client.cards.listRecipes({ query: { limit: 48 } });
  await client.listRecipes();
  expect(asked.map(({ url }) => url)).toEqual([
    '/api/v1/food/get-food?limit=48&view=card',
    '/api/v1/food/get-food',
  ]);
});
