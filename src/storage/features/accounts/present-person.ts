import type { WriteTools } from '../../define.ts';
import { hasNotLeft } from './has-not-left.ts';

/**
 * Whether the account is there, which then stays until the transaction ends: between the guard of a call and its
 * write an admin may have deleted it, and a row that names it would be refused by its foreign key. One who has just left
 * is there no more.
 */
export async function isPersonThere(
  { db, locks }: Pick<WriteTools, 'db' | 'locks'>,
  userId: string,
): Promise<boolean> {
  const isThere = await locks.presentPerson(db, userId);
  if (isThere !== null) return isThere;
  const user = db.selectFrom('users').select('id').where('id', '=', userId).where(hasNotLeft);
  return (await user.executeTakeFirst()) !== undefined;
}
