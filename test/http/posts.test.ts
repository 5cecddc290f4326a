import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite, type TestSite } from '#test/support/site.ts';

/** What belongs to a day is one day's whenever this runs; each moment is later than the one before. */
let now = Date.parse('2026-11-21T12:00:00Z');
let site: TestSite;
beforeAll(async () => {
  site = await openSite({}, { now: () => (now += 1) });
});
afterAll(() => site[Symbol.asyncDispose]());

type Person = Awaited<ReturnType<TestSite['person']>>;
const said = { asWritten: true, rating: 5, cookedOn: '2026-01-02', text: 'Rude' };
const reason = 'It names a neighbour';

async function reviewed() {
  const [author, cook, admin] = [await site.person(), await site.person(), await site.admin()];
  const food = await site.publish(author);
  const reviews = `/api/v1/recipe-reviews/${food._id}`;
  const reply = await site.call(reviews, { method: 'POST', token: cook.token, json: said });
  return { author, cook, admin, food, reviews, review: reply.data.review };
}
const put = ({ token }: Person, kind: string, id: string, json: object) =>
  site.call(`/api/v1/admin/posts/${kind}/${id}`, { method: 'PUT', token, json });
const posts = ({ token }: Person, query = '') =>
  site.call(`/api/v1/admin/posts${query}`, { token });

test('a hidden review leaves kept replies and the page at once, and comes back', async () => {
  const { author, cook, admin, food, reviews, review } = await reviewed();
  const shown = async () => (await site.call(reviews)).data;
  const own = async ({ token }: Person) => (await site.call(`${reviews}/mine`, { token })).data;
  expect((await shown()).reviews).toEqual([review]);
  const reply = await put(admin, 'review', review._id, { hidden: true, reason: ` ${reason} ` });
  expect(reply.data).toMatchObject({ success: true, hidden: true });
  expect(await shown()).toMatchObject({ reviews: [], total: 0, summary: { people: 0 } });
  expect(JSON.stringify(await shown())).not.toContain(reason);
  expect((await own(cook)).reviews).toEqual([{ ...review, hidden: { reason } }]);
  for (const [person, path, json] of [
    [author, 'answer', { text: 'Sorry' }],
    [author, 'helpful', { helpful: true }],
  ] as const) {
    const about = { method: 'PUT' as const, token: person.token, json };
    const refused = await site.call(`/api/v1/reviews/${review._id}/${path}`, about);
    expect([refused.statusCode, refused.data.code], path).toEqual([404, 'review_not_found']);
  }
  const [listed] = (await posts(admin, '?kind=review&limit=1')).data.posts;
  expect(listed).toMatchObject({
    _id: review._id,
    kind: 'review',
    text: 'Rude',
    reason,
    writer: { _id: cook._id, name: cook.name, email: cook.email },
    recipe: { name: food.name, slug: food.slug },
  });
  const [act] = (await site.call('/api/v1/admin/acts?limit=1', { token: admin.token })).data.acts;
  expect(act).toMatchObject({ act: 'hide-post', subject: 'recipe', subjectName: food.name });
  await put(admin, 'review', review._id, { hidden: false });
  expect((await shown()).reviews).toEqual([review]);
});

test('what makes no sense is refused, and nobody but an admin hides or looks', async () => {
  const { cook, admin, reviews, review } = await reviewed();
  for (const [kind, id, json, status, code] of [
    ['review', review._id, { hidden: true }, 422, 'field_missing'],
    ['review', review._id, { hidden: true, reason: '  ' }, 422, 'field_missing'],
    ['review', review._id, { hidden: true, reason: 'no' }, 422, 'field_too_short'],
    ['review', review._id, { hidden: true, reason: 'x'.repeat(301) }, 422, 'field_too_long'],
    ['review', review._id, { reason }, 422, 'field_missing'],
    ['review', '0'.repeat(24), { hidden: false }, 404, 'post_not_found'],
    ['recipe', review._id, { hidden: true, reason }, 400, 'bad_request'],
    ['__proto__', review._id, { hidden: true, reason }, 400, 'bad_request'],
  ] as const) {
    const reply = await put(admin, kind, id, json);
    expect([reply.statusCode, reply.data.code], JSON.stringify(json)).toEqual([status, code]);
  }
  const reply = await put(cook, 'review', review._id, { hidden: true, reason });
  expect([reply.statusCode, reply.data.code]).toEqual([403, 'admins_only']);
  expect((await posts(cook)).data.code).toBe('admins_only');
  expect((await posts(admin, '?cursor=odd')).data.code).toBe('bad_cursor');
  expect((await posts(admin, '?kind=recipe')).statusCode).toBe(400);
  expect((await site.call(reviews)).data.total).toBe(1);
});

test('a hidden question and a hidden answer are there for their writer alone', async () => {
  const [author, asker, admin] = [await site.person(), await site.person(), await site.admin()];
  const { _id } = await site.publish(author);
  const path = `/api/v1/recipe-questions/${_id}`;
  const post = ({ token }: Person, url: string, text: string) =>
    site.call(url, { method: 'POST', token, json: { text } });
  const { question } = (await post(asker, path, 'Who reads this?')).data;
  const answers = `/api/v1/questions/${question._id}/answers`;
  const answered = (await post(author, answers, 'Nobody')).data.question;
  const shown = async () => (await site.call(path)).data.questions;
  const own = async ({ token }: Person) => (await site.call(`${path}/mine`, { token })).data;
  expect(await shown()).toEqual([answered]);
  const [{ _id: answerId }] = answered.answers;
  await put(admin, 'answer', answerId, { hidden: true, reason });
  expect(await shown()).toEqual([question]);
  expect((await own(asker)).asked).toEqual([question]);
  expect((await own(author)).answered[0].answers).toMatchObject([{ hidden: { reason } }]);
  const edit = { method: 'PUT' as const, token: asker.token, json: { text: 'Mine' } };
  const refused = await site.call(`/api/v1/answers/${answerId}`, edit);
  expect([refused.statusCode, refused.data.code]).toEqual([404, 'answer_not_found']);
  await put(admin, 'question', question._id, { hidden: true, reason });
  expect(await shown()).toEqual([]);
  expect((await own(asker)).asked).toEqual([{ ...question, hidden: { reason } }]);
  const late = await post(await site.person(), answers, 'Somebody');
  expect([late.statusCode, late.data.code]).toEqual([404, 'question_not_found']);
  for (const [kind, id] of [
    ['question', question._id],
    ['answer', answerId],
  ] as const) {
    await put(admin, kind, id, { hidden: false });
  }
  expect(await shown()).toEqual([answered]);
});

test('an answer to a review is reported, hidden from all but its author, appealed and restored', async () => {
  const { author, cook, admin, reviews, review } = await reviewed();
  const other = await site.admin();
  const path = `/api/v1/reviews/${review._id}/answer`;
  const answer = (text: string) =>
    site.call(path, { method: 'PUT', token: author.token, json: { text } });
  const { data } = await answer('You cannot cook');
  const answered = data.review;
  const shown = async () => (await site.call(reviews)).data.reviews;
  const own = async ({ token }: Person) => (await site.call(`${reviews}/mine`, { token })).data;
  const told = async ({ token }: Person) =>
    (await site.call('/api/v1/notifications', { token })).data.notifications.map(
      ({ kind, detail }: { kind: string; detail?: string }) => detail ?? kind,
    );
  expect([await shown(), await own(author)]).toMatchObject([[answered], { answered: [] }]);
  expect(await told(cook)).toEqual(['review-answer']);

  const json = { key: 'd'.repeat(24), reason: 'rude' };
  const sent = await site.call(`/api/v1/reports/review-answer/${review._id}`, {
    method: 'POST',
    json,
  });
  expect(sent.statusCode).toBe(200);
  const queued = await site.call('/api/v1/admin/queue?limit=200', { token: admin.token });
  const entry = queued.data.entries.find(({ kind }: { kind: string }) => kind === 'review-answer');
  expect(entry.subject).toMatchObject({ text: 'You cannot cook', writer: { _id: author._id } });
  const settle = ({ token }: Person, id: string, act: object) =>
    site.call(`/api/v1/admin/queue/${id}`, { method: 'PUT', token, json: act });
  await settle(admin, entry._id, { act: 'hide', rule: 'rude', reason });
  expect(await shown()).toEqual([review]);
  expect((await own(cook)).reviews).toEqual([review]);
  expect(await told(cook)).toEqual([]);
  expect((await own(author)).answered).toEqual([
    { ...answered, answer: { ...answered.answer, hidden: { reason } } },
  ]);
  expect((await own(admin)).answered).toEqual([]);
  expect(await told(author)).toContain(`review-answer:hidden:${reason}`);
  const [listed] = (await posts(admin, '?kind=review-answer&limit=1')).data.posts;
  expect(listed).toMatchObject({ _id: review._id, text: 'You cannot cook', reason });
  expect((await answer('You will learn')).data.review.answer).toMatchObject({ hidden: { reason } });

  const decided = '/api/v1/account/decisions';
  const { decisions } = (await site.call(decided, { token: author.token })).data;
  expect(decisions).toMatchObject([{ kind: 'review-answer', mayAppeal: true }]);
  const said = { method: 'POST' as const, token: author.token, json: { text: 'It is kind now' } };
  const appeal = await site.call(`${decided}/${decisions[0]._id}/appeal`, said);
  expect(appeal.statusCode).toBe(200);
  const again = await site.call('/api/v1/admin/queue?limit=200', { token: other.token });
  const asked = again.data.entries.find(({ kind }: { kind: string }) => kind === 'appeal');
  expect(asked.appeal).toMatchObject({ of: 'review-answer', text: 'It is kind now' });
  expect((await settle(other, asked._id, { act: 'grant' })).statusCode).toBe(200);
  expect(await shown()).toMatchObject([{ _id: review._id, answer: { text: 'You will learn' } }]);
  expect(await told(cook)).toEqual(['review-answer']);

  const gone = { method: 'DELETE' as const, token: cook.token };
  expect((await site.call(`/api/v1/reviews/${review._id}`, gone)).statusCode).toBe(200);
  expect((await put(admin, 'review-answer', review._id, { hidden: true, reason })).data.code).toBe(
    'post_not_found',
  );
});

test('what its writer deletes while it is hidden stays so: for admins to see, and when it is said again', async () => {
  const { cook, admin, reviews, review } = await reviewed();
  await put(admin, 'review', review._id, { hidden: true, reason });
  const own = { token: cook.token, method: 'DELETE' as const };
  expect((await site.call(`/api/v1/reviews/${review._id}`, own)).statusCode).toBe(200);
  expect((await site.call(`${reviews}/mine`, { token: cook.token })).data.reviews).toEqual([]);
  const kept = async () => {
    const { data } = await posts(admin, '?kind=review');
    return data.posts.find(({ _id }: { _id: string }) => _id === review._id);
  };
  expect(await kept()).toMatchObject({ text: 'Rude', reason, isDeleted: true });
  const again = { method: 'POST' as const, token: cook.token, json: { ...said, text: 'Ruder' } };
  const written = (await site.call(reviews, again)).data.review;
  expect(written).toMatchObject({ _id: review._id, text: 'Ruder', hidden: { reason } });
  expect((await site.call(reviews)).data).toMatchObject({ reviews: [], total: 0 });
  expect(await kept()).not.toHaveProperty('isDeleted');
  await site.call(`/api/v1/reviews/${review._id}`, own);
  // What its writer took back is put before nobody.
  const ended = await put(admin, 'review', review._id, { hidden: false });
  expect(ended.data).toMatchObject({ success: true, hidden: false });
  expect(await kept()).toBeUndefined();
  expect((await site.call(reviews)).data.reviews).toEqual([]);
  const anew = (await site.call(reviews, again)).data.review;
  expect(anew).not.toHaveProperty('hidden');
});

test('what is hidden goes from the tips of the recipe at once', async () => {
  const [author, asker, admin] = [await site.person(), await site.person(), await site.admin()];
  const food = await site.publish(author, { tip: 'Rest it.' });
  const say = async ({ token }: Person, url: string, text: string) =>
    (await site.call(url, { method: 'POST', token, json: { text } })).data.question;
  const { _id } = await say(asker, `/api/v1/recipe-questions/${food._id}`, 'Rude question?');
  await say(author, `/api/v1/questions/${_id}/answers`, 'No');
  const fold = { method: 'PUT' as const, token: author.token, json: { folded: true } };
  await site.call(`/api/v1/questions/${_id}/folded`, fold);
  const tip = async () => (await site.call(`/api/v1/food/get-food/${food.slug}`)).data.food.tip;
  expect(await tip()).toBe('Rest it.\n\nQ: Rude question?\nA: No');
  await put(admin, 'question', _id, { hidden: true, reason });
  expect(await tip()).toBe('Rest it.');
});
