import { sql } from 'kysely';
import type { ReportReason } from '#domain/reports/kinds.ts';
import { type Page, readPage } from '../../queries/page.ts';
import type { CleanupRecord, Db } from '../../schema.ts';
import { hasPage, tellNoPage } from '../cooks/has-page.ts';
import { account } from './accounts.ts';
import type { CleanupRow, Keep } from './rows.ts';

const named = (db: Db) =>
  db
    .selectFrom('cleanups')
    .leftJoin('users as actor', 'actor.id', 'cleanups.actor_id')
    .leftJoin('users as person', 'person.id', 'cleanups.user_id')
    .selectAll('cleanups')
    .select(['actor.name as actor', 'person.name', 'person.handle', 'person.role'])
    .select(hasPage(sql.ref('person.id')).as('has_page'));

type Named = Awaited<ReturnType<ReturnType<typeof named>['executeTakeFirstOrThrow']>>;

/** A page of what was hidden at once, newest first. */
export async function listCleanups(
  db: Db,
  limit: number,
  cursor?: string,
): Promise<Page<CleanupRow>> {
  const order = { list: 'cleanups', time: 'cleanups.at', id: 'cleanups.id' };
  const { records, nextCursor } = await readPage(named(db), order, { limit, cursor });
  const ids = records.map(({ id }) => id);
  const left = await countLeft(db, ids);
  const away = await countTakenAlong(db, ids);
  const { count } = await db
    .selectFrom('cleanups')
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  const rows = records.map((record) => {
    const { id, actor, undone_at: undoneAt } = record;
    return {
      id,
      at: Number(record.at),
      actor,
      reason: record.reason,
      rule: record.rule as ReportReason | null,
      person: personIn(record),
      since: Number(record.since),
      until: Number(record.until),
      posts: Number(record.posts),
      people: Number(record.people),
      left: left.get(id) ?? 0,
      takenAlong: away.get(id) ?? 0,
      accounts: Number(record.accounts ?? 0),
      keep: keptFrom(record),
      undoneAt: undoneAt === null ? null : Number(undoneAt),
    };
  });
  return { rows, total: Number(count), nextCursor };
}

const personIn = (record: Named): CleanupRow['person'] =>
  record.user_id === null
    ? null
    : {
        id: record.user_id,
        name: record.name ?? '',
        handle: record.handle ?? '',
        ...tellNoPage(record.has_page),
      };

const keptFrom = ({ level, ends_at }: Pick<CleanupRecord, 'level' | 'ends_at'>): Keep | null =>
  level === null ? null : { level: level as Keep['level'], endsAt: Number(ends_at) };

/** How much of each is still to be done. */
async function countLeft(db: Db, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const counted = await db
    .selectFrom('cleanup_posts')
    .select('cleanup_id')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('cleanup_id', 'in', ids)
    .where('wish', 'is not', null)
    .groupBy('cleanup_id')
    .execute();
  return new Map(counted.map(({ cleanup_id, count }) => [cleanup_id, Number(count)]));
}

/** Of each that was undone, how many people have taken along what it had hidden. */
async function countTakenAlong(db: Db, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const counted = await db
    .selectFrom('cleanup_posts')
    .innerJoin('cleanups', 'cleanups.id', 'cleanup_posts.cleanup_id')
    .innerJoin('leavings', 'leavings.user_id', 'cleanup_posts.user_id')
    .select('cleanup_posts.cleanup_id')
    .select(({ fn }) => fn.count('cleanup_posts.user_id').distinct().as('count'))
    .where('cleanup_posts.cleanup_id', 'in', ids)
    .where('cleanups.undone_at', 'is not', null)
    .where('cleanup_posts.hidden_at', 'is not', null)
    .where('cleanup_posts.kind', '<>', account)
    // Recipes that stay are shown again.
    .where(({ eb, or }) =>
      or([eb('leavings.keeps_recipes', '=', 0), eb('cleanup_posts.kind', '<>', 'recipe')]),
    )
    .groupBy('cleanup_posts.cleanup_id')
    .execute();
  return new Map(counted.map(({ cleanup_id, count }) => [cleanup_id, Number(count)]));
}

/** Whose posts a clean-up is about, with their role: no person where they are several people’s, and null where there is none. */
export async function findCleanup(
  db: Db,
  id: string,
): Promise<{ person: { id: string; role: number } | null } | null> {
  const found = await named(db).where('cleanups.id', '=', id).executeTakeFirst();
  if (!found) return null;
  const { user_id: userId, role } = found;
  return { person: userId === null ? null : { id: userId, role: role ?? 0 } };
}
