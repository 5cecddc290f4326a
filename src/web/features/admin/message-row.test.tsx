import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { PageSite } from '#contract/page.ts';
import { SiteContext } from '#web/page/text.ts';
import { MessageRow } from './message-row.tsx';

const draw = (message: string) =>
  renderToStaticMarkup(
    <SiteContext value={{ language: 'en', publicUrl: 'https://potluck.example' } as PageSite}>
      <MessageRow
        message={{
          _id: 'a',
          from_name: 'Ben Ode',
          from_email: 'ben@example.org',
          subject: 'Salt',
          message,
          createdAt: '2026-01-02T03:04:05.000Z',
        }}
      />
    </SiteContext>,
  );

test('a short message stands whole; of a long one the beginning stands, and the rest unfolds', () => {
  const short = draw('Too much salt.');
  expect(short).toContain('dir="auto">Too much salt.</p>');
  expect(short).not.toContain('<details');
  const [before = '', behind = ''] = draw('Too much salt. '.repeat(99)).split('<details');
  expect(before).toContain('Too much salt.');
  expect(behind.match(/Too much salt/g)?.length).toBeGreaterThan(50);
});
