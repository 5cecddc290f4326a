import type { UserReply } from '#contract/accounts.ts';
import type { RecipeDetailReply } from '#contract/recipes.ts';
import type { ReviewReply } from '#contract/reviews.ts';
import { mayHidePost } from '#domain/accounts/may.ts';
import { HiddenNote, HidePost } from '#web/forms/hide-post.tsx';
import styles from './review-fields.module.css';
import type { Reviews } from './use-reviews.ts';

type Props = { user: UserReply; food: RecipeDetailReply; review: ReviewReply; reviews: Reviews };

/** What stands below an answer for somebody logged in: its author reads why it is hidden, and an admin hides it. */
export function AnswerActs({ user, food, review, reviews }: Props) {
  const hidden = review.answer?.hidden;
  if (hidden) return <HiddenNote reason={hidden.reason} />;
  if (!mayHidePost(user) || food.userId === user._id) return null;
  // Below the admin's own review it is told with that.
  const reload = () => void Promise.all([reviews.load(), reviews.loadOwn()]);
  return (
    <div className={styles.actions}>
      <HidePost kind="review-answer" id={review._id} onHidden={reload} />
    </div>
  );
}
