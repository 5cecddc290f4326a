import { sql } from 'kysely';
import type { Db } from '../../schema.ts';

/**
 * Keeps a post that its writer deletes while it is hidden, for admins to see; false where it is not hidden, or waits for a look, and goes.
 * Its writer has it back, hidden as before, when they say the same or something else in its place.
 */
export async function withdrawHidden(
  db: Db,
  table: 'reviews' | 'review_answers' | 'questions' | 'answers' | 'collections',
  id: string,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update ${sql.table(table)} set withdrawn = 1 where id = ${id} and hidden_at is not null
    and (hidden_reason is null or hidden_reason <> '')
  `.execute(db);
  return Number(numAffectedRows ?? 0) > 0;
}
