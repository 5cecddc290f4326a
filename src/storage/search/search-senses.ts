import { any } from '#domain/search/expression.ts';
import { mistypedMeanings } from '#domain/search/foreign-words.ts';
import { type AskedWord, askedWord, type Keyword } from '#domain/search/keyword.ts';
import { unlikeliness } from '#domain/search/near.ts';
import {
  type Sense,
  senseExpression,
  typedSense,
  type Wanted,
  worths,
} from '#domain/search/sense.ts';
import { stem } from '#domain/search/stem.ts';
import { createSynonyms } from '#domain/search/synonyms.ts';
import type { PostingsReader } from './postings.ts';
import type { NearTerm } from './search-words.ts';

const synonyms = createSynonyms(stem);

/** Beginnings shorter than this have too many completions to list; the engine's own index serves them. */
const listedBeginning = 3;
const mostCompletions = 64;
const mostCorrections = 4;
/** A known word is doubted when it is rare and a near one is this many times as frequent. */
const rareBelow = 20;
const muchMoreFrequent = 20;

/** What each asked word may mean: as typed, completed, by another name, joined, split or corrected. */
export async function readWords(postings: PostingsReader, keyword: Keyword): Promise<Wanted[]> {
  const wanted: Wanted[] = [];
  for (const word of keyword.words) {
    wanted.push({ typed: word.typed, senses: await sensesOf(postings, word) });
  }
  await addJoined(postings, keyword.words, wanted);
  return wanted.map(worthiestFirst);
}

async function sensesOf(postings: PostingsReader, word: AskedWord): Promise<Sense[]> {
  const typed = typedSense(word.terms);
  const meant = word.meant.map((terms) => ({ terms, open: false, worth: worths.meant }));
  if (word.kind === 'phrase') return phraseSenses(word);
  if (word.kind === 'grams') return [typed, ...meant];
  const begun = await completions(postings, word);
  if (word.kind === 'character') return [typed, ...meant, ...begun];
  const [term = word.typed] = word.terms;
  const named = (synonyms.get(term) ?? []).map((terms) => ({
    terms,
    open: false,
    worth: worths.synonym,
  }));
  const isKnown = await postings.isKnown(term);
  const isUnderstood = isKnown || begun.length + named.length + meant.length > 0;
  const others = isUnderstood ? [] : await corrections(postings, word.typed);
  const senses = [...(isKnown ? [typed] : []), ...meant, ...begun, ...named, ...others];
  return senses.length > 0 ? senses : [typed];
}

/** A phrase and what else it is called are worth the same, where their words stand together. */
function phraseSenses({ terms, meant }: AskedWord): Sense[] {
  const own = terms.length > 1 ? [terms] : [];
  return [...own, ...meant].map((one) =>
    one.length > 1
      ? { terms: one, open: false, worth: worths.typed, near: true }
      : { terms: one, open: false, worth: worths.typed },
  );
}

async function completions(postings: PostingsReader, word: AskedWord): Promise<Sense[]> {
  const open = { terms: [word.typed], open: true, worth: worths.begun };
  if ([...word.typed].length < listedBeginning || word.kind === 'character') return [open];
  const terms = await postings.beginning(word.typed, mostCompletions);
  if (terms === null) return [open];
  return terms
    .filter((term) => !word.terms.includes(term))
    .map((term) => ({ terms: [term], open: false, worth: worths.begun }));
}

/** An unknown word is two known ones written together, or a mistyped one. */
async function corrections(postings: PostingsReader, typed: string): Promise<Sense[]> {
  const halves = await splitInTwo(postings, typed);
  const near = await likeliest(postings, await postings.near(typed));
  const found = [...halves, ...near.map(correctedSense), ...mistypedSynonyms(typed)];
  return [...found, ...mistypedForeign(typed)];
}

/** `zuchini` means courgettes, though no recipe here says `zucchini`. */
function mistypedSynonyms(typed: string): Sense[] {
  const senses: Sense[] = [];
  const term = stem(typed);
  for (const [name, others] of synonyms) {
    const far = unlikeliness(term, name);
    if (far > 2) continue;
    senses.push(...others.map((terms) => ({ terms, open: false, worth: correctedWorth(far) })));
  }
  return senses;
}

/** `Pfankuchen` are pancakes, though no recipe here says `Pfannkuchen`. */
function mistypedForeign(typed: string): Sense[] {
  const [best, ...others] = mistypedMeanings(typed);
  const likeliest = best
    ? [best, ...others.filter((one) => one.unlikeliness === best.unlikeliness)]
    : [];
  return likeliest.slice(0, mostCorrections).map(({ terms, unlikeliness: far }) => ({
    terms,
    open: false,
    worth: correctedWorth(far),
  }));
}

const correctedWorth = (far: number): number => worths.corrected - 0.1 * far;

function worthiestFirst({ typed, senses }: Wanted): Wanted {
  return { typed, senses: senses.toSorted((a, b) => b.worth - a.worth) };
}

function correctedSense({ term, unlikeliness }: NearTerm): Sense {
  return { terms: [term], open: false, worth: correctedWorth(unlikeliness) };
}

async function likeliest(postings: PostingsReader, near: NearTerm[]): Promise<NearTerm[]> {
  const best = near[0]?.unlikeliness ?? 0;
  const close = near.filter(({ unlikeliness }) => unlikeliness <= best + 0.5).slice(0, 16);
  const counted = [];
  for (const one of close) counted.push({ ...one, count: await frequency(postings, one.term) });
  return counted
    .filter(({ count }) => count > 0)
    .sort((a, b) => a.unlikeliness - b.unlikeliness || b.count - a.count)
    .slice(0, mostCorrections);
}

/** How many recipes hold a term, counted far enough to compare. */
function frequency(postings: PostingsReader, term: string): Promise<number> {
  return postings.count('all', { term }, rareBelow * muchMoreFrequent);
}

async function splitInTwo(postings: PostingsReader, typed: string): Promise<Sense[]> {
  const senses: Sense[] = [];
  for (let at = 3; at <= typed.length - 3; at += 1) {
    const first = stem(typed.slice(0, at));
    if (!(await postings.isKnown(first))) continue;
    const terms = [first, stem(typed.slice(at))];
    if (await postings.isKnown(terms[1] as string))
      senses.push({ terms, open: false, worth: worths.joined });
  }
  return senses;
}

/** `cheese cake` also means `cheesecake`, when there is such a word. */
async function addJoined(
  postings: PostingsReader,
  words: AskedWord[],
  wanted: Wanted[],
): Promise<void> {
  for (const [i, word] of words.entries()) {
    const next = words[i + 1];
    if (!next || word.kind !== 'word' || next.kind !== 'word') continue;
    const { terms } = askedWord(word.typed + next.typed);
    if (!(await postings.isKnown(terms[0] ?? ''))) continue;
    const joined = { terms, open: false, worth: worths.joined };
    wanted[i]?.senses.push(joined);
    wanted[i + 1]?.senses.push(joined);
  }
}

/**
 * The words with near, far more frequent ones beside those that are rare: one recipe with
 * `chiken` in it must not hide every `chicken` from who mistypes it. Null when none is doubted.
 */
export async function correctRareWords(
  postings: PostingsReader,
  wanted: Wanted[],
): Promise<Wanted[] | null> {
  let isAnyDoubted = false;
  const doubted: Wanted[] = [];
  for (const word of wanted) {
    const meant = await frequentNeighbours(postings, word);
    isAnyDoubted ||= meant.length > 0;
    const senses = [...word.senses, ...meant.map(correctedSense)];
    doubted.push(worthiestFirst({ typed: word.typed, senses }));
  }
  return isAnyDoubted ? doubted : null;
}

async function frequentNeighbours(
  postings: PostingsReader,
  { typed, senses }: Wanted,
): Promise<NearTerm[]> {
  if (senses.some((sense) => sense.worth <= worths.corrected)) return [];
  const count = await postings.count('all', any(senses.map(senseExpression)), rareBelow);
  if (count >= rareBelow) return [];
  const least = muchMoreFrequent * Math.max(1, count);
  const near = (await postings.near(typed)).filter(({ unlikeliness }) => unlikeliness <= 1);
  const frequent: NearTerm[] = [];
  for (const one of near.slice(0, 16)) {
    if ((await frequency(postings, one.term)) >= least) frequent.push(one);
  }
  return frequent.slice(0, mostCorrections);
}
