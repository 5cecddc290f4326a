import type { NoteReply } from '#contract/notes.ts';
import type { Deps } from '#server/deps.ts';
import type { Handlers } from '#server/http/handler.ts';
import { Refusal } from '#server/http/refusal.ts';

type NoteHandlers = Pick<Handlers, 'getNote' | 'keepNote'>;

/** What a person notes on a recipe, for themselves alone. */
export function noteHandlers({ reader, writer, limits, now }: Deps): NoteHandlers {
  return {
    async getNote({ params, actor }) {
      return { note: present(await reader.findOwnNote(actor.id, params.recipeId)) };
    },

    async keepNote({ params, body, actor }) {
      await limits.editPerAccount.spend(actor.id);
      const change = { text: body.text, at: now(), base: readBase(body.baseUpdatedAt) };
      const outcome = await writer.keepOwnNote(actor.id, params.recipeId, change);
      if (outcome.kind === 'missing') throw new Refusal('recipe_not_found');
      if (outcome.kind === 'stale') throw new Refusal('note_changed');
      return { note: present(outcome.note) };
    },
  };
}

function present(note: { text: string; updatedAt: number } | null): NoteReply {
  if (!note) return { text: '' };
  return { text: note.text, updatedAt: new Date(note.updatedAt).toISOString() };
}

/** A base that is no time at all matches no note, so that the change is answered as stale. */
function readBase(base: string | undefined): number | null | undefined {
  if (base === undefined) return undefined;
  if (base === '') return null;
  const time = Date.parse(base);
  return Number.isNaN(time) ? -1 : time;
}
