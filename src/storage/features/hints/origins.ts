import type { ReportKind } from '#domain/reports/kinds.ts';
import type { WriteTools } from '../../define.ts';
import type { Db } from '../../schema.ts';

type PostOrigin = {
  kind: ReportKind;
  id: string;
  userId: string;
  block: string;
  at: number;
};

/** Notes from where something was posted or changed, to be looked at. */
export async function noteOrigin(
  db: Db,
  { kind, id, userId, block, at }: PostOrigin,
): Promise<void> {
  const noted = { user_id: userId, block, at, looked: 0 };
  await db
    .insertInto('post_origins')
    .values({ kind, post_id: id, ...noted })
    .onConflict((conflict) => conflict.columns(['kind', 'post_id']).doUpdateSet(noted))
    .execute();
}

/** Forgets so many of those that were noted before a time; how many they were. */
export async function deleteOldOrigins(
  { db }: WriteTools,
  before: number,
  limit: number,
): Promise<number> {
  const old = db
    .selectFrom('post_origins')
    .select(['kind', 'post_id'])
    .where('at', '<', before)
    .limit(limit);
  const gone = await db
    .deleteFrom('post_origins')
    .where(({ eb, refTuple }) =>
      eb(refTuple('kind', 'post_id'), 'in', old.$asTuple('kind', 'post_id')),
    )
    .executeTakeFirst();
  return Number(gone.numDeletedRows);
}

/** From which blocks posts of a kind came, by the id of the post. */
export async function findBlocks(
  db: Db,
  kind: ReportKind,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const origins = db
    .selectFrom('post_origins')
    .select(['post_id', 'block'])
    .where('kind', '=', kind);
  const found = await origins.where('post_id', 'in', ids).execute();
  return new Map(found.map(({ post_id, block }) => [post_id, block]));
}
