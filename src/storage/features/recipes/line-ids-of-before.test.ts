import { expect, test } from 'vitest';
import { cuisineId } from '#domain/categories/cuisines.ts';
import { postgresOfBefore, sqliteOfBefore } from '#test/support/databases-of-before.ts';

/** A recipe from before lines had ids, two of them equal. */
const written = `
insert into users (id, name, email, role, created_at) values ('cook', 'Cleo', 'c@example.org', 0, 1);
insert into recipes (
  id, slug, name, description, ingredients, steps, category_id, user_id, diet,
  photo_id, photo_width, photo_height, photo_color, created_at, updated_at
) values (
  'pie', 'pie', 'Pie', 'd', '["2 eggs, beaten","salt","salt"]', '["Mix \\"well\\"."]',
  '${cuisineId('Other')}', 'cook', '[]', 'p', 1, 1, '#fff', 1, 1
);
`;
const asked = 'select ingredient_ids, step_ids from recipes';

function expectIds(row: Record<string, unknown> | undefined): void {
  const [ingredients, steps] = [row?.ingredient_ids, row?.step_ids].map((ids) =>
    JSON.parse(String(ids)),
  );
  expect([ingredients.length, steps.length]).toEqual([3, 1]);
  expect(new Set([...ingredients, ...steps]).size).toBe(4);
  for (const id of [...ingredients, ...steps]) expect(id).toMatch(/^[0-9a-f]{12}$/);
}

test('lines from before are given ids, on SQLite', () => {
  using database = sqliteOfBefore('line-ids', written);
  expectIds(database.prepare(asked).get());
});

test('lines from before are given ids, on PostgreSQL', async () => {
  await using database = await postgresOfBefore('line-ids', written);
  expectIds((await database.rows(asked))[0]);
});
