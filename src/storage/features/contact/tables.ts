import { integer, table, text } from '../../table.ts';

export const contactTables = {
  contact_messages: table(
    {
      id: text,
      from_email: text,
      from_name: text,
      subject: text,
      message: text,
      created_at: integer,
    },
    { key: ['id'] },
  ),
};
