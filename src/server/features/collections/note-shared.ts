import type { Deps } from '#server/deps.ts';
import { noteOrigin } from '#server/note-origin.ts';
import type { CollectionRow } from '#storage/features/collections/rows.ts';

type Shared = Pick<CollectionRow, 'id' | 'userId' | 'visibility'>;

/** Notes from where something was said in a collection that others see, to be looked at for hints; what is private was posted nowhere. */
export async function noteShared(
  deps: Deps,
  { id, userId, visibility }: Shared,
  asked: Parameters<typeof noteOrigin>[2],
): Promise<void> {
  if (visibility !== 'private') await noteOrigin(deps, { kind: 'collection', id, userId }, asked);
}
