import { useCallback } from 'react';
import type { ReviewReply, ReviewSort, ReviewsReply } from '#contract/reviews.ts';
import { useApi } from '#web/data/api.ts';
import { useOwnOf } from '#web/data/use-own.ts';
import { useShownList } from '#web/data/use-shown-list.ts';
import { ownPosts } from '#web/lists/own-posts.ts';

type Own = { reviews: ReviewReply[]; helpful: string[]; answered: ReviewReply[] };

/** The reviews of a recipe as they are read on and changed here, and what is the reader's own of them. */
export function useReviews(recipeId: string, first: ReviewsReply | null, userId: string | null) {
  const { setShown, ...list } = useShown(recipeId, first);
  const { own, setOwn, loadOwn, hasOwnFailed, why } = useOwn(recipeId, userId);
  const mine = ownPosts(own?.reviews, list.shown?.reviews, userId);
  /** Shows a review as a write answered with it. */
  const put = (review: ReviewReply) => {
    // What is on its way may be older.
    if (!own) void loadOwn();
    const swap = (all: ReviewReply[]) => all.map((one) => (one._id === review._id ? review : one));
    setShown((now) => now && { ...now, reviews: swap(now.reviews) });
    setOwn((now) => {
      const others = now?.answered.filter(({ _id }) => _id !== review._id) ?? [];
      const answered = review.answer?.hidden ? [...others, review] : others;
      return now && { ...now, reviews: swap(now.reviews), answered };
    });
  };
  const markHelpful = (id: string, helpful: boolean) =>
    setOwn((now) => {
      const others = now?.helpful.filter((one) => one !== id) ?? [];
      return now && { ...now, helpful: helpful ? [...others, id] : others };
    });
  return {
    ...list,
    own,
    mine,
    loadOwn,
    put,
    markHelpful,
    // Why it is kept from the reader, the page's notes say.
    failed: list.failed || (hasOwnFailed && !why),
  };
}

export type Reviews = ReturnType<typeof useReviews>;

function useShown(recipeId: string, first: ReviewsReply | null) {
  const api = useApi();
  return useShownList<ReviewsReply, ReviewReply, ReviewSort>({
    first,
    firstSort: 'helpful',
    ask: (query) => api.listReviews({ params: { recipeId }, query }),
    itemsOf: ({ reviews }) => reviews,
    withItems: (page, reviews) => ({ ...page, reviews }),
  });
}

/** What somebody logged in wrote and found helpful; nothing for others. */
function useOwn(recipeId: string, userId: string | null) {
  const api = useApi();
  const ask = useCallback(() => api.getOwnReviews({ params: { recipeId } }), [api, recipeId]);
  return useOwnOf<Own>(userId, ask);
}
