import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { databaseSettings } from '#test/support/engines.ts';
import { signUp } from '#test/support/people.ts';
import { ServedSite } from '#test/support/served-site.ts';

const token = 'a token for the tests';

test('the metrics of a site count what every process of it has answered', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'potluck-metrics-'));
  const settings = { STARTER: 'off', WEB_CONCURRENCY: '2', METRICS_TOKEN: token };
  const site = await ServedSite.start(folder, { ...settings, ...(await databaseSettings(folder)) });
  const read = async () => {
    const headers = { authorization: `Bearer ${token}` };
    return (await fetch(`${site.url}/metrics`, { headers })).text();
  };
  await expect.poll(read).toMatch(/^potluck_processes 2$/m);
  const person = await signUp(site.url);
  for (let n = 0; n < 10; n += 1) {
    await fetch(`${site.url}/api/v1/auth/me`, { headers: { authorization: person.token } });
  }
  const counted = /requests_total\{route="\/api\/v1\/auth\/me",method="GET",status="200"\} (\d+)/;
  // A process that does not answer within a second counts with what it said last.
  await expect.poll(async () => Number(counted.exec(await read())?.[1])).toBe(10);
  await expect.poll(read).toMatch(/potluck_pool_connections [1-9]/);
  await site.stop();
  await rm(folder, { recursive: true });
});
