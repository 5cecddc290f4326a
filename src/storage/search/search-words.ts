import { forgivenSlips, keysOfTyped, keysOfWord, unlikeliness } from '#domain/search/near.ts';
import { stem } from '#domain/search/stem.ts';
import { padded } from '../queries/padded.ts';
import type { KnownWord, RowLocks } from '../row-locks.ts';
import type { Db } from '../schema.ts';

/** A statement has room for so many. */
const rowsAtOnce = 1_000;
/** The words whose keys one statement has room for: there are some dozens to a word. */
const wordsAtOnce = 50;

/** Adds the words that are new to the vocabulary, with the keys that find them mistyped. */
export async function addWords(db: Db, locks: RowLocks, words: readonly string[]): Promise<void> {
  if (words.length === 0) return;
  const known = new Set((await locks.wordsStay(db, words)) ?? (await knownOf(db, words)));
  // In one order, so that of two who add the same words one waits for the other.
  const unknown = words.filter((word) => !known.has(word)).toSorted();
  for (let start = 0; start < unknown.length; start += rowsAtOnce) {
    const added = await db
      .insertInto('search_words')
      .values(unknown.slice(start, start + rowsAtOnce).map((word) => ({ word, stem: stem(word) })))
      .onConflict((conflict) => conflict.column('word').doNothing())
      .returning(['id', 'word'])
      .execute();
    const keys = added.flatMap(({ id, word }) =>
      keysOfWord(word).map((key) => ({ key, word_id: id })),
    );
    await addKeys(db, keys);
  }
}

async function knownOf(db: Db, words: readonly string[]): Promise<string[]> {
  const known = await db
    .selectFrom('search_words')
    .select('word')
    .where('word', 'in', padded(words))
    .execute();
  return known.map(({ word }) => word);
}

async function addKeys(db: Db, keys: readonly { key: string; word_id: number }[]): Promise<void> {
  for (let start = 0; start < keys.length; start += rowsAtOnce) {
    const some = keys.slice(start, start + rowsAtOnce);
    await db.insertInto('search_near').values(some).execute();
  }
}

/**
 * Forgets the words of terms that no recipe holds any more, of those that were locked, where any are: a word that somebody
 * has added since is held.
 */
export async function dropUnusedWords(
  db: Db,
  terms: readonly string[],
  locked: readonly KnownWord[] | null,
): Promise<void> {
  if (terms.length === 0) return;
  const unheld = new Set(terms);
  const rows = locked?.filter((one) => unheld.has(one.stem)) ?? (await wordsOf(db, terms));
  for (let start = 0; start < rows.length; start += wordsAtOnce) {
    const some = rows.slice(start, start + wordsAtOnce);
    const ids = padded(some.map(({ id }) => id));
    // By their keys, which an index has; very short and very long words have none.
    const keys = padded([...new Set(some.flatMap(({ word }) => keysOfWord(word)))]);
    const near = db.deleteFrom('search_near').where('word_id', 'in', ids);
    if (keys.length > 0) await near.where('key', 'in', keys).execute();
    await db.deleteFrom('search_words').where('id', 'in', ids).execute();
  }
}

const wordsOf = (db: Db, terms: readonly string[]) =>
  db.selectFrom('search_words').select(['id', 'word']).where('stem', 'in', padded(terms)).execute();

/** The terms of words that begin so, or null when there are more than `limit` of them. */
export async function termsBeginning(
  db: Db,
  typed: string,
  limit: number,
): Promise<string[] | null> {
  const rows = await db
    .selectFrom('search_words')
    .select('stem')
    .where('word', '>=', typed)
    .where('word', '<', `${typed}\u{10ffff}`)
    .orderBy('word')
    .limit(limit + 1)
    .execute();
  return rows.length > limit ? null : [...new Set(rows.map((row) => row.stem))];
}

/** The words behind one, in order. */
export async function wordsBehind(db: Db, word: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('search_words')
    .select('word')
    .where('word', '>', word)
    .orderBy('word')
    .limit(limit)
    .execute();
  return rows.map((row) => row.word);
}

/** Whether any word has this term. */
export async function isKnownTerm(db: Db, term: string): Promise<boolean> {
  const row = await db
    .selectFrom('search_words')
    .select('id')
    .where('stem', '=', term)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export type NearTerm = { term: string; unlikeliness: number };

/** The terms that someone who typed this may have meant, the likeliest first. */
export async function termsNear(db: Db, typed: string): Promise<NearTerm[]> {
  if (forgivenSlips(typed) === 0) return [];
  const rows = await db
    .selectFrom('search_near')
    .innerJoin('search_words', 'search_words.id', 'search_near.word_id')
    .select(['word', 'stem'])
    .distinct()
    .where('key', 'in', padded(keysOfTyped(typed)))
    .execute();
  return likeliestFirst(typed, rows);
}

/** The terms of words that may have been meant, the likeliest first. */
export function likeliestFirst(
  typed: string,
  words: readonly { word: string; stem: string }[],
): NearTerm[] {
  const best = new Map<string, number>();
  for (const row of words) {
    const far = unlikeliness(typed, row.word);
    if (far < (best.get(row.stem) ?? Number.POSITIVE_INFINITY)) best.set(row.stem, far);
  }
  return [...best]
    .map(([term, far]) => ({ term, unlikeliness: far }))
    .sort((a, b) => a.unlikeliness - b.unlikeliness || (a.term < b.term ? -1 : 1));
}
