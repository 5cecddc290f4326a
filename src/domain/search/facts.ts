import type { Course } from '#contract/recipe-details.ts';
import { timeFields } from '#contract/recipe-times.ts';
import type { KeptTimes } from '../recipes/times.ts';
import { termsOf } from './terms.ts';

/** What a recipe has to tell for readings to be held against it. */
export type RecipeFacts = {
  /** From start to end, null where its cook told no time. */
  readonly minutes: number | null;
  readonly difficulty: string | null;
  readonly course: Course | null;
  readonly categoryId: string;
  readonly userId: string;
  /** Those that its text bears out (`dietsOf`). */
  readonly diets: readonly string[];
  /** What it is called (`calledOf`), asked for where nothing else answers. */
  readonly called: () => string;
};

/** A recipe as far as its facts are made of it. */
export type Told = KeptTimes & {
  readonly name: string;
  readonly otherNames: readonly string[];
  readonly difficulty: string | null;
  readonly course: Course | null;
  readonly categoryId: string;
  readonly userId: string;
};

/** What a recipe tells of itself, as readings are held against it; its diets are those to be believed. */
export function factsOf(recipe: Told, diets: readonly string[]): RecipeFacts {
  const { difficulty, course, categoryId, userId, name, otherNames } = recipe;
  const told = timeFields.flatMap((field) => recipe[field] ?? []);
  const minutes = told.length === 0 ? null : told.reduce((sum, part) => sum + part);
  const called = () => calledOf([name, ...otherNames]);
  return { minutes, difficulty, course, categoryId, userId, diets, called };
}

/** The terms of the names of a recipe, between spaces and apart by a bar. */
function calledOf(names: readonly string[]): string {
  return ` ${names.map((name) => termsOf(name).join(' ')).join(' | ')} `;
}
