import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite, type TestSite } from '#test/support/site.ts';

// What a call costs this process in processor time: other work on the machine stretches the clock,
// not this. `npm run bench:safety` measures the clock itself, with many samples.

let site: TestSite;
const email = 'somebody@example.org';
beforeAll(async () => {
  site = await openSite();
  // Registered by the call: what other tests are given costs next to nothing to compare.
  const json = { name: 'Somebody', email, password: 'correct horse', answer: 'Dal' };
  await site.call('/api/v1/auth/register', { method: 'POST', json });
});
afterAll(() => site[Symbol.asyncDispose]());

const rounds = 10;
const nobody = 'nobody@example.org';

/** Processor time in milliseconds that a call takes at least, hashing threads included. */
async function cost(url: string, json: object): Promise<number> {
  const costs: number[] = [];
  for (let n = 0; n < rounds; n += 1) {
    const before = process.cpuUsage();
    await site.call(url, { method: 'POST', json });
    const { user, system } = process.cpuUsage(before);
    costs.push((user + system) / 1_000);
  }
  return Math.min(...costs);
}

const change = { answer: 'not this one', newPassword: 'long enough' };
const failing: [string, string, object][] = [
  ['login', '/api/v1/auth/login', { password: 'not this one' }],
  ['reset', '/api/v1/auth/forgot-password', change],
];

// Without the hash for nobody's account one of the two would be twenty times cheaper.
test.each(failing)(
  'the time of a failed %s tells nothing about the account',
  async (_, url, body) => {
    const known = await cost(url, { ...body, email });
    const unknown = await cost(url, { ...body, email: nobody });
    expect(known / unknown).toBeGreaterThan(1 / 3);
    expect(known / unknown).toBeLessThan(3);
  },
);

test('a failed login takes the time of a hash, far longer than a refused form', async () => {
  const refused = await cost('/api/v1/auth/login', {});
  const failed = await cost('/api/v1/auth/login', { email: nobody, password: 'not this one' });
  expect(failed).toBeGreaterThan(refused * 3);
});
