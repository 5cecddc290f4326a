import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { PageSite } from '#contract/page.ts';
import type { ReviewReply } from '#contract/reviews.ts';
import { SiteContext } from '#web/page/text.ts';
import { ReviewItem } from './review-item.tsx';

const review: ReviewReply = {
  _id: 'a',
  cook: { _id: 'b', name: 'Bo', handle: '' },
  rating: 1,
  asWritten: true,
  changes: [],
  cookedOn: '2026-01-02',
  text: 'Bad',
  helpful: 0,
  createdAt: '2026-01-02T12:00:00.000Z',
  updatedAt: '2026-01-02T12:00:00.000Z',
};

const draw = (shown: ReviewReply, name = 'Cleo') =>
  renderToString(
    <SiteContext value={{ language: 'en', publicUrl: 'https://potluck.example' } as PageSite}>
      <MemoryRouter>
        <ReviewItem review={shown} author={{ _id: 'c', name, handle: '' }} />
      </MemoryRouter>
    </SiteContext>,
  );

test('a rating as written that is in no mean yet says so, and no other review does', () => {
  const said = 'Rating not counted yet';
  const { rating: _, ...unrated } = review;
  expect(draw({ ...review, countsLater: true })).toContain(said);
  expect(draw(review)).not.toContain(said);
  expect(draw({ ...review, countsLater: true, asWritten: false })).not.toContain(said);
  expect(draw({ ...unrated, countsLater: true })).not.toContain(said);
});

test('a name leads to the page of its cook where there is one', () => {
  const by = (cook: object) =>
    draw({ ...review, cook: { _id: 'b', name: 'Bo', ...cook } as never });
  expect(by({ handle: 'bo' })).toContain('<a href="/cook/bo"');
  for (const cook of [{ handle: 'bo', hasNoPage: true }, { handle: '' }]) {
    expect(by(cook)).not.toContain('href="/cook');
    expect(by(cook)).toContain('Bo');
  }
  // One that waits or is hidden: its writer alone reads it, and who is new has no page.
  const waiting = { ...review, hidden: { reason: '' } };
  expect(draw(waiting)).not.toContain('href="/cook');
});

test('an answer names the author of the recipe, or a former cook', () => {
  const at = '2026-01-03T12:00:00.000Z';
  const answered = { ...review, answer: { text: 'Thank you', answeredAt: at } };
  expect(draw(answered)).toContain('Cleo answers');
  expect(draw(answered, '')).toContain('A former cook answers');
  expect(draw(answered)).toContain('href="/report/review-answer/a"');
  expect(draw(review)).not.toContain('review-answer');
});
