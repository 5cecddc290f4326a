import { useEffect, useRef } from 'react';
import { DiscardButton } from '#web/forms/discard-button.tsx';
import { useText } from '#web/page/text.ts';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/field.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import styles from './note-editor.module.css';
import type { Note } from './use-note.ts';

/** Where a note is typed: open while there is a draft. */
export function NoteEditor({ note }: { note: Note }) {
  const text = useText();
  const { kept, draft, isKept, fault, busy, other } = note;
  const typed = draft?.text ?? '';
  const isUntouched = typed === kept.text;
  const area = useArea(isUntouched, fault);
  const length = [...typed.trim()].length;
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void note.save();
      }}
    >
      <TextArea
        ref={area}
        label={note.label}
        note={text('notes.count', { n: length, limit: note.limit })}
        hint={text(length === 0 && kept.text ? 'notes.emptyDeletes' : 'notes.private')}
        error={fault}
        value={typed}
        readOnly={busy}
        dir="auto"
        onChange={(event) => note.type(event.target.value)}
      />
      {other && <Other note={note} />}
      <div className={styles.actions}>
        <Button type="submit" variant="primary" aria-disabled={busy || undefined}>
          {busy ? <Spinner /> : null}
          {text('notes.save')}
        </Button>
        <DiscardButton isBusy={busy} hasWords={!isUntouched} onDiscard={note.close} />
        {!isUntouched && (
          <span className={styles.quiet}>{text(isKept ? 'notes.unsaved' : 'notes.notKept')}</span>
        )}
      </div>
    </form>
  );
}

/** The area has the focus when a person opens it and when it is at fault, and not when a draft was found with the page. */
function useArea(isUntouched: boolean, fault: string | undefined) {
  const area = useRef<HTMLTextAreaElement>(null);
  const opensByHand = useRef(isUntouched);
  useEffect(() => {
    if (opensByHand.current) area.current?.focus();
  }, []);
  useEffect(() => {
    if (fault) area.current?.focus();
  }, [fault]);
  return area;
}

/** What was written elsewhere meanwhile, before anything is written over it. */
function Other({ note: { other, close } }: { note: Note }) {
  const text = useText();
  return (
    <div role="alert" className={styles.other}>
      <p>{text(other?.text ? 'notes.changed' : 'notes.changedAway')}</p>
      {other?.text ? (
        <blockquote className={styles.text} dir="auto">
          {other.text}
        </blockquote>
      ) : null}
      <Button onClick={close}>{text('notes.takeOther')}</Button>
    </div>
  );
}

/** What became of the note that was sent. */
export function NoteOutcome({ outcome }: Pick<Note, 'outcome'>) {
  const text = useText();
  return (
    <p role="status" className={styles.quiet}>
      {outcome === 'saved' && text('notes.saved')}
      {outcome === 'deleted' && text('notes.deleted')}
    </p>
  );
}
