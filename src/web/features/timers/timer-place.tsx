import { type ComponentType, useEffect, useState } from 'react';
import { readStored } from '#web/data/browser-storage.ts';
import { useSite } from '#web/page/text.ts';

const key = 'timers';

/**
 * The place of the bar of timers, on every page. What it takes comes only where the browser keeps a
 * timer, or begins one: `timer-store.ts` tells this tab of its own changes as a browser tells the others.
 */
export function TimerPlace() {
  const { language } = useSite();
  const [Bar, setBar] = useState<ComponentType>();
  useEffect(() => {
    const show = (event?: StorageEvent) => {
      if (event?.key !== key && !readStored(key)) return;
      import('./timer-bar.tsx')
        .then((bar) => bar.openTimerBar(language, setBar))
        .catch(console.error);
    };
    show();
    window.addEventListener('storage', show);
    return () => window.removeEventListener('storage', show);
  }, [language]);
  return Bar ? <Bar /> : null;
}
