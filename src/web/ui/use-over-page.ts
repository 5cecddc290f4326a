import { type RefObject, useContext, useLayoutEffect } from 'react';
import { type DataRouter, UNSAFE_DataRouterContext as RouterContext } from 'react-router';

type Entry = { idx: number; isOverPage?: true };

/** The dialogs that lie over the page, and the place in the history of the step that stands for them. */
const shown = new Set<HTMLDialogElement>();
let step: number | null = null;
/** Those in which another page is chosen, with the address below. */
const choosing = new Map<HTMLDialogElement, string>();
/** The page that they lie over. */
let path = '';
/** They have been closed, and the step back that takes theirs away has not arrived. */
let isLeaving = false;
/** A step whose dialog is closed was come to, and is on its way to be left: what is done once that has happened. */
let leaving: (() => void) | null = null;
let router: DataRouter | undefined;

const isCovered = () => [...shown].some(({ open }) => open);
const placeNow = (): number => window.history.state?.idx ?? 0;

/**
 * Shows a dialog over the whole page, as a step of the history: the way back closes it and leaves the page where it is.
 * However else it is closed, the step goes with it. What the address has come to say meanwhile stays, and the router
 * hears of none of it: it would ask for the page again. Where another page is chosen in it, closing it leaves that a step of
 * its own, from which the way back leads to the page before.
 *
 * Chromium closes a modal dialog so by itself on Android; Safari and Firefox do not, nor do the browsers within other apps.
 */
export function useOverPage(
  place: RefObject<HTMLDialogElement | null>,
  { isOpen = true, isChoosing = false } = {},
): void {
  const context = useContext(RouterContext);
  useLayoutEffect(() => {
    const dialog = place.current;
    if (!isOpen || !dialog) return;
    router = context?.router;
    dialog.showModal();
    dialog.addEventListener('close', noteClosed);
    // The styleguide shows some within a frame.
    if (dialog.ownerDocument === document) {
      shown.add(dialog);
      if (isChoosing) choosing.set(dialog, window.location.href);
      takeStep();
    }
    const forget = router?.subscribe(keepMark);
    return () => {
      // Closed before it goes, it gives the focus back to what opened it.
      dialog.close();
      forget?.();
    };
  }, [place, isOpen, isChoosing, context]);
}

function takeStep(): void {
  // The script of the head calls it, before the router hears of a step.
  Object.assign(window, { noteStep });
  if (isLeaving) return;
  const { history, location } = window;
  // Another dialog's step is there already.
  if (!history.state?.isOverPage) {
    history.pushState({ ...history.state, idx: placeNow() + 1, isOverPage: true }, '');
  }
  step = placeNow();
  path = location.pathname;
}

/** The router replaces the step where amounts or filters are chosen in the dialog: it is the dialog's as before. */
function keepMark(): void {
  const { history, location } = window;
  if (!isCovered() || step !== placeNow() || path !== location.pathname) return;
  if (!history.state.isOverPage) history.replaceState({ ...history.state, isOverPage: true }, '');
}

function noteClosed({ target }: Event): void {
  const dialog = target as HTMLDialogElement;
  if (!dialog.open) shown.delete(dialog);
  // A link may have led on: the page that it led to is not left again.
  const isHere = step === placeNow() && path === window.location.pathname;
  const below = choosing.get(dialog);
  choosing.delete(dialog);
  if (!isHere || isCovered() || isLeaving) return;
  if (below !== undefined && hasLed(below)) keepStep();
  else leaveStep();
}

/** Whether another page than that at an address was chosen, which may have yet to come. */
const hasLed = (from: string): boolean =>
  window.location.href !== from || router?.state.navigation.state !== 'idle';

function leaveStep(): void {
  isLeaving = true;
  window.history.back();
}

function keepStep(): void {
  const { isOverPage: _, ...state }: Entry = window.history.state;
  window.history.replaceState(state, '');
  step = null;
}

function noteStep(event: PopStateEvent): void {
  const from = isCovered() || isLeaving ? step : null;
  const wasLeaving = isLeaving;
  step = null;
  isLeaving = false;
  const isBelow = from !== null && placeNow() === from - 1;
  // A step whose dialog is closed is not stood on, nor one come back to before the page that it led to was drawn.
  const isEmpty = !isBelow && !leaving && event.state?.isOverPage;
  leaving?.();
  leaving = isEmpty ? leave(event.state) : null;
  if (isBelow || isEmpty) event.stopImmediatePropagation();
  if (isBelow) keepAddress();
  if (from !== null && !wasLeaving) closeTopmost();
  if (isBelow && isCovered()) takeStep();
}

/** Leaves a step whose dialog is closed; who comes back to it from another page finds below what they chose in it. */
function leave({ isOverPage: _, ...state }: Entry): () => void {
  const { history, location } = window;
  const { href, pathname } = location;
  const isFromAbove = router?.state.location.pathname !== pathname;
  history.back();
  return () => {
    const idx = placeNow();
    if (isFromAbove && idx === state.idx - 1) history.replaceState({ ...state, idx }, '', href);
  };
}

/** The entry below says what the one above came to say: the amounts and filters that were chosen in the dialog. */
function keepAddress(): void {
  if (!router) return;
  const { location } = router.state;
  const { state } = window.history;
  if ((state?.key ?? 'default') === location.key) return;
  const { key, state: usr } = location;
  const entry = { ...state, idx: placeNow(), key, usr };
  window.history.replaceState(entry, '', router.createHref(location));
}

/** A question may lie over the dialog: it is answered with no, unless it must be waited for. */
function closeTopmost(): void {
  const open = [...document.querySelectorAll<HTMLDialogElement>('dialog:modal')];
  const topmost = open.find((dialog) => !shown.has(dialog)) ?? open.at(-1);
  if (topmost?.dispatchEvent(new Event('cancel', { cancelable: true }))) topmost.close();
}
