import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { UserReply } from '#contract/accounts.ts';
import type { RecipeDetailReply } from '#contract/recipes.ts';
import type { ReviewReply } from '#contract/reviews.ts';
import {
  mayAnswerReview,
  mayDeleteReview,
  mayEditReview,
  mayHidePost,
  mayVoteReview,
} from '#domain/accounts/may.ts';
import { useApi } from '#web/data/api.ts';
import { focusTitle } from '#web/forms/focus-title.ts';
import { HiddenNote, HidePost } from '#web/forms/hide-post.tsx';
import { useOpener } from '#web/forms/use-opener.ts';
import { BlockPerson } from '#web/lists/block-person.tsx';
import { useText } from '#web/page/text.ts';
import { showError, showSuccess } from '#web/page/toasts.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/dialog.tsx';
import { AnswerForm, useAnswer } from './answer-form.tsx';
import formStyles from './review-fields.module.css';
import type { Reviews } from './use-reviews.ts';
import { WaitingPhotos } from './waiting-photos.tsx';

type Props = {
  food: RecipeDetailReply;
  user: UserReply;
  review: ReviewReply;
  reviews: Reviews;
  onEdit?: () => void;
};

/** What somebody logged in can do with a review: vote, answer it on their recipe, edit or delete their own. */
export function ReviewActs({ food, user, review, reviews, onEdit }: Props) {
  const text = useText();
  const [isAsking, setAsking] = useState(false);
  const [isByHand, setByHand] = useState(false);
  const answer = useAnswer(user._id, review, reviews);
  const opener = useOpener(answer.isOpen);
  const writer = { userId: review.cook._id };
  const actor = { id: user._id, role: user.role };
  const mayAnswer = mayAnswerReview(actor, food);
  return (
    <>
      {review.hidden?.reason === '' && <WaitingPhotos review={review} />}
      {review.hidden && <HiddenNote reason={review.hidden.reason} />}
      <div className={formStyles.actions}>
        {mayVoteReview(actor, writer) && <HelpfulButton review={review} reviews={reviews} />}
        {mayAnswer && !answer.isOpen && (
          <Button
            ref={opener}
            size="small"
            onClick={() => {
              setByHand(true);
              answer.open();
            }}
          >
            {text(review.answer ? 'reviewForm.editAnswer' : 'reviewForm.answer')}
          </Button>
        )}
        {mayEditReview(actor, writer) && onEdit && (
          <Button size="small" onClick={onEdit}>
            {text('reviewForm.edit')}
          </Button>
        )}
        {mayDeleteReview(actor, writer) && (
          <Button size="small" onClick={() => setAsking(true)}>
            {text('reviewForm.delete')}
          </Button>
        )}
        {mayHidePost(actor) && writer.userId !== user._id && (
          <HidePost kind="review" id={review._id} onHidden={() => void reviews.load()} />
        )}
        <BlockPerson person={review.cook} onKept={() => focusTitle('reviews')} />
      </div>
      {answer.isOpen && <AnswerForm answer={answer} isByHand={isByHand} />}
      <DeleteReview
        review={review}
        reviews={reviews}
        isAsking={isAsking}
        onOpenChange={setAsking}
      />
    </>
  );
}

type OfReview = { review: ReviewReply; reviews: Reviews };

/** Shows at once, and is taken back where the site refuses it. */
function HelpfulButton({ review, reviews }: OfReview) {
  const api = useApi();
  const text = useText();
  const [busy, setBusy] = useState(false);
  const { own } = reviews;
  const isMine = own?.helpful.includes(review._id) ?? false;
  const show = (helpful: boolean, count: number) => {
    reviews.markHelpful(review._id, helpful);
    reviews.put({ ...review, helpful: count });
  };
  const toggle = async () => {
    if (busy || !own) return;
    setBusy(true);
    show(!isMine, review.helpful + (isMine ? -1 : 1));
    const body = { helpful: !isMine };
    const result = await api.markHelpful({ params: { id: review._id }, body });
    if (result.ok) show(result.data.helpful, result.data.count);
    else {
      show(isMine, review.helpful);
      showError(result.message || text('reviewForm.failed'));
    }
    setBusy(false);
  };
  return (
    <Button size="small" aria-pressed={isMine} aria-disabled={!own || undefined} onClick={toggle}>
      {text('reviewForm.helpful')}
      {review.helpful > 0 && ` (${text.number(review.helpful)})`}
    </Button>
  );
}

type DeleteProps = OfReview & { isAsking: boolean; onOpenChange: (open: boolean) => void };

function DeleteReview({ review, reviews, isAsking, onOpenChange }: DeleteProps) {
  const api = useApi();
  const text = useText();
  const [busy, setBusy] = useState(false);
  const onOk = async () => {
    setBusy(true);
    const result = await api.deleteReview({ params: { id: review._id } });
    // At once: what lies behind a dialog takes no focus, and a dialog that closes later gives it back to what has gone.
    flushSync(() => {
      setBusy(false);
      onOpenChange(false);
    });
    if (!result.ok && result.code !== 'review_not_found')
      return void showError(result.message || text('reviewForm.failed'));
    showSuccess(text('reviewForm.deleted'), 'act');
    await Promise.all([reviews.load(), reviews.loadOwn()]);
    focusTitle('reviews');
  };
  return (
    <ConfirmDialog
      open={isAsking}
      onOpenChange={onOpenChange}
      title={text('reviewForm.deleteTitle')}
      okLabel={text('reviewForm.deleteOk')}
      cancelLabel={text('reviewForm.cancel')}
      onOk={() => void onOk()}
      isUnderWay={busy}
    >
      {text(review.hidden?.reason ? 'reviewForm.deleteHidden' : 'reviewForm.deleteText')}
    </ConfirmDialog>
  );
}
