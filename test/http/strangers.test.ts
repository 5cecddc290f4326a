import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addressKey } from '#server/limits/address-key.ts';
import { openSite, type TestSite } from '#test/support/site.ts';
import { solveWork } from '#web/forms/solve-work.ts';

/** Puzzles that take no time: what is tried is who has to solve them, and what then counts. */
const easy = { CHALLENGE_BITS: '4' };

function solve(challenge: string): string {
  const solving = solveWork(challenge);
  for (;;) {
    const step = solving.next();
    if (step.done) return step.value;
  }
}

type Act = 'register' | 'contact' | 'report';
type From = { address?: string; work?: string; password?: string };
let made = 0;

/** One act of a stranger, each time another. */
function act(
  site: TestSite,
  what: Act,
  { address = '10.0.0.1', work, password = 'long enough' }: From = {},
) {
  made += 1;
  const sent = {
    register: {
      url: '/api/v1/auth/register',
      json: {
        name: 'Ann',
        email: `ann${made}@example.org`,
        password,
        answer: 'dal',
      },
    },
    contact: {
      url: '/api/v1.0/email/send-form',
      json: { from_email: 'a@example.org', from_name: 'A', subject: 'S', message: '' },
    },
    report: {
      url: `/api/v1/reports/recipe/${'0'.repeat(24)}`,
      json: { key: made.toString(16).padStart(24, '0'), reason: 'spam' },
    },
  }[what];
  const headers: Record<string, string> = work === undefined ? {} : { 'x-work': work };
  return site.call(sent.url, { method: 'POST', json: sent.json, address, headers });
}

/** Whether the act was let through: a report of what is not there has come so far. */
const isLetIn = async (site: TestSite, what: Act, from?: From) =>
  (await act(site, what, from)).statusCode !== 429;
const acts = ['register', 'contact', 'report'] as const;
const nameOf = (what: Act, of: string) => `LIMIT_${what.toUpperCase()}_PER_${of}`;

/** Uses up what is let through without work, and answers with the challenge that comes then. */
async function challengeOf(site: TestSite, what: Act): Promise<string> {
  for (let n = 0; n < 50; n += 1) {
    // It counts, and is refused before anything is hashed, which is slow on purpose.
    const reply = await act(site, what, { password: 'password' });
    if (reply.data?.code === 'work_needed') return reply.data.challenge;
  }
  throw new Error('nothing was asked for');
}

/** Each act has limits of its own: one site has them of all. */
const limitsOf = (of: string, most: string) =>
  Object.fromEntries(acts.map((what) => [nameOf(what, of), most]));

/** How much later it is than noon: the key of a challenge is that of its day. */
let late = 0;
const now = () => Date.UTC(2030, 0, 1, 12) + late;
let sites: Record<'ofBlocks' | 'ofAddresses' | 'atNoon' | 'another', TestSite>;
const ending = new AsyncDisposableStack();
beforeAll(async () => {
  const begin = async (...how: Parameters<typeof openSite>) => ending.use(await openSite(...how));
  const ofAddresses = { ...limitsOf('ADDRESS', '12'), ...easy };
  sites = {
    ofBlocks: await begin(limitsOf('BLOCK', '3')),
    ofAddresses: await begin(ofAddresses),
    atNoon: await begin(ofAddresses, { now }),
    another: await begin(ofAddresses),
  };
});
afterAll(() => ending.disposeAsync());
beforeEach(() => {
  late = 0;
});

describe.each(acts)('strangers who %s', (what) => {
  test('share a limit with the block of addresses around them', async () => {
    for (const block of [
      ['10.0.0.1', '10.0.0.2', '10.0.0.200', '10.0.0.4', '10.0.1.1'],
      ['2001:db8:1:a::1', '2001:db8:1:b::1', '2001:db8:1:c::1', '2001:db8:1:d::1', '2001:db8:2::1'],
    ]) {
      const outcomes: boolean[] = [];
      for (const address of block) outcomes.push(await isLetIn(sites.ofBlocks, what, { address }));
      expect(outcomes).toEqual([true, true, true, false, true]);
    }
  });

  test('solve a challenge once more than half of a limit is used, each of them once', async () => {
    const site = sites.ofAddresses;
    for (let n = 0; n < 6; n += 1) expect(await isLetIn(site, what)).toBe(true);
    const refused = await act(site, what);
    expect(refused.statusCode).toBe(429);
    expect(refused.data).toMatchObject({ success: false, code: 'work_needed' });
    expect(refused.data.message).toMatch(/this site’s own form/);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_000);
    // A crowd without work uses nothing up, however many come at once.
    const crowd = await Promise.all(Array.from({ length: 40 }, () => isLetIn(site, what)));
    expect(crowd.some(Boolean)).toBe(false);
    const work = solve(refused.data.challenge);
    expect(await isLetIn(site, what, { work })).toBe(true);
    expect((await act(site, what, { work })).data.code).toBe('work_needed');
    for (let n = 0; n < 5; n += 1) {
      const next = solve(await challengeOf(site, what));
      expect(await isLetIn(site, what, { work: next })).toBe(true);
    }
    expect((await act(site, what)).data.code).toBe('too_many_tries');
    expect(await isLetIn(site, what, { address: '10.0.7.1' })).toBe(true);
  });

  test('pass with no work of another kind, of another site, changed, wrong or over', async () => {
    const { atNoon: site, another } = sites;
    const challenge = await challengeOf(site, what);
    const other = what === 'register' ? 'contact' : 'register';
    const work = solve(challenge);
    const bad = [
      '',
      ':',
      'x',
      `${challenge}:`,
      `${challenge}:${'1.'.repeat(31)}1`,
      `${work}.1`,
      solve(await challengeOf(site, other)),
      solve(await challengeOf(another, what)),
      solve(challenge.replace('.4.', '.0.')),
      solve(challenge.replace(/\.4\.\w+\./, `.4.${(now() + 9e9).toString(36)}.`)),
    ];
    for (const one of bad) {
      expect((await act(site, what, { work: one })).data.code).toBe('work_needed');
    }
    late = 11 * 60_000;
    expect((await act(site, what, { work })).data.code).toBe('work_needed');
    late = 0;
    expect(await isLetIn(site, what, { work })).toBe(true);
  });
});

test('a challenge counts in every process, in one of them', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'potluck-strangers-'));
  const settings = { LIMIT_CONTACT_PER_ADDRESS: '12', ...easy };
  {
    await using one = await openSite(settings, { folder });
    await using two = await openSite(settings, { folder });
    const work = solve(await challengeOf(one, 'contact'));
    const outcomes = await Promise.all(
      [one, two, one, two].map((site) => isLetIn(site, 'contact', { work })),
    );
    expect(outcomes.filter(Boolean)).toHaveLength(1);
  }
  await rm(folder, { recursive: true });
});

test('whoever is sent away because the site is busy has used up nothing', async () => {
  const free = 60;
  const limits = { ADDRESS: String(2 * free), BLOCK: '10000' };
  const settings = Object.entries(limits).map(([of, n]) => [nameOf('register', of), n]);
  await using site = await openSite(Object.fromEntries(settings));
  const crowd = Array.from({ length: free }, () => act(site, 'register'));
  const codes = (await Promise.all(crowd)).map(({ data }) => data.code ?? 'done');
  expect(codes).toContain('too_busy');
  // Nobody who was sent away has left anything to be worked on.
  const next = await act(site, 'register', { address: '10.0.9.9' });
  expect(next.data.code ?? 'done').toBe('done');
  const trySpend = () => site.deps.limits.registerPerAddress.trySpend(addressKey('10.0.0.1'));
  for (let n = codes.filter((code) => code === 'done').length; n < free; n += 1) {
    expect(await trySpend()).toBeNull();
  }
  expect(await trySpend()).not.toBeNull();
});

test('no stranger keeps others of their block from logging in and reading', async () => {
  await using site = await openSite({ LIMIT_REGISTER_PER_BLOCK: '1' });
  const { email, password } = await site.person();
  for (let n = 0; n < 3; n += 1) await act(site, 'register', { address: `10.0.0.${n}` });
  expect(await isLetIn(site, 'register', { address: '10.0.0.9' })).toBe(false);
  const login = await site.call('/api/v1/auth/login', {
    method: 'POST',
    json: { email, password },
    address: '10.0.0.9',
  });
  expect(login.data.success).toBe(true);
  const read = await site.call('/api/v1/food/get-food', { address: '10.0.0.9' });
  expect(read.statusCode).toBe(200);
});

test('a site may ask for no work', async () => {
  await using site = await openSite({ LIMIT_CONTACT_PER_ADDRESS: '12', CHALLENGE_BITS: '0' });
  for (let n = 0; n < 12; n += 1) expect(await isLetIn(site, 'contact')).toBe(true);
  expect((await act(site, 'contact')).data.code).toBe('too_many_tries');
});
