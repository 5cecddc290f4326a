import { composed } from '../../queries/composed.ts';
import type { Db } from '../../schema.ts';
import type { RecipeFilter } from './rows.ts';

const any = '';

type Counted = { categoryId: string; userId: string; unlisted: boolean };

/** Adds to the size of every list that such a recipe is in, if any: counting a million rows is no option. */
export async function addToCounts(db: Db, recipe: Counted, change: 1 | -1): Promise<void> {
  if (recipe.unlisted) return;
  const sets = [
    { category_id: any, user_id: any },
    { category_id: recipe.categoryId, user_id: any },
    { category_id: any, user_id: recipe.userId },
    { category_id: recipe.categoryId, user_id: recipe.userId },
  ];
  await db
    .insertInto('recipe_counts')
    .values(sets.map((set) => ({ ...set, count: change })))
    .onConflict((conflict) =>
      conflict.columns(['category_id', 'user_id']).doUpdateSet((eb) => ({
        count: eb('recipe_counts.count', '+', eb.ref('excluded.count')),
      })),
    )
    .execute();
}

const counted = composed((db, categoryId: string, userId: string) =>
  db
    .selectFrom('recipe_counts')
    .select('count')
    .where('category_id', '=', categoryId)
    .where('user_id', '=', userId),
);

/** How many recipes a filter leaves. */
export async function countFiltered(db: Db, filter: RecipeFilter): Promise<number> {
  const [found] = await counted(db, filter.categoryId ?? any, filter.userId ?? any);
  return Number(found?.count ?? 0);
}
