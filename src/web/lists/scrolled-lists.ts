import { readStored, writeStored } from '../data/browser-storage.ts';
import type { RecipeList } from './recipe-list.ts';

const storageKey = 'scrolledLists';
/** How many lists a tab remembers while its document stays. */
const mostLists = 20;
/** How many of them it remembers over a reload, and how many cards each may have. */
const keptLists = 5;
const keptCards = 500;

type Entry = { address: string; list: RecipeList };

/** Lists as they were scrolled, by history entry: going back finds the same cards in the same place. */
const lists = new Map<string, Entry>();
let isFollowing = false;

/** Remembers the list of a history entry, while this document stays and over a reload; those that were seen longest ago are let go. */
export function rememberList(key: string, list: RecipeList): void {
  if (!isFollowing) followLeaving();
  lists.delete(key);
  lists.set(key, { address: addressNow(), list: { ...list, fresh: undefined } as RecipeList });
  for (const oldest of [...lists.keys()].slice(0, -mostLists)) lists.delete(oldest);
}

/** The list of a history entry as it was left, or null. */
export function recallList(key: string): RecipeList | null {
  if (!isFollowing) followLeaving();
  const entry = lists.get(key);
  // The first entry of every document has the same key.
  return entry && entry.address === addressNow() ? entry.list : null;
}

const addressNow = () => window.location.pathname + window.location.search;

/** What an earlier document of this tab knew comes back, and what this one knows is left for the next. */
function followLeaving(): void {
  isFollowing = true;
  const stored = readStored(storageKey, 'sessionStorage');
  for (const [key, entry] of Array.isArray(stored) ? (stored as [string, Entry][]) : []) {
    if (!lists.has(key)) lists.set(key, entry);
  }
  window.addEventListener('pagehide', () => {
    const worthKeeping = [...lists].filter(([, { list }]) => list.foods.length <= keptCards);
    writeStored(storageKey, worthKeeping.slice(-keptLists), 'sessionStorage');
  });
}
