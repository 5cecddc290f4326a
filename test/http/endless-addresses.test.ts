import { expect, test } from 'vitest';
import { loadBuiltWeb } from '#server/built-web.ts';
import { plainRecipe } from '#test/support/plain-recipe.ts';
import { openSite } from '#test/support/site.ts';

/** A site that counts how often it reads lists of recipes. */
async function countingSite() {
  let reads = 0;
  const site = await openSite(
    {},
    {
      reading: (_file, { reader, searcher }) => ({
        searcher,
        reader: {
          ...reader,
          listRecipes(...args) {
            reads += 1;
            return reader.listRecipes(...args);
          },
        },
      }),
    },
  );
  const readsOf = async (url: string) => {
    const before = reads;
    expect((await site.call(url)).statusCode, url).toBe(200);
    return reads - before;
  };
  return { site, readsOf };
}

test.each(['?limit=5&x=1', '?limit=5&limit%3D=', '?x=1', '?limit=5&'])(
  'a list asked for with %s is answered, and makes no new kept reply',
  async (query) => {
    const { site, readsOf } = await countingSite();
    await using _closing = site;
    await site.publish(await site.person());
    const list = '/api/v1/food/get-food';
    expect([await readsOf(`${list}?limit=5`), await readsOf(`${list}?limit=5`)]).toEqual([1, 0]);
    expect([await readsOf(list + query), await readsOf(list + query)]).toEqual([1, 1]);
    expect(await readsOf(`${list}?limit=5`)).toBe(0);
  },
);

test('lists too long to be kept count their address, and short ones do not', async () => {
  await using site = await openSite({ LIMIT_HEAVY_PER_ADDRESS: '2' });
  const { _id } = await site.person();
  for (let n = 1; n <= 201; n += 1) {
    await site.deps.writer.publishRecipe(plainRecipe(n, _id), null);
  }
  const ask = async (query: string, address = '10.0.0.1') =>
    site.call(`/api/v1/food/get-food${query}`, { address });
  for (const query of ['', '?x=1']) expect((await ask(query)).statusCode).toBe(200);
  for (const query of ['', '?x=2', '?limit=201']) {
    const reply = await ask(query);
    expect([reply.statusCode, reply.data.code]).toEqual([429, 'too_many_tries']);
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
  }
  expect((await ask('?limit=200')).statusCode).toBe(200);
  expect((await ask('', '10.0.0.2')).statusCode).toBe(200);
});

test('recipes printed in other amounts, which are made each time, count their address', async () => {
  const web = await loadBuiltWeb();
  await using site = await openSite({ LIMIT_HEAVY_PER_ADDRESS: '2' }, { web });
  const { slug } = await site.publish(await site.person());
  const ask = async (url: string, address = '10.0.0.1') =>
    (await site.app.inject({ url, remoteAddress: address })).statusCode;
  const print = `/recipe/${slug}/print`;
  for (const query of ['?servings=5', '?units=us']) expect(await ask(print + query)).toBe(200);
  expect(await ask(`${print}?scale=2`)).toBe(429);
  expect(await ask(`/de${print}?scale=2`)).toBe(429);
  expect(await ask(print)).toBe(200);
  // Of a recipe's own page all amounts share one that is kept.
  expect(await ask(`/recipe/${slug}?scale=2`)).toBe(200);
  expect(await ask(`${print}?scale=2`, '10.0.0.2')).toBe(200);
});
