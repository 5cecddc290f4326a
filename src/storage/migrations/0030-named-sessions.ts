import type { SharedMigration } from './all.ts';

const add = `
alter table sessions add column device text not null default '';
`;

/** What a session was begun with, as far as it told; of those from before nothing is known. */
export const namedSessions: SharedMigration = {
  number: 30,
  name: 'named-sessions',
  sqlite: add,
  postgres: add,
};
