import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSite, type TestSite } from '#test/support/site.ts';

type Person = Awaited<ReturnType<TestSite['person']>>;

let site: TestSite;
let now = Date.now();
beforeAll(async () => {
  site = await openSite({}, { now: () => now });
});
afterAll(() => site[Symbol.asyncDispose]());

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0';
const login = ({ email }: Person, password: string, headers = {}) => {
  now += 1_000;
  const json = { email, password };
  return site.call('/api/v1/auth/login', { method: 'POST', json, headers });
};
const put = (what: string, token: string, json: object, of = site) =>
  of.call(`/api/v1/account/${what}`, { method: 'PUT', token, json });
const isIn = async (token: string) =>
  (await site.call('/api/v1/auth/me', { token })).statusCode === 200;

describe('sessions', () => {
  test('are told to their owner with device and last use, and end one by one or all others', async () => {
    const person = await site.person();
    const phone = (await login(person, person.password, { 'user-agent': firefox })).data.token;
    const other = (await login(person, person.password)).data.token;
    const { data } = await site.call('/api/v1/account/sessions', { token: phone });
    expect(data.sessions).toHaveLength(3);
    const mine = data.sessions.find(({ isThis }: { isThis: boolean }) => isThis);
    expect(mine).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{24}$/),
      device: 'Firefox, Linux',
      isThis: true,
      beganAt: expect.any(String),
      usedAt: expect.any(String),
    });
    const end = (token: string, id: string, { password } = person) => {
      const json = { id, password };
      return site.call('/api/v1/account/sessions/end', { method: 'POST', token, json });
    };
    // Nobody else ends it.
    const stranger = await site.person();
    expect((await end(stranger.token, mine.id, stranger)).statusCode).toBe(200);
    expect(await isIn(phone)).toBe(true);
    expect((await end(other, mine.id)).data.sessions).toHaveLength(2);
    expect((await end(other, mine.id)).data.sessions).toHaveLength(2);
    expect(await isIn(phone)).toBe(false);
    const { password } = person;
    const others = { method: 'POST', token: other, json: { password } } as const;
    const left = await site.call('/api/v1/account/sessions/end-others', others);
    expect(left.data.sessions).toHaveLength(1);
    expect([await isIn(person.token), await isIn(other)]).toEqual([false, true]);
  });

  test('are ended by nobody who sits at an open browser and does not know the password', async () => {
    const person = await site.person();
    const open = (await login(person, person.password)).data.token;
    const { sessions } = (await site.call('/api/v1/account/sessions', { token: open })).data;
    const { id } = sessions.find(({ isThis }: { isThis: boolean }) => !isThis);
    const calls: [string, object][] = [
      ['end', { id }],
      ['end-others', {}],
    ];
    for (const [what, json] of calls) {
      const send = (more: object) =>
        site.call(`/api/v1/account/sessions/${what}`, {
          method: 'POST',
          token: open,
          json: { ...json, ...more },
        });
      expect((await send({})).data).toMatchObject({ code: 'field_missing', field: 'password' });
      const wrong = await send({ password: 'not the one' });
      expect([wrong.statusCode, wrong.data.code]).toEqual([403, 'password_wrong']);
    }
    expect(await isIn(person.token)).toBe(true);
  });
});

describe('a password', () => {
  test('that very many people have, from before these were refused, is told at each login until it is another', async () => {
    const person = await site.person();
    const { hashSecret } = await import('#server/features/accounts/passwords.ts');
    const [passwordHash, answerHash] = [await hashSecret('password123'), await hashSecret('dal')];
    const change = { passwordHash, answerHash, at: now, event: 'reset-by-answer' } as const;
    await site.deps.writer.resetPassword(person._id, change);
    const told = (await login(person, 'password123')).data;
    expect(told).toMatchObject({ success: true, passwordCommon: true });
    const words = { password: 'password123', newPassword: 'a better password' };
    expect((await put('password', told.token, words)).statusCode).toBe(200);
    expect((await login(person, words.newPassword)).data).not.toHaveProperty('passwordCommon');
  });

  test('is changed with the present one: other sessions end, and their devices are told', async () => {
    const person = await site.person();
    const before = (await login(person, person.password)).data;
    const words = { password: person.password, newPassword: 'a better password' };
    now += 1_000;
    const reply = await put('password', person.token, words);
    expect([reply.statusCode, reply.data.success]).toEqual([200, true]);
    expect([await isIn(person.token), await isIn(before.token)]).toEqual([true, false]);
    expect((await login(person, person.password)).data.success).toBe(false);
    const again = await login(person, 'a better password', { 'x-device': before.device });
    expect(again.data.resets).toEqual([{ at: expect.any(String), by: 'account' }]);
  });

  test.each([
    [{ password: 'a wrong one' }, 403, 'password', 'password_wrong'],
    [{ password: undefined }, 422, 'password', 'field_missing'],
    [{ newPassword: 'short' }, 422, 'newPassword', 'field_too_short'],
    [{ newPassword: 'password123' }, 422, 'newPassword', 'password_common'],
    [{ newPassword: '         ' }, 422, 'newPassword', 'password_blank'],
  ])('%j is refused at its field', async (part, status, field, code) => {
    const { token, password } = await site.person();
    const { statusCode, data } = await put('password', token, {
      password,
      newPassword: 'a better password',
      ...part,
    });
    expect([statusCode, data.field, data.code]).toEqual([status, field, code]);
  });

  test('is guessed from an open browser so many times, and its owner elsewhere is not kept out', async () => {
    await using own = await openSite({ LIMIT_CONFIRM_PER_SESSION: '2' });
    const person = await own.person();
    const json = { email: person.email, password: person.password };
    const there = (await own.call('/api/v1/auth/login', { method: 'POST', json })).data.token;
    const guess = (token: string, password: string) =>
      put('answer', token, { password, answer: 'Rajma' }, own);
    const outcomes = await Promise.all(
      ['one', 'two', 'three'].map(async (one) => (await guess(person.token, one)).data.code),
    );
    expect(outcomes.toSorted()).toEqual(['password_wrong', 'password_wrong', 'too_many_tries']);
    expect((await guess(person.token, person.password)).statusCode).toBe(429);
    expect((await guess(there, person.password)).statusCode).toBe(200);
  });
});

test('whoever has a session and not the password keeps its owner from ending it by no number of changes', async () => {
  await using own = await openSite({ LIMIT_EDIT_PER_ACCOUNT: '2' });
  const person = await own.person();
  const json = { email: person.email, password: person.password };
  const there = (await own.call('/api/v1/auth/login', { method: 'POST', json })).data.token;
  for (const name of ['Ann', 'Bea']) await put('name', there, { name }, own);
  for (const password of ['a guess', 'another'])
    await put('answer', there, { password, answer: 'Rajma' }, own);
  expect((await put('name', person.token, { name: 'Cleo' }, own)).statusCode).toBe(429);
  const { token, password } = person;
  const ended = await own.call('/api/v1/account/sessions/end-others', {
    method: 'POST',
    token,
    json: { password },
  });
  expect(ended.statusCode).toBe(200);
  expect((await own.call('/api/v1/auth/me', { token: there })).statusCode).toBe(401);
  const changed = await put('password', token, { password, newPassword: 'a better one' }, own);
  expect(changed.statusCode).toBe(200);
});

test('no account changes its password or answer without end, each of which may be mailed', async () => {
  await using own = await openSite({ LIMIT_EDIT_PER_ACCOUNT: '2' });
  const { token, password } = await own.person();
  const newPassword = `${password} and salt`;
  const answers = [
    await put('password', token, { password, newPassword }, own),
    await put('answer', token, { password: newPassword, answer: 'dumplings' }, own),
    await put('answer', token, { password: newPassword, answer: 'pierogi' }, own),
    await put('password', token, { password: newPassword, newPassword: password }, own),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 429, 429]);
});

test('a favourite dish is changed with the present password, and resets from then on', async () => {
  const person = await site.person();
  const change = (password: string) =>
    put('answer', person.token, { password, answer: ' Rajma  Chawal ' });
  expect((await change('a wrong one')).data.code).toBe('password_wrong');
  expect((await change(person.password)).statusCode).toBe(200);
  const byAnswer = (answer: string) => {
    const json = { email: person.email, answer, newPassword: 'a new password' };
    return site.call('/api/v1/auth/forgot-password', { method: 'POST', json });
  };
  expect((await byAnswer('Dal')).data.success).toBe(false);
  expect((await byAnswer('rajma chawal')).data.success).toBe(true);
});

test('a name is changed wherever it stands, and claims nothing', async () => {
  const person = await site.person('Ana');
  const { slug } = await site.publish(person);
  const cookOf = async () => (await site.call(`/api/v1/food/get-food/${slug}`)).data.food.cook.name;
  expect(await cookOf()).toBe('Ana');
  const { data } = await put('name', person.token, { name: '  Ana   Maria ' });
  expect(data.user).toMatchObject({ name: 'Ana Maria', email: person.email });
  expect(await cookOf()).toBe('Ana Maria');
  for (const [name, code] of [
    ['Admin', 'name_reserved'],
    ['', 'field_missing'],
  ]) {
    const refused = await put('name', person.token, { name });
    expect([refused.data.field, refused.data.code]).toEqual(['name', code]);
  }
});
