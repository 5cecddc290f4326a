import { keptDays } from '#domain/accounts/kept-days.ts';
import { dayMs } from '#domain/spans.ts';
import { morePhotoIds } from '#storage/features/photos/owners.ts';
import type { WriteTools } from '../../define.ts';
import { composed } from '../../queries/composed.ts';
import { together } from '../../queries/together.ts';
import type { Db } from '../../schema.ts';
import { takenAlong } from '../accounts/taken-along.ts';
import { noteAct } from '../admin/acts.ts';
import type { NewAct } from '../admin/rows.ts';
import { forgetWithheld } from '../collections/titles.ts';
import { noteHiding } from '../decisions/hiding.ts';
import type { Why } from '../decisions/rows.ts';
import { recipesAppealedFor } from '../decisions/unanswered.ts';
import { tellFollowers } from '../notifications/followers.ts';
import { askForLook, askForLooksAt } from '../posts/waiting.ts';
import { countAtEnd } from './counts.ts';
import { recipeColumns, toRecipe } from './records.ts';
import { renewRelated } from './related.ts';
import type { RecipeRow, RestoredRecipe } from './rows.ts';
import {
  backAgain,
  isWaiting,
  isWaitingForLook,
  type Taker,
  takenAway,
  takerOf,
} from './takers.ts';

/** `takenBy` is null while it is there. */
export type FoundRecipe = { recipe: RecipeRow; seq: number; takenBy: Taker | null };

const withTaker = composed((db, id: string) =>
  db
    .selectFrom('recipes')
    .select(['seq', 'removed_at', 'deleted_by_owner'])
    .select(recipeColumns)
    .where('id', '=', id),
);

/** Finds a recipe whether or not it was taken away, behind the lock that lets nobody else change it. */
export async function findLocked(
  { db, locks }: WriteTools,
  id: string,
): Promise<FoundRecipe | null> {
  const [, [record]] = await together(
    db,
    () => locks.recipe(db, id),
    () => withTaker(db, id),
  );
  if (!record) return null;
  return { recipe: toRecipe(record), seq: Number(record.seq), takenBy: takerOf(record) };
}

type Taking = { at: number; by: Taker; act: NewAct | null };

/** Takes a recipe from every page, list and search; its slugs, photo and saves stay. */
export async function takeAway(
  { db, index, atEnd }: WriteTools,
  { recipe, seq, takenBy }: FoundRecipe,
  { at, by, act }: Taking,
): Promise<void> {
  await db.updateTable('recipes').set(takenAway(by, at)).where('id', '=', recipe.id).execute();
  if (takenBy === null) await index.remove(db, seq, recipe);
  if (act) await noteAct(db, act, { kind: 'recipe', id: recipe.id, name: recipe.name });
  if (takenBy === null) countAtEnd({ db, atEnd }, recipe, -1);
}

/** Puts back what was taken away; what waits for a look at it waits in the queue again. */
export async function putBack(
  { db, index, atEnd }: WriteTools,
  { recipe, seq }: FoundRecipe,
  { at, act }: Pick<Taking, 'at' | 'act'>,
): Promise<void> {
  const { id } = recipe;
  await db.updateTable('recipes').set(backAgain).where('id', '=', id).execute();
  await index.put(db, seq, recipe);
  await renewRelated(db, id, at);
  await askForLooksAt(db, { recipeId: id }, at);
  if (act) await noteAct(db, act, { kind: 'recipe', id, name: recipe.name });
  countAtEnd({ db, atEnd }, recipe, 1);
}

/**
 * Puts back what an admin removed; of somebody who has left with their recipes it is hidden as they are, and comes back with them.
 * True where it is.
 */
export async function giveBack(
  tools: WriteTools,
  found: FoundRecipe,
  { at, act }: Pick<Taking, 'at' | 'act'>,
): Promise<boolean> {
  const { id, userId } = found.recipe;
  const leftAt = await takenAlong(tools.db, { kind: 'recipe', userId, recipeId: id });
  if (leftAt === null) await putBack(tools, found, { at, act });
  else await takeAway(tools, found, { at: leftAt, by: 'owner', act });
  return leftAt !== null;
}

/** Takes a recipe away that was changed just now, until a moderator has looked at it. */
export async function holdChanged(
  tools: WriteTools,
  { recipe, seq }: Omit<FoundRecipe, 'takenBy'>,
  at: number,
): Promise<void> {
  await takeAway(tools, { recipe, seq, takenBy: null }, { at, by: 'again', act: null });
  await askForLook(tools.db, lookAt(recipe, at));
}

/** Keeps a recipe that nobody has seen from everybody until a moderator has looked at it. No list has it yet. */
export const holdNew = (db: Db, recipe: RecipeRow, at: number): Promise<void> =>
  hold(db, recipe, 'first', at);

/** The same of one that its owner brings back. */
export const holdAgain = (db: Db, recipe: RecipeRow, at: number): Promise<void> =>
  hold(db, recipe, 'again', at);

async function hold(db: Db, recipe: RecipeRow, by: Taker, at: number): Promise<void> {
  await db.updateTable('recipes').set(takenAway(by, at)).where('id', '=', recipe.id).execute();
  await askForLook(db, lookAt(recipe, at));
}

const lookAt = ({ id, userId }: RecipeRow, at: number) => ({
  kind: 'recipe' as const,
  id,
  userId,
  recipeId: id,
  at,
});

/** Takes a recipe away until it is restored, and tells its owner why; null when it is not there. */
export async function removeRecipe(
  tools: WriteTools,
  id: string,
  act: NewAct,
  why: Why = { rule: null, reason: '' },
): Promise<RecipeRow | null> {
  await keepOwner(tools, id);
  const found = await findLocked(tools, id);
  if (!found || (found.takenBy !== null && !isWaiting(found))) return null;
  await takeAway(tools, found, { at: act.at, by: 'admin', act });
  await noteHiding(tools.db, hidingOf(found, act, why));
  return found.recipe;
}

/** Gives back a recipe that an admin removed, to an owner who has left too; null when none is removed under this id. */
export async function restoreRecipe(
  tools: WriteTools,
  id: string,
  act: NewAct,
): Promise<RestoredRecipe | null> {
  await keepOwner(tools, id);
  const found = await findLocked(tools, id);
  if (found?.takenBy !== 'admin') return null;
  const isTakenAlong = await giveBack(tools, found, { at: act.at, act });
  await noteHiding(tools.db, hidingOf(found, act, null));
  return { recipe: found.recipe, isTakenAlong };
}

/** Shows a recipe that waited for a look, and tells followers of one that is new; null when it does not wait. */
export async function showLookedAt(
  tools: WriteTools,
  id: string,
  at: number,
): Promise<RecipeRow | null> {
  await keepOwner(tools, id);
  const found = await findLocked(tools, id);
  if (!found || !isWaiting(found)) return null;
  await putBack(tools, found, { at, act: null });
  const { recipe, takenBy } = found;
  if (takenBy === 'first' && !recipe.unlisted)
    await tellFollowers(tools.db, { ...recipe, createdAt: at });
  return recipe;
}

/** Its owner is told of what is done: who deletes the account waits, as they lock it before its recipes. */
async function keepOwner({ db, locks }: WriteTools, id: string): Promise<void> {
  const recipe = db.selectFrom('recipes').select('user_id').where('id', '=', id);
  const owner = await recipe.executeTakeFirst();
  if (owner) await locks.accountStays(db, owner.user_id);
}

const hidingOf = (
  { recipe: { id, userId } }: FoundRecipe,
  { at, actorId }: NewAct,
  why: Why | null,
) => ({ kind: 'recipe' as const, id, userId, recipeId: id, by: actorId, at, why, isTold: true });

/** So much longer a recipe is kept for which an appeal waits. */
const longer = (keptDays.appealed - keptDays.restorable) * dayMs;

/** What was taken away before a time and is nobody's to bring back any more. */
const whatIsOver = (db: Db, time: number) =>
  db
    .selectFrom('recipes')
    .select('id')
    .where('removed_at', '<', time)
    // What waits for a look waits as long as it takes.
    .where(({ not }) => not(isWaitingForLook))
    .where(({ eb, or }) =>
      or([eb('removed_at', '<', time - longer), eb('id', 'not in', recipesAppealedFor(db))]),
    );

/** Deletes for good what was taken away before a time, at most `limit`; the photo ids that are now free. */
export async function deleteRemovedRecipes(
  { db, locks }: WriteTools,
  time: number,
  limit: number,
): Promise<string[]> {
  const seen = await whatIsOver(db, time).orderBy('removed_at').limit(limit).execute();
  if (seen.length === 0) return [];
  const seenIds = seen.map(({ id }) => id).sort();
  // A restoration or an appeal at the same moment wins: it is asked again once neither can come in between.
  for (const id of seenIds) await locks.recipe(db, id);
  const ids = (await whatIsOver(db, time).where('id', 'in', seenIds).execute()).map(({ id }) => id);
  if (ids.length === 0) return [];
  await forgetWithheld(db, locks, ids);
  const more = await morePhotoIds(db, ids);
  const deleted = await db
    .deleteFrom('recipes')
    .where('id', 'in', ids)
    .returning(['id', 'photo_id'])
    .execute();
  return deleted.flatMap(({ id, photo_id }) => [photo_id, ...(more.get(id) ?? [])]);
}
