import type { Db } from '../../schema.ts';

/** The reviews that count in a mean or number, whether or not their recipe is there: the one place that says which. */
export function countedReviews(db: Db) {
  return db.selectFrom('reviews').where('reviews.hidden_at', 'is', null);
}
