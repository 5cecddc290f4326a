import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { renewMail, writeNextMail } from '#server/mails/mail-people.ts';
import { createMailer } from '#server/mails/mailer.ts';
import { type MailOutcome, sendDueMails } from '#server/mails/send-mails.ts';
import type { ClaimedMail } from '#storage/features/mails/rows.ts';
import { headerOf, MailServer, partOf } from '#test/support/mails/mail-server.ts';
import { openAccount } from '#test/support/people.ts';
import { openSite, type TestSite } from '#test/support/site.ts';

const hour = 3_600_000;
const from = 'cook@example.org';
const on = {
  ACCOUNT_MAIL: 'on',
  SMTP_URL: 'smtp://127.0.0.1:9',
  CONTACT_TO: from,
  PUBLIC_URL: 'https://recipes.example.org',
};

let now = Date.now();
let server: MailServer;
let site: TestSite;
beforeAll(async () => {
  server = await MailServer.start();
  site = await openSite(on, { now: () => now });
});
afterAll(async () => {
  await site[Symbol.asyncDispose]();
  await server[Symbol.asyncDispose]();
});
beforeEach(() => {
  server.mails.length = 0;
  server.refuse = () => 0;
});

type Person = { token: string; email: string };
const ask = ({ token }: Pick<Person, 'token'>, headers = {}, of = site) =>
  of.call('/api/v1/account/verification', { method: 'POST', token, headers });
const verify = (token: string) =>
  site.call('/api/v1/auth/verify-email', { method: 'POST', json: { token } });
const isVerified = async ({ token }: Person) =>
  (await site.call('/api/v1/account/mail', { token })).data.isVerified;

/** Somebody with such an address asks to prove it, as one does who registers: that hashes two secrets too, which is slow on purpose. */
async function askWith(email: string, of: TestSite): Promise<number> {
  return (await ask(await openAccount(of.deps, 'N', email), {}, of)).statusCode;
}

/** Sends what is due by now; what became of each try. */
async function send(smtpUrl = server.url): Promise<MailOutcome[]> {
  const outcomes: MailOutcome[] = [];
  const mailer = createMailer({ smtpUrl, contactTo: from, from, brand: 'Potluck' });
  const parts = { ...site.deps, mailer, now: () => now };
  const tell = (_mail: object, outcome: MailOutcome) => outcomes.push(outcome);
  const write = () => writeNextMail(parts);
  const renew = (mail: ClaimedMail) => renewMail(parts, mail);
  await sendDueMails({ ...parts, write, renew, tell }, new AbortController().signal);
  return outcomes;
}

/** The token of the mail that came last to an address. */
const tokenTo = (email: string): string => {
  const raw = server.mails.findLast(({ to }) => to === email)?.raw ?? '';
  return /verify-email#([\w-]{43})$/m.exec(partOf(raw, 'text/plain'))?.[1] ?? '';
};

test('a mailed link proves an address, once pressed, in the language that it was asked in', async () => {
  const person = await site.person();
  expect((await ask(person, { 'x-language': 'de' })).data).toMatchObject({ isVerified: false });
  expect(await send()).toEqual(['sent']);
  const [mail] = server.mails;
  expect(mail?.to).toBe(person.email);
  expect(headerOf(mail?.raw ?? '', 'Message-ID')).toMatch(/^<[0-9a-f]{24}@recipes\.example\.org>$/);
  expect(headerOf(mail?.raw ?? '', 'From')).toBe(`Potluck <${from}>`);
  expect(partOf(mail?.raw ?? '', 'text/plain')).toContain(
    'https://recipes.example.org/de/verify-email#',
  );
  expect(partOf(mail?.raw ?? '', 'text/html')).toMatch(/^<!doctype html>\s*<html lang="de">/);
  expect(partOf(mail?.raw ?? '', 'text/html')).not.toMatch(/<img|<script/);
  expect(await isVerified(person)).toBe(false);
  const token = tokenTo(person.email);
  expect((await verify(token)).statusCode).toBe(200);
  expect(await isVerified(person)).toBe(true);
  // A press may be sent twice.
  expect((await verify(token)).statusCode).toBe(200);
  expect((await ask(person)).data.isVerified).toBe(true);
  expect(await send()).toEqual([]);
});

test('an account that is opened is mailed a link in which nothing stands that was typed', async () => {
  const email = 'new.one@example.org';
  const json = { name: 'Win at evil.example', email, password: 'correct horse', answer: 'Dal' };
  const reply = await site.call('/api/v1/auth/register', { method: 'POST', json });
  expect(reply.statusCode).toBe(201);
  await send();
  const raw = server.mails.at(-1)?.raw ?? '';
  expect(partOf(raw, 'text/plain')).toContain('verify-email#');
  expect(raw + partOf(raw, 'text/html') + partOf(raw, 'text/plain')).not.toContain('evil');
});

describe('a link', () => {
  test('is good for a day, until a newer one is asked for, and no other sign of it is', async () => {
    const person = await site.person();
    await ask(person);
    await send();
    const first = tokenTo(person.email);
    await ask(person);
    await send();
    const second = tokenTo(person.email);
    expect(second).not.toBe(first);
    const wrong = [first, second.slice(1), `${second}x`, second.toUpperCase(), ' ', '\u0000', '💥'];
    for (const token of [...wrong, 'x'.repeat(200)]) {
      const { statusCode, data } = await verify(token);
      expect([410, 422], data.code).toContain(statusCode);
    }
    expect(await isVerified(person)).toBe(false);
    now += 24 * hour;
    expect((await verify(second)).data.code).toBe('verify_link_over');
    expect(await isVerified(person)).toBe(false);
  });

  test('that waits is not sent where a newer one takes its place', async () => {
    const person = await site.person();
    await ask(person);
    await ask(person);
    expect(await send()).toEqual(['sent']);
  });
});

describe('a mail', () => {
  test('that is refused for now is sent later as the same mail, and one that is refused for good never', async () => {
    const [later, never] = [await site.person(), await site.person()];
    await ask(later);
    await ask(never);
    server.refuse = (address) => (address === never.email ? 550 : 451);
    expect((await send()).toSorted()).toEqual(['given-up', 'put-off']);
    server.refuse = () => 0;
    expect(await send()).toEqual([]);
    now += 60_000;
    expect(await send()).toEqual(['sent']);
    expect(server.mails.map(({ to }) => to)).toEqual([later.email]);
  });

  test('waits for a server that is away, until it is too late for it', async () => {
    const person = await site.person();
    await ask(person);
    expect(await send('smtp://127.0.0.1:1')).toEqual(['put-off']);
    now += 25 * hour;
    expect(await send()).toEqual(['given-up']);
    expect(server.mails).toEqual([]);
  });
});

test('neither an account, a mailbox nor a visitor is mailed without end', async () => {
  const limits = { LIMIT_VERIFY_PER_ACCOUNT: '2', LIMIT_VERIFY_PER_ADDRESS: '3' };
  await using own = await openSite({ ...on, ...limits });
  const person = await own.person();
  for (const status of [200, 200, 429])
    expect((await ask(person, {}, own)).statusCode).toBe(status);
  const register = (email: string, address: string) => {
    const json = { name: 'N', email, password: 'correct horse', answer: 'Dal' };
    return own.call('/api/v1/auth/register', { method: 'POST', json, address });
  };
  const mailed = async () => {
    let mails = 0;
    while (await own.deps.writer.claimMail(Date.now(), Date.now() + hour)) mails += 1;
    return mails;
  };
  expect(await mailed()).toBe(1);
  // The accounts are opened; what is mailed to one mailbox under its names behind a plus, with dots or not, is four times that of an account.
  const dotted = ['v.ictim+a@gmail.com', 'vi.ctim+a@gmail.com', 'vic.tim+@googlemail.com'];
  const plain = [1, 2, 3, 4, 5, 6, 7].map((n) => `victim+${n}@gmail.com`);
  for (const [n, email] of [...dotted, ...plain].entries()) {
    expect((await register(email, `10.9.${n}.6`)).statusCode).toBe(201);
  }
  expect(await mailed()).toBe(8);
  for (let n = 0; n < 5; n += 1) {
    expect((await register(`of.one.visitor+${n}@${n}.example`, '10.8.8.7')).statusCode).toBe(201);
  }
  expect(await mailed()).toBe(3);
});

test('an address that is given to one new account after another is mailed no more than four of them', async () => {
  await using own = await openSite({ ...on, LIMIT_VERIFY_PER_ACCOUNT: '1' });
  const email = 'victim@example.net';
  const json = { name: 'N', email, password: 'correct horse', answer: 'Dal' };
  const { reader, writer } = own.deps;
  for (const isMailed of [true, true, true, true, false]) {
    const reply = await own.call('/api/v1/auth/register', { method: 'POST', json });
    expect(reply.statusCode).toBe(201);
    expect((await writer.claimMail(Date.now(), Date.now() + hour)) !== null).toBe(isMailed);
    await writer.deleteUser((await reader.findUserByEmail(email))?.id ?? '', null);
  }
});

test('a visitor asks for so many mails to new addresses, from whichever account', async () => {
  await using own = await openSite({ ...on, LIMIT_VERIFY_PER_ADDRESS: '1' });
  const move = async (address: string) => {
    const { token, password, _id } = await own.person();
    const json = { email: `${_id}@example.net`, password };
    const call = { method: 'PUT' as const, token, json, address };
    return (await own.call('/api/v1/account/email', call)).statusCode;
  };
  const statuses = [await move('10.9.8.7'), await move('10.9.8.7'), await move('10.9.8.6')];
  expect(statuses).toEqual([200, 429, 200]);
});

test('others keep nobody from proving their own address, however much they ask for its mailbox', async () => {
  const limits = { LIMIT_VERIFY_PER_ACCOUNT: '2', LIMIT_VERIFY_PER_ADDRESS: '100' };
  await using own = await openSite({ ...on, ...limits });
  const victim = await own.person();
  const stranger = await own.person();
  const [name, host] = victim.email.split('@');
  const move = (email: string) => {
    const json = { email, password: stranger.password };
    const { token } = stranger;
    return own.call('/api/v1/account/email', { method: 'PUT', token, json });
  };
  // A move that is refused is none of the mailbox's mails, and does not use up what those may be.
  expect((await move(victim.email)).statusCode).toBe(409);
  for (const n of [1, 2]) {
    const email = `${name}+${n}@${host}`;
    const json = { name: 'N', email, password: 'correct horse', answer: 'Dal' };
    const reply = await own.call('/api/v1/auth/register', { method: 'POST', json });
    expect(reply.statusCode).toBe(201);
  }
  expect((await ask(victim, {}, own)).statusCode).toBe(200);
});

test.each(['anna.meier@gmail.com', 'annameier@googlemail.com', 'annameier@example.net'])(
  'others who ask for other names of its mailbox keep nobody from moving to %s, nor from proving it',
  async (email) => {
    const limits = { LIMIT_VERIFY_PER_ACCOUNT: '1', LIMIT_VERIFY_PER_ADDRESS: '100' };
    await using own = await openSite({ ...on, ...limits });
    const register = (email: string) => {
      const json = { name: 'N', email, password: 'correct horse', answer: 'Dal' };
      return own.call('/api/v1/auth/register', { method: 'POST', json });
    };
    for (const n of [1, 2, 3, 5, 6]) {
      const dotted = `${'annameier'.slice(0, n)}.${'annameier'.slice(n)}@gmail.com`;
      // The fifth behind a plus is one more than a mailbox gets under all such names; each with dots has a count of its own.
      expect(await askWith(email.replace('@', `+${n}@`), own), `+${n}`).toBe(n === 6 ? 429 : 200);
      expect(await askWith(dotted, own), dotted).toBe(200);
    }
    const { token, password } = await own.person();
    const call = { method: 'PUT' as const, token, json: { email, password } };
    expect((await own.call('/api/v1/account/email', call)).statusCode).toBe(200);
    expect((await register(email)).statusCode).toBe(201);
    const recipients: string[] = [];
    const claim = () => own.deps.writer.claimMail(Date.now(), Date.now() + hour);
    for (let mail = await claim(); mail; mail = await claim())
      if (mail.kind === 'verify') recipients.push(mail.recipient);
    expect(recipients).toContain(email);
    // Of the five behind a plus.
    expect(recipients.filter((one) => one.includes('+'))).toHaveLength(4);
  },
);

test('a mailbox is not mailed without end under ways to set its dots, and its plain name is mailed still', async () => {
  const limits = { LIMIT_VERIFY_PER_ACCOUNT: '1', LIMIT_VERIFY_PER_ADDRESS: '100' };
  await using own = await openSite({ ...on, ...limits });
  const plain = 'annameier@gmail.com';
  // Each bit of a number sets a dot.
  const dotted = (ways: number) =>
    plain.replace(/[a-z](?=.*@)/g, (letter, at: number) =>
      (ways >> at) & 1 ? `${letter}.` : letter,
    );
  const emails = Array.from({ length: 18 }, (_, n) => dotted(n + 1));
  // Four times what goes to one address, which is four times what an account may ask for; the plain name does not count there.
  const mailed = [...emails.slice(0, 16), plain];
  for (const email of [...emails, plain])
    expect(await askWith(email, own), email).toBe(mailed.includes(email) ? 200 : 429);
  // An account is opened all the same, and its address is not mailed.
  const json = { name: 'N', email: dotted(19), password: 'correct horse', answer: 'Dal' };
  const reply = await own.call('/api/v1/auth/register', { method: 'POST', json });
  expect(reply.statusCode).toBe(201);
  const recipients: string[] = [];
  const claim = () => own.deps.writer.claimMail(Date.now(), Date.now() + hour);
  for (let mail = await claim(); mail; mail = await claim()) recipients.push(mail.recipient);
  expect(recipients.toSorted()).toEqual(mailed.toSorted());
});

test('no stranger keeps an account from moving to its own mailbox, and none is mailed without end', async () => {
  const limits = { LIMIT_VERIFY_PER_ACCOUNT: '2', LIMIT_VERIFY_PER_ADDRESS: '100' };
  await using own = await openSite({ ...on, ...limits });
  const [stranger, owner] = [await own.person(), await own.person()];
  const move = async ({ token, password }: typeof owner) => {
    const json = { email: 'new.home@example.net', password };
    return (await own.call('/api/v1/account/email', { method: 'PUT', token, json })).statusCode;
  };
  for (const status of [200, 200, 429]) expect(await move(stranger)).toBe(status);
  expect(await move(owner)).toBe(200);
  // A mailbox gets four times what one account may ask for.
  for (const status of [200, 200, 200, 200, 200, 429])
    expect(await move(await own.person())).toBe(status);
});

test('a site without mails says so, and refuses to send any', async () => {
  await using own = await openSite();
  const person = await own.person();
  const { data } = await own.call('/api/v1/account/mail', { token: person.token });
  expect(data).toMatchObject({ isOffered: false, isVerified: false });
  expect((await ask(person, {}, own)).data.code).toBe('mail_off');
});
