import { type Chosen, type Facet, facetNames, facets, withChoice } from './facets.ts';
import { answersFacet, type Kind } from './facts.ts';

/** How many recipes a choice would lead to. */
export type Choice = { value: string; count: number };
export type FacetCounts = { facet: Facet; choices: Choice[] }[];

/** So many tags are offered beside those that are chosen. */
export const mostTags = 12;

/** Recipes that facets do not tell apart, and how many they are. */
export type CountedKind = { kind: Kind; count: number };

/** The facets whose choices are counted from kinds; of ingredients there are none to choose among. */
type CountedFacet = Exclude<Facet, 'tag' | 'have' | 'avoid'>;
const counted = facetNames.filter(
  (facet): facet is CountedFacet => !['tag', 'have', 'avoid'].includes(facet),
);
/** Of each facet the recipes that the others leave, by what facets tell them apart by there. */
type Sums = Record<string, Map<string | number, CountedKind>>;

/**
 * How many recipes each choice of a facet leads to: what the other facets leave, and with the choice where a facet
 * wants all of its values. Choices that lead nowhere are left out unless they are chosen. Without tags.
 */
export function countChoices(kinds: Iterable<CountedKind>, chosen: Chosen): FacetCounts {
  const sums = sumUp(kinds, chosen);
  return counted.map((facet) => {
    const found = [...(sums[facet]?.values() ?? [])];
    const choices = askedBy(facet, chosen).map(({ value, values }) => ({
      value,
      count: found.reduce(
        (sum, { kind, count }) => (answersFacet(kind, facet, values) ? sum + count : sum),
        0,
      ),
    }));
    const isShown = ({ value, count }: Choice) => count > 0 || chosen[facet].includes(value);
    return { facet, choices: choices.filter(isShown) };
  });
}

/** Each kind is told apart by few values, so that those are held against what is chosen once. */
function sumUp(kinds: Iterable<CountedKind>, chosen: Chosen): Sums {
  const sums: Sums = Object.fromEntries(counted.map((facet) => [facet, new Map()]));
  const asked = counted.filter((facet) => chosen[facet].length > 0);
  for (const { kind, count } of kinds) {
    const failing = asked.filter((facet) => !answersFacet(kind, facet, chosen[facet]));
    if (failing.length > 1) continue;
    for (const facet of failing.length === 1 ? failing : counted) {
      const value = kind[keyOf[facet]];
      const sum = sums[facet]?.get(value);
      if (sum) sum.count += count;
      else sums[facet]?.set(value, { kind, count });
    }
  }
  return sums;
}

const keyOf = {
  category: 'category',
  course: 'course',
  diet: 'diets',
  time: 'quickness',
  difficulty: 'difficulty',
  rating: 'mean',
} as const satisfies Record<CountedFacet, keyof Kind>;

/** What a recipe must have for each value of a facet to count it. */
function askedBy(facet: Facet, chosen: Chosen): { value: string; values: readonly string[] }[] {
  const { values, choice } = facets[facet];
  return (values ?? []).map((value) => {
    const isAll = choice === 'all';
    return { value, values: isAll ? withChoice(chosen, facet, value, true)[facet] : [value] };
  });
}

/** The tags that most of some recipes have, with those that are chosen; ties by the letters. */
export function commonTags(all: Iterable<readonly string[]>, chosen: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const tags of all) for (const tag of tags) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  const common = [...counts]
    .sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1))
    .slice(0, mostTags)
    .map(([tag]) => tag);
  return [...new Set([...common, ...chosen])];
}

/** Choices of a facet in the order in which they lead to most. */
export const mostFirst = (choices: readonly Choice[]): Choice[] =>
  choices.toSorted((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
