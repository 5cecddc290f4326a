/** As they were at the first release: what the code knows today is no part of what was run then. */
const categories = [
  "('658061c3a2ae14d29540223f', 'Indian', 0)",
  "('65806208a2ae14d295402243', 'Thai', 1)",
  "('65806212a2ae14d295402246', 'American', 2)",
  "('65806221a2ae14d295402249', 'Chinese', 3)",
  "('6580622da2ae14d29540224c', 'Mexican', 4)",
  "('65806237a2ae14d29540224f', 'Other', 5)",
].join(', ');

/** Everything the site keeps, and the six categories. */
export const firstTables = `
create table categories (
  id text primary key,
  name text not null unique,
  position integer not null
) strict, without rowid;
insert into categories (id, name, position) values ${categories};

create table users (
  id text primary key,
  name text not null,
  email text not null unique,
  role integer not null,
  created_at integer not null,
  password_hash text,
  answer_hash text
) strict, without rowid;
create index users_by_role on users (role) where role <> 0;

create table sessions (
  token_hash text primary key,
  user_id text not null references users (id) on delete cascade,
  created_at integer not null,
  used_at integer not null
) strict, without rowid;
create index sessions_by_user on sessions (user_id);
create index sessions_by_use on sessions (used_at);

create table recipes (
  seq integer primary key autoincrement,
  id text not null unique,
  slug text not null,
  name text not null,
  description text not null,
  ingredients text not null,
  steps text not null,
  category_id text not null references categories (id),
  user_id text not null references users (id),
  servings integer,
  prep_minutes integer,
  cook_minutes integer,
  difficulty text,
  diet text not null,
  tip text,
  source_url text,
  photo_id text not null,
  photo_width integer not null,
  photo_height integer not null,
  photo_color text not null,
  created_at integer not null,
  updated_at integer not null
) strict;
create index recipes_by_age on recipes (created_at, id);
create index recipes_by_category on recipes (category_id, created_at, id);
create index recipes_by_user on recipes (user_id, created_at, id);
create index recipes_by_photo on recipes (photo_id);

-- The slug is claimed before its recipe is inserted, hence deferred.
create table recipe_slugs (
  slug text primary key,
  recipe_id text not null references recipes (id) on delete cascade deferrable initially deferred,
  wish text not null,
  stem text not null,
  number integer not null
) strict, without rowid;
create index recipe_slugs_by_recipe on recipe_slugs (recipe_id);
create index recipe_slugs_by_stem on recipe_slugs (stem, number);

create table recipe_counts (
  category_id text not null,
  user_id text not null,
  count integer not null,
  primary key (category_id, user_id)
) strict, without rowid;

create table publish_keys (
  user_id text not null references users (id) on delete cascade,
  key text not null,
  recipe_id text not null references recipes (id) on delete cascade,
  primary key (user_id, key)
) strict, without rowid;
create index publish_keys_by_recipe on publish_keys (recipe_id);

create table saves (
  user_id text not null references users (id) on delete cascade,
  recipe_id text not null references recipes (id) on delete cascade,
  saved_at integer not null,
  primary key (user_id, recipe_id)
) strict, without rowid;
create index saves_by_time on saves (user_id, saved_at);
create index saves_by_recipe on saves (recipe_id);

create table contact_messages (
  id text primary key,
  from_email text not null,
  from_name text not null,
  subject text not null,
  message text not null,
  created_at integer not null
) strict;
create index contact_messages_by_age on contact_messages (created_at, id);

create table notes (
  key text primary key,
  value text not null
) strict, without rowid;

create table tries (
  key text primary key,
  points integer not null,
  expires_at integer
) strict, without rowid;
create index tries_by_expiry on tries (expires_at) where expires_at is not null;

create table search_words (
  id integer primary key,
  word text not null unique,
  stem text not null
) strict;
create index search_words_by_stem on search_words (stem);

create table search_near (
  key text not null,
  word_id integer not null,
  primary key (key, word_id)
) strict, without rowid;

create table search_profiles (
  seq integer primary key,
  created_at integer not null,
  name text not null,
  category text not null,
  ingredients text not null
) strict;

-- Terms come folded and stemmed (domain/search), so the tokenizer only splits at spaces. It keeps no
-- positions and no text: search_profiles holds what ranking needs.
create virtual table search_names using fts5 (
  terms, content = '', contentless_delete = 1, detail = none, prefix = '1 2 3',
  tokenize = "unicode61 remove_diacritics 0 categories 'L* M* N* S* Co'"
);
create virtual table search_all using fts5 (
  terms, content = '', contentless_delete = 1, detail = none, prefix = '1 2 3',
  tokenize = "unicode61 remove_diacritics 0 categories 'L* M* N* S* Co'"
);
`;
