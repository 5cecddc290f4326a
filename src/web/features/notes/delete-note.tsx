import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useText } from '#web/page/text.ts';
import { showError } from '#web/page/toasts.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/dialog.tsx';
import { lineName } from './line-words.ts';
import type { NotesStore, Place } from './own-store.ts';
import { keepNote } from './use-note.ts';

type Props = {
  notes: NotesStore;
  id: string;
  kept: Place['kept'];
};

/** Takes a left-over note away, once that is confirmed. */
export function DeleteNote({ notes, id, kept }: Props) {
  const text = useText();
  const [isAsking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const onOk = async () => {
    setBusy(true);
    const result = await keepNote(notes, id, { text: '', base: kept.updatedAt ?? '' });
    const changed = !result.ok && result.code === 'note_changed' ? await notes.ask() : null;
    // At once: what lies behind a dialog takes no focus.
    flushSync(() => {
      setBusy(false);
      setAsking(false);
    });
    if (changed) notes.change(id, { kept: changed.get(id) ?? { text: '' } });
    if (!result.ok) {
      const said = result.status < 500 && result.message;
      return void showError(said || text('notes.deleteFailed'), 'act');
    }
    notes.change(id, { kept: { text: '' }, outcome: 'deleted' });
  };
  return (
    <>
      <Button
        size="small"
        aria-label={text('notes.deleteOn', { line: lineName(kept.line ?? '') })}
        onClick={() => setAsking(true)}
      >
        {text('notes.delete')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={text('notes.deleteTitle')}
        okLabel={text('notes.deleteOk')}
        cancelLabel={text('drop.cancel')}
        onOk={() => void onOk()}
        isUnderWay={busy}
      />
    </>
  );
}
