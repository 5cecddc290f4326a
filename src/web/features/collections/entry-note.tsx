import { useRef, useState } from 'react';
import type { Client } from '#contract/client.ts';
import { collectionLimits } from '#contract/collection-fields.ts';
import { useApi } from '#web/data/api.ts';
import { readDraft } from '#web/data/kept-draft.ts';
import { whyNot } from '#web/data/refused.ts';
import { DiscardButton } from '#web/forms/discard-button.tsx';
import { useDraftKeeper } from '#web/forms/use-draft-keeper.ts';
import { useOpener } from '#web/forms/use-opener.ts';
import { useText } from '#web/page/text.ts';
import { useIsHere } from '#web/page/use-is-here.ts';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/field.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import styles from './own-entries.module.css';
import type { Shown } from './shown-entries.ts';
import type { OwnEntries } from './use-own-entries.ts';

type Props = { entry: Shown; name: string; own: OwnEntries; userId: string };

/** What is noted on a recipe of a collection, and the form that changes it. */
export function EntryNote({ entry, name, own, userId }: Props) {
  const text = useText();
  const form = useNoteForm(entry, own, userId);
  const { draft } = form;
  const opener = useOpener(draft !== null);
  if (!draft) {
    return (
      <>
        {entry.note && (
          <p className={styles.note} dir="auto">
            {entry.note}
          </p>
        )}
        <Button
          ref={opener}
          size="small"
          variant="bare"
          aria-label={text('collectionForm.noteOf', { name })}
          onClick={form.open}
        >
          {text(entry.note ? 'collectionForm.editNote' : 'collectionForm.addNote')}
        </Button>
      </>
    );
  }
  const n = [...draft.text.trim()].length;
  return (
    <form
      className={styles.noteForm}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.send(draft);
      }}
    >
      <TextArea
        autoFocus={form.isByHand}
        label={text('collectionForm.note', { name })}
        hint={text('collectionForm.noteCount', { n, limit: collectionLimits.note })}
        rows={2}
        value={draft.text}
        maxLength={collectionLimits.note}
        error={form.fault || undefined}
        readOnly={form.isBusy}
        onChange={(event) => form.type({ ...draft, text: event.target.value })}
      />
      <div className={styles.noteActs}>
        <DiscardButton
          size="small"
          isBusy={form.isBusy}
          hasWords={!['', entry.note].includes(draft.text.trim())}
          onDiscard={() => form.type(null)}
        />
        <Button type="submit" size="small" variant="primary">
          {form.isBusy && <Spinner />}
          {text('collectionForm.save')}
        </Button>
      </div>
    </form>
  );
}

/** What is typed and not kept yet, and the note that it started from. */
type Draft = { text: string; base: string };

const isWhole = ({ text, base }: Partial<Draft>) =>
  typeof text === 'string' && typeof base === 'string';

/** What the note of an entry says on the site. */
async function findNote(api: Client, id: string, entryId: string): Promise<string | null> {
  let cursor: string | undefined;
  do {
    const query = { limit: 100, ...(cursor ? { cursor } : {}) };
    const page = await api.getOwnCollection({ params: { id }, query });
    if (!page.ok) return null;
    const entry = page.data.entries.find(({ _id }) => _id === entryId);
    if (entry) return entry.note;
    cursor = page.data.nextCursor;
  } while (cursor);
  return null;
}

/** What is typed, which outlives the page, and how far it has come. */
function useKeptNote(key: string) {
  const [state, setState] = useState(() => ({
    draft: readDraft<Draft>(key, isWhole),
    isByHand: false,
    fault: '',
    isBusy: false,
  }));
  const keepDraft = useDraftKeeper(key);
  const latest = useRef(state.draft);
  const type = (draft: Draft | null, fault = '') => {
    keepDraft(latest.current, draft);
    latest.current = draft;
    setState((now) => ({ ...now, draft, fault, isBusy: false }));
  };
  return { state, setState, type };
}

function useNoteForm({ _id, note }: Shown, own: OwnEntries, userId: string) {
  const api = useApi();
  const text = useText();
  const { state, setState, type } = useKeptNote(`entry-note:${_id}@${userId}`);
  const isSending = useRef(false);
  const isHere = useIsHere();
  const send = async (draft: Draft) => {
    if (isSending.current) return;
    isSending.current = true;
    setState((now) => ({ ...now, isBusy: true, fault: '' }));
    const id = own.collection?._id ?? '';
    const body = { note: draft.text, base: draft.base };
    const result = await api.noteEntry({ params: { id, entry: _id }, body });
    isSending.current = false;
    if (result.ok) {
      own.swap(_id, { note: result.data.note });
      return type(null);
    }
    const there = result.code === 'note_changed' ? await findNote(api, id, _id) : null;
    // What nobody was shown is not written over later either.
    if (!isHere()) return type(draft);
    if (there === null) {
      return type(draft, whyNot(result, text('collectionForm.failed')));
    }
    type({ ...draft, base: there }, text('collectionForm.noteChanged', { note: there }));
  };
  const open = () => {
    type({ text: note, base: note });
    setState((now) => ({ ...now, isByHand: true }));
  };
  return { ...state, open, type: (draft: Draft | null) => type(draft), send };
}
