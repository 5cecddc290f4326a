import { afterAll, beforeAll, expect, test } from 'vitest';
import { proveAddress } from '#test/support/mails/prove-address.ts';
import { openSite, type TestSite } from '#test/support/site.ts';

type Person = Awaited<ReturnType<TestSite['person']>>;

const minute = 60_000;
const on = {
  ACCOUNT_MAIL: 'on',
  SMTP_URL: 'smtp://127.0.0.1:9',
  CONTACT_TO: 'cook@example.org',
  PUBLIC_URL: 'https://recipes.example.org',
};
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0';

let now = Date.now();
let site: TestSite;
beforeAll(async () => {
  site = await openSite(on, { now: () => now });
});
afterAll(() => site[Symbol.asyncDispose]());

const proven = async () => {
  const person = await site.person();
  await proveAddress(site.deps.writer, { id: person._id, email: person.email }, now);
  return person;
};
const post = (call: string, json: object, headers = {}) => {
  now += 1_000;
  return site.call(`/api/v1/auth/${call}`, { method: 'POST', json, headers });
};
const ask = ({ email }: Person, newPassword = 'a new password', headers = {}) =>
  post('forgot-password', { email, answer: 'Dal', newPassword }, headers);
const login = ({ email }: Person, password: string) => post('login', { email, password });
const press = (token: string) => post('confirm-password', { token });
const isIn = async ({ token }: Person) =>
  (await site.call('/api/v1/auth/me', { token })).statusCode === 200;

/** What waits to be mailed to a person, of the kinds that tell of passwords. */
async function mailsTo({ email }: Person) {
  const mails = [];
  for (;;) {
    const mail = await site.deps.writer.claimMail(now, now + 60 * minute);
    if (!mail) return mails;
    if (mail.recipient === email && mail.kind !== 'verify') mails.push(mail);
  }
}
const tokenIn = (text = ''): string => /verify-email#password\.([\w-]{43})$/m.exec(text)?.[1] ?? '';

test('a proven address is mailed a link: the new password counts once it is pressed, and not before', async () => {
  const person = await proven();
  const reply = await ask(person, 'a new password', { 'user-agent': firefox, 'x-language': 'de' });
  expect([reply.statusCode, reply.data.success, reply.data.mailed]).toEqual([200, true, true]);
  const [mail] = await mailsTo(person);
  expect(mail?.text).toContain('https://recipes.example.org/de/verify-email#password.');
  expect(mail?.text).toContain('Firefox, Linux');
  expect(await isIn(person)).toBe(true);
  expect((await login(person, 'a new password')).data.success).toBe(false);
  const token = tokenIn(mail?.text);
  for (const wrong of [token.slice(1), `${token}x`, ' ', '\u0000', 'x'.repeat(200)]) {
    expect([410, 422]).toContain((await press(wrong)).statusCode);
  }
  expect((await press(token)).statusCode).toBe(200);
  // A press may be sent twice.
  expect((await press(token)).statusCode).toBe(200);
  expect(await isIn(person)).toBe(false);
  expect((await login(person, person.password)).data.success).toBe(false);
  const begun = (await login(person, 'a new password')).data;
  expect(begun.resets).toEqual([{ at: expect.any(String), by: 'mail' }]);
  const told = await mailsTo(person);
  expect(told.map(({ kind }) => kind)).toEqual(['told']);
  expect(told[0]?.text).not.toContain('#');
});

test('a link is good for an hour, and until the password is another one', async () => {
  const person = await proven();
  await ask(person);
  const late = tokenIn((await mailsTo(person))[0]?.text);
  now += 60 * minute;
  expect((await press(late)).data.code).toBe('password_link_over');
  await ask(person);
  const token = tokenIn((await mailsTo(person)).at(-1)?.text);
  const json = { password: person.password, newPassword: 'set on the page' };
  const of = { method: 'PUT', token: person.token, json } as const;
  expect((await site.call('/api/v1/account/password', of)).statusCode).toBe(200);
  expect((await press(token)).data.code).toBe('password_link_over');
  expect((await login(person, 'set on the page')).data.success).toBe(true);
  expect((await mailsTo(person)).map(({ kind }) => kind)).toEqual(['told']);
});

test('a wrong answer mails nobody, and says what it says of an address that nobody has', async () => {
  const person = await proven();
  const wrong = (email: string) =>
    post('forgot-password', { email, answer: 'Pizza', newPassword: 'a new password' });
  const replies = [await wrong(person.email), await wrong('nobody@example.org')];
  expect(replies[0]?.data).toEqual(replies[1]?.data);
  expect(await mailsTo(person)).toEqual([]);
});

test('whoever knows the answer mails its owner so many times a day', async () => {
  await using own = await openSite({ ...on, LIMIT_VERIFY_PER_ACCOUNT: '2' });
  const person = await own.person();
  await proveAddress(own.deps.writer, { id: person._id, email: person.email });
  const json = { email: person.email, answer: 'Dal', newPassword: 'a new password' };
  const askOnce = () => own.call('/api/v1/auth/forgot-password', { method: 'POST', json });
  const statuses = [(await askOnce()).statusCode, (await askOnce()).statusCode];
  expect([...statuses, (await askOnce()).statusCode]).toEqual([200, 200, 429]);
});

test('an address that is not proven keeps the way of before', async () => {
  const person = await site.person();
  const reply = await ask(person);
  expect([reply.data.success, reply.data.mailed]).toEqual([true, undefined]);
  expect((await login(person, 'a new password')).data.success).toBe(true);
  expect(await mailsTo(person)).toEqual([]);
});

test('another address counts once it has proven itself, and the one before is told twice', async () => {
  const person = await proven();
  const email = `moved-${person._id}@example.org`;
  const change = (part: object) => {
    const json = { email, password: person.password, ...part };
    return site.call('/api/v1/account/email', { method: 'PUT', token: person.token, json });
  };
  const wrong = await change({ password: 'a wrong one' });
  expect([wrong.statusCode, wrong.data.field]).toEqual([403, 'password']);
  const taken = await change({ email: (await site.person()).email.toUpperCase() });
  expect([taken.data.code, taken.data.field]).toEqual(['email_taken', 'email']);
  const asked = await change({});
  expect(asked.data).toMatchObject({ isPending: true, user: { email: person.email } });
  const mails = [];
  for (;;) {
    const mail = await site.deps.writer.claimMail(now, now + 60 * minute);
    if (!mail) break;
    mails.push(mail);
  }
  const sent = mails.find(({ recipient }) => recipient === email);
  const token = /verify-email#address\.([\w-]{43})$/m.exec(sent?.text ?? '')?.[1] ?? '';
  expect((await login({ ...person, email }, person.password)).data.success).toBe(false);
  const confirm = (of: string) => post('confirm-email', { token: of });
  expect((await confirm(token.slice(1))).data.code).toBe('email_link_over');
  expect((await confirm(token)).statusCode).toBe(200);
  expect((await confirm(token)).statusCode).toBe(200);
  expect((await login({ ...person, email }, person.password)).data.success).toBe(true);
  expect((await login(person, person.password)).data.success).toBe(false);
  expect((await mailsTo(person)).map(({ kind }) => kind)).toEqual(['told']);
  const told = mails.filter(({ kind, recipient }) => kind === 'told' && recipient === person.email);
  expect(told).toHaveLength(1);
  // The moment is ours: no sign is hidden in it, at which it would break over two lines.
  expect(told[0]?.text).toMatch(/ \d+:\d\d UTC/);
});

test('a site that mails nobody changes an address at once, with the present password', async () => {
  await using own = await openSite();
  const person = await own.person();
  const email = `moved-${person._id}@example.org`;
  const json = { email: ` ${email.toUpperCase()} `, password: person.password };
  const of = { method: 'PUT', token: person.token, json } as const;
  const reply = await own.call('/api/v1/account/email', of);
  expect(reply.data).toMatchObject({ isPending: false, user: { email } });
  const again = { method: 'POST', json: { email, password: person.password } } as const;
  expect((await own.call('/api/v1/auth/login', again)).data.success).toBe(true);
});
