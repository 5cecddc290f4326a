import { createMemoryRouter, redirect } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { askedFrom, noteAskedFrom } from './asked-from.ts';

afterEach(() => vi.unstubAllGlobals());

/** A router on its way from a list to a recipe that was renamed, and to a search. */
function setUp() {
  const focus = { activeElement: 'a link' };
  vi.stubGlobal('document', focus);
  const reply = Promise.withResolvers<Response>();
  const router = createMemoryRouter([
    { path: '/', element: null },
    { path: '/old', element: null, loader: () => reply.promise },
    { path: '/new', element: null, loader: () => null },
    { path: '/search', element: null, loader: () => null },
  ]);
  router.subscribe(noteAskedFrom);
  return { focus, router, lead: () => reply.resolve(redirect('/new')) };
}

test('a redirect asks for nothing anew: who went to a field meanwhile was not there when the page was asked for', async () => {
  const { focus, router, lead } = setUp();
  const going = router.navigate('/old');
  focus.activeElement = 'the search field';
  lead();
  await going;
  expect(router.state.location.pathname).toBe('/new');
  expect(askedFrom()).toBe('a link');
});

test('a step back to where a redirect led is asked for anew', async () => {
  const { focus, router, lead } = setUp();
  lead();
  await router.navigate('/old');
  await router.navigate('/search');
  focus.activeElement = 'the search field';
  const back = new Promise<void>((resolve) => {
    const stop = router.subscribe(({ location, navigation }) => {
      if (location.pathname !== '/new' || navigation.state !== 'idle') return;
      stop();
      resolve();
    });
  });
  await router.navigate(-1);
  await back;
  expect(askedFrom()).toBe('the search field');
});

test('another page that is asked for while one is on its way is asked for from where the focus is then', async () => {
  const { focus, router } = setUp();
  void router.navigate('/old');
  focus.activeElement = 'the search field';
  await router.navigate('/search');
  expect(router.state.location.pathname).toBe('/search');
  expect(askedFrom()).toBe('the search field');
});
