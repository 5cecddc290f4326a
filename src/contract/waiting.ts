import { type Static, Type } from 'typebox';
import { Category } from './categories.ts';
import { defineCall, pageEnd, pageQuery, Success } from './define.ts';
import { RecipeDetail } from './recipes.ts';

/** A recipe as its author sees it while it waits for a moderator's look; nobody else sees it. */
const WaitingRecipe = Type.Object({
  _id: Type.String(),
  name: Type.String(),
  description: Type.String(),
  slug: Type.String({ description: 'Where it will be' }),
  category: Category,
  updatedAt: Type.String({ format: 'date-time' }),
});
export type WaitingRecipeReply = Static<typeof WaitingRecipe>;

/** When and why a moderator hid it. */
const Hidden = Type.Object({
  at: Type.String({ format: 'date-time' }),
  reason: Type.String({ description: 'In words; empty where much was hidden at once' }),
});

/** A recipe as its author sees it while a moderator hides it from everybody else. */
const HiddenRecipe = Type.Object({
  _id: Type.String(),
  name: Type.String(),
  slug: Type.String({ description: 'Where it was' }),
  category: Category,
  hidden: Hidden,
});
export type HiddenRecipeReply = Static<typeof HiddenRecipe>;

export const getWaitingRecipe = defineCall({
  method: 'GET',
  path: '/api/v1/food/get-waiting/:slug',
  feature: 'recipes',
  summary:
    'One of your recipes that wait for a moderator to look at them, or that one has hidden; it is there for you alone',
  who: 'user',
  isFoundFirst: true,
  params: Type.Object({ slug: Type.String() }),
  status: 200,
  reply: Success({
    food: RecipeDetail,
    hidden: Type.Optional({ ...Hidden, description: 'Absent where it waits' }),
  }),
  errors: ['not_signed_in', 'recipe_not_found'],
});

export const listWaitingRecipes = defineCall({
  method: 'GET',
  path: '/api/v1/food/get-waiting',
  feature: 'recipes',
  summary: 'Your recipes that wait for a moderator to look at them, newest first',
  who: 'user',
  query: Type.Object(pageQuery(200)),
  status: 200,
  reply: Success({ recipes: Type.Array(WaitingRecipe), ...pageEnd }),
  errors: ['not_signed_in', 'bad_cursor', 'bad_request'],
});

export const listHiddenRecipes = defineCall({
  method: 'GET',
  path: '/api/v1/food/get-hidden',
  feature: 'recipes',
  summary: 'Your recipes that a moderator has hidden, newest first, each with the reason',
  who: 'user',
  query: Type.Object(pageQuery(200)),
  status: 200,
  reply: Success({ recipes: Type.Array(HiddenRecipe), ...pageEnd }),
  errors: ['not_signed_in', 'bad_cursor', 'bad_request'],
});
