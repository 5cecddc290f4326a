import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cleanAll } from '#server/process/cleaning.ts';
import { openSite, type TestSite } from '#test/support/site.ts';

const day = 86_400_000;
let now = Date.now();
let site: TestSite;
beforeAll(async () => {
  site = await openSite({}, { now: () => now });
});
afterAll(() => site[Symbol.asyncDispose]());

type Person = Awaited<ReturnType<TestSite['person']>>;
const newKey = () => randomBytes(12).toString('hex');
const call = (
  { token }: Person,
  path: string,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE' = 'GET',
  json?: object,
) => site.call(path, { method, token, ...(json ? { json } : {}) });

const daysAgo = (days: number) => new Date(now - days * day).toISOString();
const wish = (whom: Person, more: object = {}) => ({
  key: newKey(),
  userId: whom._id,
  since: daysAgo(3),
  rule: 'spam',
  reason: 'Pans again',
  ...more,
});
const count = (by: Person, set: Record<string, string>) =>
  call(by, `/api/v1/admin/cleanups/count?${new URLSearchParams(set)}`);
type Act = { subject: string; actor: { email: string } };
/** Each is later than the one before. */
const start = (by: Person, body: object) => {
  now += 1_000;
  return call(by, '/api/v1/admin/cleanups', 'POST', body);
};
const isShown = async (slug: string) =>
  (await site.call(`/api/v1/food/get-food/${slug}`)).statusCode === 200;

test('a moderator hides somebody’s last days at once; they are told once, appeal, and have all of it back', async () => {
  const [person, judge, other] = [
    await site.person(),
    await site.moderator(),
    await site.moderator(),
  ];
  const old = await site.publish(person, { name: 'Of before' });
  now += 4 * day;
  const posted = [];
  for (const name of ['Cheap pans', 'Cheaper pans'])
    posted.push(await site.publish(person, { name }));
  const counted = await count(judge, { userId: person._id, since: daysAgo(3) });
  const kinds = [{ kind: 'recipe', count: 2 }];
  expect(counted.data).toEqual({
    success: true,
    posts: 2,
    people: 1,
    accounts: 1,
    kinds,
  });
  const body = wish(person);
  for (const _ of [1, 2])
    expect((await start(judge, body)).data).toMatchObject({ posts: 2, people: 1, accounts: 0 });
  await cleanAll(site.deps);
  expect(await Promise.all([...posted, old].map(({ slug }) => isShown(slug)))).toEqual([
    false,
    false,
    true,
  ]);
  const { decisions } = (await call(person, '/api/v1/account/decisions')).data;
  expect(decisions).toMatchObject([
    { kind: 'removal', rule: 'spam', reason: 'Pans again', state: 'stands', mayAppeal: true },
  ]);
  const { notifications } = (await call(person, '/api/v1/notifications')).data;
  expect(notifications.map(({ detail }: { detail: string }) => detail)).toEqual([
    'removal:sanctioned:Pans again',
  ]);
  const path = `/api/v1/account/decisions/${decisions[0]._id}/appeal`;
  expect((await call(person, path, 'POST', { text: 'They are mine' })).statusCode).toBe(200);
  const { entries } = (await call(other, '/api/v1/admin/queue?limit=200')).data;
  const entry = entries.find(
    ({ subjectId }: { subjectId: string }) => subjectId === decisions[0]._id,
  );
  expect(entry.appeal).toMatchObject({ of: 'removal' });
  const grant = { act: 'grant', reason: 'So they are' };
  expect((await call(other, `/api/v1/admin/queue/${entry._id}`, 'PUT', grant)).statusCode).toBe(
    200,
  );
  await cleanAll(site.deps);
  expect(await Promise.all(posted.map(({ slug }) => isShown(slug)))).toEqual([true, true]);
});

test('what new accounts posted is hidden as a set, and undone as one', async () => {
  now += 40 * day;
  const judge = await site.moderator();
  const before = await site.person();
  now += 60_000;
  const newSince = new Date(now).toISOString();
  const raiders = [await site.person('Raider'), await site.person('Raider')];
  const posted: { slug: string }[] = [];
  for (const one of [...raiders, before]) posted.push(await site.publish(one, { name: 'Pans' }));
  const reply = await start(judge, {
    key: newKey(),
    since: newSince,
    newSince,
    reason: 'A raid',
  });
  expect(reply.data).toMatchObject({ posts: 2, people: 2 });
  await cleanAll(site.deps);
  const shown = () => Promise.all(posted.map(({ slug }) => isShown(slug)));
  expect(await shown()).toEqual([false, false, true]);
  const { cleanups } = (await call(judge, '/api/v1/admin/cleanups')).data;
  expect(cleanups[0]).toMatchObject({ posts: 2, people: 2, left: 0, reason: 'A raid' });
  now += 1_000;
  for (const _ of [1, 2])
    expect(
      (await call(judge, `/api/v1/admin/cleanups/${cleanups[0]._id}`, 'DELETE')).statusCode,
    ).toBe(200);
  await cleanAll(site.deps);
  expect(await shown()).toEqual([true, true, true]);
  const admin = await site.admin();
  const { acts } = (await call(admin, '/api/v1/admin/acts?limit=200')).data;
  const ours = acts.filter(
    ({ subject, actor }: Act) => subject === 'posts' && actor.email === judge.email,
  );
  expect(ours).toMatchObject([
    { act: 'undo-clean-up', wentAlong: { count: 2 } },
    { act: 'clean-up', wentAlong: { count: 2 } },
  ]);
});

test('the accounts of a set are closed with it and opened as one; nobody’s with a role is', async () => {
  now += 40 * day;
  const judge = await site.moderator();
  now += 60_000;
  const newSince = new Date(now).toISOString();
  const raiders = [await site.person('Raider'), await site.person('Raider')];
  const helper = await site.moderator();
  for (const one of [...raiders, helper]) await site.publish(one, { name: 'Pans' });
  const set = { since: newSince, newSince };
  expect((await count(judge, set)).data).toMatchObject({ people: 2, accounts: 2 });
  const body = { key: newKey(), ...set, reason: 'A raid', level: 'ban' };
  expect((await start(judge, body)).data).toMatchObject({ code: 'field_missing', field: 'days' });
  for (const _ of [1, 2])
    expect((await start(judge, { ...body, days: 7 })).data).toMatchObject({ accounts: 2 });
  await cleanAll(site.deps);
  const savedOf = async (one: Person) => (await call(one, '/api/v1/saved/recipes')).data.code;
  const codes = () => Promise.all([...raiders, helper, judge].map(savedOf));
  expect(await codes()).toEqual(['banned', 'banned', undefined, undefined]);
  const { decisions } = (await call(raiders[0] as Person, '/api/v1/account/decisions')).data;
  expect(decisions).toMatchObject([
    { kind: 'ban', reason: 'A raid', state: 'stands', mayAppeal: true, hidesPosts: true },
  ]);
  const { cleanups } = (await call(judge, '/api/v1/admin/cleanups')).data;
  expect(cleanups[0]).toMatchObject({ accounts: 2, level: 'ban', left: 0 });
  // The ban ends by itself; what was hidden with it does not.
  now += 8 * day;
  expect(await codes()).toEqual([undefined, undefined, undefined, undefined]);
  const later = (await call(raiders[0] as Person, '/api/v1/account/decisions')).data.decisions;
  expect(later[0]).toMatchObject({ state: 'stands', mayAppeal: true });
  now -= 8 * day;
  await call(judge, `/api/v1/admin/cleanups/${cleanups[0]._id}`, 'DELETE');
  await cleanAll(site.deps);
  expect(await codes()).toEqual([undefined, undefined, undefined, undefined]);
});

test('nobody hides everything, or what admins, moderators and they themselves posted', async () => {
  const [judge, other, admin] = [
    await site.moderator(),
    await site.moderator(),
    await site.admin(),
  ];
  const person = await site.person();
  for (const whom of [judge, other, admin])
    expect((await start(judge, wish(whom))).data.code).toBe('not_over_them');
  expect((await start(judge, wish(person, { since: daysAgo(31) }))).data.code).toBe('set_too_wide');
  expect((await start(judge, wish(person, { userId: undefined }))).data.code).toBe('set_too_wide');
  const long = { userId: undefined, newSince: daysAgo(31), level: 'ban', days: 365 };
  expect((await start(judge, wish(person, long))).data.code).toBe('set_too_wide');
  const counted = await count(judge, { since: daysAgo(3), newSince: daysAgo(20_000) });
  expect(counted.data.code).toBe('set_too_wide');
  expect((await start(judge, wish(person, { newSince: daysAgo(31) }))).data.posts).toBe(0);
  expect((await start(judge, wish(person, { userId: newKey() }))).data.code).toBe('user_not_found');
  expect((await start(judge, wish(person, { since: 'soon' }))).data.code).toBe('field_invalid');
  expect((await start(judge, wish(person))).data).toMatchObject({ posts: 0, people: 0 });
  const undone = await call(judge, `/api/v1/admin/cleanups/${newKey()}`, 'DELETE');
  expect(undone.data.code).toBe('cleanup_not_found');
  await site.publish(other, { name: 'By a moderator' });
  const { data } = await start(admin, wish(other));
  expect(data).toMatchObject({ posts: 1 });
  const { cleanups } = (await call(judge, '/api/v1/admin/cleanups')).data;
  const refused = await call(judge, `/api/v1/admin/cleanups/${cleanups[0]._id}`, 'DELETE');
  expect(refused.data.code).toBe('not_over_them');
});
