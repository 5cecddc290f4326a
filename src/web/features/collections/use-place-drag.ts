import {
  type PointerEvent as ReactPointerEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useState,
} from 'react';
import { scrollAtEdge } from '#web/page/scroll-at-edge.ts';
import type { Shown } from './shown-entries.ts';

/**
 * Moves rows by pointer: the dragged row goes where it is let go. The listeners sit on the window,
 * because the pointer leaves the row.
 */
export function usePlaceDrag(
  list: RefObject<HTMLOListElement | null>,
  entries: readonly Shown[],
  move: (entry: Shown, before: string | null) => void,
  isWhole: boolean,
) {
  const [draggedId, setDraggedId] = useState<string | null>(null);
  const drop = useEffectEvent((y: number) => {
    const dragged = entries.find(({ _id }) => _id === draggedId);
    const index = rowUnder(y, list.current);
    const next = entries[index];
    setDraggedId(null);
    if (!dragged || next?._id === draggedId || entries[index - 1]?._id === draggedId) return;
    if (next || isWhole) move(dragged, standingFrom(entries, index));
  });
  useEffect(() => {
    if (draggedId === null) return;
    const over = new AbortController();
    const { signal } = over;
    const scroll = ({ clientY }: PointerEvent) => scrollAtEdge(clientY);
    window.addEventListener('pointermove', scroll, { signal });
    window.addEventListener('pointerup', ({ clientY }) => drop(clientY), { signal });
    window.addEventListener('pointercancel', () => setDraggedId(null), { signal });
    return () => over.abort();
  }, [draggedId]);
  const start = (id: string, event: ReactPointerEvent) => {
    if (event.button !== 0) return;
    event.preventDefault();
    setDraggedId(id);
  };
  return { draggedId, start };
}

/** The entry from this place on that is still in; null at the end. */
function standingFrom(entries: readonly Shown[], index: number): string | null {
  return entries.slice(index).find(({ isOut }) => !isOut)?._id ?? null;
}

/** The index of the first row whose middle is below the pointer; behind the last at the end. */
function rowUnder(y: number, list: HTMLElement | null): number {
  const boxes = [...(list?.children ?? [])].map((child) => child.getBoundingClientRect());
  const index = boxes.findIndex((box) => y < box.top + box.height / 2);
  return index === -1 ? boxes.length : index;
}
