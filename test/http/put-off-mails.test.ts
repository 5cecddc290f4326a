import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { mailDueAt } from '#domain/notifications/mail-times.ts';
import { renewMail, writeNextMail } from '#server/mails/mail-people.ts';
import { createMailer } from '#server/mails/mailer.ts';
import { leaseMs, type MailOutcome, sendDueMails } from '#server/mails/send-mails.ts';
import { headerOf, MailServer, partOf } from '#test/support/mails/mail-server.ts';
import { proveAddress } from '#test/support/mails/prove-address.ts';
import { openSite, recipeForm, type TestSite } from '#test/support/site.ts';

type Person = Awaited<ReturnType<TestSite['person']>>;

const minute = 60_000;
const hour = 60 * minute;
const from = 'cook@example.org';
const on = { ACCOUNT_MAIL: 'on', SMTP_URL: 'smtp://127.0.0.1:9', CONTACT_TO: from };

let now = Date.parse('2026-11-23T12:00:00Z');
let server: MailServer;
let site: TestSite;
let admin: Person;
beforeAll(async () => {
  server = await MailServer.start();
  site = await openSite({ ...on, PUBLIC_URL: 'https://recipes.example.org' }, { now: () => now });
  admin = await site.admin();
});
afterAll(async () => {
  await site[Symbol.asyncDispose]();
  await server[Symbol.asyncDispose]();
});
beforeEach(() => {
  server.refuse = () => 0;
});

/** Writes and sends what is due by now, as any of several processes does it; what came, and what became of each try. */
async function send(smtpUrl = server.url) {
  const outcomes: MailOutcome[] = [];
  const mailer = createMailer({ smtpUrl, contactTo: from, from, brand: 'Potluck' });
  const parts = { ...site.deps, mailer, now: () => now };
  await sendDueMails(
    {
      ...parts,
      write: () => writeNextMail(parts),
      renew: (mail) => renewMail(parts, mail),
      tell: (_mail, outcome) => outcomes.push(outcome),
    },
    new AbortController().signal,
  );
  const mails = server.mails.splice(0);
  return { outcomes, mails, subjects: mails.map(({ raw }) => headerOf(raw, 'Subject')) };
}

const call = (method: 'POST' | 'PUT' | 'DELETE', path: string, { token }: Person, json?: object) =>
  site.call(`/api/v1/${path}`, { method, token, json });

const choose = (person: Person, kinds: Record<string, string>) => {
  const settings = Object.entries(kinds).map(([kind, mail]) => ({ kind, site: true, mail }));
  return call('PUT', 'notifications/settings', person, { settings });
};

/** Somebody with a proven address, to whom nothing is on its way. */
async function proven(kinds: Record<string, string>): Promise<Person> {
  const person = await site.person('Ida');
  await proveAddress(site.deps.writer, { id: person._id, email: person.email }, now);
  await choose(person, kinds);
  await send();
  return person;
}

/** What is due to a person is mailed, and the server takes it another time. */
async function putOff({ email }: Person, wait = 2 * minute) {
  server.refuse = (address) => (address === email ? 451 : 0);
  now += wait;
  expect(await send()).toMatchObject({ outcomes: ['put-off'], mails: [] });
  server.refuse = () => 0;
  expect((await send()).outcomes).toEqual([]);
  now += 1_000;
}

async function review({ token }: Person, recipe: { _id: string }): Promise<string> {
  const json = { asWritten: true, cookedOn: '2026-01-02', text: 'Good' };
  const path = `/api/v1/recipe-reviews/${recipe._id}`;
  return (await site.call(path, { method: 'POST', token, json })).data.review._id;
}

const follow = (by: Person, cook: Person, following = true) =>
  call('PUT', `follows/${cook._id}`, by, { following });

/** Anna has reviewed a recipe of somebody, and Ben follows them; the mail that tells of both was put off. */
async function waiting(time = 'now', wait?: number) {
  const reader = await proven({ review: time, follow: time });
  const [anna, ben] = [await site.person('Anna'), await site.person('Ben')];
  const recipe = await site.publish(reader, { name: 'Goulash' });
  const reviewId = await review(anna, recipe);
  await follow(ben, reader);
  await putOff(reader, wait);
  return { reader, anna, ben, recipe, reviewId };
}
type Waiting = Awaited<ReturnType<typeof waiting>>;

const gone: [string, (waiting: Waiting) => ReturnType<TestSite['call']>][] = [
  ['its writer deletes', ({ anna, reviewId }) => call('DELETE', `reviews/${reviewId}`, anna)],
  [
    'a moderator hides',
    ({ reviewId }) =>
      call('PUT', `admin/posts/review/${reviewId}`, admin, { hidden: true, reason: 'Rude' }),
  ],
  [
    'stands below a recipe that goes',
    ({ reader, recipe }) => call('DELETE', `food/delete-food/${recipe._id}`, reader),
  ],
  [
    'somebody wrote who was blocked',
    ({ reader, anna }) => call('PUT', `blocks/${anna._id}`, reader, { kind: 'block' }),
  ],
  [
    'somebody wrote who was muted',
    ({ reader, anna }) => call('PUT', `blocks/${anna._id}`, reader, { kind: 'mute' }),
  ],
  [
    'was read',
    ({ reader, recipe }) =>
      call('POST', 'notifications/read', reader, {
        upTo: 'f'.repeat(24),
        group: `review:${recipe._id}`,
      }),
  ],
  ['is of a kind that is mailed no more', ({ reader }) => choose(reader, { review: 'off' })],
];

describe('a mail that was put off', () => {
  test.each(gone)('tells nothing any more that %s, and the rest', async (_, act) => {
    const found = await waiting();
    expect((await act(found)).statusCode).toBe(200);
    now += minute;
    const { subjects, mails } = await send();
    expect(subjects).toEqual(['Ben follows you']);
    expect(mails[0]?.to).toBe(found.reader.email);
    for (const type of ['text/plain', 'text/html'] as const)
      expect(partOf(mails[0]?.raw ?? '', type)).not.toMatch(/Anna|Goulash/);
  });

  test('names nobody who has left', async () => {
    const { ben } = await waiting();
    const leave = { password: ben.password, recipes: 'go' };
    expect((await call('POST', 'account/leave', ben, leave)).statusCode).toBe(200);
    now += minute;
    expect((await send()).subjects).toEqual(['Anna reviewed Goulash']);
  });

  test('leaves to the week’s end what is chosen to be told then', async () => {
    const { reader } = await waiting();
    await choose(reader, { review: 'weekly' });
    now += minute;
    expect((await send()).subjects).toEqual(['Ben follows you']);
    now = mailDueAt('weekly', now) ?? 0;
    expect((await send()).subjects).toEqual(['Anna reviewed Goulash']);
  });

  test('at the end of a day is written anew like one at once', async () => {
    const { reviewId, anna } = await waiting('daily', (mailDueAt('daily', now) ?? 0) - now);
    await call('DELETE', `reviews/${reviewId}`, anna);
    now += minute;
    expect((await send()).subjects).toEqual(['Ben follows you']);
  });

  test('goes where nothing is left that it told, and does not come back', async () => {
    const { reader, reviewId, anna, ben } = await waiting();
    await call('DELETE', `reviews/${reviewId}`, anna);
    await follow(ben, reader, false);
    now += minute;
    expect(await send()).toMatchObject({ outcomes: [], mails: [] });
    now += 48 * hour;
    expect(await send()).toMatchObject({ outcomes: [], mails: [] });
  });

  test('names no recipe that its cook took out of the lists, and calls others what they are called now', async () => {
    const reader = await proven({ published: 'now' });
    const cook = await site.person('Anna');
    await site.publish(cook, { name: 'Bread' });
    await follow(reader, cook);
    const hidden = await site.publish(cook, { name: 'Secret pie' });
    const other = await site.publish(cook, { name: 'Goulash' });
    await putOff(reader);
    const change = async (id: string, fields: Record<string, string>) => {
      const form = await recipeForm({ photo: null, ...fields });
      const path = `/api/v1/food/update-food/${id}`;
      expect((await site.call(path, { method: 'PUT', token: cook.token, form })).statusCode).toBe(
        200,
      );
    };
    await change(hidden._id, { name: 'Secret pie', unlisted: 'true' });
    await change(other._id, { name: 'Dal' });
    now += minute;
    const { subjects, mails } = await send();
    expect(subjects).toEqual(['Anna published Dal']);
    expect(partOf(mails[0]?.raw ?? '', 'text/plain')).not.toMatch(/Secret|Goulash/);
  });

  test('comes not to an address of before, and what it told to the one that is proven since', async () => {
    const { reader } = await waiting();
    const email = `moved-${reader._id}@example.org`;
    await call('PUT', 'account/email', reader, { email, password: reader.password });
    const plain = (await send()).mails.map(({ raw }) => partOf(raw, 'text/plain')).join('\n');
    const json = { token: /#address\.([\w-]{43})$/m.exec(plain)?.[1] };
    const path = '/api/v1/auth/confirm-email';
    expect((await site.call(path, { method: 'POST', json })).statusCode).toBe(200);
    now += minute;
    const mails = [...(await send()).mails, ...(await send()).mails];
    const told = mails.filter(({ raw }) => headerOf(raw, 'List-Unsubscribe') !== '');
    expect(told.map(({ to }) => to)).toEqual([email]);
  });

  test('tells nothing that came since: that is told in the next one', async () => {
    const { reader, recipe } = await waiting();
    await review(await site.person('Carl'), recipe);
    now += 2 * minute;
    const { subjects, mails } = await send();
    expect(subjects).toEqual(['2 notifications from Potluck', 'Carl reviewed Goulash']);
    expect(partOf(mails[0]?.raw ?? '', 'text/plain')).not.toContain('Carl');
    expect(mails.map(({ to }) => to)).toEqual([reader.email, reader.email]);
  });

  test('is no mail of what is taken back and done again before it went: that is in the next one', async () => {
    const { reader, ben } = await waiting();
    await follow(ben, reader, false);
    await follow(ben, reader);
    now += 2 * minute;
    expect((await send()).subjects).toEqual(['Anna reviewed Goulash', 'Ben follows you']);
  });

  test('is given up a day after it was first written, and told in no other', async () => {
    const { reader, reviewId, anna } = await waiting();
    const begin = now;
    const end = begin + 24 * hour;
    server.refuse = (address) => (address === reader.email ? 451 : 0);
    const outcomes: MailOutcome[] = [];
    while (now < end) {
      // It is tried again after minutes at first, and after hours later.
      now += now < begin + hour ? 10 * minute : 30 * minute;
      outcomes.push(...(await send()).outcomes);
      if (now === begin + 5 * hour) await call('DELETE', `reviews/${reviewId}`, anna);
    }
    expect(outcomes.length).toBeLessThan(12);
    expect(outcomes.at(-1)).toBe('given-up');
    server.refuse = () => 0;
    for (let days = 0; days < 16; days += 1) {
      now += 24 * hour;
      expect(await send()).toMatchObject({ outcomes: [], mails: [] });
    }
  });
});

test('what a mail tells is decided at each try: while no server was there, and after its process was killed', async () => {
  const { reader, reviewId, anna, ben } = await waiting();
  now += minute;
  expect((await send('smtp://127.0.0.1:1')).outcomes).toEqual(['put-off']);
  await call('DELETE', `reviews/${reviewId}`, anna);
  now += minute;
  const claimed = await site.deps.writer.claimMail(now, now + leaseMs);
  if (claimed?.userId !== reader._id) throw new Error('another mail was due');
  await renewMail(site.deps, claimed);
  now += leaseMs;
  const both = await Promise.all([send(), send()]);
  const mails = both.flatMap((sent) => sent.mails);
  // The same mail, for the server may have it from the process that was killed.
  expect(mails.map(({ messageId }) => messageId)).toEqual([claimed.messageId]);
  expect(headerOf(mails[0]?.raw ?? '', 'Subject')).toBe('Ben follows you');
  // What a mail has told counts as told.
  await follow(ben, reader, false);
  await follow(ben, reader);
  now += 48 * hour;
  expect((await send()).mails).toEqual([]);
});
