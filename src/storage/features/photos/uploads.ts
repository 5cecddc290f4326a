import { expressionBuilder } from 'kysely';
import type { Schema } from '../../schema.ts';

const where = expressionBuilder<Schema, 'photos'>();

/** Whether a photo that a query knows is an upload that waits: neither a recipe nor a review has taken it. */
export const isWaitingUpload = where.and([
  where('photos.recipe_id', 'is', null),
  where('photos.review_id', 'is', null),
]);
