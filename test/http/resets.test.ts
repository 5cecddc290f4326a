import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hashToken, newToken } from '#server/http/session.ts';
import { openSite, type TestSite } from '#test/support/site.ts';

const day = 24 * 60 * 60 * 1000;
let now = Date.now();
let site: TestSite;
beforeAll(async () => {
  site = await openSite({}, { now: () => now });
});
afterAll(() => site[Symbol.asyncDispose]());

const post = (call: string, json: object, device?: string) => {
  now += 1_000;
  const headers = device ? { headers: { 'x-device': device } } : {};
  return site.call(`/api/v1/auth/${call}`, { method: 'POST', json, ...headers });
};
const byAnswer = (email: string, answer = 'Dal') =>
  post('forgot-password', { email, answer, newPassword: 'a new password' });
const login = (email: string, password: string, device?: string) =>
  post('login', { email, password }, device);

/** A link such as the operator's command makes. */
async function linkFor({ _id }: { _id: string }, lifetime = day): Promise<string> {
  const token = newToken();
  const link = { tokenHash: hashToken(token), expiresAt: now + lifetime };
  await site.deps.writer.createResetLink(_id, link, null);
  return token;
}
const byLink = (token: string, fields: object = {}) =>
  post('reset-by-link', { token, newPassword: 'set by a link', ...fields });

describe('the security answer', () => {
  test.each([
    ['an admin', 1],
    ['a moderator', 2],
  ])('never resets %s, and says what it says of a wrong one', async (_who, role) => {
    const person = await site.person();
    await site.deps.writer.setRole(person.email, role);
    const [right, wrong] = [await byAnswer(person.email), await byAnswer(person.email, 'Pizza')];
    expect([right.statusCode, right.data.code]).toEqual([200, 'wrong_answer']);
    expect(right.data).toEqual(wrong.data);
    expect((await login(person.email, person.password)).data.success).toBe(true);
    expect((await site.call('/api/v1/auth/me', { token: person.token })).statusCode).toBe(200);
  });

  test('counts against an admin as a wrong one does', async () => {
    await using own = await openSite({ LIMIT_RESET_PER_ACCOUNT: '1' });
    const admin = await own.admin();
    const json = { email: admin.email, answer: 'Dal', newPassword: 'a new password' };
    const ask = () => own.call('/api/v1/auth/forgot-password', { method: 'POST', json });
    expect((await ask()).data.code).toBe('wrong_answer');
    expect((await ask()).statusCode).toBe(429);
  });

  test('of fewer than three letters, from before, still resets', async () => {
    const person = await site.person();
    const { hashSecret } = await import('#server/features/accounts/passwords.ts');
    const change = { passwordHash: await hashSecret('x'), answerHash: await hashSecret('ei') };
    await site.deps.writer.resetPassword(person._id, {
      ...change,
      at: now,
      event: 'reset-by-answer',
    });
    expect((await byAnswer(person.email, 'Ei')).data.success).toBe(true);
  });

  test.each([
    ['a common password', 'password123', 'password_common'],
    ['spaces alone', '         ', 'password_blank'],
  ])('sets no password of %s', async (_what, newPassword, code) => {
    const { email } = await site.person();
    const reply = await post('forgot-password', { email, answer: 'Dal', newPassword });
    expect([reply.statusCode, reply.data.code, reply.data.field]).toEqual([
      200,
      code,
      'newPassword',
    ]);
  });
});

describe('a login after a reset', () => {
  test('tells every device of it once, and new devices for a week', async () => {
    const { email, password } = await site.person();
    const first = (await login(email, password)).data;
    expect(first.resets).toBeUndefined();
    await byAnswer(email);
    const at = new Date(now).toISOString();
    const enter = async (device?: string) => (await login(email, 'a new password', device)).data;
    const thief = await enter();
    expect(thief.resets).toEqual([{ at, by: 'answer' }]);
    // Whoever came first has not used up what the owner is to see.
    expect((await enter(first.device)).resets).toEqual([{ at, by: 'answer' }]);
    expect((await enter(first.device)).resets).toBeUndefined();
    expect((await enter()).resets).toHaveLength(1);
    now += 7 * day;
    expect((await enter()).resets).toBeUndefined();
  });
});

describe('a one-time link', () => {
  test('sets the password once, ends every session, and is told at the next login', async () => {
    const admin = await site.admin();
    const token = await linkFor(admin);
    const reply = await byLink(token);
    expect([reply.statusCode, reply.data.success]).toEqual([200, true]);
    const at = new Date(now).toISOString();
    expect((await site.call('/api/v1/auth/me', { token: admin.token })).statusCode).toBe(401);
    const begun = await login(admin.email, 'set by a link');
    expect(begun.data.resets).toEqual([{ at, by: 'link' }]);
    const again = await byLink(token, { newPassword: 'another password' });
    expect([again.statusCode, again.data.code]).toEqual([410, 'reset_link_over']);
    expect((await login(admin.email, 'another password')).data.success).toBe(false);
  });

  test('changes the answer where one is given, because the old one may be known', async () => {
    const person = await site.person();
    await byLink(await linkFor(person), { answer: 'Something that nobody guesses' });
    expect((await byAnswer(person.email, 'Dal')).data.code).toBe('wrong_answer');
    const reset = await byAnswer(person.email, 'something that NOBODY guesses');
    expect(reset.data.success).toBe(true);
  });

  test('keeps the answer where none is given', async () => {
    const person = await site.person();
    await byLink(await linkFor(person));
    expect((await byAnswer(person.email)).data.success).toBe(true);
  });

  test('is over after its time, after another one, and after a reset', async () => {
    const person = await site.person();
    const late = await linkFor(person, 500);
    expect((await byLink(late)).statusCode).toBe(410);
    const [first, second] = [await linkFor(person), await linkFor(person)];
    expect((await byLink(first)).statusCode).toBe(410);
    await byAnswer(person.email);
    expect((await byLink(second)).statusCode).toBe(410);
    expect((await byLink('made up')).statusCode).toBe(410);
  });

  test.each([
    [{ newPassword: 'short' }, 'newPassword', 'field_too_short'],
    [{ newPassword: 'password123' }, 'newPassword', 'password_common'],
    [{ answer: 'ei' }, 'answer', 'field_too_short'],
    [{ token: undefined }, 'token', 'field_missing'],
  ])('given %j is refused at its field and stays good', async (fields, field, code) => {
    const token = await linkFor(await site.person());
    const refused = await byLink(token, fields);
    expect([refused.statusCode, refused.data.field, refused.data.code]).toEqual([422, field, code]);
    expect((await byLink(token)).data.success).toBe(true);
  });
});
