import { integer, optional, table, text } from '../../table.ts';

export const limitTables = {
  tries: table({ key: text, points: integer, expires_at: optional(integer) }, { key: ['key'] }),
};
