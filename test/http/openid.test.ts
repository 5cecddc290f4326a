import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeNextMail } from '#server/mails/mail-people.ts';
import {
  type Claims,
  OpenidProvider,
  openidSettings,
} from '#test/support/openid/openid-provider.ts';
import { openSite, type TestSite } from '#test/support/site.ts';

const origin = 'https://recipes.example.org';
const backAt = `${origin}/login/openid`;
const minute = 60_000;
const mail = {
  ACCOUNT_MAIL: 'on',
  SMTP_URL: 'smtp://127.0.0.1:9',
  CONTACT_TO: 'cook@example.org',
  PUBLIC_URL: origin,
};

let now = Date.now();
let server: OpenidProvider;
let site: TestSite;
beforeAll(async () => {
  server = await OpenidProvider.start({ backAt });
  site = await openSite({ ...mail, ...server.settings }, { now: () => now });
});
afterAll(async () => {
  await site[Symbol.asyncDispose]();
  await server[Symbol.asyncDispose]();
});

let people = 0;
/** Somebody new, whose address their server has proven. */
function nell(odd: Partial<Claims> = {}): Claims & { email: string } {
  people += 1;
  const sub = `nell-${people}`;
  return { sub, email: `${sub}@example.org`, email_verified: true, name: 'Nell', ...odd };
}

const post = (path: string, json?: unknown, token?: string, at = site) =>
  at.call(`/api/v1/${path}`, { method: 'POST', json, ...(token ? { token } : {}) });
const begin = async (at = site) => (await post('auth/openid/begin', undefined, undefined, at)).data;
const finish = (key: string, answer: string, at = site) =>
  post('auth/openid/login', { key, answer }, undefined, at);
/** The whole way there and back. */
async function login(claims: Claims | null, at = site) {
  const { address, key } = await begin(at);
  return finish(key, await server.logIn(address, claims), at);
}
const register = (ticket: string, name = 'Nell', at = site, invitation?: string) =>
  post(
    'auth/openid/register',
    { ticket, name, ...(invitation ? { invitation } : {}) },
    undefined,
    at,
  );
/** Somebody with an account that has no password. */
async function signUp(claims = nell(), at = site) {
  const { ticket } = (await login(claims, at)).data.newcomer;
  const { user, token } = (await register(ticket, 'Nell', at)).data;
  return { ...user, token, claims };
}
const ownOf = async (token: string) => (await site.call('/api/v1/account/openid', { token })).data;
/** Goes there from the page of an account, and back. */
async function goAs(token: string, path: 'begin' | 'confirm', claims: Claims, json?: object) {
  const away = await post(`account/openid/${path}`, json, token);
  if (away.statusCode !== 200) return away;
  const { address, key } = away.data;
  const answer = await server.logIn(address, claims);
  return post('account/openid/finish', { key, answer }, token);
}
const passwordLogin = (email: string, password: string) =>
  site.call('/api/v1/auth/login', { method: 'POST', json: { email, password } });

describe('somebody whom the server names', () => {
  test('opens an account with a name of their choice, and logs in to it from then on', async () => {
    const claims = nell({ name: 'Administrator' });
    const first = await login(claims);
    expect(first.data).toMatchObject({
      success: true,
      newcomer: { email: claims.email, name: 'Administrator', hasAccount: false },
    });
    const { ticket } = first.data.newcomer;
    const reserved = await register(ticket, 'Administrator');
    expect(reserved.data).toMatchObject({ code: 'name_reserved', field: 'name' });
    const opened = await register(ticket, 'Nell Baker');
    expect([opened.statusCode, opened.data.user]).toEqual([
      201,
      { _id: expect.any(String), name: 'Nell Baker', email: claims.email, role: 0 },
    ]);
    // The ticket was good once.
    expect((await register(ticket)).data.code).toBe('openid_over');
    const again = await login(claims);
    expect(again.data).toMatchObject({ success: true, begun: { user: opened.data.user } });
    const { token } = again.data.begun;
    expect((await site.call('/api/v1/auth/me', { token })).data.user).toEqual(opened.data.user);
    expect(await ownOf(token)).toMatchObject({
      link: { email: claims.email, usedAt: expect.any(String) },
      hasPassword: false,
      isConfirmed: false,
    });
    const state = await site.call('/api/v1/account/mail', { token });
    expect(state.data.isVerified).toBe(true);
    // Another address there is no other account here.
    const moved = await login({ ...claims, email: 'moved@example.org' });
    expect(moved.data.begun.user.email).toBe(claims.email);
    // The specification's own calls know no password of theirs.
    expect((await passwordLogin(claims.email, 'any password')).data.success).toBe(false);
    const json = { email: claims.email, answer: 'Dal', newPassword: 'a good long one' };
    const reset = await site.call('/api/v1/auth/forgot-password', { method: 'POST', json });
    expect(reset.data.success).toBe(false);
  });

  test('a login from a device that is new is mailed to the account’s own address', async () => {
    const { claims } = await signUp();
    const again = await login(claims);
    expect(again.data.begun.user.email).toBe(claims.email);
    while (await writeNextMail({ ...site.deps, now: () => now }));
    const told = [];
    for (;;) {
      const mail = await site.deps.writer.claimMail(now, now + 60 * minute);
      if (!mail) break;
      if (mail.kind === 'device') told.push(mail);
    }
    expect(told.filter(({ recipient }) => recipient === claims.email)).toHaveLength(1);
  });

  test.each<[string, Partial<Claims>]>([
    ['is not proven', { email_verified: false }],
    ['is not told', { email: undefined as never }],
    ['is none', { email: 'nell <nell@example.org>' }],
  ])('gets no account where their address %s', async (_what, odd) => {
    const reply = await login(nell(odd));
    expect([reply.statusCode, reply.data.code]).toEqual([403, 'openid_unproven']);
    expect(reply.data.message).toContain('Neighbours');
  });

  test('takes no account by its address: its password proves it once', async () => {
    const owner = await site.person('Owner');
    const stranger = nell({ email: owner.email, email_verified: false });
    expect((await login(stranger)).data.code).toBe('openid_unproven');
    const claims = nell({ email: owner.email.toUpperCase() });
    const { newcomer } = (await login(claims)).data;
    expect(newcomer).toMatchObject({ email: owner.email, hasAccount: true });
    const { ticket } = newcomer;
    expect((await register(ticket)).data).toMatchObject({ code: 'email_taken' });
    const wrong = await post('auth/openid/join', { ticket, password: 'not the one' });
    expect([wrong.statusCode, wrong.data]).toMatchObject([
      403,
      { code: 'password_wrong', field: 'password' },
    ]);
    expect((await login(claims)).data.newcomer.hasAccount).toBe(true);
    const { device } = (await passwordLogin(owner.email, owner.password)).data;
    now += 1_000;
    const joined = await post('auth/openid/join', { ticket, password: owner.password });
    expect(joined.data).toMatchObject({ success: true, user: { _id: owner._id } });
    expect((await login(claims)).data.begun.user._id).toBe(owner._id);
    const told = await site.call('/api/v1/auth/login', {
      method: 'POST',
      json: { email: owner.email, password: owner.password },
      headers: { 'x-device': device },
    });
    expect(told.data.resets).toEqual([{ at: expect.any(String), by: 'openid' }]);
  });

  test('who cancels there is told so', async () => {
    const reply = await login(null);
    expect([reply.statusCode, reply.data.code]).toEqual([403, 'openid_refused']);
  });
});

describe('a login', () => {
  test('counts once, in the browser that began it, and for ten minutes', async () => {
    const claims = nell();
    const [mine, theirs] = [await begin(), await begin()];
    const answer = await server.logIn(mine.address, claims);
    // Another browser has another key, or none that is known.
    expect((await finish(theirs.key, answer)).data.code).toBe('openid_refused');
    expect((await finish('guessed', answer)).data.code).toBe('openid_over');
    expect((await finish(mine.key, answer)).data.newcomer.email).toBe(claims.email);
    expect((await finish(mine.key, answer)).data.code).toBe('openid_over');
    // Nor does its code count in another login of the same browser.
    const next = await begin();
    const state = new URL(next.address).searchParams.get('state') ?? '';
    const replayed = new URLSearchParams(answer);
    replayed.set('state', state);
    expect((await finish(next.key, `?${replayed}`)).data.code).toBe('openid_refused');
    const late = await begin();
    const lateAnswer = await server.logIn(late.address, claims);
    now += 10 * minute;
    expect((await finish(late.key, lateAnswer)).data.code).toBe('openid_over');
  });

  test.each(['state', 'nonce', 'code_challenge'])('with another %s is refused', async (name) => {
    const { address, key } = await begin();
    const other = new URL(address);
    const value = other.searchParams.get(name) ?? '';
    other.searchParams.set(name, value.replace(/^./, value.startsWith('x') ? 'y' : 'x'));
    const reply = await finish(key, await server.logIn(other.href, nell()));
    expect([reply.statusCode, reply.data.code]).toEqual([403, 'openid_refused']);
  });

  test('sends people to the server with PKCE, and back to the public address', async () => {
    const { searchParams } = new URL((await begin()).address);
    expect(Object.fromEntries(searchParams)).toMatchObject({
      redirect_uri: backAt,
      response_type: 'code',
      code_challenge_method: 'S256',
      scope: 'openid email profile',
    });
  });
});

describe('from the page of an account', () => {
  test('it is linked with the password, by its owner, with one person there', async () => {
    const [person, other] = [await site.person(), await site.person()];
    const claims = nell();
    const { password } = person;
    const unconfirmed = await goAs(person.token, 'begin', claims, {});
    expect(unconfirmed.data).toMatchObject({ code: 'field_missing', field: 'password' });
    // What one account was sent away with links no other.
    const away = (await post('account/openid/begin', { password }, person.token)).data;
    const answer = await server.logIn(away.address, claims);
    const foreign = await post('account/openid/finish', { key: away.key, answer }, other.token);
    expect(foreign.data.code).toBe('openid_over');
    const linked = await goAs(person.token, 'begin', claims, { password });
    expect(linked.data).toMatchObject({ link: { email: claims.email }, hasPassword: true });
    expect((await login(claims)).data.begun.user._id).toBe(person._id);
    const taken = await goAs(other.token, 'begin', claims, { password: other.password });
    expect(taken.data.code).toBe('openid_taken');
    const second = await goAs(person.token, 'begin', nell(), { password });
    expect(second.data.code).toBe('openid_linked');
    // An account may be linked whatever its address there.
    const unproven = nell({ email_verified: false });
    const bare = await goAs(other.token, 'begin', unproven, { password: other.password });
    expect(bare.data.link.email).toBe('');
    const removed = await post('account/openid/remove', { password }, person.token);
    expect(removed.data.link).toBeUndefined();
    expect((await login(claims)).data.newcomer.email).toBe(claims.email);
  });

  test('who has no password confirms there, sets one, and may then end the link', async () => {
    const { token, claims, email } = await signUp();
    const remove = (json = {}) => post('account/openid/remove', json, token);
    const change = (json: object) =>
      site.call('/api/v1/account/answer', { method: 'PUT', token, json });
    expect((await remove()).data.code).toBe('openid_confirm');
    // As somebody else there nothing is confirmed.
    expect((await goAs(token, 'confirm', nell())).data.code).toBe('openid_taken');
    expect((await goAs(token, 'confirm', claims)).data.isConfirmed).toBe(true);
    expect((await remove()).data.code).toBe('last_way_in');
    now += 5 * minute;
    expect((await change({ answer: 'Rajma' })).data.code).toBe('openid_confirm');
    expect((await goAs(token, 'confirm', claims)).statusCode).toBe(200);
    const json = { newPassword: 'a good long one' };
    const set = await site.call('/api/v1/account/password', { method: 'PUT', token, json });
    expect([set.statusCode, set.data.mailed]).toEqual([200, undefined]);
    expect((await passwordLogin(email, json.newPassword)).data.success).toBe(true);
    // From now on the password is asked for.
    expect((await change({ answer: 'Rajma' })).data.field).toBe('password');
    expect((await remove({ password: json.newPassword })).data.link).toBeUndefined();
  });

  test('a first password that nothing confirmed counts once the mailed link is pressed', async () => {
    const { token, email } = await signUp();
    const json = { newPassword: 'a good long one' };
    const set = await site.call('/api/v1/account/password', { method: 'PUT', token, json });
    expect(set.data.mailed).toBe(true);
    expect((await passwordLogin(email, json.newPassword)).data.success).toBe(false);
    let link: string | undefined;
    while (!link) {
      const sent = await site.deps.writer.claimMail(now, now + minute);
      if (!sent) throw new Error('no mail came');
      if (sent.recipient === email) link = /#password\.([\w-]+)/.exec(sent.text)?.[1];
    }
    expect((await post('auth/confirm-password', { token: link })).data.success).toBe(true);
    expect((await passwordLogin(email, json.newPassword)).data.success).toBe(true);
  });

  test('who closed their account is asked there and here before it opens again', async () => {
    const { token, claims, _id } = await signUp();
    const recipes = 'go';
    expect((await post('account/leave', { recipes }, token)).data.code).toBe('openid_confirm');
    await goAs(token, 'confirm', claims);
    expect((await post('account/leave', { recipes }, token)).statusCode).toBe(200);
    const told = await login(claims);
    expect([told.statusCode, told.data.code]).toEqual([403, 'account_left']);
    const { address, key } = await begin();
    const answer = await server.logIn(address, claims);
    const back = await post('auth/openid/login', { key, answer, comeBack: true });
    expect(back.data.begun.user).toMatchObject({ _id, name: 'Nell' });
    expect((await login(claims)).data.begun.user._id).toBe(_id);
    // Nor does the password of a closed account link it before that is asked.
    const person = await site.person();
    const newcomer = nell({ email: person.email });
    const { ticket } = (await login(newcomer)).data.newcomer;
    const { password } = person;
    await post('account/leave', { recipes, password }, person.token);
    const proof = { ticket, password };
    expect((await post('auth/openid/join', proof)).data.code).toBe('account_left');
    expect((await login(newcomer)).data.newcomer.hasAccount).toBe(true);
    const joined = await post('auth/openid/join', { ...proof, comeBack: true });
    expect(joined.data).toMatchObject({ success: true, user: { _id: person._id } });
  });

  test('who is banned comes in as with a password, and no further', async () => {
    const { token, claims, _id } = await signUp();
    const judge = await site.admin();
    const key = '0'.repeat(24);
    const ban = { key, level: 'ban', rule: 'rude', reason: 'Was rude', days: 7 };
    const told = await post(`admin/people/${_id}/sanctions`, ban, judge.token);
    expect(told.statusCode, told.body).toBe(200);
    const { begun } = (await login(claims)).data;
    expect(begun.suspended).toBe(true);
    const again = begun.token;
    for (const one of [token, again]) {
      const reply = await site.call('/api/v1/follows', { token: one });
      expect([reply.statusCode, reply.data.code]).toEqual([403, 'banned']);
    }
    expect((await ownOf(again)).link.email).toBe(claims.email);
  });

  test('logging out ends the session here', async () => {
    const { token } = await signUp();
    expect((await post('auth/logout', undefined, token)).statusCode).toBe(200);
    expect((await site.call('/api/v1/auth/me', { token })).statusCode).toBe(401);
  });
});

describe('where not everybody may register', () => {
  const openDoor = (registration: string) =>
    openSite({ ...mail, ...server.settings, REGISTRATION: registration }, { now: () => now });
  const ticketOf = async (claims: Claims, at: TestSite): Promise<string> =>
    (await login(claims, at)).data.newcomer.ticket;
  const inviteTo = async (at: TestSite): Promise<string> =>
    (await post('admin/invitations', {}, (await at.admin()).token, at)).data.token;

  test('an invitation opens one account, and is kept through everything that fails', async () => {
    await using door = await openDoor('invite');
    const claims = nell();
    const [ticket, invitation] = [await ticketOf(claims, door), await inviteTo(door)];
    const without = await register(ticket, 'Nell', door);
    expect([without.statusCode, without.data.code]).toEqual([403, 'invitation_needed']);
    expect((await register(ticket, 'Nell', door, 'made up')).data.code).toBe('invitation_over');
    const office = await register(ticket, 'Administrator', door, invitation);
    expect(office.data.code).toBe('name_reserved');
    // Whoever goes to the server once more comes back to the same door.
    const again = await ticketOf(claims, door);
    expect((await register(again, 'Nell', door, invitation)).statusCode).toBe(201);
    expect((await login(claims, door)).data.begun.user.email).toBe(claims.email);
    const other = await ticketOf(nell(), door);
    expect((await register(other, 'Nell', door, invitation)).data.code).toBe('invitation_over');
    const shared = await inviteTo(door);
    const third = await ticketOf(nell(), door);
    const both = await Promise.all(
      [other, third].map((one) => register(one, 'Nell', door, shared)),
    );
    expect(both.map(({ data }) => data.code ?? 'done').toSorted()).toEqual([
      'done',
      'invitation_over',
    ]);
  });

  test('whoever has an account comes in and links it, and a closed site lets nobody else in', async () => {
    await using door = await openDoor('closed');
    const [owner, claims] = [await door.person('Owner'), nell()];
    const ticket = await ticketOf(claims, door);
    for (const invitation of [undefined, await inviteTo(door)]) {
      const closed = await register(ticket, 'Nell', door, invitation);
      expect([closed.statusCode, closed.data.code]).toEqual([403, 'registration_closed']);
    }
    const theirs = nell({ email: owner.email });
    const proof = { ticket: await ticketOf(theirs, door), password: owner.password };
    expect((await post('auth/openid/join', proof, undefined, door)).data.success).toBe(true);
    expect((await login(theirs, door)).data.begun.user._id).toBe(owner._id);
  });
});

test('who comes from the server counts as any stranger does who logs in or registers', async () => {
  const limits = { LIMIT_REGISTER_PER_ADDRESS: '1', LIMIT_REGISTER_PER_BLOCK: '2' };
  const settings = { ...mail, ...server.settings, ...limits, LIMIT_ANY_LOGIN_PER_ADDRESS: '5' };
  await using door = await openSite(settings, { now: () => now });
  const statuses = [];
  for (const address of ['10.0.0.1', '10.0.0.1', '10.0.0.2', '10.0.0.3', '10.0.1.1']) {
    const { ticket } = (await login(nell(), door)).data.newcomer;
    const call = { method: 'POST' as const, json: { ticket, name: 'Nell' }, address };
    statuses.push((await door.call('/api/v1/auth/openid/register', call)).statusCode);
  }
  // The second is one too many of its address, the fourth of its block.
  expect(statuses).toEqual([201, 429, 201, 429, 201]);
  expect((await post('auth/openid/begin', undefined, undefined, door)).statusCode).toBe(429);
  const { email, password } = await door.person();
  expect((await post('auth/login', { email, password }, undefined, door)).data.success).toBe(true);
  const elsewhere = { method: 'POST' as const, address: '10.0.0.1' };
  expect((await door.call('/api/v1/auth/openid/begin', elsewhere)).statusCode).toBe(200);
});

test('an admin who needs a passkey has no more rights by the server', async () => {
  await using strict = await openSite({ ...mail, ...server.settings, ADMIN_NEEDS_PASSKEY: 'on' });
  const { token, email, claims } = await signUp(nell(), strict);
  await strict.deps.writer.setRole(email, 1);
  expect((await login(claims, strict)).data.begun.passkeyNeeded).toBe(true);
  const accounts = await strict.call('/api/v1/admin/accounts', { token });
  expect(accounts.data.code).toBe('passkey_needed');
});

test('a server that is away is told in words, also to who has been there', async () => {
  // Nothing listens there.
  await using lonely = await openSite({ ...mail, ...openidSettings('http://localhost:9') });
  const away = await post('auth/openid/begin', undefined, undefined, lonely);
  expect([away.statusCode, away.data.code]).toEqual([424, 'openid_unreachable']);
  expect(away.data.message).toContain('Neighbours');
  const other = await OpenidProvider.start({ backAt });
  await using left = await openSite({ ...mail, ...other.settings });
  const { address, key } = await begin(left);
  const answer = await other.logIn(address, nell());
  await other[Symbol.asyncDispose]();
  expect((await finish(key, answer, left)).data.code).toBe('openid_unreachable');
});

test('a site without one has no such login', async () => {
  await using plain = await openSite({ PUBLIC_URL: origin });
  const person = await plain.person();
  const asked = await post('auth/openid/begin', undefined, undefined, plain);
  expect([asked.statusCode, asked.data.code]).toEqual([403, 'openid_off']);
  const state = await plain.call('/api/v1/account/openid', { token: person.token });
  expect(state.data).toMatchObject({ hasPassword: true, isConfirmed: false });
});
