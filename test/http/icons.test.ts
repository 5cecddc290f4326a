import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { openSite } from '#test/support/site.ts';

const folder = join(import.meta.dirname, '../../src/web/public');

test('the web manifest carries the brand, and icons that are there in the size it tells', async () => {
  await using site = await openSite({ BRAND_NAME: 'Supper Club' });
  const reply = await site.call('/site.webmanifest');
  expect(reply.headers['content-type']).toMatch('application/manifest+json');
  const manifest = JSON.parse(reply.body);
  expect(manifest).toMatchObject({
    name: 'Supper Club',
    short_name: 'Supper Club',
    start_url: '/',
  });
  expect(manifest.icons).toHaveLength(3);
  for (const { src, sizes } of manifest.icons) {
    const { width, height } = await sharp(join(folder, src)).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
});

test('browsers and phones find the icons that they ask for by name', () => {
  expect(readdirSync(folder)).toEqual(
    expect.arrayContaining(['favicon.ico', 'apple-touch-icon.png']),
  );
});
