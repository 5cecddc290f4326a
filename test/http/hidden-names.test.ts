import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { neutralHandle, neutralName } from '#domain/cooks/neutral-name.ts';
import { readZip } from '#test/support/read-zip.ts';
import { openSite, type TestSite } from '#test/support/site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openSite({ LIMIT_REPORT_PER_ADDRESS: '1000' });
});
afterAll(() => site[Symbol.asyncDispose]());

type Person = Awaited<ReturnType<TestSite['person']>>;
type Token = Pick<Person, 'token'>;
let count = 0;

/** Somebody with a rude name, who has shared a recipe and a review. */
async function rude() {
  count += 1;
  // No two begin alike: of names that do, few are suggested.
  const name = `${String.fromCharCode(65 + count)}ogface`;
  const [cook, other] = [await site.person(name), await site.person()];
  const food = await site.publish(cook);
  const theirs = await site.publish(other);
  const json = { asWritten: true, cookedOn: '2026-01-02', text: 'Good' };
  const path = `/api/v1/recipe-reviews/${theirs._id}`;
  await site.call(path, { method: 'POST', token: cook.token, json });
  return { cook, name, handle: name.toLowerCase(), food, theirs };
}
async function entryOf({ token }: Token, subjectId: string, query = '?limit=200') {
  const { data } = await site.call(`/api/v1/admin/queue${query}`, { token });
  return data.entries.find((entry: { subjectId: string }) => entry.subjectId === subjectId);
}
const settle = ({ token }: Token, id: string, json: object) =>
  site.call(`/api/v1/admin/queue/${id}`, { method: 'PUT', token, json });
async function report({ _id }: Person) {
  const json = { key: randomBytes(12).toString('hex'), reason: 'rude', note: 'The name' };
  await site.call(`/api/v1/reports/cook/${_id}`, { method: 'POST', json });
}
const tell = ({ token }: Token, json: object) =>
  site.call('/api/v1/profile', {
    method: 'PUT',
    token,
    json: { lines: '', link: '', photoId: '', ...json },
  });
const rename = ({ token }: Token, name: string) =>
  site.call('/api/v1/account/name', { method: 'PUT', token, json: { name } });

type Rude = Awaited<ReturnType<typeof rude>>;
/** Everything that a visitor reads where the cook is named. */
async function read({ cook, food, theirs, handle }: Rude) {
  const paths = [
    `/recipe/${food.slug}.md`,
    `/api/v1/food/get-food/${food.slug}`,
    `/api/v1/recipe-reviews/${theirs._id}`,
    '/feed.xml',
    `/cook/${cook._id}/feed.xml`,
    `/api/v1/cook/get-cook/${cook._id}`,
    `/api/v1/suggestions?typed=${handle}`,
    `/api/v1/suggestions?typed=${handle.slice(0, 4)}`,
  ];
  const replies = await Promise.all(paths.map((path) => site.call(path)));
  return replies.map(({ body }, n) => [paths[n], body] as const);
}
const isFound = async ({ handle, food }: Rude) =>
  (await site.call(`/api/v1/food/search/by%20${handle}`)).body.includes(food.slug);
const naming = async (one: Rude) =>
  (await read(one)).flatMap(([path, body]) =>
    body.toLowerCase().replaceAll(`typed=${one.handle}`, '').includes(one.handle) ? [path] : [],
  );
const statusOf = async (path: string) => (await site.call(path)).statusCode;

/** Reported, and hidden by a moderator from the queue. */
async function hide(one: Rude, judge: Token) {
  await report(one.cook);
  const { _id } = await entryOf(judge, one.cook._id);
  const wish = { act: 'hide', rule: 'rude', reason: 'A rude name', withName: true };
  expect((await settle(judge, _id, wish)).statusCode).toBe(200);
  return _id as string;
}

/** What the log says was done to them, last first. */
async function actsOn({ _id }: Person): Promise<string[]> {
  const { token } = await site.admin();
  const { data } = await site.call('/api/v1/admin/acts?limit=200', { token });
  return data.acts.flatMap((one: { act: string; subjectId?: string }) =>
    one.subjectId === _id ? one.act : [],
  );
}

test('a rude name is reported and hidden: visitors read a neutral one everywhere, and the old address leads nowhere', async () => {
  const [one, judges] = [await rude(), [await site.moderator(), await site.moderator()] as const];
  const { cook, name, handle } = one;
  // Replies are kept from here on.
  expect(await naming(one)).toHaveLength(8);
  expect(await isFound(one)).toBe(true);
  await report(cook);
  const { _id, subject } = await entryOf(judges[0], cook._id);
  expect(subject).toMatchObject({ isNameAlone: true, writer: { name, handle } });
  const wish = { act: 'hide', rule: 'rude', reason: 'A rude name', withName: true };
  const both = await Promise.all(judges.map((judge) => settle(judge, _id, wish)));
  expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect(await naming(one)).toEqual([]);
  expect(await isFound(one)).toBe(false);
  for (const path of [`/cook/${handle}/feed.xml`, `/api/v1/cook/get-cook/${handle}`])
    expect(await statusOf(path), path).toBe(404);
  const shown = (await site.call(`/api/v1/cook/get-cook/${cook._id}`)).data.cook;
  expect(shown).toMatchObject({ name: neutralName(cook._id), handle: neutralHandle(cook._id) });
  expect(await actsOn(cook)).toEqual(['hide-name']);
  const settled = await entryOf(judges[0], cook._id, '?settled=true&limit=200');
  expect(settled.subject.text).toContain(name);
  expect((await settle(judges[1], _id, { act: 'restore' })).statusCode).toBe(200);
  expect((await site.call(`/api/v1/cook/get-cook/${handle}`)).data.cook.name).toBe(name);
});

test('an admin hides a profile, and the name only where that is wished', async () => {
  const [one, admin] = [await rude(), await site.admin()];
  const { cook, name, handle } = one;
  await tell(cook, { handle, lines: 'Rude lines' });
  const put = (json: object) =>
    site.call(`/api/v1/admin/posts/cook/${cook._id}`, { method: 'PUT', token: admin.token, json });
  const nameNow = async () =>
    (await site.call(`/api/v1/cook/get-cook/${cook._id}`)).data.cook.name as string;
  await put({ hidden: true, reason: 'Rude' });
  expect(await nameNow()).toBe(name);
  await put({ hidden: true, reason: 'Rude', withName: true });
  expect(await nameNow()).toBe(neutralName(cook._id));
  const { posts } = (await site.call('/api/v1/admin/posts?kind=cook', { token: admin.token })).data;
  const listed = posts.find(({ _id }: { _id: string }) => _id === cook._id);
  expect(listed.text).toBe(`${name} (@${handle}) Rude lines `);
  await put({ hidden: false });
  expect(await nameNow()).toBe(name);
  // Both at once are noted as both.
  await put({ hidden: true, reason: 'Rude', withName: true });
  expect(await actsOn(cook)).toEqual(['hide-cook', 'restore-post', 'hide-name', 'hide-post']);
});

test('a cook who has taken away what was reported keeps their name, unless that is meant', async () => {
  const [one, judge] = [await rude(), await site.moderator()];
  const { cook, name, handle } = one;
  await tell(cook, { handle, lines: 'Rude lines' });
  await report(cook);
  const { _id } = await entryOf(judge, cook._id);
  await tell(cook, { handle });
  const late = await settle(judge, _id, { act: 'hide', rule: 'rude', reason: 'Rude lines' });
  expect([late.statusCode, late.data.code]).toEqual([404, 'post_not_found']);
  expect((await site.call(`/api/v1/cook/get-cook/${handle}`)).data.cook.name).toBe(name);
  expect((await entryOf(judge, cook._id)).subject.isNameAlone).toBe(true);
});

test('its person is told of the name, and that what they add to their profile is hidden too', async () => {
  const [one, judge] = [await rude(), await site.moderator()];
  const { cook } = one;
  await hide(one, judge);
  const { data } = await site.call('/api/v1/notifications', { token: cook.token });
  const told = data.notifications.map(({ detail }: { detail?: string }) => detail);
  expect(told).toContain('cook-name:hidden:A rude name');
  await tell(cook, { handle: `kind-${count}`, lines: 'Soups' });
  const { profile } = (await site.call('/api/v1/profile', { token: cook.token })).data;
  expect(profile.hidden).toEqual({ reason: 'A rude name', hidesName: true });
});

test('a form that was open while the name was restored is answered as changed, not as a handle that nobody can have', async () => {
  const [one, judge] = [await rude(), await site.moderator()];
  const { cook, handle } = one;
  const id = await hide(one, judge);
  const shown = (await site.call('/api/v1/profile', { token: cook.token })).data.profile;
  await settle(judge, id, { act: 'restore' });
  const form = { handle: shown.handle, lines: 'Soups', baseUpdatedAt: shown.updatedAt };
  expect((await tell(cook, form)).data.code).toBe('profile_changed');
  expect((await tell(cook, { ...form, handle })).data.code).toBe('profile_changed');
});

test('its person reads why, takes along what it was, cannot have it again, and has it back once an appeal is granted', async () => {
  const [one, judge, other] = [await rude(), await site.moderator(), await site.moderator()];
  const { cook, name, handle } = one;
  await hide(one, judge);
  const decisionsOf = async () =>
    (await site.call('/api/v1/account/decisions', { token: cook.token })).data.decisions;
  const [decision] = await decisionsOf();
  expect(decision).toMatchObject({ kind: 'cook', reason: 'A rude name', hidesName: true });
  const taken = await site.call('/api/v1/account/takeout', {
    method: 'POST',
    token: cook.token,
    json: {},
  });
  const zip = readZip((await site.call(taken.data.url)).rawPayload);
  const kept = JSON.parse(`${zip.get('my-profile.json')}`);
  expect(kept).toMatchObject({
    name: neutralName(cook._id),
    hidden: { name, handle, names: [name] },
  });
  // What stands in its place is a name like any other.
  expect((await rename(cook, neutralName(cook._id))).statusCode).toBe(200);
  const same = await rename(cook, name);
  expect([same.statusCode, same.data.code, same.data.field]).toEqual([422, 'name_hidden', 'name']);
  const sameHandle = await tell(cook, { handle });
  expect(sameHandle.data).toMatchObject({ code: 'name_hidden', field: 'handle' });
  const stranger = await site.person();
  expect((await tell(stranger, { handle })).data.code).toBe('handle_taken');
  const json = { text: 'It is my name' };
  const path = `/api/v1/account/decisions/${decision._id}/appeal`;
  await site.call(path, { method: 'POST', token: cook.token, json });
  const { _id, subject } = await entryOf(other, decision._id);
  expect(subject.text).toContain(name);
  expect((await settle(other, _id, { act: 'grant' })).statusCode).toBe(200);
  expect((await site.call(`/api/v1/cook/get-cook/${handle}`)).data.cook.name).toBe(name);
  expect((await decisionsOf())[0]).not.toHaveProperty('hidesName');
});

test('who has chosen another name meanwhile keeps it', async () => {
  const [one, judge] = [await rude(), await site.moderator()];
  const { cook, handle } = one;
  const id = await hide(one, judge);
  expect((await rename(cook, 'Ida')).statusCode).toBe(200);
  const chosen = await tell(cook, { handle: `ida-${count}` });
  expect(chosen.statusCode).toBe(200);
  await settle(judge, id, { act: 'restore' });
  const { cook: shown } = (await site.call(`/api/v1/cook/get-cook/${handle}`)).data;
  expect(shown).toMatchObject({ name: 'Ida', handle: `ida-${count}` });
});

test('a name that was hidden stays so for who leaves and comes back, and is restored meanwhile', async () => {
  const [one, judge] = [await rude(), await site.moderator()];
  const { cook, name, handle } = one;
  const id = await hide(one, judge);
  const leave = { method: 'POST' as const, token: cook.token };
  const json = { password: cook.password, recipes: 'stay' };
  const left = await site.call('/api/v1/account/leave', { ...leave, json });
  expect(left.statusCode, left.body).toBe(200);
  expect((await settle(judge, id, { act: 'restore' })).data.takenAlong).toBe(true);
  expect(await statusOf(`/api/v1/cook/get-cook/${handle}`)).toBe(404);
  const back = { email: cook.email, password: cook.password, comeBack: true };
  await site.call('/api/v1/auth/login', { method: 'POST', json: back });
  expect((await site.call(`/api/v1/cook/get-cook/${handle}`)).data.cook.name).toBe(name);
});

test('a moderator takes no name from an admin', async () => {
  const [admin, judge] = [await site.admin(), await site.moderator()];
  await report(admin);
  const { _id } = await entryOf(judge, admin._id);
  const reply = await settle(judge, _id, { act: 'hide', reason: 'A rude name', withName: true });
  expect(reply.data.code).toBe('entry_of_admin');
});
