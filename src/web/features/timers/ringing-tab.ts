import { type TimerEvent, tick } from '#domain/timers/timers.ts';
import { changeTimers, onTimers } from './timer-store.ts';

const lock = 'potluck timers';

/**
 * Looks every second whether a timer is due, and tells what came of it in exactly one of the tabs: the
 * one seen last, because browsers slow down those out of sight. What it returns ends that.
 */
export function ringInOneTab(tell: (event: TimerEvent) => void): () => void {
  const look = () => {
    // What it changes itself is told to it too, and finds nothing due any more.
    let events: readonly TimerEvent[] = [];
    changeTimers((timers) => {
      const due = tick(timers, Date.now());
      events = due.events;
      return due.timers;
    });
    for (const event of events) tell(event);
  };
  const turn = takeTurns();
  const lookInTurn = () => {
    if (turn.isOurs()) look();
  };
  const clock = window.setInterval(lookInTurn, 1_000);
  const unfollow = onTimers(lookInTurn);
  const comeToSight = () => {
    if (document.visibilityState === 'visible') turn.take(lookInTurn);
  };
  document.addEventListener('visibilitychange', comeToSight);
  window.addEventListener('pageshow', comeToSight);
  // A link opened in the background takes nothing from the tab one looks at; alone, it gets its turn at once.
  if (document.visibilityState === 'hidden') turn.wait();
  else turn.take(lookInTurn);
  return () => {
    window.clearInterval(clock);
    unfollow();
    document.removeEventListener('visibilitychange', comeToSight);
    window.removeEventListener('pageshow', comeToSight);
    turn.give();
  };
}

/**
 * One lock for all tabs. A tab that comes to sight takes it from the one that has it, which waits until
 * it is free again. Without locks (no https) a tab takes itself for the only one while it is seen.
 */
function takeTurns() {
  let isOurs = false;
  let isOver = false;
  let release = () => {};
  let waiting = new AbortController();
  const hold = (onTaken?: () => void) => {
    if (isOver) return;
    isOurs = true;
    onTaken?.();
    return new Promise<void>((resolve) => {
      release = resolve;
    });
  };
  const lose = (error: unknown) => {
    isOurs = false;
    // Another tab came to sight.
    if (error instanceof DOMException && error.name === 'AbortError') wait();
    else console.error('The tabs do not take turns', error);
  };
  const wait = () => {
    if (isOver || !navigator.locks) return;
    waiting = new AbortController();
    standInLine(waiting.signal, () => hold()).catch(lose);
  };
  return {
    isOurs: () => (navigator.locks ? isOurs : document.visibilityState === 'visible'),
    wait,
    take(onTaken: () => void) {
      if (isOurs || !navigator.locks) return onTaken();
      waiting.abort();
      navigator.locks.request(lock, { steal: true }, () => hold(onTaken)).catch(lose);
    },
    give() {
      isOver = true;
      isOurs = false;
      waiting.abort();
      release();
    },
  };
}

/** Waits until the lock is free and has been held. Who is told to wait no longer has not failed. */
async function standInLine(signal: AbortSignal, hold: () => Promise<void> | undefined) {
  try {
    await navigator.locks.request(lock, { signal }, hold);
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}
