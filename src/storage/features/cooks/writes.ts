import type { UploadRow } from '#storage/features/photos/rows.ts';
import { isWaitingUpload } from '#storage/features/photos/uploads.ts';
import type { WriteTools } from '../../define.ts';
import { PhotoGone } from '../../port.ts';
import type { Db } from '../../schema.ts';
import { findUser } from '../accounts/accounts.ts';
import { isPersonThere } from '../accounts/present-person.ts';
import { holdPost } from '../posts/waiting.ts';
import { changeHandle } from './handles.ts';
import { findProfile } from './reads.ts';
import type { ProfileChange, ProfileOutcome, ProfileRow } from './rows.ts';

/**
 * Changes what somebody tells of themselves, their handle and their picture: all of it or nothing. A
 * profile that was changed since its writer saw it stays, unless it says the same already. Throws PhotoGone.
 */
export async function updateProfile(
  { db, locks }: WriteTools,
  userId: string,
  change: ProfileChange,
): Promise<ProfileOutcome> {
  const isThere = await isPersonThere({ db, locks }, userId);
  const user = isThere && (await findUser(db, userId));
  if (!user) return { kind: 'missing' };
  const before = await findProfile(db, userId);
  const isSame = saysTheSame(before, change);
  if (isSame && user.handle === change.handle) return updated(before, [], []);
  if (change.base !== undefined && change.base !== before.updatedAt) return { kind: 'stale' };
  const isNewPhoto = change.photoId !== (before.photo?.id ?? null);
  const handles = user.handle === change.handle ? [] : [user.handle, change.handle];
  if (handles.length > 0) {
    const wish = { userId, before: user.handle, handle: change.handle, at: change.at };
    const fault = await changeHandle(db, wish);
    if (fault) return { kind: outcomes[fault] };
  }
  await keepProfile(db, userId, change, before);
  if (change.waits && !isSame && tellsAnything(change))
    await holdPost(db, { kind: 'cook', id: userId, userId, recipeId: null, at: change.at });
  if (isNewPhoto) await keepPicture(db, userId, await claimUpload(db, userId, change.photoId));
  const freed = isNewPhoto && before.photo ? [before.photo.id] : [];
  return updated(await findProfile(db, userId), handles, freed);
}

const outcomes = {
  taken: 'taken',
  'too many': 'too many handles',
  hidden: 'hidden handle',
} as const;

const tellsAnything = ({ lines, link, photoId }: ProfileChange): boolean =>
  lines !== '' || link !== '' || photoId !== null;

const updated = (profile: ProfileRow, handles: string[], freed: string[]): ProfileOutcome => ({
  kind: 'updated',
  profile,
  handles,
  freed,
});

const saysTheSame = (profile: ProfileRow, { lines, link, photoId }: ProfileChange): boolean =>
  profile.lines === lines && profile.link === link && (profile.photo?.id ?? null) === photoId;

/** Takes an upload of theirs that waits from its row; throws PhotoGone, which undoes everything, where it does not. */
async function claimUpload(db: Db, userId: string, id: string | null): Promise<UploadRow | null> {
  if (id === null) return null;
  const record = await db
    .deleteFrom('photos')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where(isWaitingUpload)
    .returning(['id', 'width', 'height', 'color', 'bytes'])
    .executeTakeFirst();
  if (!record) throw new PhotoGone(id);
  return { ...record, bytes: Number(record.bytes) };
}

async function keepProfile(
  db: Db,
  userId: string,
  { lines, link, at }: ProfileChange,
  before: ProfileRow,
): Promise<void> {
  const told = { lines, link, updated_at: Math.max(at, before.updatedAt + 1) };
  await db
    .insertInto('profiles')
    .values({ user_id: userId, photo_bytes: 0, ...told })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(told))
    .execute();
}

/** The upload becomes the picture, or there is none any more. */
async function keepPicture(db: Db, userId: string, upload: UploadRow | null): Promise<void> {
  await db
    .updateTable('profiles')
    .set({
      photo_id: upload?.id ?? null,
      photo_color: upload?.color ?? null,
      photo_width: upload?.width ?? null,
      photo_height: upload?.height ?? null,
      photo_bytes: upload?.bytes ?? 0,
    })
    .where('user_id', '=', userId)
    .execute();
}
