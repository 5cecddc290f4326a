import { describe, expect, test } from 'vitest';
import { type Draft, differingFields, draftOfRecipe, fieldsOfDraft, isUntouched } from './draft.ts';
import { findConflict, rebased, resolveConflict } from './merge-draft.ts';

const recipe = {
  _id: '1',
  name: 'Pie',
  description: 'One\r\ntwo',
  slug: 'pie',
  userId: 'u',
  ingredients: 'a,b',
  steps: 'c',
  ingredientList: ['a', 'b'],
  stepList: ['c'],
  ingredientIds: ['i1', 'i2'],
  stepIds: ['s1'],
  photo: { url: '/p1.webp', width: 1, height: 1, color: '#ffffff', sizes: [], social: '/s.jpg' },
  photoIds: ['p1'],
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  servings: 4,
  diet: ['vegan' as const, 'nut-free' as const],
  category: { _id: 'c1', name: 'Thai' },
};
const changed = { ...recipe, updatedAt: '2026-01-02T00:00:00.000Z' };
const photo = new File(['x'], 'x.jpg', { type: 'image/jpeg' });

test('a form that nobody has touched says so, whatever the line ends and the order of diets', () => {
  expect(isUntouched(draftOfRecipe(recipe))).toBe(true);
  expect(isUntouched({ ...draftOfRecipe(recipe), description: 'One\ntwo ' })).toBe(true);
  expect(isUntouched({ ...draftOfRecipe(recipe), name: 'Pies' })).toBe(false);
});

test('a conflict suggests my edits where I edited and theirs where only they did', () => {
  const mine = { ...draftOfRecipe(recipe), description: 'My words' };
  const current = { ...changed, name: 'Their pie', description: 'Their words', servings: 6 };
  const conflict = findConflict(mine, null, current);
  expect(conflict.parts).toEqual(['name', 'description', 'servings']);
  expect(conflict.suggested).toMatchObject({
    name: 'theirs',
    description: 'mine',
    servings: 'theirs',
  });
});

test('my new photo is a conflict only when the photo on the site is another one now', () => {
  const mine = draftOfRecipe(recipe);
  const current = { ...changed, photo: { ...recipe.photo, url: '/p2.webp' } };
  expect(findConflict(mine, photo, changed).parts).toEqual([]);
  expect(findConflict(mine, photo, current).parts).toEqual(['photo']);
  expect(findConflict(mine, null, current).parts).toEqual([]);
});

test('the resolved draft holds every choice and starts from the recipe as it is now', () => {
  const mine = { ...draftOfRecipe(recipe), name: 'My pie', tip: 'Cool it' };
  const current = { ...changed, name: 'Their pie', stepList: ['d', 'e'] };
  const conflict = findConflict(mine, photo, current);
  const choices = { ...conflict.suggested, name: 'theirs' } as const;
  const resolved = resolveConflict(mine, photo, conflict, choices);
  expect(fieldsOfDraft(resolved.draft)).toMatchObject({
    name: 'Their pie',
    tip: 'Cool it',
    stepList: ['d', 'e'],
  });
  expect(resolved.draft.base?.updatedAt).toBe(changed.updatedAt);
  expect(resolved.draft.key).toBe(mine.key);
  expect(resolved.photo).toBe(photo);
  expect(differingFields(fieldsOfDraft(resolved.draft), conflict.theirs.fields)).toEqual(['tip']);
});

test('an edit that the site holds already leaves nothing to choose', () => {
  const mine = { ...draftOfRecipe(recipe), name: 'My pie' };
  const current = { ...changed, name: 'My pie' };
  expect(rebased(mine, null, current)?.base?.updatedAt).toBe(changed.updatedAt);
  expect(rebased(mine, photo, current)?.name).toBe('My pie');
  expect(rebased(mine, null, { ...current, description: 'Their words' })).toBeNull();
});

test('another photo on the site is mine when mine was sent without a reply, and else a choice', () => {
  const mine = draftOfRecipe(recipe);
  const current = { ...changed, photo: { ...recipe.photo, url: '/p2.webp' } };
  expect(rebased(mine, photo, current)).toBeNull();
  expect(rebased({ ...mine, sent: fieldsOfDraft(mine) }, photo, current)).not.toBeNull();
});

test('what was typed after an update without a reply is no choice against that update', () => {
  const first = { ...draftOfRecipe(recipe), name: 'My pie' };
  const mine = { ...first, name: 'My better pie', sent: fieldsOfDraft(first) };
  const current = { ...changed, name: 'My pie' };
  expect(rebased(mine, null, current)).toMatchObject({
    name: 'My better pie',
    base: { updatedAt: changed.updatedAt, fields: { name: 'My pie' } },
  });
  expect(rebased(mine, null, { ...current, tip: 'Theirs' })).toBeNull();
});

describe('photos of steps', () => {
  const shown = (id: string) => ({ ...recipe.photo, id, url: `/${id}.webp` });
  const photoOf = (stepId: string, id: string) => ({ stepId, ...shown(id) });
  const stirred = {
    ...recipe,
    steps: 'Stir.,Bake.',
    stepList: ['Stir.', 'Bake.'],
    stepIds: ['s1', 's2'],
  };
  const photographed = (...stepPhotos: ReturnType<typeof photoOf>[]) => ({
    ...stirred,
    updatedAt: changed.updatedAt,
    stepPhotos,
  });
  const told = (draft: Draft | null) => draft?.stepList.map(({ photo }) => photo?.id ?? null);
  const edit = (before: Parameters<typeof draftOfRecipe>[0], texts: string[]): Draft => {
    const draft = draftOfRecipe(before);
    const stepList = draft.stepList.map((row, at) => ({ ...row, text: texts[at] ?? row.text }));
    return { ...draft, tip: 'Cool it', stepList };
  };

  test('a photo that came to a step meanwhile stays, also where the edit reworded that step', () => {
    const current = photographed(photoOf('s2', 'p33'));
    const mine = edit(stirred, ['Stir.', 'Bake.']);
    expect(told(rebased({ ...mine, tip: '' }, null, current))).toEqual([null, 'p33']);
    const reworded = edit(stirred, ['Stir.', 'Bake it.']);
    const conflict = findConflict(reworded, null, current);
    for (const stepList of ['mine', 'theirs'] as const) {
      const choices = { ...conflict.suggested, stepList };
      expect(told(resolveConflict(reworded, null, conflict, choices).draft)).toEqual([null, 'p33']);
    }
  });

  test('a photo that the edit gave to a step stays, and one that is gone is not asked for', () => {
    const before = { ...stirred, stepPhotos: [photoOf('s1', 'p1')] };
    const mine = edit(before, []);
    const [first, second] = mine.stepList;
    if (!first || !second) throw new Error('two steps');
    const own = { ...second, photo: { key: 'k', id: 'own', caption: '' } };
    const current = photographed();
    const edited = { ...mine, tip: '', stepList: [first, own] };
    expect(told(rebased(edited, null, current))).toEqual([null, 'own']);
  });

  test('other photos at the same step are a choice', () => {
    const before = { ...stirred, stepPhotos: [photoOf('s1', 'p1')] };
    const [first, ...rest] = edit(before, []).stepList;
    if (!first) throw new Error('a step');
    const own = { ...first, photo: { key: 'k', id: 'own', caption: '' } };
    const mine = { ...draftOfRecipe(before), stepList: [own, ...rest] };
    const current = photographed(photoOf('s1', 'p2'), photoOf('s2', 'p3'));
    const conflict = findConflict(mine, null, current);
    expect(conflict.parts).toEqual(['photo']);
    const resolved = (side: 'mine' | 'theirs') =>
      told(resolveConflict(mine, null, conflict, { photo: side }).draft);
    expect(resolved('mine')).toEqual(['own', 'p3']);
    expect(resolved('theirs')).toEqual(['p2', 'p3']);
  });

  test('a draft of an earlier version, which does not know its steps, keeps what came to them', () => {
    const { steps: _, ...base } = draftOfRecipe(stirred).base ?? {};
    const rows = draftOfRecipe(stirred).stepList.map(({ stepId: _, ...row }) => row);
    const mine = { ...draftOfRecipe(stirred), base, stepList: rows } as Draft;
    expect(told(rebased(mine, null, photographed(photoOf('s2', 'p33'))))).toEqual([null, 'p33']);
  });

  test('a photo that came to the gallery while the edit gave one to a step stays', () => {
    const mine = edit(stirred, []);
    const [first, ...rest] = mine.stepList;
    if (!first) throw new Error('a step');
    const own = { ...first, photo: { key: 'k', id: 'own', caption: '' } };
    const more = [shown('p1'), shown('p9')].map((one) => ({ ...one, alt: '' }));
    const current = { ...photographed(), photoIds: ['p1', 'p9'], photos: more };
    const kept = rebased({ ...mine, tip: '', stepList: [own, ...rest] }, null, current);
    expect(kept?.photos.more.map(({ id }) => id)).toEqual(['p9']);
  });
});
