import { useState } from 'react';
import { Link } from 'react-router';
import type { CookReply, CookReviewsReply } from '#contract/cooks.ts';
import { useApi } from '#web/data/api.ts';
import { ReviewItem } from '#web/features/reviews/review-item.tsx';
import { FoldPlace } from '#web/lists/fold-place.tsx';
import { useText } from '#web/page/text.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import styles from './cook-page.module.css';

/** How many reviews a cook's page comes with. */
export const firstReviews = 5;
const pageSize = 20;

type Props = { cook: CookReply; first: CookReviewsReply | null };

/** What a cook wrote about the recipes of others, newest first; nothing where that is nothing. */
export function CookReviews({ cook, first }: Props) {
  const text = useText();
  const { shown, busy, failed, loadMore } = useShown(cook._id, first);
  if (cook.reviews === 0) return null;
  return (
    <section className={styles.reviews} aria-labelledby="cook-reviews">
      <h2 id="cook-reviews" dir="auto">
        {text('cook.made', { name: cook.name })}
      </h2>
      <FoldPlace person={cook}>
        <ol className={styles.list}>
          {shown?.reviews.map((review) => (
            <ReviewItem
              key={review._id}
              review={review}
              author={review.recipe.cook}
              foldAnswer={(told) => <FoldPlace person={review.recipe.cook}>{told}</FoldPlace>}
              heading={<Link to={paths.recipe(review.recipe.slug)}>{review.recipe.name}</Link>}
            />
          ))}
        </ol>
      </FoldPlace>
      {failed || !shown ? <p role="status">{text('reviews.loadFailed')}</p> : null}
      {!shown || shown.nextCursor !== undefined ? (
        <Button onClick={() => void loadMore()} aria-disabled={busy || undefined}>
          {text('reviews.more')}
        </Button>
      ) : null}
    </section>
  );
}

function useShown(id: string, first: CookReviewsReply | null) {
  const api = useApi();
  const [shown, setShown] = useState(first);
  const [{ busy, failed }, setState] = useState({ busy: false, failed: false });
  const loadMore = async () => {
    if (busy) return;
    setState({ busy: true, failed: false });
    const after = shown?.nextCursor;
    const query = { limit: pageSize, ...(after === undefined ? {} : { cursor: after }) };
    const result = await api.listCookReviews({ params: { id }, query });
    setState({ busy: false, failed: !result.ok });
    if (!result.ok) return;
    const known = shown?.reviews ?? [];
    setShown({ ...result.data, reviews: [...known, ...result.data.reviews] });
  };
  return { shown, busy, failed, loadMore };
}
