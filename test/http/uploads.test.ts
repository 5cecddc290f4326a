import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite, photoBlob, recipeForm, type TestSite } from '#test/support/site.ts';

// What single pictures become (bombs, CMYK, 16 bits, animations, 1x1 and 30000x1) is proved beside
// the processor, in src/photos/process.test.ts. Here: what leaves the site again.

let site: TestSite;
let token: string;
beforeAll(async () => {
  site = await openSite();
  token = (await site.person()).token;
});
afterAll(() => site[Symbol.asyncDispose]());

const words = '<script>alert(document.domain)</script>';

async function publish(bytes: Uint8Array, name = 'photo.jpg', type = 'image/jpeg') {
  const form = await recipeForm({ photo: null });
  form.append('photo', new Blob([new Uint8Array(bytes)], { type }), name);
  return site.call('/api/v1/food/create-food', { method: 'POST', token, form });
}

/** Every file that the site serves of a published photo. */
async function servedFiles(photo: { social: string; sizes: { url: string }[] }) {
  const urls = [photo.social, ...photo.sizes.map((size) => size.url)];
  return Promise.all(
    urls.map(async (url) => {
      const reply = await site.app.inject(url);
      return { url, type: reply.headers['content-type'], bytes: reply.rawPayload };
    }),
  );
}

const photographed = () =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: '#884422' } })
    .withExif({
      IFD0: { Make: 'Secret Camera' },
      IFD3: { GPSLatitude: '51/1 30/1 0/1', GPSLatitudeRef: 'N' },
    })
    .jpeg()
    .toBuffer();

test('where a photo was taken leaves with none of its files, and stays on no disk', async () => {
  const original = await photographed();
  expect((await sharp(original).metadata()).exif).toBeDefined();
  const reply = await publish(original);
  const files = await servedFiles(reply.data.food.photo);
  expect(files.length).toBeGreaterThan(1);
  for (const { bytes } of files) {
    expect((await sharp(bytes).metadata()).exif).toBeUndefined();
    expect(bytes.includes('Secret Camera')).toBe(false);
  }
  for (const entry of await readdir(site.folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || entry.name.includes('sqlite')) continue;
    const bytes = await readFile(join(entry.parentPath, entry.name));
    expect(bytes.includes('Secret Camera'), entry.name).toBe(false);
  }
});

test.each([
  ['a JPEG with a page behind it', async () => photoBlob()],
  ['a PNG with a page behind it', async () => toPng()],
])('%s is drawn anew: the page is gone', async (_what, make) => {
  const picture = new Uint8Array(await (await make()).arrayBuffer());
  const reply = await publish(Buffer.concat([picture, Buffer.from(words)]), 'x.html', 'text/html');
  expect(reply.statusCode).toBe(201);
  for (const { url, type, bytes } of await servedFiles(reply.data.food.photo)) {
    expect(type).toMatch(/^image\/(webp|jpeg)$/);
    expect(url).toMatch(/^\/photos\/[0-9a-f]{32}-(\d+\.webp|social\.jpg)$/);
    expect(bytes.includes('script')).toBe(false);
  }
});

async function toPng(): Promise<Blob> {
  const bytes = await sharp(await photographed())
    .png()
    .toBuffer();
  return new Blob([new Uint8Array(bytes)]);
}

test.each(['../../../etc/cron.d/x', '..\\..\\x.exe', 'a\u0000b.jpg', '', '.', 'x'.repeat(5_000)])(
  'the name %j names no file',
  async (name) => {
    const reply = await publish(await photographed(), name);
    expect([201, 400, 413, 422]).toContain(reply.statusCode);
    const photos = await readdir(join(site.folder, 'photos'), { recursive: true });
    for (const path of photos) {
      expect(path).toMatch(
        /^[0-9a-f]{2}(\/[0-9a-f]{32}(\/[0-9a-f]{32}-(\d+\.webp|social\.jpg))?)?$/,
      );
    }
  },
);

test('two photos in one form are refused whole', async () => {
  const form = await recipeForm();
  form.append('photo', await photoBlob(), 'second.jpg');
  const reply = await site.call('/api/v1/food/create-food', { method: 'POST', token, form });
  expect([reply.statusCode, reply.data.code]).toEqual([413, 'body_too_large']);
});

test('a stranger’s upload is refused before it is read', async () => {
  const form = await recipeForm();
  const reply = await site.call('/api/v1/food/create-food', { method: 'POST', form });
  expect(reply.statusCode).toBe(401);
});

test.each(['/photos/../potluck.sqlite', '/photos/..%2fpotluck.sqlite', '/photos/%2e%2e%2fx.webp'])(
  '%s serves no file of the data folder',
  async (url) => {
    const reply = await site.app.inject(url);
    expect(reply.statusCode).toBe(404);
    expect(reply.body).not.toContain('SQLite format');
  },
);
