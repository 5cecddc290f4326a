import type { RouterState } from 'react-router';

let asked = '';
let focused: Element | null = null;

/** Hears every step of the router, and notes what has the focus at the moment at which a page is asked for. */
export function noteAskedFrom({ navigation, location }: RouterState): void {
  const { key } = navigation.location ?? location;
  if (key === asked) return;
  asked = key;
  focused = document.activeElement;
}

/** What had the focus when the latest page was asked for; null before any was. */
export const askedFrom = (): Element | null => focused;
