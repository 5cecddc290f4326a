import type { Navigation, RouteObject, RouterState } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { expectConsole } from '#test/support/console-guard.ts';
import { keepPage } from './keep-page.ts';

afterEach(() => vi.unstubAllGlobals());

/** A tab that is bound for a page whose program is gone from the site, and what becomes of its document. */
function setUp() {
  const calls: string[] = [];
  const went = Promise.withResolvers<void>();
  const location = {
    assign: (href: string) => {
      calls.push(`assign ${href}`);
      went.resolve();
    },
    reload: () => void calls.push('reload'),
  };
  const tab = Object.assign(new EventTarget(), { location });
  vi.stubGlobal('window', tab);
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', async () => new Response());
  expectConsole('error', 'contact did not load');
  const route: RouteObject = {
    id: 'contact',
    path: '/contact',
    lazy: () => Promise.reject(new Error('No such file')),
  };
  const tell = keepPage([route]);
  const target = { pathname: '/contact', search: '', hash: '' };
  const navigation = { location: target, matches: [{ route }] } as unknown as Navigation;
  tell({ navigation } as RouterState, {} as never);
  const show = (persisted: boolean) =>
    tab.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  if (typeof route.lazy === 'function') void route.lazy();
  return { calls, went: went.promise, show };
}

test('a page whose program is gone is drawn by the site, and a document that comes back whole is loaded anew', async () => {
  const { calls, went, show } = setUp();
  await went;
  show(false);
  expect(calls).toEqual(['assign /contact']);
  show(true);
  expect(calls).toEqual(['assign /contact', 'reload']);
});
