import { constants } from 'node:sqlite';
import { expect, test } from 'vitest';
import { migratedSqlite } from '#test/support/databases-of-before.ts';
import { listPublicCollections } from '../features/collections/lists.ts';
import { listCookReviews } from '../features/cooks/reads.ts';
import { listNotifications } from '../features/notifications/reads.ts';
import { listCards } from '../features/recipes/card-reads.ts';
import { listRecipeLinks } from '../features/recipes/links.ts';
import { listRecipes } from '../features/recipes/reads.ts';
import { listReviews } from '../features/reviews/reads.ts';
import type { Db } from '../schema.ts';
import { createDb } from './dialect.ts';

const id = 'a'.repeat(24);

test.each<[string, (db: Db, limit: number) => Promise<unknown>]>([
  ['recipes', (db, limit) => listRecipes(db, {}, limit)],
  ['cards', (db, limit) => listCards(db, {}, limit)],
  ['links', (db, limit) => listRecipeLinks(db, {}, limit)],
  ['reviews of a recipe', (db, limit) => listReviews(db, id, 'helpful', limit)],
  ['reviews of a cook', (db, limit) => listCookReviews(db, id, limit)],
  ['collections', (db, limit) => listPublicCollections(db, id, limit)],
  ['notifications', (db, limit) => listNotifications(db, id, limit)],
])(
  'a list of %s is planned once, however often and at whatever length it is read',
  async (_of, list) => {
    using database = migratedSqlite();
    let planned = 0;
    // It is asked for each table and column of a statement that is planned.
    database.setAuthorizer(() => {
      planned += 1;
      return constants.SQLITE_OK;
    });
    const db = createDb(database);
    await list(db, 10);
    expect(planned).toBeGreaterThan(0);
    planned = 0;
    for (const limit of [10, 11, 12]) await list(db, limit);
    expect(planned).toBe(0);
  },
);
