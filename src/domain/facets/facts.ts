import type { Course } from '#contract/recipe-details.ts';
import { type Diet, diets } from '#contract/recipe-fields.ts';
import { timeFields } from '#contract/recipe-times.ts';
import { cuisineWithId } from '../categories/cuisines.ts';
import type { KeptTimes } from '../recipes/times.ts';
import { listedMean } from '../reviews/rating.ts';
import type { Tally } from '../reviews/summary.ts';
import { bayesian } from './bayesian.ts';
import type { Chosen, Facet, Sort } from './facets.ts';
import { tagKey } from './facets.ts';

/** What of a recipe facets and orders look at, in numbers that databases and arrays hold alike. */
export type Facts = {
  seq: number;
  createdAt: number;
  /** The name of its cuisine. */
  category: string;
  course: string;
  /** A bit for each diet that its text bears out, in their order. */
  diets: number;
  /** Minutes from start to end, below zero; `untold` where its cook told none. */
  quickness: number;
  difficulty: string;
  /** The mean that lists show in tenths; 0 where they show none. */
  mean: number;
  /** By which the best rated come first. */
  score: number;
  /** How many people made it. */
  made: number;
  tags: readonly string[];
};

/** What facets tell recipes apart by. */
export type Kind = Omit<Facts, 'seq' | 'createdAt' | 'score' | 'made'>;

/** A recipe by its kind, in which its quickness may be a step. */
export type KindOf = { seq: number; quickness: number; kind: Kind };

/** The quickness of a recipe that tells no time: behind all that do. */
export const untold = -1_000_000;

/** What a recipe tells of itself. */
type Telling = KeptTimes & {
  readonly categoryId: string;
  readonly course: Course | null;
  readonly difficulty: string | null;
  readonly tags: readonly string[];
};

type ToldFacts = Omit<Facts, 'seq' | 'createdAt' | 'mean' | 'score' | 'made'>;
type RatedFacts = Pick<Facts, 'mean' | 'score' | 'made'>;

/** The facts that a recipe tells itself; its diets are those to be believed. */
export function toldFacts(recipe: Telling, borneOut: readonly Diet[]): ToldFacts {
  const told = timeFields.flatMap((field) => recipe[field] ?? []);
  return {
    category: cuisineWithId(recipe.categoryId)?.name ?? '',
    course: recipe.course ?? '',
    diets: dietBits(borneOut),
    quickness: told.length === 0 ? untold : 0 - told.reduce((sum, part) => sum + part, 0),
    difficulty: recipe.difficulty ?? '',
    tags: [...new Set(recipe.tags.map(tagKey))].filter((tag) => tag !== '').sort(),
  };
}

/** The facts that its reviews tell of a recipe. */
export function ratedFacts({ sum = 0, count = 0, people = 0 }: Tally): RatedFacts {
  const mean = listedMean({ sum, count });
  return {
    mean: Math.round((mean?.value ?? 0) * 10),
    score: bayesian({ sum, count }),
    made: people,
  };
}

/** A bit for each diet. */
export const dietBits = (some: readonly string[]): number =>
  diets.reduce((bits, diet, at) => (some.includes(diet) ? bits | (1 << at) : bits), 0);

/** The diets of such bits. */
export const dietsOfBits = (bits: number): Diet[] =>
  diets.filter((_diet, at) => (bits & (1 << at)) !== 0);

/** Whether a recipe has what is chosen in a facet. */
export function answersFacet(facts: Kind, facet: Facet, values: readonly string[]): boolean {
  if (values.length === 0) return true;
  switch (facet) {
    case 'diet': {
      const asked = dietBits(values);
      return (facts.diets & asked) === asked;
    }
    case 'time':
      return facts.quickness >= -Number(values[0]);
    case 'rating':
      return facts.mean >= Math.round(Number(values[0]) * 10);
    case 'have':
    case 'avoid':
      // What has these is looked up beforehand, for all counts alike.
      return true;
    case 'tag':
      return values.some((tag) => facts.tags.includes(tag));
    default:
      return values.includes(facts[facet]);
  }
}

/** By what the recipes of an order are told apart: the larger first, then the newer, then the later published. */
function sortKey(facts: Pick<Facts, 'score' | 'quickness' | 'made'>, sort: Sort): number {
  switch (sort) {
    case 'rated':
      return facts.score;
    case 'quickest':
      return facts.quickness;
    case 'made':
      return facts.made;
    default:
      return 0;
  }
}

/** The place of a recipe in an order. */
export type Place = { key: number; createdAt: number; seq: number };

/** Where a recipe stands in an order. */
export const placeIn = (facts: Facts, sort: Sort): Place => ({
  key: sortKey(facts, sort),
  createdAt: facts.createdAt,
  seq: facts.seq,
});

/** The larger comes first: below zero where `a` does. */
export const comparePlaces = (a: Place, b: Place): number =>
  b.key - a.key || b.createdAt - a.createdAt || b.seq - a.seq;

/** Tells whether a recipe has all that is chosen. */
export function answering(chosen: Chosen): (kind: Kind) => boolean {
  const asked = (Object.keys(chosen) as Facet[]).filter((facet) => chosen[facet].length > 0);
  return (kind) => asked.every((facet) => answersFacet(kind, facet, chosen[facet]));
}
