import { sql } from 'kysely';

/**
 * Whether a photo that a query knows is an upload that waits: neither a recipe nor a review has taken it. Said as the index of those says
 * it, and such that none is found for a photo by its recipe, for that is the same of all photos of reviews: nothing.
 */
export const isWaitingUpload = sql<boolean>`coalesce(photos.recipe_id, photos.review_id) is null`;
