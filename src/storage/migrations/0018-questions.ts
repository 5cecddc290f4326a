import type { SharedMigration } from './all.ts';

const create = (id: string, number: string, kind: string) => `
create table questions (
  id ${id} not null primary key,
  recipe_id ${id} not null references recipes (id) on delete cascade,
  user_id ${id} not null references users (id) on delete cascade,
  text text not null,
  folded_at ${number},
  hidden_at ${number},
  hidden_reason text,
  created_at ${number} not null,
  updated_at ${number} not null
)${kind};
create index questions_by_recipe on questions (recipe_id, created_at, id);
create index questions_by_person on questions (user_id, recipe_id);
create table answers (
  id ${id} not null primary key,
  question_id ${id} references questions (id) on delete set null,
  recipe_id ${id} not null references recipes (id) on delete cascade,
  user_id ${id} not null references users (id) on delete cascade,
  text text not null,
  hidden_at ${number},
  hidden_reason text,
  created_at ${number} not null,
  updated_at ${number} not null
)${kind};
create unique index answers_by_question on answers (question_id, user_id);
create index answers_by_recipe on answers (recipe_id);
create index answers_by_person on answers (user_id, recipe_id);
`;

/**
 * What people ask on recipes and what others answer: gone with account and recipe. An answer whose question
 * went stays with its writer alone.
 */
export const questions: SharedMigration = {
  number: 18,
  name: 'questions',
  sqlite: create('text', 'integer', ' strict'),
  postgres: create('text collate "C"', 'bigint', ''),
};
