import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite, type TestSite } from '#test/support/site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site[Symbol.asyncDispose]());

type Person = Awaited<ReturnType<TestSite['person']>>;
const words = 'Can it be frozen?';
const list = (id: string, query = '') => site.call(`/api/v1/recipe-questions/${id}${query}`);
const mine = async ({ token }: Person, id: string) =>
  (await site.call(`/api/v1/recipe-questions/${id}/mine`, { token })).data;
const send = ({ token }: Person, path: string, json: object, method: 'POST' | 'PUT' = 'POST') =>
  site.call(`/api/v1/${path}`, { method, token, json });
const ask = (person: Person, id: string, text = words) =>
  send(person, `recipe-questions/${id}`, { text });
const answer = (person: Person, id: string, text = 'Yes, for a month') =>
  send(person, `questions/${id}/answers`, { text });
const put = (person: Person, path: string, json: object) => send(person, path, json, 'PUT');
const drop = ({ token }: Person, path: string) =>
  site.call(`/api/v1/${path}`, { method: 'DELETE', token });
const refused = ({ statusCode, data }: Awaited<ReturnType<typeof ask>>) => [statusCode, data.code];

test('a question, answers, edits and deletions show at once in kept replies', async () => {
  const [author, asker, cook] = [await site.person(), await site.person(), await site.person()];
  const { _id } = await site.publish(author);
  const shown = async () => (await list(_id)).data;
  expect(await shown()).toMatchObject({ questions: [], total: 0 });
  const { question } = (await ask(asker, _id, `  ${words} \n`)).data;
  expect(question).toMatchObject({ text: words, cook: { _id: asker._id }, answers: [] });
  expect(await shown()).toMatchObject({ questions: [question], total: 1 });
  await answer(cook, question._id);
  const { answers } = (await answer(author, question._id, 'Three months')).data.question;
  expect(answers).toMatchObject([
    { text: 'Three months', byAuthor: true },
    { text: 'Yes, for a month' },
  ]);
  expect(answers[1]).not.toHaveProperty('byAuthor');
  expect((await shown()).questions[0].answers).toEqual(answers);
  await put(asker, `questions/${question._id}`, { text: 'Can I freeze it raw?' });
  await put(cook, `answers/${answers[1]._id}`, { text: 'Two months' });
  expect((await shown()).questions).toMatchObject([
    { text: 'Can I freeze it raw?', answers: [{}, { text: 'Two months' }] },
  ]);
  expect(await mine(cook, _id)).toMatchObject({ asked: [], answered: [{ _id: question._id }] });
  expect((await drop(cook, `answers/${answers[1]._id}`)).statusCode).toBe(200);
  expect((await shown()).questions[0].answers).toHaveLength(1);
  expect((await drop(asker, `questions/${question._id}`)).statusCode).toBe(200);
  expect(await shown()).toMatchObject({ questions: [], total: 0 });
});

test('its author folds an answered question into the tips, on the kept page too', async () => {
  const [author, asker] = [await site.person(), await site.person()];
  const { _id, slug, updatedAt } = await site.publish(author);
  const { question } = (await ask(asker, _id)).data;
  const fold = (json: object) => put(author, `questions/${question._id}/folded`, json);
  const page = async () => (await site.call(`/api/v1/food/get-food/${slug}`)).data.food;
  await page();
  expect(refused(await fold({ folded: true }))).toEqual([409, 'question_unanswered']);
  await answer(asker, question._id, 'No');
  const { answers } = (await answer(author, question._id, 'Yes')).data.question;
  expect(refused(await fold({ folded: true, answerId: 'x' }))).toEqual([404, 'answer_not_found']);
  const folded = { folded: true, answerId: answers[0]._id };
  const [first, second] = await Promise.all([fold(folded), fold(folded)]);
  expect(first.data).toEqual(second.data);
  expect(first.data.question.folded).toBe(true);
  const food = await page();
  expect(food.tip).toMatch(/Q: Can it be frozen\?\nA: Yes$/);
  expect(food.tip.match(/Q:/g)).toHaveLength(1);
  expect(food.updatedAt > updatedAt).toBe(true);
  expect((await list(_id)).data).toMatchObject({ questions: [], total: 0 });
  expect((await mine(author, _id)).folded).toMatchObject([{ _id: question._id, folded: true }]);
  expect((await mine(asker, _id)).folded).toEqual([]);
  await fold({ folded: false });
  expect((await list(_id)).data.questions).toMatchObject([{ _id: question._id }]);
  expect((await page()).tip).toBe(food.tip);
});

test('the same words are one question; what is too short, too long or elsewhere is refused', async () => {
  const [author, asker] = [await site.person(), await site.person()];
  const { _id } = await site.publish(author);
  const [first, second] = await Promise.all([ask(asker, _id), ask(asker, _id)]);
  expect(first.data.question).toEqual(second.data.question);
  for (const text of ['Too short', 'a'.repeat(1_001), '         a         ']) {
    const reply = await ask(asker, _id, text);
    expect([reply.statusCode, reply.data.field], text).toEqual([422, 'text']);
  }
  expect(refused(await ask(asker, '0'.repeat(24)))).toEqual([404, 'recipe_not_found']);
  expect(refused(await list('0'.repeat(24)))).toEqual([404, 'recipe_not_found']);
  expect(refused(await list(_id, '?cursor=odd'))).toEqual([400, 'bad_cursor']);
  const { _id: id, updatedAt } = first.data.question;
  const edit = (text: string) => put(asker, `questions/${id}`, { text, baseUpdatedAt: updatedAt });
  expect((await edit('Can it be fried?')).statusCode).toBe(200);
  expect(refused(await edit('Can it be boiled?'))).toEqual([409, 'question_changed']);
  expect((await answer(asker, id)).statusCode).toBe(201);
  expect((await answer(asker, id)).statusCode).toBe(201);
  expect(refused(await answer(asker, id, 'No'))).toEqual([409, 'answered_already']);
  expect(refused(await answer(asker, '0'.repeat(24)))).toEqual([404, 'question_not_found']);
  expect(refused(await put(asker, 'answers/x', { text: 'No' }))).toEqual([404, 'answer_not_found']);
});

test('an account asks so many questions a day; one that is sent again counts once', async () => {
  await using own = await openSite({ LIMIT_QUESTION_PER_ACCOUNT: '2' });
  const { token } = await own.person();
  const { _id } = await own.publish(await own.person());
  const post = (text: string) =>
    own.call(`/api/v1/recipe-questions/${_id}`, { method: 'POST', token, json: { text } });
  for (const text of [words, words, words]) expect((await post(text)).statusCode).toBe(201);
  expect((await post('Can it be fried?')).statusCode).toBe(201);
  expect(refused(await post('Can it be boiled?'))).toEqual([429, 'too_many_tries']);
});

test('pages follow one another in either order', async () => {
  const author = await site.person();
  const { _id } = await site.publish(author);
  const texts = ['one', 'two', 'three'].map((n) => `What about ${n}?`);
  for (const text of texts) await ask(await site.person(), _id, text);
  for (const sort of ['answered', 'newest']) {
    const first = (await list(_id, `?sort=${sort}&limit=2`)).data;
    const rest = await list(_id, `?sort=${sort}&limit=2&cursor=${first.nextCursor}`);
    const found = [...first.questions, ...rest.data.questions].map(({ text }) => text);
    expect(found.toSorted()).toEqual(texts.toSorted());
    expect([first.total, rest.data.nextCursor]).toEqual([3, undefined]);
  }
});
