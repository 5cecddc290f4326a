import type { ReactNode } from 'react';
import type { UserReply } from '#contract/accounts.ts';
import type { RecipeDetailReply } from '#contract/recipes.ts';
import type { ReviewReply } from '#contract/reviews.ts';
import { useIsHidden } from '#web/lists/blocked.ts';
import { Folded } from '#web/lists/folded.tsx';
import posts from '#web/lists/posts.module.css';
import { AnswerActs } from './answer-acts.tsx';
import { ReviewActs } from './review-acts.tsx';
import { ReviewItem } from './review-item.tsx';
import type { Reviews } from './use-reviews.ts';

type Props = {
  food: RecipeDetailReply;
  user: UserReply | null;
  review: ReviewReply;
  reviews: Reviews;
};

/** What folds the answers of a recipe's author away, from whom its reader muted or blocked them. */
export function useAnswerFold({ cook }: RecipeDetailReply) {
  const isHidden = useIsHidden();
  if (!isHidden(cook)) return undefined;
  return (told: ReactNode) => <Folded name={cook.name}>{told}</Folded>;
}

/** A review of somebody else; of those whom its reader muted or blocked a line that unfolds. */
export function OthersReview({ food, user, review, reviews }: Props) {
  const isHidden = useIsHidden();
  const foldAnswer = useAnswerFold(food);
  const item = (
    <ReviewItem
      review={review}
      author={food.cook}
      foldAnswer={foldAnswer}
      answerActs={user && <AnswerActs user={user} food={food} review={review} reviews={reviews} />}
    >
      {user && <ReviewActs food={food} user={user} review={review} reviews={reviews} />}
    </ReviewItem>
  );
  if (!isHidden(review.cook)) return item;
  return (
    <li>
      <Folded name={review.cook.name}>
        <ol className={posts.list}>{item}</ol>
      </Folded>
    </li>
  );
}
