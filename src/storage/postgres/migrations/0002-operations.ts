/**
 * Removal that can be undone, what admins did, what other processes have to hear of, and the
 * admin's search for any part of a text. `folded` names the extension's schema, because an index
 * is built and kept with a search path of its own.
 */
export const operations = `
create extension if not exists unaccent;
create extension if not exists pg_trgm;

do $$
declare
  home text := (
    select quote_ident(nspname) from pg_extension join pg_namespace on pg_namespace.oid = extnamespace
    where extname = 'unaccent'
  );
begin
  execute format(
    'create function folded(text) returns text language sql immutable strict parallel safe as '
    '%L', format('select lower(%s.unaccent(%L::regdictionary, $1))', home, home || '.unaccent')
  );
end $$;

create index users_by_text on users using gin (folded(name || ' ' || email) gin_trgm_ops);
create index recipes_by_text on recipes using gin (folded(name) gin_trgm_ops);
create index contact_messages_by_text on contact_messages
  using gin (folded(from_name || ' ' || from_email || ' ' || subject || ' ' || message) gin_trgm_ops);

alter table recipes add column removed_at bigint;
create index recipes_by_removal on recipes (removed_at) where removed_at is not null;

create index users_by_age on users (created_at, id);

create table acts (
  id text collate "C" primary key,
  at bigint not null,
  actor_id text collate "C" references users (id) on delete set null,
  act text not null,
  subject text not null,
  subject_id text collate "C"
);
create index acts_by_age on acts (at, id);
create index acts_by_actor on acts (actor_id);
create index acts_by_subject on acts (subject_id);

create table change_counter (
  id integer primary key check (id = 1),
  number bigint not null
);
insert into change_counter (id, number) values (1, 0);

create table changes (
  number bigint primary key,
  origin text not null,
  notice text not null,
  at bigint not null
);
create index changes_by_age on changes (at);
`;
