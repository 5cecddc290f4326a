export type PhotoRow = {
  id: string;
  width: number;
  height: number;
  color: string;
  /** What its files take together: told with a new photo, and not read back with a recipe. */
  bytes?: number;
  /** What its author says about it; absent where that is nothing. */
  caption?: string;
};

/** An upload: what its files take is known. */
export type UploadRow = PhotoRow & { bytes: number };

/** The photo of a step, by the step's lasting id. */
export type StepPhotoRow = PhotoRow & { stepId: string };

/** The photos of a recipe beside the first, in their order, and those of its steps. */
export type MorePhotos = { photos: PhotoRow[]; steps: StepPhotoRow[] };

/** Whose a photo is: a recipe's, or one of a review there, a cook's, or, while it waits for one, its uploader's alone. */
export type PhotoOwnerRow =
  /** `writerId` where it waits for a moderator's look, or one took its recipe down: whose it is. */
  | { recipeId: string; isRemoved: boolean; isOfReview?: true; writerId?: string }
  | { cookId: string; isRemoved: boolean; writerId?: string }
  | { recipeId: null; userId: string };

/** What a write wishes of a recipe's photos. */
export type PhotoWish = {
  /** A new photo, which comes first. */
  photo: PhotoRow | null;
  /**
   * The ids of the others in their order (of all of them, without a new one), each the recipe's own
   * or an upload that waits; null keeps what is there, a new first one in the place of the first.
   */
  order: readonly string[] | null;
  /** A caption for each of the photos that result, as far as it reaches; null keeps them. */
  captions: readonly string[] | null;
  /** For each step the id of its photo, empty where it has none; null keeps those whose step stays. */
  steps: readonly string[] | null;
  /** Whose uploads may be used. */
  uploaderId: string;
};
