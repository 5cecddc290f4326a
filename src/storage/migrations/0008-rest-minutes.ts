import type { SharedMigration } from './all.ts';

const column = 'alter table recipes add column rest_minutes integer;';

/** How long a dough or a marinade rests, where its cook tells. */
export const restMinutes: SharedMigration = {
  number: 8,
  name: 'rest-minutes',
  sqlite: column,
  postgres: column,
};
