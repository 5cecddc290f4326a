import { accountKey } from '../../account-key.ts';
import { forgetNamed } from '../../changes/changes.ts';
import type { Touched, WriteTools } from '../../define.ts';
import type { Db } from '../../schema.ts';
import { noteAct } from '../admin/acts.ts';
import type { NewAct } from '../admin/rows.ts';
import { forgetTitle } from '../collections/titles.ts';
import { reserveHandles } from '../cooks/handles.ts';
import { takeFromTips } from '../questions/tips.ts';
import { countAllAtEnd } from '../recipes/counts.ts';
import { recipeColumns, toRecipe } from '../recipes/records.ts';
import type { FoundRecipe } from '../recipes/removal.ts';
import { takerOf } from '../recipes/takers.ts';
import { closeEntry } from '../reports/entries.ts';
import { ratingsOf, recountAround } from './counted-around.ts';
import { hasNotLeft } from './has-not-left.ts';
import { endOffers } from './resets.ts';
import { lockTouched } from './touched.ts';

/** How many recipes went with an account, and the photos whose files may now go. */
type GoneAccount = { recipes: number; photoIds: string[] };

/** Ends every session of the user, and what was begun in any; how many there were. */
export async function endSessions(
  { db, locks }: WriteTools,
  userId: string,
  act: NewAct | null,
): Promise<number> {
  await locks.person(db, userId);
  await endOffers(db, userId);
  const result = await db.deleteFrom('sessions').where('user_id', '=', userId).executeTakeFirst();
  if (act) await noteAct(db, act, { kind: 'account', id: userId });
  return Number(result.numDeletedRows);
}

/**
 * Deletes an account and every row that speaks of it: sessions, saves, recipes with what others
 * saved of them, and the messages sent from its address. In collections of others the titles of its recipes
 * stay where nobody acted but the person. What went with it, or
 * null when there is no such account, or when the admin who acts has ceased to be one or left.
 */
export async function deleteUser(
  tools: WriteTools,
  id: string,
  act: NewAct | null,
): Promise<GoneAccount | null> {
  const actorId = act?.actorId ?? id;
  const { db, locks } = tools;
  // In one order: of two admins who delete each other one waits, and is then no admin any more.
  for (const one of [...new Set([id, actorId])].sort()) await locks.account(db, one);
  if (actorId !== id && !(await isAdmin(db, actorId))) return null;
  const user = await db.selectFrom('users').select('email').where('id', '=', id).executeTakeFirst();
  if (!user) return null;
  const { reviewed, folded } = await lockTouched(tools, id);
  await reserveHandles(db, id, act?.at ?? Date.now());
  const others = await photosOf(db, id);
  for (const { questionId } of folded) await takeFromTips(tools, { questionId });
  const gone = await deleteRecipesOf(tools, id, act !== null);
  tools.atEnd(db.deleteFrom('recipe_counts').where('user_id', '=', id).compile());
  await forget(tools, { id, email: user.email, recipeIds: gone.map(({ recipe }) => recipe.id) });
  tools.touches(touchedBy(gone, { reviewed, folded }));
  await recountAround(db, id, reviewed, () =>
    db.deleteFrom('users').where('id', '=', id).execute(),
  );
  if (act) {
    // What they had deleted themselves was no admin's to see, and is not theirs to read about.
    const named = gone
      .filter(({ takenBy }) => takenBy !== 'owner')
      .map(({ recipe }) => recipe.name);
    const doer = act.actorId === id ? null : act.actorId;
    await noteAct(
      db,
      { ...act, actorId: doer },
      { kind: 'gone account', recipes: named.toReversed() },
    );
  }
  const firsts = gone.map(({ recipe }) => recipe.photo.id);
  return { recipes: gone.length, photoIds: [...firsts, ...others] };
}

/** What of memory an account touches that goes, by numbers alone of what goes with it. */
function touchedBy(
  gone: readonly FoundRecipe[],
  { reviewed, folded }: Awaited<ReturnType<typeof lockTouched>>,
): Touched[] {
  const own = new Set(gone.map(({ recipe }) => recipe.id));
  const tips = folded.filter(({ recipeId }) => !own.has(recipeId));
  return [
    ...ratingsOf(reviewed.filter((one) => !own.has(one))),
    ...tips.map(({ recipeId }) => `recipe:${recipeId}` as const),
    ...gone.map(({ seq }) => `number:${seq}` as const),
  ];
}

/** The photos of an account apart from the first of each recipe, its picture, and those of the reviews that others wrote of its recipes. */
async function photosOf(db: Db, userId: string): Promise<string[]> {
  const reviewed = db
    .selectFrom('reviews')
    .innerJoin('recipes', 'recipes.id', 'reviews.recipe_id')
    .select('reviews.id')
    .where('recipes.user_id', '=', userId);
  const photos = await db
    .selectFrom('photos')
    .select('id')
    .where(({ eb, or }) => or([eb('user_id', '=', userId), eb('review_id', 'in', reviewed)]))
    .execute();
  const profiles = db.selectFrom('profiles').select('photo_id').where('user_id', '=', userId);
  const pictures = (await profiles.execute()).flatMap(({ photo_id }) => photo_id ?? []);
  return [...photos.map(({ id }) => id), ...pictures];
}

async function isAdmin(db: Db, id: string): Promise<boolean> {
  const user = db.selectFrom('users').select('role').where('id', '=', id).where(hasNotLeft);
  return (await user.executeTakeFirst())?.role === 1;
}

async function deleteRecipesOf(
  { db, index, atEnd }: WriteTools,
  userId: string,
  isByOthers: boolean,
): Promise<FoundRecipe[]> {
  const theirs = db.selectFrom('recipes').where('user_id', '=', userId).orderBy('id');
  // Read behind the locks: an admin may have removed or restored one of them a moment ago.
  const found = await theirs
    .select(['seq', 'removed_at', 'deleted_by_owner'])
    .select(recipeColumns)
    .execute();
  const records = found.map((record) => ({
    recipe: toRecipe(record),
    seq: Number(record.seq),
    takenBy: takerOf(record),
  }));
  for (const { recipe, takenBy } of records) {
    const isWithheld = takenBy !== null && takenBy !== 'owner';
    if (isByOthers || isWithheld) await forgetTitle(db, recipe.id);
    await db.deleteFrom('recipes').where('id', '=', recipe.id).execute();
    await db
      .updateTable('acts')
      .set({ subject_id: null })
      .where('subject_id', '=', recipe.id)
      .execute();
  }
  const there = records.filter(({ takenBy }) => takenBy === null);
  const recipes = records.map(({ recipe }) => recipe);
  await index.removeAll(
    db,
    there.map(({ seq }) => seq),
  );
  await index.forgetWords(db, recipes);
  countAllAtEnd(
    { db, atEnd },
    there.map(({ recipe }) => recipe),
    -1,
  );
  return records.sort((a, b) => a.recipe.createdAt - b.recipe.createdAt);
}

/** What no foreign key takes along with an account. */
export async function forget(
  { db, locks }: WriteTools,
  { id, email, recipeIds }: { id: string; email: string; recipeIds: readonly string[] },
): Promise<void> {
  await db.updateTable('acts').set({ subject_id: null }).where('subject_id', '=', id).execute();
  for (const key of [id, accountKey(email)]) {
    await db.deleteFrom('tries').where('key', 'like', `%${key}%`).execute();
  }
  const handles = db.selectFrom('handles').select('handle').where('user_id', '=', id);
  const shared = db.selectFrom('collections').select('id').where('user_id', '=', id);
  const names = (await handles.execute()).map(({ handle }) => handle);
  const collections = (await shared.execute()).map((one) => one.id);
  await forgetNamed({ db, locks }, new Set([id, ...names, ...collections, ...recipeIds]));
  const messages = await db
    .deleteFrom('contact_messages')
    .where(({ eb, fn }) => eb(fn('lower', ['from_email']), '=', email))
    .returning('id')
    .execute();
  for (const message of messages) await closeEntry(db, 'message', message.id);
}
