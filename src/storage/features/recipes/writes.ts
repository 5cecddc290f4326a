import type { WriteTools } from '../../define.ts';
import type { RowLocks } from '../../row-locks.ts';
import type { Db } from '../../schema.ts';
import { noteAct } from '../admin/acts.ts';
import type { NewAct } from '../admin/rows.ts';
import { addToCounts } from './counts.ts';
import { keepWithin } from './quota.ts';
import { findAnyRecipe, findRecipe } from './reads.ts';
import { photoColumns, toRecord, writtenColumns } from './records.ts';
import type {
  NewRecipe,
  PhotoRow,
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
): Promise<PublishOutcome> {
  if (key !== null || quota) await locks.person(db, wish.userId);
  const first = key === null ? null : await findPublished(db, wish.userId, key);
  if (first) return { recipe: first, repeated: true };
  const added = { recipes: 1, bytes: wish.photo.bytes ?? 0 };
  if (quota) await keepWithin(db, quota, wish.userId, added);
  await locks.slug(db, wish.slug);
  const recipe = { ...wish, slug: await chooseSlug(db, wish.slug) };
  const { seq } = await db
    .insertInto('recipes')
    .values(toRecord(recipe))
    .returning('seq')
    .executeTakeFirstOrThrow();
  await noteSlug(db, recipe.id, recipe.slug, wish.slug);
  if (key !== null) {
    await db
      .insertInto('publish_keys')
      .values({ user_id: wish.userId, key, recipe_id: wish.id })
      .execute();
  }
  await index.put(db, Number(seq), recipe);
  // Everybody's writes meet at the counts, so they are held as shortly as can be.
  await addToCounts(db, recipe, 1);
  return { recipe, repeated: false };
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

/** Changes a recipe; refuses a change based on an older state when the change names its base. */
export async function updateRecipe(
  { db, index, locks }: WriteTools,
  id: string,
  change: RecipeChange,
): Promise<UpdateOutcome> {
  if (change.quota && change.photo) await lockOwner(db, locks, id);
  await locks.recipe(db, id);
  const before = await findRecipe(db, id);
  if (!before) return { kind: 'missing' };
  const { baseUpdatedAt, quota, photo } = change;
  if (baseUpdatedAt !== null && baseUpdatedAt !== before.updatedAt) {
    return { kind: 'stale', recipe: before };
  }
  if (quota && photo) await keepWithin(db, quota, before.userId, await moreRoom(db, id, photo));
  await locks.slug(db, change.slug);
  const after = changed(before, change, await claimSlug(db, before, change.slug));
  const { seq } = await db
    .updateTable('recipes')
    .set({
      slug: after.slug,
      ...writtenColumns(after),
      ...(photo ? photoColumns(photo) : {}),
      updated_at: after.updatedAt,
    })
    .where('id', '=', id)
    .returning('seq')
    .executeTakeFirstOrThrow();
  await index.replace(db, Number(seq), before, after);
  if (change.act) await noteAct(db, change.act, { kind: 'recipe', id, name: before.name });
  if (after.categoryId !== before.categoryId) {
    await addToCounts(db, before, -1);
    await addToCounts(db, after, 1);
  }
  const freedPhotoId = after.photo.id === before.photo.id ? null : before.photo.id;
  return { kind: 'updated', recipe: after, before, freedPhotoId };
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

/** What a new photo takes beyond the one whose place it takes. */
async function moreRoom(db: Db, id: string, photo: PhotoRow): Promise<Quota> {
  const { photo_bytes } = await db
    .selectFrom('recipes')
    .select('photo_bytes')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { recipes: 0, bytes: (photo.bytes ?? 0) - Number(photo_bytes) };
}

function changed(before: RecipeRow, change: RecipeChange, slug: string): RecipeRow {
  const { at, baseUpdatedAt: _, act: _act, quota: _quota, photo, ...written } = change;
  return {
    ...before,
    ...written,
    slug,
    photo: photo ?? before.photo,
    updatedAt: Math.max(at, before.updatedAt + 1),
  };
}

/** Deletes a recipe with its slugs, saves and keys. The recipe as it was, or null when there is none to delete. */
export async function deleteRecipe(
  { db, index, locks }: WriteTools,
  id: string,
  act: NewAct | null = null,
): Promise<RecipeRow | null> {
  await locks.recipe(db, id);
  const recipe = await findRecipe(db, id);
  if (!recipe) return null;
  const { seq } = await db
    .deleteFrom('recipes')
    .where('id', '=', id)
    .returning('seq')
    .executeTakeFirstOrThrow();
  await index.remove(db, Number(seq), recipe);
  if (act) await noteAct(db, act, { kind: 'recipe', id, name: recipe.name });
  await addToCounts(db, recipe, -1);
  return recipe;
}
