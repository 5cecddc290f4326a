import { Type } from 'typebox';
import { defineCall, Success } from './define.ts';
import { fieldErrors } from './errors.ts';

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
