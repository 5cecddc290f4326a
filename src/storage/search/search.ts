import type { Avoided } from '#domain/search/avoided.ts';
import { type Keyword, readKeyword } from '#domain/search/keyword.ts';
import { isFirm } from '#domain/search/reading.ts';
import type { Wanted } from '#domain/search/sense.ts';
import type { Sentence } from '#domain/search/sentence.ts';
import type { SearchTools } from '../define.ts';
import { numberedInOrder, recipesInOrder } from '../features/recipes/reads.ts';
import type { RecipeRow } from '../features/recipes/rows.ts';
import type { SearchCards, SearchPage, SearchTold } from './rows.ts';
import { type Answering, allowedNow, keepAnswering } from './search-answering.ts';
import { type Avoidance, readAvoidance } from './search-avoidance.ts';
import { rankTier } from './search-rank.ts';
import { toldOf, type UnderstoodSentence, understand } from './search-readings.ts';
import { slipsIn } from './search-slips.ts';
import { Found, type Keep, type Tier } from './search-tiers.ts';
import { findWanted, wantedOfReading } from './search-wanted.ts';

/** What was found is counted, and paged, no further. */
export const countedUpTo = 1_000;
/** What a search asks for; what is named by `asWords` is not understood but searched as words. */
type Asked = [text: string, limit: number, offset: number, asWords?: readonly string[]];

/** Searches recipes; the order and the counts are those that the port promises. */
export async function searchRecipes(tools: SearchTools, ...asked: Asked): Promise<SearchPage> {
  const { seqs, isAllowed, ...told } = await searchSeqs(tools, ...asked);
  const rows = await recipesInOrder(tools.db, seqs);
  return { ...told, rows: isAllowed ? rows.filter(isAllowed) : rows };
}

/** The same, with cards that are ready to be sent. */
export async function searchCards(tools: SearchTools, ...asked: Asked): Promise<SearchCards> {
  const { seqs, isAllowed, ...told } = await searchSeqs(tools, ...asked);
  return { ...told, cards: await cardsOf(tools, seqs, isAllowed) };
}

/** The cards of a page, but of those that may no longer be shown. */
export async function cardsOf(
  { db, cards }: SearchTools,
  seqs: readonly number[],
  isAllowed: FoundPage['isAllowed'],
): Promise<SearchCards['cards']> {
  const shown = isAllowed
    ? (await numberedInOrder(db, seqs)).filter(({ row }) => isAllowed(row)).map(({ seq }) => seq)
    : seqs;
  // Asked for after the look at what they name: a card may not tell of what was before it.
  return cards(shown);
}

/** The numbers of a page; null for `isAllowed` where whatever was found may be shown. */
type FoundPage = SearchTold & {
  seqs: number[];
  isAllowed: ((recipe: RecipeRow) => boolean) | null;
};

async function searchSeqs(
  tools: SearchTools,
  ...[text, limit, offset, asWords = []]: Asked
): Promise<FoundPage> {
  const search = await findSentence(tools, text, asWords);
  return pageOf(search, await rankedPage(tools, search, search.found.tiers, limit, offset));
}

/** What a sentence finds, the best tier first; nothing that names what it, or somebody beside it, avoids. */
export async function findSentence(
  tools: SearchTools,
  text: string,
  asWords: readonly string[],
  avoided: readonly Avoided[] = [],
): Promise<Searched> {
  const search = await findAsTyped(tools, text, asWords, avoided);
  if (isAllFound(search)) return search;
  const slips = await slipsIn(tools.postings, search.wanted, asWords);
  if (slips.size === 0) return search;
  const meant = await understand(tools.db, text, asWords, slips);
  const other = await findUnderstood(tools, meant, avoided);
  return isAllFound(other) ? other : search;
}

/** Whether recipes say all that was asked for, and not only some of its words. */
const isAllFound = ({ found }: Searched) => found.tiers.some(({ missing }) => missing === 0);

async function findAsTyped(
  tools: SearchTools,
  text: string,
  asWords: readonly string[],
  avoided: readonly Avoided[],
): Promise<Searched> {
  const understood = await understand(tools.db, text, asWords);
  const search = await findUnderstood(tools, understood, avoided);
  const { readings } = understood.sentence;
  const doubtful = readings.filter((one) => !isFirm(one)).map(({ typed }) => typed);
  if (search.found.size > 0 || doubtful.length === 0) return search;
  // Nothing is what they seem to ask for: then they are words of a name, where a recipe says them all.
  const asName = await understand(tools.db, text, [...asWords, ...doubtful]);
  const named = await findUnderstood(tools, asName, avoided);
  return isAllFound(named) ? named : search;
}

type Searched = {
  sentence: Sentence;
  found: Found;
  wanted: Wanted[];
  keyword: Keyword;
  avoidance: Avoidance;
  answering: Answering;
};

async function findUnderstood(
  tools: SearchTools,
  understood: UnderstoodSentence,
  avoided: readonly Avoided[],
): Promise<Searched> {
  const { db, postings, foods } = tools;
  const { sentence } = understood;
  const keyword = { ...readKeyword(sentence.words), name: readKeyword(sentence.wanted).name };
  const avoidance = await readAvoidance(db, postings, foods, [...sentence.avoided, ...avoided]);
  const answering = keepAnswering(tools, understood);
  const found = new Found(postings, bothKeep(answering.keep, avoidance.keep));
  const wanted = await findWanted(db, postings, keyword, sentence, found);
  const read = sentence.readings.filter((one) => !isFirm(one)).map(wantedOfReading);
  return { sentence, found, wanted: [...wanted, ...read], keyword, avoidance, answering };
}

const bothKeep = (one: Keep | null, other: Keep | null): Keep | null =>
  one && other ? async (seqs) => other(await one(seqs)) : (one ?? other);

/** A page of what tiers hold, best match first. */
export async function rankedPage(
  { postings }: SearchTools,
  { wanted, keyword }: Searched,
  tiers: readonly Tier[],
  limit: number,
  offset: number,
): Promise<number[]> {
  const page: number[] = [];
  let start = 0;
  for (const tier of tiers) {
    const from = Math.max(0, offset - start);
    const to = offset + limit - start;
    start += tier.seqs.length;
    if (to <= 0) break;
    if (from >= tier.seqs.length) continue;
    page.push(...(await rankTier(postings, tier, wanted, keyword)).slice(from, to));
  }
  return page;
}

/** What is told of a search, with a page of it. */
export function pageOf(
  { sentence, found, avoidance, answering }: Searched,
  page: number[],
): FoundPage {
  return {
    seqs: page,
    isAllowed: allowedNow(avoidance, answering),
    total: Math.min(found.size, countedUpTo),
    more: found.size > countedUpTo || found.isCut,
    understood: toldOf(
      sentence,
      avoidance.leftOut.filter(({ of }) => sentence.avoided.includes(of)),
    ),
    leftOut: [...new Set(avoidance.leftOut.map(({ value }) => value))],
    notLeftOut: avoidance.notLeftOut,
  };
}
