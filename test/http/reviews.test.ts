import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite, photoBlob, recipeForm, type TestSite } from '#test/support/site.ts';

/** What belongs to a day is one day's whenever this runs; each moment is later than the one before. */
let now = Date.parse('2026-11-21T12:00:00Z');
let site: TestSite;
beforeAll(async () => {
  site = await openSite({}, { now: () => (now += 1) });
});
afterAll(() => site[Symbol.asyncDispose]());

type Person = Awaited<ReturnType<TestSite['person']>>;
const said = { asWritten: true, rating: 5, cookedOn: '2026-01-02', text: '  Good \n' };
const list = (id: string, query = '') => site.call(`/api/v1/recipe-reviews/${id}${query}`);
const write = ({ token }: Person, id: string, json: object = said) =>
  site.call(`/api/v1/recipe-reviews/${id}`, { method: 'POST', token, json });
const put = ({ token }: Person, path: string, json: object) =>
  site.call(`/api/v1/reviews/${path}`, { method: 'PUT', token, json });
const refused = ({ statusCode, data }: Awaited<ReturnType<typeof write>>) => [
  statusCode,
  data.code,
];

test('a review, an edit, a vote, an answer and a deletion show at once in kept replies', async () => {
  const [author, cook, other] = [await site.person(), await site.person(), await site.person()];
  const { _id } = await site.publish(author);
  const shown = async () => (await list(_id)).data;
  expect(await shown()).toMatchObject({ reviews: [], total: 0, summary: { people: 0 } });
  const { review } = (await write(cook, _id)).data;
  expect(review).toMatchObject({ text: 'Good', rating: 5, cook: { _id: cook._id }, helpful: 0 });
  expect(await shown()).toMatchObject({
    reviews: [review],
    total: 1,
    summary: { mean: { value: 5, count: 1 }, people: 1 },
  });
  await put(cook, review._id, { ...said, rating: 4 });
  expect((await shown()).summary.mean).toEqual({ value: 4, count: 1 });
  await put(other, `${review._id}/helpful`, { helpful: true });
  expect((await shown()).reviews[0].helpful).toBe(1);
  const mine = await site.call(`/api/v1/recipe-reviews/${_id}/mine`, { token: other.token });
  expect(mine.data).toMatchObject({ reviews: [], helpful: [review._id] });
  await put(author, `${review._id}/answer`, { text: 'Thank you' });
  expect((await shown()).reviews[0].answer.text).toBe('Thank you');
  const form = await recipeForm({
    name: 'Other lines',
    ingredientList: ['only rice'],
    photo: null,
  });
  await site.call(`/api/v1/food/update-food/${_id}`, { method: 'PUT', token: author.token, form });
  expect((await shown()).reviews[0].isEarlier).toBe(true);
  const deletion = { method: 'DELETE' as const, token: cook.token };
  expect((await site.call(`/api/v1/reviews/${review._id}`, deletion)).statusCode).toBe(200);
  expect(await shown()).toMatchObject({ reviews: [], total: 0 });
});

test('a change names the food of its line, and is counted by person', async () => {
  const author = await site.person();
  const lines = { ingredients: '', ingredientList: ['200 g sugar', '2 eggs'] };
  const food = await site.publish(author, lines);
  const [sugar] = food.ingredientIds;
  const changes = [{ kind: 'less', lineId: sugar }];
  for (const _ of [1, 2])
    await write(await site.person(), food._id, { ...said, asWritten: false, changes });
  await write(await site.person(), food._id);
  const { reviews, summary } = (await list(food._id)).data;
  const told = { kind: 'less', line: '200 g sugar', food: 'sugar' };
  expect(summary).toEqual({
    people: 3,
    mean: { value: 5, count: 1 },
    changes: [{ ...told, people: 2, of: 3 }],
  });
  expect(reviews.map((one: { changes: object[] }) => one.changes)).toContainEqual([
    { ...told, lineId: sugar },
  ]);
});

test('two reviews on one day, one of oneself, and what makes no sense are refused', async () => {
  const [author, cook] = [await site.person(), await site.person()];
  const { _id } = await site.publish(author);
  expect(refused(await write(author, _id))).toEqual([403, 'own_recipe']);
  const [first, second] = await Promise.all([write(cook, _id), write(cook, _id)]);
  expect(first.data.review).toEqual(second.data.review);
  expect(refused(await write(cook, _id, { ...said, text: 'More' }))).toEqual([
    409,
    'reviewed_today',
  ]);
  const { review } = first.data;
  const base = { baseUpdatedAt: review.updatedAt };
  await put(cook, review._id, { ...said, rating: 1, ...base });
  expect(refused(await put(cook, review._id, { ...said, rating: 2, ...base }))).toEqual([
    409,
    'review_changed',
  ]);
  expect(refused(await write(cook, '0'.repeat(24)))).toEqual([404, 'recipe_not_found']);
  const guest = await site.person();
  for (const [field, wrong] of [
    ['rating', { rating: 6 }],
    ['rating', { rating: 0 }],
    ['cookedOn', { cookedOn: '2026-02-30' }],
    ['cookedOn', { cookedOn: '9999-01-01' }],
    ['changes', { changes: [{ kind: 'less', lineId: 'x' }] }],
    ['text', { text: 'a'.repeat(2_001) }],
    ['minutes', { minutes: -1 }],
  ] as const) {
    const reply = await write(guest, _id, { ...said, ...wrong });
    expect([reply.statusCode, reply.data.field], JSON.stringify(wrong)).toEqual([422, field]);
  }
  const changes = [{ kind: 'less', lineId: 'x' }];
  expect(refused(await write(guest, _id, { ...said, asWritten: false, changes }))).toEqual([
    409,
    'line_gone',
  ]);
  expect(refused(await list(_id, '?cursor=odd'))).toEqual([400, 'bad_cursor']);
});

test('an answer that was changed meanwhile is not written over, and the refusal tells the review with it', async () => {
  const [author, cook] = [await site.person(), await site.person()];
  const { _id } = await site.publish(author);
  const { review } = (await write(cook, _id)).data;
  const answer = (json: object) => put(author, `${review._id}/answer`, json);
  await answer({ text: 'Thank you', base: '' });
  const reply = await answer({ text: 'Pans', base: '' });
  expect(refused(reply)).toEqual([409, 'answer_changed']);
  expect(reply.data.review).toMatchObject({ _id: review._id, answer: { text: 'Thank you' } });
  expect((await answer({ text: 'Pans', base: 'Thank you' })).data.review.answer.text).toBe('Pans');
  expect((await answer({ text: 'Woks' })).data.review.answer.text).toBe('Woks');
});

test('pages follow one another in either order', async () => {
  const { _id } = await site.publish(await site.person());
  for (const text of ['one', 'two', 'three'])
    await write(await site.person(), _id, { ...said, text });
  for (const sort of ['helpful', 'newest']) {
    const first = (await list(_id, `?sort=${sort}&limit=2`)).data;
    const rest = await list(_id, `?sort=${sort}&limit=2&cursor=${first.nextCursor}`);
    const texts = [...first.reviews, ...rest.data.reviews].map(({ text }) => text);
    expect(texts.toSorted()).toEqual(['one', 'three', 'two']);
    expect(rest.data.nextCursor).toBeUndefined();
  }
});

test('photos are their writer’s until the review shows them, and go with it and where it is hidden', async () => {
  const [author, cook, admin] = [await site.person(), await site.person(), await site.admin()];
  const { _id } = await site.publish(author);
  const upload = async ({ token }: Person) => {
    const form = new FormData();
    form.append('photo', await photoBlob(), 'photo.jpg');
    const reply = await site.call('/api/v1/food/upload-photo', { method: 'POST', token, form });
    return reply.data.photo;
  };
  const status = async ({ url }: { url: string }) => (await site.call(url)).statusCode;
  const [first, second, theirs] = [await upload(cook), await upload(cook), await upload(author)];
  expect(refused(await write(cook, _id, { ...said, photoIds: [theirs.id] }))).toEqual([
    422,
    'photo_gone',
  ]);
  for (const photoIds of [['x'], [first.id, first.id], Array(4).fill(first.id)])
    expect((await write(cook, _id, { ...said, photoIds })).data.field).toBe('photoIds');
  expect(await status(first)).toBe(404);
  const { review } = (await write(cook, _id, { ...said, photoIds: [first.id, second.id] })).data;
  expect((await list(_id)).data.reviews[0].photos).toEqual([first, second]);
  expect(review.photos).toEqual([first, second]);
  expect(await status(first)).toBe(200);
  const hide = { method: 'PUT' as const, token: admin.token };
  const post = `/api/v1/admin/posts/review/${review._id}`;
  await site.call(post, { ...hide, json: { hidden: true, reason: 'Not food' } });
  expect(await status(first)).toBe(404);
  await site.call(post, { ...hide, json: { hidden: false } });
  expect(await status(first)).toBe(200);
  await put(cook, review._id, { ...said, photoIds: [second.id] });
  expect(await status(first)).toBe(404);
  expect((await list(_id, '?sort=photos')).data.reviews[0].photos).toEqual([second]);
  await site.call(`/api/v1/reviews/${review._id}`, { method: 'DELETE', token: cook.token });
  expect(await status(second)).toBe(404);
});
