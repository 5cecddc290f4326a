import { afterAll, beforeAll, expect, test } from 'vitest';
import { cleanAll } from '#server/process/cleaning.ts';
import { readConfig } from '#server/settings/config.ts';
import { BadSetting } from '#server/settings/settings.ts';
import { openSite, photoBlob, type TestSite } from '#test/support/site.ts';

const day = 86_400_000;
let now = Date.now();
let site: TestSite;
let judge: Person;
/** Somebody who is new no longer, with a recipe; and another of whom one test alone speaks. */
let cook: Person;
let dal: Json;
let host: Person;
let stew: Json;
beforeAll(async () => {
  site = await openSite({ TRUST_DAYS: '3', MODERATION: 'first' }, { now: () => now });
  [judge, cook] = [await site.moderator('Judge'), await site.person('Cook')];
  host = await site.person('Host');
  dal = await site.publish(cook, { name: 'Dal' });
  stew = await site.publish(host, { name: 'Stew' });
  for (const one of [cook, cook, host, host]) await site.publish(one, { name: 'Naan' });
  for (const { _id } of (await queue()).entries) await settle(_id, { act: 'dismiss' });
  now += 4 * day;
});
afterAll(() => site[Symbol.asyncDispose]());

type Person = Awaited<ReturnType<TestSite['person']>>;
// biome-ignore lint/suspicious/noExplicitAny: replies are read freely in tests.
type Json = any;
const api = '/api/v1';
const get = async (path: string, person?: Person) =>
  (await site.call(`${api}${path}`, person ? { token: person.token } : {})).data;
const send = (person: Person, method: 'POST' | 'PUT' | 'DELETE', path: string, json?: object) =>
  site.call(`${api}${path}`, { method, token: person.token, ...(json ? { json } : {}) });
const queue = () => get('/admin/queue?limit=200', judge);
const entryOf = async (id: string) =>
  (await queue()).entries.find(({ subjectId }: Json) => subjectId === id);
const settle = (id: string, json: object) => send(judge, 'PUT', `/admin/queue/${id}`, json);
const letStand = async (id: string) => settle((await entryOf(id))._id, { act: 'dismiss' });
const waitingOf = async (person: Person): Promise<string[]> =>
  (await get('/food/get-waiting', person)).recipes.map(({ name }: Json) => name);
const told = async (person: Person): Promise<string[]> =>
  (await get('/notifications', person)).notifications.map(({ kind }: Json) => kind);
const said = { asWritten: true, rating: 5, text: 'Very good' };
const review = async (person: Person, recipeId: string) => {
  const cookedOn = new Date(now).toISOString().slice(0, 10);
  return (await send(person, 'POST', `/recipe-reviews/${recipeId}`, { ...said, cookedOn })).data
    .review;
};
const edit = async ({ token }: Person, food: Json, name: string) => {
  const form = new FormData();
  const lines = { ingredientList: '1 egg', stepList: 'Boil it.' };
  for (const [field, value] of Object.entries({ name, description: 'Good', ...lines }))
    form.append(field, value);
  form.append('category', food.category._id ?? food.category);
  return site.call(`${api}/food/update-food/${food._id}`, { method: 'PUT', token, form });
};

test('a recipe of a new account is nowhere until a moderator lets it stand, then everywhere', async () => {
  const [spam, fan, other] = [await site.person(), await site.person(), await site.person()];
  await letStand((await site.publish(spam, { name: 'Rice' }))._id);
  const follow = await send(fan, 'PUT', `/follows/${spam._id}`, { following: true });
  expect(follow.statusCode).toBe(200);
  const kinds = [{ kind: 'published', site: true, mail: 'off' }];
  await send(fan, 'PUT', '/notifications/settings', { settings: kinds });
  const before = (await get('/food/get-food?limit=1')).total;
  const food = await site.publish(spam, { name: 'Zabaglione' });
  const photo = async (person?: Person) => {
    const url = new URL(food.photo.src ?? food.photo.url, 'http://site.example').pathname;
    return (await site.call(url, person ? { token: person.token } : {})).statusCode;
  };
  const seen = async (person?: Person) => ({
    page: (await get(`/food/get-food/${food.slug}`, person)).success,
    total: (await get('/food/get-food?limit=1')).total - before,
    recent: JSON.stringify(await get('/food/get-recent')).includes('Zabaglione'),
    found: (await get('/food/search/zabaglione')).length,
    map: (await site.call('/sitemap-recipes-1.xml')).body.includes(food.slug),
    photo: await photo(),
    told: await told(fan),
  });
  expect(await seen()).toEqual({
    page: false,
    total: 0,
    recent: false,
    found: 0,
    map: false,
    photo: 404,
    told: [],
  });
  expect((await get(`/food/get-food/${food.slug}`, other)).success).toBe(false);
  const { recipes } = await get('/food/get-waiting', spam);
  expect(recipes).toMatchObject([{ _id: food._id, name: 'Zabaglione', slug: food.slug }]);
  expect((await get('/food/get-waiting', other)).recipes).toEqual([]);
  expect(await Promise.all([photo(spam), photo(judge), photo(other)])).toEqual([200, 200, 404]);
  const entry = await entryOf(food._id);
  expect(entry).toMatchObject({ reports: 0, reasons: [{ reason: 'first', count: 1 }] });
  expect(entry.subject).toMatchObject({ isHidden: true, isWaiting: true });
  expect(entry.subject.text).toContain('Simmer, stirring');
  expect(entry.subject.photos).toHaveLength(1);
  expect((await settle(entry._id, { act: 'dismiss' })).statusCode).toBe(200);
  expect(await seen()).toEqual({
    page: true,
    total: 1,
    recent: true,
    found: 1,
    map: true,
    photo: 200,
    told: ['published'],
  });
  expect((await get('/food/get-waiting', spam)).recipes).toEqual([]);
  await edit(spam, food, 'Cheap pans');
  expect(await seen()).toMatchObject({ page: false, total: 0, found: 0, told: [] });
  await letStand(food._id);
  expect(await told(fan)).toEqual(['published']);
});

test('reviews, questions and answers wait with their notifications, and tell their writer so', async () => {
  const fresh = await site.person();
  const written = await review(fresh, stew._id);
  expect(written.hidden).toEqual({ reason: '' });
  const asked = await send(fresh, 'POST', `/recipe-questions/${stew._id}`, {
    text: 'Is it very hot?',
  });
  const question = asked.data.question;
  const theirs = await send(host, 'POST', `/recipe-questions/${stew._id}`, {
    text: 'Is it mild at all?',
  });
  const under = `/questions/${theirs.data.question._id}/answers`;
  await send(fresh, 'POST', under, { text: 'Rather' });
  const shown = async () => {
    const { reviews, summary } = await get(`/recipe-reviews/${stew._id}`);
    const { questions } = await get(`/recipe-questions/${stew._id}`);
    const answers = questions.flatMap((one: Json) => one.answers.map(({ text }: Json) => text));
    const texts = questions.map(({ text }: Json) => text).toSorted();
    return { reviews: reviews.length, counted: summary.total ?? summary.reviews, texts, answers };
  };
  const waiting = {
    reviews: 0,
    counted: (await shown()).counted,
    texts: ['Is it mild at all?'],
    answers: [],
  };
  expect(await shown()).toEqual(waiting);
  expect(await told(host)).toEqual([]);
  expect((await get(`/recipe-reviews/${stew._id}/mine`, fresh)).reviews).toMatchObject([
    { _id: written._id, hidden: { reason: '' } },
  ]);
  const { entries } = await queue();
  const answer = entries.find(({ kind }: Json) => kind === 'answer');
  for (const id of [written._id, question._id, answer.subjectId]) await letStand(id);
  expect(await shown()).toMatchObject({
    reviews: 1,
    texts: ['Is it mild at all?', 'Is it very hot?'],
    answers: ['Rather'],
  });
  expect((await told(host)).toSorted()).toEqual(['answer', 'question', 'review']);
  await send(fresh, 'PUT', `/reviews/${written._id}`, {
    ...said,
    text: 'Buy pans',
    cookedOn: new Date(now).toISOString().slice(0, 10),
  });
  await send(fresh, 'PUT', `/questions/${question._id}`, { text: 'Who wants cheap pans?' });
  await send(fresh, 'PUT', `/answers/${answer.subjectId}`, { text: 'Buy pans' });
  expect(await shown()).toMatchObject({ reviews: 0, texts: ['Is it mild at all?'], answers: [] });
  for (const id of [written._id, question._id, answer.subjectId])
    expect((await entryOf(id)).subject.isWaiting).toBe(true);
});

test('what is hidden at the look is told with its reason, and what is taken back waits no more', async () => {
  const fresh = await site.person();
  const { _id } = await review(fresh, dal._id);
  const { question } = (
    await send(fresh, 'POST', `/recipe-questions/${dal._id}`, { text: 'Who wants cheap pans?' })
  ).data;
  const entry = await entryOf(_id);
  await settle(entry._id, { act: 'hide', rule: 'spam', reason: 'Advertising' });
  expect((await get(`/recipe-reviews/${dal._id}/mine`, fresh)).reviews[0].hidden.reason).toBe(
    'Advertising',
  );
  expect(await told(fresh)).toEqual(['hidden']);
  await send(fresh, 'DELETE', `/questions/${question._id}`);
  expect(await entryOf(question._id)).toBeUndefined();
});

test('a recipe that waits is its author\u2019s to take back; one that they bring back waits again', async () => {
  const [fresh, other] = [await site.person(), await site.person()];
  const food = await site.publish(fresh, { name: 'Sushi' });
  const remove = (person: Person) => send(person, 'DELETE', `/food/delete-food/${food._id}`);
  expect((await remove(other)).data.code).toBe('recipe_not_found');
  expect((await remove(fresh)).statusCode).toBe(200);
  expect(await entryOf(food._id)).toBeUndefined();
  const undone = await send(fresh, 'POST', `/food/undo-delete/${food._id}`);
  expect(undone.statusCode).toBe(200);
  expect((await get(`/food/get-food/${food.slug}`)).success).toBe(false);
  await letStand(food._id);
  expect((await get(`/food/get-food/${food.slug}`)).success).toBe(true);
});

test('a recipe that waits is its author’s alone to open and change, and goes on waiting', async () => {
  const [fresh, other] = [await site.person(), await site.person()];
  const boss = await site.person('Boss');
  await site.deps.writer.setRole(boss.email, 1);
  const food = await site.publish(fresh, { name: 'Clafoutis' });
  const open = (slug: string, person?: Person) =>
    site.call(`${api}/food/get-waiting/${slug}`, person ? { token: person.token } : {});
  const entry = await entryOf(food._id);
  for (const person of [other, judge, boss]) {
    expect((await open(food.slug, person)).statusCode).toBe(404);
    expect((await edit(person, food, 'Mine now')).data.code).toBe('recipe_not_found');
  }
  expect((await open(food.slug)).statusCode).toBe(401);
  expect((await open(food.slug, fresh)).data.food).toMatchObject({
    _id: food._id,
    name: 'Clafoutis',
    cook: { _id: fresh._id },
  });
  const { food: changed } = (await edit(fresh, food, 'Quiche')).data;
  expect(changed).toMatchObject({ _id: food._id, name: 'Quiche' });
  for (const slug of [food.slug, changed.slug]) {
    expect((await open(slug, fresh)).data.food.name).toBe('Quiche');
    expect((await open(slug, other)).statusCode).toBe(404);
    for (const part of ['', '/print', '/cook', '.md'])
      expect((await site.call(`/recipe/${slug}${part}`)).statusCode, part).toBe(404);
    expect((await site.call(`/recipe/${slug}`)).body).not.toContain('Quiche');
  }
  const shown = async () => ({
    found: (await get('/food/search/quiche')).length,
    listed: (await get(`/food/get-food?userId=${fresh._id}`)).total,
  });
  expect(await shown()).toEqual({ found: 0, listed: 0 });
  const read = await settle(entry._id, { act: 'dismiss', seen: entry.subject.sign });
  expect(read.data.code).toBe('entry_changed');
  const now = await entryOf(food._id);
  expect(now.subject.text).toContain('Quiche');
  await settle(now._id, { act: 'dismiss', seen: now.subject.sign });
  expect(await shown()).toEqual({ found: 1, listed: 1 });
  expect((await open(changed.slug, fresh)).statusCode).toBe(404);
});

test('what its writer changed after a moderator read it is not let stand unread', async () => {
  const fresh = await site.person();
  const asked = await send(fresh, 'POST', `/recipe-questions/${dal._id}`, { text: 'Is it hot?' });
  const { _id } = asked.data.question;
  const { _id: entryId, subject } = await entryOf(_id);
  expect(subject.sign).toMatch(/^[0-9a-f]{16}$/);
  const read = { act: 'dismiss', seen: subject.sign };
  await send(fresh, 'PUT', `/questions/${_id}`, { text: 'Buy pans at pans.example' });
  const refused = await settle(entryId, read);
  expect([refused.statusCode, refused.data.code]).toEqual([409, 'entry_changed']);
  const texts = async () =>
    (await get(`/recipe-questions/${dal._id}`)).questions.map(({ text }: Json) => text);
  expect(await texts()).not.toContain('Buy pans at pans.example');
  const again = { act: 'dismiss', seen: (await entryOf(_id)).subject.sign };
  expect((await settle(entryId, again)).statusCode).toBe(200);
  expect(await texts()).toContain('Buy pans at pans.example');
});

test('profiles and shared collections wait; what is private and who is trusted does not', async () => {
  const fresh = await site.person();
  const form = new FormData();
  form.set('photo', await photoBlob(60, 40), 'me.jpg');
  const upload = await site.call(`${api}/food/upload-photo`, {
    method: 'POST',
    token: fresh.token,
    form,
  });
  const { profile } = await get('/profile', fresh);
  const lines = { handle: profile.handle, lines: 'I sell pans', link: '' };
  const kept = await send(fresh, 'PUT', '/profile', { ...lines, photoId: upload.data.photo.id });
  expect(kept.data.profile.hidden).toEqual({ reason: '' });
  const make = async (person: Person, visibility: string) => {
    const json = { name: `Mine ${visibility}`, visibility, recipe: dal._id };
    return (await send(person, 'POST', '/collections', json)).data.collection;
  };
  const [shared, own] = [await make(fresh, 'public'), await make(fresh, 'private')];
  expect([shared.hidden, own.hidden]).toEqual([{ reason: '' }, undefined]);
  expect((await get(`/collections/${shared._id}`)).success).toBe(false);
  expect((await make(cook, 'public')).hidden).toBeUndefined();
  await letStand(shared._id);
  expect((await get(`/collections/${shared._id}`)).collection.name).toBe('Mine public');
  const noted = `/collections/${shared._id}`;
  const change = await send(fresh, 'PUT', noted, { visibility: 'link', name: 'Pans' });
  expect(change.data.collection.hidden).toEqual({ reason: '' });
  const back = await send(fresh, 'PUT', noted, { visibility: 'private' });
  expect([back.data.collection.hidden, await entryOf(shared._id)]).toEqual([undefined, undefined]);
  expect((await entryOf(fresh._id)).subject.text).toContain('pans');
});

test('a note that is put into a shared collection after the look, or changed, waits for another', async () => {
  const fresh = await site.person();
  const json = { name: 'Suppers', visibility: 'public' };
  const { _id } = (await send(fresh, 'POST', '/collections', json)).data.collection;
  const path = `/collections/${_id}`;
  const status = async () => (await site.call(`${api}${path}`)).statusCode;
  const looked = async () => {
    await letStand(_id);
    return status();
  };
  expect(await looked()).toBe(200);
  const pans = { collected: true, note: 'Buy pans' };
  const { entry } = (await send(fresh, 'PUT', `${path}/recipes/${dal._id}`, pans)).data;
  expect([await status(), await looked()]).toEqual([404, 200]);
  await send(fresh, 'PUT', `${path}/entries/${entry}/note`, { note: 'Buy more pans' });
  expect([await status(), await looked()]).toEqual([404, 200]);
});

test('what a new account answers to a review waits, is hidden with a set, and waits again once that is undone', async () => {
  const fresh = await site.person();
  const food = await site.publish(fresh, { name: 'Rice' });
  await letStand(food._id);
  const { _id } = await review(cook, food._id);
  const answer = await send(fresh, 'PUT', `/reviews/${_id}/answer`, { text: 'Thanks' });
  expect(answer.data.review.answer).toMatchObject({ text: 'Thanks', hidden: { reason: '' } });
  const shown = async () => (await get(`/recipe-reviews/${food._id}`)).reviews[0].answer?.text;
  const waits = async () =>
    (await get(`/recipe-reviews/${food._id}/mine`, fresh)).answered[0]?.answer.hidden.reason;
  const before = await told(cook);
  expect([await shown(), await waits(), (await entryOf(_id)).kind]).toEqual([
    undefined,
    '',
    'review-answer',
  ]);
  await site.publish(fresh, { name: 'Rice again' });
  const since = new Date(now - 60_000).toISOString();
  const set = { since, userId: fresh._id, key: 'c'.repeat(24), reason: 'A raid' };
  const started = await send(judge, 'POST', '/admin/cleanups', set);
  expect(started.data).toMatchObject({ posts: 3 });
  await cleanAll({ ...site.deps, now: () => now });
  expect(await waitingOf(fresh)).toEqual([]);
  expect((await send(judge, 'DELETE', `/admin/cleanups/${set.key}`)).statusCode).toBe(200);
  await cleanAll({ ...site.deps, now: () => now });
  expect(await waitingOf(fresh)).toEqual(['Rice again']);
  expect((await get(`/food/get-food?userId=${fresh._id}`)).total).toBe(1);
  expect([await shown(), await waits(), await told(cook)]).toEqual([undefined, '', before]);
  await letStand(_id);
  expect([await shown(), await waits()]).toEqual(['Thanks', undefined]);
  expect((await told(cook)).toSorted()).toEqual([...before, 'review-answer'].toSorted());
});

test('MODERATION=first needs somebody who is new', () => {
  const read = () => readConfig({ MODERATION: 'first', TRUST_DAYS: '0' });
  expect(read).toThrow(BadSetting);
});
