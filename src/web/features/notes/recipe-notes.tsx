import { useEffect, useId, useRef } from 'react';
import { noteMaxLength } from '#contract/notes.ts';
import { DiscardButton } from '#web/forms/discard-button.tsx';
import { useOpener } from '#web/forms/use-opener.ts';
import { useText } from '#web/page/text.ts';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/field.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import styles from './recipe-notes.module.css';
import { useNote } from './use-note.ts';

type Props = { userId: string; recipeId: string };
type Note = ReturnType<typeof useNote>;

/** What a person noted on this recipe, for themselves, and where they write it. */
export function RecipeNotes({ userId, recipeId }: Props) {
  const text = useText();
  const titleId = useId();
  const note = useNote(userId, recipeId);
  const { kept, draft, outcome, failed } = note;
  const opener = useOpener(draft !== null);
  if (!kept && !failed) return null;
  return (
    <section className={styles.notes} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {text('notes.title')}
      </h2>
      {failed && <p role="alert">{text('notes.loadFailed')}</p>}
      {draft ? <Editor note={note} /> : null}
      {!draft && kept?.text ? (
        <p className={styles.text} dir="auto">
          {kept.text}
        </p>
      ) : null}
      {!draft && (
        <div className={styles.actions}>
          <Button ref={opener} onClick={kept ? note.open : () => void note.load()}>
            {text(!kept ? 'notes.retry' : kept.text ? 'notes.edit' : 'notes.add')}
          </Button>
        </div>
      )}
      <p role="status" className={styles.quiet}>
        {outcome === 'saved' && text('notes.saved')}
        {outcome === 'deleted' && text('notes.deleted')}
      </p>
    </section>
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

function Editor({ note }: { note: Note }) {
  const text = useText();
  const { kept, draft, isKept, fault, busy, other } = note;
  const typed = draft?.text ?? '';
  const isUntouched = typed === kept?.text;
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
        label={text('notes.title')}
        note={text('notes.count', { n: length, limit: noteMaxLength })}
        hint={text(length === 0 && kept?.text ? 'notes.emptyDeletes' : 'notes.private')}
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
