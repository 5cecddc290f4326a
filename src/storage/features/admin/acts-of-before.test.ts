import { expect, test } from 'vitest';
import { cuisineId } from '#domain/categories/cuisines.ts';
import { postgresOfBefore, sqliteOfBefore } from '#test/support/databases-of-before.ts';

/** A recipe named 'Pie "à la mode"', and acts on it, on one that is gone and on its cook. */
const written = `
insert into users (id, name, email, role, created_at) values ('cook', 'Cleo', 'c@example.org', 0, 1);
insert into recipes (
  id, slug, name, description, ingredients, steps, category_id, user_id, diet,
  photo_id, photo_width, photo_height, photo_color, created_at, updated_at
) values (
  'pie', 'pie', 'Pie "à la mode"', 'd', '["i"]', '["s"]', '${cuisineId('Other')}', 'cook', '[]',
  'p', 1, 1, '#fff', 1, 1
);
insert into acts (id, at, actor_id, act, subject, subject_id) values
  ('1', 1, null, 'remove-recipe', 'recipe', 'pie'),
  ('2', 2, null, 'remove-recipe', 'recipe', 'gone'),
  ('3', 3, null, 'end-sessions', 'account', 'cook'),
  ('4', 4, null, 'delete-account', 'account', null);
`;
const asked = 'select recipe_names, recipe_count from acts order by id';
const unknown = { recipe_names: null, recipe_count: null };
const kept = [
  { recipe_names: '["Pie \\"à la mode\\""]', recipe_count: 1 },
  unknown,
  unknown,
  unknown,
];

test('acts from before names were kept are given those that are still known, on SQLite', () => {
  using database = sqliteOfBefore('acts-keep-names', written);
  expect(database.prepare(asked).all()).toEqual(kept);
});

test('acts from before names were kept are given those that are still known, on PostgreSQL', async () => {
  await using database = await postgresOfBefore('acts-keep-names', written);
  expect(await database.rows(asked)).toEqual(kept);
});
