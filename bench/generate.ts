import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cuisineId, cuisines } from '#domain/categories/cuisines.ts';
import { detailsUntold } from '#domain/recipes/details.ts';
import { slugOf } from '#domain/recipes/slug.ts';
import type { UserRow } from '#storage/features/accounts/rows.ts';
import type { RecipeRow } from '#storage/features/recipes/rows.ts';

/** The parts that generated recipes are put together from: those of the starter cookbook. */
type Parts = {
  dishes: string[];
  words: string[];
  ingredients: string[];
  steps: string[];
  sentences: string[];
};

type Starter = { name: string; description: string; ingredients: string[]; steps: string[] };

const folder = join(import.meta.dirname, '../starter/recipes');
const day = 24 * 60 * 60 * 1000;
/** The generated recipes end here; it is in the past, so that what is published later is newer. */
const newest = Date.UTC(2025, 0, 1);
export const recipesPerCook = 50;
/** So many recipes differ; those behind them repeat their words under other ids, addresses and cooks, so that a million is soon there. */
export const differing = 100_000;

function readParts(): Parts {
  const files = cuisines.map(({ name }) => join(folder, `${name.toLowerCase()}.json`));
  const recipes = files.flatMap((file) => JSON.parse(readFileSync(file, 'utf8')) as Starter[]);
  const unique = (texts: string[]) => [...new Set(texts)];
  return {
    dishes: unique(recipes.map(({ name }) => name)),
    words: unique(recipes.flatMap(({ name }) => name.match(/[A-Z][a-z]{3,}/g) ?? [])),
    ingredients: unique(recipes.flatMap(({ ingredients }) => ingredients)),
    steps: unique(recipes.flatMap(({ steps }) => steps)),
    sentences: unique(recipes.flatMap(({ description }) => description.split(/(?<=\.) /))),
  };
}

/** Numbers from 0 to 1 that look random and are the same in every run (mulberry32). */
export function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const syllables =
  'ba be bo da de do fa ga ka ke ko la le li lo ma mi mo na ni no pa ra ri ro sa so ta to va vi za'.split(
    ' ',
  );

/** A family name: what makes vocabularies grow with the number of recipes, as they do in life. */
function familyName(random: () => number): string {
  const length = 2 + Math.floor(random() * 3);
  const parts = Array.from({ length }, () => syllables[Math.floor(random() * syllables.length)]);
  const name = parts.join('');
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}

export const hex = (number: number, digits: number) => number.toString(16).padStart(digits, '0');

/** The id of the n-th generated recipe. */
export const recipeId = (n: number): string => `b0${hex(n, 22)}`;
/** The id of the n-th generated cook. */
export const cookId = (n: number): string => `c0${hex(n, 22)}`;

/** The n-th generated cook, who cannot log in. */
export function generateCook(n: number): UserRow {
  const name = familyName(numbersFrom(n * 7 + 3));
  const email = `cook${n}@bench.example`;
  const handle = `bench-cook-${n}`;
  return { id: cookId(n), name, handle, email, role: 0, createdAt: newest - 4_000 * day };
}

/** Generates recipes: the n-th is the same in every run, and newer than the one before. */
export function createGenerator(): (n: number) => RecipeRow {
  const parts = readParts();
  return (n) => {
    const told = tellRecipe(parts, n % differing);
    const repeats = Math.floor(n / differing);
    const at = newest - 2_000 * day + n * 1_000;
    // With its number, so that nobody has to look which slugs are free.
    const slug = `${slugOf(told.name).slice(0, 70)}-n${(n % differing).toString(36)}`;
    return {
      ...told,
      id: recipeId(n),
      slug: repeats === 0 ? slug : repeatedSlug(slug, repeats),
      userId: cookId(Math.floor(n / recipesPerCook)),
      photo: { id: hex(n, 32), width: 1200, height: 900, color: '#b93a12' },
      createdAt: at,
      updatedAt: at,
    };
  };
}

/** The slug of a recipe that repeats another one's words. */
export const repeatedSlug = (slug: string, repeats: number): string => `${slug}-c${repeats}`;

type Told = Omit<RecipeRow, 'id' | 'slug' | 'userId' | 'photo' | 'createdAt' | 'updatedAt'>;

/** What the n-th of the recipes tells that differ. */
function tellRecipe(parts: Parts, n: number): Told {
  const random = numbersFrom(n + 1);
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;
  const several = (from: string[], least: number, most: number) =>
    Array.from({ length: least + Math.floor(random() * (most - least + 1)) }, () => pick(from));
  const name = `${familyName(random)}'s ${pick(parts.words)} ${pick(parts.dishes)}`.slice(0, 150);
  const description = several(parts.sentences, 2, 4).join(' ');
  const ingredients = several(parts.ingredients, 6, 16);
  const steps = several(parts.steps, 3, 7);
  return {
    ...detailsUntold,
    name,
    description,
    ingredients,
    steps,
    ingredientIds: ingredients.map((_, i) => hex(i, 12)),
    stepIds: steps.map((_, i) => hex(ingredients.length + i, 12)),
    categoryId: cuisineId(pick(cuisines).name),
    servings: 1 + Math.floor(random() * 8),
    prepMinutes: 5 * Math.floor(random() * 12),
    cookMinutes: 5 * Math.floor(random() * 24),
    difficulty: pick(['easy', 'medium', 'challenging']),
    diet: random() < 0.3 ? ['vegetarian'] : [],
  };
}

/** How many cooks that many recipes have. */
export const cooksOf = (recipes: number): number => Math.ceil(recipes / recipesPerCook);

/** Keywords as people type them: words of names, two words, an ingredient, a slip, half a word. */
export function createKeywords(): (n: number) => string {
  const { words, dishes, ingredients } = readParts();
  return (n) => {
    const random = numbersFrom(n * 31 + 17);
    const pick = (from: string[]): string => from[Math.floor(random() * from.length)] ?? '';
    const kinds = [
      () => pick(words),
      () => `${pick(words)} ${pick(words)}`,
      () => pick(dishes),
      () =>
        pick(ingredients)
          .match(/[a-z]{4,}/g)
          ?.at(-1) ?? 'salt',
      () => pick(words).slice(0, 3),
      () => pick(words).replace(/(.)(.)$/, '$2$1'),
    ];
    return (kinds[n % kinds.length] as () => string)();
  };
}
