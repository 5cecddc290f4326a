import type { MailTime, NotificationKind } from '#domain/notifications/settings.ts';
import { type Column, integer, optional, table, text } from '../../table.ts';

const kind: Column<NotificationKind> = {};
const mail: Column<MailTime> = {};

/** What people are told, and what they want to be told of. */
export const notificationTables = {
  notifications: table(
    {
      /** 24 hex digits that grow with time, to the millisecond. */
      id: text,
      /** Who is told. */
      user_id: text,
      kind,
      /** The same for all that are told together (`domain/notifications/groups.ts`). */
      grouped: text,
      /** Who did it; null is the site itself. */
      actor_id: optional(text),
      recipe_id: optional(text),
      /** A review, question, answer or collection; who deletes one withdraws what tells of it, or leaves it without a subject where it was read. */
      subject_id: optional(text),
      /** Of `hidden`: the kind of post, whether it was hidden, restored or upheld, and why, between colons. */
      detail: optional(text),
      created_at: integer,
      read_at: optional(integer),
      /**
       * Null while a mail has yet to be written that tells of it, 0 where none is wanted, else when the one was written that does:
       * below zero while that is put off.
       */
      mailed_at: optional(integer),
      /** When that mail is due; null where none is wanted, and of what came before the person left, until they are back. */
      mail_due_at: optional(integer),
    },
    { key: ['id'], refers: ['users', 'recipes'] },
  ),
  /** What a person chose for a kind; without a row `domain/notifications/settings.ts` says what holds. */
  notification_settings: table(
    { user_id: text, kind, site: integer, mail },
    { key: ['user_id', 'kind'], refers: ['users'] },
  ),
  /** A recipe whose followers are being told, and the last of them who was: gone when all were. */
  tellings: table({ recipe_id: text, after_id: text }, { key: ['recipe_id'], refers: ['recipes'] }),
};
