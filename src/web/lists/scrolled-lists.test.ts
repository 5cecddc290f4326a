import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SmallStorage } from '#test/support/small-browser.ts';
import type { RecipeList } from './recipe-list.ts';
import { recallList, rememberList } from './scrolled-lists.ts';

beforeEach(() => {
  const location = { pathname: '/explore', search: '' };
  const tab = Object.assign(new EventTarget(), { location, sessionStorage: new SmallStorage() });
  vi.stubGlobal('window', tab);
});
afterEach(() => vi.unstubAllGlobals());

const list = (total: number) => ({ foods: [], total, next: null }) as unknown as RecipeList;
const totals = (keys: string[]) => keys.map((key) => recallList(key)?.total);

test('a tab that stays open for long remembers the lists that it saw last, and lets go of the others', () => {
  const keys = Array.from({ length: 21 }, (_, at) => `entry ${at}`);
  for (const [at, key] of keys.slice(0, -1).entries()) rememberList(key, list(at));
  expect(totals(['entry 0', 'entry 1', 'entry 19'])).toEqual([0, 1, 19]);
  // One that is seen again is not the oldest any more.
  rememberList('entry 0', list(100));
  rememberList('entry 20', list(20));
  expect(totals(['entry 0', 'entry 1', 'entry 2', 'entry 20'])).toEqual([100, undefined, 2, 20]);
});
