import type { WriteTools } from '../../define.ts';
import { composed, composedQuery } from '../../queries/composed.ts';
import type { Db } from '../../schema.ts';
import type { RecipeFilter } from './rows.ts';

const any = '';

type Counted = { categoryId: string; userId: string; unlisted: boolean };

/** Counts one more in every list that such a recipe is in, if any: counting a million rows is no option. */
export async function addToCounts(db: Db, recipe: Counted): Promise<void> {
  if (!recipe.unlisted) await db.executeQuery(adding(db, recipe, 1));
}

type Tools = Pick<WriteTools, 'db' | 'atEnd'>;

/** The same at the end of a write, also for one less. */
export function countAtEnd(tools: Tools, recipe: Counted, change: 1 | -1): void {
  countAllAtEnd(tools, [recipe], change);
}

/** The same for many: those that are in the same lists are counted at once. */
export function countAllAtEnd(
  { db, atEnd }: Tools,
  recipes: readonly Counted[],
  change: 1 | -1,
): void {
  const listed = recipes.filter(({ unlisted }) => !unlisted);
  const alike = Map.groupBy(listed, ({ categoryId, userId }) => `${categoryId} ${userId}`);
  for (const group of alike.values()) {
    for (const one of group.slice(0, 1)) atEnd(adding(db, one, change * group.length));
  }
}

const adding = (db: Db, { categoryId, userId }: Counted, change: number) =>
  added(db, categoryId, userId, change);

const added = composedQuery((db, category_id: string, user_id: string, count: number) =>
  db
    .insertInto('recipe_counts')
    .values([
      { category_id: any, user_id: any, count },
      { category_id, user_id: any, count },
      { category_id: any, user_id, count },
      { category_id, user_id, count },
    ])
    .onConflict((conflict) =>
      conflict.columns(['category_id', 'user_id']).doUpdateSet((eb) => ({
        count: eb('recipe_counts.count', '+', eb.ref('excluded.count')),
      })),
    ),
);

/** Where it is counted how many recipes a filter leaves. */
export const countOf = (db: Db, categoryId = any, userId = any) =>
  db
    .selectFrom('recipe_counts')
    .where('category_id', '=', categoryId)
    .where('user_id', '=', userId);

const counted = composed((db, categoryId: string, userId: string) =>
  countOf(db, categoryId, userId).select('count'),
);

/** How many recipes a filter leaves. */
export async function countFiltered(db: Db, filter: RecipeFilter): Promise<number> {
  const [found] = await counted(db, filter.categoryId ?? any, filter.userId ?? any);
  return Number(found?.count ?? 0);
}
