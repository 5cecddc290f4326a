import { integer, table, text } from '../../table.ts';

export const categoryTables = {
  /** The same in every database: its first migration fills it. */
  categories: table({ id: text, name: text, position: integer }, { key: ['id'], travel: 'local' }),
};
