import { useStoreValue } from '#web/data/store.ts';
import { useOpener } from '#web/forms/use-opener.ts';
import { useText } from '#web/page/text.ts';
import { IconButton } from '#web/ui/button.tsx';
import { type IconProps, Line } from '#web/ui/icons.tsx';
import styles from './line-note.module.css';
import { earlierLine } from './line-words.ts';
import { NoteEditor, NoteOutcome } from './note-editor.tsx';
import type { NotesStore } from './own-store.ts';
import { type NotePlace, useNote } from './use-note.ts';

type Props = { notes: NotesStore; place: NotePlace };

/** The way to a note on a line; it is gone while the note is typed. */
export function NoteOpener({ notes, place }: Props) {
  const isTold = useStoreValue(notes.store, ({ places }) => places !== null);
  const { kept, draft, open } = useNote(notes, place);
  const opener = useOpener(draft !== null);
  if (!isTold || draft) return null;
  return (
    <IconButton
      ref={opener}
      variant="bare"
      size="small"
      className={styles.opener}
      data-noted={kept.text !== ''}
      label={place.label}
      icon={<NoteIcon size={20} />}
      onClick={open}
    />
  );
}

/** The note on a line, below it, and where it is typed; it may have been meant for another food where the line has changed. */
export function LineNote({ notes, place }: Props) {
  const text = useText();
  const note = useNote(notes, place);
  const { kept, draft, outcome } = note;
  if (!kept.text && !draft && !outcome) return null;
  const earlier =
    (kept.text && earlierLine(kept.line, place.line)) || earlierLine(draft?.line, place.line);
  return (
    <div className={styles.below} lang={text.language} data-note>
      {earlier && <p className={styles.earlier}>{text('notes.readThen', { line: earlier })}</p>}
      {draft ? <NoteEditor note={note} /> : null}
      {!draft && kept.text ? (
        <p className={styles.text} dir="auto">
          <span className="visually-hidden">{text('notes.mine')} </span>
          {kept.text}
        </p>
      ) : null}
      {(draft || outcome) && <NoteOutcome outcome={outcome} />}
    </div>
  );
}

/** A sheet with a folded corner. */
const NoteIcon = (props: IconProps) => (
  <Line {...props}>
    <path d="M6 4.500h12a1.500 1.500 0 0 1 1.500 1.500v8l-5.500 5.500H6A1.500 1.500 0 0 1 4.500 18V6A1.500 1.500 0 0 1 6 4.500Zm8 15V14h5.500M8.500 8.500h7m-7 4h3" />
  </Line>
);
