import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { PostKind } from '#domain/posts/kinds.ts';
import type { ReportKind } from '#domain/reports/kinds.ts';
import type { Db } from '../../schema.ts';
import { closeEntry, openEntry } from '../reports/entries.ts';

/** What is hidden for this reason waits for a moderator's look: nobody decided anything, and all reads leave it out. */
export const waitingReason = '';

/** Where a kind of post is kept, and under which id. */
const places = {
  review: ['reviews', 'id'],
  'review-answer': ['review_answers', 'id'],
  question: ['questions', 'id'],
  answer: ['answers', 'id'],
  collection: ['collections', 'id'],
  cook: ['profiles', 'user_id'],
} as const satisfies Record<PostKind, readonly [string, string]>;

type Held = {
  kind: ReportKind;
  id: string;
  userId: string;
  recipeId: string | null;
  at: number;
};

/** Hides a post that was written or changed just now until a moderator has looked at it. What is hidden already stays as it is. */
export async function holdPost(db: Db, held: Held & { kind: PostKind }): Promise<void> {
  const [table, key] = places[held.kind];
  await sql`
    update ${sql.table(table)} set hidden_at = ${held.at}, hidden_reason = ${waitingReason}
    where ${sql.ref(key)} = ${held.id} and hidden_at is null
  `.execute(db);
  const waiting = await sql`
    select 1 from ${sql.table(table)}
    where ${sql.ref(key)} = ${held.id} and hidden_reason = ${waitingReason}
  `.execute(db);
  if (waiting.rows.length > 0) await askForLook(db, held);
}

/** Puts what waits into the queue, where it is not there. */
export async function askForLook(db: Db, { kind, id, userId, recipeId, at }: Held): Promise<void> {
  const entryId = await openEntry(db, { kind, subjectId: id, userId, recipeId, at });
  const named = createHash('sha256').update(`first ${kind} ${id}`).digest('hex').slice(0, 24);
  await db
    .insertInto('reports')
    .values({ id: named, entry_id: entryId, reason: 'first', note: '', created_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * Asks again to look at what waits at a recipe that is back, or at all recipes of a person who is: meanwhile nobody could, and its entry
 * may have been settled.
 */
export async function askForLooksAt(
  db: Db,
  whose: { recipeId: string } | { ownerId: string },
  at: number,
): Promise<void> {
  const back = db.selectFrom('recipes').select('id').where('removed_at', 'is', null);
  const recipes =
    'recipeId' in whose
      ? back.where('id', '=', whose.recipeId)
      : back.where('user_id', '=', whose.ownerId);
  for (const kind of ['review', 'review-answer', 'question', 'answer'] as const) {
    const waiting = await db
      // All have the columns that are read here.
      .selectFrom(places[kind][0] as 'reviews')
      .select(['id', 'user_id as userId', 'recipe_id as recipeId'])
      .where('recipe_id', 'in', recipes)
      .where('hidden_reason', '=', waitingReason)
      .execute();
    for (const post of waiting) await askForLook(db, { kind, ...post, at });
  }
}

/** Of a post that its writer takes back while it waits nothing is left in the queue. */
export async function endWait(db: Db, kind: PostKind, id: string): Promise<void> {
  const [table, key] = places[kind];
  const ended = await sql`
    update ${sql.table(table)} set hidden_at = null, hidden_reason = null
    where ${sql.ref(key)} = ${id} and hidden_reason = ${waitingReason}
  `.execute(db);
  if (Number(ended.numAffectedRows ?? 0) > 0) await closeEntry(db, kind, id);
}

/** Of the answers to a question that goes for good none is left in the queue either: nobody could look at them. */
export async function endWaitOfAnswers(db: Db, questionId: string): Promise<void> {
  const answers = db.selectFrom('answers').select('id').where('question_id', '=', questionId);
  const waiting = await answers.where('hidden_reason', '=', waitingReason).execute();
  for (const { id } of waiting) await endWait(db, 'answer', id);
}
