import type { Topics, WriteTools } from '../define.ts';
import { composed } from '../queries/composed.ts';
import type { Db } from '../schema.ts';

/** Tells the other processes what a write changed, once its transaction has succeeded. */
export type Tell = (db: Db, changed: Topics) => Promise<void>;

/**
 * Notes changes under the next number, last in their transaction: the counter's row orders the
 * commits, so no number ever appears below one that is there. `origin` is who wrote.
 */
export function createTell(origin: string): Tell {
  return async (db, changed) => {
    const { number } = await db
      .updateTable('change_counter')
      .set((eb) => ({ number: eb('number', '+', 1) }))
      .where('id', '=', 1)
      .returning('number')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('changes')
      .values({ number, origin, notice: toNotice(changed), at: Date.now() })
      .execute();
  };
}

const counter = composed((db) => db.selectFrom('change_counter').select('number'));

/** The number of the last change. */
export async function lastChange(db: Db): Promise<number> {
  const [row] = await counter(db);
  if (!row) throw new Error('The changes are not counted');
  return Number(row.number);
}

const most = 1_000;

/** A process of an earlier version, which knows no topics, takes this for a change of anything. */
export function toNotice(changed: Topics): string {
  const topics = changed === 'everything' ? {} : { topics: changed };
  return JSON.stringify({ kind: 'anything', ...topics });
}

/** A notice without topics may have changed anything, one of an earlier version too. */
function fromNotice(notice: string): Topics {
  const { topics } = JSON.parse(notice) as { topics?: Topics };
  return topics ?? 'everything';
}

/** The changes after a number, in order, but for those of `origin`; how far that was. */
export async function changesAfter(
  db: Db,
  last: number,
  origin: string,
): Promise<{ last: number; changes: Topics[] }> {
  const reached = await lastChange(db);
  if (reached === last) return { last, changes: [] };
  const rows = await db
    .selectFrom('changes')
    .select(['number', 'origin', 'notice'])
    .where('number', '>', last)
    .where('number', '<=', reached)
    .orderBy('number')
    .limit(most)
    .execute();
  // Some were forgotten, or the database is another one than before.
  if (rows.length !== reached - last) return { last: reached, changes: ['everything'] };
  const foreign = rows.filter((row) => row.origin !== origin);
  return { last: reached, changes: foreign.map((row) => fromNotice(row.notice)) };
}

/** Forgets changes from before a time. */
export async function deleteChangesBefore({ db }: WriteTools, time: number): Promise<void> {
  await db.deleteFrom('changes').where('at', '<', time).execute();
}
