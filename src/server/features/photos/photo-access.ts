import type { DataVersion } from '#server/kept/data-version.ts';
import { topicsOf } from '#server/kept/made-from.ts';
import type { Topic } from '#storage/define.ts';
import type { PhotoOwnerRow } from '#storage/features/photos/rows.ts';
import type { Reader } from '#storage/port.ts';

const mostKnown = 10_000;

/** Who may see a photo: a waiting upload shows to its uploader alone, what waits for a look, and a recipe that was taken down, to its author and moderators. */
export type PhotoAccess = 'everybody' | 'nobody' | { uploaderId: string; isToLookAt?: true };

/**
 * Tells of a photo's id who may see it: nobody, where its recipe was deleted by its owner, or its review or its cook's profile hidden.
 * Each process asks the database once and knows the answer until that recipe, its reviews or that cook change: pictures cost no query of their own.
 */
export function createPhotoAccess(
  reader: Pick<Reader, 'findPhotoOwner'>,
  version: DataVersion,
): (photoId: string) => Promise<PhotoAccess> {
  const known = new Map<string, { access: PhotoAccess; since: number; topics: readonly Topic[] }>();
  return async (photoId) => {
    const answer = known.get(photoId);
    if (answer && version.isFresh(answer.since, answer.topics)) return answer.access;
    known.delete(photoId);
    const since = version.current();
    // Asked for again: one that moves from an upload to a recipe may be missed between two statements.
    const owner = (await reader.findPhotoOwner(photoId)) ?? (await reader.findPhotoOwner(photoId));
    // What no row names has no row yet, or its files are about to go. It is not kept in mind: nothing would say when it gets one.
    if (!owner) return 'nobody';
    if ('recipeId' in owner && owner.recipeId === null) return { uploaderId: owner.userId };
    const [oldest] = known.keys();
    if (known.size >= mostKnown && oldest !== undefined) known.delete(oldest);
    const access = accessOf(owner);
    known.set(photoId, { access, since, topics: topicsOf('findPhotoOwner', owner, photoId) });
    return access;
  };
}

function accessOf(owner: Owner): PhotoAccess {
  if (!owner.isRemoved) return 'everybody';
  const writerId = 'writerId' in owner ? owner.writerId : undefined;
  return writerId === undefined ? 'nobody' : { uploaderId: writerId, isToLookAt: true };
}

type Owner = Exclude<PhotoOwnerRow, { recipeId: null }>;
