import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from '#server/settings/config.ts';
import { openSite } from '#test/support/site.ts';

const path = '/.well-known/security.txt';

/** The fields of the file; a field twice would be two of them. */
const fieldsOf = (body: string) =>
  body
    .trim()
    .split('\n')
    .map((line) => /^([A-Za-z-]+): (\S+)$/.exec(line)?.slice(1) ?? [line]);

test('says where to report, for at least another month and less than a year', async () => {
  const now = Date.UTC(2026, 10, 22, 12);
  await using site = await openSite(
    { PUBLIC_URL: 'https://recipes.example.org', SECURITY_CONTACT: 'mailto:security@example.org' },
    { now: () => now },
  );
  const reply = await site.call(path);
  expect(reply.statusCode).toBe(200);
  expect(reply.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(fieldsOf(reply.body)).toEqual([
    ['Contact', 'mailto:security@example.org'],
    ['Expires', '2027-05-22T00:00:00.000Z'],
    ['Preferred-Languages', 'en-GB'],
    ['Canonical', `https://recipes.example.org${path}`],
  ]);
  const old = await site.call('/security.txt');
  expect([old.statusCode, old.headers.location]).toEqual([301, path]);
});

test('names the contact page where nothing is set, and no canonical address that it does not know', async () => {
  await using site = await openSite();
  const { body } = await site.call(path, { headers: { host: 'recipes.example.org' } });
  const fields = fieldsOf(body);
  expect(fields[0]).toEqual(['Contact', 'http://recipes.example.org/contact']);
  expect(fields.map(([name]) => name)).not.toContain('Canonical');
});

test.each(['security@example.org', 'http://example.org', 'mailto:a@example.org\nContact: x'])(
  'a contact like %j stops the start with a sentence',
  (contact) => {
    expect(() => readConfig({ SECURITY_CONTACT: contact })).toThrow('SECURITY_CONTACT must read');
  },
);

test('the sources say how to report, too', () => {
  expect(existsSync(join(import.meta.dirname, '../../SECURITY.md'))).toBe(true);
});
