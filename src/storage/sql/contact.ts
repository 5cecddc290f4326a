import type { WriteTools } from '../define.ts';
import type { ContactMessageRow, Page } from '../rows.ts';
import { decodeCursor, encodeCursor } from './cursor.ts';
import { holdsText } from './folded.ts';
import type { Db } from './schema.ts';

const list = 'messages';

/** Keeps a message. */
export async function storeContactMessage(
  { db }: WriteTools,
  message: ContactMessageRow,
): Promise<void> {
  await db
    .insertInto('contact_messages')
    .values({
      id: message.id,
      from_email: message.fromEmail,
      from_name: message.fromName,
      subject: message.subject,
      message: message.message,
      created_at: message.createdAt,
    })
    .execute();
}

const searched = ['from_name', 'from_email', 'subject', 'message'] as const;

/** A page of messages, newest first; those that hold the text, where one is given. */
export async function listContactMessages(
  db: Db,
  limit: number,
  cursor?: string,
  text?: string,
): Promise<Page<ContactMessageRow>> {
  let query = db.selectFrom('contact_messages').selectAll();
  if (text) query = query.where(holdsText(text, ...searched));
  if (cursor !== undefined) {
    const { createdAt, id } = decodeCursor(list, cursor);
    query = query.where(({ eb, refTuple, tuple }) =>
      eb(refTuple('created_at', 'id'), '<', tuple(createdAt, id)),
    );
  }
  const records = await query
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();
  const rows = records.slice(0, limit).map((record) => ({
    id: record.id,
    fromEmail: record.from_email,
    fromName: record.from_name,
    subject: record.subject,
    message: record.message,
    createdAt: Number(record.created_at),
  }));
  const last = rows.at(-1);
  const nextCursor = records.length > limit && last ? encodeCursor(list, last) : null;
  return { rows, total: await countMessages(db, text), nextCursor };
}

async function countMessages(db: Db, text: string | undefined): Promise<number> {
  let query = db.selectFrom('contact_messages').select(({ fn }) => fn.countAll().as('count'));
  if (text) query = query.where(holdsText(text, ...searched));
  const row = await query.executeTakeFirstOrThrow();
  return Number(row.count);
}
