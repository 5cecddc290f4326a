import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { ReportReason } from '#domain/reports/kinds.ts';
import type { Db } from '../../schema.ts';
import type { NewAct } from '../admin/rows.ts';
import { decideAbout, endRestriction, restriction } from '../decisions/sanctions.ts';
import type { Keep } from './rows.ts';

/** The kind under which an account stands among the posts of a set: it is closed, and opened again, like these are hidden and shown. */
export const account = 'account';

export type By = Omit<NewAct, 'act'>;

/** Whose accounts a set may close: nobody's with a role or who does it. Who is kept from something already stays so, by what was decided about them. */
export const closableOf = (db: Db, { at, actorId }: By) =>
  db
    .selectFrom('users')
    .where('users.role', '=', 0)
    .where('users.id', '<>', actorId ?? '')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('decisions')
            .select('decisions.id')
            .whereRef('decisions.subject_id', '=', 'users.id')
            .where('decisions.kind', '=', restriction)
            .where('decisions.ended_at', 'is', null)
            .where('decisions.ends_at', '>', at),
        ),
      ),
    );

/** Puts the accounts of those whose posts were chosen into the set; how many they are. */
export async function chooseAccounts(db: Db, id: string, by: By): Promise<number> {
  const writers = db.selectFrom('cleanup_posts').select('user_id').where('cleanup_id', '=', id);
  const chosen = await db
    .insertInto('cleanup_posts')
    .columns(['cleanup_id', 'kind', 'post_id', 'user_id', 'wish', 'hidden_at'])
    .expression(
      closableOf(db, by)
        .where('users.id', 'in', writers)
        .select([
          sql<string>`cast(${id} as text)`.as('cleanup_id'),
          sql<string>`cast(${account} as text)`.as('kind'),
          'users.id as post_id',
          'users.id as user_id',
          sql<string>`cast('hide' as text)`.as('wish'),
          sql<number | null>`cast(null as bigint)`.as('hidden_at'),
        ]),
    )
    .executeTakeFirst();
  return Number(chosen.numInsertedOrUpdatedRows ?? 0);
}

type Closing = { cleanup_id: string; user_id: string };

/** Closes an account of a set, behind the lock of its person; false where it may not be closed any more. */
export async function keepAccount(
  db: Db,
  { cleanup_id: cleanupId, user_id: userId }: Closing,
  at: number,
): Promise<boolean> {
  const cleanup = await db
    .selectFrom('cleanups')
    .select(['actor_id', 'rule', 'reason', 'level', 'ends_at'])
    .where('id', '=', cleanupId)
    .executeTakeFirstOrThrow();
  const by = { at, actorId: cleanup.actor_id };
  const closable = closableOf(db, by).select('users.id').where('users.id', '=', userId);
  if (!(await closable.executeTakeFirst())) return false;
  await endRestriction(db, userId, at);
  const why = { rule: cleanup.rule as ReportReason | null, reason: cleanup.reason };
  const what = { level: cleanup.level as Keep['level'], endsAt: Number(cleanup.ends_at) };
  const id = randomBytes(12).toString('hex');
  await decideAbout(db, { id, userId, ...what, ...why, cleanupId }, by);
  return true;
}
