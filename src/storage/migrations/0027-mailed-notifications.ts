import type { SharedMigration } from './all.ts';

const create = (id: string, number: string, kind: string) => `
alter table notifications add column mail_due_at ${number};
update notifications set mailed_at = 0 where mailed_at is null;
drop index notifications_to_mail;
create index notifications_to_mail on notifications (user_id, mail_due_at) where mailed_at is null;
create index notifications_due on notifications (mail_due_at) where mailed_at is null;
create index mails_waiting_by_user on mails (user_id, kind) where sent_at is null and failed is null;
create table mail_readers (
  user_id ${id} not null primary key references users (id) on delete cascade,
  language text not null,
  token ${id} not null unique
)${kind};
`;

/** When a mail tells of what happened, and how those read who want mails. */
export const mailedNotifications: SharedMigration = {
  number: 27,
  name: 'mailed-notifications',
  sqlite: create('text', 'integer', ' strict, without rowid'),
  postgres: create('text collate "C"', 'bigint', ''),
};
