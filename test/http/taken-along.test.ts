import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite, type TestSite } from '#test/support/site.ts';

type Person = Awaited<ReturnType<TestSite['person']>>;

let site: TestSite;
let admin: Person;
let judge: Person;
beforeAll(async () => {
  site = await openSite();
  [admin, judge] = [await site.admin(), await site.moderator('Judge')];
});
afterAll(() => site[Symbol.asyncDispose]());

const ask = (
  person: Person,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  json?: object,
) => site.call(`/api/v1/${path}`, { method, token: person.token, ...(json ? { json } : {}) });
const leave = async (person: Person, recipes: 'go' | 'stay' = 'go') => {
  const wish = { password: person.password, recipes };
  expect((await ask(person, 'POST', 'account/leave', wish)).statusCode).toBe(200);
};
const comeBack = ({ email, password }: Person) =>
  site.call('/api/v1/auth/login', { method: 'POST', json: { email, password, comeBack: true } });

/** Somebody with a recipe, and a review of somebody else's. */
async function live() {
  const [person, other] = [await site.person('Lena'), await site.person()];
  const [own, there] = [await site.publish(person), await site.publish(other)];
  const made = { asWritten: true, cookedOn: '2026-01-02', text: 'Rather good' };
  const { review } = (await ask(person, 'POST', `recipe-reviews/${there._id}`, made)).data;
  return { person, own, there, review };
}

const hide = (id: string, reason: string | null) =>
  ask(admin, 'PUT', `admin/posts/review/${id}`, {
    ...(reason === null ? { hidden: false } : { hidden: true, reason }),
  });
const move = (id: string, act: 'remove' | 'restore') =>
  ask(admin, 'POST', `admin/recipes/${id}/${act}`, { reason: 'Not theirs' });
const entryOf = async (subjectId: string, query = '') => {
  const { entries } = (await ask(judge, 'GET', `admin/queue?limit=200${query}`)).data;
  return entries.find((one: { subjectId: string }) => one.subjectId === subjectId);
};
const settle = (id: string, act: string) =>
  ask(judge, 'PUT', `admin/queue/${id}`, { act, reason: 'As it should be' });

test('what is restored of somebody who is there is said as ever', async () => {
  const { own, review } = await live();
  await hide(review._id, 'Rude words');
  await move(own._id, 'remove');
  expect((await hide(review._id, null)).data).toEqual({ success: true, hidden: false });
  expect((await move(own._id, 'restore')).data).toEqual({ success: true });
});

test('whoever restores something of somebody who has left is told that it waits for them', async () => {
  const { person, own, there, review } = await live();
  await hide(review._id, 'Rude words');
  await move(own._id, 'remove');
  await leave(person);
  const shown = await hide(review._id, null);
  expect(shown.data).toEqual({ success: true, hidden: false, takenAlong: true });
  expect((await move(own._id, 'restore')).data).toEqual({ success: true, takenAlong: true });
  const reviews = async () =>
    (await site.call(`/api/v1/recipe-reviews/${there._id}`)).data.reviews.length;
  const status = async () => (await site.call(`/api/v1/food/get-food/${own.slug}`)).statusCode;
  expect([await reviews(), await status()]).toEqual([0, 404]);
  expect((await comeBack(person)).data.success).toBe(true);
  expect([await reviews(), await status()]).toEqual([1, 200]);
});

test('the queue tells it of what is restored there, and of an appeal that is granted', async () => {
  const { person, own, review } = await live();
  const reported = { key: 'a'.repeat(24), reason: 'rude' };
  await site.call(`/api/v1/reports/review/${review._id}`, { method: 'POST', json: reported });
  await settle((await entryOf(review._id))._id, 'hide');
  await move(own._id, 'remove');
  const { decisions } = (await ask(person, 'GET', 'account/decisions')).data;
  const decided = decisions.find(({ kind }: { kind: string }) => kind === 'recipe');
  const appealed = await ask(person, 'POST', `account/decisions/${decided._id}/appeal`, {
    text: 'It is mine',
  });
  expect(appealed.statusCode, appealed.body).toBe(200);
  await leave(person);
  const settled = await entryOf(review._id, '&settled=true');
  expect(settled.subject).not.toHaveProperty('takenAlong');
  expect((await settle(settled._id, 'restore')).data).toEqual({ success: true, takenAlong: true });
  const { subject } = await entryOf(review._id, '&settled=true');
  expect(subject).toMatchObject({ isHidden: true, takenAlong: true });
  const appeal = await entryOf(decided._id);
  expect((await settle(appeal._id, 'grant')).data).toEqual({ success: true, takenAlong: true });
});

test('a clean-up that was undone says how many people took along what it had hidden', async () => {
  const since = new Date(Date.now() - 1_000).toISOString();
  const { person } = await live();
  const set = { key: 'b'.repeat(24), userId: person._id, since, reason: 'Advertising' };
  expect((await ask(judge, 'POST', 'admin/cleanups', set)).data.posts).toBe(2);
  const work = async () => {
    while (await site.deps.writer.cleanSome(Date.now()));
  };
  await work();
  await leave(person);
  const listed = async () => (await ask(judge, 'GET', 'admin/cleanups')).data.cleanups[0];
  expect(await listed()).not.toHaveProperty('takenAlong');
  await ask(judge, 'DELETE', `admin/cleanups/${set.key}`);
  await work();
  expect(await listed()).toMatchObject({ takenAlong: 1, left: 0 });
  await comeBack(person);
  expect(await listed()).not.toHaveProperty('takenAlong');
});
