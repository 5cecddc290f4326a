import { expect, test } from 'vitest';
import { slugMaxLength } from '#domain/recipes/slug-choice.ts';
import { addresses } from '#domain/sharing/addresses.ts';
import { sitemapPartSize } from '#domain/sharing/sitemap.ts';
import type { Deps } from '#server/deps.ts';
import type { LinkStart, RecipeLinkRow } from '#storage/features/recipes/rows.ts';
import { createSitemapParts } from './sitemap-parts.ts';

const total = 2 * sitemapPartSize + 3;
const rowAt = (n: number): RecipeLinkRow => ({
  id: String(n),
  slug: `soup-${n}`,
  photoId: 'f'.repeat(32),
  createdAt: n,
  updatedAt: n,
});

/** More recipes than two parts hold, made up as they are asked for. */
async function listRecipeLinks({ after, skip = 0 }: LinkStart<RecipeLinkRow>, limit: number) {
  const from = (after ? after.createdAt + 1 : 0) + skip;
  const count = Math.max(0, Math.min(limit, total - from));
  return Array.from({ length: count }, (_, index) => rowAt(from + index));
}

const deps = { reader: { listRecipeLinks }, config: { photoBase: '/photos' } };
const parts = createSitemapParts(deps as unknown as Deps);

async function write(part: number) {
  const pieces = await Array.fromAsync(parts.recipes('https://recipes.example.org', part));
  return { pieces, slugs: pieces.join('').match(/(?<=\/recipe\/)[^<]+(?=<\/loc>)/g) ?? [] };
}

test('parts hold as many pages as one may, every recipe once, in pieces that fit memory', async () => {
  const all = await Promise.all([1, 2, 3].map(write));
  expect(all.map(({ slugs }) => slugs.length)).toEqual([sitemapPartSize, sitemapPartSize, 3]);
  expect(new Set(all.flatMap(({ slugs }) => slugs)).size).toBe(total);
  expect(all[1]?.slugs[0]).toBe(`soup-${sitemapPartSize}`);
  for (const { pieces } of all) {
    expect(pieces.at(0)).toContain('<urlset');
    expect(pieces.at(-1)).toBe('</urlset>\n');
    for (const piece of pieces) expect(piece.length).toBeLessThan(500_000);
  }
});

test('a part behind the last recipe has nothing to say', async () => {
  expect((await write(4)).pieces).toEqual([]);
});

/** What the protocol allows one sitemap. */
const mostPages = 50_000;
const mostBytes = 50 * 1024 * 1024;

test('a full part of the longest addresses that there can be is within the limits of the protocol', async () => {
  const host = `${'a'.repeat(63)}.`.repeat(3) + 'a'.repeat(61);
  const origin = `https://${host}:65535`;
  const slug = `${'s'.repeat(slugMaxLength)}-${'9'.repeat(12)}`;
  const longest = { ...rowAt(0), slug };
  const config = { photoBase: `https://${host}:65535/${'p'.repeat(200)}` };
  const reader = {
    listRecipeLinks: async ({ after }: LinkStart<RecipeLinkRow>) => (after ? [] : [longest]),
  };
  const { recipes } = createSitemapParts({ reader, config } as unknown as Deps);
  const [head = '', entry = '', tail = ''] = await Array.fromAsync(recipes(origin, 1));
  expect(entry).toContain(addresses.recipe(longest));
  const bytes = Buffer.byteLength(head + tail) + sitemapPartSize * Buffer.byteLength(entry);
  expect(bytes).toBeLessThan(mostBytes);
  expect(sitemapPartSize).toBeLessThanOrEqual(mostPages);
});
