import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { UserReply } from '#contract/accounts.ts';
import type { RecipeDetailReply } from '#contract/recipes.ts';
import {
  type ReviewReply,
  type ReviewSort,
  type ReviewsReply,
  reviewSorts,
} from '#contract/reviews.ts';
import { AskDiscard } from '#web/forms/discard-button.tsx';
import { useOpener } from '#web/forms/use-opener.ts';
import { useText } from '#web/page/text.ts';
import { Button } from '#web/ui/button.tsx';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { AnswerActs } from './answer-acts.tsx';
import { OthersReview, useAnswerFold } from './others-review.tsx';
import styles from './recipe-reviews.module.css';
import { ReviewActs } from './review-acts.tsx';
import { ReviewFields } from './review-fields.tsx';
import { isRatedLater, ReviewItem } from './review-item.tsx';
import { MadeItLink, ReviewSummary } from './review-summary.tsx';
import { type ReviewForm, useReviewForm } from './use-review-form.ts';
import { type Reviews, useReviews } from './use-reviews.ts';

type Props = {
  food: RecipeDetailReply;
  first: ReviewsReply | null;
  user: UserReply | null;
  /** Whether the address asks for the form. */
  isAsked: boolean;
};

/** The reviews for somebody who does more than read the first: what is their own comes here, in the browser. */
export function LiveReviews({ food, first, user, isAsked }: Props) {
  const reviews = useReviews(food._id, first, user?._id ?? null);
  const { shown, own } = reviews;
  // With what is hidden of it, which its author alone is told.
  const answered = new Map(own?.answered.map((one) => [one._id, one]));
  const needsMore = useRef(user === null);
  useEffect(() => {
    // Somebody who is not logged in has asked for more.
    if (needsMore.current) void reviews.loadMore();
    needsMore.current = false;
  });
  return (
    <>
      {shown && <ReviewSummary reviews={shown} />}
      {user ? <Writing {...{ food, user, reviews, isAsked }} /> : <MadeItLink />}
      {shown && shown.total > 1 && <Sorting reviews={reviews} />}
      <ol className={styles.list} aria-busy={reviews.busy}>
        {shown?.reviews
          .filter(({ _id }) => !own?.reviews.some((one) => one._id === _id))
          .map((review) => (
            <OthersReview
              key={review._id}
              {...{ food, user, reviews, review: answered.get(review._id) ?? review }}
            />
          ))}
      </ol>
      <Rest reviews={reviews} />
    </>
  );
}

/** What comes behind the list: more of it, or that it failed. */
function Rest({ reviews }: { reviews: Reviews }) {
  const text = useText();
  const { failed, busy, shown, own } = reviews;
  const retry = () => {
    void reviews.load();
    if (!own) void reviews.loadOwn();
  };
  return (
    <>
      {failed && <p role="alert">{text('reviews.loadFailed')}</p>}
      {(failed || !shown || shown.nextCursor !== undefined) && (
        <Button
          aria-disabled={busy || undefined}
          onClick={() => (failed || !shown ? retry() : void reviews.loadMore())}
        >
          {busy && <Spinner />}
          {text(failed ? 'reviewForm.retry' : 'reviews.more')}
        </Button>
      )}
    </>
  );
}

function Sorting({ reviews }: { reviews: Reviews }) {
  const text = useText();
  return (
    <RadioGroup
      legend={text('reviewForm.sort')}
      name="review-sort"
      value={reviews.sort}
      options={reviewSorts.map((value) => ({ value, label: text(`reviewForm.sort.${value}`) }))}
      onChange={(value) => void reviews.load(value as ReviewSort)}
    />
  );
}

type WritingProps = {
  food: RecipeDetailReply;
  user: UserReply;
  reviews: Reviews;
  isAsked: boolean;
};

/** What the reader wrote, and where they write; an author reads why there is nothing to write. */
function Writing({ food, user, reviews, isAsked }: WritingProps) {
  const text = useText();
  const form = useReviewForm(food, user._id, reviews);
  const foldAnswer = useAnswerFold(food);
  const isAuthor = user._id === food.userId;
  const { own } = reviews;
  const opener = useOpener(form.draft !== null);
  const { edit, dialog } = useEdit(form);
  const navigate = useNavigate();
  const { search } = useLocation();
  useEffect(() => {
    // What they wrote today is known first: the form then changes that. A reload does not ask again.
    if (!isAsked || !own || isAuthor) return;
    form.open();
    void navigate({ search }, { replace: true, preventScrollReset: true });
  });
  if (isAuthor) return isAsked ? <p role="status">{text('reviewForm.ownRecipe')}</p> : null;
  return (
    <>
      {own && own.reviews.length > 0 && (
        <ol className={styles.list} aria-label={text('reviewForm.yours')}>
          {own.reviews.map((review) => (
            <ReviewItem
              key={review._id}
              review={review}
              author={food.cook}
              foldAnswer={foldAnswer}
              answerActs={<AnswerActs {...{ user, food, review, reviews }} />}
            >
              <ReviewActs {...{ food, user, review, reviews }} onEdit={() => edit(review)} />
            </ReviewItem>
          ))}
        </ol>
      )}
      {own?.reviews.some(isRatedLater) && <p>{text('reviewForm.countsLater')}</p>}
      {form.draft ? (
        <ReviewFields food={food} form={form} draft={form.draft} />
      ) : (
        <Button ref={opener} onClick={() => form.open()}>
          {text('reviews.madeIt')}
        </Button>
      )}
      {dialog}
    </>
  );
}

/** Opens a review in the form; where that loses words typed of another one it asks first. */
function useEdit(form: ReviewForm) {
  const [asked, setAsked] = useState<ReviewReply | null>(null);
  const edit = (review: ReviewReply) => {
    if (form.hasWords && form.draft?.id !== review._id) setAsked(review);
    else form.open(review);
  };
  const discard = () => {
    if (asked) form.open(asked);
    setAsked(null);
  };
  const dialog = (
    <AskDiscard isOpen={asked !== null} onOpenChange={() => setAsked(null)} onDiscard={discard} />
  );
  return { edit, dialog };
}
