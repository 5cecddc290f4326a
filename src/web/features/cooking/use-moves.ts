import { type MouseEvent, type TouchEvent, useLayoutEffect, useRef } from 'react';

type Moves = { previous: () => void; next: () => void };

const controls = 'a, button, input, label, summary, dialog, [role=button]';
const isControl = (target: EventTarget | null) =>
  target instanceof Element && target.closest(controls) !== null;

/** A finger moves at least so many pixels, and twice as far across as down. */
const shortestSwipe = 60;
/** So much of the width on either side is an edge. */
const edge = 0.15;

/** Keys anywhere on the page, and what the element that is swiped and pressed at its edges needs. */
export function useMoves(moves: Moves) {
  const from = useRef<Touch | null>(null);
  const { previous, next } = moves;
  // With the step itself: a key that is pressed as soon as it shows is heard.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      const way = wayOf(event);
      if (!way) return;
      event.preventDefault();
      if (way === 'back') previous();
      else next();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [previous, next]);
  return {
    onTouchStart({ touches }: TouchEvent) {
      from.current = touches.length === 1 ? (touches[0] ?? null) : null;
    },
    onTouchEnd({ changedTouches }: TouchEvent) {
      const touch = changedTouches[0];
      if (touch && from.current) swipe(from.current, touch, moves);
      from.current = null;
    },
    onClick({ target, clientX }: MouseEvent) {
      if (isControl(target) || getSelection()?.isCollapsed === false) return;
      if (clientX < window.innerWidth * edge) previous();
      else if (clientX > window.innerWidth * (1 - edge)) next();
    },
  };
}

type Touch = { clientX: number; clientY: number };

/** Where a key leads; nowhere from what is typed in or a dialog, and space presses what has the focus. */
function wayOf(event: KeyboardEvent): 'back' | 'on' | null {
  const { key, target } = event;
  if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return null;
  if (target instanceof Element && target.closest('dialog, input:not([type=checkbox])'))
    return null;
  if (key === ' ' && isControl(target)) return null;
  if (key === 'ArrowLeft' || key === 'PageUp' || (key === ' ' && event.shiftKey)) return 'back';
  return key === 'ArrowRight' || key === 'PageDown' || key === ' ' ? 'on' : null;
}

function swipe(from: Touch, to: Touch, { previous, next }: Moves): void {
  const across = to.clientX - from.clientX;
  const down = Math.abs(to.clientY - from.clientY);
  if (Math.abs(across) < shortestSwipe || Math.abs(across) < 2 * down) return;
  if (across > 0) previous();
  else next();
}
