import { afterAll, beforeAll, expect, test } from 'vitest';
import { notificationKinds } from '#contract/notifications.ts';
import { openSite, type TestSite } from '#test/support/site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site[Symbol.asyncDispose]());

type Person = Awaited<ReturnType<TestSite['person']>>;
const base = '/api/v1/notifications';
const get = ({ token }: Person, path = '') => site.call(`${base}${path}`, { token });
const told = async (person: Person) => (await get(person)).data.notifications;
const unread = async (person: Person) => (await get(person, '/count')).data.unread;
const read = ({ token }: Person, json: object) =>
  site.call(`${base}/read`, { method: 'POST', token, json });
const set = ({ token }: Person, settings: unknown) =>
  site.call(`${base}/settings`, { method: 'PUT', token, json: { settings } });

async function review(writer: Person, recipeId: string): Promise<string> {
  const json = { asWritten: true, cookedOn: '2026-01-02', text: 'Good' };
  const path = `/api/v1/recipe-reviews/${recipeId}`;
  const { token } = writer;
  return (await site.call(path, { method: 'POST', token, json })).data.review._id;
}

const say = (person: Person, path: string, json: object) =>
  site.call(`/api/v1/reviews/${path}`, { method: 'PUT', token: person.token, json });

test('reviews, answers and votes are told as they come, and read as they are seen', async () => {
  const [author, anna, ben] = [
    await site.person(),
    await site.person('Anna'),
    await site.person('Ben'),
  ];
  const food = await site.publish(author, { name: 'Goulash' });
  expect(await unread(author)).toBe(0);
  await review(anna, food._id);
  const reviewId = await review(ben, food._id);
  expect(await told(author)).toMatchObject([
    {
      kind: 'review',
      isUnread: true,
      people: 2,
      subjectId: reviewId,
      actors: [
        { _id: ben._id, name: 'Ben' },
        { _id: anna._id, name: 'Anna' },
      ],
      recipe: { _id: food._id, name: 'Goulash', slug: food.slug },
    },
  ]);
  await say(author, `${reviewId}/answer`, { text: 'Thank you' });
  await say(anna, `${reviewId}/helpful`, { helpful: true });
  const [vote, answer] = await told(ben);
  expect([vote.kind, answer.kind, await unread(ben)]).toEqual(['helpful', 'review-answer', 2]);
  const once = await read(ben, { upTo: vote._id, group: vote.group });
  expect(once.data.unread).toBe(1);
  expect((await read(ben, { upTo: vote._id, group: vote.group })).data.unread).toBe(1);
  expect((await read(ben, { upTo: vote._id })).data.unread).toBe(0);
  await say(anna, `${reviewId}/helpful`, { helpful: false });
  await site.call(`/api/v1/reviews/${reviewId}`, { method: 'DELETE', token: ben.token });
  expect(await told(ben)).toEqual([]);
  expect(await told(author)).toMatchObject([{ people: 1, actors: [{ name: 'Anna' }] }]);
});

test('of who follows it is told whether they have a page', async () => {
  const [cook, ida, jo] = [await site.person(), await site.person('Ida'), await site.person('Jo')];
  await site.publish(cook);
  const food = await site.publish(jo);
  for (const { token } of [jo, ida]) {
    const following = { method: 'PUT' as const, token, json: { following: true } };
    expect((await site.call(`/api/v1/follows/${cook._id}`, following)).statusCode).toBe(200);
  }
  const [group] = await told(cook);
  expect(group).toMatchObject({ kind: 'follow', people: 2 });
  const named = { handle: expect.any(String) };
  expect(group.actors).toEqual([
    { _id: ida._id, name: 'Ida', ...named, hasNoPage: true },
    { _id: jo._id, name: 'Jo', ...named },
  ]);
  const gone = { method: 'DELETE' as const, token: jo.token };
  await site.call(`/api/v1/food/delete-food/${food._id}`, gone);
  expect((await told(cook))[0].actors[1].hasNoPage).toBe(true);
});

test('what somebody is told is theirs alone', async () => {
  const [author, anna] = [await site.person(), await site.person()];
  await review(anna, (await site.publish(author))._id);
  for (const path of ['', '/count', '/settings']) {
    const reply = await get(author, path);
    expect(reply.headers['cache-control']).toMatch(/no-store|private/);
    expect((await site.call(`${base}${path}`)).statusCode).toBe(401);
  }
  const [group] = await told(author);
  expect((await read(anna, { upTo: group._id, group: group.group })).data.unread).toBe(0);
  expect(await unread(author)).toBe(1);
  expect(await told(anna)).toEqual([]);
});

test('each kind is chosen for by itself, and nothing else is taken', async () => {
  const [author, anna] = [await site.person(), await site.person()];
  const { settings } = (await get(author, '/settings')).data;
  expect(settings.map(({ kind }: { kind: string }) => kind)).toEqual([...notificationKinds]);
  expect(settings).toContainEqual({ kind: 'review', site: true, mail: 'off' });
  const off = { kind: 'review', site: false, mail: 'off' };
  const after = (await set(author, [off])).data.settings;
  expect(after).toEqual(settings.map((one: typeof off) => (one.kind === 'review' ? off : one)));
  expect((await get(author, '/settings')).data.settings).toEqual(after);
  await review(anna, (await site.publish(author))._id);
  expect([await unread(author), await told(author)]).toEqual([0, []]);
  const bad = [
    {},
    [{ ...off, kind: 'gossip' }],
    [{ ...off, mail: 'hourly' }],
    [{ kind: 'review' }],
    Array.from({ length: 9 }, () => off),
  ];
  for (const one of bad) expect((await set(author, one)).statusCode).toBe(422);
  for (const json of [{}, { upTo: 'x' }, { upTo: 'f'.repeat(24), group: '' }])
    expect((await read(author, json)).statusCode).toBe(422);
  for (const query of ['?limit=0', '?limit=51', '?cursor=x'])
    expect((await get(author, query)).statusCode).toBe(400);
});
