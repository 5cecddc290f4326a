import { useState } from 'react';
import { useLocation } from 'react-router';
import type { Language } from '#contract/languages.ts';
import type { RecipeDetailReply } from '#contract/recipes.ts';
import type { ReviewsReply } from '#contract/reviews.ts';
import { madeItAnchor } from '#domain/sharing/addresses.ts';
import { loadTexts } from '#messages/catalogues.ts';
import type { PostsTitle } from '#web/forms/focus-title.ts';
import { LoginToPost } from '#web/lists/login-to-post.tsx';
import { MorePosts } from '#web/lists/more-posts.tsx';
import { PostLink } from '#web/lists/post-link.tsx';
import posts from '#web/lists/posts.module.css';
import { PostsSection } from '#web/lists/posts-section.tsx';
import { useText } from '#web/page/text.ts';
import { useLate } from '#web/page/use-late.ts';
import { useAuth } from '#web/session/auth.ts';
import { Button } from '#web/ui/button.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { ReviewItem } from './review-item.tsx';
import { ReviewSummary } from './review-summary.tsx';

/** How many reviews a recipe page comes with. */
export const firstReviews = 5;

const titleId: PostsTitle = 'reviews';

type Props = { food: RecipeDetailReply; reviews: ReviewsReply | null };

/**
 * What those say who made the recipe. Everybody gets the first reviews with the page; what somebody
 * needs to write, vote or read on is loaded when they are logged in or ask for it.
 */
export function RecipeReviews({ food, reviews }: Props) {
  const text = useText();
  const { user } = useAuth();
  const { hash } = useLocation();
  // The server is never told what stands behind the hash.
  const isAsked = useHydrated() && hash === `#${madeItAnchor}`;
  const [wantsMore, setWantsMore] = useState(false);
  const isWanted = user !== null || wantsMore;
  const { Late, hasFailed, retry } = useLate('reviews', isWanted, loadLive);
  return (
    <PostsSection id={madeItAnchor} titleId={titleId} title={text('reviews.title')}>
      {Late && isWanted ? (
        <Late
          key={`${user?._id} ${food._id}`}
          food={food}
          user={user}
          isAsked={isAsked}
          first={reviews}
        />
      ) : (
        <>
          {reviews ? <ReviewSummary reviews={reviews} /> : <p>{text('reviews.loadFailed')}</p>}
          {isAsked && !user ? (
            <LoginToPost reason={text('reviews.logIn')} />
          ) : (
            <PostLink anchor={madeItAnchor} label={text('reviews.madeIt')} />
          )}
          <ol className={posts.list}>
            {reviews?.reviews.map((review) => (
              <ReviewItem key={review._id} review={review} author={food.cook} />
            ))}
          </ol>
          {hasFailed && (
            <div role="status">
              <p>{text('reviews.loadFailed')}</p>
              <Button onClick={retry}>{text('outage.tryAgain')}</Button>
            </div>
          )}
          {(!reviews || reviews.nextCursor !== undefined) && (
            <MorePosts
              label={text('reviews.more')}
              title={titleId}
              onPress={() => setWantsMore(true)}
            />
          )}
        </>
      )}
    </PostsSection>
  );
}

/** What it takes to do more than read. */
async function loadLive(language: Language) {
  const [{ LiveReviews }] = await Promise.all([
    import('./live-reviews.tsx'),
    loadTexts(language, ['reviewForm', 'posts', 'uploads', 'blocks']),
  ]);
  return LiveReviews;
}
