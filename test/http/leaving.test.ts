import { afterAll, beforeAll, expect, test } from 'vitest';
import { sweepOrphanPhotos } from '#photos/sweep.ts';
import type { Given } from '#server/deps.ts';
import { tidy } from '#server/process/chores.ts';
import { indexAll } from '#server/process/cleaning.ts';
import type { Storage } from '#storage/port.ts';
import { recipeRow } from '#storage/suite/fixtures.ts';
import { proveAddress } from '#test/support/mails/prove-address.ts';
import { SoftPasskey } from '#test/support/passkey.ts';
import { openSite, type TestSite } from '#test/support/site.ts';

type Person = Awaited<ReturnType<TestSite['person']>>;

const origin = 'https://recipes.example.org';
const day = 24 * 60 * 60 * 1000;
/** Mails wait in the outbox: none is sent here. */
const mailing = {
  ACCOUNT_MAIL: 'on',
  SMTP_URL: 'smtp://127.0.0.1:9',
  CONTACT_TO: 'cook@example.org',
  PUBLIC_URL: origin,
};

let now = Date.now();
let site: TestSite;
beforeAll(async () => {
  site = await openSite(mailing, { now: () => now });
});
afterAll(() => site[Symbol.asyncDispose]());

const post = (path: string, json?: unknown, token?: string) =>
  site.call(`/api/v1/${path}`, { method: 'POST', json, ...(token ? { token } : {}) });
const leave = ({ token, password }: Person, part: object = {}) =>
  post('account/leave', { password, recipes: 'go', ...part }, token);
const login = ({ email, password }: Person, part: object = {}) =>
  post('auth/login', { email, password, ...part });
const statusOf = async (path: string) => (await site.call(path)).statusCode;

/** Does the chores as they are done at another time. */
function tidyAt(time: number, parts: Partial<Given> = {}): Promise<void> {
  const { relaxed } = site.deps as Given & Pick<Storage, 'relaxed'>;
  const sweep = (before: number) => sweepOrphanPhotos(site.deps.photos, site.deps.reader, before);
  return tidy({ ...site.deps, ...parts, relaxed, now: () => time, sweep });
}

test('an account closes at once and is hidden, says so to its person alone, and is back with one more login', async () => {
  const person = await site.person('Lena');
  const food = await site.publish(person, { name: 'Leaving lentils' });
  const places = [
    '/api/v1/food/get-food/leaving-lentils',
    `/api/v1/cook/get-cook/${person._id}`,
    '/recipe/leaving-lentils.md',
    food.photo.url,
  ];
  for (const place of places) expect(await statusOf(place), place).toBe(200);
  const { data } = await leave(person);
  expect(data.message).toContain(data.endsAt.slice(0, 10));
  expect(Date.parse(data.endsAt) - now).toBe(14 * day);
  for (const place of places) expect(await statusOf(place), place).toBe(404);
  expect((await site.call('/api/v1/auth/me', { token: person.token })).statusCode).toBe(401);
  const guess = await login({ ...person, password: 'a wrong one' }, { comeBack: true });
  expect(guess.data.code).toBe('wrong_credentials');
  // As a client asks that knows the specification alone: it shows what it is told.
  const told = await login(person);
  expect([told.statusCode, told.data.success]).toEqual([200, false]);
  expect(told.data.code).toBe('account_left');
  expect(told.data.message).toContain(data.endsAt.slice(0, 10));
  now += 13 * day;
  const back = await login(person, { comeBack: true });
  expect(back.data).toMatchObject({ success: true, user: { name: 'Lena', email: person.email } });
  for (const place of places) expect(await statusOf(place), place).toBe(200);
  // Said by an account that is not closed it means nothing.
  expect((await login(person, { comeBack: true })).data.success).toBe(true);
  expect((await login(person)).data.success).toBe(true);
});

test('it takes the present password or a passkey, and which recipes are meant', async () => {
  const person = await site.person();
  for (const [part, status, code, field] of [
    [{ password: 'a wrong one' }, 403, 'password_wrong', 'password'],
    [{ password: undefined }, 422, 'field_missing', 'password'],
    [{ recipes: 'some' }, 422, 'field_invalid', 'recipes'],
    [{ recipes: undefined }, 422, 'field_missing', 'recipes'],
  ] as const) {
    const { statusCode, data } = await leave(person, part);
    expect([statusCode, data.code, data.field]).toEqual([status, code, field]);
  }
  const passkey = new SoftPasskey(origin);
  const offered = await post('account/passkeys/offer', { password: person.password }, person.token);
  const made = passkey.make(offered.data.options.challenge);
  await post('account/passkeys', { name: 'Phone', ...made }, person.token);
  expect((await leave(person, { password: undefined })).statusCode).toBe(200);
  const asked = await post('auth/passkey/challenge');
  const proof = passkey.answer(asked.data.options.challenge);
  const told = await post('auth/passkey/login', proof);
  expect([told.statusCode, told.data.code]).toEqual([403, 'account_left']);
  // The same answer, once: nobody is sent to their device again.
  const back = await post('auth/passkey/login', { ...proof, comeBack: true });
  expect(back.data).toMatchObject({ success: true, user: { email: person.email } });
  const again = await post('auth/passkey/login', { ...proof, comeBack: true });
  expect(again.data.code).toBe('passkey_refused');
});

test('the last admin stays', async () => {
  await using alone = await openSite();
  const admin = await alone.admin();
  const wish = { method: 'POST' as const, token: admin.token };
  const json = { password: admin.password, recipes: 'go' };
  const refused = await alone.call('/api/v1/account/leave', { ...wish, json });
  expect([refused.statusCode, refused.data.code]).toEqual([403, 'last_admin']);
  await alone.admin();
  expect((await alone.call('/api/v1/account/leave', { ...wish, json })).statusCode).toBe(200);
});

test('a takeout that was asked for ends, nothing more is mailed but that the account is closed', async () => {
  const [person, other] = [await site.person(), await site.person()];
  const { _id: id, email, token } = person;
  await proveAddress(site.deps.writer, { id, email }, now);
  const { url } = (await post('account/takeout', undefined, token)).data;
  expect(await statusOf(url)).toBe(200);
  const settings = [{ kind: 'review', site: true, mail: 'daily' }];
  await site.call('/api/v1/notifications/settings', { method: 'PUT', token, json: { settings } });
  const food = await site.publish(person, { name: 'Staying stew' });
  const say = { asWritten: true, cookedOn: '2026-01-02', text: 'Good' };
  await post(`recipe-reviews/${food._id}`, say, other.token);
  expect((await leave(person, { recipes: 'stay' })).statusCode).toBe(200);
  expect(await statusOf(url)).toBe(410);
  expect((await site.deps.reader.findMailing(now + 2 * day))?.userId).not.toBe(id);
  const mails = [];
  for (;;) {
    const mail = await site.deps.writer.claimMail(now + 1, now + day);
    if (!mail) break;
    if (mail.userId === id) mails.push(mail);
  }
  expect(mails.map(({ kind, recipient }) => [kind, recipient])).toEqual([['told', email]]);
  expect(mails[0]?.text).toContain(`${origin}/login`);
  // The recipe stays, and its cook has no name and no page.
  const { data } = await site.call('/api/v1/food/get-food/staying-stew');
  expect(data.food.cook).toEqual({ _id: id, name: '', handle: '' });
  expect(await statusOf(`/api/v1/cook/get-cook/${id}`)).toBe(404);
});

test('a deletion that breaks off in the middle shows no half, and the next one goes on to the end', async () => {
  const person = await site.person('Halva');
  const foods = [];
  for (const name of ['One', 'Two', 'Three']) {
    foods.push(await site.publish(person, { name: `Broken ${name}` }));
  }
  const { endsAt } = (await leave(person)).data;
  const end = Date.parse(endsAt);
  let calls = 0;
  const { writer, photos } = site.deps;
  // One recipe, whose files a disk does not let go; then all but the account. Each time the process is gone then.
  const oneByOne = async (at: number) => {
    calls += 1;
    if (calls === 2 || calls === 5) throw new Error('The process is gone');
    return writer.deleteLeft(at, 1);
  };
  const broken = { ...writer, deleteLeft: oneByOne } as Given['writer'];
  const remove = async () => {
    throw new Error('The disk is gone');
  };
  const onDisk = { writer: broken, photos: { ...photos, remove } };
  await expect(tidyAt(end, onDisk)).rejects.toThrow('The process is gone');
  await expect(tidyAt(end, { writer: broken })).rejects.toThrow('The process is gone');
  now = end;
  // Not even its person sees what is left, or gets it back.
  expect((await login(person, { comeBack: true })).data.code).toBe('wrong_credentials');
  for (const { slug } of foods) expect(await statusOf(`/api/v1/food/get-food/${slug}`)).toBe(404);
  await tidyAt(end + 2 * 60 * 60 * 1000);
  expect(await site.deps.reader.findUser(person._id)).toBeNull();
  const ids = foods.map((food) => food._id);
  expect(await site.deps.reader.findRecipes(ids)).toEqual([]);
  const names = foods.map(({ photo }) => photo.url.split('/').at(-1) ?? '');
  for (const name of names) expect(await photos.open(name)).toBeNull();
  const registered = { name: 'New', email: person.email, password: 'correct horse' };
  const reply = await post('auth/register', { ...registered, answer: 'Dal' });
  expect(reply.statusCode, reply.body).toBe(201);
});

test('of many recipes all are in lists at once with who is back, and found once the chore has done its steps', async () => {
  const person = await site.person();
  const count = 41;
  for (let n = 0; n < count; n += 1) {
    const row = recipeRow(person._id, { name: `Ptarmigan ${n}` });
    await site.deps.writer.publishRecipe(row, null, null);
  }
  const listed = async () =>
    (await site.call(`/api/v1/food/get-food?userId=${person._id}&limit=1`)).data.total;
  const found = async () => (await site.call('/api/v1/food/search/ptarmigan?limit=48')).data.length;
  expect([await listed(), await found()]).toEqual([count, count]);
  await leave(person);
  expect([await listed(), await found()]).toEqual([0, 0]);
  await login(person, { comeBack: true });
  expect(await listed()).toBe(count);
  await indexAll(site.deps);
  expect([await listed(), await found()]).toEqual([count, count]);
});

test('whose recipes cannot be indexed keeps nobody else who is back from being found', async () => {
  const people = [await site.person(), await site.person()].toSorted((a, b) =>
    a._id < b._id ? -1 : 1,
  );
  const broken = people[0]?._id ?? '';
  for (const person of people) {
    for (let n = 0; n < 21; n += 1) {
      const row = recipeRow(person._id, { name: `Guinea fowl ${n}` });
      await site.deps.writer.publishRecipe(row, null, null);
    }
    await leave(person);
    await login(person, { comeBack: true });
  }
  const { reader, writer } = site.deps;
  const failing = {
    indexSome: (id: string, at: number) =>
      id === broken ? Promise.reject(new Error('Not this one')) : writer.indexSome(id, at),
  };
  const all = indexAll({ reader, writer: failing, now: () => now });
  await expect(all).rejects.toThrow('Not this one');
  expect(await reader.findUnindexed('')).toBe(broken);
  expect(await reader.findUnindexed(broken)).toBeNull();
  await indexAll(site.deps);
  expect(await reader.findUnindexed('')).toBeNull();
});
