import { expect, test } from 'vitest';
import { shownAs } from './shown.ts';

const visibilities = ['private', 'link', 'public'] as const;
const own = { userId: 'anna', unlisted: false };
const others = { userId: 'ben', unlisted: false };
const unlisted = true;

test('a listed recipe shows whole to whoever sees the collection', () => {
  for (const visibility of visibilities)
    for (const viewer of ['owner', 'other'] as const)
      for (const recipe of [own, others])
        for (const wasUnlisted of [false, true])
          expect(shownAs({ wasUnlisted, recipe }, { userId: 'anna', visibility }, viewer)).toBe(
            'whole',
          );
});

test('an unlisted one of the collector’s shows to them and by the link, and is nothing in public', () => {
  const held = { wasUnlisted: true, recipe: { ...own, unlisted } };
  const shown = (visibility: 'link' | 'public', viewer: 'owner' | 'other') =>
    shownAs(held, { userId: 'anna', visibility }, viewer);
  expect(shown('public', 'owner')).toBe('whole');
  expect(shown('link', 'other')).toBe('whole');
  expect(shown('public', 'other')).toBe('nothing');
});

test('of somebody else’s that was unlisted later a title is left, for its collector too', () => {
  const held = { wasUnlisted: false, recipe: { ...others, unlisted } };
  for (const visibility of visibilities)
    for (const viewer of ['owner', 'other'] as const)
      expect(shownAs(held, { userId: 'anna', visibility }, viewer)).toBe('title');
});

test('of one that is gone a title is left, unless it was never for everybody', () => {
  const shown = (wasUnlisted: boolean, viewer: 'owner' | 'other') =>
    shownAs({ wasUnlisted, recipe: null }, { userId: 'anna', visibility: 'public' }, viewer);
  expect(shown(false, 'other')).toBe('title');
  expect(shown(true, 'owner')).toBe('title');
  expect(shown(true, 'other')).toBe('nothing');
});
