import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sweepOrphanPhotos } from '#photos/sweep.ts';
import type { Given } from '#server/deps.ts';
import { removalLifetime } from '#server/presenters/days-left.ts';
import { tidy } from '#server/process/chores.ts';
import type { Storage } from '#storage/port.ts';
import { databaseSettings } from '#test/support/engines.ts';
import { ServedSite } from '#test/support/served-site.ts';
import { openSite, type TestSite } from '#test/support/site.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'potluck-removal-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

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
    errors: [{ message: 'It is stuck' }, { message: 'Nobody may list' }],
  });
  expect(await photoFiles(site.folder)).toHaveLength(files.length / 2);
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

test('a site that starts lets go what is over', async () => {
  let food: Awaited<ReturnType<TestSite['publish']>>;
  {
    await using site = await openSite({}, { folder });
    food = await site.publish(await site.person(), { name: 'Overdue oats' });
    const at = Date.now() - removalLifetime - 60_000;
    await site.deps.writer.removeRecipe(food._id, { at, actorId: null, act: 'remove-recipe' });
  }
  expect(await photoFiles(folder)).not.toEqual([]);
  const settings = await databaseSettings(folder);
  await using served = await ServedSite.start(folder, { ...settings, STARTER: 'off' });
  await expect.poll(() => photoFiles(folder)).toEqual([]);
  await served.stop();
  await using site = await openSite({}, { folder });
  const { rows } = await site.deps.reader.listModeratedRecipes({}, 5);
  expect(rows).toEqual([]);
});
