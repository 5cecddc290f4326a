import { useCallback, useEffect, useState } from 'react';
import type { Refused } from '#contract/client.ts';
import { type NoteReply, noteMaxLength } from '#contract/notes.ts';
import { useApi } from '#web/data/api.ts';
import { keepDraft, readDraft } from '#web/data/kept-draft.ts';
import { useOnce } from '#web/data/use-once.ts';
import { useText } from '#web/page/text.ts';

/** What is typed and not kept yet, and which note it started from. */
type Draft = { text: string; base: string };

type State = {
  /** The note as the site has it; null until it was told. */
  kept: NoteReply | null;
  draft: Draft | null;
  /** Whether this browser has what is typed, the tab closed meanwhile. */
  isKept: boolean;
  /** What the note says since it was changed elsewhere. */
  other: NoteReply | null;
  fault: string | undefined;
  outcome: 'saved' | 'deleted' | null;
  busy: boolean;
  failed: boolean;
};

const start: State = {
  ...{ kept: null, draft: null, isKept: true, other: null, fault: undefined },
  ...{ outcome: null, busy: false, failed: false },
};

const isWhole = ({ text, base }: Partial<Draft>) =>
  typeof text === 'string' && typeof base === 'string';

/** A person's note on a recipe: what is kept, what is typed, and how the two come together. */
export function useNote(userId: string, recipeId: string) {
  const api = useApi();
  const [state, setState] = useState(start);
  const key = `note:${recipeId}@${userId}`;
  const change = useCallback(
    (part: Partial<State>) => setState((now) => ({ ...now, ...part })),
    [],
  );
  const load = useCallback(async () => {
    change({ failed: false });
    const result = await api.getNote({ params: { recipeId } });
    if (!result.ok) return change({ failed: true });
    const { note } = result.data;
    const typed = readDraft<Draft>(key, isWhole);
    change({ kept: note, draft: typed && typed.text.trim() !== note.text ? typed : null });
  }, [api, change, key, recipeId]);
  useEffect(() => void load(), [load]);

  const { kept, draft } = state;
  const setDraft = (typed: Draft | null) => {
    const isKept = keepDraft(key, typed);
    const part = { draft: typed, isKept, fault: undefined, outcome: null };
    change({ ...part, ...(typed ? {} : { other: null }) });
  };
  return {
    ...state,
    load,
    save: useSaveNote(recipeId, key, state, change),
    open: () => kept && setDraft({ text: kept.text, base: kept.updatedAt ?? '' }),
    type: (text: string) => draft && setDraft({ ...draft, text }),
    /** Lets go of what is typed: what the site has is shown again. */
    close: () => setDraft(null),
  };
}

/** What the site says of a refusal; nothing where it is the site that failed. */
const saidBy = ({ status, message }: Refused): string => (status < 500 ? message : '');

/** A function that sends what is typed, once at a time; a refusal or a failure leaves it as it is. */
function useSaveNote(
  recipeId: string,
  key: string,
  { draft }: State,
  change: (part: Partial<State>) => void,
): () => Promise<void> {
  const api = useApi();
  const text = useText();
  const once = useOnce();
  /** Somebody was in between: what they wrote is shown, and only then written over. */
  const showOther = async (typed: Draft) => {
    const result = await api.getNote({ params: { recipeId } });
    if (!result.ok) return change({ fault: text('notes.failed') });
    const { note } = result.data;
    const based = { text: typed.text, base: note.updatedAt ?? '' };
    const isKept = keepDraft(key, based);
    change({ kept: note, draft: based, isKept, other: note });
  };
  const send = async (typed: Draft) => {
    const body = { text: typed.text, baseUpdatedAt: typed.base };
    const result = await api.keepNote({ params: { recipeId }, body });
    if (!result.ok && result.code === 'note_changed') return showOther(typed);
    if (!result.ok) return change({ fault: saidBy(result) || text('notes.failed') });
    const { note } = result.data;
    keepDraft(key, null);
    change({ kept: note, draft: null, other: null, outcome: note.text ? 'saved' : 'deleted' });
  };
  const sendNow = async () => {
    if (!draft) return;
    if ([...draft.text.trim()].length > noteMaxLength) {
      const words = { field: text('notes.title'), limit: noteMaxLength };
      return change({ fault: text('error.field_too_long', words) });
    }
    change({ busy: true, fault: undefined, outcome: null });
    await send(draft);
    change({ busy: false });
  };
  return () => once(sendNow);
}
