import { expect, test } from 'vitest';
import { emptyDraft, isAsItWas } from './draft.ts';
import {
  type DraftPhotos,
  isSamePhotos,
  movePhoto,
  noPhotos,
  orderOf,
  ownUploads,
  withoutUploads,
} from './draft-photos.ts';

const file = (name: string) => new File([name], name);
const photos: DraftPhotos = {
  first: { id: 'a', url: '/a' },
  caption: 'A',
  more: [
    { key: 'b', id: 'b', url: '/b', caption: 'B' },
    { key: 'k', id: 'c', caption: '' },
  ],
};
const files = new Map([['k', file('c')]]);

test('photos behind the first change places, and nothing else', () => {
  const moved = movePhoto(photos, { photo: null, files }, 2, -1);
  expect(moved.photos.more.map(({ key }) => key)).toEqual(['k', 'b']);
  expect(isSamePhotos(moved.photos, photos)).toBe(false);
  const back = movePhoto(moved.photos, { photo: null, files }, 1, 1);
  expect(isSamePhotos(back.photos, photos)).toBe(true);
});

test('a photo of the recipe takes the first place with its caption, and gives it back', () => {
  const moved = movePhoto(photos, { photo: null, files }, 1, -1);
  expect(moved.photos).toMatchObject({ first: { id: 'b', url: '/b' }, caption: 'B' });
  expect(orderOf(moved.photos, false)).toEqual({ ids: ['b', 'a', 'c'], captions: ['B', 'A', ''] });
  const back = movePhoto(moved.photos, { photo: null, files }, 0, 1);
  expect(isSamePhotos(back.photos, photos)).toBe(true);
});

test('what comes first by its file travels with the recipe, and what leaves that place is to be uploaded', () => {
  const chosen = file('chosen');
  const { more } = photos;
  const own = { ...noPhotos, caption: 'Chosen', more: more.slice(1) };
  const moved = movePhoto(own, { photo: chosen, files }, 0, 1);
  expect(moved.photo?.name).toBe('c');
  const [fallen] = moved.photos.more;
  expect(fallen).toEqual({ key: expect.any(String), caption: 'Chosen' });
  expect(moved.files).toEqual(new Map([[fallen?.key, chosen]]));
  expect(orderOf(moved.photos, true)).toEqual({ ids: [], captions: ['', 'Chosen'] });
});

test('photos and captions that came into a draft change it, and uploads that have come do not', () => {
  const before = emptyDraft();
  const [step] = before.stepList;
  const photo = { key: 'k', caption: '' };
  const withPhoto = { ...before, photos: { ...noPhotos, more: [photo] } };
  expect(isAsItWas(before, structuredClone(before))).toBe(true);
  expect(isAsItWas(before, { ...before, name: 'Dal' })).toBe(false);
  expect(isAsItWas(before, withPhoto)).toBe(false);
  expect(isAsItWas(before, { ...before, photos: { ...noPhotos, caption: 'Raw' } })).toBe(false);
  const stepList = [{ id: 's', text: '', ...step, photo }];
  expect(isAsItWas(before, { ...before, stepList })).toBe(false);
  const sent = { ...before, photos: { ...noPhotos, more: [{ ...photo, id: 'a' }] } };
  expect(isAsItWas(withPhoto, sent)).toBe(true);
  const named = { ...before, photos: { ...noPhotos, more: [{ ...photo, caption: 'Raw' }] } };
  expect(isAsItWas(withPhoto, named)).toBe(false);
});

test('a place outside the list moves nothing', () => {
  const alone = { ...photos, more: [] };
  expect(movePhoto(alone, { photo: null, files }, 0, 1).photos).toEqual(alone);
});

test('uploads that are gone are sent anew where their files are at hand, and left out where not', () => {
  const more = [...photos.more, { key: 'x', id: 'x', caption: '' }];
  const step = { id: 'r', text: 'Stir.', photo: { key: 's', id: 's', caption: '' } };
  const gone = { photos: { ...photos, more }, stepList: [step] };
  const left = withoutUploads(gone, new Map([...files, ['s', file('s')]]));
  expect(ownUploads(left)).toEqual([
    { key: 'b', id: 'b', url: '/b', caption: 'B' },
    { key: 'k', caption: '' },
    { key: 's', caption: '' },
  ]);
});
