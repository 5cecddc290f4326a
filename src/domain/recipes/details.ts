import type { Course, Nutrition } from '#contract/recipe-details.ts';
import { firstRecipeLanguage } from '#contract/recipe-languages.ts';
import type { RecipeLanguage } from '#domain/kitchen/language.ts';
import { type KeptTimes, timesUntold } from './times.ts';

/** What a kept recipe tells beside its texts; null, or nothing in a list, where its author told nothing. */
export type KeptDetails = KeptTimes & {
  servings: number | null;
  difficulty: string | null;
  diet: string[];
  tip: string | null;
  sourceUrl: string | null;
  course: Course | null;
  tags: string[];
  equipment: string[];
  yield: string | null;
  nutrition: Nutrition | null;
  language: RecipeLanguage;
  otherNames: string[];
  /** People with its link see it; no list, search or feed has it. */
  unlisted: boolean;
};

/** A recipe whose author told nothing but its texts. */
export const detailsUntold: KeptDetails = {
  servings: null,
  ...timesUntold,
  difficulty: null,
  diet: [],
  tip: null,
  sourceUrl: null,
  course: null,
  tags: [],
  equipment: [],
  yield: null,
  nutrition: null,
  language: firstRecipeLanguage,
  otherNames: [],
  unlisted: false,
};
