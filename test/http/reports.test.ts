import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite, recipeForm, type TestSite } from '#test/support/site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openSite({ LIMIT_REPORT_PER_ADDRESS: '1000' });
});
afterAll(() => site[Symbol.asyncDispose]());

type Person = Awaited<ReturnType<TestSite['person']>>;
const said = { asWritten: true, rating: 5, cookedOn: '2026-01-02', text: 'Buy cheap pans' };
const newKey = () => randomBytes(12).toString('hex');

const report = (kind: string, id: string, json: object = {}, token?: string) =>
  site.call(`/api/v1/reports/${kind}/${id}`, {
    method: 'POST',
    json: { key: newKey(), reason: 'spam', ...json },
    ...(token ? { token } : {}),
  });
const queue = ({ token }: Person, query = '?limit=200') =>
  site.call(`/api/v1/admin/queue${query}`, { token });
const settle = ({ token }: Person, id: string, json: object) =>
  site.call(`/api/v1/admin/queue/${id}`, { method: 'PUT', token, json });

async function entryOf(person: Person, subjectId: string, query?: string) {
  const { data } = await queue(person, query);
  return data.entries.find((entry: { subjectId: string }) => entry.subjectId === subjectId);
}

async function reviewed() {
  const [author, cook] = [await site.person(), await site.person()];
  const food = await site.publish(author);
  const reviews = `/api/v1/recipe-reviews/${food._id}`;
  const reply = await site.call(reviews, { method: 'POST', token: cook.token, json: said });
  return { author, cook, food, reviews, review: reply.data.review };
}

test('what several report is one entry, which tells what was said and not by whom', async () => {
  const [{ cook, food, review }, judge] = [await reviewed(), await site.moderator()];
  const reporter = await site.person();
  const key = newKey();
  const note = 'It sells <b>pans</b>';
  for (const _ of [1, 2]) {
    const sent = await report('review', review._id, { key, note }, reporter.token);
    expect([sent.statusCode, sent.data]).toEqual([200, { success: true }]);
  }
  await report('review', review._id, { reason: 'rude' });
  await report('review', review._id);
  const reply = await queue(judge);
  const entry = await entryOf(judge, review._id);
  expect(entry).toMatchObject({
    kind: 'review',
    reports: 3,
    notes: [note],
    reasons: [
      { reason: 'spam', count: 2 },
      { reason: 'rude', count: 1 },
    ],
    subject: {
      text: said.text,
      isHidden: false,
      recipe: { name: food.name, slug: food.slug },
      writer: { _id: cook._id, name: cook.name },
    },
  });
  for (const secret of [reporter._id, reporter.email, cook.email]) {
    expect(reply.body).not.toContain(secret);
  }
});

test('a moderator hides a review with a reason, its writer reads it, and it is restored', async () => {
  const [{ cook, food, reviews, review }, judge] = [await reviewed(), await site.moderator()];
  await report('review', review._id);
  const { _id } = await entryOf(judge, review._id);
  const shown = async () => (await site.call(reviews)).data.reviews.length;
  expect(await shown()).toBe(1);
  expect((await settle(judge, _id, { act: 'hide' })).data.code).toBe('field_missing');
  const reason = 'This is an advertisement';
  // A double click, and another moderator at the same moment.
  const both = [judge, await site.moderator()].map((one) =>
    settle(one, _id, { act: 'hide', reason }),
  );
  expect((await Promise.all(both)).map((reply) => reply.statusCode)).toEqual([200, 200]);
  expect(await shown()).toBe(0);
  const own = (await site.call(`${reviews}/mine`, { token: cook.token })).data.reviews;
  expect(own).toMatchObject([{ hidden: { reason } }]);
  expect(await entryOf(judge, review._id)).toBeUndefined();
  const settled = await entryOf(judge, review._id, '?settled=true&limit=200');
  expect(settled).toMatchObject({ settled: { as: 'hidden', reason }, subject: { isHidden: true } });
  // What is hidden is not there for whoever would report it.
  expect((await report('review', review._id)).data.code).toBe('report_gone');
  await settle(judge, _id, { act: 'restore' });
  expect(await shown()).toBe(1);
  const admin = await site.admin();
  const { acts } = (await site.call('/api/v1/admin/acts?limit=200', { token: admin.token })).data;
  const noted = acts.filter(({ subjectId }: { subjectId?: string }) => subjectId === food._id);
  const names: string[] = noted.map(({ act }: { act: string }) => act);
  expect(names.sort()).toEqual(['hide-post', 'restore-post']);
});

test('of two moderators who settle an entry differently the second is told that somebody was quicker', async () => {
  const [{ food }, judge, other] = [
    await reviewed(),
    await site.moderator(),
    await site.moderator(),
  ];
  await report('recipe', food._id);
  const { _id } = await entryOf(judge, food._id);
  expect((await settle(judge, _id, { act: 'hide', reason: 'Copied' })).statusCode).toBe(200);
  for (const late of [{ act: 'dismiss' }, { act: 'hide', reason: 'Rude' }]) {
    const told = await settle(other, _id, late);
    expect([told.statusCode, told.data.code]).toEqual([409, 'entry_settled']);
  }
});

test('a reported recipe is removed and restored, for pages and lists at once', async () => {
  const [author, judge] = [await site.person(), await site.moderator()];
  const food = await site.publish(author);
  const status = async () => (await site.call(`/api/v1/food/get-food/${food.slug}`)).statusCode;
  expect(await status()).toBe(200);
  await report('recipe', food._id, { reason: 'copied' });
  const { _id, subject } = await entryOf(judge, food._id);
  expect(subject.text).toContain(food.name);
  await settle(judge, _id, { act: 'hide', reason: 'Copied from a book' });
  expect(await status()).toBe(404);
  await settle(judge, _id, { act: 'restore' });
  expect(await status()).toBe(200);
  await settle(judge, _id, { act: 'reopen' });
  expect((await entryOf(judge, food._id)).reports).toBe(1);
});

test('what is dismissed leaves the queue and stands; reported again it is there again', async () => {
  const [{ cook }, judge] = [await reviewed(), await site.moderator()];
  await report('cook', cook._id, { reason: 'rude', note: 'The name' });
  const { _id, subject } = await entryOf(judge, cook._id);
  // There is nothing to hide but the name until they tell something of themselves.
  expect(subject.isNameAlone).toBe(true);
  expect((await settle(judge, _id, { act: 'dismiss' })).statusCode).toBe(200);
  expect((await settle(judge, _id, { act: 'dismiss' })).statusCode).toBe(200);
  expect(await entryOf(judge, cook._id)).toBeUndefined();
  await report('cook', cook._id, { reason: 'spam' });
  expect(await entryOf(judge, cook._id)).toMatchObject({ _id, reports: 1, notes: [] });
  const json = { handle: 'soup-cook', lines: 'Soups', link: '', photoId: '' };
  const told = await site.call('/api/v1/profile', { method: 'PUT', token: cook.token, json });
  expect(told.statusCode).toBe(200);
  expect((await entryOf(judge, cook._id)).subject.isNameAlone).toBeUndefined();
});

test('messages stand in the same queue, and go with the account of their address', async () => {
  const [sender, judge, admin] = [await site.person(), await site.moderator(), await site.admin()];
  const message = { from_email: sender.email, from_name: 'Sam', subject: 'Pans?', message: 'Hi' };
  await site.call('/api/v1.0/email/send-form', { method: 'POST', json: message });
  const find = async (query?: string) => {
    const { entries } = (await queue(judge, query)).data;
    return entries.find(
      (one: { message?: { from_email: string } }) => one.message?.from_email === sender.email,
    );
  };
  const entry = await find();
  expect(entry).toMatchObject({ kind: 'message', reports: 0, message });
  expect(entry).not.toHaveProperty('subject');
  const hide = await settle(judge, entry._id, { act: 'hide', reason: 'Spam it is' });
  expect(hide.data.code).toBe('post_not_found');
  await settle(judge, entry._id, { act: 'dismiss' });
  expect(await find()).toBeUndefined();
  expect(await find('?settled=true&limit=200')).toMatchObject({ settled: { as: 'dismissed' } });
  const json = { email: sender.email };
  const path = `/api/v1/admin/accounts/${sender._id}/delete`;
  await site.call(path, { method: 'POST', token: admin.token, json });
  expect(await find('?settled=true&limit=200')).toBeUndefined();
});

test('what makes no sense is refused, and what is private or gone is not there', async () => {
  const { cook, review } = await reviewed();
  const shelf = { name: 'Mine', visibility: 'private' };
  const path = '/api/v1/collections';
  const made = await site.call(path, { method: 'POST', token: cook.token, json: shelf });
  for (const [kind, id, json, status, code] of [
    ['review', review._id, { reason: 'boring' }, 422, 'field_invalid'],
    ['review', review._id, { key: 'short' }, 422, 'field_invalid'],
    ['review', review._id, { note: 'x'.repeat(501) }, 422, 'field_too_long'],
    ['review', newKey(), {}, 404, 'report_gone'],
    ['recipe', review._id, {}, 404, 'report_gone'],
    ['collection', made.data.collection._id, {}, 404, 'report_gone'],
    ['message', review._id, {}, 400, 'bad_request'],
    ['__proto__', review._id, {}, 400, 'bad_request'],
  ] as const) {
    const reply = await report(kind, id, json);
    expect([reply.statusCode, reply.data.code], JSON.stringify(json)).toEqual([status, code]);
  }
  const judge = await site.moderator();
  expect((await settle(judge, newKey(), { act: 'dismiss' })).data.code).toBe('entry_gone');
  expect((await queue(judge, '?cursor=odd')).data.code).toBe('bad_cursor');
});

test('what would be reported is named as everybody sees it, and of what is hidden, unlisted or private nothing is said', async () => {
  const [{ author, cook, food, review }, judge] = [await reviewed(), await site.moderator()];
  const named = async (kind: string, id: string, token = judge.token) => {
    const path = `reports/${kind}/${id}`;
    const visited = await site.call(`/api/v1/${path}`);
    expect((await site.call(`/api/v1/${path}`, { token })).data).toEqual(visited.data);
    const { success, ...data } = visited.data;
    expect(success).toBe(true);
    return data;
  };
  const shelf = async (visibility: string) => {
    const json = { name: `${cook.name}’s`, visibility };
    const made = { method: 'POST', token: cook.token, json } as const;
    return (await site.call('/api/v1/collections', made)).data.collection._id;
  };
  expect(await named('cook', judge._id)).toEqual({});
  expect(await named('cook', newKey())).toEqual({});
  expect(await named('review', food._id)).toEqual({});
  expect(await named('cook', cook._id)).toEqual({ cook: cook.name });
  expect(await named('recipe', food._id)).toEqual({ name: food.name, cook: author.name });
  const ofReview = { name: food.name, text: said.text, cook: cook.name };
  expect(await named('review', review._id)).toEqual(ofReview);
  const open = await shelf('public');
  expect(await named('collection', open)).toEqual({ name: `${cook.name}’s`, cook: cook.name });
  for (const visibility of ['link', 'private'])
    expect(await named('collection', await shelf(visibility), cook.token)).toEqual({});
  const asUnlisted = async (unlisted: string) => {
    const form = await recipeForm({ name: food.name, photo: null, unlisted });
    const path = `/api/v1/food/update-food/${food._id}`;
    const edit = { method: 'PUT', token: author.token, form } as const;
    expect((await site.call(path, edit)).statusCode).toBe(200);
  };
  const gone = async () => [
    await named('recipe', food._id, author.token),
    await named('review', review._id, cook.token),
  ];
  await asUnlisted('true');
  expect(await gone()).toEqual([{}, {}]);
  await asUnlisted('false');
  await report('review', review._id);
  const { _id } = await entryOf(judge, review._id);
  await settle(judge, _id, { act: 'hide', rule: 'spam', reason: 'Pans' });
  expect(await named('review', review._id, cook.token)).toEqual({});
  await report('recipe', food._id);
  const entry = await entryOf(judge, food._id);
  await settle(judge, entry._id, { act: 'hide', rule: 'spam', reason: 'Pans' });
  expect(await named('recipe', food._id, author.token)).toEqual({});
});

test('nobody settles what was reported of their own, and a role that is taken counts at once', async () => {
  const [{ cook, review }, judge] = [await reviewed(), await site.moderator()];
  await report('review', review._id);
  const { _id } = await entryOf(judge, review._id);
  await site.deps.writer.setRole(cook.email, 2);
  expect((await settle(cook, _id, { act: 'dismiss' })).data.code).toBe('own_entry');
  await site.deps.writer.setRole(judge.email, 0);
  expect((await settle(judge, _id, { act: 'dismiss' })).data.code).toBe('moderators_only');
});

test('an address reports so often in an hour, and other pages cannot report for their visitors', async () => {
  await using strict = await openSite({ LIMIT_REPORT_PER_ADDRESS: '3' });
  const food = await strict.publish(await strict.person());
  const send = (headers = {}) =>
    strict.call(`/api/v1/reports/recipe/${food._id}`, {
      method: 'POST',
      headers,
      json: { key: newKey(), reason: 'spam' },
    });
  const foreign = await send({ origin: 'https://elsewhere.example' });
  expect(foreign.data.code).toBe('foreign_page');
  const codes = [];
  for (let n = 0; n < 4; n += 1) codes.push((await send()).data.code);
  expect(codes).toEqual([undefined, undefined, undefined, 'too_many_tries']);
});
