import { expect, test } from 'vitest';
import { cuisineId } from '#domain/categories/cuisines.ts';
import { rate } from '#domain/reviews/rating.ts';
import {
  migratedSqlite,
  postgresOfBefore,
  sqliteOfBefore,
} from '#test/support/databases-of-before.ts';
import type { WriteTools } from '../../define.ts';
import { noLocks } from '../../row-locks.ts';
import { createDb } from '../../sqlite/dialect.ts';
import { findReviewTally, recountAllRatings, tallyReviews } from './ratings.ts';

/** Person, day, rating, as written. */
const reviews = [
  ['a', 1, 5, 1],
  ['a', 2, 2, 0],
  ['a', 3, null, 1],
  ['b', 1, 1, 1],
  ['b', 4, 4, 1],
  ['c', 2, 3, 0],
] as const;
const written = `
insert into users (id, name, email, role, created_at) values
  ${['a', 'b', 'c', 'cook'].map((id) => `('${id}', 'N', '${id}@example.org', 0, 1)`)};
${['pie', 'tart']
  .map(
    (id) => `insert into recipes (
  id, slug, name, description, ingredients, steps, category_id, user_id, diet,
  photo_id, photo_width, photo_height, photo_color, created_at, updated_at
) values (
  '${id}', '${id}', 'N', 'd', '[]', '[]', '${cuisineId('Other')}', 'cook', '[]', '${id}', 1, 1, '#fff', 1, 1
);`,
  )
  .join('')}
insert into reviews (
  id, recipe_id, user_id, day, rating, as_written, changes, cooked_lines, cooked_on, text,
  created_at, updated_at
) values ${reviews.map(
  ([user, day, rating, asWritten], n) =>
    `('r${n}', 'pie', '${user}', ${day}, ${rating}, ${asWritten}, '[]', '', '', '', 1, 1)`,
)};
`;
const asked = 'select recipe_id, sum, count from recipe_ratings';
/** How many of each writer everybody may read: of the first of them. */
const shown = `
  select user_id, shown, count(*) as count from review_ranks
  group by user_id, shown order by user_id limit 1`;
const { sum, count } = rate(
  reviews.map(([userId, day, rating, asWritten]) => ({
    userId,
    day,
    rating,
    asWritten: asWritten === 1,
    countsLater: false,
  })),
);
const expected = { recipe_id: 'pie', sum, count };

test('reviews from before are counted, on SQLite', () => {
  expect(expected).toMatchObject({ sum: 9, count: 2 });
  using database = sqliteOfBefore('ratings', written);
  expect(database.prepare(asked).all()).toEqual([expected]);
  expect(database.prepare(shown).all()).toEqual([{ user_id: 'a', shown: 1, count: 3 }]);
});

test('what reviews from before come to is counted when it is asked, and once for all', async () => {
  using database = sqliteOfBefore('ratings', written);
  const db = createDb(database);
  const tally = { reviews: reviews.length, people: 3, sum, count };
  expect(await findReviewTally(db, 'pie')).toEqual(tally);
  const tools = { db, locks: noLocks } as WriteTools;
  expect(await tallyReviews(tools, 10)).toBe(1);
  expect(await findReviewTally(db, 'pie')).toEqual(tally);
  expect(await tallyReviews(tools, 10)).toBe(0);
});

test('a database that was filled from a backup counts what counted, and the rest later', async () => {
  using database = migratedSqlite();
  database.exec(written);
  database.exec(`update reviews set counts_later = 1 where user_id = 'a'`);
  await recountAllRatings(createDb(database));
  // That of b alone: c changed something.
  expect(database.prepare(asked).all()).toEqual([{ recipe_id: 'pie', sum: 4, count: 1 }]);
});

test('reviews from before are counted, on PostgreSQL', async () => {
  await using database = await postgresOfBefore('ratings', written);
  expect(await database.rows(asked)).toEqual([expected]);
  expect(await database.rows(shown)).toEqual([{ user_id: 'a', shown: 1, count: '3' }]);
});
