import type { SharedMigration } from './all.ts';

const add = (id: string) => `
alter table reviews add column withdrawn integer;
alter table questions add column withdrawn integer;
alter table answers add column withdrawn integer;
alter table questions add column folded_words text;
alter table questions add column folded_answer_id ${id};
`;

/** What its writer deleted while it was hidden, and which words a question has put into the tips of its recipe. */
export const withdrawnPosts: SharedMigration = {
  number: 26,
  name: 'withdrawn-posts',
  sqlite: add('text'),
  postgres: add('text collate "C"'),
};
