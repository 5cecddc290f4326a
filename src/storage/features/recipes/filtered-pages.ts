import { type SelectQueryBuilder, sql } from 'kysely';
import type { Lined } from '../../queries/one-text.ts';
import { composedPagesBeside, type Order, type Place } from '../../queries/page.ts';
import type { Db } from '../../schema.ts';
import { countOf } from './counts.ts';
import type { RecipeFilter } from './rows.ts';

// biome-ignore lint/suspicious/noExplicitAny: the filter names its columns in text; the rest of the query keeps its types.
type Query<Output> = SelectQueryBuilder<any, any, Output>;

const newestFirst: Order = { list: 'recipes', time: 'recipes.created_at', id: 'recipes.id' };
const category = 'recipes.category_id';
const person = 'recipes.user_id';

/**
 * Pages of those recipes that a query finds and a filter leaves, newest first by createdAt, then id, and how many there are in all;
 * composed once for each kind of filter. The query selects `created_at` and `id`.
 */
export function filteredPages<Output>(compose: (db: Db) => Query<Output>, told: 'rows' | Lined) {
  const pagesWhere = (...columns: string[]) => {
    const found = (db: Db, ...values: string[]) =>
      columns.reduce(
        (query, column, n) => query.where(sql<boolean>`${sql.ref(column)} = ${values[n]}`),
        compose(db),
      );
    const counted = (db: Db, ...values: string[]) =>
      countOf(db, values[columns.indexOf(category)], values[columns.indexOf(person)]).select(
        sql<string>`cast(count as text)`.as('beside'),
      );
    return composedPagesBeside(newestFirst, found, counted, told);
  };
  const all = pagesWhere();
  const ofCategory = pagesWhere(category);
  const ofPerson = pagesWhere(person);
  const ofBoth = pagesWhere(category, person);
  const pageOf = (db: Db, { categoryId, userId }: RecipeFilter, place: Place) => {
    if (categoryId === undefined) {
      return userId === undefined ? all(db, place) : ofPerson(db, place, userId);
    }
    if (userId === undefined) return ofCategory(db, place, categoryId);
    return ofBoth(db, place, categoryId, userId);
  };
  return async (db: Db, filter: RecipeFilter, place: Place) => {
    const { records, nextCursor, beside } = await pageOf(db, filter, place);
    return { records, nextCursor, total: Number(beside ?? 0) };
  };
}
