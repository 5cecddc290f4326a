import { Type } from 'typebox';
import { defineCall, view } from './define.ts';
import { RecipeCard } from './recipe-card.ts';
import { RecipeWithCategoryId } from './recipes.ts';

/** The longest keyword, in decoded characters. */
export const keywordMax = 200;

export const searchRecipes = defineCall({
  method: 'GET',
  path: '/api/v1/food/search/*',
  feature: 'search',
  summary: 'Recipes matching a keyword, best first, as a bare array',
  who: 'anyone',
  params: Type.Object({
    '*': Type.String({ description: 'The keyword; may hold encoded slashes' }),
  }),
  query: Type.Object({
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 200 })),
    offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000 })),
    view,
  }),
  status: 200,
  reply: Type.Array(RecipeWithCategoryId),
  cards: Type.Array(RecipeCard),
  replyHeaders: ['x-total-count', 'x-total-more', 'x-left-out', 'x-not-left-out'],
  errors: ['keyword_too_long', 'bad_request', 'too_many_tries'],
});
