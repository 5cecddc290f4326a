import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite, type TestSite } from '#test/support/site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site[Symbol.asyncDispose]());

type Person = Awaited<ReturnType<TestSite['person']>>;
const follow = ({ token }: Person, cookId: string, json: object = { following: true }) =>
  site.call(`/api/v1/follows/${cookId}`, { method: 'PUT', token, json });
const followers = async ({ _id }: Person) =>
  (await site.call(`/api/v1/cook/get-cook/${_id}`)).data.cook.followers;
const refused = ({ statusCode, data }: Awaited<ReturnType<typeof follow>>) => [
  statusCode,
  data.code,
];

test('following shows at once in the number of followers, and only the follower is told whom', async () => {
  const [anna, ben, cook] = [await site.person(), await site.person(), await site.person('Cara')];
  await site.publish(cook);
  expect(await followers(cook)).toBe(0);
  const twice = await Promise.all([follow(anna, cook._id), follow(anna, cook._id)]);
  expect(twice.map(({ data }) => data)).toMatchObject(
    [1, 2].map(() => ({ following: true, followers: 1 })),
  );
  expect(await followers(cook)).toBe(1);
  const own = await site.call('/api/v1/follows', { token: anna.token });
  expect(own.data).toMatchObject({ cooks: [{ _id: cook._id, name: 'Cara' }], total: 1 });
  expect(own.headers['cache-control']).toContain('no-store');
  for (const one of [ben, cook]) {
    expect((await site.call('/api/v1/follows', { token: one.token })).data.cooks).toEqual([]);
  }
  const is = await site.call(`/api/v1/follows/${cook._id}`, { token: anna.token });
  expect(is.data.following).toBe(true);
  expect((await site.call(`/api/v1/cook/get-cook/${cook._id}`)).body).not.toContain(anna._id);
  expect((await follow(anna, cook._id, { following: false })).data).toMatchObject({
    following: false,
    followers: 0,
  });
  expect(await followers(cook)).toBe(0);
});

test('oneself, nobody, and what makes no sense are refused', async () => {
  const anna = await site.person();
  expect(refused(await follow(anna, anna._id))).toEqual([403, 'own_follow']);
  for (const id of ['0'.repeat(24), 'x', '%00'])
    expect(refused(await follow(anna, id)), id).toEqual([404, 'user_not_found']);
  const cook = await site.person();
  expect(refused(await follow(anna, cook._id, {}))).toEqual([422, 'field_missing']);
  expect((await site.call('/api/v1/follows')).statusCode).toBe(401);
  const bad = await site.call('/api/v1/follows?cursor=odd', { token: anna.token });
  expect(refused(bad)).toEqual([400, 'bad_cursor']);
});

test('what those followed published and cooked comes newest first, page by page, to the follower alone', async () => {
  const [anna, cook, other] = [await site.person(), await site.person('Cara'), await site.person()];
  const posts = async (query = '', { token } = anna) =>
    (await site.call(`/api/v1/following${query}`, { token })).data;
  expect(await posts()).toMatchObject({ posts: [], following: 0 });
  expect(refused(await follow(anna, cook._id))).toEqual([404, 'user_not_found']);
  const [own, theirs] = [await site.publish(cook), await site.publish(other)];
  await follow(anna, cook._id);
  await site.publish(cook, { unlisted: 'true' });
  const say = { asWritten: true, rating: 4, cookedOn: '2026-01-02', text: '<b>Good</b>' };
  await site.call(`/api/v1/recipe-reviews/${theirs._id}`, {
    method: 'POST',
    token: cook.token,
    json: say,
  });
  const first = await posts('?limit=1');
  expect(first.posts).toMatchObject([
    {
      kind: 'review',
      cook: { _id: cook._id, name: 'Cara' },
      food: { _id: theirs._id },
      review: { rating: 4, asWritten: true, text: '<b>Good</b>' },
    },
  ]);
  const rest = await posts(`?limit=1&cursor=${first.nextCursor}`);
  expect(rest.posts).toMatchObject([{ kind: 'recipe', _id: own._id, food: { slug: own.slug } }]);
  expect(rest.nextCursor).toBeUndefined();
  expect((await posts('', cook)).posts).toEqual([]);
  const bad = await site.call('/api/v1/following?cursor=odd', { token: anna.token });
  expect(refused(bad)).toEqual([400, 'bad_cursor']);
});

test('a page that was shown before shows every change at once, and nothing that is hidden', async () => {
  const [anna, cook, author] = [await site.person(), await site.person(), await site.person()];
  const [admin, food] = [await site.admin(), await site.publish(author)];
  const say = { asWritten: true, rating: 4, cookedOn: '2026-01-02', text: 'Very good' };
  const reviews = `/api/v1/recipe-reviews/${food._id}`;
  const { token } = cook;
  const { review } = (await site.call(reviews, { method: 'POST', token, json: say })).data;
  await follow(anna, cook._id);
  const ids = async () => (await shown()).map(({ _id }) => _id);
  const shown = async (): Promise<{ _id: string }[]> =>
    (await site.call('/api/v1/following', { token: anna.token })).data.posts;
  const act = (path: string, json: object, method: 'PUT' | 'POST' | 'DELETE' = 'PUT') =>
    site.call(`/api/v1/${path}`, { method, token: admin.token, json });
  expect(await ids()).toEqual([review._id]);

  const own = await site.publish(cook);
  expect(await ids()).toEqual([own._id, review._id]);
  const hide = `admin/posts/review/${review._id}`;
  await act(hide, { hidden: true, reason: 'It names a neighbour' });
  expect(await ids()).toEqual([own._id]);
  await act(hide, { hidden: false });
  expect(await ids()).toEqual([own._id, review._id]);

  await site.call('/api/v1/account/name', { method: 'PUT', token, json: { name: 'Cara' } });
  const edit = { ...say, text: 'Not so good' };
  await site.call(`/api/v1/reviews/${review._id}`, { method: 'PUT', token, json: edit });
  expect(await shown()).toMatchObject([
    { cook: { name: 'Cara' }, food: { cook: { name: 'Cara' } } },
    { cook: { name: 'Cara' }, review: { text: 'Not so good' } },
  ]);

  await act(`admin/recipes/${food._id}/remove`, { reason: 'It is an advertisement' }, 'POST');
  expect(await ids()).toEqual([own._id]);
  await act(`admin/recipes/${food._id}/restore`, {}, 'POST');
  expect(await ids()).toEqual([own._id, review._id]);
  await act(`food/delete-food/${own._id}`, {}, 'DELETE');
  expect(await ids()).toEqual([review._id]);
  await follow(anna, cook._id, { following: false });
  expect(await ids()).toEqual([]);
});
