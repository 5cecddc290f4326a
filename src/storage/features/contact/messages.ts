import { sql } from 'kysely';
import type { WriteTools } from '../../define.ts';
import { holdsText } from '../../queries/folded.ts';
import { type Page, readPage } from '../../queries/page.ts';
import type { Db, MessageRecord } from '../../schema.ts';
import { openEntry } from '../reports/entries.ts';
import type { ContactMessageRow } from './rows.ts';

/** Keeps a message, which waits in the queue from then on. */
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
  const subject = { kind: 'message', subjectId: message.id, userId: null, recipeId: null } as const;
  await openEntry(db, { ...subject, at: message.createdAt });
}

/** Forgets messages, and what was said with reports, that were settled before a time. */
export async function deleteOldMessages({ db }: WriteTools, before: number): Promise<void> {
  await db
    .deleteFrom('reports')
    // Older than their settling: so what was settled long ago, and has none left, is not looked through again.
    .where('created_at', '<', before)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('queue_entries')
          .select('queue_entries.id')
          .whereRef('queue_entries.id', '=', 'reports.entry_id')
          .where('settled_at', '<', before),
      ),
    )
    .execute();
  // In the query's text, so that the index of messages alone is found.
  const ofMessages = sql<boolean>`kind = 'message'`;
  const messages = db
    .selectFrom('queue_entries')
    .select('subject_id')
    .where(ofMessages)
    .where('settled_at', '<', before);
  await db.deleteFrom('contact_messages').where('id', 'in', messages).execute();
  await db.deleteFrom('queue_entries').where(ofMessages).where('settled_at', '<', before).execute();
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
  const order = { list: 'messages', time: 'created_at', id: 'id' };
  const { records, nextCursor } = await readPage(query, order, { limit, cursor });
  const isAll = cursor === undefined && nextCursor === null;
  const total = isAll ? records.length : await countMessages(db, text);
  return { rows: records.map(toMessage), total, nextCursor };
}

/** Which of these messages are there. */
export async function findMessages(db: Db, ids: readonly string[]): Promise<ContactMessageRow[]> {
  if (ids.length === 0) return [];
  const found = db.selectFrom('contact_messages').selectAll().where('id', 'in', ids);
  return (await found.execute()).map(toMessage);
}

const toMessage = (record: MessageRecord): ContactMessageRow => ({
  id: record.id,
  fromEmail: record.from_email,
  fromName: record.from_name,
  subject: record.subject,
  message: record.message,
  createdAt: Number(record.created_at),
});

async function countMessages(db: Db, text: string | undefined): Promise<number> {
  let query = db.selectFrom('contact_messages').select(({ fn }) => fn.countAll().as('count'));
  if (text) query = query.where(holdsText(text, ...searched));
  const row = await query.executeTakeFirstOrThrow();
  return Number(row.count);
}
