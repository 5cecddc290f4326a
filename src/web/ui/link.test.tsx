import type { ComponentProps } from 'react';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  Link as RouterLink,
  StaticRouterProvider,
} from 'react-router';
import { expect, test } from 'vitest';
import { Link } from './link.tsx';

type Props = ComponentProps<typeof RouterLink>;

/** The markup of a link as it is drawn on a page of a site below a prefix. */
async function draw(Drawn: typeof RouterLink | typeof Link, props: Props, basename: string) {
  const routes = [{ path: '/recipe/:slug', Component: () => <Drawn {...props} /> }];
  const handler = createStaticHandler(routes, { basename });
  const page = `https://potluck.example${basename.replace(/\/$/, '')}/recipe/dal?servings=2`;
  const context = await handler.query(new Request(page));
  if (context instanceof Response) throw new Error('no page');
  const router = createStaticRouter(handler.dataRoutes, context);
  return renderToString(<StaticRouterProvider router={router} context={context} hydrate={false} />);
}

const addresses = [
  '/',
  '/explore',
  '/explore/',
  '/recipe/butter-chicken',
  '/recipe/k%C3%A4se',
  '/recipe/käse',
  '/?a=1',
  '/#top',
  '/explore?page=2&sort=newest#list',
  '/explore?',
  '/explore#',
  '/a?b=//c',
  '',
  '?page=2',
  '#top',
  '.',
  '..',
  '../x',
  'next',
  '/a/../b',
  '/a/./b',
  '/.well-known',
  '//x',
  '/a//b',
  '/a b',
  '/a\\b',
  'https://potluck.example/x',
  'mailto:a@example.org',
  '/a?b?c',
  '/a#b#c',
];

const looks: Partial<Props>[] = [
  {},
  { className: 'way', title: 'A "way"', 'aria-label': 'there', children: 'on' },
  { target: '_blank', rel: 'noreferrer', children: <b>there</b> },
  {
    replace: true,
    state: { from: 1 },
    viewTransition: true,
    preventScrollReset: true,
    onClick() {},
  },
  { reloadDocument: true },
  { relative: 'path' },
  { discover: 'none' },
];

test('a link is written as the router writes it, wherever it leads', async () => {
  for (const basename of ['/', '/de']) {
    for (const to of [...addresses, { pathname: '/explore', search: '?page=2' }]) {
      for (const look of looks) {
        const props = { ...look, to } as Props;
        const [ours, routers] = [
          await draw(Link, props, basename),
          await draw(RouterLink, props, basename),
        ];
        expect({ to, look, markup: ours }).toEqual({ to, look, markup: routers });
      }
    }
  }
});
