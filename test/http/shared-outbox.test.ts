import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fillOutbox } from '#test/support/mails/fill-outbox.ts';
import { MailKills } from '#test/support/mails/mail-kills.ts';

test('two processes on one database send each mail once', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'potluck-outbox-'));
  const { mails, place } = await fillOutbox(folder, 15);
  await using kills = await MailKills.start(place);
  await kills.finish(2);
  expect(kills.findFaults(mails)).toEqual([]);
  expect(kills.repeats).toBe(0);
  await rm(folder, { recursive: true });
});
