import type { RouterState } from 'react-router';

let asked = '';
let focused: Element | null = null;
let isUnderWay = false;

/**
 * Hears every step of the router, and notes what has the focus at the moment at which a page is asked for. A redirect is on
 * the way to what was asked for before, under a key of its own.
 */
export function noteAskedFrom({ navigation, location }: RouterState): void {
  const { key, state } = navigation.location ?? location;
  // The history keeps that mark: a step back to where a redirect led is asked for anew.
  const isRedirect = isUnderWay && state?._isRedirect;
  isUnderWay = navigation.state !== 'idle';
  if (key === asked) return;
  asked = key;
  if (!isRedirect) focused = document.activeElement;
}

/** What had the focus when the latest page was asked for; null before any was. */
export const askedFrom = (): Element | null => focused;
