import { expect, test } from 'vitest';
import { findUnknownTexts } from '../texts/own-messages.ts';
import { readConfig } from './config.ts';

const publicUrl = { PUBLIC_URL: 'https://recipes.example.org' };

test.each([
  ['CDN_MAX_AGE', '60'],
  ['TRUST_PROXY', '1'],
  ['TRUST_PROXY', '10.0.0.0/8'],
])('%s=%s without PUBLIC_URL is refused with a sentence', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(`${name} needs PUBLIC_URL`);
  expect(readConfig({ [name]: value, ...publicUrl }).site.publicUrl).toBe(publicUrl.PUBLIC_URL);
});

test.each([
  ['CDN_MAX_AGE', '0'],
  ['TRUST_PROXY', '0'],
])('%s=%s names nobody in front, and needs none', (name, value) => {
  expect(readConfig({ [name]: value }).site.publicUrl).toBe('');
});

test('TRUST_PROXY is a number, or addresses and networks', () => {
  const read = (TRUST_PROXY: string) => readConfig({ TRUST_PROXY, ...publicUrl }).trustProxy;
  expect(read('2')).toBe(2);
  const masks = ['10.0.0.0/255.0.0.0', '10.0.0.0/255.255.240.0', '10.0.0.1/255.255.255.255'];
  const known = ['127.0.0.1', '10.0.0.0/8', '10.0.0.0/08', '::1', 'fc00::/7', 'loopback'];
  for (const one of [...known, ...masks])
    expect(read(`10.1.1.1, ${one}`)).toEqual(['10.1.1.1', one]);
  const odd = [
    'true',
    'yes',
    '1.5',
    '10.0.0',
    '1, 10.0.0.1',
    '10.0.0.0/33',
    '10.0.0.0/0',
    '10.0.0.0/0.0.0.0',
    '10.0.0.0/255.0.255.0',
    '::1/255.0.0.0',
    '::1/8/8',
  ];
  for (const one of odd) expect(() => read(one), one).toThrow('TRUST_PROXY must be');
});

test('own texts are by language, and what is none of them stops the start', () => {
  const MESSAGES = '{"home.latest":"Fresh","de":{"home.latest":"Frisch"}}';
  const { messages } = readConfig({ MESSAGES });
  expect([messages.en, messages.de]).toEqual([
    { 'home.latest': 'Fresh' },
    { 'home.latest': 'Frisch' },
  ]);
  expect(() => readConfig({ MESSAGES: '{"de":"Frisch"}' })).toThrow('MESSAGES must be');
});

test('an own text under a key that no text of the site has is told', () => {
  const MESSAGES = '{"home.lates":"Fresh","de":{"home.latest":"Frisch"}}';
  expect(findUnknownTexts(readConfig({ MESSAGES }).messages)).toEqual([
    'MESSAGES has a text under "home.lates", which no text of this site stands under.',
  ]);
});

test('cook mode is kept in browsers unless OFFLINE is off', () => {
  expect(readConfig({}).site.offline).toBe(true);
  expect(readConfig({ OFFLINE: 'off' }).site.offline).toBe(false);
  expect(() => readConfig({ OFFLINE: 'perhaps' })).toThrow('OFFLINE must be on or off');
});

test('mails to people need a server, an origin for links and a plain sender', () => {
  const on = { ACCOUNT_MAIL: 'on', SMTP_URL: 'smtp://localhost', CONTACT_TO: 'cook@example.org' };
  expect(readConfig({ ...on, ...publicUrl }).accountMail).toEqual({ from: 'cook@example.org' });
  expect(readConfig({ ...on, ...publicUrl, ACCOUNT_MAIL: 'off' }).accountMail).toBeNull();
  expect(readConfig({}).accountMail).toBeNull();
  expect(() => readConfig({ ...on, ...publicUrl, SMTP_URL: '' })).toThrow('so SMTP_URL must say');
  expect(() => readConfig(on)).toThrow('ACCOUNT_MAIL needs PUBLIC_URL');
  for (const MAIL_FROM of ['me', 'Me <me@example.org>', 'a@b.c, d@e.f', 'a@b\nBcc: c@d']) {
    expect(() => readConfig({ ...on, ...publicUrl, MAIL_FROM })).toThrow('MAIL_FROM must be');
  }
});
