import { afterEach, beforeEach, expect, test } from 'vitest';
import { kitchenEmail } from '#domain/accounts/kitchen.ts';
import { hashToken, newToken } from '#server/http/session.ts';
import { openSite, type TestSite } from '#test/support/site.ts';

const hour = 3_600_000;
let now = Date.now();
let site: TestSite;
beforeEach(async () => {
  site = await openSite({}, { now: () => now });
});
afterEach(() => site[Symbol.asyncDispose]());

/** A link such as a start prints. */
async function begin(): Promise<string> {
  const token = newToken();
  const link = { tokenHash: hashToken(token), expiresAt: now + 24 * hour };
  await site.deps.writer.createSetupLink(link);
  return token;
}

const post = (call: string, json: object) => site.call(`/api/v1/${call}`, { method: 'POST', json });
const person = (fields: object = {}) => ({
  name: 'Ada',
  email: 'ada@example.org',
  password: 'plum dumpling tree',
  answer: 'Dal',
  siteName: '  Supper   Club ',
  ...fields,
});
const login = ({ email, password } = person() as { email: string; password: string }) =>
  post('auth/login', { email, password });

test('whoever has the link names the site and is its admin, once', async () => {
  const user = { id: 'b'.repeat(24), name: 'Potluck Kitchen', email: kitchenEmail, role: 0 };
  const hashes = { passwordHash: null, answerHash: null };
  await site.deps.writer.createUser({ ...user, createdAt: now, ...hashes });
  const token = await begin();
  const name = async () => (await site.call('/site.webmanifest')).json().name;
  expect(await name()).toBe('Potluck');
  // What is made of the settings alone is kept as well.
  const legal = async () => (await site.call('/api/v1/legal/privacy')).body;
  expect(await legal()).toContain('Potluck');
  expect((await post('setup/check', { token })).data).toMatchObject({
    siteName: 'Potluck',
    isNamed: false,
  });
  const made = await post('setup', person({ token }));
  expect(made.statusCode, made.body).toBe(201);
  expect((await login()).data.user).toMatchObject({ name: 'Ada', role: 1 });
  expect([await name(), await legal()]).toEqual([
    'Supper Club',
    expect.stringContaining('Supper Club'),
  ]);
  expect(await site.deps.reader.findSiteName()).toBe('Supper Club');
  expect((await site.call('/feed.xml')).body).toContain('Supper Club');
  expect((await site.deps.reader.findUser(user.id))?.name).toBe('Supper Club Kitchen');
  for (const call of ['setup/check', 'setup']) {
    const again = await post(call, person({ token, email: 'eve@example.org' }));
    expect([again.statusCode, again.data.code]).toEqual([410, 'setup_over']);
  }
});

test('nobody gets in with another link, one that is too old, one of an earlier start, or one beside an admin', async () => {
  const [earlier, token] = [await begin(), await begin()];
  const refused = async (given: string) =>
    (await post('setup', person({ token: given }))).data.code as string;
  expect([await refused('made up'), await refused(earlier)]).toEqual(['setup_over', 'setup_over']);
  now += 24 * hour;
  expect(await refused(token)).toBe('setup_over');
  const young = await begin();
  await site.admin();
  expect(await refused(young)).toBe('setup_over');
  expect(await refused(await begin())).toBe('setup_over');
  expect((await site.deps.reader.listAdmins()).map(({ name }) => name)).toEqual(['Ada']);
});

test('of several who use the link at once, one is an admin', async () => {
  const token = await begin();
  const replies = await Promise.all(
    [1, 2, 3].map((n) => post('setup', person({ token, email: `ada${n}@example.org` }))),
  );
  expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 410, 410]);
  expect(await site.deps.reader.listAdmins()).toHaveLength(1);
});

test('a try that fails leaves the link as good as it was', async () => {
  const { email } = await site.person();
  const token = await begin();
  for (const fault of [
    { email },
    { password: 'password' },
    { name: 'A\u200bda' },
    { siteName: '' },
  ]) {
    expect((await post('setup', person({ token, ...fault }))).statusCode).toBeGreaterThan(400);
  }
  expect((await post('setup', person({ token }))).statusCode).toBe(201);
});

test('the first admin is called by their office or by the site where they wish, and nobody else is', async () => {
  expect(
    (await post('setup', person({ token: await begin(), name: 'Ada Admin' }))).statusCode,
  ).toBe(201);
  const { token, user } = (await login()).data;
  expect(user).toMatchObject({ name: 'Ada Admin', role: 1 });
  const other = await site.person();
  const rename = (name: string, who: { token: string }) =>
    site.call('/api/v1/account/name', { method: 'PUT', token: who.token, json: { name } });
  for (const name of ['Ada Admin', 'Supper Club', 'Admin'])
    expect((await rename(name, { token })).data.user?.name, name).toBe(name);
  for (const name of ['Eve Admin', 'Supper Club']) {
    expect((await rename(name, other)).data.code, name).toBe('name_reserved');
    const eve = person({ name, email: 'eve@example.org', siteName: undefined });
    expect((await post('auth/register', eve)).data.success, name).toBe(false);
  }
});

test('a setting that names the site stays', async () => {
  await using named = await openSite({ BRAND_NAME: 'Our Table' }, { now: () => now });
  const token = newToken();
  await named.deps.writer.createSetupLink({ tokenHash: hashToken(token), expiresAt: now + hour });
  const call = { method: 'POST' as const, json: person({ token }) };
  expect((await named.call('/api/v1/setup', call)).statusCode).toBe(201);
  expect((await named.call('/site.webmanifest')).json().name).toBe('Our Table');
  expect(await named.deps.reader.findSiteName()).toBeNull();
});
