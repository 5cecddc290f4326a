import type { SharedMigration } from './all.ts';

const create = `
alter table reviews add column counts_later integer;
create index reviews_counting_later on reviews (user_id, recipe_id) where counts_later = 1;
create index reviews_counting_by_age on reviews (created_at, id) where counts_later is null;
`;

/** Reviews of new accounts count once the account is trusted; those from before count. */
export const reviewsOfNew: SharedMigration = {
  number: 54,
  name: 'reviews-of-new',
  sqlite: create,
  postgres: create,
};
