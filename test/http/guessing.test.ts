import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addSession } from '#test/support/rights.ts';
import { openSite, type TestSite } from '#test/support/site.ts';

type Person = Awaited<ReturnType<TestSite['person']>>;
type Try = { address?: string; device?: string | undefined };

const login = (site: TestSite, email: string, password: string, from: Try = {}) =>
  site.call('/api/v1/auth/login', {
    method: 'POST',
    json: { email, password },
    ...(from.address ? { address: from.address } : {}),
    ...(from.device ? { headers: { 'x-device': from.device } } : {}),
  });
const reset = (site: TestSite, email: string, answer: string, from: Try = {}) =>
  site.call('/api/v1/auth/forgot-password', {
    method: 'POST',
    json: { email, answer, newPassword: 'a new password' },
    ...(from.address ? { address: from.address } : {}),
    ...(from.device ? { headers: { 'x-device': from.device } } : {}),
  });
const outcome = ({ data }: { data: { success: boolean; code?: string } }) =>
  data.success ? 'in' : data.code;
/** A device that has logged in to the account. */
const deviceOf = async (site: TestSite, { email, password }: Person, device?: string) =>
  (await login(site, email, password, { address: '10.9.9.9', device })).data.device as string;

describe('the tries of an account', () => {
  let ofOneTry: TestSite;
  beforeAll(async () => {
    ofOneTry = await openSite({ LIMIT_LOGIN_PER_ACCOUNT_ANYWHERE: '1' });
  });
  afterAll(() => ofOneTry[Symbol.asyncDispose]());

  test('are counted over all addresses: guessing from many gains nothing', async () => {
    await using site = await openSite({ LIMIT_LOGIN_PER_ACCOUNT_ANYWHERE: '5' });
    const person = await site.person();
    const guesses = [];
    for (let n = 1; n <= 7; n += 1) {
      guesses.push(await login(site, person.email, 'wrong one', { address: `10.0.0.${n}` }));
    }
    expect(guesses.map(outcome)).toEqual([
      ...Array(5).fill('wrong_credentials'),
      ...Array(2).fill('too_many_tries'),
    ]);
    const right = await login(site, person.email, person.password, { address: '10.0.0.8' });
    expect([right.statusCode, outcome(right)]).toEqual([429, 'too_many_tries']);
  });

  test('do not lock out a device that has logged in before, wherever it is', async () => {
    await using site = await openSite({
      LIMIT_LOGIN_PER_ACCOUNT_ANYWHERE: '2',
      LIMIT_LOGIN_PER_ACCOUNT: '2',
    });
    const person = await site.person();
    const device = await deviceOf(site, person);
    for (let n = 0; n < 4; n += 1) await login(site, person.email, 'wrong one');
    expect(outcome(await login(site, person.email, person.password))).toBe('too_many_tries');
    const own = await login(site, person.email, person.password, { device });
    expect(outcome(own)).toBe('in');
    expect(own.data.device).toBe(device);
  });

  test('are counted for each device too, and one of them locks out itself alone', async () => {
    await using site = await openSite({ LIMIT_LOGIN_PER_ACCOUNT_ANYWHERE: '2' });
    const person = await site.person();
    const [one, two] = [await deviceOf(site, person), await deviceOf(site, person)];
    const guess = () => login(site, person.email, 'wrong one', { device: one });
    expect([await guess(), await guess(), await guess()].map(outcome)).toEqual([
      'wrong_credentials',
      'wrong_credentials',
      'too_many_tries',
    ]);
    const right = (device?: string) => login(site, person.email, person.password, { device });
    expect(outcome(await right(one))).toBe('too_many_tries');
    expect(outcome(await right(two))).toBe('in');
    expect(outcome(await right())).toBe('in');
  });

  test('know a device for the accounts that it has logged in to, and for no other', async () => {
    const site = ofOneTry;
    const [mine, other] = [await site.person(), await site.person()];
    const device = await deviceOf(site, mine);
    await login(site, other.email, 'wrong one');
    expect(outcome(await login(site, other.email, other.password, { device }))).toBe(
      'too_many_tries',
    );
    // In another browser of the same person, the same token comes to stand for both accounts.
    const third = await site.person();
    expect(await deviceOf(site, third, device)).toBe(device);
    await login(site, third.email, 'wrong one');
    expect(outcome(await login(site, third.email, third.password, { device }))).toBe('in');
  });

  test('of a device whose password has been changed use up none of the owner’s', async () => {
    await using site = await openSite({ LIMIT_ANY_LOGIN_PER_ADDRESS: '3' });
    const person = await site.person();
    const former = await deviceOf(site, person);
    const begun = await login(site, person.email, person.password, { address: '10.9.9.8' });
    const own: string = begun.data.device;
    const changed = await site.call('/api/v1/account/password', {
      method: 'PUT',
      token: begun.data.token,
      json: { password: person.password, newPassword: 'another password' },
      headers: { 'x-device': own },
    });
    expect(changed.statusCode).toBe(200);
    for (let n = 0; n < 5; n += 1) {
      await login(site, person.email, person.password, { device: former });
    }
    const right = await login(site, person.email, 'another password', {
      device: own,
      address: '10.9.9.8',
    });
    expect(outcome(right)).toBe('in');
    expect(right.data.device).toBe(own);
  });

  test('of a device that knew the password use up none of the owner’s after a reset by the answer', async () => {
    await using site = await openSite({ LIMIT_ANY_LOGIN_PER_ADDRESS: '3' });
    const person = await site.person();
    const former = [await deviceOf(site, person), await deviceOf(site, person)];
    const first = await login(site, person.email, person.password, { address: '10.9.9.8' });
    const own = { device: first.data.device as string, address: '10.9.9.8' };
    expect(outcome(await reset(site, person.email, 'Dal', own))).toBe('in');
    const wrong = former.flatMap((device) =>
      Array.from({ length: 5 }, () => login(site, person.email, person.password, { device })),
    );
    expect(new Set((await Promise.all(wrong)).map(outcome))).toEqual(
      new Set(['wrong_credentials']),
    );
    expect(outcome(await login(site, person.email, 'a new password', own))).toBe('in');
  });

  test.each(['made up', '', 'x'.repeat(5_000)])(
    'take no device on trust: %.10j',
    async (device) => {
      const site = ofOneTry;
      const person = await site.person();
      await login(site, person.email, 'wrong one');
      const refused = await login(site, person.email, person.password, { device });
      expect(outcome(refused)).toBe('too_many_tries');
      const other = await site.person();
      const begun = await login(site, other.email, other.password, { device });
      expect(begun.data.device).toMatch(/^[\w-]{43}$/);
      expect(begun.data.device).not.toBe(device);
    },
  );
});

describe('the logins of an address', () => {
  test('that fail lock nobody else behind it out', async () => {
    await using site = await openSite({ LIMIT_LOGIN_PER_ADDRESS: '3' });
    const [person, other] = [await site.person(), await site.person()];
    const known = await deviceOf(site, other);
    const guesses = [];
    for (let n = 0; n < 5; n += 1) guesses.push(await login(site, `no${n}@example.org`, 'wrong'));
    expect(guesses.map(outcome)).toEqual([
      ...Array(3).fill('wrong_credentials'),
      ...Array(2).fill('too_many_tries'),
    ]);
    expect(outcome(await login(site, person.email, person.password))).toBe('in');
    expect(outcome(await login(site, other.email, other.password, { device: known }))).toBe('in');
  });

  test('are limited, right ones too, but for those of devices known before', async () => {
    await using site = await openSite({ LIMIT_ANY_LOGIN_PER_ADDRESS: '3' });
    const people = [];
    for (const address of ['10.0.0.1', '10.0.0.2']) {
      const json = { name: 'A', email: `a${address}@example.org`, password: 'correct horse' };
      await site.call('/api/v1/auth/register', {
        method: 'POST',
        json: { ...json, answer: 'Dal' },
        address,
      });
      people.push(json.email);
    }
    const [email = '', other = ''] = people;
    const enter = (who: string, device?: string) =>
      login(site, who, 'correct horse', { address: '10.0.0.3', device });
    const first = await enter(email);
    const replies = [first, await enter(email), await enter(email), await enter(email)];
    expect(replies.map(outcome)).toEqual(['in', 'in', 'in', 'too_many_tries']);
    expect(outcome(await enter(other))).toBe('too_many_tries');
    expect(outcome(await enter(email, first.data.device))).toBe('in');
    // All known devices of an account together have as many, or tokens would beget tokens.
    await enter(email, first.data.device);
    await enter(email, replies[1]?.data.device);
    expect(outcome(await enter(email, replies[2]?.data.device))).toBe('too_many_tries');
  });
});

describe('the resets of an account', () => {
  test('that fail do not keep its own devices from one', async () => {
    await using site = await openSite({ LIMIT_RESET_PER_ACCOUNT: '2' });
    const person = await site.person();
    const device = await deviceOf(site, person);
    for (const answer of ['pizza', 'pasta']) {
      expect(outcome(await reset(site, person.email, answer))).toBe('wrong_answer');
    }
    const stranger = await reset(site, person.email, 'Dal', { address: '10.0.0.7' });
    expect(outcome(stranger)).toBe('too_many_tries');
    // A day, and said so.
    expect(Number(stranger.headers['retry-after'])).toBeGreaterThan(80_000);
    expect(stranger.data.message).toMatch(/ 24 h$/);
    expect(outcome(await reset(site, person.email, 'Dal', { device }))).toBe('in');
  });

  test('are five failed ones a day, and five an hour from one address', async () => {
    await using site = await openSite({ LIMIT_RESET_PER_ACCOUNT: '', LIMIT_RESET_PER_ADDRESS: '' });
    const person = await site.person();
    const guess = (n: number, address: string) =>
      reset(site, `no${n}@example.org`, 'pizza', { address });
    const outcomes = [];
    for (let n = 0; n < 6; n += 1) outcomes.push(outcome(await guess(n, '10.0.0.1')));
    expect(outcomes).toEqual([...Array(5).fill('wrong_answer'), 'too_many_tries']);
    for (let n = 1; n <= 5; n += 1) {
      const tried = await reset(site, person.email, 'pizza', { address: `10.0.1.${n}` });
      expect(outcome(tried)).toBe('wrong_answer');
    }
    const sixth = await reset(site, person.email, 'pizza', { address: '10.0.1.6' });
    expect(outcome(sixth)).toBe('too_many_tries');
  });

  test('are not counted when they succeed', async () => {
    await using site = await openSite({
      LIMIT_RESET_PER_ACCOUNT: '1',
      LIMIT_RESET_PER_ADDRESS: '1',
    });
    const person = await site.person();
    for (let n = 0; n < 3; n += 1) {
      expect(outcome(await reset(site, person.email, 'Dal'))).toBe('in');
    }
  });
});

describe('sessions', () => {
  const day = 24 * 60 * 60 * 1000;
  let now = Date.now();
  let site: TestSite;
  beforeAll(async () => {
    site = await openSite({}, { now: () => now });
  });
  afterAll(() => site[Symbol.asyncDispose]());
  const isIn = async (token: string) =>
    (await site.call('/api/v1/auth/me', { token })).statusCode === 200;

  test('of an account are at most 50: the oldest ends', async () => {
    const person = await site.person();
    for (let n = 0; n < 49; n += 1) {
      now += 1;
      await addSession(site, { id: person._id }, now);
    }
    expect(await isIn(person.token)).toBe(true);
    now += 1;
    await login(site, person.email, person.password);
    expect(await isIn(person.token)).toBe(false);
  });

  test('end a year after they began, however much they are used', async () => {
    const { token } = await site.person();
    for (let days = 0; days < 360; days += 20) {
      now += 20 * day;
      expect(await isIn(token)).toBe(true);
    }
    now += 6 * day;
    expect(await isIn(token)).toBe(false);
  });
});

test('a crowd that logs in at once is told to come back, and nobody of it is counted as guessing', async () => {
  await using site = await openSite({ LIMIT_LOGIN_PER_ACCOUNT: '200' });
  // Hashed at the usual cost: that takes longer than the next ones take to come.
  const person = { email: 'crowd@example.org', password: 'correct horse' };
  const registration = { name: 'Crowd', ...person, answer: 'Dal' };
  await site.call('/api/v1/auth/register', { method: 'POST', json: registration });
  const crowd = Array.from({ length: 60 }, () => login(site, person.email, person.password));
  const replies = await Promise.all(crowd);
  const busy = replies.filter(({ statusCode }) => statusCode === 429);
  expect(new Set(replies.map(outcome))).toEqual(new Set(['in', 'too_busy']));
  expect(busy[0]?.headers['retry-after']).toBe('5');
  expect(busy[0]?.data.message).toMatch(/^Too many people are logging in/);
  const from = `${person.email}`;
  for (let n = 0; n < 5; n += 1) {
    expect(outcome(await login(site, from, person.password))).toBe('in');
  }
});

test('a neighbour who asks for challenges without end keeps out nobody who has logged in here before, and nobody with a password', async () => {
  const PUBLIC_URL = 'https://recipes.example.org';
  await using site = await openSite({ PUBLIC_URL, LIMIT_ANY_LOGIN_PER_ADDRESS: '3' });
  const owner = await site.person();
  const device = await deviceOf(site, owner);
  const ask = async (headers: Record<string, string> = {}) => {
    const asked = { method: 'POST', address: '10.0.0.1', headers } as const;
    return (await site.call('/api/v1/auth/passkey/challenge', asked)).statusCode;
  };
  await Promise.all([ask(), ask({ 'x-device': 'none that is known' }), ask()]);
  expect(await ask()).toBe(429);
  const own = [1, 2, 3, 4].map(() => ask({ 'x-device': device }));
  expect((await Promise.all(own)).toSorted()).toEqual([200, 200, 200, 429]);
  const { email, password } = await site.person();
  expect(outcome(await login(site, email, password, { address: '10.0.0.1' }))).toBe('in');
});
