import type { ReviewReply, ReviewsReply } from '#contract/reviews.ts';
import { isSiteCook } from '../cooks/site-cooks.ts';
import type { Node } from './recipe-node.ts';

/**
 * The rating of a recipe as its page shows it, and the reviews that stand there. Nothing where nobody
 * rated it as written: a rating of nothing is an error to those who read it.
 */
export function reviewNodes(reviews: ReviewsReply | null): Node {
  const mean = reviews?.summary.mean;
  if (!reviews || !mean) return {};
  const rating = { '@type': 'AggregateRating', ratingValue: mean.value, ratingCount: mean.count };
  return {
    aggregateRating: { ...rating, ...range, reviewCount: reviews.total },
    review: reviews.reviews.filter(({ cook }) => !isSiteCook(cook._id)).map(reviewNode),
  };
}

const range = { bestRating: 5, worstRating: 1 };

function reviewNode({ cook, createdAt, text, rating }: ReviewReply): Node {
  const rated = { '@type': 'Rating', ratingValue: rating, ...range };
  return {
    '@type': 'Review',
    author: { '@type': 'Person', name: cook.name },
    datePublished: createdAt.slice(0, 10),
    ...(text ? { reviewBody: text } : {}),
    ...(rating === undefined ? {} : { reviewRating: rated }),
  };
}
