import { type CompiledQuery, sql } from 'kysely';
import type { Topic, Topics, Touched, WriteTools } from '../define.ts';
import { composed } from '../queries/composed.ts';
import type { Db } from '../schema.ts';

/** The statements, last in a transaction, that tell the other processes what it changed once it has succeeded, and what that touched if it said so. */
export type Tell = (db: Db, changed: Topics, touched: readonly Touched[] | null) => CompiledQuery[];

/**
 * Notes changes under the next number, last in their transaction: the counter's row orders the
 * commits, so no number ever appears below one that is there. `origin` is who wrote.
 */
export function createTell(origin: string): Tell {
  return (db, changed, touched) => {
    const counted = db
      .updateTable('change_counter')
      .set((eb) => ({ number: eb('number', '+', 1) }))
      .where('id', '=', 1);
    const noted = sql`
      insert into changes (number, origin, notice, at)
      select number, ${origin}, ${toNotice(changed, touched)}, ${Date.now()} from change_counter where id = 1`;
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

/** A process of an earlier version, which knows no topics, takes this for a change of anything; so does one that does not know `touched`. */
export function toNotice(changed: Topics, touched: readonly Touched[] | null = null): string {
  const topics = changed === 'everything' ? touched && { touched } : { topics: changed };
  return JSON.stringify({ kind: 'anything', ...topics });
}

/** A notice without topics may have changed anything, one of an earlier version too. */
const fromNotice = (notice: string) =>
  JSON.parse(notice) as { topics?: readonly Topic[]; touched?: readonly Touched[] };

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

type Noticed = { last: number; rows: { origin: string | null; notice: string }[] | null };

/** The notices after a number, in order, and how far that was; null where some were forgotten, or the database is another one than before. */
async function noticesAfter(db: Db, last: number): Promise<Noticed> {
  const found = await after(db, last);
  const reached = reachedBy(found);
  if (reached === last) return { last, rows: [] };
  const rows = found.flatMap(({ origin, notice }) => (notice === null ? [] : { origin, notice }));
  return { last: reached, rows: rows.length === reached - last ? rows : null };
}

/** The changes after a number, in order, but for those of `origin`; how far that was. */
export async function changesAfter(
  db: Db,
  since: number,
  origin: string,
): Promise<{ last: number; changes: Topics[] }> {
  const { last, rows } = await noticesAfter(db, since);
  if (!rows) return { last, changes: ['everything'] };
  const foreign = rows.filter((row) => row.origin !== origin);
  return { last, changes: foreign.map(({ notice }) => fromNotice(notice).topics ?? 'everything') };
}

/** What all changes after a number touched of what is held in memory, null where that may be anything; how far that was. */
export async function touchedAfter(
  db: Db,
  since: number,
): Promise<{ last: number; touched: Touched[] | null }> {
  const { last, rows } = await noticesAfter(db, since);
  const all: Touched[] = [];
  for (const { notice } of rows ?? []) {
    const { topics, touched = topics } = fromNotice(notice);
    if (!touched) return { last, touched: null };
    for (const one of touched) all.push(one);
  }
  return { last, touched: rows && all };
}

/**
 * Takes out of the notices what names any of these, people and things that go for good. A process that has not heard of those is told
 * that anything may have changed, which is so; what of recipes they touched is left to the notice of the write that calls this.
 */
export async function forgetNamed(
  { db, locks }: Pick<WriteTools, 'db' | 'locks'>,
  names: ReadonlySet<string>,
): Promise<void> {
  const isNamed = (topic: Touched) => names.has(topic.slice(topic.indexOf(':') + 1));
  const all = await db.selectFrom('changes').select(['number', 'notice']).execute();
  const naming = all.filter(({ notice }) => touchedIn(notice).some(isNamed));
  if (naming.length === 0) return;
  // Others may take their names out of the same ones at this moment.
  const numbers = naming.map(({ number }) => Number(number));
  for (const { number, notice } of (await locks.notices(db, numbers)) ?? naming) {
    const left = touchedIn(notice).filter((topic) => !isNamed(topic));
    await db
      .updateTable('changes')
      .set({ notice: toNotice('everything', left) })
      .where('number', '=', number)
      .execute();
  }
}

function touchedIn(notice: string): readonly Touched[] {
  const { topics, touched = topics ?? [] } = fromNotice(notice);
  return touched;
}

/** Forgets changes from before a time. */
export async function deleteChangesBefore({ db }: WriteTools, time: number): Promise<void> {
  await db.deleteFrom('changes').where('at', '<', time).execute();
}
