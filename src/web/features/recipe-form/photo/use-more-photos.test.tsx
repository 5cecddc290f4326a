import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { PageSite } from '#contract/page.ts';
import { SiteContext } from '#web/page/text.ts';
import { type Draft, type DraftChange, emptyDraft } from '../draft/draft.ts';
import type { DraftHolder } from '../draft/use-recipe-draft.ts';
import { createPhotoTurns } from './photo-turns.ts';
import { type MorePhotos, useMorePhotos } from './use-more-photos.ts';

const site = { language: 'en', publicUrl: 'https://potluck.example' } as PageSite;
/** No browser reads it everywhere, so that it is taken as it is, a turn later. */
const picture = () => new File(['dal'], 'dal.avif', { type: 'image/avif' });

/** The photos of a draft whose only step is the first row, and its files. */
function setUp() {
  let draft: Draft = emptyDraft();
  let files: ReadonlyMap<string, File> = new Map();
  let more: MorePhotos | undefined;
  const turns = createPhotoTurns();
  const holder = {
    latest: () => ({ draft, photo: null, files }),
    change: (change: DraftChange) => {
      draft = { ...draft, ...change };
    },
    setFiles: (next: ReadonlyMap<string, File>) => {
      files = next;
    },
    draft,
    files,
  } as DraftHolder;
  function Reader() {
    more = useMorePhotos(holder, turns);
    return null;
  }
  renderToStaticMarkup(
    <SiteContext value={site}>
      <Reader />
    </SiteContext>,
  );
  return { more: more!, turns, holder, step: draft.stepList[0]!.id };
}

const seen = ({ latest }: DraftHolder) => {
  const { draft, files } = latest();
  const ofSteps = draft.stepList.flatMap(({ photo }) => photo ?? []);
  return [draft.photos.more.length, ofSteps.length, files.size];
};

test('pictures that were chosen come beside the first and to their step', async () => {
  const { more, holder, step } = setUp();
  await Promise.all([more.add([picture()]), more.addToStep(step, [picture()])]);
  expect(seen(holder)).toEqual([1, 1, 2]);
});

test('what is still being read when its form ends does not come, not even the first photo', async () => {
  const { more, turns, holder, step } = setUp();
  const reading = [more.add([picture()]), more.addToStep(step, [picture()])];
  const firsts: string[] = [];
  const first = turns.run(async (isLatest) => {
    await Promise.all(reading);
    if (isLatest()) firsts.push('first');
    return true;
  });
  more.endReading();
  expect([more.isReading(), turns.isBusy()]).toEqual([false, false]);
  await first;
  expect([seen(holder), firsts]).toEqual([[0, 0, 0], []]);
  await more.add([picture()]);
  expect(seen(holder)).toEqual([1, 0, 1]);
});

test('a picture of a step that was removed meanwhile leaves no file behind', async () => {
  const { more, holder, step } = setUp();
  const reading = more.addToStep(step, [picture()]);
  holder.change({ stepList: emptyDraft().stepList });
  await reading;
  expect(seen(holder)).toEqual([0, 0, 0]);
});
