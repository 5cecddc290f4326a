import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { openSite } from '#test/support/site.ts';
import { paths } from '#web/paths.ts';

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

test('the manifest tells its language, its shortcuts to pages that are there, and what it looks like', async () => {
  await using site = await openSite();
  const manifest = JSON.parse((await site.call('/site.webmanifest')).body);
  expect([manifest.lang, manifest.dir]).toEqual(['en-GB', 'ltr']);
  expect(manifest.shortcuts.length).toBeGreaterThanOrEqual(3);
  for (const { name, url } of manifest.shortcuts) {
    expect(name).not.toBe('');
    expect(Object.values(paths)).toContain(url);
  }
  const forms = manifest.screenshots.map((one: { form_factor: string }) => one.form_factor);
  expect(forms).toEqual(['wide', 'narrow']);
  for (const { src, sizes, label } of manifest.screenshots) {
    const { width, height, format } = await sharp(join(folder, src)).metadata();
    expect([`${width}x${height}`, format]).toEqual([sizes, 'webp']);
    expect(label).not.toBe('');
  }
});

test('a link that is shared with the site leads into the form', async () => {
  await using site = await openSite();
  const { share_target: target } = JSON.parse((await site.call('/site.webmanifest')).body);
  expect(target).toMatchObject({ method: 'GET', params: { url: 'url', text: 'text' } });
  expect(target.action).toBe(paths.addRecipe);
});

test('browsers and phones find the icons that they ask for by name', () => {
  expect(readdirSync(folder)).toEqual(
    expect.arrayContaining(['favicon.ico', 'apple-touch-icon.png']),
  );
});
