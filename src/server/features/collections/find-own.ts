import { mayEditCollection, mayReadCollection } from '#domain/accounts/may.ts';
import type { Deps } from '#server/deps.ts';
import type { Actor } from '#server/http/handler.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { CollectionRow } from '#storage/features/collections/rows.ts';

/** The collection, for its owner; a person who may not see it is not told that it is there. */
export async function findOwnCollection(
  { reader }: Pick<Deps, 'reader'>,
  id: string,
  actor: Actor,
): Promise<CollectionRow> {
  const collection = await reader.findCollection(id);
  if (!collection || !mayReadCollection(actor, collection)) {
    throw new Refusal('collection_not_found');
  }
  if (!mayEditCollection(actor, collection)) throw new Refusal('collection_not_yours');
  return collection;
}
