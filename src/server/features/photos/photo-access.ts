import type { DataVersion } from '#server/kept/data-version.ts';
import type { Topic } from '#storage/define.ts';
import type { Reader } from '#storage/port.ts';

const mostKnown = 10_000;

/** Who may see a photo: a waiting upload shows to its uploader alone. */
export type PhotoAccess = 'everybody' | 'nobody' | { uploaderId: string };

/**
 * Tells of a photo's id who may see it: nobody, where its recipe was removed, by an admin or by its owner, or its review hidden.
 * Each process asks the database once and knows the answer until that recipe, or its reviews, change: pictures cost no query of their own.
 */
export function createPhotoAccess(
  reader: Pick<Reader, 'findPhotoOwner'>,
  version: DataVersion,
): (photoId: string) => Promise<PhotoAccess> {
  const known = new Map<string, { access: PhotoAccess; since: number; topics: Topic[] }>();
  return async (photoId) => {
    const answer = known.get(photoId);
    if (answer && version.isFresh(answer.since, answer.topics)) return answer.access;
    known.delete(photoId);
    const since = version.current();
    const owner = await reader.findPhotoOwner(photoId);
    // A photo of no recipe is not kept in mind: nothing would say when it gets one.
    if (!owner) return 'everybody';
    if (owner.recipeId === null) return { uploaderId: owner.userId };
    const [oldest] = known.keys();
    if (known.size >= mostKnown && oldest !== undefined) known.delete(oldest);
    const { recipeId, isRemoved } = owner;
    const access = isRemoved ? 'nobody' : 'everybody';
    const topics: Topic[] = [`recipe:${recipeId}`];
    if (owner.isOfReview) topics.push(`reviews:${recipeId}`);
    known.set(photoId, { access, since, topics });
    return access;
  };
}
