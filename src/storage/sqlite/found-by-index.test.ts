import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import type { WriteTools } from '../define.ts';
import { listAdmins } from '../features/accounts/accounts.ts';
import { countSet } from '../features/cleanups/choose.ts';
import { deleteOldMessages } from '../features/contact/messages.ts';
import { listUnhashedPhotos } from '../features/hints/photo-hashes.ts';
import { deleteOldNotifications } from '../features/notifications/writes.ts';
import { deleteOldUploads } from '../features/photos/photos.ts';
import { listHiddenPosts } from '../features/posts/posts.ts';
import { foldedOf, takeFromTips } from '../features/questions/tips.ts';
import { listHiddenAnswers } from '../features/reviews/own-answers.ts';
import type { Db } from '../schema.ts';
import { createDb } from './dialect.ts';
import { migrate } from './migrate.ts';
import { migrations } from './migrations/all.ts';

const id = 'a'.repeat(24);
const now = 1_800_000_000_000;
/** The parts that are used here. */
const tools = (db: Db) => ({ db }) as WriteTools;

/** The steps of all statements that something asks of an empty site. */
async function stepsOf(ask: (db: Db) => Promise<unknown>): Promise<string[]> {
  using database = new DatabaseSync(':memory:');
  migrate(database, migrations);
  const asked: string[] = [];
  const prepare = database.prepare.bind(database);
  database.prepare = (text) => {
    asked.push(text);
    return prepare(text);
  };
  await ask(createDb(database));
  return asked.flatMap((text) =>
    prepare(`explain query plan ${text}`)
      .all()
      .map(({ detail }) => String(detail)),
  );
}

const set = { userId: null, since: now - 1, until: now, newSince: null, block: null, hint: null };

test.each<[string, (db: Db) => Promise<unknown>, string[]]>([
  [
    'what an answer has put into tips',
    (db) => takeFromTips(tools(db), { answerId: id }),
    ['answers USING', 'questions USING'],
  ],
  [
    'where words of a person stand in tips',
    (db) => foldedOf(db, id),
    ['answers_by_person', 'questions_by_person'],
  ],
  [
    'what is hidden',
    (db) => listHiddenPosts(db, undefined, 9),
    ['answers_hidden', 'profiles_hidden', 'questions_hidden', 'review_answers_hidden'],
  ],
  [
    'what a set has',
    (db) => countSet(db, set, { at: now, actorId: id }),
    ['answers_by_age', 'profiles_by_age', 'questions_by_age', 'review_answers_by_age'],
  ],
  [
    'what an author answers and is hidden',
    (db) => listHiddenAnswers(db, id, id),
    ['review_answers_by_person'],
  ],
  ['old notifications', (db) => deleteOldNotifications(tools(db), now, 9), ['notifications_read']],
  ['uploads that nothing uses', (db) => deleteOldUploads(tools(db), now, 9), ['photos_waiting']],
  [
    'settled messages',
    (db) => deleteOldMessages(tools(db), now),
    ['queue_entries_of_messages', 'reports_by_age'],
  ],
  ['who runs the site', listAdmins, ['users_by_role']],
  [
    'photos that nobody has looked at',
    (db) => listUnhashedPhotos(db, 9),
    ['COVERING INDEX recipes_by_photo', 'photos USING PRIMARY KEY'],
  ],
])('%s is found by indexes, however much else there is', async (_of, ask, indexes) => {
  const steps = await stepsOf(ask);
  for (const index of indexes)
    expect(steps).toContainEqual(expect.stringMatching(`^SEARCH .*\\b${index}\\b`));
  // What was found before that; a set looks through all collections that are shared, for people have few,
  // and through what other clean-ups have still to do: this index holds nothing else.
  const known = /^SCAN (chosen|found|collections|cleanup_posts USING INDEX cleanup_posts_wished)$/;
  expect(steps.filter((step) => step.startsWith('SCAN') && !known.test(step))).toEqual([]);
  // Of all photos of reviews the recipe is the same: none.
  expect(steps.filter((step) => step.includes('photos_by_recipe (recipe_id=?'))).toEqual([]);
});
