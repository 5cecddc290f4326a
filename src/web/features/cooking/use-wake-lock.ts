import { useEffect, useState } from 'react';

/**
 * Keeps the screen on as long as the page shows; asked again whenever it comes back, because a browser takes
 * it away from a page out of sight. Says whether the screen may go dark all the same, as where a low battery takes it.
 */
export function useWakeLock(): { isAsleep: boolean } {
  const [isAsleep, setAsleep] = useState(false);
  useEffect(() => {
    let lock: WakeLockSentinel | null = null;
    let isOver = false;
    const lose = () => {
      if (!isOver && document.visibilityState === 'visible') setAsleep(true);
    };
    const ask = async () => {
      if (document.visibilityState !== 'visible') return;
      try {
        // Browsers offer it under https and on this machine alone.
        const held = (await navigator.wakeLock?.request('screen')) ?? null;
        if (isOver) await held?.release();
        else {
          lock = held;
          held?.addEventListener('release', lose);
          setAsleep(held === null);
        }
      } catch (error) {
        // A low battery refuses it, for one.
        console.info('The screen may go dark', error);
        if (!isOver) setAsleep(true);
      }
    };
    void ask();
    document.addEventListener('visibilitychange', ask);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', ask);
      lock?.release().catch((error: unknown) => console.info('The screen stays on', error));
    };
  }, []);
  return { isAsleep };
}
