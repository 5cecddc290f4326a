import type { SharedMigration } from './all.ts';

/** By the rule of `domain/reviews/rating.ts`: of each person the latest rating as written. */
const create = (id: string, kind: string) => `
create table recipe_ratings (
  recipe_id ${id} not null primary key references recipes (id) on delete cascade,
  sum integer not null,
  count integer not null,
  people integer not null
)${kind};
insert into recipe_ratings (recipe_id, sum, count, people)
select
  recipe_id,
  sum(case when counts = 1 then rating else 0 end),
  sum(counts),
  count(*)
from (
  select
    recipe_id, rating,
    case when as_written = 1 and rating is not null then 1 else 0 end as counts,
    row_number() over (
      partition by recipe_id, user_id
      order by case when as_written = 1 and rating is not null then 0 else 1 end, day desc
    ) as place
  from reviews
) as of_person
where place = 1
group by recipe_id;
`;

/** What the ratings of each recipe come to, for lists. */
export const ratings: SharedMigration = {
  number: 15,
  name: 'ratings',
  sqlite: create('text', ' strict, without rowid'),
  postgres: create('text collate "C"', ''),
};
