import { isAdmin } from '#domain/accounts/may.ts';
import type { Db } from '../../schema.ts';
import { hasNotLeft } from '../accounts/has-not-left.ts';
import { isOfRole } from '../accounts/of-role.ts';
import { restrictedAt } from '../decisions/sanction-reads.ts';
import type { EntryOwner } from './rows.ts';

/**
 * What an entry is about, whose that is, and who decided before, as it is at a time; null where there is no such entry. Where
 * admins need a passkey, one who has none settles nothing.
 */
export async function findQueueEntry(
  db: Db,
  id: string,
  at: number,
  needsPasskey = false,
): Promise<EntryOwner | null> {
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
  const concerned = [decidedBy, userId].flatMap((one) => one ?? []);
  const isAlone = !(await hasOthers(db, concerned, { ownerRole: role ?? 0, at, needsPasskey }));
  return {
    kind: kind as EntryOwner['kind'],
    userId,
    ownerRole: role ?? 0,
    appeal: appealedAt === null ? null : { decidedBy, appealedAt: Number(appealedAt), isAlone },
  };
}

type When = { ownerRole: number; at: number; needsPasskey: boolean };

/**
 * Whether anybody but these may settle what is about somebody of this role. One who has left keeps their role for when they come
 * back, and answers nothing meanwhile; nor does one who is kept from writing, or who lacks the passkey that admins need.
 */
async function hasOthers(
  db: Db,
  ids: readonly string[],
  { ownerRole, at, needsPasskey }: When,
): Promise<boolean> {
  let others = db
    .selectFrom('users')
    .select('id')
    .where(isAdmin({ role: ownerRole }) ? isOfRole(1) : isOfRole(1, 2))
    .where(hasNotLeft)
    .where('id', 'not in', restrictedAt(db, at));
  if (needsPasskey) {
    const having = db.selectFrom('passkeys').select('user_id');
    others = others.where(({ eb, or }) => or([eb('role', '<>', 1), eb('id', 'in', having)]));
  }
  if (ids.length > 0) others = others.where('id', 'not in', ids);
  return (await others.limit(1).executeTakeFirst()) !== undefined;
}
