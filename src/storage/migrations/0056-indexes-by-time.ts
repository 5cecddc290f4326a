import type { SharedMigration } from './all.ts';

const indexes = `
create index questions_by_age on questions (created_at);
create index answers_by_age on answers (created_at);
create index profiles_by_age on profiles (updated_at);
create index questions_hidden on questions (hidden_at, id) where hidden_at is not null;
create index answers_hidden on answers (hidden_at, id) where hidden_at is not null;
create index profiles_hidden on profiles (hidden_at, user_id) where hidden_at is not null;
create index notifications_read on notifications (id) where read_at is not null;
create index photos_waiting on photos (created_at) where coalesce(recipe_id, review_id) is null;
create index queue_entries_of_messages on queue_entries (settled_at)
  where kind = 'message' and settled_at is not null;
create index reports_by_age on reports (created_at);
`;

/** What clean-ups choose, what was hidden, and what chores forget is found by its time, however much there is of what stays. */
export const indexesByTime: SharedMigration = {
  number: 56,
  name: 'indexes-by-time',
  sqlite: indexes,
  postgres: indexes,
};
