import type { Arranged } from '#storage/features/photos/arrange.ts';
import { orderTaken, putPhotos, takePhotos } from '#storage/features/photos/photos.ts';
import type { WriteTools } from '../../define.ts';
import { composedOfRow } from '../../queries/composed.ts';
import { together } from '../../queries/together.ts';
import type { Db, RecipeInsert } from '../../schema.ts';
import { isPersonThere } from '../accounts/present-person.ts';
import { tellFollowers } from '../notifications/followers.ts';
import { countAtEnd } from './counts.ts';
import { withLineIds } from './line-ids.ts';
import { keepOthers } from './photo-wish.ts';
import { findRoom, keepWithin } from './quota.ts';
import { findAnyRecipe } from './reads.ts';
import { toRecord } from './records.ts';
import { holdNew } from './removal.ts';
import type { NewRecipe, PublishOutcome, Quota, RecipeRow } from './rows.ts';
import { chooseSlug, isFreeSlug, noteSlug } from './slugs.ts';

/** Publishes a recipe, or answers with the one this user published under the same key. */
export async function publishRecipe(
  tools: WriteTools,
  wish: NewRecipe,
  key: string | null,
  quota: Quota | null = null,
  waits = false,
): Promise<PublishOutcome> {
  const { db, locks } = tools;
  const isOnesOwn = key !== null || quota !== null;
  const isThere = async () => !isOnesOwn || isPersonThere({ db, locks }, wish.userId);
  if (key !== null) {
    const before = await findBefore(db, isThere, wish.userId, key);
    if (before) return { recipe: before, repeated: true };
  }
  const { photo, photos, ...written } = wish;
  const order = { ...(photos ?? keepOthers(wish.userId)), photo };
  const parts = { recipe: wish, first: null, wish: order };
  const [isHere, room, taken, , isFree] = await together(
    db,
    // Locked by now where there is a key.
    async () => key !== null || isThere(),
    () => findRoom(db, quota, wish.userId),
    () => takePhotos(db, parts, false),
    () => locks.slug(db, wish.slug),
    () => isFreeSlug(db, wish.slug),
  );
  if (!isHere) throw accountGone();
  if (room) keepWithin(room, { recipes: 1, bytes: 0 });
  const arranged = orderTaken(parts, taken, room);
  const slug = isFree ? wish.slug : await chooseSlug(db, wish.slug);
  const how = { arranged, key, waits, wished: wish.slug };
  const recipe = await putRecipe(tools, { ...written, slug }, how);
  return { recipe, repeated: false };
}

/** `wished` is the slug that its own was chosen for. */
type Putting = { arranged: Arranged; key: string | null; waits: boolean; wished: string };

/** Gives a recipe its row, and all that belongs to it. */
async function putRecipe(
  tools: WriteTools,
  written: Omit<NewRecipe, 'photo' | 'photos'>,
  { arranged, key, waits, wished }: Putting,
): Promise<RecipeRow> {
  const { db } = tools;
  const { bytes, ...shown } = arranged.first;
  const recipe = withLineIds({ ...written, photo: shown });
  const seq = await insertRecipe(db, { ...toRecord(recipe), photo_bytes: bytes });
  await together(
    db,
    () => putPhotos(db, recipe, arranged, recipe.createdAt),
    () => noteSlug(db, recipe.id, recipe.slug, wished),
    async () => key !== null && noteKey(db, recipe, key),
    async () => (waits ? null : show(tools, recipe, seq)),
  );
  if (waits) await holdNew(db, recipe, recipe.createdAt);
  return recipe;
}

const accountGone = () => new Error('The account is gone');

/** What this user published under a key, if they are there. */
async function findBefore(
  db: Db,
  isThere: () => Promise<boolean>,
  userId: string,
  key: string,
): Promise<RecipeRow | null> {
  const [isHere, before] = await together(db, isThere, () => findPublished(db, userId, key));
  if (!isHere) throw accountGone();
  return before;
}

const inserted = composedOfRow((db, record: RecipeInsert) =>
  db.insertInto('recipes').values(record).returning('seq'),
);

/** Its number. */
async function insertRecipe(db: Db, record: RecipeInsert): Promise<number> {
  const [row] = await inserted(db, record);
  if (!row) throw new Error('The recipe has no row');
  return Number(row.seq);
}

async function noteKey(db: Db, { userId, id }: RecipeRow, key: string): Promise<void> {
  await db.insertInto('publish_keys').values({ user_id: userId, key, recipe_id: id }).execute();
}

/** Puts a new recipe into lists and search, and tells those who follow its cook. */
async function show(tools: WriteTools, recipe: RecipeRow, seq: number): Promise<void> {
  const { db, index } = tools;
  countAtEnd(tools, recipe, 1);
  await together(
    db,
    async () => (recipe.unlisted ? null : tellFollowers(db, recipe)),
    () => index.put(db, seq, recipe, true),
  );
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
