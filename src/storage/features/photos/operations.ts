import { nothing, read, write } from '../../define.ts';
import { findPhotoOwner, photosInUse } from './owners.ts';
import { deleteOldUploads, deleteUpload, keepUpload, listMorePhotos } from './photos.ts';

/** The photos of recipes beside their first, and uploads that wait. */
export const photoOperations = {
  listMorePhotos: read(listMorePhotos, { madeFrom: (_photos, id) => [`recipe:${id}`] }),
  /** Of the given photo ids, those that a row names: a recipe's, a removed one's too, or a waiting upload's. */
  photosInUse: read(photosInUse, { where: 'reader', madeFrom: 'private' }),
  /** Whose a photo is, or null where no row names it. */
  findPhotoOwner: read(findPhotoOwner, {
    madeFrom(owner) {
      if (owner && 'cookId' in owner) return [`person:${owner.cookId}`];
      // Any recipe may take up what none has; what one has changes with that one alone.
      if (!owner || owner.recipeId === null) return ['recipes'];
      const { recipeId, isOfReview } = owner;
      return [`recipe:${recipeId}`, ...(isOfReview ? ([`reviews:${recipeId}`] as const) : [])];
    },
  }),

  /** Keeps an upload until a recipe or review uses it; over a given quota it throws OverQuota. */
  keepUpload: write(keepUpload, { changes: nothing }),
  /** Forgets an upload of this person that waits; false when they have none of this id. */
  deleteUpload: write(deleteUpload, { changes: nothing }),
  /** Forgets waiting uploads from before a time, at most so many; the photo ids that are now free. */
  deleteOldUploads: write(deleteOldUploads, { changes: nothing }),
};
