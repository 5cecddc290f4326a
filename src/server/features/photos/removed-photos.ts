import type { DataVersion } from '#server/kept/data-version.ts';
import type { Topic } from '#storage/define.ts';
import type { Reader } from '#storage/port.ts';

const mostKnown = 10_000;

/**
 * Tells of a photo's id whether its recipe was removed, by an admin or by its owner. Each process asks the database
 * once and knows the answer until that recipe changes, so pictures cost no query of their own.
 */
export function createRemovedPhotos(
  reader: Pick<Reader, 'findPhotoOwner'>,
  version: DataVersion,
): (photoId: string) => Promise<boolean> {
  const known = new Map<string, { isRemoved: boolean; since: number; topics: Topic[] }>();
  return async (photoId) => {
    const answer = known.get(photoId);
    if (answer && version.isFresh(answer.since, answer.topics)) return answer.isRemoved;
    known.delete(photoId);
    const since = version.current();
    const owner = await reader.findPhotoOwner(photoId);
    // A photo of no recipe is not kept in mind: nothing would say when it gets one.
    if (!owner) return false;
    const [oldest] = known.keys();
    if (known.size >= mostKnown && oldest !== undefined) known.delete(oldest);
    const { recipeId, isRemoved } = owner;
    known.set(photoId, { isRemoved, since, topics: [`recipe:${recipeId}`] });
    return isRemoved;
  };
}
