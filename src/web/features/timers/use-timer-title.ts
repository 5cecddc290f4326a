import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { ringing, type Timer, timeLeft } from '#domain/timers/timers.ts';
import type { Text } from '#messages/format.ts';
import { shownClock } from './said-time.ts';

/** Puts the timer that matters most before the title of the page, for who looks at another tab. */
export function useTimerTitle(timer: Timer | undefined, now: number, text: Text): void {
  const left = timer && shownClock(timeLeft(timer, now) ?? 0);
  const said = timer && (ringing(timer) ? `⏰ ${timer.name}: ${text('timers.done')}` : left);
  const { key } = useLocation();
  // Each second and on each page anew, because a page brings a title of its own.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the second and the page are what it waits for.
  useEffect(() => {
    if (said === undefined) return;
    const own = document.title;
    const shown = `${said} · ${own}`;
    document.title = shown;
    return () => {
      if (document.title === shown) document.title = own;
    };
  }, [said, now, key]);
}
