import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Touched } from '../../define.ts';
import { listedRecipes } from '../../features/recipes/reads.ts';
import { recipeColumns, toRecipe } from '../../features/recipes/records.ts';
import { padded } from '../../queries/padded.ts';
import type { Db } from '../../schema.ts';
import { toIndexed } from '../search-index.ts';
import { wordsBehind } from '../search-words.ts';
import type { IndexedRecipe } from './segment.ts';
import type { Version } from './segmented-index.ts';
import { WordList } from './word-list.ts';

/** So many words are read between two turns of the thread, and so many packed together. */
const wordsAtOnce = 2_000;
const wordsPacked = 50_000;

/** Which recipes lists have behind a number, and when each was changed last, in order. */
export async function versionsBehind(db: Db, seq: number, limit: number): Promise<Version[]> {
  const rows = await listedRecipes(db)
    .select(['seq', 'id', 'updated_at'])
    .where('seq', '>', seq)
    .orderBy('seq')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    seq: Number(row.seq),
    id: row.id,
    updatedAt: Number(row.updated_at),
  }));
}

/** Recipes as an index holds them, in order; one that lists do not have is left out. */
export async function readIndexed(
  db: Db,
  by: 'id' | 'seq',
  values: readonly (string | number)[],
): Promise<IndexedRecipe[]> {
  if (values.length === 0) return [];
  const rows = await listedRecipes(db)
    .select('seq')
    .select(recipeColumns)
    .where(by, 'in', padded(values))
    .orderBy('seq')
    .execute();
  return rows.map((row) => toIndexed(Number(row.seq), toRecipe(row)));
}

/** Which recipes were touched, by their ids, and by the numbers of those that are gone; of topics only those of these kinds. */
export function touchedRecipes(
  touched: readonly Touched[],
  kinds: readonly string[],
): { ids: string[]; numbers: number[] } {
  const ids = new Set<string>();
  const numbers = new Set<number>();
  for (const one of touched) {
    const [kind = '', id] = one.split(':');
    if (id && kind === 'number') numbers.add(Number(id));
    else if (id && kinds.includes(kind)) ids.add(id);
  }
  return { ids: [...ids], numbers: [...numbers] };
}

/** The words of all recipes; of fewer when it is to stop. */
export async function readWords(db: Db, isStopped: () => boolean): Promise<WordList> {
  const list = new WordList();
  let words: string[] = [];
  for (let after = ''; !isStopped(); await nextTurn()) {
    const more = await wordsBehind(db, after, wordsAtOnce);
    words.push(...more);
    after = more.at(-1) ?? '';
    if (after !== '' && words.length < wordsPacked) continue;
    list.addSorted(words);
    words = [];
    if (after === '') break;
  }
  return list;
}
