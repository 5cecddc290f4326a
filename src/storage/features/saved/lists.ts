import { type SelectQueryBuilder, sql } from 'kysely';
import { leastListed } from '#domain/reviews/rating.ts';
import type { SearchTools } from '../../define.ts';
import { BadCursor } from '../../port.ts';
import { decodeCursor, encodeCursor } from '../../queries/cursor.ts';
import { type Cut, cutPage, type Page, readPage } from '../../queries/page.ts';
import type { Db } from '../../schema.ts';
import { presentRecipes } from '../recipes/reads.ts';
import { recipeColumns, toRecipe } from '../recipes/records.ts';
import type { RecipeRow } from '../recipes/rows.ts';
import { isDeletedByOwner } from '../recipes/takers.ts';
import { isTimed, totalMinutes } from '../recipes/time-columns.ts';
import type { GoneSave, SavedSort, SavedWish, SoughtPage, SoughtSaves } from './rows.ts';
import { chosenOf, savedBy, soughtOf } from './sought.ts';

/** More of what is gone is told nobody. */
const mostGone = 50;

/** The ids of the person's saved recipes, last saved first. */
export async function listSavedIds(db: Db, userId: string): Promise<string[]> {
  const saved = savedBy(db, userId).select('recipes.id').orderBy('saves.saved_at', 'desc');
  return (await saved.execute()).map(({ id }) => id);
}

const goneSaves = (db: Db, userId: string) =>
  db
    .selectFrom('saves')
    .innerJoin('recipes', 'recipes.id', 'saves.recipe_id')
    .select(['recipes.id', 'recipes.name'])
    .where('saves.user_id', '=', userId)
    .where('recipes.removed_at', 'is not', null)
    .where(isDeletedByOwner);

/** What the person saved and its author has deleted, last saved first. */
export async function listGoneSaves(db: Db, userId: string): Promise<GoneSave[]> {
  return goneSaves(db, userId).orderBy('saves.saved_at', 'desc').limit(mostGone).execute();
}

/** What each order goes by, the greatest first; recipes that say nothing of it come last. */
const places = {
  saved: sql<number>`saves.saved_at`,
  quickest: sql<number>`case when ${isTimed} then 1000000000 - ${totalMinutes} else 0 end`,
  rated: sql<number>`case when recipe_ratings.count >= ${sql.lit(leastListed)}
    then cast(recipe_ratings.sum as bigint) * 100000 / recipe_ratings.count * 1000000 + recipe_ratings.count
    else 0 end`,
} satisfies Record<Exclude<SavedSort, 'name'>, unknown>;

/** A page of what the person saved. */
export function listSavedRecipes(
  db: Db,
  userId: string,
  wish: SavedWish,
  limit: number,
  cursor?: string,
): Promise<Page<RecipeRow>> {
  return readSaved(db, userId, chosenOf(db, userId, wish), wish, limit, cursor);
}

/** The same of what a sentence finds among it, and what that leaves out. */
export async function searchSavedRecipes(
  tools: SearchTools,
  userId: string,
  wish: SoughtSaves,
  limit: number,
  cursor?: string,
): Promise<SoughtPage> {
  const { found, isAllowed, ...told } = await soughtOf(tools, userId, wish);
  const page = await readSaved(tools.db, userId, found, wish, limit, cursor);
  return { ...page, ...told, rows: isAllowed ? page.rows.filter(isAllowed) : page.rows };
}

async function readSaved(
  db: Db,
  userId: string,
  wished: ReturnType<typeof chosenOf>,
  { sort = 'saved' }: SavedWish,
  limit: number,
  cursor?: string,
): Promise<Page<RecipeRow>> {
  const found = wished.select(recipeColumns);
  const { records, nextCursor } =
    sort === 'name'
      ? await readByName(found, limit, await findName(db, userId, cursor))
      : await readPage(
          db.selectFrom(found.select(places[sort].as('place')).as('found')).selectAll(),
          { list: sort, time: 'found.place', id: 'found.id' },
          { limit, cursor },
        );
  const { count } = await wished
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return { rows: records.map(toRecipe), total: Number(count), nextCursor };
}

// biome-ignore lint/suspicious/noExplicitAny: the order is named in text; the rest of the query keeps its types.
type Query<Output> = SelectQueryBuilder<any, any, Output>;

/** A page in the order of the names, behind a recipe. */
async function readByName<Output extends { id: string }>(
  found: Query<Output>,
  limit: number,
  after: GoneSave | null,
): Promise<Cut<Output>> {
  const place = sql`folded(recipes.name)`;
  let query = found;
  if (after) {
    query = query.where(
      sql<boolean>`(${place}, recipes.id) > (folded(${after.name}), ${after.id})`,
    );
  }
  const all = await query
    .orderBy(place)
    .orderBy(sql.ref('recipes.id'))
    .limit(limit + 1)
    .execute();
  return cutPage(all, limit, ({ id }) => encodeCursor('name', { createdAt: 0, id }));
}

/**
 * The recipe that a cursor names, saved or no longer; null without one. Only one whose name the person is shown: anybody can write a cursor, and
 * what comes behind a recipe would tell how one is called that is hidden.
 */
async function findName(db: Db, userId: string, cursor?: string): Promise<GoneSave | null> {
  if (cursor === undefined) return null;
  const { id } = decodeCursor('name', cursor);
  const there = presentRecipes(db).select(['recipes.id', 'recipes.name']);
  const recipe =
    (await there.where('recipes.id', '=', id).executeTakeFirst()) ??
    (await goneSaves(db, userId).where('recipes.id', '=', id).executeTakeFirst());
  if (!recipe) throw new BadCursor('The recipe that the cursor names is gone');
  return recipe;
}
