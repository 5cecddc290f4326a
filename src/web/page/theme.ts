import { readStored, writeStored } from '../data/browser-storage.ts';
import { createStore, useStore } from '../data/store.ts';

type Theme = 'light' | 'dark';

const storageKey = 'theme';
const darkQuery = '(prefers-color-scheme: dark)';
const themeStore = createStore<Theme>('light');

function chosenTheme(): Theme | null {
  const stored = readStored(storageKey);
  return stored === 'dark' || stored === 'light' ? stored : null;
}

function shownTheme(): Theme {
  return chosenTheme() ?? (window.matchMedia(darkQuery).matches ? 'dark' : 'light');
}

/** Reads which colours this page shows and follows the system while nobody has chosen. */
export function restoreTheme(): void {
  themeStore.set(shownTheme());
  window.matchMedia(darkQuery).addEventListener('change', () => themeStore.set(shownTheme()));
}

/** Chooses the other colours, here and on the next visit. */
export function toggleTheme(): void {
  const next = themeStore.get() === 'dark' ? 'light' : 'dark';
  writeStored(storageKey, next);
  document.documentElement.dataset.theme = next;
  themeStore.set(next);
}

/** The colours that show now. */
export function useTheme(): Theme {
  return useStore(themeStore);
}
