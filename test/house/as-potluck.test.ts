import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';

const run = promisify(execFile);
const script = join(import.meta.dirname, '../../deploy/as-potluck');

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'potluck-as-'));
  // In place of the one that changes the user: it says what it was to run, and with which settings.
  const says = '#!/bin/sh\nshift 3\nprintf \'%s\\0\' "$*"\nenv -0\n';
  await writeFile(join(folder, 'runuser'), says, { mode: 0o755 });
});
afterAll(() => rm(folder, { recursive: true }));

/** What a command gets from a file of settings. */
async function settingsFrom(lines: string[], args = ['admin', 'list']) {
  const file = join(folder, 'potluck.env');
  await writeFile(file, lines.join('\n'));
  const env = { PATH: `${folder}:${process.env.PATH}`, SETTINGS: file };
  const { stdout, stderr } = await run('sh', [script, ...args], { env });
  const [command, ...settings] = stdout.split('\0');
  const named = settings.map((one) => [
    one.slice(0, one.indexOf('=')),
    one.slice(one.indexOf('=') + 1),
  ]);
  return { command, file, stderr, settings: Object.fromEntries(named) };
}

test('an operator’s command gets its settings as systemd reads them', async () => {
  const url = 's3://K:S@b/f?endpoint=https://s3.example.org&region=eu-1&style=path';
  const { command, file, settings } = await settingsFrom([
    '# A note=with a sign',
    '; another=one',
    '',
    `PHOTOS_URL=${url}`,
    'SMTP_URL=smtps://cook:pa$word$(false)`false`;#1@mail.example.org',
    '  BRAND_NAME=\'My "Kitchen" $HOME \\ co\'  ',
    'OPENID_LABEL="Our club"',
    'MESSAGES={"home.latest":"It\'s fresh"}',
    'META_AUTHOR=',
    'DATA_DIR=/srv/potluck',
  ]);
  expect(command).toBe('node scripts/admin.ts list');
  expect(settings).toMatchObject({
    PHOTOS_URL: url,
    SMTP_URL: 'smtps://cook:pa$word$(false)`false`;#1@mail.example.org',
    BRAND_NAME: 'My "Kitchen" $HOME \\ co',
    OPENID_LABEL: 'Our club',
    MESSAGES: '{"home.latest":"It\'s fresh"}',
    META_AUTHOR: '',
    DATA_DIR: '/srv/potluck',
    SETTINGS: file,
    NODE_ENV: 'production',
  });
});

test('blanks around a name and a value are none of it, and neither is the end of a line of Windows', async () => {
  const { stderr, settings } = await settingsFrom([
    '\r',
    "DATA_DIR= '/srv/x y' \r",
    'LOG_LEVEL = info\r',
    '\tPORT\t=\t8081\t',
    "META_AUTHOR=' me '",
  ]);
  const wanted = { DATA_DIR: '/srv/x y', LOG_LEVEL: 'info', PORT: '8081', META_AUTHOR: ' me ' };
  expect(settings).toMatchObject(wanted);
  expect(stderr).toBe('');
});

test('a line whose name is none is told and skipped, as systemd skips it', async () => {
  const odd = ['export FOO=bar', 'foo-x="secret', '=3', '1A=b', 'Ö=x'];
  const { file, stderr, settings } = await settingsFrom([...odd, 'PORT=8081']);
  expect(settings.PORT).toBe('8081');
  for (const name of ['FOO', 'foo-x', '1A']) expect(settings).not.toHaveProperty(name);
  const told = stderr.trim().split('\n');
  expect(told).toHaveLength(odd.length);
  expect(told[0]).toBe(
    `${file}: a line is skipped, here and by systemd: 'export FOO' is no name of a setting.`,
  );
  expect(stderr).not.toContain('secret');
});

test.each(['A=a\\b', 'A="a', "A='a\nb'", "A='a' 'b'", 'A="a\\"b"'])(
  'what it would read otherwise is refused by its name: %s',
  async (line) => {
    await expect(settingsFrom([line])).rejects.toMatchObject({
      stderr: expect.stringContaining('the value of A on one line, between single quotes'),
    });
  },
);
