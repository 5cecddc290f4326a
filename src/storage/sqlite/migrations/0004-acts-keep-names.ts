/**
 * An act keeps the names of the recipes it was done to, or that an account took along, as they
 * were: the log tells them when the recipes are gone. Acts from before are given the names that
 * are still known.
 */
export const actsKeepNames = `
alter table acts add column recipe_names text;
alter table acts add column recipe_count integer;
update acts set recipe_count = 1, recipe_names = (
  select json_array(recipes.name) from recipes where recipes.id = acts.subject_id
) where subject_id in (select id from recipes);
`;
