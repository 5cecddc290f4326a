import { OverQuota } from '../../port.ts';
import type { Db } from '../../schema.ts';
import type { Quota } from './rows.ts';

/**
 * What an account keeps of what it may. Recipes that are taken away make room for others at once,
 * their photos once they are gone for good. Uploads that wait count.
 */
export async function findUsage(db: Db, userId: string): Promise<Quota> {
  const kept = await db
    .selectFrom('recipes')
    .select(({ fn }) => [
      fn.count<number>('id').filterWhere('removed_at', 'is', null).as('recipes'),
      fn.sum<number | null>('photo_bytes').as('bytes'),
    ])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  const { bytes } = await db
    .selectFrom('photos')
    .select(({ fn }) => fn.sum<number | null>('bytes').as('bytes'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  const profile = await db
    .selectFrom('profiles')
    .select('photo_bytes')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return {
    recipes: Number(kept.recipes),
    bytes: Number(kept.bytes ?? 0) + Number(bytes ?? 0) + Number(profile?.photo_bytes ?? 0),
  };
}

/**
 * Refuses with OverQuota when the account, with what is added, keeps more than it may. `inHand` are
 * bytes of uploads that this very write has taken from their rows.
 */
export async function keepWithin(
  db: Db,
  quota: Quota,
  userId: string,
  added: Quota,
  inHand = 0,
): Promise<void> {
  const { recipes, bytes } = await findUsage(db, userId);
  const before = { recipes, bytes: bytes + inHand };
  for (const part of ['recipes', 'bytes'] as const) {
    const sum = before[part] + added[part];
    if (added[part] > 0 && sum > quota[part]) throw new OverQuota(part);
  }
}
