import { hasRoomFor, startTimer, type Timed } from '#domain/timers/timers.ts';
import { unlockBell } from './bell.ts';
import { askForNotices } from './notify.ts';
import { changeTimers } from './timer-store.ts';

/**
 * Begins a timer, or says that there is no room for it. It has to be called in a press: only there do browsers let
 * sound be made, and ask for notices.
 */
export function beginTimer(timed: Timed, seconds: readonly number[]): boolean {
  let hasRoom = true;
  unlockBell();
  askForNotices();
  changeTimers((timers) => {
    hasRoom = hasRoomFor(timers, timed.id);
    return startTimer(timers, timed, seconds, Date.now());
  });
  return hasRoom;
}
