import { type Static, Type } from 'typebox';
import { defineCall, Success, Text } from './define.ts';
import { fieldErrors } from './errors.ts';

export const noteLimits = {
  /** The most characters of a note on a recipe. */
  text: 2_000,
  /** The most characters of a note on a line. */
  lineText: 1_000,
  /** The most notes of a person on the lines of one recipe, those that are left over included. */
  lines: 200,
};

/** What a person noted on a recipe, or on a line of it, for themselves; without `updatedAt` there is none. */
const Note = Type.Object({
  text: Type.String(),
  updatedAt: Type.Optional(Type.String({ format: 'date-time' })),
});
export type NoteReply = Static<typeof Note>;

const LineNote = Type.Object({
  lineId: Type.String({
    description:
      'One of ingredientIds or stepIds of the recipe; where neither has it any more, the note is left over',
  }),
  line: Type.String({ description: 'The line as it read when the note was last written' }),
  text: Type.String(),
  updatedAt: Type.String({ format: 'date-time' }),
});
export type LineNoteReply = Static<typeof LineNote>;

const params = Type.Object({ recipeId: Type.String() });

const baseUpdatedAt = Type.Optional(
  Type.String({
    maxLength: 100,
    description:
      'The updatedAt of the note that was changed, empty where there was none; absent writes over any',
  }),
);

export const getNote = defineCall({
  method: 'GET',
  path: '/api/v1/notes/:recipeId',
  feature: 'notes',
  summary: 'What the signed-in person noted on a recipe and its lines; nobody else is told',
  who: 'user',
  params,
  status: 200,
  reply: Success({ note: Note, lines: Type.Array(LineNote) }),
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
    schema: Type.Object({ text: Text({ min: 0, max: noteLimits.text }), baseUpdatedAt }),
  },
  status: 200,
  reply: Success({ note: Note }),
  errors: ['not_signed_in', 'recipe_not_found', 'note_changed', 'too_many_tries', ...fieldErrors],
});

export const keepLineNote = defineCall({
  method: 'PUT',
  path: '/api/v1/notes/:recipeId/lines/:lineId',
  feature: 'notes',
  summary:
    'Keep a note on an ingredient or a step, or forget it with an empty text; one on a line that the recipe has no more can be changed, not begun',
  who: 'user',
  params: Type.Object({ recipeId: Type.String(), lineId: Type.String() }),
  body: {
    kind: 'json',
    schema: Type.Object({ text: Text({ min: 0, max: noteLimits.lineText }), baseUpdatedAt }),
  },
  status: 200,
  reply: Success({ note: Note }),
  errors: [
    'not_signed_in',
    'recipe_not_found',
    'line_not_found',
    'notes_full',
    'note_changed',
    'too_many_tries',
    ...fieldErrors,
  ],
});
