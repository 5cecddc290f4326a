import { hex } from './generate.ts';

export const day = 86_400_000;
/** The day on which the first generated reviews are written; each day every recipe has one more. */
export const firstDay = 20_000;
/** Those who cook what others publish, and how many of them are logged in. */
export const guests = 10_000;
export const loggedIn = 100;

/** The id of the n-th generated guest. */
export const guestId = (n: number): string => `e0${hex(n, 22)}`;
/** With this token the n-th of the guests who are logged in comes. */
export const guestToken = (n: number): string => `token of guest ${n}`;
/** The id of the n-th generated collection; the first holds as much as one may. */
export const collectionId = (n: number): string => `f0${hex(n, 22)}`;
