import { expect, test } from 'vitest';
import { createDataVersion } from '#server/kept/data-version.ts';
import { createPhotoAccess } from './photo-access.ts';

function setUp() {
  const version = createDataVersion();
  const state = { isRemoved: false, asked: 0 };
  const accessTo = createPhotoAccess(
    {
      async findPhotoOwner(photoId) {
        state.asked += 1;
        if (photoId === 'waiting') return { recipeId: null, userId: 'u1' };
        return photoId === 'lost' ? null : { recipeId: 'r1', isRemoved: state.isRemoved };
      },
    },
    version,
  );
  return { version, state, accessTo };
}

test('a photo costs one query until its recipe changes', async () => {
  const { version, state, accessTo } = setUp();
  for (let n = 0; n < 3; n += 1) expect(await accessTo('p1')).toBe('everybody');
  version.bump(['recipes', 'recipe:r2']);
  expect(await accessTo('p1')).toBe('everybody');
  expect(state.asked).toBe(1);
  state.isRemoved = true;
  version.bump(['recipe:r1']);
  expect(await accessTo('p1')).toBe('nobody');
  state.isRemoved = false;
  version.bump('everything');
  expect(await accessTo('p1')).toBe('everybody');
  expect(state.asked).toBe(3);
});

test('what was asked while the recipe was being removed is asked again', async () => {
  const { version, state, accessTo } = setUp();
  const asked = accessTo('p1');
  state.isRemoved = true;
  version.bump(['recipe:r1']);
  await asked;
  expect(await accessTo('p1')).toBe('nobody');
});

test('a photo that no row names is served to nobody, and asked for each time', async () => {
  const { state, accessTo } = setUp();
  expect(await accessTo('lost')).toBe('nobody');
  expect(await accessTo('lost')).toBe('nobody');
  // Twice each time.
  expect(state.asked).toBe(4);
});

test('an upload that waits shows to its uploader, and is asked for each time', async () => {
  const { state, accessTo } = setUp();
  for (let n = 0; n < 2; n += 1) expect(await accessTo('waiting')).toEqual({ uploaderId: 'u1' });
  expect(state.asked).toBe(2);
});
