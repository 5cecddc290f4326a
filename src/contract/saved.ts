import { type Static, Type } from 'typebox';
import { avoidedParts } from './avoided.ts';
import { defineCall, pageEnd, pageQuery, Success, Text } from './define.ts';
import { fieldErrors } from './errors.ts';
import { RecipeCard } from './recipe-card.ts';
import { difficulties } from './recipe-fields.ts';

/** The orders of what somebody saved. */
export const savedSorts = ['saved', 'name', 'quickest', 'rated'] as const;
export type SavedSort = (typeof savedSorts)[number];
export const savedTextMax = 100;

/** A saved recipe that its author has deleted. */
const GoneSave = Type.Object({ _id: Type.String(), name: Type.String() });
export type GoneSaveReply = Static<typeof GoneSave>;

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
  errors: ['not_signed_in', 'not_you', 'recipe_not_found', 'saves_full', ...fieldErrors],
});

export const listSavedRecipes = defineCall({
  method: 'GET',
  path: '/api/v1/saved/recipes',
  feature: 'saved',
  summary: 'What the signed-in person saved, as cards, last saved first or in another order',
  who: 'user',
  query: Type.Object({
    category: Type.Optional(Type.String()),
    difficulty: Type.Optional(Type.Enum([...difficulties])),
    minutes: Type.Optional(
      Type.Integer({ minimum: 1, maximum: 100_000, description: 'Those that take no longer' }),
    ),
    q: Type.Optional(
      Text({ min: 0, max: savedTextMax, description: 'A sentence, read as a search reads it' }),
    ),
    sort: Type.Optional(Type.Enum([...savedSorts])),
    ...pageQuery(100),
  }),
  status: 200,
  reply: Success({
    foods: Type.Array(RecipeCard),
    gone: Type.Optional(
      Type.Array(GoneSave, {
        description: 'With the first page: what was saved and its author has deleted',
      }),
    ),
    avoided: Type.Optional(
      Type.Object(avoidedParts, {
        description: 'With a sentence that something is to be left out',
      }),
    ),
    ...pageEnd,
  }),
  errors: ['not_signed_in', 'bad_cursor', 'bad_request'],
});
