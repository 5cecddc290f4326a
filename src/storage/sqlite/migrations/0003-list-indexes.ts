/**
 * Whether a recipe was removed stands in the indexes of the lists, so that pages far into a list
 * pass over the recipes before them without reading any.
 */
export const listIndexes = `
drop index recipes_by_age;
create index recipes_by_age on recipes (created_at, id, removed_at);
drop index recipes_by_category;
create index recipes_by_category on recipes (category_id, created_at, id, removed_at);
drop index recipes_by_user;
create index recipes_by_user on recipes (user_id, created_at, id, removed_at);
`;
