import { readTimers } from '#domain/timers/read-timers.ts';
import type { Timer } from '#domain/timers/timers.ts';
import { readStored, removeStored, writeStored } from '#web/data/browser-storage.ts';
import { createStore, useStore } from '#web/data/store.ts';

const key = 'timers';
const store = createStore<readonly Timer[]>([]);
/** Where nothing may be stored, timers last as long as the page. */
let isKept = true;

if (!import.meta.env.SSR) {
  store.set(read());
  window.addEventListener('storage', (event) => {
    if (event.key === key || event.key === null) store.set(read());
  });
}

function read(): readonly Timer[] {
  return isKept ? readTimers(readStored(key)) : store.get();
}

/** Changes the timers of this browser, as they are now, in every tab. */
export function changeTimers(change: (timers: readonly Timer[]) => readonly Timer[]): void {
  const before = read();
  const timers = change(before);
  if (timers === before) return;
  if (timers.length === 0) removeStored(key);
  else isKept = writeStored(key, timers);
  // Kept first: a listener that hears of it reads what is kept.
  store.set(timers);
  // The other tabs hear of it from the browser, this one does not.
  window.dispatchEvent(new StorageEvent('storage', { key }));
}

/** The timers of this browser. */
export function useTimers(): readonly Timer[] {
  return useStore(store);
}

/** Tells of every change, whichever tab made it. */
export const onTimers = store.subscribe;
