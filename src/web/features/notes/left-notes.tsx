import { useEffect, useId, useRef } from 'react';
import { withoutFixing } from '#domain/kitchen/ingredients-text.ts';
import { useText } from '#web/page/text.ts';
import { showSuccess } from '#web/page/toasts.ts';
import { DeleteNote } from './delete-note.tsx';
import styles from './left-notes.module.css';
import { LineNote, NoteOpener } from './line-note.tsx';
import { lineName } from './line-words.ts';
import { type NotesState, type NotesStore, wholeRecipe } from './own-store.ts';

type Props = {
  notes: NotesStore;
  places: NonNullable<NotesState['places']>;
  /** The ids of the lines that the recipe has. */
  lines: readonly string[];
  /** What has the focus once a note has gone. */
  titleId: string;
};

/** The notes whose lines are not in the recipe any more, each with its line as it read when it was noted. */
export function LeftNotes({ notes, places, lines, titleId }: Props) {
  const text = useText();
  const headingId = useId();
  const left = [...places].filter(
    ([id, { kept, draft }]) =>
      id !== wholeRecipe && !lines.includes(id) && (kept.text !== '' || draft),
  );
  useWhatGoes(new Set(left.map(([id]) => id)), places, titleId);
  if (left.length === 0) return null;
  return (
    <section aria-labelledby={headingId}>
      <h3 id={headingId} className={styles.title}>
        {text('notes.leftTitle')}
      </h3>
      <p className={styles.quiet}>{text('notes.leftText')}</p>
      <ul className={styles.list}>
        {left.map(([id, { kept, draft }]) => {
          const line = withoutFixing(kept.line ?? draft?.line ?? '');
          const place = { id, line, label: text('notes.onLine', { line: lineName(line) }) };
          return (
            <li key={id} className={styles.left}>
              <q className={styles.line} dir="auto">
                {line}
              </q>
              <NoteOpener notes={notes} place={place} />
              <LineNote notes={notes} place={place} />
              <div className={styles.delete}>
                {!draft && <DeleteNote notes={notes} id={id} kept={kept} />}
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** An entry goes with its note: that it was deleted is said, and the heading takes the focus that the entry had. */
function useWhatGoes(ids: ReadonlySet<string>, places: Props['places'], titleId: string): void {
  const text = useText();
  const before = useRef(ids);
  useEffect(() => {
    const gone = [...before.current].filter((id) => !ids.has(id));
    before.current = ids;
    if (gone.length === 0) return;
    if (gone.some((id) => places.get(id)?.outcome === 'deleted'))
      showSuccess(text('notes.deleted'), 'act');
    const isLost = document.activeElement === document.body;
    if (isLost) document.getElementById(titleId)?.focus({ preventScroll: true });
  });
}
