import { OverQuota } from '../../port.ts';
import type { Db } from '../../schema.ts';
import type { Quota } from './rows.ts';

/**
 * Refuses with OverQuota when the account, with what is added, keeps more than it may. Recipes that
 * are taken away make room for others at once, their photos once they are gone for good.
 */
export async function keepWithin(
  db: Db,
  quota: Quota,
  userId: string,
  added: Quota,
): Promise<void> {
  const kept = await db
    .selectFrom('recipes')
    .select(({ fn }) => [
      fn.count<number>('id').filterWhere('removed_at', 'is', null).as('recipes'),
      fn.sum<number | null>('photo_bytes').as('bytes'),
    ])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  for (const part of ['recipes', 'bytes'] as const) {
    const sum = Number(kept[part] ?? 0) + added[part];
    if (added[part] > 0 && sum > quota[part]) throw new OverQuota(part);
  }
}
