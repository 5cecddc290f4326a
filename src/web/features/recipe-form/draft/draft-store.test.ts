import { beforeEach, expect, test, vi } from 'vitest';
import { SmallDatabase, SmallStorage } from '#test/support/small-browser.ts';
import { readPhoto, writePhoto } from '#web/forms/photo-store.ts';
import { emptyDraft } from './draft.ts';
import { findUsed, moveDraft, readDraft, removeDraft, writeDraft } from './draft-store.ts';

let near: SmallStorage;
let safe: SmallDatabase;
beforeEach(() => {
  near = new SmallStorage();
  safe = new SmallDatabase();
  vi.stubGlobal('window', { localStorage: near });
  vi.stubGlobal('indexedDB', safe);
});

const named = (name: string) => ({ ...emptyDraft(), name });
const photo = (name: string) => new File([name], name, { type: 'image/png' });
const fill = (isFull: boolean) => {
  near.isFull = isFull;
  safe.isFull = isFull;
};

test('a text is kept where one of its two places takes it, and found again there', async () => {
  near.isFull = true;
  expect(await writeDraft('add', named('Dal'))).toBe(true);
  expect(await readDraft('add')).toMatchObject({ name: 'Dal' });
  fill(false);
  safe.isFull = true;
  expect(await writeDraft('add', named('Dal, twice'))).toBe(true);
  expect(await readDraft('add')).toMatchObject({ name: 'Dal, twice' });
});

test('a draft that goes to another slot, or is written as it was found, stays of its moment', async () => {
  await writeDraft('add', named('Dal'), 1000);
  await moveDraft('add', 'add@cook');
  expect(await readDraft('add@cook')).toMatchObject({ name: 'Dal', keptAt: 1000 });
});

test('a text that neither place takes is told not to be kept, and the next is when there is room', async () => {
  fill(true);
  expect(await writeDraft('add', named('Dal'))).toBe(false);
  expect(await findUsed(['add'])).toEqual([]);
  fill(false);
  expect(await writeDraft('add', named('Dal, twice'))).toBe(true);
  await removeDraft('add');
  expect(await readDraft('add')).toBeNull();
});

test('a browser that has no database and no storage keeps no text, without a word in the console', async () => {
  vi.stubGlobal('indexedDB', undefined);
  fill(true);
  expect(await writeDraft('add', named('Dal'))).toBe(false);
  expect(await writePhoto('add', photo('dal.png'))).toBe(false);
});

test('of texts that wait for the database all are told what became of the last', async () => {
  fill(true);
  const answers = ['D', 'Da', 'Dal'].map((name) => writeDraft('add', named(name)));
  fill(false);
  answers.push(writeDraft('add', named('Dal, twice')));
  expect((await Promise.all(answers)).at(-1)).toBe(true);
  expect(await readDraft('add')).toMatchObject({ name: 'Dal, twice' });
});

test('a photo that is refused is told so, and the one that it was to replace does not come back', async () => {
  expect(await writePhoto('add', photo('first.png'))).toBe(true);
  safe.isFull = true;
  expect(await writePhoto('add', photo('second.png'))).toBe(false);
  expect(await readPhoto('add')).toBeNull();
  safe.isFull = false;
  expect(await writePhoto('add', photo('second.png'))).toBe(true);
  expect((await readPhoto('add'))?.name).toBe('second.png');
});

test('a photo whose file has gone from the disk is not kept, and holds up none behind it', async () => {
  const gone = photo('gone.png');
  gone.arrayBuffer = () => Promise.reject(new DOMException('It is gone', 'NotReadableError'));
  const written = [writePhoto('add', gone), writePhoto('add', photo('there.png'))];
  expect(await Promise.all(written)).toEqual([false, true]);
  expect((await readPhoto('add'))?.name).toBe('there.png');
});

test('a draft moves to another slot with its photo, and stays where it is while there is no room for both', async () => {
  await writeDraft('add', named('Dal'));
  await writePhoto('add', photo('dal.png'));
  safe.isFull = true;
  expect(await moveDraft('add', 'add@asha')).toBe(false);
  expect(await findUsed(['add', 'add@asha'])).toEqual(['add']);
  expect(await readDraft('add')).toMatchObject({ name: 'Dal' });
  safe.isFull = false;
  expect(await moveDraft('add', 'add@asha')).toBe(true);
  expect(await findUsed(['add', 'add@asha'])).toEqual(['add@asha']);
  expect((await readPhoto('add@asha'))?.name).toBe('dal.png');
});
