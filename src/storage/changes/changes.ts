import { type CompiledQuery, sql } from 'kysely';
import type { Topics, WriteTools } from '../define.ts';
import { composed } from '../queries/composed.ts';
import type { Db } from '../schema.ts';

/** The statements, last in a transaction, that tell the other processes what it changed once it has succeeded. */
export type Tell = (db: Db, changed: Topics) => CompiledQuery[];

/**
 * Notes changes under the next number, last in their transaction: the counter's row orders the
 * commits, so no number ever appears below one that is there. `origin` is who wrote.
 */
export function createTell(origin: string): Tell {
  return (db, changed) => {
    const counted = db
      .updateTable('change_counter')
      .set((eb) => ({ number: eb('number', '+', 1) }))
      .where('id', '=', 1);
    const noted = sql`
      insert into changes (number, origin, notice, at)
      select number, ${origin}, ${toNotice(changed)}, ${Date.now()} from change_counter where id = 1`;
    return [counted.compile(), noted.compile(db)];
  };
}

const most = 1_000;

const counter = composed((db) => db.selectFrom('change_counter').select('number as reached'));

/** The number of the last change. */
export const lastChange = async (db: Db): Promise<number> => reachedBy(await counter(db));

function reachedBy([row]: readonly { reached: number }[]): number {
  if (!row) throw new Error('The changes are not counted');
  return Number(row.reached);
}

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

const after = composed((db, last: number) =>
  db
    .selectFrom('change_counter as counter')
    .leftJoin('changes', (join) =>
      join.on('changes.number', '>', last).onRef('changes.number', '<=', 'counter.number'),
    )
    .select(['counter.number as reached', 'changes.origin', 'changes.notice'])
    .orderBy('changes.number')
    .limit(sql.lit(most)),
);

/** The changes after a number, in order, but for those of `origin`; how far that was. */
export async function changesAfter(
  db: Db,
  last: number,
  origin: string,
): Promise<{ last: number; changes: Topics[] }> {
  const found = await after(db, last);
  const reached = reachedBy(found);
  if (reached === last) return { last, changes: [] };
  const rows = found.flatMap(({ origin, notice }) => (notice === null ? [] : { origin, notice }));
  // Some were forgotten, or the database is another one than before.
  if (rows.length !== reached - last) return { last: reached, changes: ['everything'] };
  const foreign = rows.filter((row) => row.origin !== origin);
  return { last: reached, changes: foreign.map((row) => fromNotice(row.notice)) };
}

/** Forgets changes from before a time. */
export async function deleteChangesBefore({ db }: WriteTools, time: number): Promise<void> {
  await db.deleteFrom('changes').where('at', '<', time).execute();
}
