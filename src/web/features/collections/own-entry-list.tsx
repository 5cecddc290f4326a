import { useLayoutEffect, useRef, useState } from 'react';
import { useText } from '#web/page/text.ts';
import { Button } from '#web/ui/button.tsx';
import styles from './own-entries.module.css';
import { OwnEntry } from './own-entry.tsx';
import { nameOf, neighbour, type Shown } from './shown-entries.ts';
import type { OwnEntries } from './use-own-entries.ts';
import { usePlaceDrag } from './use-place-drag.ts';

type Props = { own: OwnEntries; userId: string };

/** The entries as rows that can be moved, noted on and taken out. */
export function OwnEntryList({ own, userId }: Props) {
  const text = useText();
  const { entries, nextCursor } = own;
  const { listRef, keepFocus } = useKeptFocus();
  const [said, setSaid] = useState('');
  const inside = entries.filter(({ isOut }) => !isOut);
  // What was taken out here was counted when the list came.
  const known = (own.collection?.count ?? 0) - (entries.length - inside.length);
  const total = nextCursor === undefined ? inside.length : known;
  const move = (entry: Shown, before: string | null) => {
    keepFocus();
    void own.move(entry._id, before);
    const rest = inside.filter(({ _id }) => _id !== entry._id);
    const at = rest.findIndex(({ _id }) => _id === before);
    const n = (at === -1 ? rest.length : at) + 1;
    setSaid(text('collectionForm.moved', { name: nameOf(entry, text), n, total }));
  };
  const drag = usePlaceDrag(listRef, entries, move, nextCursor === undefined);
  return (
    <>
      <p className="visually-hidden" role="status">
        {said}
      </p>
      <ol ref={listRef} className={styles.list} aria-label={text('collections.entries')}>
        {entries.map((entry) => (
          <OwnEntry
            key={entry.row ?? entry._id}
            entry={entry}
            own={own}
            userId={userId}
            isDragged={drag.draggedId === entry._id}
            onDragStart={(event) => drag.start(entry._id, event)}
            onMove={movesOf(entries, entry, nextCursor === undefined, move)}
          />
        ))}
      </ol>
      {nextCursor !== undefined && (
        <Button className={styles.more} onClick={() => void own.loadMore()}>
          {text('collectionForm.more')}
        </Button>
      )}
    </>
  );
}

/** How an entry goes a place up or down, where it can: what is not loaded yet cannot be passed. */
function movesOf(
  entries: readonly Shown[],
  entry: Shown,
  isWhole: boolean,
  move: (entry: Shown, before: string | null) => void,
) {
  const way = (by: -1 | 1) => {
    const before = neighbour(entries, entry._id, by);
    if (before === undefined || (before === null && !isWhole)) return null;
    return () => move(entry, before);
  };
  return { up: way(-1), down: way(1) };
}

/** A row that is moved in the document loses the focus: it is given back to the same button. */
function useKeptFocus() {
  const listRef = useRef<HTMLOListElement>(null);
  const focused = useRef<Element | null>(null);
  useLayoutEffect(() => {
    const button = focused.current;
    focused.current = null;
    if (button instanceof HTMLElement && button !== document.activeElement) button.focus();
  });
  const keepFocus = () => {
    focused.current = document.activeElement;
  };
  return { listRef, keepFocus };
}
