import { nothing, read, type Topic, type Topics, write } from '../../define.ts';
import { collectRecipe, moveEntry, noteEntry, removeEntry, uncollectRecipe } from './entries.ts';
import { countPublicCollections, listOwnCollections, listPublicCollections } from './lists.ts';
import {
  countCollections,
  exportCollection,
  findCollection,
  listCollectionLinks,
  listEntries,
  listFeedRecipes,
} from './reads.ts';
import { collectionTopics } from './topics.ts';
import { changeCollection, createCollection, deleteCollection } from './writes.ts';

const ofRecipes = (ids: readonly string[]): Topic[] => ids.map((id) => `recipe:${id}` as const);

type EntryChange = { kind: string } | undefined;

/** What a change of an entry changes; where it failed it may have struck all the same. */
function entryTopics(outcome: EntryChange, id: string, userId: string): Topics {
  if (!outcome) return collectionTopics(id, userId);
  return outcome.kind === 'done' || outcome.kind === 'collected'
    ? collectionTopics(id, userId)
    : nothing;
}

/** Recipes that a person put together, in their order, for themselves or for others. */
export const collectionOperations = {
  /** Last used first, with which of them hold a recipe, where one is named. */
  listOwnCollections: read(listOwnCollections, { where: 'reader', madeFrom: 'private' }),
  /** Those of a person that are public and not hidden, last used first. */
  listPublicCollections: read(listPublicCollections, {
    where: 'reader',
    madeFrom: ({ recipeIds }, userId) => [`collections:${userId}`, ...ofRecipes(recipeIds)],
  }),
  countPublicCollections: read(countPublicCollections, {
    madeFrom: (_count, userId) => [`collections:${userId}`],
  }),
  /** Who may see it is for the caller to ask. */
  findCollection: read(findCollection, { madeFrom: (_row, id) => [`collection:${id}`] }),
  /** In the owner's order; for others without what was never theirs to know. */
  listEntries: read(listEntries, {
    madeFrom: ({ recipeIds }, { id }, viewer) =>
      viewer === 'owner' ? 'private' : [`collection:${id}`, ...ofRecipes(recipeIds)],
  }),
  /** The listed recipes of a collection, last put in first. */
  listFeedRecipes: read(listFeedRecipes, {
    madeFrom: (_page, { id }) => [`collection:${id}`, 'recipes'],
  }),
  /** All that is in one of the person's collections, the oldest or the one made after another; null behind the last. */
  exportCollection: read(exportCollection, { where: 'reader', madeFrom: 'private' }),
  /** Oldest first; those that are public, not hidden and not empty. */
  listCollectionLinks: read(listCollectionLinks, { where: 'reader', madeFrom: ['collections'] }),
  countCollections: read(countCollections, { where: 'reader', madeFrom: ['collections'] }),

  /** The same said again within a day answers with the collection that is there. */
  createCollection: write(createCollection, {
    changes(outcome, { id, userId }) {
      if (outcome && outcome.kind !== 'made') return nothing;
      return collectionTopics(outcome?.collection.id ?? id, userId);
    },
  }),
  /** Of its owner alone; stale where it was changed since. */
  changeCollection: write(changeCollection, {
    changes: (outcome, id, userId) =>
      !outcome || outcome.kind === 'changed' ? collectionTopics(id, userId) : nothing,
  }),
  /** False when the person has none of this id. */
  deleteCollection: write(deleteCollection, {
    changes: (isGone, id, userId) => (isGone === false ? nothing : collectionTopics(id, userId)),
  }),
  /** A recipe that is in it stays where it is; the id of its entry. */
  collectRecipe: write(collectRecipe, { changes: entryTopics }),
  uncollectRecipe: write(uncollectRecipe, { changes: entryTopics }),
  /** One that is not there is out; of one that was there its note is told. */
  removeEntry: write(removeEntry, { changes: entryTopics }),
  /** Before another one, or at the end. */
  moveEntry: write(moveEntry, { changes: entryTopics }),
  /** Stale where the note was another one than its writer saw. */
  noteEntry: write(noteEntry, { changes: entryTopics }),
};
