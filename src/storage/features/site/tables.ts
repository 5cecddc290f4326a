import { table, text } from '../../table.ts';

export const siteTables = {
  /** What the site has noted about itself. */
  notes: table({ key: text, value: text }, { key: ['key'] }),
};
