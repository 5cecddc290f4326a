import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { proveAddress } from '#test/support/mails/prove-address.ts';
import { SoftPasskey } from '#test/support/passkey.ts';
import { openSite, type TestSite } from '#test/support/site.ts';

type Person = Awaited<ReturnType<TestSite['person']>>;

const origin = 'https://recipes.example.org';
const minute = 60_000;
const on = {
  ACCOUNT_MAIL: 'on',
  SMTP_URL: 'smtp://127.0.0.1:9',
  CONTACT_TO: 'cook@example.org',
  PUBLIC_URL: origin,
};

let now = Date.now();
let site: TestSite;
let strict: TestSite;
beforeAll(async () => {
  site = await openSite(on, { now: () => now });
  strict = await openSite({ ...on, ADMIN_NEEDS_PASSKEY: 'on' }, { now: () => now });
});
afterAll(async () => {
  await site[Symbol.asyncDispose]();
  await strict[Symbol.asyncDispose]();
});

const post = (path: string, json?: unknown, token?: string, at = site) =>
  at.call(`/api/v1/${path}`, { method: 'POST', json, ...(token ? { token } : {}) });
const challengeOf = async (at = site): Promise<string> =>
  (await post('auth/passkey/challenge', undefined, undefined, at)).data.options.challenge;
const offerTo = ({ token }: Person, password: string | undefined, at = site) =>
  post('account/passkeys/offer', { password }, token, at);
const login = async (passkey: SoftPasskey, odd = {}, at = site) =>
  post('auth/passkey/login', passkey.answer(await challengeOf(at), odd), undefined, at);
const confirm = async (passkey: SoftPasskey, token: string, at = site) =>
  post('account/passkeys/confirm', passkey.answer(await challengeOf(at)), token, at);
const passwordLogin = ({ email, password }: Person, at = site, headers = {}) => {
  const json = { email, password };
  return at.call('/api/v1/auth/login', { method: 'POST', json, headers });
};

/** Adds a passkey to an account, with its password. */
async function add(person: Person, at = site, passkey = new SoftPasskey(origin)) {
  const { options } = (await offerTo(person, person.password, at)).data;
  const json = { name: 'Laptop', ...passkey.make(options.challenge) };
  const reply = await post('account/passkeys', json, person.token, at);
  return { passkey, reply, json };
}

describe('a passkey', () => {
  test('is added with the password, and logs in with neither e-mail nor password', async () => {
    const person = await site.person();
    expect((await offerTo(person, 'a wrong one')).data.code).toBe('password_wrong');
    expect((await offerTo(person, undefined)).data).toMatchObject({
      code: 'field_missing',
      field: 'password',
      message: 'Password is required',
    });
    const { data } = await offerTo(person, person.password);
    expect(data.options).toMatchObject({
      rp: { id: 'recipes.example.org' },
      user: { name: person.email, displayName: person.name },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    const { passkey, reply, json } = await add(person);
    expect([reply.statusCode, reply.data.passkeys]).toEqual([
      200,
      [{ id: passkey.id, name: 'Laptop', addedAt: expect.any(String) }],
    ]);
    // A lost answer: the same one is sent again.
    expect((await post('account/passkeys', json, person.token)).data.passkeys).toHaveLength(1);
    const begun = await login(passkey);
    expect(begun.data).toMatchObject({ success: true, user: { _id: person._id } });
    const { token } = begun.data;
    const list = await site.call('/api/v1/account/passkeys', { token });
    expect(list.data.passkeys[0].usedAt).toEqual(expect.any(String));
  });

  test('is told to the account’s other devices, and to a proven address', async () => {
    const person = await site.person();
    await proveAddress(site.deps.writer, { id: person._id, email: person.email }, now);
    const { device } = (await passwordLogin(person)).data;
    now += 1_000;
    await add(person);
    const again = await passwordLogin(person, site, { 'x-device': device });
    expect(again.data.resets).toEqual([{ at: expect.any(String), by: 'passkey' }]);
    const mails = [];
    for (;;) {
      const mail = await site.deps.writer.claimMail(now, now + 60 * minute);
      if (!mail) break;
      if (mail.recipient === person.email && mail.kind === 'told') mails.push(mail);
    }
    expect(mails.map(({ subject }) => subject)).toEqual([
      'A passkey was added to your account at Potluck',
    ]);
    expect(mails[0]?.text).not.toContain('Laptop');
  });

  test.each<[string, object]>([
    ['for another site’s page', { origin: 'https://recipes.example.com' }],
    ['for a page without TLS', { origin: 'http://recipes.example.org' }],
    ['for another host', { host: 'example.com' }],
    ['without its person having been verified', { isVerified: false }],
  ])('is not accepted %s', async (_what, odd) => {
    const person = await site.person();
    const { options } = (await offerTo(person, person.password)).data;
    const stranger = new SoftPasskey(origin).make(options.challenge, odd);
    const made = await post('account/passkeys', { name: 'X', ...stranger }, person.token);
    expect([made.statusCode, made.data.code]).toEqual([403, 'passkey_refused']);
    const { passkey } = await add(person);
    expect((await login(passkey, odd)).data.code).toBe('passkey_refused');
  });

  test('answers a challenge once, within five minutes, and only one of this site', async () => {
    const { passkey } = await add(await site.person());
    const challenge = await challengeOf();
    const twice = await Promise.all(
      [0, 1].map(() => post('auth/passkey/login', passkey.answer(challenge))),
    );
    expect(twice.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 403]);
    const late = await challengeOf();
    now += 5 * minute;
    for (const one of [late, 'bm90IG91cnM']) {
      const reply = await post('auth/passkey/login', passkey.answer(one));
      expect(reply.data.code).toBe('passkey_refused');
    }
    const other = new SoftPasskey(origin).answer(await challengeOf());
    const forged = { ...other, id: passkey.id };
    expect((await post('auth/passkey/login', other)).data.code).toBe('passkey_refused');
    expect((await post('auth/passkey/login', forged)).data.code).toBe('passkey_refused');
  });

  test('is made for the account that was offered it, and no challenge of a login makes one', async () => {
    const [person, other] = [await site.person(), await site.person()];
    const { options } = (await offerTo(other, other.password)).data;
    for (const challenge of [options.challenge, await challengeOf()]) {
      const made = new SoftPasskey(origin).make(challenge);
      const reply = await post('account/passkeys', { name: 'X', ...made }, person.token);
      expect(reply.data.code).toBe('passkey_refused');
    }
    // Nor does somebody else's become one's own.
    const { passkey } = await add(other);
    expect((await add(person, site, passkey)).reply.data.code).toBe('passkey_refused');
    const asked = (await offerTo(other, other.password)).data.options.challenge;
    const answer = passkey.answer(asked);
    expect((await post('auth/passkey/login', answer)).data.code).toBe('passkey_refused');
  });

  test('whose counter has not grown is that of a copy', async () => {
    const { passkey } = await add(await site.person());
    expect((await login(passkey, { counter: 7 })).statusCode).toBe(200);
    for (const counter of [0, 6, 7]) {
      expect((await login(passkey, { counter })).data.code).toBe('passkey_refused');
    }
    expect((await login(passkey, { counter: 8 })).statusCode).toBe(200);
  });

  test('is renamed and removed by its owner alone, and logs nobody in then', async () => {
    const [person, other] = [await site.person(), await site.person()];
    const { passkey } = await add(person);
    const { id } = passkey;
    const rename = (token: string, name: string) =>
      site.call('/api/v1/account/passkeys/name', { method: 'PUT', token, json: { id, name } });
    expect((await rename(other.token, 'Mine')).data.passkeys).toEqual([]);
    expect((await rename(person.token, ' My phone ')).data.passkeys[0].name).toBe('My phone');
    const remove = ({ token, password }: Person) =>
      post('account/passkeys/remove', { id, password }, token);
    await remove(other);
    expect((await login(passkey)).statusCode).toBe(200);
    const guess = await remove({ ...person, password: 'a wrong one' });
    expect(guess.data.code).toBe('password_wrong');
    expect((await remove(person)).data.passkeys).toEqual([]);
    expect((await remove(person)).data.passkeys).toEqual([]);
    expect((await login(passkey)).data.code).toBe('passkey_refused');
  });
});

test('a passkey stands for the present password for five minutes, in the session that it confirmed', async () => {
  const [person, other] = [await site.person(), await site.person()];
  const { passkey } = await add(person);
  const there = (await passwordLogin(person)).data.token;
  const change = (token: string) =>
    site.call('/api/v1/account/answer', { method: 'PUT', token, json: { answer: 'Rajma' } });
  expect((await change(there)).data.field).toBe('password');
  expect((await confirm(passkey, other.token)).data.code).toBe('passkey_refused');
  expect((await confirm(passkey, there)).statusCode).toBe(200);
  expect((await change(there)).statusCode).toBe(200);
  now += 5 * minute;
  expect((await change(there)).data.field).toBe('password');
  expect((await confirm(passkey, there)).statusCode).toBe(200);
  expect((await change((await passwordLogin(person)).data.token)).data.field).toBe('password');
});

test('a passkey that confirmed while the clock was ahead stands for no password once it is set right, and one of a host a little ahead does', async () => {
  const person = await site.person();
  const { passkey } = await add(person);
  const { token } = (await passwordLogin(person)).data;
  const changeAfter = async (ahead: number) => {
    now += ahead;
    expect((await confirm(passkey, token)).statusCode).toBe(200);
    now -= ahead;
    const json = { answer: 'Rajma' };
    return site.call('/api/v1/account/answer', { method: 'PUT', token, json });
  };
  expect((await changeAfter(60 * minute)).data.field).toBe('password');
  expect((await changeAfter(minute)).statusCode).toBe(200);
});

describe('where admins need a passkey', () => {
  const accounts = (token: string) => strict.call('/api/v1/admin/accounts', { token });
  const enter = async (person: Person) => {
    const { data } = await passwordLogin(person, strict);
    return { ...person, token: data.token as string, passkeyNeeded: data.passkeyNeeded };
  };

  test('one without has the rights of anybody, and can add their first', async () => {
    const admin = await strict.admin();
    const food = await strict.publish(await strict.person());
    const began = await enter(admin);
    expect(began.passkeyNeeded).toBe(true);
    expect((await accounts(began.token)).data.code).toBe('passkey_needed');
    const remove = { method: 'DELETE' as const, token: began.token };
    const deleting = await strict.call(`/api/v1/food/delete-food/${food._id}`, remove);
    expect(deleting.data.code).toBe('not_yours');
    const json = { password: admin.password, newPassword: 'a better password' };
    const password = { method: 'PUT' as const, token: began.token, json };
    const changing = await strict.call('/api/v1/account/password', password);
    expect(changing.data.code).toBe('passkey_needed');
    const { reply } = await add(began, strict);
    expect(reply.data).toMatchObject({ success: true, isNeeded: false });
    expect((await accounts(began.token)).statusCode).toBe(200);
  });

  test('the password of one who has some adds no other, takes none away, and acts as nobody', async () => {
    const admin = await strict.admin();
    const waiting = (await offerTo(admin, admin.password, strict)).data.options.challenge;
    const { passkey } = await add(admin, strict);
    const thief = await enter(admin);
    expect((await offerTo(thief, admin.password, strict)).data.code).toBe('passkey_needed');
    // Not even one that was offered before.
    const made = new SoftPasskey(origin).make(waiting);
    const late = await post('account/passkeys', { name: 'X', ...made }, thief.token, strict);
    expect(late.data.code).toBe('passkey_needed');
    const json = { id: passkey.id, password: admin.password };
    const removing = await post('account/passkeys/remove', json, thief.token, strict);
    expect(removing.data.code).toBe('passkey_needed');
    expect((await accounts(thief.token)).data.code).toBe('passkey_needed');
    const token = (await login(passkey, {}, strict)).data.token;
    expect((await accounts(token)).statusCode).toBe(200);
    const { user } = (await strict.call('/api/v1/auth/me', { token: thief.token })).data;
    expect(user.role).toBe(1);
    expect((await confirm(passkey, thief.token, strict)).data.isNeeded).toBe(false);
    expect((await accounts(thief.token)).statusCode).toBe(200);
  });

  test('one who takes their last away has the rights of anybody, until they add another', async () => {
    const admin = await strict.admin();
    const { passkey } = await add(admin, strict);
    const json = { id: passkey.id, password: admin.password };
    const removed = await post('account/passkeys/remove', json, admin.token, strict);
    expect(removed.data).toMatchObject({ passkeys: [], isNeeded: true });
    expect((await accounts(admin.token)).data.code).toBe('passkey_needed');
    expect((await add(admin, strict)).reply.data).toMatchObject({ isNeeded: false });
    expect((await accounts(admin.token)).statusCode).toBe(200);
  });

  test('one whose phone is lost takes its passkey away, and the session that began with it has the rights of anybody', async () => {
    const admin = await strict.admin();
    const own = (await add(admin, strict)).passkey;
    const { passkey } = await add(admin, strict);
    const phone = (await login(passkey, {}, strict)).data.token;
    expect((await accounts(phone)).statusCode).toBe(200);
    const json = { id: passkey.id, password: admin.password };
    const removed = await post('account/passkeys/remove', json, admin.token, strict);
    expect(removed.data).toMatchObject({ passkeys: [{ id: own.id }], isNeeded: false });
    expect((await accounts(phone)).data.code).toBe('passkey_needed');
    expect((await accounts(admin.token)).statusCode).toBe(200);
  });

  test('the operator lets an admin begin anew', async () => {
    const admin = await strict.admin();
    const { passkey } = await add(admin, strict);
    expect(await strict.deps.writer.forgetPasskeys(admin._id, null)).toBe(1);
    expect((await login(passkey, {}, strict)).data.code).toBe('passkey_refused');
    expect((await strict.call('/api/v1/auth/me', { token: admin.token })).statusCode).toBe(401);
    const began = await enter(admin);
    expect((await add(began, strict)).reply.statusCode).toBe(200);
    expect((await accounts(began.token)).statusCode).toBe(200);
  });
});

test('a site that does not know its own address has no passkeys', async () => {
  await using plain = await openSite();
  const person = await plain.person();
  const list = await plain.call('/api/v1/account/passkeys', { token: person.token });
  expect(list.data).toMatchObject({ passkeys: [], isNeeded: false });
  expect((await offerTo(person, person.password, plain)).data.code).toBe('passkeys_off');
  const asked = await post('auth/passkey/challenge', undefined, undefined, plain);
  expect([asked.statusCode, asked.data.code]).toEqual([403, 'passkeys_off']);
});
