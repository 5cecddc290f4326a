import { type LineNoteReply, type NoteReply, noteLimits } from '#contract/notes.ts';
import type { Deps } from '#server/deps.ts';
import { readBase } from '#server/http/base.ts';
import type { Handlers } from '#server/http/handler.ts';
import { Refusal } from '#server/http/refusal.ts';
import { toTime } from '#server/presenters/time.ts';

type NoteHandlers = Pick<Handlers, 'getNote' | 'keepNote' | 'keepLineNote'>;

/** What a person notes on a recipe and its lines, for themselves alone. */
export function noteHandlers({ reader, writer, limits, now }: Deps): NoteHandlers {
  const changeOf = (body: { text: string; baseUpdatedAt?: string }) => ({
    text: body.text,
    at: now(),
    base: body.baseUpdatedAt === '' ? null : readBase(body.baseUpdatedAt),
  });
  return {
    async getNote({ params, actor }) {
      const lines = await reader.listLineNotes(actor.id, params.recipeId);
      return {
        note: present(await reader.findOwnNote(actor.id, params.recipeId)),
        lines: lines.map(presentLine),
      };
    },

    async keepNote({ params, body, actor }) {
      await limits.editPerAccount.spend(actor.id);
      const outcome = await writer.keepOwnNote(actor.id, params.recipeId, changeOf(body));
      if (outcome.kind !== 'kept') throw new Refusal(refusals[outcome.kind]);
      return { note: present(outcome.note) };
    },

    async keepLineNote({ params, body, actor }) {
      await limits.editPerAccount.spend(actor.id);
      const { lines: most } = noteLimits;
      const change = { ...changeOf(body), lineId: params.lineId, most };
      const outcome = await writer.keepLineNote(actor.id, params.recipeId, change);
      if (outcome.kind === 'full') throw new Refusal('notes_full', { values: { limit: most } });
      if (outcome.kind !== 'kept') throw new Refusal(refusals[outcome.kind]);
      return { note: present(outcome.note) };
    },
  };
}

const refusals = {
  missing: 'recipe_not_found',
  stale: 'note_changed',
  'line missing': 'line_not_found',
} as const;

function present(note: { text: string; updatedAt: number } | null): NoteReply {
  return note ? { text: note.text, updatedAt: toTime(note.updatedAt) } : { text: '' };
}

function presentLine({
  updatedAt,
  ...note
}: Omit<LineNoteReply, 'updatedAt'> & { updatedAt: number }): LineNoteReply {
  return { ...note, updatedAt: toTime(updatedAt) };
}
