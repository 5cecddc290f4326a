import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSite, photoBlob, recipeForm, type TestSite } from '#test/support/site.ts';

type Food = { _id: string; slug: string; updatedAt: string; photo: { url: string } };
let site: TestSite;
let cook: Awaited<ReturnType<TestSite['person']>>;
let food: Food;
beforeAll(async () => {
  site = await openSite();
  cook = await site.person('Ana <b>');
  const photo = await photoBlob(1600, 1000);
  food = await site.publish(cook, { name: '</script> "Dal" & حمص', servings: '4', photo });
});
afterAll(() => site[Symbol.asyncDispose]());

const host = 'recipes.example.org';
const get = (url: string, headers = {}) => site.call(url, { headers: { host, ...headers } });
const sizeOf = async (bytes: Uint8Array) => {
  const { width, height, format } = await sharp(bytes).metadata();
  return [width, height, format];
};

describe('a photo in the shapes of structured data', () => {
  test('is cut from the largest rendition, never enlarged, and kept', async () => {
    const { body } = await get(`/recipe/${food.slug}.json`);
    const images: string[] = JSON.parse(body).image;
    const [whole = ''] = images.splice(3);
    expect(whole).toContain(food.photo.url);
    const expected = [
      [1000, 1000, 'jpeg'],
      [1200, 900, 'jpeg'],
      [1200, 675, 'jpeg'],
    ];
    for (const [index, image] of images.entries()) {
      const { pathname, host: of } = new URL(image);
      expect(of).toBe(host);
      const [first, ...others] = await Promise.all([get(pathname), get(pathname), get(pathname)]);
      expect(first.statusCode).toBe(200);
      expect(first.headers).toMatchObject({
        'content-type': 'image/jpeg',
        'cache-control': 'public, max-age=31536000, immutable',
        'cross-origin-resource-policy': 'cross-origin',
      });
      expect(await sizeOf(first.rawPayload)).toEqual(expected[index]);
      for (const other of others) expect(other.rawPayload.equals(first.rawPayload)).toBe(true);
      const stored = await site.deps.photos.open(pathname.replace('/photos/', ''));
      expect(stored?.size).toBe(first.rawPayload.length);
      stored?.body.destroy();
    }
  });

  test('is absent where there is no such photo, rendition or shape', async () => {
    const name = food.photo.url.replace('.webp', '');
    const none = `/photos/${'0'.repeat(32)}-1600-1x1.jpg`;
    const wrong = [
      none,
      `${name.replace('1600', '1601')}-1x1.jpg`,
      `${name}-2x1.jpg`,
      `${name}-1x1.webp`,
    ];
    for (const path of wrong) expect((await get(path)).statusCode, path).toBe(404);
  });
});

describe("a recipe's social card", () => {
  test('is a 1200x630 JPEG, immutable under its version alone', async () => {
    const version = Date.parse(food.updatedAt).toString(36);
    const card = await get(`/recipe/${food.slug}/card.jpg?v=${version}`);
    expect(await sizeOf(card.rawPayload)).toEqual([1200, 630, 'jpeg']);
    expect(card.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    for (const query of ['', '?v=old', '?v=a&v=b']) {
      const other = await get(`/recipe/${food.slug}/card.jpg${query}`);
      expect(other.headers['cache-control']).toBe('no-cache');
      expect(other.rawPayload.equals(card.rawPayload)).toBe(true);
    }
  });

  test('of nothing is a 404', async () => {
    expect((await get('/recipe/none/card.jpg')).statusCode).toBe(404);
  });
});

describe('the embeddable card', () => {
  test('is a page without script that anybody may frame, and nothing else may be', async () => {
    const reply = await get(`/embed/recipe/${food.slug}`);
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['x-frame-options']).toBeUndefined();
    const policy = String(reply.headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain('frame-ancestors *');
    expect(policy).not.toContain('script-src');
    expect(policy).not.toContain('unsafe');
    expect(reply.body).not.toContain('<script');
    expect(reply.body).toContain('<h1 dir="auto">&lt;/script&gt; &quot;Dal&quot; &amp; حمص</h1>');
    expect(reply.body).toContain('by Ana &lt;b&gt;');
    expect(reply.body).toContain(`href="http://${host}/recipe/${food.slug}"`);
    const other = await get(`/recipe/${food.slug}.json`);
    expect(other.headers['x-frame-options']).toBe('DENY');
  });
});

describe('oEmbed', () => {
  const ask = (url: string, more = '') => get(`/oembed?url=${encodeURIComponent(url)}${more}`);

  test('answers for the page of every language with one and the same card', async () => {
    const english = await ask(`http://${host}/recipe/${food.slug}`);
    const german = await ask(`http://${host}/de/recipe/${food.slug}`);
    expect([german.statusCode, german.data]).toEqual([200, english.data]);
    expect((await ask(`http://${host}/fr/recipe/${food.slug}`)).statusCode).toBe(404);
  });

  test('answers a recipe page with the card in a frame', async () => {
    const reply = await ask(`http://${host}/recipe/${food.slug}`);
    expect(reply.data).toMatchObject({
      version: '1.0',
      type: 'rich',
      title: '</script> "Dal" & حمص',
      author_name: 'Ana <b>',
      author_url: `http://${host}/cook/ana-b`,
      provider_name: 'Potluck',
      width: 480,
      height: 412,
    });
    expect(reply.data.html).toContain(`<iframe src="http://${host}/embed/recipe/${food.slug}"`);
    expect(reply.data.html).toContain('title="&lt;/script&gt; &quot;Dal&quot; &amp; حمص"');
    expect(new URL(reply.data.thumbnail_url).host).toBe(host);
    expect((await get(new URL(reply.data.thumbnail_url).pathname)).statusCode).toBe(200);
  });

  test('stays within what the asker has room for', async () => {
    const page = `https://${host}/recipe/${food.slug}?utm_source=x`;
    const { data } = await ask(page, '&maxwidth=300&maxheight=9999');
    expect([data.width, data.height]).toEqual([300, 412]);
    expect((await ask(page, '&maxwidth=-1')).statusCode).toBe(400);
  });

  test('knows no page of another site, no other page, no other format', async () => {
    const others = [
      `http://other.example/recipe/${food.slug}`,
      `http://${host}/explore`,
      `http://${host}/recipe/none`,
      'nonsense',
    ];
    for (const url of others) expect((await ask(url)).statusCode, url).toBe(404);
    expect((await get('/oembed')).statusCode).toBe(404);
    const xml = await ask(`http://${host}/recipe/${food.slug}`, '&format=xml');
    expect(xml.statusCode).toBe(501);
  });
});

test('a rename moves card and embed for good, and draws another card', async () => {
  const dal: Food = await site.publish(cook, { name: 'Red dal' });
  const before = await get(`/recipe/${dal.slug}/card.jpg`);
  const form = await recipeForm({ photo: null, name: 'Yellow dal' });
  const change = { method: 'PUT' as const, token: cook.token, form };
  await site.call(`/api/v1/food/update-food/${dal._id}`, change);
  const embed = await get(`/embed/recipe/${dal.slug}`);
  expect([embed.statusCode, embed.headers.location]).toEqual([301, '/embed/recipe/yellow-dal']);
  const moved = await get(`/recipe/${dal.slug}/card.jpg`);
  expect(moved.statusCode).toBe(301);
  const after = await get(String(moved.headers.location));
  expect(after.headers['cache-control']).toContain('immutable');
  expect(after.rawPayload.equals(before.rawPayload)).toBe(false);
  await site.call(`/api/v1/food/delete-food/${dal._id}`, { method: 'DELETE', token: cook.token });
  for (const path of ['/embed/recipe/yellow-dal', '/recipe/yellow-dal/card.jpg']) {
    expect((await get(path)).statusCode).toBe(404);
  }
});
