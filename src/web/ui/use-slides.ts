import {
  type FocusEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { isCalm } from './is-calm.ts';
import { createSlideRow, type SlideRow } from './slide-row.ts';
import { useHydrated } from './use-hydrated.ts';

/** How long every change of slides takes. */
export const slideMs = 1000;
const easing = 'cubic-bezier(0.215, 0.61, 0.355, 1)';
const atRest: SlideRow = { first: 0, offset: 0, isHeld: false };

export type Slides = {
  track: RefObject<HTMLUListElement | null>;
  row: SlideRow;
  /** Whether there are more slides than the present width shows. */
  isMovable: boolean;
  /** How far a slide stands from its place in the page, in widths of a slide. */
  shiftOf: (index: number) => number;
  /** Moves on by so many slides; back by a negative number. */
  move: (by: number) => void;
  /** Moves the row by hand, by pixels. */
  pull: (pixels: number) => void;
  /** Lets go of the row, which glides on by so many pixels and to the next slide. */
  release: (pixels: number) => void;
  /** Brings a slide into view that the keyboard has reached. */
  onFocus: (event: FocusEvent) => void;
};

/** A row of slides that loops where there are more than fit, and glides in exactly one second. */
export function useSlides(count: number): Slides {
  const track = useRef<HTMLUListElement>(null);
  const shown = useShown(track);
  const waiting = shown === 0 ? 0 : Math.max(0, count - shown);
  const [row, setRow] = useState(atRest);
  const rules = createSlideRow(count, waiting);
  const isMovable = waiting > 0;
  useGlide(track, isMovable ? row : atRest, shown);
  const pitch = () => (track.current?.offsetWidth ?? 1) / shown;
  const seen = () => (track.current ? seenShift(track.current) / pitch() : 0);
  return {
    track,
    row,
    isMovable,
    shiftOf: (index) => (isMovable ? rules.shiftOf(row, index) : 0),
    move: (by) => {
      const from = seen();
      setRow((was) => rules.move(was, by, from));
    },
    pull: (pixels) => {
      const [from, by] = [seen(), pixels / pitch()];
      setRow((was) => rules.pull(was, by, was.isHeld ? was.offset : from));
    },
    release: (pixels) => {
      const by = pixels / pitch();
      setRow((was) => rules.move(was, -Math.round(was.offset + by)));
    },
    onFocus: ({ target }) => {
      if (!isMovable || !target.matches(':focus-visible')) return;
      const index = [...(track.current?.children ?? [])].findIndex((li) => li.contains(target));
      const place = rules.placeOf(row, index);
      if (place < shown) return;
      setRow({
        ...atRest,
        first: place === count - 1 ? index : (index - shown + 1 + count) % count,
      });
    },
  };
}

/** How many slides the style sheet shows at this width; 0 until the page has hydrated. */
function useShown(track: RefObject<HTMLUListElement | null>): number {
  const [shown, setShown] = useState(0);
  const isHydrated = useHydrated();
  useEffect(() => {
    const row = track.current;
    const slide = row?.querySelector('li');
    if (!row || !slide || !isHydrated) return;
    const look = () => setShown(Math.round(row.offsetWidth / slide.offsetWidth));
    const observer = new ResizeObserver(look);
    observer.observe(row);
    return () => observer.disconnect();
  }, [track, isHydrated]);
  return shown;
}

/** Holds the row where a hand has it, or lets it glide to rest. */
function useGlide(track: RefObject<HTMLUListElement | null>, row: SlideRow, shown: number): void {
  useLayoutEffect(() => {
    const element = track.current;
    if (!element || shown === 0) return;
    const start = `translateX(${(row.offset / shown) * 100}%)`;
    element.style.transform = row.isHeld ? start : '';
    if (row.isHeld || row.offset === 0 || isCalm()) return;
    const frames = [{ transform: start }, { transform: 'none' }];
    const glide = element.animate(frames, { duration: slideMs, easing });
    return () => glide.cancel();
  }, [track, row, shown]);
}

/** How many pixels the row is to the right of its rest, in the middle of a glide too. */
function seenShift(element: Element): number {
  return new DOMMatrixReadOnly(getComputedStyle(element).transform).m41;
}
