import { access, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { cuisines } from '#domain/categories/cuisines.ts';
import { slugOf } from '#domain/recipes/slug.ts';
import { dateRecipes } from './calendar.ts';
import { readCookbook } from './cookbook.ts';

const recipes = join(import.meta.dirname, 'recipes');
const now = Date.UTC(2026, 5, 1);
const day = 86_400_000;

async function makeBook(file: unknown) {
  const folder = await mkdtemp(join(tmpdir(), 'potluck-book-'));
  await writeFile(join(folder, 'one.json'), JSON.stringify(file));
  return { folder, [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }) };
}

test('the book holds 20 recipes of each cuisine', async () => {
  const book = await readCookbook(recipes);
  expect(book).toHaveLength(120);
  for (const { name } of cuisines) {
    expect(book.filter((recipe) => recipe.category === name)).toHaveLength(20);
  }
});

test('every slug is one the site itself could give, and every recipe has its picture', async () => {
  for (const { slug } of await readCookbook(recipes)) {
    expect(slugOf(slug)).toBe(slug);
    await access(join(import.meta.dirname, 'pictures', `${slug}.webp`));
  }
});

test('no ingredient or step is padded, repeated or empty', async () => {
  for (const { slug, ingredients, steps } of await readCookbook(recipes)) {
    for (const lines of [ingredients, steps]) {
      expect([slug, lines]).toEqual([slug, lines.map((line) => line.trim())]);
      expect([slug, new Set(lines).size]).toEqual([slug, lines.length]);
    }
  }
});

test('no step counts bowls or glasses, which holds for one number of servings', async () => {
  const counted = /\b(two|three|four|six|eight) (\w+ )?(bowls|plates|glasses)\b/;
  const book = await readCookbook(recipes);
  expect(book.flatMap(({ steps }) => steps).filter((step) => counted.test(step))).toEqual([]);
});

test('a vegan recipe is also vegetarian and dairy-free', async () => {
  for (const { slug, diet } of await readCookbook(recipes)) {
    if (!diet.includes('vegan')) continue;
    expect([slug, diet]).toEqual([slug, expect.arrayContaining(['vegetarian', 'dairy-free'])]);
  }
});

test('a recipe the site would refuse names its file and its fault', async () => {
  const [first] = await readCookbook(recipes);
  await using long = await makeBook([first, { ...first, name: 'x'.repeat(151) }]);
  await expect(readCookbook(long.folder)).rejects.toThrow(/one\.json, recipe 2: \/name/);
  await using extra = await makeBook([{ ...first, calories: 100 }]);
  await expect(readCookbook(extra.folder)).rejects.toThrow(/recipe 1/);
  await using twice = await makeBook([first, first]);
  await expect(readCookbook(twice.folder)).rejects.toThrow(/two recipes/);
  await using object = await makeBook({ first });
  await expect(readCookbook(object.folder)).rejects.toThrow(/not a list/);
});

test('dates fall from now over half a year, each at its own time', async () => {
  const dated = dateRecipes(await readCookbook(recipes), now);
  expect(new Set(dated.map((one) => one.recipe.slug)).size).toBe(120);
  dated.forEach((one, index) => {
    expect(one.createdAt).toBeLessThan(dated[index - 1]?.createdAt ?? now);
    expect(Number.isInteger(one.createdAt)).toBe(true);
  });
  expect(now - dated[0]!.createdAt).toBeLessThan(2 * day);
  const span = now - dated.at(-1)!.createdAt;
  expect(span).toBeGreaterThan(170 * day);
  expect(span).toBeLessThan(190 * day);
});

test('the latest recipes show every cuisine, and neighbours differ', async () => {
  const kinds = dateRecipes(await readCookbook(recipes), now).map((one) => one.recipe.category);
  expect(new Set(kinds.slice(0, 6)).size).toBe(6);
  kinds.forEach((kind, index) => {
    expect(kind).not.toBe(kinds[index - 1]);
  });
});

test('the same book and time give the same dates', async () => {
  expect(dateRecipes(await readCookbook(recipes), now)).toEqual(
    dateRecipes(await readCookbook(recipes), now),
  );
  expect(dateRecipes([], now)).toEqual([]);
});
