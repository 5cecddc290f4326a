import { commonTags, countChoices, type FacetCounts, mostFirst } from '#domain/facets/count.ts';
import type { Chosen, Sort } from '#domain/facets/facets.ts';
import {
  answering,
  answersFacet,
  comparePlaces,
  type Facts,
  placeIn,
} from '#domain/facets/facts.ts';
import { avoidedIn } from '#domain/facets/food-facets.ts';
import type { SearchTools } from '../define.ts';
import type { SearchCards } from '../search/rows.ts';
import { cardsOf, countedUpTo, findSentence, pageOf, rankedPage } from '../search/search.ts';
import { tagSample } from './stored-counts.ts';

/** What a sentence finds, narrowed by what is chosen. */
type FacetedSearch = {
  text: string;
  asWords: readonly string[];
  chosen: Chosen;
  sort: Sort;
  limit: number;
  offset: number;
};

type FacetedSearchPage = SearchCards & { facets: FacetCounts };

/**
 * A page of what a sentence finds that has what is chosen, and how many each further choice leads to. What is chosen
 * never widens a search: fewer recipes are left of those that the sentence finds by itself.
 */
export async function findFaceted(
  tools: SearchTools,
  { text, asWords, chosen, sort, limit, offset }: FacetedSearch,
): Promise<FacetedSearchPage> {
  const { avoided, beyond } = avoidedIn(chosen);
  const search = await findSentence(tools, text, asWords, avoided);
  const facets = await tools.facets();
  const all = await facets.facts(
    search.found.tiers.flatMap(({ seqs }) => seqs),
    // What is avoided was left out by the search, which goes further for it.
    { ...chosen, avoid: [] },
  );
  const fitting = new Map(all.filter(answering(chosen)).map((facts) => [facts.seq, facts]));
  const tiers = search.found.tiers.map((tier) => ({
    ...tier,
    seqs: tier.seqs.filter((seq) => fitting.has(seq)),
  }));
  const seqs =
    sort === 'match'
      ? await rankedPage(tools, search, tiers, limit, offset)
      : inOrder([...fitting.values()], sort).slice(offset, offset + limit);
  const { seqs: page, isAllowed, ...told } = pageOf(search, limit > 0 ? seqs : []);
  return {
    ...told,
    notLeftOut: [...told.notLeftOut, ...beyond],
    cards: await cardsOf(tools, page, isAllowed),
    total: Math.min(fitting.size, countedUpTo),
    more: fitting.size > countedUpTo || search.found.isCut,
    facets: countFound(all, chosen),
  };
}

const inOrder = (all: readonly Facts[], sort: Sort): number[] =>
  all
    .map((facts) => placeIn(facts, sort))
    .sort(comparePlaces)
    .map(({ seq }) => seq);

/** How many of what was found each choice leads to. */
function countFound(all: readonly Facts[], chosen: Chosen): FacetCounts {
  const tagged = all.filter((facts) => answersFacet(facts, 'tag', chosen.tag));
  const untagged = { ...chosen, tag: [] };
  const counted = countChoices(
    tagged.map((kind) => ({ kind, count: 1 })),
    untagged,
  );
  const others = all.filter(answering(untagged));
  const newest = others.toSorted((a, b) => b.createdAt - a.createdAt || b.seq - a.seq);
  const tags = commonTags(
    newest.slice(0, tagSample).map((facts) => facts.tags),
    chosen.tag,
  );
  const choices = tags.map((value) => ({
    value,
    count: others.filter((facts) => facts.tags.includes(value)).length,
  }));
  return [...counted, { facet: 'tag' as const, choices: mostFirst(choices) }].map(
    ({ facet, choices }) => ({
      facet,
      choices: choices.map(({ value, count }) => ({ value, count: Math.min(count, countedUpTo) })),
    }),
  );
}
