import { courses } from '#contract/recipe-details.ts';
import { diets, difficulties } from '#contract/recipe-fields.ts';
import { cuisines } from '../categories/cuisines.ts';
import { fold } from '../search/fold.ts';

/**
 * By what a list of recipes is narrowed, in the order of addresses: the name of the parameter, and its values in
 * theirs. `any` finds what has one of the chosen values, `all` what has each of them (a diet is a promise: a visitor
 * who asks for vegan and nut-free must not be shown nuts), `one` is a single choice, the values being steps. What is to
 * be had and what is avoided are ingredients as they were typed; `food-facets.ts` tells what they mean.
 */
export const facets = {
  category: { values: cuisines.map(({ name }) => name), choice: 'any' },
  course: { values: courses, choice: 'any' },
  diet: { values: diets, choice: 'all' },
  time: { values: ['15', '30', '60', '120'], choice: 'one' },
  difficulty: { values: difficulties, choice: 'any' },
  rating: { values: ['4.5', '4', '3.5', '3'], choice: 'one' },
  tag: { values: null, choice: 'any' },
  have: { values: null, choice: 'all' },
  avoid: { values: null, choice: 'all' },
} as const satisfies Record<string, { values: readonly string[] | null; choice: string }>;

export type Facet = keyof typeof facets;
export const facetNames = Object.keys(facets) as Facet[];

/** What is chosen in each facet, in canonical order. */
export type Chosen = { readonly [Name in Facet]: readonly string[] };

/** The orders of a list; the first is that of a search, the second that of every other list. */
export const sorts = ['match', 'newest', 'rated', 'quickest', 'made'] as const;
export type Sort = (typeof sorts)[number];

/** A tag is longer as it is compared: of `ß` there are two letters then. */
const facetLimits = { tags: 5, tag: 60, have: 10 } as const;

export const nothingChosen: Chosen = {
  category: [],
  course: [],
  diet: [],
  time: [],
  difficulty: [],
  rating: [],
  tag: [],
  have: [],
  avoid: [],
};

/** A tag as recipes are found by it; without commas, which part the values of an address. */
export const tagKey = (tag: string): string =>
  fold(tag)
    .replace(/[\s,]+/g, ' ')
    .trim();

/** Ingredients as they were typed, in whatever case, each once. Of what is avoided none is dropped, however many there are. */
function tidiedFoods(facet: Facet, typed: readonly string[]): string[] {
  const foods = typed
    .flatMap((list) => list.split(/[,;\n]/))
    .map((food) => food.replace(/\s+/g, ' ').trim())
    .filter((food) => food !== '');
  const byKey = new Map(foods.map((food) => [food.toLowerCase(), food]));
  const each = [...byKey.keys()].sort().map((key) => byKey.get(key) ?? key);
  return facet === 'have' ? each.slice(0, facetLimits.have) : each;
}

/** Puts the values of a facet in canonical order; what it does not know is left out. */
function tidied(facet: Facet, typed: readonly string[]): string[] {
  const { values, choice } = facets[facet];
  if (facet === 'have' || facet === 'avoid') return tidiedFoods(facet, typed);
  if (!values) {
    const tags = typed.map(tagKey).filter((tag) => tag !== '' && tag.length <= facetLimits.tag);
    return [...new Set(tags)].sort().slice(0, facetLimits.tags);
  }
  const asked = new Set(typed.map((one) => one.toLowerCase()));
  const known = (values as readonly string[]).filter((value) => asked.has(value.toLowerCase()));
  return choice === 'one' ? known.slice(0, 1) : known;
}

/** The parameters of an address, by name. */
type Asked = { getAll(name: string): string[] };

/** What an address or a call has chosen: each parameter once with commas, or several times. */
export function readChosen(query: Asked): Chosen {
  const chosen = { ...nothingChosen } as Record<Facet, readonly string[]>;
  for (const facet of facetNames) {
    const typed = query.getAll(facet).flatMap((values) => values.split(','));
    chosen[facet] = tidied(facet, typed);
  }
  return chosen;
}

/** The order that an address asks for, or the one that is usual there. */
export function readSort(query: Asked, usual: Sort): Sort {
  const [asked] = query.getAll('sort');
  return sorts.find((sort) => sort === asked && (sort !== 'match' || usual === 'match')) ?? usual;
}

/** What is chosen as the parameters of an address, in canonical order: one address for each list. */
export function writeChosen(chosen: Chosen): [name: string, value: string][] {
  return facetNames.flatMap((facet): [string, string][] =>
    chosen[facet].length === 0 ? [] : [[facet, chosen[facet].join(',')]],
  );
}

/** What is chosen with a value added, or without it; twice is the same as once. */
export function withChoice(chosen: Chosen, facet: Facet, value: string, isOn: boolean): Chosen {
  const others = chosen[facet].filter((one) => one !== value);
  // Without one they are in their order as before: a page has a link for each of them.
  if (!isOn) return { ...chosen, [facet]: others };
  const isOne = facets[facet].choice === 'one';
  return { ...chosen, [facet]: tidied(facet, [...(isOne ? [] : others), value]) };
}

/** Every chosen value with its facet, in canonical order. */
export const choicesOf = (chosen: Chosen): { facet: Facet; value: string }[] =>
  facetNames.flatMap((facet) => chosen[facet].map((value) => ({ facet, value })));

/** The facets whose pages search engines may keep: few, and each a list that somebody looks for. */
const keptBySearchEngines: readonly Facet[] = ['category', 'course', 'diet'];

/** Whether search engines may keep a page of what is chosen: a single choice, and of those that last. */
export function mayBeIndexed(chosen: Chosen): boolean {
  const [first, ...more] = choicesOf(chosen);
  return more.length === 0 && (!first || keptBySearchEngines.includes(first.facet));
}
