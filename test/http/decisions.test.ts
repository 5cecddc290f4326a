import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashToken } from '#server/http/session.ts';
import { openSite, recipeForm, type TestSite } from '#test/support/site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openSite({ LIMIT_REPORT_PER_ADDRESS: '1000' });
});
afterAll(() => site[Symbol.asyncDispose]());

type Person = Awaited<ReturnType<TestSite['person']>>;
type Token = Pick<Person, 'token'>;
const newKey = () => randomBytes(12).toString('hex');
const said = { asWritten: true, rating: 5, cookedOn: '2026-01-02', text: 'Buy cheap pans' };

async function reviewed(of = site) {
  const [author, cook] = [await of.person(), await of.person()];
  const food = await of.publish(author);
  const path = `/api/v1/recipe-reviews/${food._id}`;
  const reply = await of.call(path, { method: 'POST', token: cook.token, json: said });
  return { cook, food, path, review: reply.data.review };
}

/** The entry of what was reported, or of an appeal. */
async function entryOf({ token }: Token, subjectId: string, of = site, query = '?limit=200') {
  const { data } = await of.call(`/api/v1/admin/queue${query}`, { token });
  return data.entries.find((entry: { subjectId: string }) => entry.subjectId === subjectId);
}

const settle = ({ token }: Token, id: string, json: object, of = site) =>
  of.call(`/api/v1/admin/queue/${id}`, { method: 'PUT', token, json });
const decisionsOf = async ({ token }: Token, of = site) =>
  (await of.call('/api/v1/account/decisions', { token })).data.decisions;
const appeal = ({ token }: Token, id: string, text: string, of = site) =>
  of.call(`/api/v1/account/decisions/${id}/appeal`, { method: 'POST', token, json: { text } });

/** Has it reported, and hidden by a moderator. */
async function hide(judge: Token, kind: string, id: string, of = site) {
  const json = { key: newKey(), reason: 'spam' };
  await of.call(`/api/v1/reports/${kind}/${id}`, { method: 'POST', json });
  const { _id } = await entryOf(judge, id, of);
  const wish = { act: 'hide', rule: 'spam', reason: 'It sells: pans' };
  expect((await settle(judge, _id, wish, of)).statusCode).toBe(200);
  return _id as string;
}

test('whose review is hidden reads why, appeals once, and reads the answer of somebody else', async () => {
  const [{ cook, path, review }, judge, other] = [
    await reviewed(),
    await site.moderator(),
    await site.moderator(),
  ];
  await hide(judge, 'review', review._id);
  const told = (await site.call('/api/v1/notifications', { token: cook.token })).data;
  expect(told.notifications[0]).toMatchObject({ detail: 'review:hidden:It sells: pans' });
  const [decision] = await decisionsOf(cook);
  expect(decision).toMatchObject({
    kind: 'review',
    rule: 'spam',
    reason: 'It sells: pans',
    state: 'stands',
    mayAppeal: true,
    subject: { text: said.text },
  });
  expect(JSON.stringify(decision)).not.toContain(judge._id);
  expect((await appeal(judge, decision._id, 'It is mine')).data.code).toBe('decision_not_found');
  expect((await appeal(cook, decision._id, 'no')).data.code).toBe('field_too_short');
  const words = 'They are <b>my</b> pans';
  // A double click, then another opinion.
  const sent = await Promise.all([1, 2].map(() => appeal(cook, decision._id, words)));
  expect(sent.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect((await appeal(cook, decision._id, 'Anything else')).data.code).toBe('appeal_over');

  const entry = await entryOf(judge, decision._id);
  expect(entry).toMatchObject({
    kind: 'appeal',
    reports: 0,
    subject: { text: said.text, isHidden: true },
    appeal: { text: words, of: 'review', rule: 'spam', by: judge.name, isYours: true },
  });
  expect((await entryOf(other, decision._id)).appeal).not.toHaveProperty('isYours');
  const uphold = { act: 'uphold', reason: 'It is still for sale' };
  expect((await settle(judge, entry._id, uphold)).data.code).toBe('own_decision');
  expect((await settle(other, entry._id, { act: 'uphold' })).data.code).toBe('field_missing');
  for (const act of ['hide', 'dismiss', 'restore', 'reopen']) {
    const reply = await settle(other, entry._id, { ...uphold, act });
    expect([act, reply.data.code]).toEqual([act, 'bad_request']);
  }
  expect((await settle(other, entry._id, uphold)).statusCode).toBe(200);
  // Too late, and without effect.
  const late = await settle(await site.moderator(), entry._id, { act: 'grant' });
  expect(late.data.code).toBe('entry_settled');
  expect((await site.call(path)).data.reviews).toEqual([]);
  expect((await decisionsOf(cook))[0]).toMatchObject({
    state: 'upheld',
    mayAppeal: false,
    appeal: { text: words },
    ruling: { text: 'It is still for sale' },
  });
  const later = (await site.call('/api/v1/notifications', { token: cook.token })).data;
  expect(later.notifications[0]).toMatchObject({ detail: 'review:upheld:It is still for sale' });
});

test('a granted appeal brings a recipe back at once, and the log says who did what', async () => {
  const [author, judge, admin] = [await site.person(), await site.moderator(), await site.admin()];
  const food = await site.publish(author);
  const status = async () => (await site.call(`/api/v1/food/get-food/${food.slug}`)).statusCode;
  const report = await hide(judge, 'recipe', food._id);
  expect(await status()).toBe(404);
  const [decision] = await decisionsOf(author);
  expect(decision.subject.recipe).toEqual({ name: food.name, slug: food.slug });
  await appeal(author, decision._id, 'It is my own');
  const { _id } = await entryOf(admin, decision._id);
  expect((await settle(admin, report, { act: 'grant' })).data.code).toBe('bad_request');
  const { subject } = await entryOf(admin, decision._id);
  expect(subject.photos).toHaveLength(1);
  const form = await recipeForm({ name: 'Mended dal', photo: null });
  const edit = { method: 'PUT', token: author.token, form } as const;
  expect((await site.call(`/api/v1/food/update-food/${food._id}`, edit)).statusCode).toBe(200);
  // What its author changed since it was read is to be read first.
  const unread = await settle(admin, _id, { act: 'grant', seen: subject.sign });
  expect([unread.data.code, await status()]).toEqual(['entry_changed', 404]);
  const { sign: seen, text } = (await entryOf(admin, decision._id)).subject;
  expect(text).toContain('Mended dal');
  await settle(admin, _id, { act: 'grant', reason: 'So it is', seen });
  expect(await status()).toBe(200);
  expect((await decisionsOf(author))[0]).toMatchObject({
    state: 'restored',
    ruling: { text: 'So it is' },
  });
  expect(await entryOf(admin, food._id, site, '?settled=true&limit=200')).toMatchObject({
    settled: { as: 'dismissed' },
  });
  const { acts } = (await site.call('/api/v1/admin/acts?limit=200', { token: admin.token })).data;
  const noted = acts.filter(({ subjectId }: { subjectId?: string }) => subjectId === food._id);
  expect(noted.map(({ act }: { act: string }) => act).sort()).toEqual([
    'grant-appeal',
    'remove-recipe',
    'restore-recipe',
  ]);
});

test('an appeal is over once what it is about is restored, and hidden anew it is decided anew', async () => {
  const [{ cook, review }, judge] = [await reviewed(), await site.moderator()];
  const report = await hide(judge, 'review', review._id);
  const [first] = await decisionsOf(cook);
  await appeal(cook, first._id, 'Why me?');
  await settle(judge, report, { act: 'restore' });
  expect(await entryOf(judge, first._id)).toBeUndefined();
  expect((await decisionsOf(cook))[0]).toMatchObject({ state: 'restored', mayAppeal: false });
  await hide(judge, 'review', review._id);
  const states = (await decisionsOf(cook)).map((one: { state: string }) => one.state);
  expect(states).toEqual(['stands', 'restored']);
});

test('where nobody else looks after the site, who decided answers a day later, and it is noted', async () => {
  let at = Date.now();
  await using alone = await openSite({}, { now: () => at });
  const [{ cook, path, review }, judge] = [await reviewed(alone), await alone.moderator()];
  await hide(judge, 'review', review._id, alone);
  const [decision] = await decisionsOf(cook, alone);
  await appeal(cook, decision._id, 'Why me?', alone);
  const { _id } = await entryOf(judge, decision._id, alone);
  const grant = () => settle(judge, _id, { act: 'grant' }, alone);
  expect((await grant()).data.code).toBe('own_decision');
  at += 86_400_000;
  expect((await grant()).statusCode).toBe(200);
  expect((await alone.call(path)).data.reviews).toHaveLength(1);
  const { rows } = await alone.deps.reader.listActs(10);
  expect(rows.map(({ act }) => act)).toContain('grant-appeal-alone');
});

test('who decided is alone too where everybody else has left, is kept from writing, or may not settle what is an admin’s', async () => {
  let at = Date.now();
  await using alone = await openSite({}, { now: () => at });
  const send = (path: string, { token }: Token, json: object) =>
    alone.call(`/api/v1/${path}`, { method: 'POST', token, json });
  const admin = await alone.admin();
  const [gone, banned] = [await alone.moderator(), await alone.moderator()];
  const ban = { key: newKey(), level: 'ban', days: 365, reason: 'Rude' };
  expect((await send(`admin/people/${banned._id}/sanctions`, admin, ban)).statusCode).toBe(200);
  const appealed = async (cook: Token, review: { _id: string }) => {
    await hide(admin, 'review', review._id, alone);
    const [decision] = await decisionsOf(cook, alone);
    await appeal(cook, decision._id, 'Why me?', alone);
    const { _id } = await entryOf(admin, decision._id, alone);
    return async () => (await settle(admin, _id, { act: 'grant' }, alone)).data.code;
  };
  const { cook, food, review } = await reviewed(alone);
  const answer = await appealed(cook, review);
  const boss = await alone.admin();
  const own = await send(`recipe-reviews/${food._id}`, boss, said);
  const answerBoss = await appealed(boss, own.data.review);
  at += 86_400_000;
  // What is an admin's is no moderator's to settle, so that it is not waited for one.
  expect([await answer(), await answerBoss()]).toEqual(['own_decision', undefined]);
  for (const one of [boss, gone]) {
    expect(await answer()).toBe('own_decision');
    const leave = { password: one.password, recipes: 'go' };
    expect((await send('account/leave', one, leave)).statusCode).toBe(200);
  }
  expect(await answer()).toBeUndefined();
});

test('who decided is alone as well where every other admin lacks the passkey that admins need', async () => {
  let at = Date.now();
  const settings = { PUBLIC_URL: 'https://recipes.example.org', ADMIN_NEEDS_PASSKEY: 'on' };
  await using strict = await openSite(settings, { now: () => at });
  const enrol = async ({ _id: userId, token }: { _id: string; token: string }) => {
    const [challenge, { writer }] = [newKey(), strict.deps];
    await writer.askPasskey({ challenge, userId, expiresAt: at + 1 });
    const passkey = { id: newKey(), userId, name: 'Phone', publicKey: 'key', counter: 0 };
    const wish = { challenge, tokenHash: hashToken(token), at, isFirst: true };
    expect(await writer.addPasskey(passkey, wish, null)).toBe('done');
  };
  const [admin, other] = [await strict.admin(), await strict.admin()];
  await enrol(admin);
  const { cook, review } = await reviewed(strict);
  await hide(admin, 'review', review._id, strict);
  const [decision] = await decisionsOf(cook, strict);
  await appeal(cook, decision._id, 'Why me?', strict);
  const { _id } = await entryOf(admin, decision._id, strict);
  const answer = async () => (await settle(admin, _id, { act: 'grant' }, strict)).data.code;
  at += 86_400_000;
  await enrol(other);
  expect(await answer()).toBe('own_decision');
  const [passkey] = await strict.deps.reader.listPasskeys(other._id);
  await strict.deps.writer.removePasskey(other._id, passkey?.id ?? '', { issuer: null, keep: '' });
  expect(await answer()).toBeUndefined();
});

test('a moderator settles nothing of an admin’s, and nobody answers their own appeal', async () => {
  const [admin, judge] = [await site.admin(), await site.moderator()];
  const food = await site.publish(admin);
  const json = { key: newKey(), reason: 'spam' };
  await site.call(`/api/v1/reports/recipe/${food._id}`, { method: 'POST', json });
  const entry = await entryOf(judge, food._id);
  const hidden = { act: 'hide', reason: 'It sells pans' };
  expect((await settle(judge, entry._id, hidden)).data.code).toBe('entry_of_admin');
  const other = await site.admin();
  expect((await settle(other, entry._id, hidden)).statusCode).toBe(200);
  const [decision] = await decisionsOf(admin);
  await appeal(admin, decision._id, 'I am the admin');
  const made = await entryOf(judge, decision._id);
  const codes = [];
  for (const one of [admin, judge, other])
    codes.push((await settle(one, made._id, { act: 'grant' })).data.code);
  expect(codes).toEqual(['own_entry', 'entry_of_admin', 'own_decision']);
});
