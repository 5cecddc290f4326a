import { expect, test } from 'vitest';
import { createDataVersion } from '#server/kept/data-version.ts';
import { createRemovedPhotos } from './removed-photos.ts';

function setUp() {
  const version = createDataVersion();
  const state = { isRemoved: false, asked: 0 };
  const isRemoved = createRemovedPhotos(
    {
      async findPhotoOwner(photoId) {
        state.asked += 1;
        return photoId === 'lost' ? null : { recipeId: 'r1', isRemoved: state.isRemoved };
      },
    },
    version,
  );
  return { version, state, isRemoved };
}

test('a photo costs one query until its recipe changes', async () => {
  const { version, state, isRemoved } = setUp();
  for (let n = 0; n < 3; n += 1) expect(await isRemoved('p1')).toBe(false);
  version.bump(['recipes', 'recipe:r2']);
  expect(await isRemoved('p1')).toBe(false);
  expect(state.asked).toBe(1);
  state.isRemoved = true;
  version.bump(['recipe:r1']);
  expect(await isRemoved('p1')).toBe(true);
  state.isRemoved = false;
  version.bump('everything');
  expect(await isRemoved('p1')).toBe(false);
  expect(state.asked).toBe(3);
});

test('what was asked while the recipe was being removed is asked again', async () => {
  const { version, state, isRemoved } = setUp();
  const asked = isRemoved('p1');
  state.isRemoved = true;
  version.bump(['recipe:r1']);
  await asked;
  expect(await isRemoved('p1')).toBe(true);
});

test('a photo of no recipe is served, and asked for each time', async () => {
  const { state, isRemoved } = setUp();
  expect(await isRemoved('lost')).toBe(false);
  expect(await isRemoved('lost')).toBe(false);
  expect(state.asked).toBe(2);
});
