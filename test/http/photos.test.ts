import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { captionMaxLength, mostPhotos, uploadDays } from '#contract/photos.ts';
import { sweepOrphanPhotos } from '#photos/sweep.ts';
import { tidy } from '#server/process/chores.ts';
import { openSite, photoBlob, recipeForm, type TestSite } from '#test/support/site.ts';

type Cook = Awaited<ReturnType<TestSite['person']>>;

let site: TestSite;
let cook: Cook;
let time = Date.now();
beforeAll(async () => {
  site = await openSite({}, { now: () => time });
});
// A session may have ended by the time that another test has let pass.
beforeEach(async () => {
  cook = await site.person();
});
afterAll(() => site[Symbol.asyncDispose]());

async function upload({ token }: Pick<Cook, 'token'> = cook, photo?: Blob) {
  const form = new FormData();
  form.append('photo', photo ?? (await photoBlob(40, 30)), 'photo.jpg');
  return site.call('/api/v1/food/upload-photo', { method: 'POST', token, form });
}
const uploaded = async (by?: Cook) => (await upload(by)).data.photo;

const update = async (id: string, fields: Parameters<typeof recipeForm>[0], by = cook) =>
  site.call(`/api/v1/food/update-food/${id}`, {
    method: 'PUT',
    token: by.token,
    form: await recipeForm({ photo: null, ...fields }),
  });
const read = async ({ slug }: { slug: string }) =>
  (await site.call(`/api/v1/food/get-food/${slug}`)).data.food;
const status = async (url: string, token?: string) =>
  (await site.call(url, token ? { token } : {})).statusCode;

test('an upload is seen by its uploader alone, until a recipe uses it', async () => {
  const stranger = await site.person('Stranger');
  const photo = await uploaded();
  expect(photo).toMatchObject({ id: expect.stringMatching(/^[0-9a-f]{32}$/), width: 40 });
  const urls = [photo.url, photo.social, photo.url.replace('.webp', '-1x1.jpg')];
  for (const url of urls) {
    expect([await status(url), await status(url, stranger.token)]).toEqual([404, 404]);
    const own = await site.call(url, { token: cook.token });
    expect([own.statusCode, own.headers['cache-control']]).toEqual([200, 'private, no-store']);
  }
  const food = await site.publish(cook, { photo: null, photoIds: photo.id });
  expect(food.photo.url).toBe(photo.url);
  for (const url of urls) expect(await status(url)).toBe(200);
  expect(await read(food)).toMatchObject({ photoIds: [photo.id] });
});

test('a recipe shows up to eight photos in their order, with what is said about them', async () => {
  const more = [await uploaded(), await uploaded()];
  const [one, two] = more.map(({ id }) => id);
  const fields = { photoIds: [one, two], photoCaptions: ['On the table', '', 'The dough'] };
  const food = await site.publish(cook, fields);
  const [first] = food.photoIds;
  expect(food.photoIds).toEqual([first, one, two]);
  expect(food.photos).toEqual([
    { ...food.photo, id: first, caption: 'On the table', alt: 'On the table' },
    { ...more[0], alt: food.name },
    { ...more[1], caption: 'The dough', alt: 'The dough' },
  ]);
  expect(await read(food)).toMatchObject({ photos: food.photos });
  const listed = await site.call(`/api/v1/food/get-food?userId=${cook._id}&limit=1`);
  expect(listed.data.foods[0]).not.toHaveProperty('photos');
  expect(listed.data.foods[0]).not.toHaveProperty('photoIds');

  const turned = await update(food._id, { photoIds: [two, first] });
  expect(turned.data.food).toMatchObject({ photoIds: [two, first], photo: { url: more[1].url } });
  expect([await status(more[0].url), await status(food.photo.url)]).toEqual([404, 200]);
  const kept = await update(food._id, { name: 'Renamed' });
  expect(kept.data.food.photoIds).toEqual([two, first]);
  const replaced = await update(food._id, { photo: await photoBlob(30, 40) });
  expect(replaced.data.food.photoIds).toEqual([expect.not.stringContaining(two), first]);
  expect(await status(more[1].url)).toBe(404);
});

test('steps have photos of their own, which are told with the step’s lasting id', async () => {
  const [one, two] = [await uploaded(), await uploaded()];
  const food = await site.publish(cook, { stepPhotoIds: ['', one.id] });
  const [, second] = food.stepIds;
  expect(food.stepPhotos).toEqual([{ stepId: second, ...one }]);
  expect((await read(food)).stepPhotos).toEqual(food.stepPhotos);
  expect(food).not.toHaveProperty('photos');
  expect(await status(one.url)).toBe(200);
  const node = await site.call(`/recipe/${food.slug}.json`);
  const steps = JSON.parse(node.body).recipeInstructions;
  expect(steps.map(({ image }: { image?: string }) => image)).toEqual([
    undefined,
    expect.stringContaining(one.url),
  ]);
  const kept = await update(food._id, { description: 'Better' });
  expect(kept.data.food.stepPhotos).toEqual(food.stepPhotos);
  const changed = await update(food._id, { stepPhotoIds: [two.id, ''] });
  expect(changed.data.food.stepPhotos).toEqual([{ stepId: food.stepIds[0], ...two }]);
  expect(await status(one.url)).toBe(404);
  const tooMany = await update(food._id, { stepPhotoIds: ['', '', two.id] });
  expect([tooMany.data.code, tooMany.data.field]).toEqual(['field_too_long', 'stepPhotoIds']);
});

test('a recipe with one photo of which nothing is said has no list of photos', async () => {
  const food = await site.publish(cook);
  expect(food.photoIds).toHaveLength(1);
  expect(await read(food)).not.toHaveProperty('photos');
});

test('a photo that is not there to use, and more than eight, are refused', async () => {
  const [food, other] = [await site.publish(cook), await site.publish(cook)];
  const stranger = await site.person('Stranger');
  const theirs = (await uploaded(stranger)).id;
  for (const id of [theirs, other.photoIds[0], '0'.repeat(32)]) {
    const reply = await update(food._id, { photoIds: [food.photoIds[0], id] });
    expect([reply.statusCode, reply.data.code, reply.data.field]).toEqual([
      422,
      'photo_gone',
      'photoIds',
    ]);
  }
  const tooMany = Array.from({ length: mostPhotos + 1 }, (_, n) => String(n).padStart(32, '0'));
  const twice = [food.photoIds[0], food.photoIds[0]];
  const refused: [Parameters<typeof recipeForm>[0], string][] = [
    [{ photoIds: tooMany }, 'field_too_long'],
    [{ photoIds: tooMany.slice(1), photo: await photoBlob() }, 'field_too_long'],
    [{ photoIds: twice }, 'field_invalid'],
    [{ photoIds: '../etc' }, 'field_invalid'],
    [{ photoCaptions: 'x'.repeat(captionMaxLength + 1) }, 'field_too_long'],
  ];
  for (const [fields, code] of refused) {
    expect((await update(food._id, fields)).data.code).toBe(code);
  }
  expect(await read(food)).toMatchObject({ photoIds: food.photoIds });
  expect(await status((await uploaded(stranger)).url, cook.token)).toBe(404);
});

test('what is no photo, too large or missing is refused, and taken back it is gone', async () => {
  const noPhoto = await upload(cook, new Blob(['no picture']));
  expect([noPhoto.statusCode, noPhoto.data.code]).toEqual([415, 'photo_not_an_image']);
  const large = await upload(cook, new Blob([new Uint8Array(1_000_000)]));
  expect([large.statusCode, large.data.code]).toEqual([413, 'photo_too_large']);
  const empty = await site.call('/api/v1/food/upload-photo', {
    method: 'POST',
    token: cook.token,
    form: new FormData(),
  });
  expect([empty.statusCode, empty.data.code]).toEqual([422, 'photo_missing']);
  const { id, url } = await uploaded();
  const take = () =>
    site.call(`/api/v1/food/upload-photo/${id}`, { method: 'DELETE', token: cook.token });
  expect((await take()).statusCode).toBe(200);
  expect(await status(url, cook.token)).toBe(404);
  expect((await take()).data.code).toBe('photo_gone');
});

test('photos are hidden with their recipe, and back when its deletion is undone', async () => {
  const { id, url } = await uploaded();
  const food = await site.publish(cook, { photoIds: id });
  const path = `/api/v1/food/delete-food/${food._id}`;
  await site.call(path, { method: 'DELETE', token: cook.token });
  expect(await status(url)).toBe(404);
  const undone = await site.call(`/api/v1/food/undo-delete/${food._id}`, {
    method: 'POST',
    token: cook.token,
  });
  expect(undone.data.food.photoIds).toEqual(food.photoIds);
  expect(await status(url)).toBe(200);
});

test('an upload that no recipe uses goes after thirty days, not before', async () => {
  const [waiting, used] = [await uploaded(), await uploaded()];
  await site.publish(cook, { photoIds: used.id });
  const day = 24 * 60 * 60 * 1_000;
  const sweep = (before: number) => sweepOrphanPhotos(site.deps.photos, site.deps.reader, before);
  const relaxed = { deleteExpiredTries: async () => undefined as never };
  const clean = () => tidy({ ...site.deps, relaxed, sweep });
  time += (uploadDays - 1) * day;
  await clean();
  const name = (url: string) => url.slice('/photos/'.length);
  const isStored = async ({ url }: { url: string }) => {
    const file = await site.deps.photos.open(name(url));
    file?.body.destroy();
    return file !== null;
  };
  expect([await isStored(waiting), await isStored(used)]).toEqual([true, true]);
  time += 2 * day;
  await clean();
  expect([await isStored(waiting), await isStored(used)]).toEqual([false, true]);
});

test('so many uploads an hour are taken, and no more', async () => {
  await using own = await openSite({ LIMIT_UPLOAD_PER_ACCOUNT: '2' });
  const { token } = await own.person();
  const codes: unknown[] = [];
  for (let n = 0; n < 3; n += 1) {
    const form = new FormData();
    form.append('photo', await photoBlob(40, 30), 'photo.jpg');
    const reply = await own.call('/api/v1/food/upload-photo', { method: 'POST', token, form });
    codes.push(reply.data.code);
  }
  expect(codes).toEqual([undefined, undefined, 'too_many_tries']);
});
