import { integer, table, text } from '../table.ts';

/** What the processes on one database tell each other. */
export const changeTables = {
  /** One row; a transaction that raises the number holds it until it ends, so numbers appear in order. */
  change_counter: table({ id: integer, number: integer }, { key: ['id'], travel: 'local' }),
  /** What changed, for the other processes, in the order of the commits. */
  changes: table(
    { number: integer, origin: text, notice: text, at: integer },
    { key: ['number'], travel: 'local' },
  ),
};
