import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { QueueKind } from '#domain/reports/kinds.ts';
import type { Db } from '../../schema.ts';

type Opening = {
  kind: QueueKind;
  subjectId: string;
  userId: string | null;
  recipeId: string | null;
  at: number;
};

/** The entry of a thing, which waits from now on where it did not before; its id. */
export async function openEntry(
  db: Db,
  { kind, subjectId, userId, recipeId, at }: Opening,
): Promise<string> {
  const { id, opened_at: openedAt } = await db
    .insertInto('queue_entries')
    .values({
      id: randomBytes(12).toString('hex'),
      kind,
      subject_id: subjectId,
      user_id: userId,
      recipe_id: recipeId,
      opened_at: at,
      settled_at: null,
      settled_as: null,
      settled_reason: null,
    })
    .onConflict((conflict) =>
      conflict.columns(['subject_id', 'kind']).doUpdateSet({
        opened_at: sql`case when queue_entries.settled_at is null
          then queue_entries.opened_at else excluded.opened_at end`,
        settled_at: null,
        settled_as: null,
        settled_reason: null,
      }),
    )
    .returning(['id', 'opened_at'])
    .executeTakeFirstOrThrow();
  // What was said before the entry was settled has been read.
  await db
    .deleteFrom('reports')
    .where('entry_id', '=', id)
    .where('created_at', '<', Number(openedAt))
    .execute();
  return id;
}

/** Takes the entry of something that is gone from the queue. */
export async function closeEntry(db: Db, kind: QueueKind, subjectId: string): Promise<void> {
  const entry = db.deleteFrom('queue_entries').where('subject_id', '=', subjectId);
  await entry.where('kind', '=', kind).execute();
}
