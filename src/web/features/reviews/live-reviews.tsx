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
import { madeItAnchor } from '#domain/sharing/addresses.ts';
import { AskDiscard } from '#web/forms/discard-button.tsx';
import { useOpener } from '#web/forms/use-opener.ts';
import { PostLink } from '#web/lists/post-link.tsx';
import posts from '#web/lists/posts.module.css';
import { RestOfPosts } from '#web/lists/rest-of-posts.tsx';
import { useText } from '#web/page/text.ts';
import { Button } from '#web/ui/button.tsx';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import { AnswerActs } from './answer-acts.tsx';
import { OthersReview, useAnswerFold } from './others-review.tsx';
import { ReviewActs } from './review-acts.tsx';
import { ReviewFields } from './review-fields.tsx';
import { isRatedLater, ReviewItem } from './review-item.tsx';
import { ReviewSummary } from './review-summary.tsx';
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
  const text = useText();
  const reviews = useReviews(food._id, first, user?._id ?? null);
  const { shown, own, mine } = reviews;
  // What is hidden, its author alone is told; the reviews themselves may be newer in the list.
  const answers = new Map(own?.answered.map(({ _id, answer }) => [_id, answer && { answer }]));
  const retry = () => {
    void reviews.load();
    if (!own) void reviews.loadOwn();
  };
  const needsMore = useRef(user === null);
  useEffect(() => {
    // Somebody who is not logged in has asked for more.
    if (needsMore.current) void reviews.loadMore();
    needsMore.current = false;
  });
  return (
    <>
      {shown?.total === 0 && user?._id === food.userId ? (
        <p>{text('reviewForm.noneYet')}</p>
      ) : (
        shown && <ReviewSummary reviews={shown} />
      )}
      {user && <Writing food={food} user={user} reviews={reviews} isAsked={isAsked} />}
      {!user && <PostLink anchor={madeItAnchor} label={text('reviews.madeIt')} />}
      {shown && shown.total > 1 && <Sorting reviews={reviews} />}
      <ol className={posts.list} aria-busy={reviews.busy}>
        {shown?.reviews
          .filter(({ _id }) => !mine.some((one) => one._id === _id))
          .map((review) => (
            <OthersReview
              key={review._id}
              food={food}
              user={user}
              reviews={reviews}
              review={{ ...review, ...answers.get(review._id) }}
            />
          ))}
      </ol>
      <RestOfPosts
        posts={reviews}
        onRetry={retry}
        words={{
          failed: text('reviews.loadFailed'),
          retry: text('reviewForm.retry'),
          more: text('reviews.more'),
        }}
      />
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
  const { own, mine } = reviews;
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
      {mine.length > 0 && (
        <ol className={posts.list} aria-label={text('reviewForm.yours')}>
          {mine.map((review) => (
            <ReviewItem
              key={review._id}
              review={review}
              author={food.cook}
              foldAnswer={foldAnswer}
              answerActs={<AnswerActs user={user} food={food} review={review} reviews={reviews} />}
            >
              <ReviewActs
                food={food}
                user={user}
                review={review}
                reviews={reviews}
                onEdit={() => edit(review)}
              />
            </ReviewItem>
          ))}
        </ol>
      )}
      {mine.some(isRatedLater) && <p>{text('reviewForm.countsLater')}</p>}
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

/** Opens a review in the form; where that loses what was typed or added of another one it asks first. */
function useEdit(form: ReviewForm) {
  const [asked, setAsked] = useState<ReviewReply | null>(null);
  const edit = (review: ReviewReply) => {
    if (form.hasWork && form.draft?.id !== review._id) setAsked(review);
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
