import { startTimer, type Timed } from '#domain/timers/timers.ts';
import { unlockBell } from './bell.ts';
import { askForNotices } from './notify.ts';
import { changeTimers } from './timer-store.ts';

/** Begins a timer. It has to be called in a press: only there do browsers let sound be made, and ask for notices. */
export function beginTimer(timed: Timed, seconds: readonly number[]): void {
  unlockBell();
  askForNotices();
  changeTimers((timers) => startTimer(timers, timed, seconds, Date.now()));
}
