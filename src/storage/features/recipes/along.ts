import type { Touched, WriteTools } from '../../define.ts';
import type { Db } from '../../schema.ts';
import { askForLooksAt } from '../posts/waiting.ts';
import { countAllAtEnd } from './counts.ts';
import { listedRecipes } from './reads.ts';
import { renewRelated } from './related.ts';
import { findLocked } from './removal.ts';
import type { Placed } from './rows.ts';
import { backAgain, isDeletedByOwner, takenAway } from './takers.ts';

/** So many recipes are put into the index in one step: nobody's write waits for longer. */
const atOnce = 20;

/** The key of what is noted of those who are back and of whose recipes searches lack some. */
const mark = 'returned:';

/**
 * Takes all recipes of somebody who leaves from every page, list and search, in a time that does not let others wait.
 * Their words stay known until they go for good. What of memory that touches.
 */
export async function takeAllAway(
  { db, index, atEnd }: WriteTools,
  userId: string,
  at: number,
): Promise<Touched[]> {
  const taken = await db
    .updateTable('recipes')
    .set(takenAway('owner', at))
    .where('user_id', '=', userId)
    .where('removed_at', 'is', null)
    .returning(['seq', 'category_id', 'unlisted'])
    .execute();
  const seqs = taken.map(({ seq }) => Number(seq));
  await index.removeAll(db, seqs);
  countAllAtEnd({ db, atEnd }, taken.map(countedOf(userId)), -1);
  return seqs.map((seq) => `number:${seq}` as const);
}

/**
 * Puts back what was taken away at that moment. All of it is in lists at once, and what waits there for a look is in the
 * queue; of many recipes searches, facets and what others are related to get some, and `indexSome` the others. What of memory that touches.
 */
export async function putAllBack(
  tools: WriteTools,
  userId: string,
  { leftAt, at }: { leftAt: number; at: number },
): Promise<Touched[]> {
  const { db } = tools;
  const back = await db
    .updateTable('recipes')
    .set(backAgain)
    .where('user_id', '=', userId)
    .where('removed_at', '=', leftAt)
    .where(isDeletedByOwner)
    .returning(['id', 'category_id', 'unlisted'])
    .execute();
  countAllAtEnd(tools, back.map(countedOf(userId)), 1);
  for (const { id } of back.filter(({ unlisted }) => Number(unlisted) === 1))
    await renewRelated(db, id, at);
  await askForLooksAt(db, { ownerId: userId }, at);
  const { put, isMore } = await putSome(tools, userId, at);
  if (isMore) {
    const note = { key: `${mark}${userId}`, value: '' };
    const noted = db.insertInto('notes').values(note);
    await noted.onConflict((conflict) => conflict.doNothing()).execute();
  }
  return put.map(({ id }) => `recipe:${id}` as const);
}

const countedOf =
  (userId: string) =>
  ({ category_id: categoryId, unlisted }: { category_id: string; unlisted: number }) => ({
    categoryId,
    userId,
    unlisted: Number(unlisted) === 1,
  });

/** Who is first, behind another person, of those who are back and of whose recipes searches lack some; null when there is nobody. */
export async function findUnindexed(db: Db, afterId: string): Promise<string | null> {
  const note = await db
    .selectFrom('notes')
    .select('key')
    .where('key', '>', `${mark}${afterId}`)
    .where('key', '<', `${mark}~`)
    .orderBy('key')
    .limit(1)
    .executeTakeFirst();
  return note?.key.slice(mark.length) ?? null;
}

/**
 * Lets some more recipes of somebody who is back be found: which these were, and null where none wait. Whatever ends or changes
 * in between, the next step finds what is lacking then.
 */
export async function indexSome(
  tools: WriteTools,
  userId: string,
  at: number,
): Promise<Placed[] | null> {
  const { db, locks } = tools;
  const note = db.selectFrom('notes').select('key').where('key', '=', `${mark}${userId}`);
  if (!(await note.executeTakeFirst())) return null;
  // Who leaves again at this moment waits, or this does.
  await locks.person(db, userId);
  const { put, isMore } = await putSome(tools, userId, at);
  if (!isMore) await db.deleteFrom('notes').where('key', '=', `${mark}${userId}`).execute();
  return put;
}

async function putSome(
  tools: WriteTools,
  userId: string,
  at: number,
): Promise<{ put: Placed[]; isMore: boolean }> {
  const { db, index } = tools;
  const put: Placed[] = [];
  const some = await lacking(db, userId);
  for (const { id } of some) {
    const found = await findLocked(tools, id);
    // A moderator may have been quicker.
    if (found?.takenBy !== null) continue;
    const { recipe, seq } = found;
    put.push({ id, userId, categoryId: recipe.categoryId });
    // What an edit may have put there meanwhile is not all.
    await index.removeAll(db, [seq]);
    await index.put(db, seq, recipe);
    await renewRelated(db, id, at);
  }
  return { put, isMore: some.length === atOnce };
}

/** Recipes that lists have and searches or facets do not. */
const lacking = (db: Db, userId: string) =>
  listedRecipes(db)
    .leftJoin('search_profiles', 'search_profiles.seq', 'recipes.seq')
    .leftJoin('recipe_facets', 'recipe_facets.seq', 'recipes.seq')
    .select('recipes.id')
    .where('recipes.user_id', '=', userId)
    .where(({ eb, or }) =>
      or([eb('search_profiles.seq', 'is', null), eb('recipe_facets.seq', 'is', null)]),
    )
    .orderBy('recipes.id')
    .limit(atOnce)
    .execute();
