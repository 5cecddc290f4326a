import { expect, test } from 'vitest';
import { createMetrics } from '#server/process/metrics.ts';
import { logInto, openSite, type TestSite } from '#test/support/site.ts';

type Line = { call?: string; outcome?: string; from?: string; account?: string; level: number };

const eventsOf = (lines: string[]): Line[] =>
  lines.map((line) => JSON.parse(line)).filter(({ event }) => event === 'account');

const post = (site: TestSite, call: string, json: object, address = '203.0.113.77') =>
  site.call(`/api/v1/auth/${call}`, { method: 'POST', json, address });
const day = 24 * 60 * 60 * 1000;

test('failed logins, resets and registrations are counted by what came of them', async () => {
  const token = 'a token for the tests';
  const settings = { LIMIT_LOGIN_PER_ACCOUNT: '2' };
  await using site = await openSite(settings, { metrics: { metrics: createMetrics(), token } });
  const [email, password] = ['cook@example.org', 'correct horse'];
  await post(site, 'register', { name: 'Cook', email, password, answer: 'Dal' });
  for (let n = 0; n < 2; n += 1) await post(site, 'login', { email, password });
  for (let n = 0; n < 3; n += 1) await post(site, 'login', { email, password: 'wrong one' });
  await post(site, 'forgot-password', { email, answer: 'Pizza', newPassword: 'a new password' });
  await post(site, 'forgot-password', { email, answer: 'Dal', newPassword: 'a new password' });
  await post(site, 'register', { name: 'A', email, password, answer: 'Dal' });
  await post(site, 'reset-by-link', { token: 'made up', newPassword: 'a new password' });
  const { body } = await site.call('/metrics', { token });
  const count = (call: string, outcome: string) =>
    Number(
      new RegExp(
        `potluck_account_tries_total\\{call="${call}",outcome="${outcome}"\\} (\\d+)`,
      ).exec(body)?.[1],
    );
  expect([count('login', 'done'), count('login', 'failed'), count('login', 'limited')]).toEqual([
    2, 2, 1,
  ]);
  expect([count('resetPassword', 'failed'), count('resetPassword', 'done')]).toEqual([1, 1]);
  expect([count('register', 'done'), count('register', 'failed')]).toEqual([1, 1]);
  expect(count('resetByLink', 'failed')).toBe(1);
});

test('the log tells of guessing at its usual level, and names neither person nor address', async () => {
  const lines: string[] = [];
  // Names of addresses are those of a day.
  const noon = Date.parse('2026-11-21T12:00:00Z');
  await using site = await openSite({}, { log: logInto(lines), now: () => noon });
  const { email, password } = await site.person();
  for (const address of ['203.0.113.77', '203.0.113.77', '203.0.113.78']) {
    await post(site, 'login', { email, password: 'wrong one' }, address);
  }
  await post(site, 'login', { email: ' NOBODY@example.org', password: 'wrong one' });
  await post(site, 'forgot-password', { email, answer: 'Dal', newPassword: 'a new password' });
  await post(site, 'login', { email, password: 'a new password' });
  const events = eventsOf(lines);
  expect(events.map(({ call, outcome, level }) => [call, outcome, level])).toEqual([
    ...Array(4).fill(['login', 'failed', 40]),
    ['resetPassword', 'done', 40],
  ]);
  const [first, second, elsewhere, unknown, reset] = events;
  expect([first?.from, first?.account]).toEqual([second?.from, second?.account]);
  expect(elsewhere?.from).not.toBe(first?.from);
  expect(elsewhere?.account).toBe(first?.account);
  expect(unknown?.from).toBe(first?.from);
  expect(unknown?.account).not.toBe(first?.account);
  expect([reset?.from, reset?.account]).toEqual([first?.from, first?.account]);
  for (const secret of ['203.0.113', email, password, 'nobody@', 'wrong one', 'Dal']) {
    expect(lines.join('')).not.toContain(secret);
  }
});

test('what goes on beyond a limit does not fill the log', async () => {
  const lines: string[] = [];
  await using site = await openSite({ LIMIT_LOGIN_PER_ACCOUNT: '2' }, { log: logInto(lines) });
  const guess = { email: 'nobody@example.org', password: 'wrong one' };
  for (let n = 0; n < 20; n += 1) await post(site, 'login', guess);
  expect(eventsOf(lines)).toHaveLength(2);
});

test('an address has another name every day, the same in every process of that day', async () => {
  const lines: string[] = [];
  let now = Date.parse('2026-11-21T23:59:00Z');
  await using site = await openSite({}, { log: logInto(lines), now: () => now });
  const otherLines: string[] = [];
  const other = { folder: site.folder, log: logInto(otherLines), now: () => now };
  await using beside = await openSite({}, other);
  const guess = { email: 'nobody@example.org', password: 'wrong one' };
  const names = async () => {
    await post(site, 'login', guess);
    await post(beside, 'login', guess);
    return [eventsOf(lines).at(-1)?.from, eventsOf(otherLines).at(-1)?.from];
  };
  const [today, todayBeside] = await names();
  expect(todayBeside).toBe(today);
  const kept = await site.deps.reader.findNote('pseudonym-key');
  now += day;
  const [tomorrow, tomorrowBeside] = await names();
  expect(tomorrowBeside).toBe(tomorrow);
  expect(tomorrow).not.toBe(today);
  // The key of yesterday is gone, and with it every way from its names to an address.
  expect(await site.deps.reader.findNote('pseudonym-key')).not.toContain(kept);
});
