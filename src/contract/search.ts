import { type Static, Type } from 'typebox';
import { CookName } from './cook-name.ts';
import { defineCall, Success, view } from './define.ts';
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
    words: Type.Optional(
      Type.String({
        maxLength: 2 * keywordMax,
        description:
          'Parts of the keyword, apart by commas and as `typed` in X-Understood, that are searched as words; of what is to be left out, parts that may be found after all',
      }),
    ),
  }),
  status: 200,
  reply: Type.Array(RecipeWithCategoryId),
  cards: Type.Array(RecipeCard),
  replyHeaders: ['x-total-count', 'x-total-more', 'x-understood', 'x-left-out', 'x-not-left-out'],
  errors: ['keyword_too_long', 'bad_request', 'too_many_tries'],
});

/** What a person may mean who has begun to type. */
const Suggestions = Success({
  recipes: Type.Array(Type.Object({ name: Type.String(), slug: Type.String() })),
  foods: Type.Array(Type.String(), { description: 'Ingredients, by a name to search for' }),
  cooks: Type.Array(CookName),
  cuisines: Type.Array(Type.String()),
  tags: Type.Array(Type.String(), { description: 'As lists are narrowed by them' }),
});
export type SuggestionsReply = Omit<Static<typeof Suggestions>, 'success' | 'message'>;

export const suggest = defineCall({
  method: 'GET',
  path: '/api/v1/suggestions',
  feature: 'search',
  summary:
    'Up to nine recipes, ingredients, cooks, cuisines and tags that have a word beginning with what is typed so far',
  who: 'anyone',
  query: Type.Object({
    typed: Type.String({ maxLength: keywordMax, description: 'From two characters on' }),
    of: Type.Optional(Type.Enum(['foods'], { description: 'Ingredients alone' })),
  }),
  status: 200,
  reply: Suggestions,
  errors: ['bad_request', 'too_many_tries'],
});
