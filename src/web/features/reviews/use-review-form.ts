import { useRef, useState } from 'react';
import type { Refused } from '#contract/client.ts';
import type { RecipeDetailReply } from '#contract/recipes.ts';
import type { ReviewReply } from '#contract/reviews.ts';
import { useApi } from '#web/data/api.ts';
import { keepDraft, readDraft } from '#web/data/kept-draft.ts';
import { useText } from '#web/page/text.ts';
import { showSuccess } from '#web/page/toasts.ts';
import { bodyOf, type Draft, draftOf, isDraft, newDraft } from './draft.ts';
import type { Reviews } from './use-reviews.ts';

type State = {
  draft: Draft | null;
  /** Somebody has opened it here, and it was not found with the page. */
  isByHand: boolean;
  fault: string;
  field: string;
  busy: boolean;
};

/** The form of a review: open while there is a draft, which outlives the page until it is sent or let go. */
export function useReviewForm(food: RecipeDetailReply, userId: string, reviews: Reviews) {
  const key = `review:${food._id}@${userId}`;
  const [state, setState] = useState<State>(() => ({
    ...{ draft: readDraft<Draft>(key, isDraft), isByHand: false },
    ...{ fault: '', field: '', busy: false },
  }));
  const { draft } = state;
  const show = (typed: Draft | null, fault = '', field = '') => {
    keepDraft(key, typed);
    setState((now) => ({ ...now, draft: typed, fault, field, busy: false }));
  };
  const begin = () => setState((now) => ({ ...now, busy: true, fault: '', field: '' }));
  const send = useSend(food._id, reviews, begin, show);
  /** Opens what was written today, for there is one a day, else a new one. */
  const open = (review?: ReviewReply) => {
    const today = new Date().toISOString().slice(0, 10);
    const last = reviews.own?.reviews[0];
    const there = review ?? (last?.createdAt.startsWith(today) ? last : undefined);
    if (draft) return;
    show(there ? draftOf(there) : newDraft(food.servings));
    setState((now) => ({ ...now, isByHand: true }));
  };
  return {
    ...{ ...state, open, send: async () => draft && send(draft) },
    setDraft: (typed: Draft | null) => show(typed),
  };
}

export type ReviewForm = ReturnType<typeof useReviewForm>;

/** A function that sends what is typed, once at a time; a refusal or a failure leaves it as it is. */
function useSend(
  recipeId: string,
  reviews: Reviews,
  begin: () => void,
  show: (draft: Draft | null, fault?: string, field?: string) => void,
) {
  const api = useApi();
  const text = useText();
  const isSending = useRef(false);
  /** The review that is there already becomes the one that is changed; what is typed stays. */
  const takeOver = async (typed: Draft, words: string) => {
    const own = await reviews.loadOwn();
    const there = own?.reviews.find(({ _id }) => typed.id === '' || _id === typed.id);
    show({ ...typed, id: there?._id ?? '', base: there?.updatedAt ?? '' }, words);
  };
  const refuse = (result: Refused, typed: Draft) => {
    if (result.code === 'reviewed_today') return takeOver(typed, text('reviewForm.today'));
    if (result.code === 'review_changed') return takeOver(typed, text('reviewForm.stale'));
    // It was deleted elsewhere: what is typed can be sent as a new one.
    if (result.code === 'review_not_found') return takeOver(typed, result.message);
    const isOurs = result.status === 0 || result.status >= 500;
    return show(typed, isOurs ? text('reviewForm.failed') : result.message, result.field);
  };
  const sendNow = async (typed: Draft) => {
    const body = bodyOf(typed);
    const edited = { ...body, baseUpdatedAt: typed.base };
    const result = typed.id
      ? await api.editReview({ params: { id: typed.id }, body: edited })
      : await api.writeReview({ params: { recipeId }, body });
    if (!result.ok) return refuse(result, typed);
    show(null);
    showSuccess(text('reviewForm.sent'), 'act');
    await Promise.all([reviews.load(), reviews.loadOwn()]);
  };
  return async (typed: Draft) => {
    if (isSending.current) return;
    isSending.current = true;
    begin();
    await sendNow(typed);
    isSending.current = false;
  };
}
