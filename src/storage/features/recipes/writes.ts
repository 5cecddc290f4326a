import type { Arranged } from '#storage/features/photos/arrange.ts';
import { morePhotoIds } from '#storage/features/photos/owners.ts';
import {
  freeStepPhotos,
  orderTaken,
  putPhotos,
  takePhotos,
} from '#storage/features/photos/photos.ts';
import type { PhotoRow, PhotoWish } from '#storage/features/photos/rows.ts';
import type { WriteTools } from '../../define.ts';
import { composedOfRow } from '../../queries/composed.ts';
import { together } from '../../queries/together.ts';
import type { RowLocks } from '../../row-locks.ts';
import type { Db, RecipeInsert } from '../../schema.ts';
import { noteAct } from '../admin/acts.ts';
import type { NewAct } from '../admin/rows.ts';
import { forgetTitle } from '../collections/titles.ts';
import { countAtEnd } from './counts.ts';
import { withLineIds } from './line-ids.ts';
import { keepOthers } from './photo-wish.ts';
import { findRoom } from './quota.ts';
import { findRecipe } from './reads.ts';
import { photoColumns, writtenColumns } from './records.ts';
import { type FoundRecipe, findLocked, holdChanged } from './removal.ts';
import type { GoneRecipe, Quota, RecipeChange, RecipeRow, UpdateOutcome } from './rows.ts';
import { claimSlug, slugsOf } from './slugs.ts';
import { isWithheld } from './takers.ts';

/** Changes a recipe; refuses a change based on an older state when the change names its base. */
export async function updateRecipe(
  tools: WriteTools,
  id: string,
  change: RecipeChange,
): Promise<UpdateOutcome> {
  const { db, index, locks } = tools;
  const wish = photoWish(change);
  if ((change.quota && wish) || change.waits) await lockOwner(db, locks, id);
  const [found, , slugs] = await together(
    db,
    () => findLocked(tools, id),
    () => locks.slug(db, change.slug),
    () => slugsOf(db, id),
  );
  if (!found || !isToChange(found, change)) return { kind: 'missing' };
  const before = found.recipe;
  const isShown = found.takenBy === null;
  const { baseUpdatedAt, quota = null, waits = false } = change;
  if (baseUpdatedAt !== null && baseUpdatedAt !== before.updatedAt) {
    return { kind: 'stale', recipe: before };
  }
  const arranged = wish && (await rearrange(db, before, wish, quota));
  const slug = await claimSlug(db, before, change.slug, slugs);
  const after = changed(before, change, { slug, photo: arranged?.first ?? before.photo });
  const [, , , , freedPhotoIds] = await together(
    db,
    () => writeRecipe(db, after, arranged),
    async () => isShown && index.replace(db, found.seq, before, after),
    async () => change.act && noteAct(db, change.act, { kind: 'recipe', id, name: before.name }),
    async () => arranged && putPhotos(db, after, arranged, after.updatedAt),
    () => freedBy(db, arranged, before, after),
  );
  if (isShown) moveInCounts(tools, before, after);
  if (waits && isShown) await holdChanged(tools, { recipe: after, seq: found.seq }, change.at);
  return { kind: 'updated', recipe: after, before, freedPhotoIds };
}

const written = composedOfRow((db, { id, ...columns }: Partial<RecipeInsert> & { id: string }) =>
  db.updateTable('recipes').set(columns).where('id', '=', id),
);

async function writeRecipe(db: Db, recipe: RecipeRow, arranged: Arranged | null): Promise<void> {
  await written(db, {
    id: recipe.id,
    slug: recipe.slug,
    ...writtenColumns(recipe),
    ...(arranged ? photoColumns(arranged.first) : {}),
    updated_at: recipe.updatedAt,
  });
}

/** Takes the photos of a recipe from their places and orders them as is wished. */
async function rearrange(
  db: Db,
  recipe: RecipeRow,
  wish: PhotoWish,
  quota: Quota | null,
): Promise<Arranged> {
  const [bytes, room] = await together(
    db,
    () => firstBytes(db, recipe.id),
    () => findRoom(db, quota, recipe.userId),
  );
  const parts = { recipe, first: { ...recipe.photo, bytes }, wish };
  return orderTaken(parts, await takePhotos(db, parts, true), room);
}

/** What is there; and what waits for a look or is hidden, for its owner. */
const isToChange = (found: FoundRecipe, { withheldOf }: RecipeChange): boolean =>
  found.takenBy === null || (isWithheld(found) && found.recipe.userId === withheldOf);

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
function moveInCounts(tools: WriteTools, before: RecipeRow, after: RecipeRow): void {
  if (after.categoryId === before.categoryId && after.unlisted === before.unlisted) return;
  countAtEnd(tools, before, -1);
  countAtEnd(tools, after, 1);
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
  const { photos: _photos, waits: _waits, withheldOf: _withheldOf, ...written } = wished;
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

/**
 * Deletes a recipe with its slugs, saves and keys, and where it is an act of those who run the site, with its title in
 * collections. What it was, or null when there is none to delete.
 */
export async function deleteRecipe(
  tools: WriteTools,
  id: string,
  act: NewAct | null = null,
): Promise<GoneRecipe | null> {
  const { db, index, locks } = tools;
  await locks.recipe(db, id);
  const recipe = await findRecipe(db, id);
  if (!recipe) return null;
  const more = (await morePhotoIds(db, [id])).get(id) ?? [];
  if (act) await forgetTitle(db, id);
  const { seq } = await db
    .deleteFrom('recipes')
    .where('id', '=', id)
    .returning('seq')
    .executeTakeFirstOrThrow();
  await index.remove(db, Number(seq), recipe);
  if (act) await noteAct(db, act, { kind: 'recipe', id, name: recipe.name });
  countAtEnd(tools, recipe, -1);
  return { recipe, photoIds: [recipe.photo.id, ...more] };
}
