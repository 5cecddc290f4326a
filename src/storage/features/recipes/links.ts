import { readPart } from '../../queries/page.ts';
import type { Db } from '../../schema.ts';
import { hasNotLeft } from '../accounts/has-not-left.ts';
import { listedRecipes } from './reads.ts';
import type { CookLinkRow, LinkStart, RecipeLinkRow } from './rows.ts';

/** Recipes oldest first, so that what is published later leaves earlier parts of a list as they were. */
export async function listRecipeLinks(
  db: Db,
  start: LinkStart<RecipeLinkRow>,
  limit: number,
): Promise<RecipeLinkRow[]> {
  const links = listedRecipes(db).select(['id', 'slug', 'photo_id', 'created_at', 'updated_at']);
  const records = await readPart(links, start, limit);
  return records.map((record) => ({
    id: record.id,
    slug: record.slug,
    photoId: record.photo_id,
    createdAt: Number(record.created_at),
    updatedAt: Number(record.updated_at),
  }));
}

/** The cooks who have published a recipe that is still there, by id. */
export async function listCookLinks(
  db: Db,
  { after, skip = 0 }: LinkStart<Pick<CookLinkRow, 'id'>>,
  limit: number,
): Promise<CookLinkRow[]> {
  const records = await cooks(db)
    .select(['user_id', 'handle'])
    .where('user_id', '>', after?.id ?? '')
    .orderBy('user_id')
    .offset(skip)
    .limit(limit)
    .execute();
  return records.map(({ user_id: id, handle }) => ({ id, handle }));
}

/** How many cooks `listCookLinks` lists. */
export async function countCooks(db: Db): Promise<number> {
  const row = await cooks(db)
    .select((eb) => eb.fn.countAll().as('cooks'))
    .executeTakeFirstOrThrow();
  return Number(row.cooks);
}

const cooks = (db: Db) =>
  db
    .selectFrom('recipe_counts')
    .innerJoin('users', 'users.id', 'recipe_counts.user_id')
    .where('category_id', '=', '')
    // A former cook has recipes and no page.
    .where(hasNotLeft)
    .where('count', '>', 0);
