/** A listed recipe of at most 30 minutes. */
export type QuickRow = { id: string; userId: string; createdAt: number };

/** What Home asks of a review. */
export type RecentReviewRow = {
  recipeId: string;
  userId: string;
  /** Whose recipe it is. */
  cookId: string;
  rating: number | null;
  again: boolean | null;
  at: number;
};
