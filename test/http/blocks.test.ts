import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite, type TestSite } from '#test/support/site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site[Symbol.asyncDispose]());

type Person = Awaited<ReturnType<TestSite['person']>>;
type Method = 'PUT' | 'POST' | 'DELETE';
const act = ({ token }: Person, method: Method, path: string, json?: object) =>
  site.call(`/api/v1/${path}`, { method, token, ...(json ? { json } : {}) });
const read = async ({ token }: Person, path: string) =>
  (await site.call(`/api/v1/${path}`, { token })).data;
const keep = (one: Person, other: { _id: string }, kind: string) =>
  act(one, 'PUT', `blocks/${other._id}`, { kind });
const refused = ({ statusCode, data }: Awaited<ReturnType<typeof act>>) => [statusCode, data.code];
const said = { asWritten: true, rating: 4, cookedOn: '2026-01-02', text: 'Very good' };
const text = 'Does it freeze as well?';

/** An author with a recipe, somebody who says something of it, and a bystander. */
async function table() {
  const [author, loud, other] = [await site.person(), await site.person(), await site.person()];
  const food = await site.publish(author);
  const say = async (person: Person) =>
    (await act(person, 'POST', `recipe-reviews/${food._id}`, said)).data.review._id as string;
  const ask = async (person: Person) =>
    (await act(person, 'POST', `recipe-questions/${food._id}`, { text })).data.question
      ._id as string;
  return { author, loud, other, food, say, ask };
}

test('whoever is blocked may not follow, review, ask, answer or vote, and is told no more than that', async () => {
  const { author, loud, other, food, say, ask } = await table();
  const theirs = await site.publish(loud);
  const [review, question] = [await say(loud), await ask(loud)];
  const [others, wondered] = [await say(other), await ask(other)];
  const answers = `questions/${wondered}/answers`;
  const { data } = await act(loud, 'POST', answers, { text: 'It does' });
  const answer = data.question.answers[0]._id;
  const mine = (await act(author, 'POST', `recipe-reviews/${theirs._id}`, said)).data.review._id;
  await act(loud, 'PUT', `reviews/${others}/helpful`, { helpful: true });
  expect((await keep(author, loud, 'block')).data).toMatchObject({ kind: 'block' });
  const newQuestion = await ask(other);

  const refusals = [
    await act(loud, 'PUT', `follows/${author._id}`, { following: true }),
    await act(loud, 'POST', `recipe-reviews/${food._id}`, said),
    await act(loud, 'PUT', `reviews/${review}`, { ...said, text: 'Not good' }),
    await act(loud, 'POST', `recipe-questions/${food._id}`, { text: 'Is it hot, or is it not?' }),
    await act(loud, 'PUT', `questions/${question}`, { text: 'Is it hot, or is it not?' }),
    await act(loud, 'POST', `questions/${newQuestion}/answers`, { text: 'It does' }),
    await act(loud, 'PUT', `answers/${answer}`, { text: 'It does not' }),
    await act(loud, 'PUT', `reviews/${others}/helpful`, { helpful: true }),
    // Under the blocked one's own recipe, the review of who blocked them.
    await act(loud, 'PUT', `reviews/${mine}/answer`, { text: 'Come again' }),
    await act(loud, 'PUT', `reviews/${mine}/helpful`, { helpful: true }),
  ];
  expect(refusals.map(refused)).toEqual(refusals.map(() => [403, 'declined']));

  // What was written stays for everybody, and is its writer's to delete.
  const shown = (await site.call(`/api/v1/recipe-reviews/${food._id}`)).data.reviews;
  expect(shown).toHaveLength(2);
  const taken = [
    await act(loud, 'PUT', `reviews/${others}/helpful`, { helpful: false }),
    await act(loud, 'DELETE', `reviews/${review}`),
    await act(loud, 'DELETE', `questions/${question}`),
    await act(loud, 'DELETE', `answers/${answer}`),
  ];
  expect(taken.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);

  await keep(author, loud, 'none');
  expect((await act(loud, 'POST', `recipe-reviews/${food._id}`, said)).statusCode).toBe(201);
});

test('whom somebody blocked answers none of their questions, on no recipe', async () => {
  const { loud, other, ask, food } = await table();
  const { data } = await act(loud, 'POST', `questions/${await ask(other)}/answers`, { text });
  const [answer] = data.question.answers;
  const later = { text: 'Does it keep in the fridge?' };
  const { question } = (await act(other, 'POST', `recipe-questions/${food._id}`, later)).data;
  await keep(other, loud, 'block');
  const refusals = [
    await act(loud, 'POST', `questions/${question._id}/answers`, { text: 'It does' }),
    await act(loud, 'PUT', `answers/${answer._id}`, { text: 'It does' }),
  ];
  expect(refusals.map(refused)).toEqual(refusals.map(() => [403, 'declined']));
  // Others they may answer as before.
  const others = `questions/${await ask(await site.person())}/answers`;
  expect((await act(loud, 'POST', others, { text: 'It does' })).statusCode).toBe(201);
});

test('a block ends following both ways, and shows in no reply but that of who made it', async () => {
  const [anna, ben] = [await site.person('Anna'), await site.person('Ben')];
  for (const cook of [anna, ben]) await site.publish(cook);
  await act(anna, 'PUT', `follows/${ben._id}`, { following: true });
  await act(ben, 'PUT', `follows/${anna._id}`, { following: true });
  const followers = async ({ _id }: Person) =>
    (await site.call(`/api/v1/cook/get-cook/${_id}`)).data.cook.followers;
  expect([await followers(anna), await followers(ben)]).toEqual([1, 1]);
  const twice = await Promise.all([keep(anna, ben, 'block'), keep(anna, ben, 'block')]);
  expect(twice.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect([await followers(anna), await followers(ben)]).toEqual([0, 0]);
  const own = await site.call('/api/v1/blocks', { token: anna.token });
  expect(own.data.people).toMatchObject([{ _id: ben._id, name: 'Ben', kind: 'block' }]);
  expect(own.headers['cache-control']).toContain('no-store');
  expect((await read(ben, 'blocks')).people).toEqual([]);
  expect(refused(await act(anna, 'PUT', `follows/${ben._id}`, { following: true }))).toEqual([
    403,
    'blocked_by_you',
  ]);
  expect((await site.call('/api/v1/blocks')).statusCode).toBe(401);
});

test('whom somebody mutes they hear nothing of, and who is muted notices nothing', async () => {
  const { author, loud, other, food, say } = await table();
  const settings = [{ kind: 'published', site: true, mail: 'off' }];
  await act(author, 'PUT', 'notifications/settings', { settings });
  await site.publish(loud);
  for (const reader of [author, other]) {
    await act(reader, 'PUT', `follows/${loud._id}`, { following: true });
  }
  const posts = async (reader: Person) => (await read(reader, 'following')).posts.length;
  expect([await posts(author), await posts(other)]).toEqual([1, 1]);
  await keep(author, loud, 'mute');
  await site.publish(loud);
  await say(loud);
  expect([await posts(author), await posts(other)]).toEqual([0, 3]);
  const list = await read(author, 'follows');
  expect([(await read(author, 'following')).following, list.total]).toEqual([1, 1]);
  expect(await read(author, 'notifications')).toMatchObject({ notifications: [] });
  const { data } = await site.call(`/api/v1/recipe-reviews/${food._id}`);
  expect(data.reviews).toHaveLength(1);
  const follows = await act(loud, 'PUT', `follows/${author._id}`, { following: true });
  expect(follows.data).toMatchObject({ following: true });
  await keep(author, loud, 'none');
  expect(await posts(author)).toBe(3);
});

test('a block keeps nothing from those who look after the site', async () => {
  const { loud, food, say } = await table();
  const admin = await site.admin();
  const review = await say(loud);
  await keep(loud, admin, 'block');
  const hide = { hidden: true, reason: 'It names a neighbour' };
  const hidden = await act(admin, 'PUT', `admin/posts/review/${review}`, hide);
  expect(hidden.statusCode).toBe(200);
  const { notifications } = await read(loud, 'notifications');
  expect(notifications).toMatchObject([{ kind: 'hidden' }]);
  expect((await site.call(`/api/v1/recipe-reviews/${food._id}`)).data.reviews).toEqual([]);
});

test('oneself, nobody, and what makes no sense are refused', async () => {
  const anna = await site.person();
  expect(refused(await keep(anna, anna, 'mute'))).toEqual([403, 'own_block']);
  for (const _id of ['0'.repeat(24), 'x', '%00'])
    expect(refused(await keep(anna, { _id }, 'block')), _id).toEqual([404, 'user_not_found']);
  const cook = await site.person();
  expect(refused(await keep(anna, cook, 'shout'))).toEqual([422, 'field_invalid']);
  expect(refused(await act(anna, 'PUT', `blocks/${cook._id}`, {}))).toEqual([422, 'field_missing']);
});
