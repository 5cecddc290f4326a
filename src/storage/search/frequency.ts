import type { Expression } from '#domain/search/expression.ts';
import type { Db } from '../schema.ts';
import type { PostingsReader } from './postings.ts';

/** So many of the newest recipes that hold a term are looked at, whatever the size of the site. */
const sample = 32;

/**
 * About how many recipes an expression finds: exact when they are few, else judged by how
 * close together the newest of them were published. None is exactly 0.
 */
export async function estimateFrequency(
  postings: PostingsReader,
  expression: Expression,
  newest: number,
): Promise<number> {
  const seqs = await postings.find('all', expression, sample);
  const last = seqs.at(-1);
  if (last === undefined || seqs.length < sample) return seqs.length;
  return Math.round((sample * newest) / (newest - last + 1));
}

/** The number of the newest recipe, for estimates. */
export async function newestSeq(db: Db): Promise<number> {
  const row = await db
    .selectFrom('recipes')
    .select('seq')
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  return Number(row?.seq ?? 0);
}
