import type { ChangeNotice } from '../rows.ts';
import type { Db } from './schema.ts';

/** Tells the other processes of a change, once the write's transaction has succeeded. */
export type Tell = (db: Db, notice: ChangeNotice) => Promise<void>;

/**
 * Notes changes under the next number, last in their transaction: the counter's row orders the
 * commits, so no number ever appears below one that is there. `origin` is who wrote.
 */
export function createTell(origin: string): Tell {
  return async (db, notice) => {
    const { number } = await db
      .updateTable('change_counter')
      .set((eb) => ({ number: eb('number', '+', 1) }))
      .where('id', '=', 1)
      .returning('number')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('changes')
      .values({ number, origin, notice: JSON.stringify(notice), at: Date.now() })
      .execute();
  };
}

/** The number of the last change. */
export async function lastChange(db: Db): Promise<number> {
  const row = await db.selectFrom('change_counter').select('number').executeTakeFirstOrThrow();
  return Number(row.number);
}

const most = 1_000;
const anything: ChangeNotice = { kind: 'anything' };

/** The changes after a number, in order, but for those of `origin`; how far that was. */
export async function changesAfter(
  db: Db,
  last: number,
  origin: string,
): Promise<{ last: number; notices: ChangeNotice[] }> {
  const reached = await lastChange(db);
  if (reached === last) return { last, notices: [] };
  const rows = await db
    .selectFrom('changes')
    .select(['number', 'origin', 'notice'])
    .where('number', '>', last)
    .where('number', '<=', reached)
    .orderBy('number')
    .limit(most)
    .execute();
  // Some were forgotten, or the database is another one than before.
  if (rows.length !== reached - last) return { last: reached, notices: [anything] };
  const foreign = rows.filter((row) => row.origin !== origin);
  return {
    last: reached,
    notices: foreign.map((row) => JSON.parse(row.notice) as ChangeNotice),
  };
}

/** Forgets changes from before a time. */
export async function deleteChangesBefore(db: Db, time: number): Promise<void> {
  await db.deleteFrom('changes').where('at', '<', time).execute();
}
