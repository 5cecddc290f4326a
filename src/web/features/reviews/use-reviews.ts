import { useCallback, useEffect, useState } from 'react';
import type { ReviewReply, ReviewSort, ReviewsReply } from '#contract/reviews.ts';
import { useApi } from '#web/data/api.ts';
import { useAsking } from '#web/data/use-asking.ts';

type Own = { reviews: ReviewReply[]; helpful: string[] };

const pageSize = 10;
const most = 50;

/** The reviews of a recipe as they are read on and changed here, and what is the reader's own of them. */
export function useReviews(recipeId: string, first: ReviewsReply | null, userId: string | null) {
  const { setShown, ...list } = useShown(recipeId, first);
  const { own, setOwn, loadOwn, hasOwnFailed } = useOwn(recipeId, userId);
  /** Shows a review as a write answered with it. */
  const put = (review: ReviewReply) => {
    const swap = (all: ReviewReply[]) => all.map((one) => (one._id === review._id ? review : one));
    setShown((now) => now && { ...now, reviews: swap(now.reviews) });
    setOwn((now) => now && { ...now, reviews: swap(now.reviews) });
  };
  const markHelpful = (id: string, helpful: boolean) =>
    setOwn((now) => {
      const others = now?.helpful.filter((one) => one !== id) ?? [];
      return now && { ...now, helpful: helpful ? [...others, id] : others };
    });
  return { ...list, own, loadOwn, put, markHelpful, failed: list.failed || hasOwnFailed };
}

export type Reviews = ReturnType<typeof useReviews>;

function useShown(recipeId: string, first: ReviewsReply | null) {
  const api = useApi();
  const [shown, setShown] = useState(first);
  const [sort, setSort] = useState<ReviewSort>('helpful');
  const { busy, failed, ask } = useAsking();
  const askFor = (query: { sort: ReviewSort; limit: number; cursor?: string }) =>
    ask(api.listReviews({ params: { recipeId }, query }));
  /** The list from its start, as long as it is shown. */
  const load = async (by: ReviewSort = sort) => {
    const limit = Math.min(most, Math.max(pageSize, shown?.reviews.length ?? 0));
    const page = await askFor({ sort: by, limit });
    if (!page) return;
    setShown(page);
    setSort(by);
  };
  const loadMore = async () => {
    if (busy) return;
    if (!shown?.nextCursor) return load();
    const page = await askFor({ sort, limit: pageSize, cursor: shown.nextCursor });
    if (!page) return;
    // A vote in between may have moved one from a page to the next.
    setShown((now) => {
      const before = now?.reviews ?? [];
      const known = new Set(before.map(({ _id }) => _id));
      const more = page.reviews.filter(({ _id }) => !known.has(_id));
      return { ...page, reviews: [...before, ...more] };
    });
  };
  return { shown, setShown, sort, busy, failed, load, loadMore };
}

/** What somebody logged in wrote and found helpful; nothing for others. */
function useOwn(recipeId: string, userId: string | null) {
  const api = useApi();
  const [own, setOwn] = useState<Own | null>(null);
  const [hasOwnFailed, setFailed] = useState(false);
  const loadOwn = useCallback(async () => {
    if (!userId) return null;
    const result = await api.getOwnReviews({ params: { recipeId } });
    setFailed(!result.ok);
    if (!result.ok) return null;
    setOwn(result.data);
    return result.data;
  }, [api, recipeId, userId]);
  useEffect(() => void loadOwn(), [loadOwn]);
  return { own, setOwn, loadOwn, hasOwnFailed };
}
