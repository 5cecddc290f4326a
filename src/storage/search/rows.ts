import type { Shortfall } from '#domain/pantry/needs.ts';
import type { Reading } from '#domain/search/reading.ts';
import type { CardRow, CardTexts, RecipeRow } from '../features/recipes/rows.ts';

/** A part of a keyword that was not searched as words: what kind it is, what it came to mean, how it was typed. */
export type Understood = { kind: Reading['kind'] | 'without'; value: string; typed: string };

/** What somebody has, assumes and avoids, as foods by name. */
export type PantryAsked = {
  have: readonly string[];
  staples: readonly string[];
  avoid: readonly string[];
};

/** Recipes with how much of each is there; `more` where there are more than `total` counts. */
export type PantryPage = {
  entries: ({ recipe: CardRow } & Shortfall)[];
  total: number;
  more: boolean;
  leftOut: string[];
  notLeftOut: string[];
};

/** What a person may mean who has begun to type, the best first. */
export type Suggested = {
  recipes: { name: string; slug: string }[];
  cooks: { id: string; name: string; handle: string }[];
  /** As recipes are found by them. */
  tags: string[];
};

/**
 * `total` is exact up to 1,000; past that it is 1000 and `more` is true. `leftOut` are the foods that
 * no recipe of the page names because the keyword wants them left out; `notLeftOut` is what it wants
 * left out that is not understood as a food.
 */
export type SearchTold = {
  total: number;
  more: boolean;
  /** What the keyword was understood to ask for, in its order; what was left out comes last. */
  understood: Understood[];
  leftOut: string[];
  notLeftOut: string[];
};

export type SearchPage = SearchTold & { rows: RecipeRow[] };
export type SearchCards = SearchTold & { cards: CardTexts };
