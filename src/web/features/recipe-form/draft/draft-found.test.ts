import { expect, test } from 'vitest';
import { mostPhotos } from '#contract/photos.ts';
import { boundToRows, withFound } from './draft-found.ts';
import {
  changePhoto,
  movePhoto,
  noPhotos,
  orderOf,
  ownUploads,
  withoutUploads,
} from './draft-photos.ts';

const stepList = [
  { id: 'r1', text: 'Boil.' },
  { id: 'r2', text: 'Eat.' },
];
const empty = { photos: noPhotos, stepList };
const dish = (n: number) => ({ url: `https://x.example/${n}.jpg`, caption: `${n}`, rowId: null });
const nothing = { photo: null, files: new Map<string, File>() };

test('the photos of a page are bound to the rows that its steps have become', () => {
  const found = [
    { url: 'a', caption: 'A' },
    { url: 'b', step: 1 },
    { url: 'c', step: 2 },
  ];
  expect(boundToRows(found, stepList)).toEqual([
    { url: 'a', caption: 'A', rowId: null },
    { url: 'b', caption: '', rowId: 'r2' },
  ]);
});

test('the first comes first with its caption where the form has no main photo', () => {
  const { photos } = withFound(empty, false, [dish(1), dish(2)]);
  expect(photos).toMatchObject({ first: { source: dish(1).url }, caption: '1' });
  expect(photos.more).toMatchObject([{ source: dish(2).url, caption: '2' }]);
  expect(ownUploads({ photos, stepList }).map(({ caption }) => caption)).toEqual(['1', '2']);
});

test('a main photo stays, and what has no room is left out', () => {
  const many = Array.from({ length: mostPhotos }, (_, n) => dish(n));
  const beside = withFound({ ...empty, photos: { ...noPhotos, caption: 'Mine' } }, true, many);
  expect(beside.photos).toMatchObject({ first: null, caption: 'Mine' });
  expect(beside.photos.more.map(({ source }) => source)).toEqual(
    many.slice(0, -1).map(({ url }) => url),
  );
});

test('photos of steps stand at their row, wherever it is, and take the place of none', () => {
  const own = { key: 'k', id: 'i', caption: '' };
  const moved = [
    { id: 'r2', text: 'Eat up.' },
    { id: 'r3', text: 'Rest.', photo: own },
  ];
  const found = ['r1', 'r2', 'r3'].map((rowId) => ({ url: rowId, caption: '', rowId }));
  const { stepList: rows } = withFound({ photos: noPhotos, stepList: moved }, false, found);
  expect(rows[0]?.photo).toMatchObject({ source: 'r2' });
  expect(rows[1]?.photo).toBe(own);
});

test('a first photo that is fetched arrives, changes places and goes like all others', () => {
  const found = withFound(empty, false, [dish(1), dish(2)]);
  const [one, two] = ownUploads(found);
  expect(orderOf(found.photos, false).ids).toEqual([]);
  const change = { id: 'a', waitingUrl: '/photos/a.webp' };
  const arrived = changePhoto(found, one?.key ?? '', change);
  expect(arrived.photos).toMatchObject({ first: change, caption: '1' });
  expect(orderOf(arrived.photos, false).ids).toEqual(['a']);
  const { photos } = movePhoto(arrived.photos, nothing, 0, 1);
  expect(photos).toMatchObject({ first: { key: two?.key, source: dish(2).url }, caption: '2' });
  expect(photos.more).toEqual([{ ...one, ...change }]);
  const gone = changePhoto({ photos, stepList }, two?.key ?? '', null);
  expect(gone.photos).toMatchObject({ first: null, caption: '', more: photos.more });
});

test('what was fetched and is gone from the site is fetched anew', () => {
  const found = withFound(empty, false, [dish(1)]);
  const [one] = ownUploads(found);
  const arrived = changePhoto(found, one?.key ?? '', { id: 'a', waitingUrl: '/photos/a.webp' });
  expect(ownUploads(withoutUploads(arrived, new Map()))).toEqual([{ ...one, id: undefined }]);
});
