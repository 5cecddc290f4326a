import { type Static, Type } from 'typebox';
import { Category } from './categories.ts';
import { defineCall, pageEnd, pageQuery, Success } from './define.ts';
import { Recipe } from './recipes.ts';

/** What was deleted by its owner, or removed by an admin, can be brought back for so many days. */
export const restorableDays = 30;

/** A recipe as its owner sees it after deleting it; nobody else sees it at all. */
export const DeletedRecipe = Type.Object({
  _id: Type.String(),
  name: Type.String(),
  slug: Type.String(),
  category: Category,
  deletedAt: Type.String({ format: 'date-time' }),
  daysLeft: Type.Integer({ description: 'How long the deletion can still be undone' }),
});
export type DeletedRecipeReply = Static<typeof DeletedRecipe>;

export const listDeletedRecipes = defineCall({
  method: 'GET',
  path: '/api/v1/food/get-deleted',
  feature: 'recipes',
  summary: 'What you deleted and can still bring back, last deleted first',
  who: 'user',
  query: Type.Object({
    ...pageQuery(200),
  }),
  status: 200,
  reply: Success({
    recipes: Type.Array(DeletedRecipe),
    ...pageEnd,
  }),
  errors: ['not_signed_in', 'bad_cursor', 'bad_request'],
});

export const undoDelete = defineCall({
  method: 'POST',
  path: '/api/v1/food/undo-delete/:id',
  feature: 'recipes',
  summary: `Put back a recipe that you deleted, with its photo and every save of it, within ${restorableDays} days`,
  who: 'user',
  params: Type.Object({ id: Type.String() }),
  status: 200,
  reply: Success({ food: Recipe }),
  errors: ['not_signed_in', 'recipe_not_found', 'recipes_full', 'too_many_tries'],
});
