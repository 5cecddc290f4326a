import type { Refused } from '#contract/client.ts';
import { noteLimits } from '#contract/notes.ts';
import { useStoreValue } from '#web/data/store.ts';
import { useDraftKeeper } from '#web/forms/use-draft-keeper.ts';
import { useText } from '#web/page/text.ts';
import {
  type Draft,
  draftKey,
  type NotesStore,
  type Place,
  untouched,
  wholeRecipe,
} from './own-store.ts';

/** The place of a note: the recipe, or a line of it by its id, with what it is called and how the line reads. */
export type NotePlace = { id: string; label: string; line?: string };

/** A person's note at a place: what is kept, what is typed, and how the two come together. */
export function useNote(notes: NotesStore, place: NotePlace) {
  const { id, label, line } = place;
  const state = useStoreValue(notes.store, ({ places }) => places?.get(id) ?? untouched);
  const keepDraft = useDraftKeeper(draftKey(notes, id));
  const limit = id === wholeRecipe ? noteLimits.text : noteLimits.lineText;
  const { kept, draft, busy } = state;
  const change = (part: Partial<Place>) => notes.change(id, part);
  /** Shows what is typed from now on, and keeps it; a form that has gone undoes nothing that came after it. */
  const show = (before: Draft | null, typed: Draft | null, part: Partial<Place> = {}) => {
    const isKept = keepDraft(before, typed);
    const rest = { fault: undefined, outcome: null, ...(typed ? {} : { other: null }) };
    change({ ...rest, draft: typed, isKept, ...part });
  };
  return {
    ...state,
    label,
    limit,
    save: useSaveNote(notes, id, { label, limit, line, draft, busy }, show),
    /** Nothing is typed yet, and so nothing is left with the browser. */
    open: () =>
      change({
        fault: undefined,
        outcome: null,
        isKept: true,
        draft: { text: kept.text, base: kept.updatedAt ?? '', line },
      }),
    type: (text: string) => draft && !busy && show(draft, { ...draft, text }),
    /** Lets go of what is typed: what the site has is shown again. */
    close: () => show(draft, null),
  };
}

export type Note = ReturnType<typeof useNote>;

/** What the site says of a refusal; nothing where it is the site that failed. */
const saidBy = ({ status, message }: Refused): string => (status < 500 ? message : '');

type Typed = Pick<Place, 'draft' | 'busy'> & Omit<NotePlace, 'id'> & { limit: number };
type Show = (before: Draft | null, typed: Draft | null, part?: Partial<Place>) => void;

/** A function that sends what is typed, once at a time; a refusal or a failure leaves it as it is. */
function useSaveNote(
  notes: NotesStore,
  id: string,
  { label, limit, line, draft, busy }: Typed,
  show: Show,
): () => Promise<void> {
  const text = useText();
  const change = (part: Partial<Place>) => notes.change(id, part);
  /** Somebody was in between: what they wrote is shown, and only then written over. */
  const showOther = async (typed: Draft) => {
    const kept = await notes.ask();
    if (!kept) return change({ fault: text('notes.failed') });
    const note = kept.get(id) ?? { text: '' };
    show(typed, { ...typed, base: note.updatedAt ?? '' }, { kept: note, other: note });
  };
  const send = async (typed: Draft) => {
    const result = await keepNote(notes, id, typed);
    if (!result.ok && result.code === 'note_changed') return showOther(typed);
    if (!result.ok) return change({ fault: saidBy(result) || text('notes.failed') });
    const { note } = result.data;
    const kept = line === undefined ? note : { ...note, line };
    show(typed, null, { kept, outcome: note.text ? 'saved' : 'deleted' });
  };
  return async () => {
    if (!draft || busy) return;
    if ([...draft.text.trim()].length > limit) {
      return change({ fault: text('error.field_too_long', { field: label, limit }) });
    }
    change({ busy: true, fault: undefined, outcome: null });
    await send(draft);
    change({ busy: false });
  };
}

/** Sends a note to the place where it stands. */
export function keepNote({ api, recipeId }: NotesStore, id: string, { text, base }: Draft) {
  const body = { text, baseUpdatedAt: base };
  if (id === wholeRecipe) return api.keepNote({ params: { recipeId }, body });
  return api.keepLineNote({ params: { recipeId, lineId: id }, body });
}
