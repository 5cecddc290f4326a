import {
  type PointerEvent as ReactPointerEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { scrollAtEdge } from '#web/page/scroll-at-edge.ts';
import { moveRow, type Row } from '../draft/draft-rows.ts';

/**
 * Reorders rows by pointer: the dragged row takes the place of the row under the pointer as
 * it goes. The listeners sit on the window, because a row that React moves loses a capture.
 */
export function useLineDrag(rows: Row[], onChange: (rows: Row[]) => void) {
  const listRef = useRef<HTMLOListElement>(null);
  const [draggedId, setDraggedId] = useState<string | null>(null);
  const follow = useEffectEvent((event: PointerEvent) => {
    const from = rows.findIndex((row) => row.id === draggedId);
    const to = placeUnder(event.clientY, listRef.current, from);
    if (to !== from) onChange(moveRow(rows, from, to));
    scrollAtEdge(event.clientY);
  });

  useEffect(() => {
    if (draggedId === null) return;
    const handleMove = (event: PointerEvent) => follow(event);
    const stop = () => setDraggedId(null);
    window.addEventListener('pointermove', handleMove);
    window.addEventListener('pointerup', stop);
    window.addEventListener('pointercancel', stop);
    return () => {
      window.removeEventListener('pointermove', handleMove);
      window.removeEventListener('pointerup', stop);
      window.removeEventListener('pointercancel', stop);
    };
  }, [draggedId]);

  const start = (id: string, event: ReactPointerEvent) => {
    if (event.button !== 0) return;
    event.preventDefault();
    setDraggedId(id);
  };
  return { listRef, draggedId, start };
}

/** The index of the row the pointer is over; a row is passed only at its middle, so that rows of unequal height do not flicker. */
function placeUnder(y: number, list: HTMLElement | null, from: number): number {
  // What stands in the place of a row that was taken out is none.
  const children = list?.querySelectorAll(':scope > :not([data-taken])') ?? [];
  const boxes = [...children].map((child) => child.getBoundingClientRect());
  const middle = (box: DOMRect) => box.top + box.height / 2;
  const before = boxes.findIndex((box, index) => index < from && y < middle(box));
  if (before !== -1) return before;
  return Math.max(
    from,
    boxes.findLastIndex((box, index) => index > from && y > middle(box)),
  );
}
