import { parseAtomFeed } from 'feedsmith';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cuisineId } from '#domain/categories/cuisines.ts';
import { addRecipe } from '#test/support/rights.ts';
import { openSite, recipeForm, type TestSite } from '#test/support/site.ts';

const names = ['</title> & "dal"', 'حمص بالطحينة', '🍕 \u0007 pizza'];
let site: TestSite;
let cook: Awaited<ReturnType<TestSite['person']>>;
beforeAll(async () => {
  site = await openSite();
  cook = await site.person('Ana <b>');
  for (const name of names)
    await site.publish(cook, { name, servings: '4', difficulty: 'challenging' });
  await site.publish(await site.person('Ben'), { name: 'Pad thai', category: cuisineId('Thai') });
});
afterAll(() => site[Symbol.asyncDispose]());

const headers = { host: 'recipes.example.org:8080' };
const origin = 'http://recipes.example.org:8080';

const feedsOf = (asked: TestSite) => async (path: string) => {
  const reply = await asked.call(path, { headers });
  expect(reply.statusCode, path).toBe(200);
  expect(reply.headers['content-type']).toBe('application/atom+xml; charset=utf-8');
  return parseAtomFeed(reply.body);
};
const feed = (path: string) => feedsOf(site)(path);
const titles = (parsed: Awaited<ReturnType<typeof feed>>) =>
  parsed.entries?.map(({ title }) => (typeof title === 'string' ? title : title?.value));

describe('feeds', () => {
  test('of the newest hold what RFC 4287 asks for, newest first', async () => {
    const parsed = await feed('/feed.xml');
    expect(parsed.id).toBe(`${origin}/feed.xml`);
    expect(titles(parsed)).toEqual(['Pad thai', '🍕  pizza', names[1], names[0]]);
    const entries = parsed.entries ?? [];
    expect(parsed.updated).toBe(
      entries
        .map(({ updated }) => updated)
        .sort()
        .at(-1),
    );
    expect(new Set(entries.map(({ id }) => id)).size).toBe(4);
    for (const entry of entries) {
      expect(entry.id).toMatch(/^tag:recipes\.example\.org,\d{4}-\d\d-\d\d:recipe\/[0-9a-f]{24}$/);
      expect(entry.published).toMatch(/Z$/);
      expect(entry.authors?.[0]?.name).toBeTruthy();
      expect(entry.summary).toBeTruthy();
    }
    const rels = parsed.links?.map(({ rel, href }) => [rel, href]);
    expect(rels).toEqual([
      ['self', `${origin}/feed.xml`],
      ['first', `${origin}/feed.xml`],
      ['alternate', `${origin}/explore`],
    ]);
  });

  test('carry each Cooklang file as the enclosure, and it is there', async () => {
    const parsed = await feed('/feed.xml');
    for (const entry of parsed.entries ?? []) {
      const enclosures = entry.links?.filter(({ rel }) => rel === 'enclosure') ?? [];
      expect(enclosures).toHaveLength(1);
      expect(enclosures[0]?.type).toBe('text/plain');
      const path = new URL(enclosures[0]?.href ?? '').pathname;
      const file = await site.call(path);
      expect([file.statusCode, file.headers['content-type']]).toEqual([
        200,
        'text/plain; charset=utf-8',
      ]);
    }
  });

  test("say what the federation's indexers filter by", async () => {
    const { body } = await site.call('/feed.xml');
    expect(body).toContain('xmlns:cooklang="https://cooklang.org/feeds/1.0"');
    expect(body).toContain('<cooklang:servings>4</cooklang:servings>');
    expect(body).toContain('<cooklang:difficulty>hard</cooklang:difficulty>');
  });

  test('of a cuisine and of a cook hold theirs alone, under their page', async () => {
    const thai = await feed('/recipe-category/Thai/feed.xml');
    expect(titles(thai)).toEqual(['Pad thai']);
    const own = await feed(`/cook/${cook._id}/feed.xml`);
    expect(titles(own)).toHaveLength(3);
    const alternate = own.links?.find(({ rel }) => rel === 'alternate');
    expect(alternate?.href).toBe(`${origin}/cook/ana-b`);
    expect(own.entries?.[0]?.authors?.[0]).toMatchObject({ name: 'Ana <b>' });
    const empty = await feed('/recipe-category/Mexican/feed.xml');
    expect([empty.entries ?? [], empty.updated]).toEqual([[], '1970-01-01T00:00:00.000Z']);
  });

  test('never hold an e-mail address', async () => {
    for (const path of ['/feed.xml', `/cook/${cook._id}/feed.xml`]) {
      expect((await site.call(path)).body).not.toContain('@example.org');
    }
  });

  test('of nobody and nothing are 404', async () => {
    for (const path of [
      '/recipe-category/Nordic/feed.xml',
      '/cook/650000000000000000000000/feed.xml',
    ]) {
      expect((await site.call(path)).statusCode, path).toBe(404);
    }
    expect((await site.call('/feed.xml?cursor=nonsense')).statusCode).toBe(400);
    expect((await site.call('/feed.xml?cursor=a&cursor=b')).statusCode).toBe(400);
  });

  test('a host that is none is refused, and never written into a document', async () => {
    for (const host of ['evil.example/<x>', 'a b', 'x"y', '[::1', 'a..b', 'a:99999']) {
      const reply = await site.call('/feed.xml', { headers: { host } });
      expect(reply.statusCode, host).toBe(400);
    }
    const six = await site.call('/feed.xml', { headers: { host: '[::1]:8080' } });
    expect(parseAtomFeed(six.body).id).toBe('http://[::1]:8080/feed.xml');
  });

  test('page through everything, and keep an entry through a rename', async () => {
    // So many would push what others ask for out of the newest.
    await using site = await openSite();
    const feed = feedsOf(site);
    const ben = await site.person('Cy');
    const ids: unknown[] = [];
    for (let n = 0; n < 51; n += 1) await addRecipe(site, { id: ben._id });
    let path: string | undefined = `/cook/${ben._id}/feed.xml`;
    const before = (await feed(path)).entries?.[0]?.id;
    const newest = (await site.call(`/api/v1/food/get-food?userId=${ben._id}&limit=1`)).data
      .foods[0];
    const form = await recipeForm({ photo: null, name: 'Renamed' });
    await site.call(`/api/v1/food/update-food/${newest._id}`, {
      method: 'PUT',
      token: ben.token,
      form,
    });
    let pages = 0;
    while (path) {
      const parsed = await feed(path);
      pages += 1;
      ids.push(...(parsed.entries ?? []).map(({ id }) => id));
      const next: string | undefined = parsed.links?.find(({ rel }) => rel === 'next')?.href;
      path = next?.replace(origin, '');
    }
    expect([pages, new Set(ids).size, ids[0]]).toEqual([2, 51, before]);
  });
});
