import type { Db } from '../../schema.ts';
import type { EntryOwner } from './rows.ts';

/** What an entry is about, whose that is, and who decided before; null where there is no such entry. */
export async function findQueueEntry(db: Db, id: string): Promise<EntryOwner | null> {
  const entry = await db
    .selectFrom('queue_entries')
    .leftJoin('users', 'users.id', 'queue_entries.user_id')
    .leftJoin('decisions', (join) =>
      join
        .onRef('decisions.id', '=', 'queue_entries.subject_id')
        .on('queue_entries.kind', '=', 'appeal'),
    )
    .select(['queue_entries.kind', 'queue_entries.user_id as userId', 'users.role'])
    .select(['decisions.decided_by as decidedBy', 'decisions.appealed_at as appealedAt'])
    .where('queue_entries.id', '=', id)
    .executeTakeFirst();
  if (!entry) return null;
  const { kind, userId, role, decidedBy, appealedAt } = entry;
  const isAlone = !(await hasOthers(
    db,
    [decidedBy, userId].flatMap((one) => one ?? []),
  ));
  return {
    ...{ kind: kind as EntryOwner['kind'], userId, ownerRole: role ?? 0 },
    appeal: appealedAt === null ? null : { decidedBy, appealedAt: Number(appealedAt), isAlone },
  };
}

/** Whether anybody but these looks after the site. */
async function hasOthers(db: Db, ids: readonly string[]): Promise<boolean> {
  let others = db.selectFrom('users').select('id').where('role', '>', 0);
  if (ids.length > 0) others = others.where('id', 'not in', ids);
  return (await others.limit(1).executeTakeFirst()) !== undefined;
}
