import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fillOutbox } from '#test/support/mails/fill-outbox.ts';
import { MailKills } from '#test/support/mails/mail-kills.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'potluck-mails-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

// Four moments; `npm run bench:safety -- mail` takes two hundred.
test('processes that are killed lose no mail, and repeat at most the one that was on its way, as the same mail', async () => {
  const { mails, place } = await fillOutbox(folder, 12);
  await using kills = await MailKills.start(place);
  for (let n = 0; n < 4; n += 1) await kills.live(1 + n, Math.random() * 20);
  await kills.finish();
  expect(kills.findFaults(mails)).toEqual([]);
  expect(kills.repeats).toBeLessThanOrEqual(4);
});

test('nor do they lose or repeat one of notifications that the server takes only at the second try', async () => {
  const { mails, place } = await fillOutbox(folder, 0, 12);
  await using kills = await MailKills.start(place);
  const known = new Set(mails.filter((_, n) => n % 2 === 0));
  kills.server.refuse = (address) => {
    if (known.has(address)) return 0;
    known.add(address);
    return 451;
  };
  for (let n = 0; n < 3; n += 1) await kills.live(1 + n, Math.random() * 20);
  // The waits between tries grow, and each life is ten minutes after the one before.
  for (let n = 0; n < 10 && kills.findFaults(mails).length > 0; n += 1) await kills.finish();
  expect(kills.findFaults(mails)).toEqual([]);
  expect(kills.repeats).toBeLessThanOrEqual(3);
});
