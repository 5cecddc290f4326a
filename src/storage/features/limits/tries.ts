import { sql } from 'kysely';
import { minuteMs } from '#domain/spans.ts';
import type { Db } from '../../schema.ts';
import type { TriesRow } from './rows.ts';

/** Two tries at once may reach the database in the other order; no clock is set back by so little. */
const clockSlack = minuteMs;

type TriesRecord = { points: number; expires_at: number | null };

function toTries(record: TriesRecord): TriesRow {
  const { points, expires_at } = record;
  return {
    points: Number(points),
    expiresAt: expires_at === null ? null : Number(expires_at),
  };
}

/** What is counted under a key, or null; an expired row counts as absent. */
export async function findTries(db: Db, key: string): Promise<TriesRow | null> {
  const record = await db
    .selectFrom('tries')
    .select(['points', 'expires_at'])
    .where('key', '=', key)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', Date.now())]))
    .executeTakeFirst();
  return record ? toTries(record) : null;
}

/** Adds points in one statement, so that two tries at once are two tries; what is counted then. */
export async function addTries(
  db: Db,
  key: string,
  points: number,
  expiresAt: number | null,
  renew: boolean,
): Promise<TriesRow> {
  // A row that ends later than one begun now is from before a clock was set back: it would hold for ages.
  const anew = renew
    ? sql`true`
    : sql`(tries.expires_at <= ${Date.now()} or tries.expires_at > excluded.expires_at + ${clockSlack})`;
  const record = await db
    .insertInto('tries')
    .values({ key, points, expires_at: expiresAt })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        points: sql`case when ${anew} then excluded.points else tries.points + excluded.points end`,
        expires_at: sql`case when ${anew} then excluded.expires_at else tries.expires_at end`,
      }),
    )
    .returning(['points', 'expires_at'])
    .executeTakeFirstOrThrow();
  return toTries(record);
}

/** Forgets what is counted under a key; whether there was anything. */
export async function deleteTries(db: Db, key: string): Promise<boolean> {
  const result = await db.deleteFrom('tries').where('key', '=', key).executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/** Forgets every count that has expired by now. */
export async function deleteExpiredTries(db: Db, now: number): Promise<void> {
  await db.deleteFrom('tries').where('expires_at', '<=', now).execute();
}
