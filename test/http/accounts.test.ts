import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSite, type TestSite } from '#test/support/site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site[Symbol.asyncDispose]());

const account = (fields: Record<string, unknown> = {}) => ({
  name: 'Asha',
  email: `asha${Math.random()}@example.org`,
  password: 'long enough',
  answer: 'Rajma',
  ...fields,
});
const post = (call: string, json: unknown, address?: string) =>
  site.call(`/api/v1/auth/${call}`, { method: 'POST', json, ...(address ? { address } : {}) });

describe('register', () => {
  test('opens an account', async () => {
    const reply = await post('register', account());
    expect([reply.statusCode, reply.data.success]).toEqual([201, true]);
    expect(reply.data.message).toBeTruthy();
  });

  test.each([
    ['a missing name', { name: undefined }, 'name', 'field_missing'],
    ['an empty name', { name: '   ' }, 'name', 'field_missing'],
    ['a name of 81 characters', { name: 'x'.repeat(81) }, 'name', 'field_too_long'],
    ['a name that is an object', { name: { $ne: 1 } }, 'name', 'field_invalid'],
    ['a name with NUL', { name: 'a\u0000b' }, 'name', 'field_invalid'],
    ['a bad e-mail', { email: 'nobody' }, 'email', 'field_invalid'],
    ['an array for an e-mail', { email: ['a@b.c'] }, 'email', 'field_invalid'],
    ['a password of 7 characters', { password: '1234567' }, 'password', 'field_too_short'],
    ['a password of 201 characters', { password: 'x'.repeat(201) }, 'password', 'field_too_long'],
    ['a missing answer', { answer: '' }, 'answer', 'field_missing'],
    ['an answer of 2 characters', { answer: ' Ei ' }, 'answer', 'field_too_short'],
    ['a common password', { password: 'password123' }, 'password', 'password_common'],
    ['a common password in capitals', { password: 'QwertyUIOP' }, 'password', 'password_common'],
    ['a password of spaces', { password: '          ' }, 'password', 'password_blank'],
    ['a name that nobody sees', { name: 'Ash\u202ea' }, 'name', 'name_hidden_signs'],
    ['a name of an office', { name: 'Аdmin' }, 'name', 'name_reserved'],
    ['the name of the site', { name: 'Potluck Team' }, 'name', 'name_reserved'],
  ])('answers 200 with success false for %s', async (_what, fields, field, code) => {
    const reply = await post('register', account(fields));
    expect([reply.statusCode, reply.data.success]).toEqual([200, false]);
    expect([reply.data.field, reply.data.code]).toEqual([field, code]);
    expect(reply.data.message).toBeTruthy();
  });

  test('names a taken e-mail, whatever its case', async () => {
    const first = account({ email: 'Taken@Example.org' });
    await post('register', first);
    const reply = await post('register', account({ email: ' taken@example.ORG ' }));
    expect([reply.statusCode, reply.data.code]).toEqual([200, 'email_taken']);
  });

  test('opens one account for two registrations at once', async () => {
    const same = account();
    const replies = await Promise.all([post('register', same), post('register', same)]);
    expect(replies.map((reply) => reply.statusCode).sort()).toEqual([200, 201]);
  });

  test('keeps a password exactly as typed, spaces included', async () => {
    const fields = account({ password: '  spaces  ' });
    await post('register', fields);
    const trimmed = await post('login', { email: fields.email, password: 'spaces' });
    expect(trimmed.data.success).toBe(false);
    const exact = await post('login', { email: fields.email, password: '  spaces  ' });
    expect(exact.data.success).toBe(true);
  });
});

describe('login', () => {
  test('answers with the user and a token', async () => {
    const fields = account();
    await post('register', fields);
    const reply = await post('login', {
      email: String(fields.email).toUpperCase(),
      password: fields.password,
    });
    expect(reply.statusCode).toBe(200);
    expect(reply.data.user).toEqual({
      _id: expect.stringMatching(/^[0-9a-f]{24}$/),
      name: 'Asha',
      email: fields.email,
      role: 0,
    });
    expect(reply.data.token).toMatch(/^[\w-]{43}$/);
  });

  test('says the same for an unknown e-mail and a wrong password', async () => {
    const fields = account();
    await post('register', fields);
    const wrong = await post('login', { email: fields.email, password: 'not this one' });
    const unknown = await post('login', { email: 'no@example.org', password: 'not this one' });
    expect(wrong.statusCode).toBe(200);
    expect(wrong.data).toEqual(unknown.data);
  });

  test('ignores a bad token', async () => {
    const fields = account();
    await post('register', fields);
    const reply = await site.call('/api/v1/auth/login', {
      method: 'POST',
      token: 'nonsense',
      json: { email: fields.email, password: fields.password },
    });
    expect(reply.data.success).toBe(true);
  });

  test('tells the token owner who they are, raw or as Bearer', async () => {
    const person = await site.person('Me');
    for (const token of [person.token, `Bearer ${person.token}`]) {
      const reply = await site.call('/api/v1/auth/me', { token });
      expect(reply.data.user._id).toBe(person._id);
    }
  });
});

describe('forgot-password', () => {
  test('sets the password and ends every session', async () => {
    const person = await site.person('Forgetful');
    const reply = await post('forgot-password', {
      email: person.email,
      answer: '  dAL ',
      newPassword: 'a new password',
    });
    expect([reply.statusCode, reply.data.success]).toEqual([200, true]);
    expect((await site.call('/api/v1/auth/me', { token: person.token })).statusCode).toBe(401);
    const login = await post('login', { email: person.email, password: 'a new password' });
    expect(login.data.success).toBe(true);
  });

  test('says the same for an unknown e-mail and a wrong answer', async () => {
    const person = await site.person();
    const wrong = await post('forgot-password', {
      email: person.email,
      answer: 'Pizza',
      newPassword: 'a new password',
    });
    const unknown = await post('forgot-password', {
      email: 'no@example.org',
      answer: 'Pizza',
      newPassword: 'a new password',
    });
    expect([wrong.statusCode, wrong.data.code]).toEqual([200, 'wrong_answer']);
    expect(wrong.data).toEqual(unknown.data);
  });

  test('names a short password before it looks at the account', async () => {
    const reply = await post('forgot-password', {
      email: 'no@example.org',
      answer: 'x',
      newPassword: 'short',
    });
    expect([reply.data.field, reply.data.code]).toEqual(['newPassword', 'field_too_short']);
  });
});

describe('limits', () => {
  test('stop failed logins per account and address, not successful ones', async () => {
    await using own = await openSite({ LIMIT_LOGIN_PER_ACCOUNT: '3' });
    const person = await own.person('Limited');
    const login = (password: string, address: string) =>
      own.call('/api/v1/auth/login', {
        method: 'POST',
        json: { email: person.email, password },
        address,
      });
    for (let n = 0; n < 5; n += 1) {
      expect((await login(person.password, '10.1.1.1')).data.success).toBe(true);
    }
    for (let n = 0; n < 3; n += 1) {
      expect((await login('wrong one', '10.1.1.1')).data.code).toBe('wrong_credentials');
    }
    const refused = await login(person.password, '10.1.1.1');
    expect([refused.statusCode, refused.data.code]).toEqual([429, 'too_many_tries']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await login(person.password, '10.1.1.2')).data.success).toBe(true);
  });

  test('cannot be outrun by guessing in parallel', async () => {
    await using own = await openSite({ LIMIT_LOGIN_PER_ACCOUNT: '3' });
    const person = await own.person('Raced');
    const guesses = Array.from({ length: 12 }, () =>
      own.call('/api/v1/auth/login', {
        method: 'POST',
        json: { email: person.email, password: 'wrong one' },
      }),
    );
    const statuses = (await Promise.all(guesses)).map((reply) => reply.statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(3);
  });

  test.each([
    ['LIMIT_REGISTER_PER_ADDRESS', '/api/v1/auth/register', account()],
    [
      'LIMIT_RESET_PER_ADDRESS',
      '/api/v1/auth/forgot-password',
      { email: 'a@example.org', answer: 'x', newPassword: 'long enough' },
    ],
    [
      'LIMIT_RESET_PER_ACCOUNT',
      '/api/v1/auth/forgot-password',
      { email: 'a@example.org', answer: 'x', newPassword: 'long enough' },
    ],
    [
      'LIMIT_CONTACT_PER_ADDRESS',
      '/api/v1.0/email/send-form',
      { from_email: 'a@example.org', from_name: 'A', subject: 'S', message: '' },
    ],
  ])('%s is a setting', async (setting, url, json) => {
    await using own = await openSite({ [setting]: '1' });
    expect((await own.call(url, { method: 'POST', json })).statusCode).toBeLessThan(300);
    expect((await own.call(url, { method: 'POST', json })).statusCode).toBe(429);
  });
});
