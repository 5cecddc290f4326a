import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { mailDueAt } from '#domain/notifications/mail-times.ts';
import { renewMail, writeNextMail } from '#server/mails/mail-people.ts';
import { createMailer } from '#server/mails/mailer.ts';
import { sendDueMails } from '#server/mails/send-mails.ts';
import type { ClaimedMail } from '#storage/features/mails/rows.ts';
import { recipeRow } from '#storage/suite/fixtures.ts';
import { headerOf, MailServer, partOf } from '#test/support/mails/mail-server.ts';
import { addPerson } from '#test/support/rights.ts';
import { openSite, type TestSite } from '#test/support/site.ts';

const minute = 60_000;
const from = 'cook@example.org';
const origin = 'https://recipes.example.org';
const on = { ACCOUNT_MAIL: 'on', SMTP_URL: 'smtp://127.0.0.1:9', CONTACT_TO: from };

let now = Date.parse('2026-11-23T12:00:00Z');
let server: MailServer;
let site: TestSite;
beforeAll(async () => {
  server = await MailServer.start();
  site = await openSite({ ...on, PUBLIC_URL: origin }, { now: () => now });
});
afterAll(async () => {
  await site[Symbol.asyncDispose]();
  await server[Symbol.asyncDispose]();
});
beforeEach(() => {
  server.mails.length = 0;
});

type Person = Awaited<ReturnType<TestSite['person']>>;
const settingsPath = '/api/v1/notifications/settings';
const choose = ({ token }: Person, kinds: Record<string, string>, language = 'en', of = site) => {
  const settings = Object.entries(kinds).map(([kind, mail]) => ({ kind, site: true, mail }));
  const headers = { 'x-language': language };
  return of.call(settingsPath, { method: 'PUT', token, json: { settings }, headers });
};
const chosen = async ({ token }: Person) => (await site.call(settingsPath, { token })).data;

/** Writes and sends what is due by now, as any of several processes does it. */
async function send() {
  const mailer = createMailer({ smtpUrl: server.url, contactTo: from, from, brand: 'Potluck' });
  const parts = { ...site.deps, mailer, now: () => now };
  const write = () => writeNextMail(parts);
  const renew = (mail: ClaimedMail) => renewMail(parts, mail);
  const tell = () => undefined;
  await sendDueMails({ ...parts, write, renew, tell }, new AbortController().signal);
  return server.mails.splice(0);
}

const linkIn = (raw: string, place: string) =>
  new RegExp(`${origin}${place}\\S*`, 'm').exec(partOf(raw, 'text/plain'))?.[0] ?? '';

/** Somebody whose address is proven, by the mailed link. */
async function proven(name = 'Cook'): Promise<Person> {
  const person = await site.person(name);
  const { token } = person;
  await site.call('/api/v1/account/verification', { method: 'POST', token });
  const raw = (await send()).find(({ to }) => to === person.email)?.raw ?? '';
  const json = { token: linkIn(raw, '/verify-email').split('#')[1] };
  await site.call('/api/v1/auth/verify-email', { method: 'POST', json });
  return person;
}

async function review({ token }: Person, recipe: { _id: string }): Promise<string> {
  const json = { asWritten: true, cookedOn: '2026-01-02', text: 'Good' };
  const path = `/api/v1/recipe-reviews/${recipe._id}`;
  return (await site.call(path, { method: 'POST', token, json })).data.review._id;
}

/** A notification of its own, told in the database. */
async function follow(cookId: string, name: string) {
  const { id: userId } = await addPerson(site, name);
  const wish = { userId, cookId, following: true, at: now, most: 1_000 };
  await site.deps.writer.keepFollow(wish);
}

test('500 notifications in a minute are one mail, in which several of a kind are one line', async () => {
  const author = await proven('Ida');
  await choose(author, { follow: 'now', review: 'now' });
  const begin = now;
  const recipe = await site.publish(author, { name: 'Win at evil.example <b>' });
  await review(await site.person('Anna'), recipe);
  for (let n = 0; n < 499; n += 1) {
    await follow(author._id, `Cook ${n}`);
    now = begin + Math.floor((n / 499) * minute);
    if (n % 50 === 0) expect(await send()).toEqual([]);
  }
  now = begin + 2 * minute;
  const mails = (await Promise.all([send(), send()])).flat();
  expect(mails.map(({ to }) => to)).toEqual([author.email]);
  const raw = mails[0]?.raw ?? '';
  const plain = partOf(raw, 'text/plain');
  expect(headerOf(raw, 'Subject')).toBe('2 notifications from Potluck');
  expect(plain).toContain('and 497 others follow you');
  expect(plain).toContain(`${origin}/recipe/${recipe.slug}#reviews`);
  expect(plain.split('\n* ')).toHaveLength(3);
  for (const said of [raw, plain]) expect(said).not.toContain('evil.example');
  expect(partOf(raw, 'text/html')).not.toMatch(/evil\.example|<b>/);
  now += 60 * minute;
  expect(await send()).toEqual([]);
});

test('a mail is in the reader’s language, and of what is beyond its lines it says how much there is', async () => {
  const author = await proven('Ida');
  await choose(author, { review: 'daily' }, 'de');
  const anna = await site.person('Anna');
  for (let n = 0; n < 23; n += 1) {
    now += 1_000;
    const row = recipeRow(author._id, { name: `Gulasch ${n}` });
    await site.deps.writer.publishRecipe(row, null);
    await review(anna, { _id: row.id });
  }
  now = mailDueAt('daily', now) ?? 0;
  const [mail] = await send();
  const plain = partOf(mail?.raw ?? '', 'text/plain');
  expect(plain).toContain('Anna hat über Gulasch 22 berichtet');
  expect(plain.match(/^\* /gm)).toHaveLength(20);
  expect(plain).toContain('Und 3 weitere.');
  expect(plain).toContain(`${origin}/de/recipe/gulasch-22#reviews`);
  expect(partOf(mail?.raw ?? '', 'text/html')).toMatch(/^<!doctype html>\s*<html lang="de">/);
});

test('days and weeks end when they end; what was read, taken back or switched off meanwhile is not mailed', async () => {
  const [daily, weekly, anna] = [
    await proven('Ida'),
    await proven('Wim'),
    await site.person('Anna'),
  ];
  await choose(daily, { review: 'daily' });
  await choose(weekly, { review: 'weekly', follow: 'weekly' });
  await review(anna, await site.publish(daily, { name: 'Goulash' }));
  const stays = await site.publish(weekly, { name: 'Dal' });
  await review(anna, stays);
  await follow(weekly._id, 'Ben');
  const gone = await review(anna, await site.publish(weekly, { name: 'Pie' }));
  const due = mailDueAt('daily', now) ?? 0;
  now = due - 2 * minute;
  expect(await send()).toEqual([]);
  now = due;
  const [mail, ...others] = await send();
  expect([headerOf(mail?.raw ?? '', 'Subject'), others]).toEqual(['Anna reviewed Goulash', []]);
  await site.call(`/api/v1/reviews/${gone}`, { method: 'DELETE', token: anna.token });
  await choose(weekly, { follow: 'off' });
  await review(anna, await site.publish(daily, { name: 'Tart' }));
  const read = { upTo: 'f'.repeat(24) };
  const post = { method: 'POST' as const, token: daily.token, json: read };
  await site.call('/api/v1/notifications/read', post);
  now = mailDueAt('weekly', now) ?? 0;
  const week = await send();
  expect(week.map(({ to, raw }) => [to, headerOf(raw, 'Subject')])).toEqual([
    [weekly.email, 'Anna reviewed Dal'],
  ]);
});

test('settings say what keeps mails from being sent', async () => {
  const person = await site.person();
  expect((await chosen(person)).mailNeeds).toBe('address');
  expect((await chosen(await proven())).mailNeeds).toBeUndefined();
  await using own = await openSite();
  const { token } = await own.person();
  expect((await own.call(settingsPath, { token })).data.mailNeeds).toBe('site');
});

test('one press of a mail program or on the page ends the mails, and no opening does', async () => {
  const people = [await proven('Ida'), await proven('Wim')];
  const anna = await site.person('Anna');
  const tokens: string[] = [];
  for (const [n, person] of people.entries()) {
    await choose(person, { review: 'now', follow: 'weekly' }, n === 0 ? 'en' : 'de');
    await review(anna, await site.publish(person));
    now += 2 * minute;
    const raw = (await send())[0]?.raw ?? '';
    expect(headerOf(raw, 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
    const address = headerOf(raw, 'List-Unsubscribe').slice(1, -1);
    expect(linkIn(raw, `${n === 0 ? '' : '/de'}/unsubscribe`)).toBe(address);
    tokens.push(new URL(address).searchParams.get('token') ?? '');
  }
  const mails = async (person: Person) => {
    const { settings } = await chosen(person);
    return settings.filter(({ mail }: { mail: string }) => mail !== 'off').length;
  };
  const [ida, wim] = people as [Person, Person];
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const press = (query: string, path = '/unsubscribe') =>
    site.app.inject({
      method: 'POST',
      url: `${path}${query}`,
      headers,
      payload: 'List-Unsubscribe=One-Click',
    });
  await site.app.inject({ url: `/unsubscribe?token=${tokens[0]}` });
  expect(await mails(ida)).toBe(2);
  for (const bad of [
    '',
    '?token=',
    '?token=x',
    `?token=${tokens[0]}x`,
    '?token=a&token=b',
    '?token=%00',
  ])
    expect((await press(bad)).statusCode, bad).toBe(410);
  for (const _ of [1, 2]) expect((await press(`?token=${tokens[0]}`)).statusCode).toBe(200);
  expect([await mails(ida), await mails(wim)]).toEqual([0, 2]);
  const german = await press(`?token=${tokens[1]}`, '/de/unsubscribe');
  expect(german.body).toMatch(/^Du bekommst keine Mails/);
  const form = new FormData();
  form.set('List-Unsubscribe', 'One-Click');
  await choose(wim, { review: 'now' }, 'de');
  const call = (token: unknown) =>
    site.call('/api/v1/unsubscribe', { method: 'POST', json: { token } });
  for (const bad of ['x', `${tokens[1]}x`]) expect((await call(bad)).statusCode).toBe(410);
  for (const bad of ['', 5, 'x'.repeat(201)]) expect((await call(bad)).statusCode).toBe(422);
  // The link of an old mail lasts.
  expect((await call(tokens[1])).statusCode).toBe(200);
  expect(await mails(wim)).toBe(0);
  const url = `/unsubscribe?token=${tokens[1]}`;
  expect((await site.call(url, { method: 'POST', form })).statusCode).toBe(200);
});
