import { randomBytes } from 'node:crypto';
import { morePhotoIds } from '#storage/features/photos/owners.ts';
import type { WriteTools } from '../../define.ts';
import type { Db } from '../../schema.ts';
import { forgetWithheld } from '../collections/titles.ts';
import { reserveHandles } from '../cooks/handles.ts';
import { takeFromTips } from '../questions/tips.ts';
import { recipeColumns, toRecipe } from '../recipes/records.ts';
import { ratingsOf, recountAround } from './counted-around.ts';
import { recipesOf } from './leave.ts';
import { deleteUser, forget } from './removal.ts';
import type { GoneForGood } from './rows.ts';
import { lockTouched } from './touched.ts';

/**
 * Deletes for good what is left of an account that nobody took back in time: some of its hidden recipes, or, once there are none,
 * the account itself. Each step is whole, nobody sees any of it, and the process that does the next one goes on from there.
 * The photos that are now free; null where no time is over.
 */
export async function deleteLeft(
  tools: WriteTools,
  at: number,
  limit: number,
): Promise<GoneForGood | null> {
  const { db, locks } = tools;
  const over = db.selectFrom('leavings').where('ends_at', '<=', at);
  const first = await over.select('user_id').orderBy('ends_at').limit(1).executeTakeFirst();
  if (!first) return null;
  const { user_id: userId } = first;
  await locks.account(db, userId);
  // Behind the lock: another process may have been quicker.
  const left = over.selectAll().where('user_id', '=', userId);
  const leaving = await left.executeTakeFirst();
  if (!leaving) return { photoIds: [], isOver: false };
  const some = await deleteSomeHidden(tools, userId, limit);
  if (some) return { photoIds: some, isOver: false };
  const keepsRecipes = Number(leaving.keeps_recipes) === 1;
  const photoIds = keepsRecipes
    ? await emptyUser(tools, userId, at)
    : ((await deleteUser(tools, userId, null))?.photoIds ?? []);
  return { photoIds, isOver: true };
}

/** Of the recipes of the account some that are on no page any more; null where none is left. */
async function deleteSomeHidden(
  { db, locks, index }: WriteTools,
  userId: string,
  limit: number,
): Promise<string[] | null> {
  const found = await recipesOf(db, userId)
    .select(recipeColumns)
    .where('removed_at', 'is not', null)
    .orderBy('recipes.id')
    .limit(limit)
    .execute();
  if (found.length === 0) return null;
  const ids = found.map(({ id }) => id);
  for (const id of ids) await locks.recipe(db, id);
  // Leaving has left their words.
  await index.forgetWords(db, found.map(toRecipe));
  await forgetWithheld(db, locks, ids);
  const more = await morePhotoIds(db, ids);
  const deleted = await db
    .deleteFrom('recipes')
    .where('id', 'in', ids)
    .where('removed_at', 'is not', null)
    .returning(['id', 'photo_id'])
    .execute();
  await db.updateTable('acts').set({ subject_id: null }).where('subject_id', 'in', ids).execute();
  return deleted.flatMap(({ id, photo_id }) => [photo_id, ...(more.get(id) ?? [])]);
}

/**
 * Empties the row of an account whose recipes stay: nothing else of it is left. Its recipes, with what it said below them, are held
 * by a row of nobody while its own goes, so that whatever hangs on an account goes as with any that is deleted.
 */
async function emptyUser(tools: WriteTools, id: string, at: number): Promise<string[]> {
  const { db } = tools;
  const user = await db
    .selectFrom('users')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const { reviewed, folded } = await lockTouched(tools, id);
  await reserveHandles(db, id, at);
  const photoIds = await photosBeside(db, id);
  const own = new Set((await recipesOf(db, id).execute()).map((recipe) => recipe.id));
  const tips = folded.filter(({ recipeId }) => !own.has(recipeId));
  for (const { questionId } of tips) await takeFromTips(tools, { questionId });
  await forget(tools, { id, email: user.email, recipeIds: [] });
  tools.touches([
    ...ratingsOf([...reviewed, ...own]),
    ...tips.map(({ recipeId }) => `recipe:${recipeId}` as const),
  ]);
  // Nobody can have this address, nor guess it before.
  const email = `${randomBytes(12).toString('hex')}@former.invalid`;
  const nobody = { name: '', handle: '', role: 0, created_at: user.created_at, email };
  const holder = { ...nobody, id: randomBytes(12).toString('hex'), email: `of-${email}` };
  await db.insertInto('users').values(holder).execute();
  await hand(db, id, holder.id);
  await recountAround(db, id, reviewed, () =>
    db.deleteFrom('users').where('id', '=', id).execute(),
  );
  await db
    .insertInto('users')
    .values({ ...nobody, id })
    .execute();
  await hand(db, holder.id, id);
  await db.deleteFrom('users').where('id', '=', holder.id).execute();
  return photoIds;
}

/** Photos that belong to none of its recipes: of reviews, of nothing yet, and its picture. */
async function photosBeside(db: Db, userId: string): Promise<string[]> {
  const photos = db.selectFrom('photos').select('id').where('user_id', '=', userId);
  const others = await photos.where('recipe_id', 'is', null).execute();
  const profiles = db.selectFrom('profiles').select('photo_id').where('user_id', '=', userId);
  const pictures = (await profiles.execute()).flatMap(({ photo_id }) => photo_id ?? []);
  return [...others.map(({ id }) => id), ...pictures];
}

/** Hands recipes over, with their photos, what their author said below them, and what was reported of them. */
async function hand(db: Db, from: string, to: string): Promise<void> {
  const recipes = recipesOf(db, from);
  const below = ['questions', 'answers', 'review_answers'] as const;
  for (const table of ['photos', ...below, 'queue_entries'] as const) {
    await db
      .updateTable(table)
      .set({ user_id: to })
      .where('user_id', '=', from)
      .where('recipe_id', 'in', recipes)
      .execute();
  }
  await db.updateTable('recipes').set({ user_id: to }).where('user_id', '=', from).execute();
}
