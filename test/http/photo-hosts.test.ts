import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readBucketUrl } from '#photos/bucket.ts';
import { createS3Photos } from '#photos/s3.ts';
import { loadBuiltWeb } from '#server/built-web.ts';
import { readConfig } from '#server/settings/config.ts';
import { type S3Server, startS3Server } from '#test/support/s3-server.ts';
import { openSite, photoBlob, type TestSite } from '#test/support/site.ts';

const ownHost = 'recipes.example.org';
let server: S3Server;
let site: TestSite;
let cook: Awaited<ReturnType<TestSite['person']>>;
/** What browsers are told to fetch photos from: the bucket itself, with the folder in it. */
let photoBase: string;
let food: { _id: string; slug: string; photo: Photo };
type Photo = { url: string; social: string; sizes: { url: string }[] };

beforeAll(async () => {
  server = await startS3Server();
  const bucket = readBucketUrl(server.photosUrl);
  if (!bucket) throw new Error('Not a bucket');
  photoBase = `${bucket.endpoint}/${bucket.name}/${bucket.prefix.slice(0, -1)}`;
  const photos = createS3Photos({ bucket });
  site = await openSite(
    { PHOTOS_PUBLIC_URL: `${photoBase}/` },
    { photos, web: await loadBuiltWeb() },
  );
  cook = await site.person();
  food = await site.publish(cook, { photo: await photoBlob(1600, 1000) });
});
afterAll(async () => {
  await site[Symbol.asyncDispose]();
  await server[Symbol.asyncDispose]();
});

const get = (url: string) => site.call(url, { headers: { host: ownHost } });
const addressesIn = ({ photo }: { photo: Photo }) => [
  photo.url,
  photo.social,
  ...photo.sizes.map(({ url }) => url),
];

test('every reply names the photos where anybody can fetch them, and they are there', async () => {
  const replies = [
    food,
    (await get(`/api/v1/food/get-food/${food.slug}`)).data.food,
    (await get('/api/v1/food/get-food')).data.foods[0],
    (await get('/api/v1/food/get-recent')).data.foods[0],
    (await get('/api/v1/food/search/dal')).data[0],
  ];
  for (const reply of replies) {
    expect(addressesIn(reply)).toHaveLength(6);
    for (const url of addressesIn(reply)) expect(url).toMatch(`${photoBase}/`);
  }
  for (const url of addressesIn(food)) {
    const { status, headers } = await fetch(url);
    expect([status, headers.get('cache-control')]).toEqual([
      200,
      'public, max-age=31536000, immutable',
    ]);
  }
});

test('saved recipes, the feed and the sitemap name them there too', async () => {
  const form = new FormData();
  form.set('_id', food._id);
  await site.call('/api/v1/food/save-recipe', { method: 'POST', token: cook.token, form });
  const user = await site.call(`/api/v1/auth/single-user/${cook._id}`, { token: cook.token });
  expect(user.data.user.savedRecipes[0].photo.url).toBe(food.photo.url);
  for (const url of ['/feed.xml', '/sitemap-recipes-1.xml', `/recipe/${food.slug}.md`]) {
    expect((await get(url)).body, url).toContain(food.photo.social);
  }
});

test('a page shows them from there, and its policy lets it', async () => {
  const page = await get(`/recipe/${food.slug}`);
  const pictures = [...page.body.matchAll(/ srcSet="([^"]+)"/gi)].map(([, set = '']) => set);
  expect(pictures[0]).toContain(`${photoBase}/`);
  expect(pictures.join()).not.toMatch(/(^|[\s,])\/photos\//);
  const policy = String(page.headers['content-security-policy']);
  expect(policy).toMatch(`img-src 'self' blob: data: ${new URL(photoBase).origin};`);
  const embed = await get(`/embed/recipe/${food.slug}`);
  expect(embed.body).toContain(`src="${food.photo.social}"`);
  expect(embed.headers['content-security-policy']).toContain(
    `img-src ${new URL(photoBase).origin};`,
  );
});

test('pictures that are made when asked for stay at the site, which keeps them in the bucket', async () => {
  const page = (await get(`/recipe/${food.slug}`)).body;
  const card = /property="og:image" content="([^"]+)"/.exec(page)?.[1] ?? '';
  const { image } = JSON.parse((await get(`/recipe/${food.slug}.json`)).body);
  const shaped = image.splice(0, 3);
  // The whole picture lies in the bucket already, and is named beside its shapes.
  expect(image).toEqual([expect.stringContaining(`//${ownHost}/photos/`)]);
  for (const url of [card.replace('&amp;', '&'), ...shaped] as string[]) {
    expect(new URL(url).host).toBe(ownHost);
    const { pathname, search } = new URL(url);
    const reply = await get(pathname + search);
    expect((await sharp(reply.rawPayload).metadata()).format, url).toBe('jpeg');
    if (!pathname.startsWith('/photos/')) continue;
    const kept = await fetch(pathname.replace('/photos', photoBase));
    expect(kept.headers.get('content-type')).toBe('image/jpeg');
  }
});

test('the site still serves every photo itself', async () => {
  const name = food.photo.url.slice(photoBase.length);
  const own = await get(`/photos${name}`);
  const direct = Buffer.from(await (await fetch(food.photo.url)).arrayBuffer());
  expect(own.rawPayload.equals(direct)).toBe(true);
});

test('without the setting photos are the site’s own, absolute under PUBLIC_URL alone', () => {
  expect(readConfig({}).photoBase).toBe('/photos');
  expect(readConfig({ PUBLIC_URL: 'https://a.example' }).photoBase).toBe(
    'https://a.example/photos',
  );
});

test.each([
  'photos',
  '/photos',
  'ftp://a.example',
  'https://a.example/x?y',
  'https://u:p@a.example',
])('%j is no address for photos and stops the start', (url) => {
  expect(() => readConfig({ PHOTOS_PUBLIC_URL: url })).toThrow('PHOTOS_PUBLIC_URL must');
});

test('photos on http under a site on https would not show, and stop the start', () => {
  const env = { PUBLIC_URL: 'https://a.example', PHOTOS_PUBLIC_URL: 'http://photos.example' };
  expect(() => readConfig(env)).toThrow('must start with https');
});
