import { randomBytes } from 'node:crypto';
import type { NewAct } from '../port.ts';
import type { ActRow, Page } from '../rows.ts';
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

/** Acts with whoever did them and whatever they were done to, as far as these are still there. */
function namedActs(db: Db) {
  return db
    .selectFrom('acts')
    .leftJoin('users as actors', 'actors.id', 'acts.actor_id')
    .leftJoin('users as accounts', 'accounts.id', 'acts.subject_id')
    .leftJoin('recipes', 'recipes.id', 'acts.subject_id')
    .selectAll('acts')
    .select(['actors.name as actor_name', 'actors.email as actor_email'])
    .select(['accounts.name as account_name', 'recipes.name as recipe_name']);
}

/** A page of acts, newest first. */
export async function listActs(db: Db, limit: number, cursor?: string): Promise<Page<ActRow>> {
  let query = namedActs(db);
  if (cursor !== undefined) {
    const { createdAt, id } = decodeCursor(list, cursor);
    query = query.where(({ eb, refTuple, tuple }) =>
      eb(refTuple('acts.at', 'acts.id'), '<', tuple(createdAt, id)),
    );
  }
  const records = await query
    .orderBy('acts.at', 'desc')
    .orderBy('acts.id', 'desc')
    .limit(limit + 1)
    .execute();
  const rows = records.slice(0, limit).map(toNamedAct);
  const last = rows.at(-1);
  const isMore = records.length > limit && last;
  const nextCursor = isMore ? encodeCursor(list, { createdAt: last.at, id: last.id }) : null;
  return { rows, total: await countActs(db), nextCursor };
}

type NamedRecord = Awaited<ReturnType<ReturnType<typeof namedActs>['execute']>>[number];

function toNamedAct(record: NamedRecord): ActRow {
  const { actor_name: name, actor_email: email } = record;
  return {
    id: record.id,
    at: Number(record.at),
    actorId: record.actor_id,
    act: record.act,
    subject: record.subject,
    subjectId: record.subject_id,
    actor: name === null || email === null ? null : { name, email },
    subjectName: record.recipe_name ?? record.account_name,
  };
}

async function countActs(db: Db): Promise<number> {
  const row = await db
    .selectFrom('acts')
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}
