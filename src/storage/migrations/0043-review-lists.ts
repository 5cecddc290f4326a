import type { SharedMigration } from './all.ts';

const create = `
drop index review_ranks_by_helpful;
drop index review_ranks_by_rank;
create index review_ranks_by_helpful on review_ranks (recipe_id, helpful, review_id, ranked);
create index review_ranks_by_rank on review_ranks (recipe_id, ranked, review_id, helpful);
`;

/** A list of reviews reads all that it needs of ranks from the index: each row of the table lies on a page of its own. */
export const reviewLists: SharedMigration = {
  number: 43,
  name: 'review-lists',
  sqlite: create,
  postgres: create,
};
