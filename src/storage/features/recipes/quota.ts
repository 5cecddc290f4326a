import { sql } from 'kysely';
import { OverQuota } from '../../port.ts';
import { composed } from '../../queries/composed.ts';
import type { Db } from '../../schema.ts';
import type { Quota } from './rows.ts';

const usage = composed((db, userId: string) => ({
  compile: () =>
    sql<Quota>`
      select kept.recipes, kept.bytes
        + coalesce((select sum(bytes) from photos where user_id = ${userId}), 0)
        + coalesce((select photo_bytes from profiles where user_id = ${userId}), 0) as bytes
      from (
        select count(case when removed_at is null then 1 end) as recipes,
          coalesce(sum(photo_bytes), 0) as bytes
        from recipes where user_id = ${userId}
      ) as kept`.compile(db),
}));

/**
 * What an account keeps of what it may. Recipes that are taken away make room for others at once,
 * their photos once they are gone for good. Uploads that wait count.
 */
export async function findUsage(db: Db, userId: string): Promise<Quota> {
  const [used] = await usage(db, userId);
  return { recipes: Number(used?.recipes ?? 0), bytes: Number(used?.bytes ?? 0) };
}

/** What an account may keep, and what it keeps already: found before a write takes anything from its place. */
export type Room = { quota: Quota; used: Quota };

/** What room an account has, where there is a quota. */
export async function findRoom(db: Db, quota: Quota | null, userId: string): Promise<Room | null> {
  return quota && { quota, used: await findUsage(db, userId) };
}

/** Refuses with OverQuota when the account, with what is added, keeps more than it may. */
export function keepWithin({ quota, used }: Room, added: Quota): void {
  for (const part of ['recipes', 'bytes'] as const) {
    const sum = used[part] + added[part];
    if (added[part] > 0 && sum > quota[part]) throw new OverQuota(part);
  }
}
