import { randomBytes } from 'node:crypto';
import type { ActRow, NewAct, Page } from '../port.ts';
import { decodeCursor, encodeCursor } from './cursor.ts';
import type { Db } from './schema.ts';

const list = 'acts';

/** Notes what was done, in the transaction that does it. */
export async function noteAct(
  db: Db,
  { at, actorId, act }: NewAct,
  subject: string,
  subjectId: string | null,
): Promise<void> {
  const id = randomBytes(12).toString('hex');
  await db
    .insertInto('acts')
    .values({ id, at, actor_id: actorId, act, subject, subject_id: subjectId })
    .execute();
}

/** A page of acts, newest first. */
export async function listActs(db: Db, limit: number, cursor?: string): Promise<Page<ActRow>> {
  let query = db.selectFrom('acts').selectAll();
  if (cursor !== undefined) {
    const { createdAt, id } = decodeCursor(list, cursor);
    query = query.where(({ eb, refTuple, tuple }) =>
      eb(refTuple('at', 'id'), '<', tuple(createdAt, id)),
    );
  }
  const records = await query
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();
  const rows = records.slice(0, limit).map((record) => ({
    id: record.id,
    at: Number(record.at),
    actorId: record.actor_id,
    act: record.act,
    subject: record.subject,
    subjectId: record.subject_id,
  }));
  const last = rows.at(-1);
  const isMore = records.length > limit && last;
  const nextCursor = isMore ? encodeCursor(list, { createdAt: last.at, id: last.id }) : null;
  return { rows, total: await countActs(db), nextCursor };
}

async function countActs(db: Db): Promise<number> {
  const row = await db
    .selectFrom('acts')
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}
