import { expect, test } from 'vitest';
import type { Deps } from '#server/deps.ts';
import type { LinkStart, RecipeLinkRow } from '#storage/features/recipes/rows.ts';
import { createSitemapParts } from './sitemap-parts.ts';

const total = 100_003;
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

test('parts hold 50,000 addresses, every recipe once, in pieces that fit memory', async () => {
  const all = await Promise.all([1, 2, 3].map(write));
  expect(all.map(({ slugs }) => slugs.length)).toEqual([50_000, 50_000, 3]);
  expect(new Set(all.flatMap(({ slugs }) => slugs)).size).toBe(total);
  expect(all[1]?.slugs[0]).toBe('soup-50000');
  for (const { pieces } of all) {
    expect(pieces.at(0)).toContain('<urlset');
    expect(pieces.at(-1)).toBe('</urlset>\n');
    for (const piece of pieces) expect(piece.length).toBeLessThan(500_000);
  }
});

test('a part behind the last recipe has nothing to say', async () => {
  expect((await write(4)).pieces).toEqual([]);
});
