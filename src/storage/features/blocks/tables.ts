import { type Column, integer, table, text } from '../../table.ts';
import type { BlockKind } from './rows.ts';

const kind: Column<BlockKind> = {};

export const blockTables = {
  /** Whom a person does not want to hear of, and who may not answer them. */
  blocks: table(
    { user_id: text, other_id: text, kind, made_at: integer },
    { key: ['user_id', 'other_id'], refers: ['users'] },
  ),
};
