import { type Location, useLocation } from 'react-router';
import type { CardRecipe } from '../data/recipe.ts';
import { paths } from '../paths.ts';

/**
 * What somebody wanted when a login stood in the way. It travels in the history entry of the login
 * page: a visitor who leaves that page without a login has thought better of it.
 */
export type Wanted =
  | { kind: 'save'; recipe: CardRecipe }
  | { kind: 'follow'; cookId: string }
  | { kind: 'collect'; recipe: CardRecipe }
  | { kind: 'addRecipe' }
  /** `entry` is the history entry of the form whose recipe was to be sent. */
  | { kind: 'publish'; entry: string };

/** The state of the entry that a link to the login page makes. */
export function wantedState(wanted: Wanted): { wanted: Wanted } {
  return { wanted };
}

/** What is to happen after the login that this page offers, if anything. */
export function useWanted(): Wanted | null {
  const { state }: Location<{ wanted?: Wanted } | null> = useLocation();
  return state?.wanted ?? null;
}

/**
 * What a link or a step from one of the pages before a login to another takes along: what was wanted, so that the login
 * still knows it. Replaced: the login goes back one page, to where the person came from.
 */
export function carryOn(wanted: Wanted | null): { state?: { wanted: Wanted }; replace: true } {
  return wanted ? { state: wantedState(wanted), replace: true } : { replace: true };
}

const before: string[] = [paths.login, paths.register, paths.forgotPassword];

/** What a link in the header to one of the pages before a login is given: on another of them, what these take along. */
export function useCarryOnHere(): Partial<ReturnType<typeof carryOn>> {
  const { pathname } = useLocation();
  const wanted = useWanted();
  return before.includes(pathname) ? carryOn(wanted) : {};
}

let formToSend: string | null = null;

/** Lets the form of this history entry send its recipe when it shows next. */
export function sendWhenShown(entry: string): void {
  formToSend = entry;
}

/** Whether the form of this history entry is to send its recipe now; says so once. */
export function takeSending(entry: string): boolean {
  const isDue = formToSend === entry;
  formToSend = null;
  return isDue;
}

let cookToFollow: string | null = null;

/** Lets the button of this cook follow them when it shows next. */
export function followWhenShown(cookId: string): void {
  cookToFollow = cookId;
}

/** Whether the button of this cook is to follow them now; says so once. */
export function takeFollowing(cookId: string): boolean {
  const isDue = cookToFollow === cookId;
  cookToFollow = null;
  return isDue;
}
