import type { SharedMigration } from './all.ts';

const columns = `
alter table recipes add column ingredient_ids text not null default '[]';
alter table recipes add column step_ids text not null default '[]';
`;
const fill = (idsFor: (list: string) => string) =>
  `update recipes set ingredient_ids = (${idsFor('ingredients')}), step_ids = (${idsFor('steps')});`;

/** The lasting ids of ingredients and steps; those that are there get theirs. */
export const lineIds: SharedMigration = {
  number: 12,
  name: 'line-ids',
  sqlite:
    columns +
    fill(
      (list) =>
        `select json_group_array(lower(hex(randomblob(6)))) from json_each(recipes.${list})`,
    ),
  postgres:
    columns +
    fill(
      (list) => `
        select coalesce(json_agg(substr(md5(random()::text || line), 1, 12)), '[]')::text
        from json_array_elements_text(recipes.${list}::json) as lines (line)`,
    ),
};
