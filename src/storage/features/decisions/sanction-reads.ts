import { sql } from 'kysely';
import type { PersonDecision } from '#domain/decisions/kinds.ts';
import type { ReportReason } from '#domain/reports/kinds.ts';
import { type Page, readPage } from '../../queries/page.ts';
import type { Db } from '../../schema.ts';
import { hasPage, tellNoPage } from '../cooks/has-page.ts';
import type { SanctionRow } from './rows.ts';
import { restriction } from './sanctions.ts';

/** The ids of those who are kept from something at a time. */
export const restrictedAt = (db: Db, at: number) =>
  db
    .selectFrom('decisions')
    .select('subject_id')
    .where('kind', '=', restriction)
    .where('ended_at', 'is', null)
    .where('ends_at', '>', at);

/** A page of warnings and of what keeps people from something now, newest first. */
export async function listSanctions(
  db: Db,
  now: number,
  limit: number,
  cursor?: string,
): Promise<Page<SanctionRow>> {
  const found = db
    .selectFrom('decisions')
    .innerJoin('users', 'users.id', 'decisions.user_id')
    .leftJoin('users as deciders', 'deciders.id', 'decisions.decided_by')
    .where('decisions.level', 'is not', null)
    .where('decisions.ended_at', 'is', null)
    .where(({ eb, or }) => or([eb('ends_at', 'is', null), eb('ends_at', '>', now)]));
  const order = { list: 'sanctions', time: 'decisions.decided_at', id: 'decisions.id' };
  const named = found
    .select(['decisions.id', 'level', 'rule', 'reason', 'decided_at', 'ends_at', 'user_id'])
    .select(['users.name', 'users.handle', 'deciders.name as decider'])
    .select(hasPage(sql.ref('users.id')).as('has_page'));
  const { records, nextCursor } = await readPage(named, order, { limit, cursor });
  const counted = found.select(({ fn }) => fn.countAll().as('count'));
  const { count } = await counted.executeTakeFirstOrThrow();
  const rows = records.map((record) => ({
    id: record.id,
    level: record.level as PersonDecision,
    decider: record.decider,
    rule: record.rule as ReportReason | null,
    reason: record.reason,
    decidedAt: Number(record.decided_at),
    endsAt: record.ends_at === null ? null : Number(record.ends_at),
    person: {
      id: record.user_id,
      name: record.name,
      handle: record.handle,
      ...tellNoPage(record.has_page),
    },
  }));
  return { rows, total: Number(count), nextCursor };
}

/** Whom something was decided about, with their role; null where nothing was. */
export async function findSanction(
  db: Db,
  id: string,
): Promise<{ id: string; role: number } | null> {
  const found = await db
    .selectFrom('decisions')
    .innerJoin('users', 'users.id', 'decisions.user_id')
    .select(['users.id', 'users.role'])
    .where('decisions.id', '=', id)
    .where('level', 'is not', null)
    .executeTakeFirst();
  return found ?? null;
}
