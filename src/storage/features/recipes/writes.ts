import type { Arranged } from '#storage/features/photos/arrange.ts';
import { morePhotoIds } from '#storage/features/photos/owners.ts';
import { freeStepPhotos, putPhotos, takePhotos } from '#storage/features/photos/photos.ts';
import type { PhotoRow, PhotoWish } from '#storage/features/photos/rows.ts';
import type { WriteTools } from '../../define.ts';
import type { RowLocks } from '../../row-locks.ts';
import type { Db } from '../../schema.ts';
import { isPersonThere } from '../accounts/present-person.ts';
import { noteAct } from '../admin/acts.ts';
import type { NewAct } from '../admin/rows.ts';
import { tellFollowers } from '../notifications/followers.ts';
import { addToCounts } from './counts.ts';
import { withLineIds } from './line-ids.ts';
import { keepWithin } from './quota.ts';
import { findAnyRecipe, findRecipe } from './reads.ts';
import { photoColumns, toRecord, writtenColumns } from './records.ts';
import { type FoundRecipe, findLocked, holdChanged, holdNew, isWaiting } from './removal.ts';
import type {
  GoneRecipe,
  NewRecipe,
  OrderWish,
  PublishOutcome,
  Quota,
  RecipeChange,
  RecipeRow,
  UpdateOutcome,
} from './rows.ts';
import { chooseSlug, claimSlug, noteSlug } from './slugs.ts';

/** Publishes a recipe, or answers with the one this user published under the same key. */
export async function publishRecipe(
  { db, index, locks }: WriteTools,
  wish: NewRecipe,
  key: string | null,
  quota: Quota | null = null,
  waits = false,
): Promise<PublishOutcome> {
  const isOnesOwn = key !== null || quota !== null;
  if (isOnesOwn && !(await isPersonThere({ db, locks }, wish.userId))) {
    throw new Error('The account is gone');
  }
  const before = key === null ? null : await findPublished(db, wish.userId, key);
  if (before) return { recipe: before, repeated: true };
  if (quota) await keepWithin(db, quota, wish.userId, { recipes: 1, bytes: 0 });
  const { photo, photos, ...written } = wish;
  const order = photos ?? keepOthers(wish.userId);
  const arranged = await takePhotos(db, {
    ...{ recipe: wish, first: null, wish: { ...order, photo }, quota },
  });
  await locks.slug(db, wish.slug);
  const slug = await chooseSlug(db, wish.slug);
  const { bytes, ...shown } = arranged.first;
  const recipe = withLineIds({ ...written, photo: shown, slug });
  const { seq } = await db
    .insertInto('recipes')
    .values({ ...toRecord(recipe), photo_bytes: bytes })
    .returning('seq')
    .executeTakeFirstOrThrow();
  await putPhotos(db, recipe, arranged, recipe.createdAt);
  await noteSlug(db, recipe.id, recipe.slug, wish.slug);
  if (key !== null) {
    await db
      .insertInto('publish_keys')
      .values({ user_id: wish.userId, key, recipe_id: wish.id })
      .execute();
  }
  if (waits) await holdNew(db, recipe, recipe.createdAt);
  else await show({ db, index }, recipe, Number(seq));
  return { recipe, repeated: false };
}

/** Puts a new recipe into lists and search, and tells those who follow its cook. */
async function show(
  { db, index }: Pick<WriteTools, 'db' | 'index'>,
  recipe: RecipeRow,
  seq: number,
): Promise<void> {
  if (!recipe.unlisted) await tellFollowers(db, recipe);
  await index.put(db, seq, recipe);
  // Everybody's writes meet at the counts, so they are held as shortly as can be.
  await addToCounts(db, recipe, 1);
}

async function findPublished(db: Db, userId: string, key: string): Promise<RecipeRow | null> {
  const row = await db
    .selectFrom('publish_keys')
    .select('recipe_id')
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .executeTakeFirst();
  return row ? findAnyRecipe(db, row.recipe_id) : null;
}

/** A new photo takes the place of the first, where there is one; nothing else is wished. */
const keepOthers = (uploaderId: string): OrderWish => ({
  ...{ order: null, captions: null, steps: null },
  uploaderId,
});

/** Changes a recipe; refuses a change based on an older state when the change names its base. */
export async function updateRecipe(
  tools: WriteTools,
  id: string,
  change: RecipeChange,
): Promise<UpdateOutcome> {
  const { db, index, locks } = tools;
  const wish = photoWish(change);
  if ((change.quota && wish) || change.waits) await lockOwner(db, locks, id);
  const found = await findLocked(tools, id);
  if (!found || !isToChange(found, change)) return { kind: 'missing' };
  const before = found.recipe;
  const isShown = found.takenBy === null;
  const { baseUpdatedAt, quota = null, waits = false } = change;
  if (baseUpdatedAt !== null && baseUpdatedAt !== before.updatedAt) {
    return { kind: 'stale', recipe: before };
  }
  const first = wish && { ...before.photo, bytes: await firstBytes(db, id) };
  const arranged = wish && (await takePhotos(db, { recipe: before, first, wish, quota }));
  await locks.slug(db, change.slug);
  const slug = await claimSlug(db, before, change.slug);
  const after = changed(before, change, { slug, photo: arranged?.first ?? before.photo });
  await db
    .updateTable('recipes')
    .set({
      slug: after.slug,
      ...writtenColumns(after),
      ...(arranged ? photoColumns(arranged.first) : {}),
      updated_at: after.updatedAt,
    })
    .where('id', '=', id)
    .execute();
  if (isShown) await index.replace(db, found.seq, before, after);
  if (change.act) await noteAct(db, change.act, { kind: 'recipe', id, name: before.name });
  if (isShown) await moveInCounts(db, before, after);
  if (arranged) await putPhotos(db, after, arranged, after.updatedAt);
  if (waits && isShown) await holdChanged(tools, { recipe: after, seq: found.seq }, change.at);
  const freedPhotoIds = await freedBy(db, arranged, before, after);
  return { kind: 'updated', recipe: after, before, freedPhotoIds };
}

/** What is there; and what waits for a look, for its owner. */
const isToChange = (found: FoundRecipe, { waitingOf }: RecipeChange): boolean =>
  found.takenBy === null || (isWaiting(found) && found.recipe.userId === waitingOf);

/** The photos that a change has left without a place. */
async function freedBy(
  db: Db,
  arranged: Arranged | null,
  before: RecipeRow,
  after: RecipeRow,
): Promise<string[]> {
  const atSteps = await freeStepPhotos(db, before.id, before.stepIds, after.stepIds);
  return [...(arranged?.freed.map((photo) => photo.id) ?? []), ...atSteps];
}

/** Counts a recipe where it is listed now. */
async function moveInCounts(db: Db, before: RecipeRow, after: RecipeRow): Promise<void> {
  if (after.categoryId === before.categoryId && after.unlisted === before.unlisted) return;
  await addToCounts(db, before, -1);
  await addToCounts(db, after, 1);
}

/** In the order of every write: the person before the recipe. Whose a recipe is never changes. */
async function lockOwner(db: Db, locks: RowLocks, id: string): Promise<void> {
  const row = await db
    .selectFrom('recipes')
    .select('user_id')
    .where('id', '=', id)
    .executeTakeFirst();
  if (row) await locks.person(db, row.user_id);
}

/** What a change wishes of the photos; null where it leaves them alone. */
function photoWish({ photo, photos }: RecipeChange): PhotoWish | null {
  if (!photo && !photos) return null;
  return { ...(photos ?? keepOthers('')), photo };
}

/** What the files of a recipe's first photo take. */
async function firstBytes(db: Db, id: string): Promise<number> {
  const { photo_bytes } = await db
    .selectFrom('recipes')
    .select('photo_bytes')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return Number(photo_bytes);
}

function changed(
  before: RecipeRow,
  change: RecipeChange,
  { slug, photo }: Pick<RecipeRow, 'slug'> & { photo: PhotoRow },
): RecipeRow {
  const { at, baseUpdatedAt: _, act: _act, quota: _quota, ...wished } = change;
  const { photos: _photos, waits: _waits, waitingOf: _waitingOf, ...written } = wished;
  const { bytes: _bytes, ...shown } = photo;
  const after = {
    ...before,
    ...written,
    slug,
    photo: shown,
    updatedAt: Math.max(at, before.updatedAt + 1),
  };
  return withLineIds(after, before);
}

/** Deletes a recipe with its slugs, saves and keys. What it was, or null when there is none to delete. */
export async function deleteRecipe(
  { db, index, locks }: WriteTools,
  id: string,
  act: NewAct | null = null,
): Promise<GoneRecipe | null> {
  await locks.recipe(db, id);
  const recipe = await findRecipe(db, id);
  if (!recipe) return null;
  const more = (await morePhotoIds(db, [id])).get(id) ?? [];
  const { seq } = await db
    .deleteFrom('recipes')
    .where('id', '=', id)
    .returning('seq')
    .executeTakeFirstOrThrow();
  await index.remove(db, Number(seq), recipe);
  if (act) await noteAct(db, act, { kind: 'recipe', id, name: recipe.name });
  await addToCounts(db, recipe, -1);
  return { recipe, photoIds: [recipe.photo.id, ...more] };
}
