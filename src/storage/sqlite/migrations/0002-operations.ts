/** Removal that can be undone, what admins did, and what other processes have to hear of. */
export const operations = `
alter table recipes add column removed_at integer;
create index recipes_by_removal on recipes (removed_at) where removed_at is not null;

create index users_by_age on users (created_at, id);

create table acts (
  id text primary key,
  at integer not null,
  actor_id text references users (id) on delete set null,
  act text not null,
  subject text not null,
  subject_id text
) strict, without rowid;
create index acts_by_age on acts (at, id);
create index acts_by_actor on acts (actor_id);
create index acts_by_subject on acts (subject_id);

create table change_counter (
  id integer primary key check (id = 1),
  number integer not null
) strict;
insert into change_counter (id, number) values (1, 0);

create table changes (
  number integer primary key,
  origin text not null,
  notice text not null,
  at integer not null
) strict;
create index changes_by_age on changes (at);
`;
