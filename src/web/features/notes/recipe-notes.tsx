import { useId } from 'react';
import { useStore } from '#web/data/store.ts';
import { useOpener } from '#web/forms/use-opener.ts';
import { useText } from '#web/page/text.ts';
import { Button } from '#web/ui/button.tsx';
import { LeftNotes } from './left-notes.tsx';
import { NoteEditor, NoteOutcome } from './note-editor.tsx';
import { type NotesStore, wholeRecipe } from './own-store.ts';
import styles from './recipe-notes.module.css';
import { useNote } from './use-note.ts';

type Props = {
  notes: NotesStore;
  /** The ids of the lines that the recipe has. */
  lines: readonly string[];
};

/** What a person noted on this recipe, for themselves, and where they write it; below it what is left over of its lines. */
export function RecipeNotes({ notes, lines }: Props) {
  const text = useText();
  const titleId = useId();
  const { places, failed, why } = useStore(notes.store);
  if (!places && !failed) return null;
  return (
    <section className={styles.notes} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title} tabIndex={-1}>
        {text('notes.title')}
      </h2>
      {failed && (
        <>
          <p role="alert">{why || text('notes.loadFailed')}</p>
          {!why && (
            <div>
              <Button onClick={() => void notes.load()}>{text('notes.retry')}</Button>
            </div>
          )}
        </>
      )}
      {places && <OnRecipe notes={notes} />}
      {places && <LeftNotes notes={notes} places={places} lines={lines} titleId={titleId} />}
    </section>
  );
}

/** The note on the recipe as a whole. */
function OnRecipe({ notes }: Pick<Props, 'notes'>) {
  const text = useText();
  const note = useNote(notes, { id: wholeRecipe, label: text('notes.title') });
  const { kept, draft, outcome } = note;
  const opener = useOpener(draft !== null);
  return (
    <>
      {draft ? <NoteEditor note={note} /> : null}
      {!draft && kept.text ? (
        <p className={styles.text} dir="auto">
          {kept.text}
        </p>
      ) : null}
      {!draft && (
        <div>
          <Button ref={opener} onClick={note.open}>
            {text(kept.text ? 'notes.edit' : 'notes.add')}
          </Button>
        </div>
      )}
      <NoteOutcome outcome={outcome} />
    </>
  );
}
