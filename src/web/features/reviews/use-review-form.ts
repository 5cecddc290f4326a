import { useRef, useState } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import type { RecipeDetailReply } from '#contract/recipes.ts';
import type { ReviewReply } from '#contract/reviews.ts';
import { readDraft } from '#web/data/kept-draft.ts';
import { keptOf, useRefusals, wordsPart } from '#web/forms/refusals.ts';
import { useDraftKeeper } from '#web/forms/use-draft-keeper.ts';
import { shownAmountsIn } from '#web/page/chosen-amounts.ts';
import { type Draft, draftOf, hasWork, isDraft, newDraft } from './draft.ts';
import { useReviewPhotos } from './use-review-photos.ts';
import type { Reviews } from './use-reviews.ts';
import { useSend } from './use-send-review.ts';

type State = {
  draft: Draft | null;
  /** How often somebody has opened it here; 0 where it was found with the page. */
  opened: number;
  fault: string;
  field: string;
  busy: boolean;
};

/** The form of a review: open while there is a draft, which outlives the page until it is sent or let go. */
export function useReviewForm(food: RecipeDetailReply, userId: string, reviews: Reviews) {
  const key = `review:${food._id}@${userId}`;
  const { state, setState, keep, show, holder, note, kept } = useKeptDraft(key);
  const photos = useReviewPhotos(key, holder, note);
  const begin = () => setState((now) => ({ ...now, busy: true, fault: '', field: '' }));
  const renewRecipe = useRevalidator().revalidate;
  const { search } = useLocation();
  const sending = { ...holder, photos, begin, show, renewRecipe, writer: userId };
  const send = photos.submitting(useSend(food._id, reviews, sending));
  /** Opens a review in the place of what is typed, or what was written today, for there is one a day, else a new one. */
  const open = (review?: ReviewReply) => {
    const today = new Date().toISOString().slice(0, 10);
    const last = reviews.own?.reviews[0];
    const there = review ?? (last?.createdAt.startsWith(today) ? last : undefined);
    const draft = holder.latest();
    if (state.busy || (draft && !review)) return;
    const begun = there ? draftOf(there) : newDraft(shownServings(food, search));
    const isSame = draft?.id === review?._id;
    if (!isSame) photos.forget(true);
    keep(draft && isSame ? draft : begun, { opened: state.opened + 1, fault: '', field: '' });
  };
  const there = reviews.mine.find(({ _id }) => _id === state.draft?.id);
  return {
    ...state,
    photos,
    open,
    send,
    kept,
    /** What is typed while it is being sent would be lost: the form takes nothing then. */
    set(part: Partial<Draft>) {
      const draft = holder.latest();
      if (draft && !state.busy) show({ ...draft, ...part });
    },
    /** Whether its photos are shown to its writer alone, as the review waits for a look. */
    isPrivate: there?.hidden !== undefined,
    /** Whether letting go of it loses words, photos or what was chosen. */
    hasWork: state.draft !== null && hasWork(state.draft, there),
    letGo() {
      if (state.busy) return;
      photos.forget(true);
      show(null);
    },
  };
}

export type ReviewForm = ReturnType<typeof useReviewForm>;

/** What is typed, which outlives the page; uploads that have come change it as it is then. */
function useKeptDraft(key: string) {
  const [state, setState] = useState<State>(() => ({
    draft: foundDraft(key),
    opened: 0,
    fault: '',
    field: '',
    busy: false,
  }));
  const { refused, note } = useRefusals();
  const keepDraft = useDraftKeeper(key);
  const latest = useRef(state.draft);
  const keep = (typed: Draft | null, more: Partial<State> = {}) => {
    note(wordsPart, keepDraft(latest.current, typed));
    latest.current = typed;
    setState((now) => ({ ...now, draft: typed, ...more }));
  };
  const show = (typed: Draft | null, fault = '', field = '') =>
    keep(typed, { fault, field, busy: false });
  const holder = {
    latest: () => latest.current,
    change(part: (draft: Draft) => Partial<Draft>) {
      const draft = latest.current;
      if (draft) keep({ ...draft, ...part(draft) });
      // What was said of the photos is of those before.
      setState((now) => (now.field === 'photoIds' ? { ...now, fault: '', field: '' } : now));
    },
  };
  const unsent = state.draft?.photos.filter(({ id }) => !id) ?? [];
  const kept = keptOf(
    refused,
    unsent.map((photo) => photo.key),
  );
  return { state, setState, keep, show, holder, note, kept };
}

/** A draft from before reviews had photos has none. */
function foundDraft(key: string): Draft | null {
  const found = readDraft<Draft>(key, isDraft);
  return found && { ...found, photos: found.photos ?? [] };
}

/** For how many the amounts are that the page shows. */
function shownServings({ servings }: RecipeDetailReply, search: string): number | undefined {
  return servings && Math.max(1, Math.round(servings * shownAmountsIn(search, servings).factor));
}
