import { useEffect } from 'react';
import { useSite } from '#web/page/text.ts';
import { keepOffline, leaveOffline } from '../../features/cooking/keep-offline.ts';

/** Keeps the page of cook mode that shows for when there is no network, timers included, unless the site is told not to. */
export function useKeptOffline(pictures: readonly string[]): void {
  const { offline } = useSite();
  useEffect(() => {
    // Without https browsers have no workers; in development the files of a page have no lasting names.
    const isAble = 'serviceWorker' in navigator && navigator.onLine && !import.meta.env.DEV;
    if (!isAble) return;
    const done = offline ? keepWithTimers(pictures) : leaveOffline();
    done.catch((error: unknown) =>
      console.info('What is kept of cook mode stays as it was', error),
    );
  }, [offline, pictures]);
}

async function keepWithTimers(pictures: readonly string[]): Promise<void> {
  await import('../../features/timers/timer-bar.tsx');
  await keepOffline(pictures);
}
