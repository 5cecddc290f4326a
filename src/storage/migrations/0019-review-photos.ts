import type { SharedMigration } from './all.ts';

const add = (id: string) => `
alter table photos add column review_id ${id} references reviews (id) on delete cascade;
create index photos_by_review on photos (review_id) where review_id is not null;
`;

/** The photos of a review: they go with it. */
export const reviewPhotos: SharedMigration = {
  number: 19,
  name: 'review-photos',
  sqlite: add('text'),
  postgres: add('text collate "C"'),
};
