import type { SharedMigration } from './all.ts';

/** What decides whether lists have a recipe stands in their indexes: pages far into a list read no recipe before them. */
const sql = (flag: string) => `
alter table recipes add column unlisted ${flag} not null default 0;
drop index recipes_by_age;
create index recipes_by_age on recipes (created_at, id, removed_at, unlisted);
drop index recipes_by_category;
create index recipes_by_category on recipes (category_id, created_at, id, removed_at, unlisted);
drop index recipes_by_user;
create index recipes_by_user on recipes (user_id, created_at, id, removed_at, unlisted);
`;

/** 1 for a recipe that only its link leads to. */
export const unlisted: SharedMigration = {
  number: 13,
  name: 'unlisted',
  sqlite: sql('integer'),
  postgres: sql('integer'),
};
