import { keptDays } from '../accounts/kept-days.ts';
import { dayMs } from '../spans.ts';

/** No more than these are kept of what a person was told: the oldest go. */
export const mostKept = 500;
/** A count of what is unread goes no further. */
export const mostCounted = 100;
/** So many of those who did something are named. */
export const mostNamed = 3;
/** What was read goes after this time, and what nobody ever read after a year. */
export const readKept = keptDays.notificationsRead * dayMs;
export const unreadKept = keptDays.notifications * dayMs;
