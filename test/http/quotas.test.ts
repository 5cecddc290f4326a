import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { timesOf } from '#test/support/at-length.ts';
import { openSite, photoBlob, recipeForm, type TestSite } from '#test/support/site.ts';

type Cook = Awaited<ReturnType<TestSite['person']>>;

async function filesOf(site: TestSite, kind: RegExp): Promise<string[]> {
  const names = await readdir(join(site.folder, 'photos'), { recursive: true });
  return names.filter((name) => kind.test(name));
}

async function publish(site: TestSite, { token }: Cook, photo?: Blob) {
  const form = await recipeForm(photo ? { photo } : {});
  return site.call('/api/v1/food/create-food', { method: 'POST', token, form });
}

function renamer(site: TestSite, { token }: Cook, id: string) {
  return async (name: string) => {
    const form = await recipeForm({ photo: null, name });
    return site.call(`/api/v1/food/update-food/${id}`, { method: 'PUT', token, form });
  };
}

test('an account keeps as many recipes as the setting says, and makes room by deleting one', async () => {
  await using site = await openSite({ QUOTA_RECIPES: '2' });
  const [cook, other] = [await site.person(), await site.person()];
  const replies = await Promise.all([0, 1, 2, 3].map(() => publish(site, cook)));
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([201, 201, 403, 403]);
  const refused = replies.find(({ statusCode }) => statusCode === 403);
  expect(refused?.data).toMatchObject({ success: false, code: 'recipes_full' });
  expect(refused?.data.message).toContain('2 recipes');
  expect(await filesOf(site, /social\.jpg$/)).toHaveLength(2);
  expect((await publish(site, other)).statusCode).toBe(201);
  const { _id } = replies.find(({ statusCode }) => statusCode === 201)?.data.food ?? {};
  await site.call(`/api/v1/food/delete-food/${_id}`, { method: 'DELETE', token: cook.token });
  const room = await site.call('/api/v1/account/usage', { token: cook.token });
  expect(room.data.recipes).toEqual({ used: 1, most: 2 });
  expect((await publish(site, cook)).statusCode).toBe(201);
});

test('an undo counts as what it brings back: beyond the setting the recipe stays among the deleted', async () => {
  await using site = await openSite({ QUOTA_RECIPES: '2' });
  const cook = await site.person();
  const { token } = cook;
  const ids: string[] = [];
  for (const _one of [1, 2]) ids.push((await publish(site, cook)).data.food._id);
  for (const id of ids)
    await site.call(`/api/v1/food/delete-food/${id}`, { method: 'DELETE', token });
  const third = (await publish(site, cook)).data.food._id;
  const undo = (id: string | undefined) =>
    site.call(`/api/v1/food/undo-delete/${id}`, { method: 'POST', token });
  const replies = await Promise.all(ids.map(undo));
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 403]);
  const refused = replies.find(({ statusCode }) => statusCode === 403);
  expect(refused?.data).toMatchObject({ success: false, code: 'recipes_full' });
  expect(refused?.data.message).toContain('2 recipes');
  const deleted = async () => {
    const { data } = await site.call('/api/v1/food/get-deleted', { token });
    return data.recipes.map(({ _id }: { _id: string }) => _id);
  };
  const left = await deleted();
  expect(ids).toEqual(expect.arrayContaining(left));
  expect(left).toHaveLength(1);
  await site.call(`/api/v1/food/delete-food/${third}`, { method: 'DELETE', token });
  expect((await undo(left[0])).statusCode).toBe(200);
  expect(await deleted()).toEqual([third]);
});

test('an account keeps as many bytes of photos as the setting says, edits included', async () => {
  await using site = await openSite({ QUOTA_MEGABYTES: '1' });
  const cook = await site.person();
  const { bytes } = await site.deps.processor.process(await noise(), 'anybody').then((made) => ({
    bytes: made.renditions.reduce((sum, one) => sum + one.bytes.byteLength, 0),
  }));
  const photo = new Blob([await noise()], { type: 'image/png' });
  const fits = Math.floor(1_000_000 / bytes);
  expect(fits).toBeGreaterThan(0);
  let last = await publish(site, cook, photo);
  for (let n = 1; n < fits; n += 1) last = await publish(site, cook, photo);
  expect(last.statusCode).toBe(201);
  const refused = await publish(site, cook, photo);
  expect([refused.statusCode, refused.data.code, refused.data.field]).toEqual([
    403,
    'photos_full',
    'photo',
  ]);
  expect(refused.data.message).toContain('1 MB');
  const room = await site.call('/api/v1/account/usage', { token: cook.token });
  expect(room.data.recipes).toEqual({ used: fits, most: 5_000 });
  expect(room.data.megabytes).toEqual({ used: 1, most: 1 });
  const edit = async (picture: Blob) => {
    const form = await recipeForm({ photo: picture });
    const { token } = cook;
    const url = `/api/v1/food/update-food/${last.data.food._id}`;
    return (await site.call(url, { method: 'PUT', token, form })).statusCode;
  };
  expect(await edit(photo)).toBe(200);
  expect(await edit(await photoBlob(40, 30))).toBe(200);
  expect((await publish(site, cook)).statusCode).toBe(201);
  expect(await filesOf(site, /social\.jpg$/)).toHaveLength(fits + 1);
});

/** A picture that hardly gets smaller, always the same. */
async function noise(): Promise<Uint8Array<ArrayBuffer>> {
  const [width, height] = [500, 400];
  let seed = 1;
  const data = Uint8Array.from({ length: width * height * 3 }, () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed;
  });
  return new Uint8Array(
    await sharp(data, { raw: { width, height, channels: 3 } })
      .png()
      .toBuffer(),
  );
}

test('a recipe takes five new addresses a day, and any name that keeps its address', async () => {
  await using site = await openSite({ LIMIT_RENAME_PER_RECIPE: '5' });
  const cook = await site.person();
  const food = await site.publish(cook, { name: 'Dal' });
  const rename = renamer(site, cook, food._id);
  const famous = ['Paella', 'Carbonara', 'Goulash', 'Ramen', 'Tiramisu'];
  for (const name of famous) expect((await rename(name)).statusCode).toBe(200);
  const refused = await rename('Pizza');
  expect([refused.statusCode, refused.data.code, refused.data.field]).toEqual([
    429,
    'too_many_renames',
    'name',
  ]);
  expect(refused.data.message).toContain('5 times a day');
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(23 * 3600);
  expect((await rename('TIRAMISÙ')).data.food).toMatchObject({
    name: 'TIRAMISÙ',
    slug: 'tiramisu',
  });
  const other = await site.publish(cook, { name: 'Soup' });
  expect((await renamer(site, cook, other._id)('Pizza')).statusCode).toBe(200);
});

test('a rename that came to nothing is not counted', async () => {
  await using site = await openSite({ LIMIT_RENAME_PER_RECIPE: '1' });
  const cook = await site.person();
  const food = await site.publish(cook, { name: 'Dal' });
  const stale = await recipeForm({ photo: null, name: 'Paella', baseUpdatedAt: 'long ago' });
  const url = `/api/v1/food/update-food/${food._id}`;
  const call = { method: 'PUT' as const, token: cook.token };
  expect((await site.call(url, { ...call, form: stale })).statusCode).toBe(409);
  expect((await renamer(site, cook, food._id)('Paella')).statusCode).toBe(200);
});

test('of many renames one social card is kept, for the name that the recipe has', async () => {
  await using site = await openSite();
  const cook = await site.person();
  const food = await site.publish(cook, { name: 'Dal' });
  const rename = renamer(site, cook, food._id);
  let slug = food.slug;
  for (let n = 1; n <= timesOf(3, 40); n += 1) {
    slug = (await rename(`Dal the ${n}th`)).data.food.slug;
    expect((await site.call(`/recipe/${slug}/card.jpg`)).statusCode).toBe(200);
    expect(await filesOf(site, /card/)).toHaveLength(1);
  }
  await rename('Dal');
  expect(await filesOf(site, /card/)).toEqual([]);
  expect(await filesOf(site, /social\.jpg$/)).toHaveLength(1);
});

test('a card of an earlier drawing goes when the new one is stored', async () => {
  await using site = await openSite();
  const food = await site.publish(await site.person());
  const id = food.photo.social.slice('/photos/'.length).split('-')[0];
  await site.deps.photos.put([{ name: `${id}-card-0123456789ab.jpg`, bytes: Buffer.from('old') }]);
  expect((await site.call(`/recipe/${food.slug}/card.jpg`)).statusCode).toBe(200);
  const cards = await filesOf(site, /card/);
  expect(cards).toHaveLength(1);
  expect(cards[0]).not.toContain('0123456789ab');
});
