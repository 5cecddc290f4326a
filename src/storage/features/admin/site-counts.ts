import type { Db } from '../../schema.ts';
import { hasNotLeft } from '../accounts/has-not-left.ts';
import { countFiltered } from '../recipes/counts.ts';
import type { SiteCounts } from './rows.ts';

/** Who and what is on the site, and what waits for those who look after it. */
export async function countSite(db: Db): Promise<SiteCounts> {
  const people = await db
    .selectFrom('users')
    .select(['role', ({ fn }) => fn.countAll().as('count')])
    .where(hasNotLeft)
    .groupBy('role')
    .execute();
  const { count } = await db
    .selectFrom('queue_entries')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('settled_at', 'is', null)
    .executeTakeFirstOrThrow();
  const ofRole = (role: number) => Number(people.find((one) => one.role === role)?.count ?? 0);
  return {
    people: people.reduce((sum, one) => sum + Number(one.count), 0),
    admins: ofRole(1),
    moderators: ofRole(2),
    recipes: await countFiltered(db, {}),
    waiting: Number(count),
  };
}
