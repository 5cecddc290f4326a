import { type MouseEvent, type PointerEvent, useRef } from 'react';
import type { Slides } from './use-slides.ts';

/** Less than this is a click with a trembling hand. */
const tolerance = 8;
/** How much of its speed, in milliseconds of way, a flick takes along. */
const flickMs = 180;

type Drag = { x: number; at: number; speed: number; isMoving: boolean };

/** Lets a finger or the mouse pull a row of slides; a drag is not a click on what lies beneath. */
export function useSlideDrag({ isMovable, pull, release }: Slides) {
  const drag = useRef<Drag | null>(null);
  const wasDrag = useRef(false);

  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    const now = drag.current;
    drag.current = null;
    wasDrag.current = now?.isMoving ?? false;
    // Who stops before letting go does not flick.
    const isFlick = now && event.timeStamp - now.at < 80;
    if (now?.isMoving) release(isFlick ? now.speed * flickMs : 0);
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const now = drag.current;
    if (!now) return;
    // Let go where nobody told us: outside the row, before the drag had begun.
    if (event.buttons === 0) return onPointerUp(event);
    const by = event.clientX - now.x;
    if (!now.isMoving && Math.abs(by) < tolerance) return;
    if (!now.isMoving) event.currentTarget.setPointerCapture(event.pointerId);
    const elapsed = Math.max(1, event.timeStamp - now.at);
    const speed = 0.7 * (by / elapsed) + 0.3 * now.speed;
    drag.current = { x: event.clientX, at: event.timeStamp, speed, isMoving: true };
    pull(by);
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      wasDrag.current = false;
      if (!isMovable || event.button !== 0) return;
      drag.current = { x: event.clientX, at: event.timeStamp, speed: 0, isMoving: false };
    },
    onPointerMove,
    onPointerUp,
    onPointerCancel: onPointerUp,
    onClickCapture: (event: MouseEvent) => {
      if (!wasDrag.current) return;
      event.preventDefault();
      event.stopPropagation();
    },
    // The browser's own dragging of links and pictures would end ours.
    onDragStart: (event: { preventDefault: () => void }) => event.preventDefault(),
  };
}
