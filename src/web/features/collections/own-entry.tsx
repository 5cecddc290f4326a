import { type PointerEvent, useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { Photo } from '#web/lists/photo.tsx';
import { useText } from '#web/page/text.ts';
import { paths } from '#web/paths.ts';
import { ArrowDownIcon, DragIcon, TrashIcon } from '#web/ui/action-icons.tsx';
import { Button, IconButton } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { ConfirmDialog } from '#web/ui/dialog.tsx';
import { ArrowUpIcon } from '#web/ui/icons.tsx';
import { EntryNote } from './entry-note.tsx';
import styles from './own-entries.module.css';
import { nameOf, type Shown } from './shown-entries.ts';
import type { OwnEntries } from './use-own-entries.ts';

type Move = (() => void) | null;
type Props = {
  entry: Shown;
  own: OwnEntries;
  userId: string;
  isDragged: boolean;
  onDragStart: (event: PointerEvent) => void;
  onMove: { up: Move; down: Move };
};

/** A recipe of one's collection: its name, a note, and what can be done with it. */
export function OwnEntry({ entry, own, userId, isDragged, onDragStart, onMove }: Props) {
  const text = useText();
  const { recipe, isOut } = entry;
  const name = nameOf(entry, text);
  return (
    <li className={classNames(styles.row, isOut && styles.out, isDragged && styles.dragged)}>
      <span
        className={styles.handle}
        aria-hidden="true"
        onPointerDown={(event) => !isOut && onDragStart(event)}
      >
        <DragIcon size={20} />
      </span>
      {recipe ? (
        <Photo photo={recipe.photo} alt="" sizes="96px" className={styles.photo} />
      ) : (
        <div className={styles.blank} aria-hidden="true" />
      )}
      <div className={styles.words}>
        <h2 className={styles.name} dir="auto">
          {recipe ? <Link to={paths.recipe(recipe.slug)}>{name}</Link> : name}
        </h2>
        {!recipe && <p className={styles.quiet}>{text('collections.gone')}</p>}
        {entry.unlisted && own.collection?.visibility === 'public' && (
          <p className={styles.quiet}>{text('collectionForm.unlisted')}</p>
        )}
        {!isOut && <EntryNote entry={entry} name={name} own={own} userId={userId} />}
      </div>
      <Acts entry={entry} name={name} own={own} onMove={onMove} />
    </li>
  );
}

type ActsProps = Pick<Props, 'entry' | 'own' | 'onMove'> & { name: string };

function Acts({ entry, name, own, onMove }: ActsProps) {
  const text = useText();
  const acts = useRef<HTMLDivElement>(null);
  const [isAsking, setAsking] = useState(false);
  /** The button that was pressed goes; the one that takes its place has the focus. */
  const focusNext = () => acts.current?.querySelector<HTMLElement>('[data-next]')?.focus();
  const isSwapping = useRef(false);
  // Where what was done is taken back, that button goes in its turn: whenever that comes to be drawn.
  useLayoutEffect(() => {
    if (isSwapping.current && document.activeElement === document.body) focusNext();
  });
  const swapFocus = async (act: () => Promise<boolean>) => {
    isSwapping.current = true;
    const acting = act();
    requestAnimationFrame(focusNext);
    if (await acting) isSwapping.current = false;
  };
  const remove = () => void swapFocus(() => own.remove(entry));
  return (
    <div className={styles.acts} ref={acts}>
      {/* What is left of a recipe that is not there cannot be put back. */}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={text('collectionForm.removeTitle', { name })}
        okLabel={text('collectionForm.removeOk')}
        cancelLabel={text('collectionForm.cancel')}
        onOk={() => {
          setAsking(false);
          remove();
        }}
      >
        {text('collectionForm.removeText')}
      </ConfirmDialog>
      {entry.isOut ? (
        <Out entry={entry} name={name} onUndo={() => void swapFocus(() => own.undo(entry))} />
      ) : (
        <>
          <IconButton
            variant="bare"
            label={text('collectionForm.up', { name })}
            icon={<ArrowUpIcon size={18} />}
            aria-disabled={!onMove.up || undefined}
            onClick={() => onMove.up?.()}
          />
          <IconButton
            variant="bare"
            label={text('collectionForm.down', { name })}
            icon={<ArrowDownIcon size={18} />}
            aria-disabled={!onMove.down || undefined}
            onClick={() => onMove.down?.()}
          />
          <IconButton
            variant="bare"
            data-next
            label={text('collectionForm.remove', { name })}
            icon={<TrashIcon size={18} />}
            onClick={() => (entry.recipe ? remove() : setAsking(true))}
          />
        </>
      )}
    </div>
  );
}

/** The way back; what is left of a recipe that is not there cannot be put back. */
function Out({ entry, name, onUndo }: { entry: Shown; name: string; onUndo: () => void }) {
  const text = useText();
  return (
    <>
      <span className="visually-hidden" role="status">
        {text('collectionForm.removed', { name })}
      </span>
      {entry.recipe && (
        <Button
          size="small"
          data-next
          aria-label={text('collectionForm.undoName', { name })}
          onClick={onUndo}
        >
          {text('collectionForm.undo')}
        </Button>
      )}
    </>
  );
}
