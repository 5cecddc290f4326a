import { type Chosen, type Facet, facetNames, facets, toggled } from './facets.ts';
import { answersFacet, type Kind } from './facts.ts';

/** How many recipes a choice would lead to. */
export type Choice = { value: string; count: number };
export type FacetCounts = { facet: Facet; choices: Choice[] }[];

/** So many tags are offered beside those that are chosen. */
export const mostTags = 12;

/** Recipes that facets do not tell apart, and how many they are. */
export type CountedKind = { kind: Kind; count: number };

/**
 * How many recipes each choice of a facet leads to: what the other facets leave, and with the choice where a facet
 * wants all of its values. Choices that lead nowhere are left out unless they are chosen. Without tags.
 */
export function countChoices(kinds: Iterable<CountedKind>, chosen: Chosen): FacetCounts {
  const counted = facetNames.filter((facet) => facets[facet].values !== null);
  const counts = new Map(counted.map((facet) => [facet, new Map<string, number>()]));
  const asked = new Map(counted.map((facet) => [facet, askedBy(facet, chosen)]));
  for (const { kind, count } of kinds) {
    const failing = facetNames.filter((facet) => !answersFacet(kind, facet, chosen[facet]));
    if (failing.length > 1) continue;
    for (const facet of counted) {
      if (failing.length === 1 && failing[0] !== facet) continue;
      const into = counts.get(facet) as Map<string, number>;
      for (const { value, values } of asked.get(facet) ?? []) {
        if (answersFacet(kind, facet, values)) into.set(value, (into.get(value) ?? 0) + count);
      }
    }
  }
  return counted.map((facet) => ({ facet, choices: choicesFrom(facet, counts, chosen) }));
}

/** What a recipe must have for each value of a facet to count it. */
function askedBy(facet: Facet, chosen: Chosen): { value: string; values: readonly string[] }[] {
  const { values, choice } = facets[facet];
  return (values ?? []).map((value) => {
    if (choice !== 'all') return { value, values: [value] };
    const isChosen = chosen[facet].includes(value);
    return { value, values: isChosen ? chosen[facet] : toggled(chosen, facet, value)[facet] };
  });
}

function choicesFrom(
  facet: Facet,
  counts: Map<Facet, Map<string, number>>,
  chosen: Chosen,
): Choice[] {
  return (facets[facet].values ?? []).flatMap((value) => {
    const count = counts.get(facet)?.get(value) ?? 0;
    return count > 0 || chosen[facet].includes(value) ? [{ value, count }] : [];
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
