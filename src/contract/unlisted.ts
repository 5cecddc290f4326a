import { Type } from 'typebox';
import { defineCall, pageEnd, pageQuery, Success } from './define.ts';
import { RecipeCard } from './recipe-card.ts';

export const listUnlistedRecipes = defineCall({
  method: 'GET',
  path: '/api/v1/food/get-unlisted',
  feature: 'recipes',
  summary: 'The cards of your recipes that no list has, newest first',
  who: 'user',
  query: Type.Object(pageQuery(200)),
  status: 200,
  reply: Success({ foods: Type.Array(RecipeCard), ...pageEnd }),
  errors: ['not_signed_in', 'bad_cursor', 'bad_request'],
});
