import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { cuisines } from '#domain/categories/cuisines.ts';
import { siteCooks } from '#domain/cooks/site-cooks.ts';
import { photoWidths } from '#domain/photos/widths.ts';
import { createDiskPhotos } from '#photos/disk.ts';
import { createPhotoProcessor } from '#photos/process.ts';
import type { RecipeRow } from '#storage/features/recipes/rows.ts';
import { openSqlite } from '#storage/sqlite/open.ts';
import { layCooked } from '#test/support/cooked-site.ts';
import { knowingPictures } from '#test/support/known-pictures.ts';
import { pooledThreads } from '#test/support/pooled-threads.ts';
import { layMigrated } from '#test/support/sqlite-database.ts';
import { readCookbook } from './cookbook.ts';
import { starterId } from './ids.ts';
import { loadStarter, type StarterOptions } from './load.ts';
import { readTable, type StarterTable } from './table.ts';

const now = Date.UTC(2026, 5, 1);
const processor = knowingPictures(createPhotoProcessor());

/** A site's own storage and photos on disk, without anything else of a site. */
async function makeSite(fill: (folder: string) => Promise<boolean> = async () => false) {
  const folder = await mkdtemp(join(tmpdir(), 'potluck-starter-'));
  const file = join(folder, 'potluck.sqlite');
  if (!(await fill(folder))) await layMigrated(file);
  const storage = await openSqlite({ file, runners: pooledThreads });
  const photos = await createDiskPhotos(join(folder, 'photos'));
  const { reader, writer, relaxed } = storage;
  const own = {
    reader,
    writer,
    relaxed,
    photos,
    processor,
    now: () => now,
    kitchen: 'The Kitchen',
  };
  return {
    ...own,
    folder,
    load: (options: Partial<StarterOptions> = {}) => loadStarter({ ...own, ...options }),
    all: async () => (await reader.listRecipes({}, 500)).rows,
    [Symbol.asyncDispose]: async () => {
      await storage[Symbol.asyncDispose]();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The cooks of the site, who say something about one recipe of a small book. */
async function smallTable(): Promise<StarterTable> {
  const { cooks } = await readTable(join(import.meta.dirname, 'table.json'));
  const review = { recipe: 'pad-thai', cook: 'yuki' as const, after: 1, text: 'Quick' };
  const answers = [{ cook: 'kitchen' as const, after: 2, text: 'Yes, it does' }];
  const question = { ...review, cook: 'ines' as const, text: 'Does it keep?', answers };
  const recipes = [{ recipe: 'pad-thai', note: 'First' }, { recipe: 'not-there' }];
  const collection = { cook: 'tomas' as const, name: 'Quick', description: 'Soon', recipes };
  return { cooks, reviews: [review], questions: [question], collections: [collection] };
}

/** The first recipe of each cuisine, with a picture that takes no time. */
async function readFirsts() {
  const book = await readCookbook(join(import.meta.dirname, 'recipes'));
  const firsts = cuisines.map(({ name }) => book.find((one) => one.category === name)!);
  return Promise.all(
    firsts.map(async (recipe) => {
      const picture = join(import.meta.dirname, 'pictures', `${recipe.slug}.webp`);
      return { recipe, picture: await sharp(picture).resize(80).toBuffer() };
    }),
  );
}

/** Begun by the first test that needs them. */
let readingFirsts: ReturnType<typeof readFirsts> | null = null;

/** A book of the first recipe of each cuisine; `missing` has no picture. */
async function makeSmallBook(site: { folder: string }, missing?: string): Promise<string> {
  const folder = join(site.folder, 'book');
  readingFirsts ??= readFirsts();
  const firsts = await readingFirsts;
  await mkdir(join(folder, 'recipes'), { recursive: true });
  const recipes = firsts.map(({ recipe }) => recipe);
  await writeFile(join(folder, 'recipes', 'all.json'), JSON.stringify(recipes));
  await mkdir(join(folder, 'pictures'));
  await writeFile(join(folder, 'table.json'), JSON.stringify(await smallTable()));
  for (const { recipe, picture } of firsts) {
    if (recipe.slug === missing) continue;
    await writeFile(join(folder, 'pictures', `${recipe.slug}.webp`), picture);
  }
  return folder;
}

/** The recipe but for the name of its photo and the ids of its lines, which each load has for itself. */
const withoutName = ({ photo: { id: _, ...photo }, ...recipe }: RecipeRow) => {
  const { ingredientIds: _ingredients, stepIds: _steps, ...told } = recipe;
  return { recipe: told, photo };
};

/** Ends a load after `count` recipes, as a stop of the site does. */
function stopAfter(count: number) {
  const stop = new AbortController();
  const onProgress = (done: number) => {
    if (done >= count) stop.abort();
  };
  return { signal: stop.signal, onProgress };
}

test('the whole book is published, newest first, with every photo', async () => {
  let isCooked = false;
  await using site = await makeSite(async (folder) => {
    isCooked = await layCooked(folder);
    return isCooked;
  });
  // A whole run has loaded the book already, which takes longer than all else that is tested here.
  if (!isCooked) await site.load({ now: Date.now });

  const recipes = await site.all();
  const book = await readCookbook(join(import.meta.dirname, 'recipes'));
  expect(recipes.map((one) => one.slug).sort()).toEqual(book.map((one) => one.slug).sort());
  for (const { id } of cuisines) {
    expect((await site.reader.listRecipes({ categoryId: id }, 4)).total).toBe(20);
  }
  expect(new Set(recipes.slice(0, 6).map((one) => one.categoryId)).size).toBe(6);
  expect(recipes[0]!.createdAt).toBeLessThan(Date.now());
  for (const { photo } of recipes) {
    for (const width of photoWidths(photo.width)) {
      const file = await site.photos.open(`${photo.id}-${width}.webp`);
      file?.body.destroy();
      expect(file?.size).toBeGreaterThan(1000);
    }
  }

  const padThai = await site.reader.findRecipeBySlug('pad-thai');
  const { category: _, ...written } = book.find((one) => one.slug === 'pad-thai')!;
  expect(padThai).toMatchObject({ ...written, updatedAt: padThai!.createdAt, sourceUrl: null });
});

test('what its photos look like is known from the load on', async () => {
  await using site = await makeSite();
  await site.load({ folder: await makeSmallBook(site) });
  expect(await site.reader.listUnhashedPhotos(1)).toEqual([]);
});

test('each recipe that is published is told as it comes', async () => {
  await using site = await makeSite();
  const seen: number[] = [];
  const folder = await makeSmallBook(site);
  const outcome = await site.load({ folder, onProgress: (done) => seen.push(done) });
  expect(outcome).toEqual({ published: 6, complete: true });
  expect(seen).toEqual([1, 2, 3, 4, 5, 6]);
});

test('the cooks of the site say what they made, and say it once', async () => {
  await using site = await makeSite();
  const folder = await makeSmallBook(site);
  await site.load({ folder });
  await site.writer.setNote('starter', String(now));
  await site.load({ folder });
  const reviews = await site.reader.listReviews(starterId('pad-thai'), 'newest', 10);
  expect(reviews.rows).toMatchObject([{ userId: siteCooks.yuki, text: 'Quick', rating: null }]);
  const { rows } = await site.reader.listQuestions(starterId('pad-thai'), 'newest', 10);
  const answers = [{ userId: siteCooks.kitchen, text: 'Yes, it does', byAuthor: true }];
  expect(rows).toMatchObject([{ userId: siteCooks.ines, text: 'Does it keep?', answers }]);
  const collection = await site.reader.exportCollection(siteCooks.tomas);
  expect(collection).toMatchObject({
    name: 'Quick',
    visibility: 'public',
    entries: [{ name: 'Pad Thai with Prawns', note: 'First' }],
  });
  expect(await site.reader.findProfile(siteCooks.yuki)).toMatchObject({
    lines: expect.stringContaining('measure'),
  });
  const cook = await site.reader.findUser(siteCooks.yuki);
  expect(cook?.name).toBe('Yuki (The Kitchen)');
  expect(await site.reader.findCredentials(cook!.email)).toMatchObject({ passwordHash: null });
});

test('the ids of the cooks of the site are those that the starter makes', () => {
  const { kitchen, ...cooks } = siteCooks;
  expect(kitchen).toBe(starterId('kitchen'));
  for (const [key, id] of Object.entries(cooks)) expect(id).toBe(starterId(`cook:${key}`));
});

test('nobody can log in to the kitchen that owns the recipes', async () => {
  await using site = await makeSite();
  await site.load({ folder: await makeSmallBook(site) });
  const [recipe] = await site.all();
  const kitchen = await site.reader.findUser(recipe!.userId);
  expect(kitchen).toMatchObject({ name: 'The Kitchen', role: 0 });
  const credentials = await site.reader.findCredentials(kitchen!.email);
  expect(credentials).toMatchObject({ passwordHash: null, answerHash: null });
});

test('a recipe whose picture is missing gets a drawn one', async () => {
  await using site = await makeSite();
  await site.load({ folder: await makeSmallBook(site, 'pad-thai') });
  const recipe = await site.reader.findRecipeBySlug('pad-thai');
  const file = await site.photos.open(`${recipe!.photo.id}-1200.webp`);
  const meta = await sharp(await buffer(file!.body)).metadata();
  expect(meta).toMatchObject({ format: 'webp', width: 1200, height: 900 });
});

test('an interrupted load goes on where it stopped, with the dates it began with', async () => {
  await using whole = await makeSite();
  await whole.load({ folder: await makeSmallBook(whole) });

  await using site = await makeSite();
  const folder = await makeSmallBook(site);
  const first = await site.load({ folder, ...stopAfter(2) });
  expect(first.complete).toBe(false);
  expect(first.published).toBeGreaterThanOrEqual(2);
  expect(first.published).toBeLessThan(6);
  const second = await site.load({ folder, now: () => now + 86_400_000 });
  expect(second).toEqual({ published: 6 - first.published, complete: true });
  expect((await site.all()).map(withoutName)).toEqual((await whole.all()).map(withoutName));
});

test('a load that failed says why, and the next one finishes it', async () => {
  await using site = await makeSite();
  const folder = await makeSmallBook(site);
  let left = 3;
  const photos: StarterOptions['photos'] = {
    put: async (renditions) => {
      left -= 1;
      if (left < 0) throw new Error('the disk is full');
      await site.photos.put(renditions);
    },
  };
  await expect(site.load({ folder, photos })).rejects.toThrow('the disk is full');
  expect((await site.load({ folder })).complete).toBe(true);
  expect(await site.all()).toHaveLength(6);
});

test('a person who takes a starter slug while the book loads costs no recipe and doubles none', async () => {
  await using site = await makeSite();
  const folder = await makeSmallBook(site);
  await site.load({ folder, ...stopAfter(1) });
  const [some] = await site.all();
  const id = 'a'.repeat(24);
  const slugs = (await readCookbook(join(folder, 'recipes'))).map((one) => one.slug);
  const taken = slugs.find((slug) => slug === 'margherita-pizza')!;
  await site.writer.publishRecipe({ ...some!, id, slug: taken, name: 'Mine' }, null);
  await site.load({ folder });
  await site.load({ folder });
  const all = await site.all();
  expect(all).toHaveLength(7);
  expect(all.filter((one) => one.name === 'Mine')).toHaveLength(1);
});

test('after a complete load nothing is loaded again, and deleted recipes stay deleted', async () => {
  await using site = await makeSite();
  const folder = await makeSmallBook(site);
  await site.load({ folder });
  expect(await site.load({ folder })).toEqual({ published: 0, complete: true });
  for (const recipe of await site.all()) await site.writer.deleteRecipe(recipe.id);
  expect(await site.load({ folder })).toEqual({ published: 0, complete: true });
  expect(await site.all()).toEqual([]);
});

test('a site that already has recipes of its own is left as it is', async () => {
  await using site = await makeSite();
  const folder = await makeSmallBook(site);
  await using other = await makeSite();
  await other.load({ folder: await makeSmallBook(other) });
  const [theirs] = await other.all();
  const cook = { id: 'c'.repeat(24), name: 'Cook', email: 'cook@example.org', role: 0 };
  const hashes = { passwordHash: 'x', answerHash: 'x' };
  await site.writer.createUser({ ...cook, ...hashes, createdAt: now });
  await site.writer.publishRecipe({ ...theirs!, userId: cook.id }, null);
  expect(await site.load({ folder })).toEqual({ published: 0, complete: true });
  expect(await site.all()).toHaveLength(1);
});
