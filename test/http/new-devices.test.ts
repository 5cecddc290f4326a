import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeNextMail } from '#server/mails/mail-people.ts';
import { proveAddress } from '#test/support/mails/prove-address.ts';
import { SoftPasskey } from '#test/support/passkey.ts';
import { openSite, type TestSite } from '#test/support/site.ts';

type Person = Awaited<ReturnType<TestSite['person']>>;

const minute = 60_000;
const day = 24 * 60 * minute;
const origin = 'https://recipes.example.org';
const on = {
  ACCOUNT_MAIL: 'on',
  SMTP_URL: 'smtp://127.0.0.1:9',
  CONTACT_TO: 'cook@example.org',
  PUBLIC_URL: origin,
};
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0';
const odd = 'evil.example/1.0 <b>Win</b>';

let now = Date.parse('2026-11-23T12:00:00Z');
let site: TestSite;
beforeAll(async () => {
  site = await openSite(on, { now: () => now });
});
afterAll(() => site[Symbol.asyncDispose]());

const headersOf = (agent: string, device?: string) => ({
  'user-agent': agent,
  ...(device ? { 'x-device': device } : {}),
});
/** Logs in; what the device is known by from then on. */
async function login(
  { email, password }: Person,
  agent = firefox,
  device?: string,
  language = 'en',
) {
  now += minute;
  const headers = { ...headersOf(agent, device), 'x-language': language };
  const json = { email, password };
  const reply = await site.call('/api/v1/auth/login', { method: 'POST', json, headers });
  expect(reply.statusCode).toBe(200);
  return reply.data.device as string;
}
/** Somebody with a proven address who has logged in once. */
async function proven(language = 'en') {
  const person = await site.person();
  await proveAddress(site.deps.writer, { id: person._id, email: person.email }, now);
  const device = await login(person, firefox, undefined, language);
  return { ...person, device };
}
/** What is mailed to a person by now of devices. */
async function mailsTo({ email }: Person) {
  while (await writeNextMail({ ...site.deps, now: () => now }));
  const mails = [];
  for (;;) {
    const mail = await site.deps.writer.claimMail(now, now + 400 * day);
    if (!mail) return mails;
    if (mail.recipient === email && mail.kind === 'device') mails.push(mail);
  }
}

test('a login from a device that is new to the account is mailed; the first one and known ones are not', async () => {
  const person = await proven('de');
  await login(person, firefox, person.device, 'de');
  expect(await mailsTo(person)).toEqual([]);
  const other = await login(person, odd, undefined, 'en');
  const [mail, ...more] = await mailsTo(person);
  expect(more).toEqual([]);
  expect(mail?.subject).toBe('Ein neues Gerät hat sich in deinem Konto bei Potluck angemeldet');
  const today = new Date(now).toLocaleDateString('de', { timeZone: 'UTC', dateStyle: 'medium' });
  expect(mail?.text).toContain(`* Unbekanntes Gerät: ${today}, `);
  expect(mail?.text).toContain(`${origin}/de/account`);
  expect(mail?.html).toContain('<html lang="de">');
  for (const said of [mail?.text, mail?.html]) expect(said).not.toMatch(/evil|<b>/);
  now += 2 * 60 * minute;
  await login(person, odd, other);
  expect(await mailsTo(person)).toEqual([]);
  // A device that others log in with is new to this account.
  const neighbour = await proven();
  await login(person, firefox, neighbour.device);
  expect((await mailsTo(person)).map(({ text }) => text)).toEqual([
    expect.stringContaining('* Firefox, Linux: '),
  ]);
});

test('whoever logs in over and over is one mail an hour', async () => {
  const person = await proven();
  await login(person, firefox, person.device);
  for (let n = 0; n < 10; n += 1) await login(person, firefox);
  const [first] = await mailsTo(person);
  expect(first?.text.match(/^\* Firefox, Linux: /gm)).toHaveLength(5);
  expect(first?.text).toContain('And 5 more.');
  for (let n = 0; n < 3; n += 1) await login(person, firefox);
  expect(await mailsTo(person)).toEqual([]);
  now += 60 * minute;
  const [second, ...more] = await mailsTo(person);
  expect(second?.text.match(/^\* /gm)).toHaveLength(3);
  expect(more).toEqual([]);
});

test('a program that keeps no token is told of twice, then once in 30 days', async () => {
  const person = await proven();
  const told = [];
  for (let days = 1; days <= 40; days += 1) {
    now += day;
    await login(person, firefox);
    if ((await mailsTo(person)).length > 0) told.push(days);
  }
  expect(told).toEqual([1, 2, 32]);
  await login(person, odd);
  expect(await mailsTo(person)).toHaveLength(1);
});

test('a login with a passkey is told like one with the password', async () => {
  const person = await proven();
  const { token } = person;
  const post = (path: string, json?: unknown, headers = {}) =>
    site.call(`/api/v1/${path}`, { method: 'POST', json, token, headers });
  const { options } = (await post('account/passkeys/offer', { password: person.password })).data;
  const passkey = new SoftPasskey(origin);
  await post('account/passkeys', { name: 'Laptop', ...passkey.make(options.challenge) });
  for (const device of [person.device, undefined]) {
    now += minute;
    const { challenge } = (await post('auth/passkey/challenge')).data.options;
    const headers = headersOf(firefox, device);
    const reply = await post('auth/passkey/login', passkey.answer(challenge), headers);
    expect(reply.statusCode).toBe(200);
    expect(await mailsTo(person)).toHaveLength(device ? 0 : 1);
  }
});

test('nobody is told at an address that is not proven', async () => {
  const person = await site.person();
  for (let n = 0; n < 3; n += 1) await login(person, firefox);
  expect(await mailsTo(person)).toEqual([]);
  await proveAddress(site.deps.writer, { id: person._id, email: person.email }, now);
  expect(await mailsTo(person)).toEqual([]);
});
