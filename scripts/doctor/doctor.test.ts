import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { MailServer } from '#test/support/mails/mail-server.ts';
import { checkAddress } from './address.ts';
import { checkBackup, checkRights, checkRoom } from './files.ts';
import type { Finding } from './finding.ts';
import { checkMail } from './mail.ts';
import { checkPeople } from './people.ts';

const told = (findings: Finding[]) => findings.map(({ state, key }) => `${state} ${key}`);

async function inFolder(use: (folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'potluck-doctor-'));
  await use(folder).finally(() => rm(folder, { recursive: true }));
}

test('an address that is not set, or plain, is to be mended', async () => {
  const unset = await checkAddress({ publicUrl: '', isBehindProxy: false });
  expect(told(unset)).toEqual(['mend doctor.address.unset']);
  const plain = await checkAddress({ publicUrl: 'http://recipes.test', isBehindProxy: true });
  expect(told(plain)).toEqual(['mend doctor.address.plain']);
});

test('an address at which nothing listens has no certificate that could be bad', async () => {
  const findings = await checkAddress({ publicUrl: 'https://127.0.0.1:9', isBehindProxy: true });
  expect(told(findings)).toEqual(['good doctor.proxy.good', 'mend doctor.address.away']);
});

test('an address behind which nothing speaks TLS is to be mended, and so is a proxy that the site does not know of', async () => {
  const server = createServer((_, response) => response.end()).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const publicUrl = `https://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const findings = await checkAddress({ publicUrl, isBehindProxy: false });
  server.close();
  expect(told(findings)).toEqual([
    'mend doctor.proxy.unset',
    'mend doctor.address.away',
    'mend doctor.certificate.bad',
  ]);
});

test('files that others may read are to be mended, each by its name; absent ones are not', () =>
  inFolder(async (folder) => {
    const settings = join(folder, '.env');
    await writeFile(settings, 'SECRET=1', { mode: 0o600 });
    const paths = [folder, settings, join(folder, 'absent'), '/dev/null'];
    expect(told(await checkRights(paths))).toEqual(['good doctor.rights.good']);
    await chmod(settings, 0o644);
    expect(await checkRights(paths)).toEqual([
      { state: 'mend', key: 'doctor.rights.open', values: { path: settings } },
    ]);
  }));

test('a backup is told by its age, and one that is not noted is looked for', () =>
  inFolder(async (folder) => {
    const note = join(folder, 'last-backup');
    const at = Date.parse('2026-03-01T03:00:00Z');
    const day = 24 * 60 * 60 * 1000;
    expect(told(await checkBackup(note, at))).toEqual(['look doctor.backup.none']);
    await writeFile(note, `${new Date(at).toISOString()}\n3\n`);
    expect(told(await checkBackup(note, at + 8 * day))).toEqual(['good doctor.backup.good']);
    expect(await checkBackup(note, at + 9 * day)).toEqual([
      { state: 'mend', key: 'doctor.backup.old', values: { days: 9 } },
    ]);
    for (const none of ['half a no', 'restored\n3\n']) {
      await writeFile(note, none);
      expect(told(await checkBackup(note, at))).toEqual(['look doctor.backup.none']);
    }
  }));

test('room is told in gigabytes, where there is a folder', () =>
  inFolder(async (folder) => {
    const [finding] = await checkRoom(folder);
    expect(finding?.values?.gigabytes).toBeGreaterThan(0);
    expect(await checkRoom(join(folder, 'absent'))).toEqual([]);
  }));

test('a mail server is greeted and gets no mail; one that does not answer is to be mended', async () => {
  const server = await MailServer.start();
  const smtpUrl = server.url;
  const found = await checkMail({ smtpUrl, isToPeople: false });
  await server[Symbol.asyncDispose]();
  expect(told(found)).toEqual(['good doctor.mail.good', 'look doctor.mail.notToPeople']);
  const away = await checkMail({ smtpUrl, isToPeople: true });
  expect(told(away)).toEqual(['mend doctor.mail.bad']);
  expect(told(await checkMail({ smtpUrl: '', isToPeople: false }))).toEqual([
    'look doctor.mail.unset',
  ]);
});

test('a site without an admin is to be mended, one whose admins need no passkey is told', () => {
  const people = { admins: 0, hasPasskeys: true, adminNeedsPasskey: false };
  expect(told(checkPeople(people))).toEqual([
    'mend doctor.admins.none',
    'look doctor.passkeys.optional',
  ]);
  expect(told(checkPeople({ ...people, admins: 1, adminNeedsPasskey: true }))).toEqual([
    'good doctor.admins.good',
    'good doctor.passkeys.good',
  ]);
});
