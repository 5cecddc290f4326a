import { Type } from 'typebox';
import { defineCall, pageEnd, pageQuery, Success } from './define.ts';
import { fieldErrors } from './errors.ts';
import { RecipeCard } from './recipe-card.ts';

export const saveRecipe = defineCall({
  method: 'POST',
  path: '/api/v1/food/save-recipe',
  feature: 'saved',
  summary: 'Toggle a save, or set it with saved=true/false',
  who: 'user',
  body: {
    kind: 'form',
    schema: Type.Object({
      _id: Type.String(),
      userId: Type.Optional(Type.String()),
      saved: Type.Optional(Type.Boolean()),
    }),
  },
  status: 200,
  reply: Success({ saved: Type.Boolean() }),
  errors: ['not_signed_in', 'not_you', 'recipe_not_found', ...fieldErrors],
});

export const listSavedRecipes = defineCall({
  method: 'GET',
  path: '/api/v1/saved/recipes',
  feature: 'saved',
  summary: 'What the signed-in person saved, as cards, last saved first',
  who: 'user',
  query: Type.Object({
    category: Type.Optional(Type.String()),
    ...pageQuery(100),
  }),
  status: 200,
  reply: Success({
    foods: Type.Array(RecipeCard),
    ...pageEnd,
  }),
  errors: ['not_signed_in', 'bad_cursor', 'bad_request'],
});
