import type { Db } from '../../schema.ts';
import type { CategoryRow } from './rows.ts';

/** The categories in display order. */
export async function listCategories(db: Db): Promise<CategoryRow[]> {
  return db.selectFrom('categories').select(['id', 'name']).orderBy('position').execute();
}

/** The category's name, or an empty text when there is no such category. */
export async function categoryName(db: Db, id: string): Promise<string> {
  const row = await db
    .selectFrom('categories')
    .select('name')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.name ?? '';
}
