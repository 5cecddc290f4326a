import type { Refused } from '#contract/client.ts';
import { useApi } from '#web/data/api.ts';
import { whyNot } from '#web/data/refused.ts';
import { useOnce } from '#web/data/use-once.ts';
import { useText } from '#web/page/text.ts';
import { showSuccess } from '#web/page/toasts.ts';
import { authStore } from '#web/session/auth.ts';
import { bodyOf, type Draft, doubled, withPhotosOf } from './draft.ts';
import type { DraftHolder, ReviewPhotos } from './use-review-photos.ts';
import type { Reviews } from './use-reviews.ts';

type Form = DraftHolder & {
  /** Who wrote it. */
  writer: string;
  photos: Pick<ReviewPhotos, 'settle' | 'renew' | 'forget'>;
  begin: () => void;
  /** Reads the recipe of the page anew. */
  renewRecipe: () => Promise<void>;
  show: (draft: Draft | null, fault?: string, field?: string) => void;
};

/**
 * Whether the writer of a review is logged in still. Photos and replies take their time, and the form may have gone: of
 * what somebody typed nothing is sent, asked or shown in the name of somebody else.
 */
const isWriterHere = ({ writer }: Form): boolean => authStore.get().user?._id === writer;

/**
 * A function that sends what is typed, once at a time; a refusal or a failure leaves it as it is, and so does somebody
 * else who has logged in.
 */
export function useSend(recipeId: string, reviews: Reviews, form: Form) {
  const askAgain = useAsk(recipeId, reviews, form);
  const refuse = useRefuse(reviews, form);
  const text = useText();
  const once = useOnce();
  const { photos, show } = form;
  const sendNow = async (typed: Draft) => {
    if (doubled(typed).size > 0) return show(typed, text('reviewForm.lineTwice'), 'changes');
    const hasAll = await photos.settle();
    const whole = form.latest() ?? typed;
    if (!isWriterHere(form)) return show(whole);
    if (!hasAll) return show(whole, text('form.photosNotSent'), 'photoIds');
    const result = await askAgain(whole);
    if (!result.ok) return refuse(result, form.latest() ?? whole);
    photos.forget(false);
    show(null);
    if (!isWriterHere(form)) return;
    showSuccess(text('reviewForm.sent'), 'act');
    await Promise.all([reviews.load(), reviews.loadOwn()]);
  };
  return () =>
    once(async () => {
      const typed = form.latest();
      if (!typed) return;
      form.begin();
      await sendNow(typed);
    });
}

/** A function that shows a refusal where it belongs, and leaves what is typed. */
function useRefuse(reviews: Reviews, form: Form) {
  const text = useText();
  const { show } = form;
  /** The review that is there already becomes the one that is changed; what is typed stays. */
  const takeOver = async (typed: Draft, words: string) => {
    const own = await reviews.loadOwn();
    if (!isWriterHere(form)) return show(typed);
    const there = own?.reviews.find(({ _id }) => typed.id === '' || _id === typed.id);
    const named = { ...typed, id: there?._id ?? '', base: there?.updatedAt ?? '' };
    show(typed.id === '' ? withPhotosOf(named, there) : named, words);
  };
  return async (result: Refused, typed: Draft) => {
    if (!isWriterHere(form)) return show(typed);
    // Which line is gone, and what stands in its place, shows once the page has the recipe as it is.
    if (result.code === 'line_gone') {
      await form.renewRecipe();
      return show(form.latest() ?? typed, result.message, 'changes');
    }
    if (result.code === 'reviewed_today') return takeOver(typed, text('reviewForm.today'));
    if (result.code === 'review_changed') return takeOver(typed, text('reviewForm.stale'));
    // It was deleted elsewhere: what is typed can be sent as a new one.
    if (result.code === 'review_not_found') return takeOver(typed, result.message);
    return show(typed, whyNot(result, text('reviewForm.failed')), result.field);
  };
}

/** A function that sends a draft as a new review, or as a change of the one that it names. */
function useAsk(recipeId: string, reviews: Reviews, form: Form) {
  const api = useApi();
  const { photos, latest } = form;
  const ask = async (typed: Draft) => {
    const body = bodyOf(typed);
    const edited = { ...body, baseUpdatedAt: typed.base };
    return typed.id
      ? api.editReview({ params: { id: typed.id }, body: edited })
      : api.writeReview({ params: { recipeId }, body });
  };
  /** Once more where an upload has gone from the site, with what this browser still has of it. */
  return async (typed: Draft) => {
    const result = await ask(typed);
    if (result.ok || result.code !== 'photo_gone' || !isWriterHere(form)) return result;
    const own = await reviews.loadOwn();
    const there = own?.reviews.find(({ _id }) => _id === typed.id);
    const isRenewed = isWriterHere(form) && (await photos.renew(there)) && isWriterHere(form);
    return isRenewed ? ask(latest() ?? typed) : result;
  };
}
