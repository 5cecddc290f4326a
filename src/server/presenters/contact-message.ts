import type { ContactMessageReply } from '#contract/contact.ts';
import type { ContactMessageRow } from '#storage/features/contact/rows.ts';
import { toTime } from './time.ts';

/** A message of the contact page, for those who run the site. */
export function presentMessage(row: ContactMessageRow): ContactMessageReply {
  return {
    _id: row.id,
    from_email: row.fromEmail,
    from_name: row.fromName,
    subject: row.subject,
    message: row.message,
    createdAt: toTime(row.createdAt),
  };
}
