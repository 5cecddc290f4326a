import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { PageSite } from '#contract/page.ts';
import type { ReviewReply } from '#contract/reviews.ts';
import { SiteContext } from '#web/page/text.ts';
import { ReviewItem } from './review-item.tsx';

const review: ReviewReply = {
  ...{ _id: 'a', cook: { _id: 'b', name: 'Bo', handle: '' } },
  ...{ rating: 1, asWritten: true, changes: [] },
  ...{ cookedOn: '2026-01-02', text: 'Bad', helpful: 0 },
  ...{ createdAt: '2026-01-02T12:00:00.000Z', updatedAt: '2026-01-02T12:00:00.000Z' },
};

const draw = (shown: ReviewReply) =>
  renderToString(
    <SiteContext value={{ language: 'en', publicUrl: 'https://potluck.example' } as PageSite}>
      <MemoryRouter>
        <ReviewItem review={shown} author="Cleo" />
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
