import type { SharedMigration } from './all.ts';

/** A review with photos stands before however many found another helpful. */
const withPhotos = 1_000_000_000;

const create = (id: string, kind: string) => `
create table review_ranks (
  review_id ${id} not null primary key references reviews (id) on delete cascade,
  recipe_id ${id} not null references recipes (id) on delete cascade,
  helpful integer not null,
  ranked integer not null
)${kind};
insert into review_ranks (review_id, recipe_id, helpful, ranked)
select id, recipe_id, votes, votes + photos from (
  select id, recipe_id,
    (select count(*) from review_votes where review_id = reviews.id) as votes,
    case when exists (select 1 from photos where review_id = reviews.id)
      then ${withPhotos} else 0 end as photos
  from reviews
) as counted;
create index review_ranks_by_helpful on review_ranks (recipe_id, helpful, review_id);
create index review_ranks_by_rank on review_ranks (recipe_id, ranked, review_id);
create table follower_counts (
  cook_id ${id} not null primary key references users (id) on delete cascade,
  count integer not null
)${kind};
insert into follower_counts (cook_id, count) select cook_id, count(*) from follows group by cook_id;
`;

/** What is done whenever a row comes or goes, also with an account or a recipe that is deleted: so nothing drifts. */
const rankReview = `
  insert into review_ranks (review_id, recipe_id, helpful, ranked)
  values (new.id, new.recipe_id, 0, 0);`;
const vote = (row: 'new' | 'old') => `
  update review_ranks set helpful = helpful ${row === 'new' ? '+' : '-'} 1,
    ranked = ranked ${row === 'new' ? '+' : '-'} 1
  where review_id = ${row}.review_id;`;
const showPhoto = (row: 'new' | 'old') => `
  update review_ranks set ranked = helpful + case
    when exists (select 1 from photos where photos.review_id = ${row}.review_id)
    then ${withPhotos} else 0 end
  where review_id = ${row}.review_id;`;
const follow = `
  insert into follower_counts (cook_id, count) values (new.cook_id, 1)
  on conflict (cook_id) do update set count = follower_counts.count + 1;`;
const unfollow = `
  update follower_counts set count = count - 1 where cook_id = old.cook_id;`;

const triggers: [name: string, when: string, does: string][] = [
  ['review_ranked', 'insert on reviews', rankReview],
  ['review_vote_added', 'insert on review_votes', vote('new')],
  ['review_vote_removed', 'delete on review_votes', vote('old')],
  ['review_photo_added', 'insert on photos', showPhoto('new')],
  ['review_photo_moved', 'update of review_id on photos', showPhoto('old') + showPhoto('new')],
  ['review_photo_removed', 'delete on photos', showPhoto('old')],
  ['follow_added', 'insert on follows', follow],
  ['follow_removed', 'delete on follows', unfollow],
];

const onSqlite = triggers
  .map(([name, when, does]) => `create trigger ${name} after ${when} begin ${does} end;`)
  .join('\n');
const onPostgres = triggers
  .map(
    ([name, when, does]) => `
create function ${name}() returns trigger language plpgsql as $$ begin ${does} return null; end $$;
create trigger ${name} after ${when} for each row execute function ${name}();`,
  )
  .join('\n');

/** The orders of reviews and the numbers of followers, so that nobody sorts or counts them all. */
export const ranks: SharedMigration = {
  number: 28,
  name: 'ranks',
  sqlite: create('text', ' strict, without rowid') + onSqlite,
  postgres: create('text collate "C"', '') + onPostgres,
};
