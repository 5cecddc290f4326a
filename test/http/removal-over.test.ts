import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { keptDays } from '#domain/accounts/kept-days.ts';
import { databaseNote, ownerText, restoredNote } from '#domain/photos/spared.ts';
import { dayMs } from '#domain/spans.ts';
import { sweepOrphanPhotos } from '#photos/sweep.ts';
import { sweepOwnPhotos } from '#photos/sweep-own.ts';
import type { Given } from '#server/deps.ts';
import { removalLifetime } from '#server/presenters/days-left.ts';
import { tidy, tidyByTheHour } from '#server/process/chores.ts';
import type { Storage } from '#storage/port.ts';
import { openSite, type TestSite } from '#test/support/site.ts';

const photoFiles = async (of: string) =>
  (await readdir(join(of, 'photos'), { recursive: true })).filter((name) =>
    /\.(webp|jpg)$/.test(name),
  );

/** Does the chores of a site whose clock shows another time. */
function tidyAt({ deps }: TestSite, time: number): Promise<void> {
  const { relaxed } = deps as Given & Pick<Storage, 'relaxed'>;
  const sweep = (before: number) => sweepOrphanPhotos(deps.photos, deps.reader, before);
  return tidy({ ...deps, relaxed, now: () => time, sweep });
}

test('a removed recipe is kept for 30 days and then goes with its files and saves', async () => {
  await using site = await openSite();
  const [admin, cook] = [await site.admin(), await site.person()];
  const food = await site.publish(cook, { name: 'Fading fondue' });
  const saved = { method: 'POST' as const, token: admin.token, json: { _id: food._id } };
  await site.call('/api/v1/food/save-recipe', saved);
  const kept = await site.publish(cook, { name: 'Staying stew' });
  const files = await photoFiles(site.folder);
  const act = { at: Date.now(), actorId: admin._id, act: 'remove-recipe' };
  await site.deps.writer.removeRecipe(food._id, act);

  await tidyAt(site, act.at + removalLifetime);
  expect(await photoFiles(site.folder)).toEqual(files);
  expect(await site.deps.writer.restoreRecipe(food._id, act)).not.toBeNull();
  expect((await site.call(food.photo.url)).statusCode).toBe(200);
  expect(await site.deps.reader.listSavedIds(admin._id)).toEqual([food._id]);

  await site.deps.writer.removeRecipe(food._id, act);
  await tidyAt(site, act.at + removalLifetime + 1);
  expect(await site.deps.writer.restoreRecipe(food._id, act)).toBeNull();
  expect(await site.deps.reader.listSavedIds(admin._id)).toEqual([]);
  const left = await photoFiles(site.folder);
  expect(left.length).toBe(files.length / 2);
  expect((await site.call(food.photo.url)).statusCode).toBe(404);
  expect((await site.call(kept.photo.url)).statusCode).toBe(200);
  const again = await site.publish(await site.person(), { name: 'Fading fondue' });
  expect(again.slug).toBe(food.slug);
});

test('a photo that cannot be removed, and a store that cannot be listed, keep nothing else from being tidied', async () => {
  await using site = await openSite();
  const cook = await site.person();
  const foods = [
    await site.publish(cook, { name: 'Stuck stew' }),
    await site.publish(cook, { name: 'Gone goulash' }),
  ];
  const files = await photoFiles(site.folder);
  const at = Date.now();
  for (const { _id } of foods)
    await site.deps.writer.removeRecipe(_id, { at, actorId: cook._id, act: 'remove-recipe' });
  const { relaxed, photos, ...rest } = site.deps as Given & Pick<Storage, 'relaxed'>;
  let stuck: string | null = null;
  const remove = async (id: string) => {
    stuck ??= id;
    if (id === stuck) throw new Error('It is stuck');
    await photos.remove(id);
  };
  const sweep = () => Promise.reject(new Error('Nobody may list'));
  const now = () => at + removalLifetime + 1;
  const tidying = tidy({ ...rest, relaxed, photos: { ...photos, remove }, now, sweep });
  await expect(tidying).rejects.toMatchObject({
    errors: [{ message: 'Nobody may list' }, { message: 'It is stuck' }],
  });
  expect(await photoFiles(site.folder)).toHaveLength(files.length / 2);
  for (const { photo } of foods) expect((await site.call(photo.url)).statusCode).toBe(404);
  const reply = await site.call('/api/v1/auth/me', { token: cook.token });
  expect(reply.statusCode).toBe(401);
});

test('tidying that is to stop ends with the write that it is at', async () => {
  await using site = await openSite();
  const { relaxed, writer, ...rest } = site.deps as Given & Pick<Storage, 'relaxed'>;
  const stop = new AbortController();
  const done: string[] = [];
  const fillFacets: Storage['writer']['fillFacets'] = async (...wish) => {
    await writer.fillFacets(...wish);
    done.push('filled');
    stop.abort();
    return ['there are more'];
  };
  const sweep = async () => void done.push('swept');
  await tidy({ ...rest, relaxed, writer: { ...writer, fillFacets }, sweep }, stop.signal);
  expect(done).toEqual(['filled']);
});

test('tidying that is to stop leaves the photos that it has not come to to the next sweep', async () => {
  await using site = await openSite();
  const cook = await site.person();
  const at = Date.now();
  for (const name of ['First flan', 'Second soup']) {
    const { _id } = await site.publish(cook, { name });
    await site.deps.writer.removeRecipe(_id, { at, actorId: null, act: 'remove-recipe' });
  }
  const { relaxed, photos, ...rest } = site.deps as Given & Pick<Storage, 'relaxed'>;
  const stop = new AbortController();
  let tried = 0;
  const remove = async () => {
    tried += 1;
    stop.abort();
  };
  const parts = { ...rest, relaxed, photos: { ...photos, remove }, sweep: async () => undefined };
  await tidy({ ...parts, now: () => at + removalLifetime + 1 }, stop.signal);
  expect(tried).toBe(1);
});

test('a recipe that its owner deleted can be brought back for 30 days and then goes with its files and saves', async () => {
  await using site = await openSite();
  const [fan, cook] = [await site.person(), await site.person()];
  const food = await site.publish(cook, { name: 'Passing pasta' });
  const saved = { method: 'POST' as const, token: fan.token, json: { _id: food._id } };
  await site.call('/api/v1/food/save-recipe', saved);
  const files = await photoFiles(site.folder);
  const before = Date.now();
  const remove = () =>
    site.call(`/api/v1/food/delete-food/${food._id}`, { method: 'DELETE', token: cook.token });
  const undo = () => site.deps.writer.undeleteRecipe(food._id, cook._id, Date.now());
  expect((await remove()).statusCode).toBe(200);
  await tidyAt(site, before + removalLifetime);
  expect(await photoFiles(site.folder)).toEqual(files);
  expect((await undo())?.id).toBe(food._id);
  expect((await site.call(food.photo.url)).statusCode).toBe(200);
  expect(await site.deps.reader.listSavedIds(fan._id)).toEqual([food._id]);

  await site.deps.writer.softDeleteRecipe(food._id, cook._id, before);
  await tidyAt(site, before + removalLifetime + 1);
  expect(await undo()).toBeNull();
  expect(await photoFiles(site.folder)).toEqual([]);
  expect(await site.deps.reader.listSavedIds(fan._id)).toEqual([]);
});

/** The chores of a site, turn by turn: what each was followed by, and what was left of the files then. */
async function turnsOf({ deps, folder }: TestSite, count: number) {
  const { relaxed } = deps as Given & Pick<Storage, 'relaxed'>;
  const sweep = (before: number) => sweepOrphanPhotos(deps.photos, deps.reader, before);
  const stop = new AbortController();
  const turns: { rested: number; files: number }[] = [];
  const restFor = async (rested: number) => {
    turns.push({ rested, files: (await photoFiles(folder)).length });
    if (turns.length === count) stop.abort();
  };
  const report = (error: unknown) => {
    throw error;
  };
  await tidyByTheHour({ ...deps, relaxed, sweep }, stop.signal, report, restFor);
  return turns;
}

test('what is over goes ten minutes after the start of a site, when its clock has been set right', async () => {
  await using site = await openSite();
  const food = await site.publish(await site.person(), { name: 'Overdue oats' });
  const at = Date.now() - removalLifetime - 60_000;
  await site.deps.writer.removeRecipe(food._id, { at, actorId: null, act: 'remove-recipe' });
  const { length } = await photoFiles(site.folder);
  expect(length).toBeGreaterThan(0);
  expect(await turnsOf(site, 3)).toEqual([
    { rested: 600_000, files: length },
    { rested: 3_600_000, files: 0 },
    { rested: 3_600_000, files: 0 },
  ]);
  expect((await site.deps.reader.listModeratedRecipes({}, 5)).rows).toEqual([]);
});

test('what was due by a backup has its whole time once more', async () => {
  await using site = await openSite();
  const { writer } = site.deps;
  const [cook, leaver] = [await site.person(), await site.person()];
  const food = await site.publish(cook, { name: 'Regretted ragout' });
  const files = await photoFiles(site.folder);
  const at = Date.now();
  await writer.removeRecipe(food._id, { at, actorId: cook._id, act: 'remove-recipe' });
  const json = { password: leaver.password, recipes: 'go' };
  const left = await site.call('/api/v1/account/leave', {
    method: 'POST',
    json,
    token: leaver.token,
  });
  expect(left.statusCode, left.body).toBe(200);
  const restored = at + removalLifetime + 1_000;
  await writer.setNote(restoredNote, String(restored));

  await tidyAt(site, restored + keptDays.grace * dayMs - 1);
  expect(await photoFiles(site.folder)).toEqual(files);
  expect(await site.deps.reader.findUser(leaver._id)).not.toBeNull();
  await tidyAt(site, restored + keptDays.grace * dayMs);
  expect(await site.deps.reader.findUser(leaver._id)).toBeNull();
  expect(await photoFiles(site.folder)).toEqual(files);
  await tidyAt(site, restored + removalLifetime);
  expect(await photoFiles(site.folder)).toEqual([]);
});

test('a database that is new to a store of photos takes none of them for nobody’s within thirty days', async () => {
  await using old = await openSite();
  await using other = await openSite();
  await old.publish(await old.person(), { name: 'Somebody’s soup' });
  const files = await photoFiles(old.folder);
  const { photos } = old.deps;
  const start = Date.now() + 2 * dayMs;
  const sweepAt = ({ deps }: TestSite, time: number) =>
    sweepOwnPhotos(photos, { ...deps.reader, ...deps.writer }, { at: time, olderThan: time });
  expect(await sweepAt(old, start)).toBe(0);
  expect(await sweepAt(old, start + 40 * dayMs)).toBe(0);

  // A database that was copied, restored or named by mistake.
  expect(await sweepAt(other, start + 40 * dayMs)).toBe(0);
  expect(await sweepAt(other, start + 70 * dayMs - 1)).toBe(0);
  expect(await photoFiles(old.folder)).toEqual(files);
  // The one before takes its place again, and its turn begins anew.
  await photos.put([{ name: `${'ab'.repeat(16)}-320.webp`, bytes: Buffer.from('of the other') }]);
  expect(await sweepAt(old, start + 70 * dayMs)).toBe(0);
  expect(await sweepAt(old, start + 100 * dayMs - 1)).toBe(0);
  expect(await sweepAt(old, start + 100 * dayMs)).toBe(1);
  expect(await photoFiles(old.folder)).toEqual(files);
});

const later = `${'ab'.repeat(16)}-320.webp`;

/** A site whose store of photos is its own for 40 days, and what its database says of it then. */
async function openOld(start: number) {
  const site = await openSite();
  const { photos, reader, writer } = site.deps;
  const sweepAt = (time: number, store: Partial<typeof photos> = {}) =>
    sweepOwnPhotos(
      { ...photos, ...store },
      { ...reader, ...writer },
      { at: time, olderThan: time },
    );
  for (const days of [0, 40]) await sweepAt(start + days * dayMs);
  const earlier = await writer.renewNote(databaseNote, '', 'none');
  return Object.assign(site, { sweepAt, putBack: () => writer.setNote(databaseNote, earlier) });
}

test('a database that was put back to an earlier time takes no photos of later for nobody’s within thirty days', async () => {
  const start = Date.now() + 2 * dayMs;
  await using site = await openOld(start);
  await site.sweepAt(start + 41 * dayMs);
  await site.deps.photos.put([{ name: later, bytes: Buffer.from('of later') }]);
  await site.putBack();
  // Its claim is in the database and, the first time, not in the store.
  const claim = () => Promise.reject(new Error('The bucket is away'));
  await expect(site.sweepAt(start + 42 * dayMs, { claim })).rejects.toThrow('The bucket is away');
  expect(await site.sweepAt(start + 43 * dayMs)).toBe(0);
  expect(await site.sweepAt(start + 72 * dayMs - 1)).toBe(0);
  expect(await site.sweepAt(start + 72 * dayMs)).toBe(1);
});

test('that a database was put back is seen where a photo could not be removed for weeks', async () => {
  const start = Date.now() + 2 * dayMs;
  await using site = await openOld(start);
  const { photos } = site.deps;
  const stuck = `${'cd'.repeat(16)}-320.webp`;
  await photos.put([{ name: stuck, bytes: Buffer.from('that stays') }]);
  const remove = () => Promise.reject(new Error('It is stuck'));
  const sweeping = site.sweepAt(start + 50 * dayMs, { remove });
  await expect(sweeping).rejects.toThrow('It is stuck');
  await photos.put([{ name: later, bytes: Buffer.from('of later') }]);
  await site.putBack();
  expect(await site.sweepAt(start + 51 * dayMs)).toBe(0);
});

const anothers = { owner: async () => ownerText({ id: 'another', since: 0, done: 0 }) };
const nobodys = { owner: async () => null };

test.each([
  ['was put back', {}],
  ['comes back to a store that another has', anothers],
  ['has lost the mark of its store', nobodys],
])('what is due in a database that %s has its whole time once more', async (_how, store) => {
  const start = Date.now() + 2 * dayMs;
  await using site = await openOld(start);
  const { relaxed, ...deps } = site.deps as Given & Pick<Storage, 'relaxed'>;
  await site.sweepAt(start + 41 * dayMs);
  await site.putBack();
  const food = await site.publish(await site.person(), { name: 'Returned ratatouille' });
  const files = await photoFiles(site.folder);
  await deps.writer.removeRecipe(food._id, { at: start, actorId: null, act: 'remove-recipe' });
  const at = start + 42 * dayMs;
  const away = { owner: () => Promise.reject(new Error('The bucket is away')) };
  const tidyWith = (given: object) =>
    tidy({ ...deps, relaxed, now: () => at, sweep: () => site.sweepAt(at, given) });
  await expect(tidyWith(away)).rejects.toThrow('The bucket is away');
  expect(await photoFiles(site.folder)).toEqual(files);
  await tidyWith(store);
  expect(await photoFiles(site.folder)).toEqual(files);
  await tidyAt(site, at + removalLifetime);
  expect(await photoFiles(site.folder)).toEqual([]);
});
