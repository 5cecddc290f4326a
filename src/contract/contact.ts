import { type Static, Type } from 'typebox';
import { defineCall, Email, pageEnd, pageQuery, Success, Text } from './define.ts';
import { fieldErrors } from './errors.ts';
import { strangerErrors, WorkHeader } from './work.ts';

/** The fields of EmailJS's send-form wire format, which the contact page posts. */
const ContactForm = Type.Object({
  service_id: Type.Optional(Type.String({ maxLength: 200 })),
  template_id: Type.Optional(Type.String({ maxLength: 200 })),
  user_id: Type.Optional(Type.String({ maxLength: 200 })),
  from_email: Email,
  from_name: Text({ max: 80 }),
  subject: Text({ max: 200 }),
  message: Type.Optional(Text({ min: 0, max: 5_000 })),
});

export const ContactMessage = Type.Object({
  _id: Type.String(),
  from_email: Type.String(),
  from_name: Type.String(),
  subject: Type.String(),
  message: Type.String(),
  createdAt: Type.String({ format: 'date-time' }),
});
export type ContactMessageReply = Static<typeof ContactMessage>;

export const sendContactMessage = defineCall({
  method: 'POST',
  path: '/api/v1.0/email/send-form',
  feature: 'contact',
  summary: 'The built-in send-form endpoint: keeps the message, relays it when SMTP is set',
  who: 'anyone',
  isForOwnPages: true,
  headers: WorkHeader,
  body: { kind: 'form', schema: ContactForm },
  status: 200,
  reply: Type.String({ description: 'OK, as text' }),
  errors: ['foreign_page', ...strangerErrors, ...fieldErrors],
});

export const listContactMessages = defineCall({
  method: 'GET',
  path: '/api/v1/contact/get-messages',
  feature: 'contact',
  summary: 'Messages people sent, newest first; those that hold the keyword, where one is given',
  who: 'admin',
  query: Type.Object({
    keyword: Type.Optional(Text({ min: 0, max: 200 })),
    ...pageQuery(200),
  }),
  status: 200,
  reply: Success({
    messages: Type.Array(ContactMessage),
    ...pageEnd,
  }),
  errors: ['not_signed_in', 'admins_only', 'passkey_needed', 'bad_cursor', 'bad_request'],
});
