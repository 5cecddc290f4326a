import { expressionBuilder } from 'kysely';
import type { Db, Schema } from '../../schema.ts';

/** Whether a review that a query knows is hidden from nobody. */
export const isShown = expressionBuilder<Schema, 'reviews'>()('reviews.hidden_at', 'is', null);

/** Whether the account of who wrote a review was trusted then or since. */
export const isOfTrusted = expressionBuilder<Schema, 'reviews'>()(
  'reviews.counts_later',
  'is',
  null,
);

/** The reviews that are added up, whether or not their recipe is there: the one place that says which. */
export function countedReviews(db: Db) {
  return db.selectFrom('reviews').where(isShown);
}
