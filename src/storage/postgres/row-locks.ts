import { sql } from 'kysely';
import { hasNotLeft } from '../features/accounts/has-not-left.ts';
import type { KnownWord, NumberedNotice, RowLocks } from '../row-locks.ts';

/**
 * Row locks, taken in one order by every write. The advisory lock of a slug only spares those
 * who want the same name from running into each other: the table's key is what decides.
 */
export const rowLocks: RowLocks = {
  async person(db, userId) {
    await db
      .selectFrom('users')
      .select('id')
      .where('id', '=', userId)
      .forNoKeyUpdate()
      .executeTakeFirst();
  },
  async presentPerson(db, userId) {
    // A transaction that has waited for the row sees it as it is then.
    const user = await db
      .selectFrom('users')
      .select('id')
      .where('id', '=', userId)
      .where(hasNotLeft)
      .forNoKeyUpdate()
      .executeTakeFirst();
    return user !== undefined;
  },
  async account(db, userId) {
    await db
      .selectFrom('users')
      .select('id')
      .where('id', '=', userId)
      .forUpdate()
      .executeTakeFirst();
  },
  async accountStays(db, userId) {
    await db
      .selectFrom('users')
      .select('id')
      .where('id', '=', userId)
      .forKeyShare()
      .executeTakeFirst();
  },
  async recipe(db, id) {
    await db.selectFrom('recipes').select('id').where('id', '=', id).forUpdate().executeTakeFirst();
  },
  async recipeStays(db, id) {
    await db
      .selectFrom('recipes')
      .select('id')
      .where('id', '=', id)
      .forKeyShare()
      .executeTakeFirst();
  },
  async reviews(db, recipeId) {
    await db
      .selectFrom('recipes')
      .select('id')
      .where('id', '=', recipeId)
      .forNoKeyUpdate()
      .executeTakeFirst();
  },
  async questionStays(db, id) {
    await db
      .selectFrom('questions')
      .select('id')
      .where('id', '=', id)
      .forKeyShare()
      .executeTakeFirst();
  },
  async slug(db, wish) {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`slug ${wish}`}, 0))`.execute(db);
  },
  async wordsStay(db, words) {
    const { rows } = await sql<{ word: string }>`
      select word from search_words where word = any(${words}) order by word for key share
    `.execute(db);
    return rows.map(({ word }) => word);
  },
  async termsGo(db, terms) {
    const { rows } = await sql<KnownWord>`
      select id, word, stem from search_words where stem = any(${terms}) order by word for update
    `.execute(db);
    return rows;
  },
  async notices(db, numbers) {
    const { rows } = await sql<NumberedNotice>`
      select number, notice from changes where number = any(${numbers}) order by number for update
    `.execute(db);
    return rows;
  },
};
