import { type Static, Type } from 'typebox';
import { defineCall, Success, Text } from './define.ts';
import { fieldErrors } from './errors.ts';

/** The most characters of a note. */
export const noteMaxLength = 2_000;

/** What a person noted on a recipe for themselves; without `updatedAt` there is none. */
const Note = Type.Object({
  text: Type.String(),
  updatedAt: Type.Optional(Type.String({ format: 'date-time' })),
});
export type NoteReply = Static<typeof Note>;

const params = Type.Object({ recipeId: Type.String() });

export const getNote = defineCall({
  method: 'GET',
  path: '/api/v1/notes/:recipeId',
  feature: 'notes',
  summary: 'What the signed-in person noted on a recipe; nobody else is told',
  who: 'user',
  params,
  status: 200,
  reply: Success({ note: Note }),
  errors: ['not_signed_in'],
});

export const keepNote = defineCall({
  method: 'PUT',
  path: '/api/v1/notes/:recipeId',
  feature: 'notes',
  summary:
    'Keep a note on a recipe, or forget it with an empty text; refused where the note is no longer the one of baseUpdatedAt',
  who: 'user',
  params,
  body: {
    kind: 'json',
    schema: Type.Object({
      text: Text({ min: 0, max: noteMaxLength }),
      baseUpdatedAt: Type.Optional(
        Type.String({
          maxLength: 100,
          description:
            'The updatedAt of the note that was changed, empty where there was none; absent writes over any',
        }),
      ),
    }),
  },
  status: 200,
  reply: Success({ note: Note }),
  errors: ['not_signed_in', 'recipe_not_found', 'note_changed', 'too_many_tries', ...fieldErrors],
});
