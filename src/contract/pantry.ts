import { type Static, Type } from 'typebox';
import { defineCall, Success } from './define.ts';
import { RecipeCard } from './recipe-card.ts';

export const pantryLimits = { list: 2_000, page: 48, offset: 480 } as const;

const list = (description: string) =>
  Type.Optional(Type.String({ maxLength: pantryLimits.list, description }));

const PantryRecipes = Success({
  recipes: Type.Array(
    Type.Object({
      recipe: RecipeCard,
      have: Type.Integer({ description: 'How many of its ingredients are there, staples aside' }),
      of: Type.Integer(),
      missing: Type.Array(Type.String(), { description: 'The others, as its cook wrote them' }),
    }),
  ),
  total: Type.Integer(),
  more: Type.Boolean({ description: 'Whether there are more than are counted' }),
  have: Type.Array(Type.String()),
  typed: Type.Array(Type.String(), { description: 'The same ingredients, as they were asked for' }),
  staples: Type.Array(Type.String()),
  leftOut: Type.Array(Type.String(), { description: 'What was avoided, as it was asked for' }),
  notLeftOut: Type.Array(Type.String(), {
    description: 'What was to be avoided and is no food here',
  }),
  unknown: Type.Array(
    Type.Object({
      of: Type.Enum(['have', 'avoid']),
      typed: Type.String(),
      near: Type.Array(Type.String(), { description: 'What may have been meant; often nothing' }),
    }),
    { description: 'What is known as no food, of each list the first few' },
  ),
});
export type PantryReply = Omit<Static<typeof PantryRecipes>, 'success' | 'message'>;

export const listPantryRecipes = defineCall({
  method: 'GET',
  path: '/api/v1/pantry/recipes',
  feature: 'pantry',
  summary: 'Recipes by what one has: those come first of which least is missing',
  who: 'anyone',
  query: Type.Object({
    have: list('Ingredients apart by commas; of more than 40 the first'),
    avoid: list('Ingredients and allergens that no recipe of the answer names'),
    staples: list(
      'What is assumed to be there; salt, pepper, water, oil, sugar and flour if not said',
    ),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: pantryLimits.page })),
    offset: Type.Optional(Type.Integer({ minimum: 0, maximum: pantryLimits.offset })),
  }),
  status: 200,
  reply: PantryRecipes,
  errors: ['bad_request', 'too_many_tries'],
});
