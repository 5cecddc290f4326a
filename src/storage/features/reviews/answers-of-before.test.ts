import { expect, test } from 'vitest';
import { cuisineId } from '#domain/categories/cuisines.ts';
import { postgresOfBefore, sqliteOfBefore } from '#test/support/databases-of-before.ts';

const written = `
insert into users (id, name, email, handle, role, created_at) values
  ${['guest', 'cook'].map((id) => `('${id}', 'N', '${id}@example.org', '${id}', 0, 1)`)};
insert into recipes (
  id, slug, name, description, ingredients, steps, category_id, user_id, diet,
  photo_id, photo_width, photo_height, photo_color, created_at, updated_at
) values (
  'pie', 'pie', 'N', 'd', '[]', '[]', '${cuisineId('Other')}', 'cook', '[]', 'pie', 1, 1, '#fff', 1, 1
);
insert into reviews (
  id, recipe_id, user_id, day, as_written, changes, cooked_lines, cooked_on, text,
  answer, answered_at, created_at, updated_at
) values
  ('r1', 'pie', 'guest', 1, 1, '[]', '', '', 'Bland', 'More salt', 7, 1, 1),
  ('r2', 'pie', 'guest', 2, 1, '[]', '', '', 'Good', null, null, 2, 2);
`;
const answers = 'select * from review_answers';
const reviews = 'select r.id, text, shown from reviews r join review_ranks on review_id = r.id';
const after = `
update reviews set hidden_at = 9, hidden_reason = 'Rude' where id = 'r2';
delete from reviews where id = 'r1';
`;
const moved = {
  id: 'r1',
  recipe_id: 'pie',
  user_id: 'cook',
  text: 'More salt',
  hidden_at: null,
  hidden_reason: null,
  withdrawn: null,
  created_at: 7,
  updated_at: 7,
};
const kept = [
  { id: 'r1', text: 'Bland', shown: 1 },
  { id: 'r2', text: 'Good', shown: 1 },
];
const left = [{ id: 'r2', text: 'Good', shown: 0 }];

test('answers from before are posts of the cook of the recipe, and reviews go on as they were, on SQLite', () => {
  using database = sqliteOfBefore('review-answers', written);
  const all = (asked: string) => database.prepare(asked).all();
  expect(all(answers)).toEqual([moved]);
  expect(all(`${reviews} order by r.id`)).toEqual(kept);
  database.exec(after);
  expect([all(answers), all(reviews)]).toEqual([[], left]);
});

test('the same on PostgreSQL', async () => {
  await using database = await postgresOfBefore('review-answers', written);
  const all = database.rows;
  expect(await all(answers)).toEqual([{ ...moved, created_at: '7', updated_at: '7' }]);
  expect(await all(`${reviews} order by r.id`)).toEqual(kept);
  await all(after);
  expect([await all(answers), await all(reviews)]).toEqual([[], left]);
});
