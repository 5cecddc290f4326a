import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Registration } from '#domain/accounts/registration.ts';
import { readLimits } from '#server/settings/limit-settings.ts';
import { findTrustDays } from '#server/trust-days.ts';
import {
  openSite,
  photoBlob,
  type RecipeFields,
  recipeForm,
  type TestSite,
} from '#test/support/site.ts';

const day = 86_400_000;
let now = Date.now();
let site: TestSite;
beforeAll(async () => {
  const limits = {
    TRUST_DAYS: '3',
    LIMIT_PUBLISH_PER_NEW_ACCOUNT: '3',
    LIMIT_REVIEW_PER_NEW_ACCOUNT: '1',
    LIMIT_UPLOAD_PER_NEW_ACCOUNT: '3',
    LIMIT_QUESTION_PER_NEW_ACCOUNT: '1',
  };
  site = await openSite(limits, { now: () => now });
});
afterAll(() => site[Symbol.asyncDispose]());

type Person = Awaited<ReturnType<TestSite['person']>>;
const publish = (person: Person) =>
  site.publish(person).then(
    (food) => food,
    (error: Error) => JSON.parse(error.message),
  );
const review = ({ token }: Person, recipeId: string) =>
  site.call(`/api/v1/recipe-reviews/${recipeId}`, {
    method: 'POST',
    token,
    json: {
      asWritten: true,
      rating: 4,
      cookedOn: new Date(now).toISOString().slice(0, 10),
      text: 'Good',
    },
  });
const ask = ({ token }: Person, recipeId: string, text: string) =>
  site.call(`/api/v1/recipe-questions/${recipeId}`, { method: 'POST', token, json: { text } });
const upload = async ({ token }: Person, photo?: Blob) => {
  const form = new FormData();
  form.set('photo', photo ?? (await photoBlob()));
  return site.call('/api/v1/food/upload-photo', { method: 'POST', token, form });
};

test('a new account does less in a day, is told so, and is trusted once it is older and what it posted has stood', async () => {
  const [cook, guest] = [await site.person(), await site.person()];
  const posted = [];
  for (let n = 0; n < 3; n += 1) posted.push(await publish(cook));
  const { token } = cook;
  const create = { method: 'POST' as const, token, form: await recipeForm() };
  const forADay = ({ statusCode, data, headers }: Awaited<ReturnType<typeof ask>>) => {
    expect([statusCode, data.code]).toEqual([429, 'too_many_tries']);
    expect(data.message).toContain('Your account is new');
    const seconds = Number(headers['retry-after']);
    expect([seconds > 60_000, seconds <= 86_400]).toEqual([true, true]);
  };
  forADay(await site.call('/api/v1/food/create-food', create));
  expect((await review(guest, posted[0]._id)).statusCode).toBe(201);
  forADay(await review(guest, posted[1]._id));
  expect((await ask(guest, posted[0]._id, 'Is it hot at all?')).statusCode).toBe(201);
  forADay(await ask(guest, posted[0]._id, 'Is it warm at all?'));
  for (const _ of [1, 2, 3]) expect((await upload(guest)).statusCode).toBe(201);
  forADay(await upload(guest));
  now += 2 * day;
  expect((await publish(cook)).code).toBe('too_many_tries');
  now += 2 * day;
  expect((await publish(cook))._id).toBeDefined();
  // One review is too little.
  expect((await upload(guest)).data.code).toBe('too_many_tries');
});

test('a photo that comes with a recipe, new or changed, is one of those that a new account uploads in a day', async () => {
  const cook = await site.person();
  const food = await site.publish(cook);
  const change = async (fields: RecipeFields) =>
    site.call(`/api/v1/food/update-food/${food._id}`, {
      method: 'PUT',
      token: cook.token,
      form: await recipeForm(fields),
    });
  expect((await change({})).statusCode).toBe(200);
  expect((await upload(cook)).statusCode).toBe(201);
  expect((await upload(cook)).data.code).toBe('too_many_tries');
  expect((await change({})).data.code).toBe('too_many_tries');
  expect((await change({ photo: null })).statusCode).toBe(200);
});

test('what is refused or comes to nothing costs a new account none of its day', async () => {
  const cook = await site.person();
  const food = await site.publish(cook);
  const change = async (fields: RecipeFields) =>
    site.call(`/api/v1/food/update-food/${food._id}`, {
      method: 'PUT',
      token: cook.token,
      form: await recipeForm(fields),
    });
  const photo = new Blob(['no image'], { type: 'image/jpeg' });
  for (const bad of [await change({ photo }), await upload(cook, photo)])
    expect(bad.statusCode).toBe(415);
  const stale = await change({ baseUpdatedAt: '2020-01-01T00:00:00.000Z' });
  expect(stale.data.code).toBe('recipe_changed');
  const uploaded = [await upload(cook), await upload(cook)].map(({ data }) => data.photo.id);
  expect(uploaded).not.toContain(undefined);
  // There is no upload left: with a new photo nothing is published.
  for (const _ of [1, 2, 3]) expect((await publish(cook)).code).toBe('too_many_tries');
  for (const id of uploaded) {
    const form = await recipeForm({ photo: null, photoIds: id });
    const url = '/api/v1/food/create-food';
    const reply = await site.call(url, { method: 'POST', token: cook.token, form });
    expect(reply.statusCode, reply.body).toBe(201);
  }
});

test('where a recipe of a new account comes from is text, and a link once the account is trusted', async () => {
  const cook = await site.person();
  const { slug } = await site.publish(cook, { sourceUrl: 'https://example.org/dal' });
  for (const _ of [1, 2]) await site.publish(cook);
  const isLive = async () =>
    (await site.call(`/api/v1/food/get-food/${slug}`)).data.food.isSourceLive;
  expect(await isLive()).toBe(false);
  now += 3 * day;
  expect(await isLive()).toBe(true);
});

test('links of an account that is old enough are text until what it posted has stood, and again once it is hidden', async () => {
  const [cook, guest, admin] = [await site.person(), await site.person(), await site.admin()];
  const { _id: id } = await site.publish(cook);
  const { slug } = await site.publish(guest, { sourceUrl: 'https://example.org/dal' });
  const isLive = async () =>
    (await site.call(`/api/v1/food/get-food/${slug}`)).data.food.isSourceLive;
  now += 4 * day;
  expect(await isLive()).toBe(false);
  await site.publish(guest);
  const { review: rated } = (await review(guest, id)).data;
  const { question } = (await ask(guest, id, 'Is it hot at all?')).data;
  expect(await isLive()).toBe(false);
  now += day - 1_000;
  expect(await isLive()).toBe(false);
  now += 2_000;
  expect(await isLive()).toBe(true);
  const hide = (kind: string, { _id: postId }: { _id: string }) =>
    site.call(`/api/v1/admin/posts/${kind}/${postId}`, {
      method: 'PUT',
      token: admin.token,
      json: { hidden: true, reason: 'Rude' },
    });
  expect((await hide('review', rated)).statusCode).toBe(200);
  expect(await isLive()).toBe(true);
  expect((await hide('question', question)).statusCode).toBe(200);
  expect(await isLive()).toBe(false);
});

test('nobody is new where people come by invitation, unless TRUST_DAYS says so', async () => {
  const config = { registration: 'invite' } as const;
  const said = (registration: Registration | null, set: number | null = null) =>
    findTrustDays({
      config: { ...config, trustDays: set },
      reader: { findRegistration: async () => registration },
    });
  expect(await said(null)).toBe(0);
  expect(await said('open')).toBe(3);
  expect(await said(null, 5)).toBe(5);
});

test('who has a role is no new account, and with TRUST_DAYS=0 nobody is', async () => {
  const admin = await site.admin();
  for (const _ of [1, 2, 3, 4]) expect((await publish(admin))._id).toBeDefined();
  await using open = await openSite({ LIMIT_UPLOAD_PER_NEW_ACCOUNT: '1' });
  const { token } = await open.person();
  for (const _ of [1, 2]) {
    const form = new FormData();
    form.set('photo', await photoBlob());
    const reply = await open.call('/api/v1/food/upload-photo', { method: 'POST', token, form });
    expect(reply.statusCode).toBe(201);
  }
});

test('a day of a new account has 20 recipes, 20 reviews, 20 questions and 100 photos', () => {
  expect(readLimits({})).toMatchObject({
    publishPerNewAccount: 20,
    reviewPerNewAccount: 20,
    questionPerNewAccount: 20,
    uploadPerNewAccount: 100,
  });
});
