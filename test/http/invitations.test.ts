import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { tidy } from '#server/process/chores.ts';
import { openSite, type TestSite } from '#test/support/site.ts';

const day = 24 * 60 * 60 * 1000;
let now = Date.now();
let site: TestSite;
let admin: Awaited<ReturnType<TestSite['admin']>>;
beforeAll(async () => {
  site = await openSite({ REGISTRATION: 'invite' }, { now: () => now });
});
// What ends with time ends the sessions of before.
beforeEach(async () => {
  admin = await site.admin();
});
afterAll(() => site[Symbol.asyncDispose]());

let people = 0;
const register = (fields: object = {}) => {
  people += 1;
  const json = {
    name: 'Guest',
    email: `guest${people}@example.org`,
    password: 'plum dumpling tree',
    answer: 'Dal',
    ...fields,
  };
  return site.call('/api/v1/auth/register', { method: 'POST', json });
};
const inviteBy = async (key: string, { token } = admin) => {
  const call = { method: 'POST' as const, token, json: {}, headers: { 'idempotency-key': key } };
  return (await site.call('/api/v1/admin/invitations', call)).data;
};
const invite = async (json: object = {}): Promise<string> => {
  // One is younger than the other, however fast they are made.
  now += 1_000;
  const call = { method: 'POST' as const, token: admin.token, json };
  const reply = await site.call('/api/v1/admin/invitations', call);
  expect(reply.statusCode, reply.body).toBe(201);
  return reply.data.token;
};
const list = async () =>
  (await site.call('/api/v1/admin/invitations', { token: admin.token })).data.invitations;
const revokeAll = async () => {
  const path = '/api/v1/admin/invitations';
  const { invitations } = (await site.call(`${path}?limit=200`, { token: admin.token })).data;
  for (const { _id } of invitations)
    await site.call(`${path}/${_id}`, { method: 'DELETE', token: admin.token });
};
const say = (registration: 'open' | 'invite' | 'closed' | null) =>
  site.deps.writer.setRegistration(registration, {
    at: now,
    actorId: null,
    act: `registration-${registration}`,
  });

describe('registration', () => {
  test('by invitation takes one, once, and says why it takes no other', async () => {
    const without = await register();
    expect([without.statusCode, without.data]).toEqual([
      200,
      expect.objectContaining({ success: false, code: 'invitation_needed' }),
    ]);
    const invitation = await invite();
    expect((await register({ invitation })).statusCode).toBe(201);
    const again = await register({ invitation });
    expect([again.statusCode, again.data.code]).toEqual([200, 'invitation_over']);
    expect((await register({ invitation: 'made up' })).data.code).toBe('invitation_over');
  });

  test('that fails leaves the invitation as good as it was', async () => {
    const invitation = await invite();
    for (const fault of [{ password: 'short' }, { name: 'Admin' }, { email: admin.email }]) {
      expect((await register({ invitation, ...fault })).data.success).toBe(false);
    }
    expect((await register({ invitation })).statusCode).toBe(201);
  });

  test('of two who share a link at once, lets one in', async () => {
    const invitation = await invite();
    const replies = await Promise.all([register({ invitation }), register({ invitation })]);
    expect(replies.map(({ data }) => data.code ?? 'done').toSorted()).toEqual([
      'done',
      'invitation_over',
    ]);
  });

  test('is closed and opened by the operator, whatever the setting says', async () => {
    const invitation = await invite();
    const asked = async () => (await site.call('/api/v1/auth/registration')).data.registration;
    await say('closed');
    expect(await asked()).toBe('closed');
    const closed = await register({ invitation });
    expect([closed.statusCode, closed.data]).toEqual([
      200,
      expect.objectContaining({ success: false, code: 'registration_closed' }),
    ]);
    expect((await register()).data.code).toBe('registration_closed');
    await say('open');
    expect(await asked()).toBe('open');
    expect((await register()).statusCode).toBe(201);
    // Whoever brings an invitation is let in by it or not at all.
    expect((await register({ invitation: 'made up' })).data.code).toBe('invitation_over');
    await say(null);
    expect(await asked()).toBe('invite');
  });
});

describe('admins', () => {
  test('see what became of invitations, and revoke those that wait', async () => {
    const [used, revoked] = [await invite(), await invite({ days: 30 })];
    const { data } = await register({ invitation: used, email: 'plum@example.org' });
    expect(data.success).toBe(true);
    const waiting = (await list())[0];
    expect(waiting).toMatchObject({ state: 'open', role: 0, by: { email: admin.email } });
    expect(Date.parse(waiting.expiresAt) - Date.parse(waiting.createdAt)).toBe(30 * day);
    const path = `/api/v1/admin/invitations/${waiting._id}`;
    const call = { method: 'DELETE' as const, token: admin.token };
    expect((await site.call(path, call)).statusCode).toBe(200);
    expect((await site.call(path, call)).data.code).toBe('invitation_over');
    expect((await register({ invitation: revoked })).data.code).toBe('invitation_over');
    expect((await list()).slice(0, 2)).toEqual([
      expect.objectContaining({ state: 'revoked' }),
      expect.objectContaining({
        state: 'used',
        usedBy: { name: 'Guest', email: 'plum@example.org' },
      }),
    ]);
    const { acts } = (await site.call('/api/v1/admin/acts', { token: admin.token })).data;
    const revocation = { act: 'revoke-invitation', subject: 'invitation' };
    expect(acts).toContainEqual(expect.objectContaining(revocation));
    expect(JSON.stringify([await list(), acts])).not.toContain(used);
  });

  test('make one by a press that is repeated, at once too, and another by the next', async () => {
    const before = (await site.deps.reader.listInvitations(1)).total;
    const key = 'c'.repeat(24);
    const made = await Promise.all([inviteBy(key), inviteBy(key)]);
    now += 60_000;
    made.push(await inviteBy(key));
    expect(new Set(made.map(({ token, expiresAt }) => `${token} ${expiresAt}`)).size).toBe(1);
    const other = await inviteBy('d'.repeat(24));
    // Another admin who has the same key has an invitation of their own, and nothing of this one.
    const theirs = await inviteBy(key, await site.admin());
    expect(new Set([made[0].token, other.token, theirs.token]).size).toBe(3);
    expect((await site.deps.reader.listInvitations(1)).total).toBe(before + 3);
    expect((await register({ invitation: made[0].token })).statusCode).toBe(201);
    expect((await inviteBy(key)).code).toBe('invitation_over');
  });

  test('make none that is good for longer than a month', async () => {
    for (const days of [0, 31, 1.5]) {
      const call = { method: 'POST' as const, token: admin.token, json: { days } };
      const reply = await site.call('/api/v1/admin/invitations', call);
      expect(reply.statusCode).toBe(422);
    }
  });

  test('have so many wait and no more', async () => {
    for (let n = 0; n <= 100; n += 1) {
      const call = { method: 'POST' as const, token: admin.token, json: {} };
      const reply = await site.call('/api/v1/admin/invitations', call);
      if (reply.statusCode === 201) continue;
      expect([n > 50, reply.statusCode, reply.data.code]).toEqual([true, 403, 'invitations_full']);
      await revokeAll();
      return;
    }
    throw new Error('More than a hundred wait');
  });

  test('find them expired, and after three months not at all', async () => {
    await invite();
    const before = now;
    now += 31 * day;
    const { token } = await site.admin();
    const listed = await site.call('/api/v1/admin/invitations', { token });
    expect(listed.data.invitations[0]).toMatchObject({ state: 'expired' });
    now += 90 * day;
    const parts = { ...site.deps, relaxed: { deleteExpiredTries: async () => undefined } };
    await tidy({ ...parts, sweep: async () => undefined } as unknown as Parameters<typeof tidy>[0]);
    expect((await site.deps.reader.listInvitations(1)).total).toBe(0);
    now = before;
  });
});
