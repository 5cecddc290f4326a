import type { DeleteQueryBuilder } from 'kysely';
import type { WriteTools } from '../../define.ts';
import { composed } from '../../queries/composed.ts';
import { together } from '../../queries/together.ts';
import type { Db, PhotoRecord, Schema } from '../../schema.ts';
import { findRoom, keepWithin, type Room } from '../recipes/quota.ts';
import type { Quota } from '../recipes/rows.ts';
import { type Arranged, arrangePhotos, type PlacedPhoto } from './arrange.ts';
import type { MorePhotos, PhotoRow, PhotoWish, StepPhotoRow, UploadRow } from './rows.ts';
import { isWaitingUpload } from './uploads.ts';

/** Keeps an upload until a recipe uses it; over a given quota it throws OverQuota. */
export async function keepUpload(
  { db, locks }: WriteTools,
  userId: string,
  upload: UploadRow,
  at: number,
  quota: Quota | null = null,
): Promise<void> {
  await locks.person(db, userId);
  const room = await findRoom(db, quota, userId);
  if (room) keepWithin(room, { recipes: 0, bytes: upload.bytes });
  await insertPhotos(db, { userId, recipeId: null, at }, [upload]);
}

/** Forgets an upload of this person that waits; false when they have none of this id. */
export async function deleteUpload(
  { db }: WriteTools,
  userId: string,
  id: string,
): Promise<boolean> {
  const deleted = await db
    .deleteFrom('photos')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where(isWaitingUpload)
    .executeTakeFirst();
  return deleted.numDeletedRows > 0n;
}

/** Forgets uploads from before a time that nothing uses, at most `limit`; the ids that are now free. */
export async function deleteOldUploads(
  { db }: WriteTools,
  time: number,
  limit: number,
): Promise<string[]> {
  const old = db
    .selectFrom('photos')
    .select('id')
    .where(isWaitingUpload)
    .where('created_at', '<', time)
    .limit(limit);
  // Whatever takes one up at the same moment wins: the condition is asked again of each row.
  const deleted = await db
    .deleteFrom('photos')
    .where('id', 'in', old)
    .where(isWaitingUpload)
    .returning('id')
    .execute();
  return deleted.map(({ id }) => id);
}

const ofRecipe = composed((db, recipeId: string) =>
  db.selectFrom('photos').selectAll().where('recipe_id', '=', recipeId).orderBy('place'),
);

/** The photos of a recipe beside the first, in their order, and those of its steps. */
export async function listMorePhotos(db: Db, recipeId: string): Promise<MorePhotos> {
  const records = await ofRecipe(db, recipeId);
  const steps = records.flatMap((record): StepPhotoRow[] =>
    record.step_id === null ? [] : [{ ...toPhoto(record), stepId: record.step_id }],
  );
  return { photos: records.filter(({ step_id }) => step_id === null).map(toPhoto), steps };
}

type Parts = {
  /** Its id and its owner; the row itself may come later. */
  recipe: { id: string; userId: string };
  /** The first as it is; null for a recipe that is being published. */
  first: UploadRow | null;
  wish: PhotoWish;
};

/** What was taken from its place: the photos behind the first, and uploads. */
type Taken = { own: PlacedPhoto[]; claimed: UploadRow[] };

/** Takes the photos of a recipe, where it has its row, and the uploads that it is to use, from their places. */
export async function takePhotos(db: Db, { recipe, wish }: Parts, hasRow: boolean): Promise<Taken> {
  const ofRecipe = db.deleteFrom('photos').where('recipe_id', '=', recipe.id);
  const [own, claimed] = await together(
    db,
    async () => (hasRow ? taken(ofRecipe) : []),
    () => claimUploads(db, wish),
  );
  return { own, claimed };
}

/**
 * Orders what was taken; `putPhotos` gives it new places once the recipe has its row. Throws PhotoGone, and OverQuota where it is
 * more than there is room for.
 */
export function orderTaken(
  { recipe, first, wish }: Parts,
  { own, claimed }: Taken,
  room: Room | null,
): Arranged {
  const present = [...(first ? [{ ...first, stepId: null }] : []), ...own];
  const arranged = arrangePhotos(present, claimed, wish);
  if (room) {
    const counted = wish.uploaderId === recipe.userId ? [...own, ...claimed] : own;
    const before = sizeOf(first ? [first, ...counted] : counted);
    const atSteps = arranged.steps.map(({ photo }) => photo);
    const after = sizeOf([arranged.first, ...arranged.further, ...atSteps]);
    keepWithin(room, { recipes: 0, bytes: after - before });
  }
  return arranged;
}

/** Gives the photos behind the first, and those of steps, their places in a recipe that has its row. */
export async function putPhotos(
  db: Db,
  { id, userId, stepIds }: Parts['recipe'] & { stepIds: readonly string[] },
  { further, steps }: Arranged,
  at: number,
): Promise<void> {
  const atSteps = steps.flatMap(({ photo, step }) => {
    const stepId = typeof step === 'string' ? step : stepIds[step];
    return stepId === undefined ? [] : [{ ...photo, stepId }];
  });
  await insertPhotos(db, { userId, recipeId: id, at }, [...further, ...atSteps]);
}

/** Forgets the photos of steps that are no more; the ids that are now free. */
export async function freeStepPhotos(
  db: Db,
  recipeId: string,
  before: readonly string[],
  after: readonly string[],
): Promise<string[]> {
  const gone = before.filter((id) => !after.includes(id));
  if (gone.length === 0) return [];
  const deleted = await db
    .deleteFrom('photos')
    .where('recipe_id', '=', recipeId)
    .where('step_id', 'in', gone)
    .returning('id')
    .execute();
  return deleted.map(({ id }) => id);
}

async function claimUploads(db: Db, wish: PhotoWish): Promise<UploadRow[]> {
  const { uploaderId } = wish;
  const order = [...(wish.order ?? []), ...(wish.steps ?? [])];
  if (order.length === 0) return [];
  return taken(
    db
      .deleteFrom('photos')
      .where('id', 'in', order)
      .where('user_id', '=', uploaderId)
      .where(isWaitingUpload),
  );
}

type Place = { userId: string; recipeId: string | null; at: number };

async function insertPhotos(
  db: Db,
  place: Place,
  photos: readonly (UploadRow & { stepId?: string })[],
): Promise<void> {
  if (photos.length === 0) return;
  const rows = photos.map(
    ({ id, width, height, color, bytes, caption = '', stepId = null }, index) => ({
      id,
      width,
      height,
      color,
      bytes,
      caption,
      user_id: place.userId,
      recipe_id: place.recipeId,
      step_id: stepId,
      review_id: null,
      place: index,
      created_at: place.at,
    }),
  );
  await db.insertInto('photos').values(rows).execute();
}

/** Rows that a deletion takes, in the order in which they stood. */
async function taken(
  deletion: DeleteQueryBuilder<Schema, 'photos', object>,
): Promise<PlacedPhoto[]> {
  const records = await deletion.returningAll().execute();
  return records
    .toSorted((one, other) => one.place - other.place)
    .map((record) => ({
      ...toPhoto(record),
      bytes: Number(record.bytes),
      stepId: record.step_id,
    }));
}

const sizeOf = (photos: readonly UploadRow[]): number =>
  photos.reduce((sum, { bytes }) => sum + bytes, 0);

/** A record as the port speaks of it. */
export function toPhoto({ id, width, height, color, caption }: PhotoRecord): PhotoRow {
  return { id, width, height, color, ...(caption === '' ? {} : { caption }) };
}
