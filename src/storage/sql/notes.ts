import type { Db } from './schema.ts';

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
export async function setNote(db: Db, key: string, value: string): Promise<void> {
  await db
    .insertInto('notes')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}
