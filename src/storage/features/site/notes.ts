import { sql } from 'kysely';
import type { WriteTools } from '../../define.ts';
import type { Db } from '../../schema.ts';

/** What is noted under a key, or null. */
export async function findNote(db: Db, key: string): Promise<string | null> {
  const row = await db
    .selectFrom('notes')
    .select('value')
    .where('key', '=', key)
    .executeTakeFirst();
  return row?.value ?? null;
}

/** Replaces what was noted under the key. */
export async function setNote(
  { db }: Pick<WriteTools, 'db'>,
  key: string,
  value: string,
): Promise<void> {
  await db
    .insertInto('notes')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}

/** What is noted under the key if it begins so; else the value, which takes its place. */
export async function renewNote(
  { db }: WriteTools,
  key: string,
  beginning: string,
  value: string,
): Promise<string> {
  const begins = sql`substr(notes.value, 1, ${beginning.length}) = ${beginning}`;
  const row = await db
    .insertInto('notes')
    .values({ key, value })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        value: sql`case when ${begins} then notes.value else excluded.value end`,
      }),
    )
    .returning('value')
    .executeTakeFirstOrThrow();
  return row.value;
}
