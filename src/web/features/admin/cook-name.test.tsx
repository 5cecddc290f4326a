import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { PageSite } from '#contract/page.ts';
import { catalogueOf } from '#messages/catalogues.ts';
import { createText } from '#messages/format.ts';
import { SiteContext } from '#web/page/text.ts';
import { ByCook, CookName, sayBy } from './cook-name.tsx';

const draw = (Shown: typeof ByCook, name: string, more: { hasNoPage?: true } = {}) =>
  renderToStaticMarkup(
    <SiteContext value={{ language: 'en', publicUrl: 'https://potluck.example' } as PageSite}>
      <MemoryRouter>
        <Shown cook={{ _id: 'b', name, handle: name && 'bo', ...more }} />
      </MemoryRouter>
    </SiteContext>,
  );

test('a cook leads to their page; who shares nothing with everybody has none, nor has a former cook', () => {
  expect(draw(CookName, 'Bo')).toBe('<a href="/cook/bo" data-discover="true">Bo</a>');
  expect(draw(ByCook, 'Bo')).toBe('<a href="/cook/bo" data-discover="true">by Bo</a>');
  expect(draw(CookName, 'Bo', { hasNoPage: true })).toBe('<span>Bo</span>');
  expect(draw(ByCook, 'Bo', { hasNoPage: true })).toBe('<span>by Bo</span>');
  expect(draw(CookName, '')).toBe('<span>A former cook</span>');
  expect(draw(ByCook, '')).toBe('<span>by a former cook</span>');
});

test('admins know a former cook by their e-mail', () => {
  const text = createText('de', catalogueOf('de'));
  expect(sayBy(text, { name: 'Bo', email: 'bo@x.org' })).toBe('von Bo, bo@x.org');
  expect(sayBy(text, { name: '', email: 'bo@x.org' })).toBe(
    'von jemandem, der hier einmal gekocht hat, bo@x.org',
  );
});
