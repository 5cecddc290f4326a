import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { PageSite } from '#contract/page.ts';
import type { ReviewReply } from '#contract/reviews.ts';
import { SiteContext } from '#web/page/text.ts';
import { type Draft, newDraft } from './draft.ts';
import { type ReviewPhotos, useReviewPhotos } from './use-review-photos.ts';

const site = { language: 'en', publicUrl: 'https://potluck.example' } as PageSite;
/** No browser reads it everywhere, so that it is taken as it is, a turn later. */
const picture = () => new File(['dal'], 'dal.avif', { type: 'image/avif' });

/** The photos of a review's draft, and the parts of it that were to be kept. */
function setUp() {
  let draft: Draft = newDraft(4);
  const noted: string[] = [];
  let photos: ReviewPhotos | undefined;
  const holder = {
    latest: () => draft,
    change: (part: (now: Draft) => Partial<Draft>) => {
      draft = { ...draft, ...part(draft) };
    },
  };
  function Reader() {
    photos = useReviewPhotos('review', holder, (part) => noted.push(part));
    return null;
  }
  renderToStaticMarkup(
    <SiteContext value={site}>
      <Reader />
    </SiteContext>,
  );
  return { photos: photos!, noted, draft: () => draft, holder };
}

test('a picture that was chosen comes into the draft, and its file is kept', async () => {
  const { photos, noted, draft } = setUp();
  await photos.add([picture()]);
  expect(draft().photos.map(({ key }) => key)).toEqual(noted);
  expect(noted).toHaveLength(1);
});

test('a picture that was still being read when its draft was let go changes nothing, and the next one comes', async () => {
  const { photos, noted, draft } = setUp();
  const slow = photos.add([picture()]);
  photos.forget(true);
  await slow;
  expect([draft().photos, noted]).toEqual([[], []]);
  await photos.add([picture()]);
  expect(draft().photos).toHaveLength(1);
});

test('an upload that is gone from the site and from this browser stays as lost, and the review does not go without it', async () => {
  const { photos, draft, holder } = setUp();
  const there = { key: 'b', id: 'b', url: '/b.webp' };
  const removed = { key: 'c', id: 'c', url: '/c.webp' };
  holder.change(() => ({ photos: [{ key: 'a', id: 'gone' }, there, removed] }));
  const isAllThere = await photos.renew({ photos: [{ id: 'b' }] } as ReviewReply);
  expect(isAllThere).toBe(false);
  expect(draft().photos).toEqual([{ key: 'a' }, there]);
});
