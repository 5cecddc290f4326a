import type { SharedMigration } from './all.ts';

const create = (id: string, number: string, kind: string) => `
create table review_answers (
  id ${id} not null primary key references reviews (id) on delete cascade,
  recipe_id ${id} not null references recipes (id) on delete cascade,
  user_id ${id} not null references users (id) on delete cascade,
  text text not null,
  hidden_at ${number},
  hidden_reason text,
  withdrawn integer,
  created_at ${number} not null,
  updated_at ${number} not null
)${kind};
create index review_answers_by_recipe on review_answers (recipe_id);
create index review_answers_by_person on review_answers (user_id, recipe_id);
create index review_answers_by_age on review_answers (created_at);
create index review_answers_hidden on review_answers (hidden_at, id) where hidden_at is not null;
insert into review_answers (id, recipe_id, user_id, text, created_at, updated_at)
select reviews.id, recipes.id, recipes.user_id, reviews.answer,
  coalesce(reviews.answered_at, reviews.updated_at), coalesce(reviews.answered_at, reviews.updated_at)
from reviews join recipes on recipes.id = reviews.recipe_id
where reviews.answer is not null;
alter table reviews drop column answer;
alter table reviews drop column answered_at;
`;

/** What the authors of recipes answer to reviews are posts of their own. */
export const reviewAnswers: SharedMigration = {
  number: 57,
  name: 'review-answers',
  sqlite: create('text', 'integer', ' strict'),
  postgres: create('text collate "C"', 'bigint', ''),
};
