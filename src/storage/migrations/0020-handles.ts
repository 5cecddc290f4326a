import type { SharedMigration } from './all.ts';

/** Composed Latin letters, and beside each the letter without its mark, in small. */
const marked = Array.from({ length: 0x180 - 0xc0 }, (_, at) => String.fromCodePoint(0xc0 + at));
const plain = marked.map((letter) => letter.normalize('NFKD').toLowerCase()[0] ?? '');
const pairs = [
  ...marked.map((letter, at) => [letter, plain[at] ?? '']),
  ...[...'ØøĐđÐðĦħıŁłŦŧ'].map((letter, at) => [letter, [...'ooddddhhilltt'][at] ?? '']),
].filter(([, letter = '']) => /^[a-z]$/.test(letter));
const from = pairs.map(([letter]) => letter).join('');
const to = pairs.map(([, letter]) => letter).join('');

/** Letters that are spelled with two, and what belongs to no letter. */
const spelled = `replace(replace(replace(replace(replace(replace(replace(replace(replace(name,
  'ß', 'ss'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe'), 'þ', 'th'), 'Þ', 'th'), '’', ''), '''', '')`;

const sqliteStems = `
with recursive walk (id, rest, made) as (
  select id, ${spelled}, '' from users
  union all
  select id, substr(rest, 2), case
    when unicode(rest) between 768 and 879 then made
    when instr('${from}', substr(rest, 1, 1)) > 0
      then made || substr('${to}', instr('${from}', substr(rest, 1, 1)), 1)
    when lower(substr(rest, 1, 1)) glob '[a-z0-9]' then made || lower(substr(rest, 1, 1))
    when made = '' or made like '%-' then made
    else made || '-'
  end
  from walk where rest <> ''
)
update users set handle = rtrim(substr(walk.made, 1, 24), '-')
from walk where walk.id = users.id and walk.rest = '';
`;
const postgresStems = `
update users set handle = rtrim(left(ltrim(regexp_replace(
  lower(translate(regexp_replace(${spelled}, '[\\u0300-\\u036f]', '', 'g'), '${from}', '${to}')),
  '[^a-z0-9]+', '-', 'g'), '-'), 24), '-');
`;

const reserved = [
  'admin',
  'admins',
  'administrator',
  'administrators',
  'administration',
  'sysadmin',
  'moderator',
  'moderators',
  'moderation',
  'mod',
  'mods',
  'webmaster',
  'postmaster',
  'hostmaster',
  'superuser',
  'root',
  'system',
  'support',
  'staff',
  'team',
  'official',
  'operator',
  'helpdesk',
  'help',
  'security',
  'abuse',
  'noreply',
  'no-reply',
  'mail',
  'info',
  'contact',
  'about',
  'legal',
  'privacy',
  'terms',
  'imprint',
  'potluck',
  'site',
  'website',
  'cook',
  'cooks',
  'a-former-cook',
  'former-cook',
  'anonymous',
  'nobody',
  'everybody',
  'everyone',
  'somebody',
  'someone',
  'guest',
  'user',
  'users',
  'visitor',
  'member',
  'members',
  'null',
  'undefined',
  'none',
  'true',
  'false',
  'nan',
  'new',
  'edit',
  'delete',
  'me',
  'self',
  'account',
  'settings',
  'profile',
  'login',
  'logout',
  'register',
  'following',
  'followers',
  'collections',
  'reviews',
  'recipes',
  'search',
  'explore',
  'notifications',
  'feed',
  'api',
  'www',
  'rss',
  'atom',
  'sitemap',
  'robots',
  'favicon',
  'photos',
  'assets',
  'embed',
  'test',
];

/** Each account is given what `domain/cooks/handles.ts` would give it; of equal ones the older has no number. */
const create = (id: string, number: string, end: string, stems: string, isHex: string) => `
alter table users add column handle text not null default '';
${stems}
update users set handle = 'cook-' || substr(id, length(id) - 5) where handle = '';
update users set handle = rtrim(substr('cook-' || handle, 1, 24), '-')
where length(handle) < 3 or ${isHex} or handle in (${reserved.map((word) => `'${word}'`).join(', ')});
update users set handle = users.handle || '-' || ranked.place from (
  select id as ranked_id, row_number() over (partition by handle order by created_at, id) as place from users
) as ranked
where ranked.ranked_id = users.id and ranked.place > 1;
update users set handle = 'cook-' || id where length(handle) > 30 or id in (
  select ranked_id from (
    select id as ranked_id, row_number() over (partition by handle order by created_at, id) as place from users
  ) as ranked where place > 1
);
create table handles (
  handle ${id} not null primary key,
  user_id ${id} not null references users (id) on delete cascade,
  free_at ${number}
)${end};
create index handles_by_user on handles (user_id);
insert into handles (handle, user_id) select handle, id from users;
create table reserved_handles (
  hash ${id} not null primary key,
  free_at ${number} not null
)${end};
create table profiles (
  user_id ${id} not null primary key references users (id) on delete cascade,
  lines text not null,
  link text not null,
  photo_id ${id},
  photo_width integer,
  photo_height integer,
  photo_color text,
  photo_bytes ${number} not null,
  hidden_at ${number},
  hidden_reason text,
  updated_at ${number} not null
)${end};
create index profiles_by_photo on profiles (photo_id) where photo_id is not null;
`;

/** Handles of cooks and what they tell of themselves; those that are there get a handle of their name. */
export const handles: SharedMigration = {
  number: 20,
  name: 'handles',
  sqlite: create(
    'text',
    'integer',
    ' strict',
    sqliteStems,
    "(length(handle) = 24 and handle not glob '*[^0-9a-f]*')",
  ),
  postgres: create('text collate "C"', 'bigint', '', postgresStems, "handle ~ '^[0-9a-f]{24}$'"),
};
