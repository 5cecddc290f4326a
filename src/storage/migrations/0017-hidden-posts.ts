import type { SharedMigration } from './all.ts';

const hide = (number: string) => `
alter table reviews add column hidden_at ${number};
alter table reviews add column hidden_reason text;
create index reviews_hidden on reviews (hidden_at, id) where hidden_at is not null;
`;

/** When an admin hid what somebody posted, and why. */
export const hiddenPosts: SharedMigration = {
  number: 17,
  name: 'hidden-posts',
  sqlite: hide('integer'),
  postgres: hide('bigint'),
};
