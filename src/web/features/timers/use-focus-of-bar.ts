import { type FocusEvent, useEffect, useLayoutEffect, useRef } from 'react';

type Place = { bar: HTMLElement; row: HTMLElement | null; at: number; control: HTMLElement };

/**
 * Handlers for the bar of timers that keep the focus once what had it is gone, as a timer's row is that was answered: it goes to the
 * next row. Where no timer is left it goes back to what had it before the bar, or to the page.
 */
export function useFocusOfBar() {
  const place = useRef<Place | null>(null);
  const before = useRef<HTMLElement | null>(null);
  useEffect(() => {
    const isLost = document.activeElement === document.body;
    if (isLost && place.current?.control.isConnected === false) focusNext(place.current);
  });
  // While the bar still stands: afterwards nobody knows where the focus was.
  useLayoutEffect(
    () => () => {
      if (!place.current?.bar.contains(document.activeElement)) return;
      const isThere = before.current?.isConnected;
      const next = isThere ? before.current : document.querySelector<HTMLElement>('main');
      next?.focus({ preventScroll: true });
    },
    [],
  );
  return {
    onFocus({ currentTarget: bar, target, relatedTarget }: FocusEvent<HTMLElement>) {
      if (relatedTarget instanceof HTMLElement && !bar.contains(relatedTarget)) {
        before.current = relatedTarget;
      }
      const row = target.closest('li');
      place.current = { bar, row, at: row ? rowsOf(bar).indexOf(row) : -1, control: target };
    },
    // React tells of none where what had the focus goes away.
    onBlur() {
      place.current = null;
    },
  };
}

const rowsOf = (bar: HTMLElement) => [...bar.querySelectorAll('li')];

function focusNext({ bar, row, at }: Place): void {
  const rows = rowsOf(bar);
  const next = row?.isConnected ? row : row && (rows[at] ?? rows.at(-1));
  (next ?? bar).querySelector('button')?.focus({ preventScroll: true });
}
