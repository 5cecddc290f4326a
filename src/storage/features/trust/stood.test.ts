import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { cuisineId } from '#domain/categories/cuisines.ts';
import { createDb } from '../../sqlite/dialect.ts';
import { migrate } from '../../sqlite/migrate.ts';
import { migrations } from '../../sqlite/migrations/all.ts';
import { hasStood } from './stood.ts';

test('of who has posted enough recipes nothing else is read', async () => {
  using database = new DatabaseSync(':memory:');
  migrate(database, migrations);
  let queries = 0;
  const db = createDb(database).withPlugin({
    transformQuery({ node }) {
      queries += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const user = { id: 'cook', name: 'cook', handle: 'cook', email: 'cook', role: 0, created_at: 1 };
  await db.insertInto('users').values(user).execute();
  for (const at of [1, 2, 3]) database.exec(recipeOf(at));
  const asked = async (before: number) => {
    queries = 0;
    return { hasStood: await hasStood(db, 'cook', before, 3), queries };
  };
  expect(await asked(4)).toEqual({ hasStood: true, queries: 1 });
  expect(await asked(3)).toEqual({ hasStood: false, queries: 5 });
});

const recipeOf = (at: number) => `
insert into recipes (
  id, slug, name, description, ingredients, steps, category_id, user_id, diet,
  photo_id, photo_width, photo_height, photo_color, created_at, updated_at
) values (
  '${at}', '${at}', 'N', 'd', '[]', '[]', '${cuisineId('Other')}', 'cook', '[]', '${at}', 1, 1, '#fff', ${at}, ${at}
);`;
