import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDiskPhotos } from '#photos/disk.ts';
import type { PhotoStore } from '#photos/port.ts';
import { dropPhotos } from '#server/photo-files/drop-photos.ts';
import { openSite, photoBlob, recipeForm, type TestSite } from '#test/support/site.ts';

let folder: string;
let site: TestSite;
/** How long a removal of files takes to begin. */
let beforeRemoval: () => Promise<void> = async () => undefined;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'potluck-edits-'));
  const disk = await createDiskPhotos(join(folder, 'photos'));
  const photos: PhotoStore = {
    ...disk,
    async remove(id) {
      await beforeRemoval();
      await disk.remove(id);
    },
  };
  site = await openSite({}, { photos });
});
afterAll(async () => {
  await site[Symbol.asyncDispose]();
  await rm(folder, { recursive: true, force: true });
});

type Served = { photo: { social: string; sizes: { url: string }[] } };

/** The addresses of a recipe's photo that lead nowhere. */
async function lostFiles({ photo }: Served): Promise<string[]> {
  const urls = [photo.social, ...photo.sizes.map(({ url }) => url)];
  const replies = await Promise.all(urls.map((url) => site.call(url)));
  return urls.filter((_, n) => replies[n]?.statusCode !== 200);
}

async function edit(token: string, id: string, photo: Blob | null) {
  const form = await recipeForm({ photo });
  return site.call(`/api/v1/food/update-food/${id}`, { method: 'PUT', token, form });
}

test('a photo that one edit lets go while another takes the same picture up stays', async () => {
  const cook = await site.person();
  const picture = await photoBlob(64, 48);
  const food = await site.publish(cook, { photo: picture });
  const removal = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  beforeRemoval = () => {
    begun.resolve();
    return removal.promise;
  };
  const away = edit(cook.token, food._id, await photoBlob(48, 64));
  await begun.promise;
  beforeRemoval = async () => undefined;
  const back = await edit(cook.token, food._id, picture);
  removal.resolve();
  expect((await away).statusCode).toBe(200);
  expect(await lostFiles(back.data.food)).toEqual([]);
});

test('a removal asks the database, and leaves what a row names, one that can be restored too', async () => {
  const [cook, admin] = [await site.person(), await site.admin()];
  const foods = [await site.publish(cook), await site.publish(cook)];
  const ids = foods.map(({ photo }) => photo.social.slice('/photos/'.length).split('-')[0]);
  const act = { at: Date.now(), actorId: admin._id, act: 'remove-recipe' };
  await site.deps.writer.removeRecipe(foods[1]._id, act);
  await dropPhotos(site.deps, ids, { error: (_details, message) => expect.unreachable(message) });
  await site.deps.writer.restoreRecipe(foods[1]._id, act);
  for (const food of foods) expect(await lostFiles(food)).toEqual([]);
});

const editors = 6;
const change = fc.record({
  picture: fc.option(fc.nat({ max: 1 }), { nil: null, freq: 5 }),
  startsAfter: fc.nat({ max: 25 }),
  removalAfter: fc.nat({ max: 40 }),
});

test('many editors who send equal pictures at once never leave a recipe without its files', async () => {
  const cook = await site.person();
  const pictures = [await photoBlob(40, 30), await photoBlob(30, 40)];
  const { _id, slug } = await site.publish(cook, { photo: pictures[0] ?? null });
  const schedule = fc.array(change, { minLength: 2, maxLength: editors });
  await fc.assert(
    fc.asyncProperty(schedule, async (changes) => {
      const delays = changes.map(({ removalAfter }) => removalAfter);
      beforeRemoval = async () => void (await wait(delays.pop() ?? 0));
      const statuses = await Promise.all(
        changes.map(async ({ picture, startsAfter }) => {
          await wait(startsAfter);
          const photo = picture === null ? null : (pictures[picture] ?? null);
          return (await edit(cook.token, _id, photo)).statusCode;
        }),
      );
      expect(new Set(statuses)).toEqual(new Set([200]));
      const { data } = await site.call(`/api/v1/food/get-food/${slug}`);
      expect(await lostFiles(data.food)).toEqual([]);
    }),
    { numRuns: 40 },
  );
});
