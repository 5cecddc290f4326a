import type { SharedMigration } from './all.ts';

/** Whether everybody may read a review. */
const isShown = (hidden: string, recipe: string) => `case when ${hidden} is null and exists (
    select 1 from recipes where recipes.id = ${recipe} and removed_at is null and unlisted = 0
  ) then 1 else 0 end`;

const change = (id: string) => `
alter table recipe_ratings add column tally text;
alter table collections add column withdrawn integer;
alter table review_ranks add column user_id ${id} not null default '';
alter table review_ranks add column shown integer not null default 0;
update review_ranks set
  user_id = (select reviews.user_id from reviews where reviews.id = review_id),
  shown = (select ${isShown('reviews.hidden_at', 'reviews.recipe_id')}
    from reviews where reviews.id = review_id);
create index review_ranks_by_writer on review_ranks (user_id, shown);
create index collection_entries_unsure on collection_entries (collection_id, recipe_id)
  where was_unlisted = 1;
`;

const rankReview = `
  insert into review_ranks (review_id, recipe_id, user_id, helpful, ranked, shown)
  values (new.id, new.recipe_id, new.user_id, 0, 0, ${isShown('new.hidden_at', 'new.recipe_id')});`;
const showReview = `
  update review_ranks set shown = ${isShown('new.hidden_at', 'new.recipe_id')}
  where review_id = new.id;`;
const showReviewsOf = `
  update review_ranks set shown = case
    when new.removed_at is null and new.unlisted = 0 and exists (
      select 1 from reviews where reviews.id = review_id and reviews.hidden_at is null
    ) then 1 else 0 end
  where recipe_id = new.id;`;
/** An edit sets it to what it is: no reason to look at all reviews. */
const isOtherwise = `old.removed_at is distinct from new.removed_at
  or old.unlisted is distinct from new.unlisted`;

/** What the reviews of a recipe are counted by is kept with its rating; how many of a cook everybody may read is counted by an index; a hidden collection stays hidden. */
export const tallies: SharedMigration = {
  number: 31,
  name: 'tallies',
  sqlite: `${change('text')}
drop trigger review_ranked;
create trigger review_ranked after insert on reviews begin ${rankReview} end;
create trigger review_shown after update of hidden_at on reviews begin ${showReview} end;
create trigger reviews_shown after update of removed_at, unlisted on recipes
  when ${isOtherwise} begin ${showReviewsOf} end;`,
  postgres: `${change('text collate "C"')}
create or replace function review_ranked() returns trigger language plpgsql as $$
  begin ${rankReview} return null; end $$;
create function review_shown() returns trigger language plpgsql as $$
  begin ${showReview} return null; end $$;
create function reviews_shown() returns trigger language plpgsql as $$
  begin ${showReviewsOf} return null; end $$;
create trigger review_shown after update of hidden_at on reviews
  for each row execute function review_shown();
create trigger reviews_shown after update of removed_at, unlisted on recipes
  for each row when (${isOtherwise}) execute function reviews_shown();`,
};
