import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { foreignKey, type Odd, OddIssuer, oddClient } from '#test/support/openid/odd-issuer.ts';
import { readConfig } from '../settings/config.ts';
import { createBoundedFetch, Unreachable } from './openid-fetch.ts';
import { type OpenidServer, openOpenid } from './openid-server.ts';

const discovery = '/.well-known/openid-configuration';
const way = { state: 'our-state', nonce: 'our-nonce', verifier: 'v'.repeat(43), isAnew: false };
const hour = 3_600;
const seconds = () => Math.floor(Date.now() / 1_000);

let odd: OddIssuer;
let server: OpenidServer;
let clock: number;
beforeEach(async () => {
  odd = await OddIssuer.start();
  odd.nonce = way.nonce;
  clock = 0;
  const { site } = readConfig({ PUBLIC_URL: 'https://recipes.example.org' });
  const opened = openOpenid({ openid: odd.settings, site }, oddClient.secret, () => clock);
  if (!opened) throw new Error('There is no OpenID server');
  server = opened;
});
afterEach(() => odd[Symbol.asyncDispose]());

const answer = (more: object = {}) =>
  `?${new URLSearchParams({ code: 'a-code', state: way.state, iss: odd.issuer, ...more })}`;
const name = (query = answer(), as = way) => server.nameOf(query, as);
const refused = { kind: 'refused' };
const unreachable = { kind: 'unreachable' };

test('who is named by a right answer is named', async () => {
  odd.odd = { claims: { name: '  Nell ', email: 'Nell@Example.org' } };
  expect(await name()).toEqual({ subject: 'nell', email: 'nell@example.org', name: 'Nell' });
});

describe('what an ID token says counts only where it is', () => {
  test.each<[string, Odd]>([
    ['from this issuer', { claims: { iss: 'https://id.example.org/' } }],
    ['for this site', { claims: { aud: 'another' } }],
    ['for this site before others', { claims: { aud: [oddClient.id, 'x'], azp: 'x' } }],
    ['for this login', { claims: { nonce: 'another-nonce' } }],
    ['for a login', { claims: { nonce: undefined } }],
    ['not over', { claims: { iat: seconds() - 2 * hour, exp: seconds() - hour } }],
    ['to end', { claims: { exp: undefined } }],
    ['begun', { claims: { nbf: seconds() + hour } }],
    ['about somebody', { claims: { sub: undefined } }],
    ['about somebody whom a string names', { claims: { sub: 7 } }],
    ['about somebody who can be kept', { claims: { sub: 'n'.repeat(300) } }],
    ['signed', { alg: 'none' }],
    ['signed with the issuer’s key', { key: foreignKey }],
    ['signed with a key that is not shared', { alg: 'HS256' }],
    ['there', { tokens: { access_token: 'a', token_type: 'bearer' } }],
    ['one', { tokens: { access_token: 'a', token_type: 'bearer', id_token: 'no token' } }],
    ['a reply', { tokens: { error: 'invalid_grant' } }],
  ])('%s', async (_what, told) => {
    odd.odd = told;
    await expect(name()).rejects.toMatchObject(refused);
  });

  test('made just now, where somebody is to log in anew', async () => {
    const anew = { ...way, isAnew: true };
    odd.odd = { claims: { auth_time: seconds() - hour } };
    await expect(name(answer(), anew)).rejects.toMatchObject(refused);
    odd.odd = {};
    await expect(name(answer(), anew)).rejects.toMatchObject(refused);
    odd.odd = { claims: { auth_time: seconds() } };
    expect(await name(answer(), anew)).toMatchObject({ subject: 'nell' });
    expect(new URL(await server.wayTo(anew)).searchParams.get('prompt')).toBe('login');
  });
});

test.each<[string, () => string]>([
  ['another state', () => answer({ state: 'another' })],
  ['no state', () => `?${new URLSearchParams({ code: 'a-code', iss: odd.issuer })}`],
  ['another issuer', () => answer({ iss: 'https://id.example.org/' })],
  ['no issuer', () => `?${new URLSearchParams({ code: 'a-code', state: way.state })}`],
  ['two codes', () => `${answer()}&code=another`],
  ['no code', () => `?${new URLSearchParams({ state: way.state, iss: odd.issuer })}`],
  ['a token of its own', () => answer({ id_token: odd.idToken() })],
  ['a refusal', () => answer({ error: 'access_denied' })],
])('an answer with %s asks for no token', async (_what, query) => {
  await expect(name(query())).rejects.toMatchObject(refused);
  expect(odd.asked).not.toContain('/token');
});

test.each<[string, Odd, string]>([
  ['is told as proven', {}, 'nell@example.org'],
  ['is not proven', { claims: { email_verified: false } }, ''],
  ['is proven in a word', { claims: { email_verified: 'true' } }, ''],
  ['is two', { claims: { email: 'a@example.org,b@example.org' } }, ''],
  ['holds a line break', { claims: { email: 'a@example.org\nb' } }, ''],
  ['is no text', { claims: { email: ['a@example.org'] } }, ''],
  ['is longer than any', { claims: { email: `${'a'.repeat(250)}@example.org` } }, ''],
])('an address counts where it %s', async (_what, told, email) => {
  odd.odd = told;
  expect((await name()).email).toBe(email);
});

test('what the server tells elsewhere is about the same person', async () => {
  const claims = { email: undefined };
  const userinfo = { email: 'nell@example.org', email_verified: true };
  odd.odd = { claims, userinfo: { ...userinfo, sub: 'nell' } };
  expect(await name()).toMatchObject({ subject: 'nell', email: 'nell@example.org' });
  odd.odd = { claims, userinfo: { ...userinfo, sub: 'another' } };
  await expect(name()).rejects.toMatchObject(refused);
});

describe('a server that', () => {
  test('is another than it says is not spoken to', async () => {
    odd.described = { issuer: 'https://id.example.org/' };
    await expect(server.wayTo(way)).rejects.toMatchObject(unreachable);
  });

  test.each(['javascript:alert(1)', 'data:text/html,hi', 'nowhere'])(
    'sends people to %s sends nobody',
    async (authorization_endpoint) => {
      odd.described = { authorization_endpoint };
      await expect(server.wayTo(way)).rejects.toMatchObject(unreachable);
    },
  );

  test.each([discovery, '/token', '/keys'])(
    'sends this site elsewhere from %s is not followed',
    async (path) => {
      odd.answers.set(path, (response) =>
        response.writeHead(307, { location: `${odd.issuer}private` }).end(),
      );
      await expect(name()).rejects.toBeInstanceOf(Error);
      expect(odd.asked).toContain(path);
      expect(odd.asked).not.toContain('/private');
    },
  );

  test.each<[string, (write: (chunk: string) => void) => void]>([
    ['no JSON', (write) => write('<html>')],
    ['much', (write) => write('x'.repeat(300_000))],
  ])('says %s is away', async (_what, say) => {
    odd.answers.set(discovery, (response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      say((chunk) => response.write(chunk));
      response.end();
    });
    await expect(server.wayTo(way)).rejects.toMatchObject(unreachable);
  });

  test('is at fault is away, and is asked again after a while alone', async () => {
    odd.answers.set(discovery, (response) => response.writeHead(503).end());
    await expect(server.wayTo(way)).rejects.toMatchObject(unreachable);
    await expect(server.wayTo(way)).rejects.toMatchObject(unreachable);
    expect(odd.asked).toHaveLength(1);
    odd.answers.clear();
    clock += 60_000;
    expect(await server.wayTo(way)).toContain(odd.issuer);
    // What it said last counts while it does not answer.
    odd.answers.set(discovery, (response) => response.writeHead(503).end());
    clock += 2 * hour * 1_000;
    expect(await server.wayTo(way)).toContain(odd.issuer);
    odd.answers.set('/token', (response) => response.writeHead(500).end());
    await expect(name()).rejects.toMatchObject(unreachable);
  });
});

test('a reply that does not come, or never ends, is waited for so long', async () => {
  const ask = createBoundedFetch(100);
  odd.answers.set('/silent', () => undefined);
  odd.answers.set('/endless', (response) => response.writeHead(200).write('x'));
  for (const path of ['silent', 'endless']) {
    await expect(ask(odd.issuer + path, {}), path).rejects.toBeInstanceOf(Unreachable);
  }
});
