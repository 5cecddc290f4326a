import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { RecipeDetailReply } from '#contract/recipes.ts';
import type { ReviewsReply } from '#contract/reviews.ts';
import { madeItAnchor } from '#domain/sharing/addresses.ts';
import { loadTexts } from '#messages/catalogues.ts';
import type { PostsTitle } from '#web/forms/focus-title.ts';
import { MorePosts } from '#web/lists/more-posts.tsx';
import { useText } from '#web/page/text.ts';
import { paths } from '#web/paths.ts';
import { useAuth } from '#web/session/auth.ts';
import { Button } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import type { LiveReviews } from './live-reviews.tsx';
import styles from './recipe-reviews.module.css';
import { ReviewItem } from './review-item.tsx';
import { MadeItLink, ReviewSummary } from './review-summary.tsx';

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
  const { Live, retry } = useLive(user !== null || wantsMore);
  return (
    <section
      className={styles.reviews}
      id={madeItAnchor}
      aria-labelledby={titleId}
      // The bar of ingredients stays away while the focus is here.
      data-reviews=""
    >
      <h2 id={titleId} tabIndex={-1}>
        {text('reviews.title')}
      </h2>
      {Live && (user || wantsMore) ? (
        <Live key={`${user?._id} ${food._id}`} {...{ food, user, isAsked }} first={reviews} />
      ) : (
        <>
          {reviews ? <ReviewSummary reviews={reviews} /> : <p>{text('reviews.loadFailed')}</p>}
          {isAsked && !user ? <LoginHere /> : <MadeItLink />}
          <ol className={styles.list}>
            {reviews?.reviews.map((review) => (
              <ReviewItem key={review._id} review={review} author={food.cook} />
            ))}
          </ol>
          {retry && (
            <div role="status">
              <p>{text('reviews.loadFailed')}</p>
              <Button onClick={retry}>{text('outage.tryAgain')}</Button>
            </div>
          )}
          {(!reviews || reviews.nextCursor !== undefined) && (
            <MorePosts
              {...{ label: text('reviews.more'), title: titleId }}
              onPress={() => setWantsMore(true)}
            />
          )}
        </>
      )}
    </section>
  );
}

/** What it takes to do more than read, once that is wanted. */
function useLive(isWanted: boolean) {
  const { language } = useText();
  const [Live, setLive] = useState<typeof LiveReviews | null>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (!isWanted || hasFailed) return;
    Promise.all([
      import('./live-reviews.tsx'),
      loadTexts(language, ['reviewForm', 'posts', 'uploads', 'blocks']),
    ]).then(
      ([module]) => setLive(() => module.LiveReviews),
      (error) => {
        console.error('reviews', error);
        setFailed(true);
      },
    );
  }, [isWanted, hasFailed, language]);
  return { Live, retry: hasFailed ? () => setFailed(false) : null };
}

function LoginHere() {
  const text = useText();
  return (
    <p className={styles.prompt} role="status">
      {text('reviews.logIn')} <Link to={paths.login}>{text('nav.login')}</Link>
    </p>
  );
}
