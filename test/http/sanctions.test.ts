import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dial, readReply } from '#test/support/raw-http.ts';
import { readZip } from '#test/support/read-zip.ts';
import { openSite, type TestSite } from '#test/support/site.ts';

const day = 86_400_000;
let now = Date.now();
let site: TestSite;
let origin: string;
beforeAll(async () => {
  site = await openSite({}, { now: () => now });
  origin = await site.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => site[Symbol.asyncDispose]());

type Person = Awaited<ReturnType<TestSite['person']>>;
const newKey = () => randomBytes(12).toString('hex');
const call = (
  { token }: Person,
  path: string,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE' = 'GET',
  json?: object,
) => site.call(path, { method, token, ...(json ? { json } : {}) });

/** Each is decided later than the one before. */
const sanction = (by: Person, whom: Person, level: string, more: object = {}) => {
  now += 1_000;
  return call(by, `/api/v1/admin/people/${whom._id}/sanctions`, 'POST', {
    key: newKey(),
    level,
    rule: 'rude',
    reason: 'It: was rude',
    ...(level === 'warning' ? {} : { days: 7 }),
    ...more,
  });
};
const standing = async (by: Person, whom: Person) =>
  (await call(by, '/api/v1/admin/sanctions?limit=200')).data.sanctions.filter(
    (one: { person: { _id: string } }) => one.person._id === whom._id,
  );
const own = async (person: Person) =>
  (await call(person, '/api/v1/account/decisions')).data.decisions;
/** A GET and two writes that others see. */
const reach = async (person: Person) => {
  const made = { name: 'Sundays', visibility: 'private' };
  const replies = [
    await call(person, '/api/v1/follows'),
    await call(person, '/api/v1/collections', 'POST', made),
    await call(person, '/api/v1/account/name', 'PUT', { name: 'Another Name' }),
  ];
  for (const { data } of await always(person)) expect(data.code).toBeUndefined();
  return replies.map(({ data }) => data.code ?? 'done');
};
/** What is always one’s own: to take along, and to keep others away. */
const always = async (person: Person) => [
  await call(person, '/api/v1/auth/me'),
  await call(person, '/api/v1/account/takeout', 'POST'),
  await call(person, '/api/v1/account/mail'),
  await call(person, '/api/v1/account/passkeys'),
  await call(person, '/api/v1/blocks'),
];

test('somebody banned is told why of what is theirs, and that there is nothing of what is not', async () => {
  const [person, other, judge] = [await site.person(), await site.person(), await site.moderator()];
  const places: string[] = [];
  for (const cook of [person, other]) {
    const made = { name: 'Sundays', visibility: 'private' };
    const { collection } = (await call(cook, '/api/v1/collections', 'POST', made)).data;
    const { _id, slug } = await site.publish(cook);
    await site.deps.writer.removeRecipe(_id, { at: now, actorId: judge._id, act: 'remove-recipe' });
    places.push(`food/get-waiting/${slug}`, `collections/${collection._id}/mine`);
  }
  await sanction(judge, person, 'ban');
  const missing = ['food/get-waiting/no-such-soup', `collections/${newKey()}/mine`];
  const told: unknown[] = [];
  for (const place of [...places, ...missing]) {
    told.push((await call(person, `/api/v1/${place}`)).data.code);
  }
  const nothing = ['recipe_not_found', 'collection_not_found'];
  expect(told).toEqual(['banned', 'banned', ...nothing, ...nothing]);
});

test('a ban closes the account but for itself, tells why and until when, and ends by itself', async () => {
  const [person, judge] = [await site.person(), await site.moderator()];
  const key = newKey();
  await sanction(judge, person, 'ban', { key });
  const at = now;
  expect((await sanction(judge, person, 'ban', { key })).statusCode).toBe(200);
  expect(await reach(person)).toEqual(['banned', 'banned', 'banned']);
  const said = await call(person, '/api/v1/follows');
  expect([said.statusCode, said.data.message]).toEqual([403, expect.stringContaining('left: 7')]);
  expect(said.data.message).toContain('“It: was rude”');
  // The sentence is true as well once they have.
  expect(said.data.message).toMatch(/you can appeal once$/);
  const decided = await own(person);
  expect(decided).toMatchObject([
    { kind: 'ban', reason: 'It: was rude', rule: 'rude', state: 'stands', mayAppeal: true },
  ]);
  expect(decided[0].endsAt).toBe(new Date(at + 7 * day).toISOString());
  const { url } = (await call(person, '/api/v1/account/takeout', 'POST')).data;
  const taken = readZip((await site.call(url)).rawPayload).get('my-moderation.json');
  expect(JSON.parse(String(taken))).toMatchObject([{ kind: 'ban', endsAt: decided[0].endsAt }]);
  const { notifications } = (await call(person, '/api/v1/notifications')).data;
  expect(notifications[0]).toMatchObject({ detail: 'ban:sanctioned:It: was rude' });
  expect(await standing(judge, person)).toMatchObject([{ level: 'ban', by: judge.name }]);
  const { email, password } = person;
  const logIn = { method: 'POST', json: { email, password } } as const;
  const isSuspended = async () => (await site.call('/api/v1/auth/login', logIn)).data.suspended;
  expect(await isSuspended()).toBe(true);
  now += 7 * day;
  expect(await isSuspended()).toBeUndefined();
  expect(await reach(person)).toEqual(['done', 'done', 'done']);
  expect((await own(person))[0]).toMatchObject({ state: 'over', mayAppeal: false });
  expect(await standing(judge, person)).toEqual([]);
});

test('who may not write reads; what is decided last holds, and is taken back by hand', async () => {
  const [person, judge] = [await site.person(), await site.moderator()];
  await sanction(judge, person, 'ban');
  await sanction(judge, person, 'read-only', { days: 1 });
  expect(await reach(person)).toEqual(['done', 'read_only', 'read_only']);
  const [held, ...others] = await standing(judge, person);
  expect([held.level, others]).toEqual(['read-only', []]);
  for (const _ of [1, 2]) {
    const reply = await call(judge, `/api/v1/admin/sanctions/${held._id}`, 'DELETE');
    expect(reply.statusCode).toBe(200);
  }
  expect(await reach(person)).toEqual(['done', 'done', 'done']);
  const admin = await site.admin();
  const { acts } = (await call(admin, '/api/v1/admin/acts?limit=200')).data;
  const noted = acts.filter(({ subjectId }: { subjectId?: string }) => subjectId === person._id);
  expect(noted.map(({ act }: { act: string }) => act).sort()).toEqual([
    'ban',
    'lift-read-only',
    'read-only',
  ]);
});

test('a warned person does what they did, appeals, and is heard by somebody else', async () => {
  const [person, judge, other] = [
    await site.person(),
    await site.moderator(),
    await site.moderator(),
  ];
  await sanction(judge, person, 'warning');
  await sanction(judge, person, 'warning', { reason: 'And again' });
  const [held] = await standing(judge, person);
  expect(held.person).toMatchObject({ _id: person._id, hasNoPage: true });
  expect(await reach(person)).toEqual(['done', 'done', 'done']);
  const [again, first] = await own(person);
  expect([again.reason, first.state, again.kind]).toEqual(['And again', 'stands', 'warning']);
  const path = `/api/v1/account/decisions/${again._id}/appeal`;
  expect((await call(person, path, 'POST', { text: 'I was not' })).statusCode).toBe(200);
  const { entries } = (await call(other, '/api/v1/admin/queue?limit=200')).data;
  const entry = entries.find((one: { subjectId: string }) => one.subjectId === again._id);
  expect(entry).toMatchObject({
    appeal: { of: 'warning' },
    subject: { writer: { _id: person._id, hasNoPage: true } },
  });
  const grant = (by: Person) =>
    call(by, `/api/v1/admin/queue/${entry._id}`, 'PUT', { act: 'grant', reason: 'Not so' });
  expect((await grant(judge)).data.code).toBe('own_decision');
  expect((await grant(other)).statusCode).toBe(200);
  const states = (await own(person)).map((one: { state: string }) => one.state);
  expect(states).toEqual(['restored', 'stands']);
});

test('nobody decides about admins or themselves, and moderators not about moderators', async () => {
  const [judge, other, admin] = [
    await site.moderator(),
    await site.moderator(),
    await site.admin(),
  ];
  const person = await site.person();
  const codes = [];
  for (const [by, whom] of [
    [judge, admin],
    [judge, judge],
    [judge, other],
    [admin, admin],
    [await site.admin(), admin],
    [admin, other],
  ] as const) {
    codes.push((await sanction(by, whom, 'ban')).data.code ?? 'done');
  }
  expect(codes).toEqual([...Array(5).fill('not_over_them'), 'done']);
  const missing = await call(judge, `/api/v1/admin/people/${newKey()}/sanctions`, 'POST', {
    key: newKey(),
    level: 'warning',
    reason: 'Rude',
  });
  expect(missing.data.code).toBe('user_not_found');
  expect((await sanction(judge, person, 'ban', { days: undefined })).data.code).toBe(
    'field_missing',
  );
  // A banned moderator is one no more until the ban is over.
  expect((await sanction(other, person, 'warning')).data.code).toBe('banned');
});

test('nobody takes back what was decided about themselves, nor a moderator what was about another', async () => {
  const [judge, other, admin] = [
    await site.moderator(),
    await site.moderator(),
    await site.admin(),
  ];
  const key = newKey();
  expect((await sanction(admin, other, 'warning', { key })).statusCode).toBe(200);
  const lift = (by: Person) => call(by, `/api/v1/admin/sanctions/${key}`, 'DELETE');
  for (const by of [other, judge]) expect((await lift(by)).data.code).toBe('not_over_them');
  expect((await own(other))[0]).toMatchObject({ state: 'stands' });
  expect((await lift(admin)).statusCode).toBe(200);
  expect((await own(other))[0].state).not.toBe('stands');
});

/** Begins a call, and answers with a function that sends the last byte of its body, a while later, and reads the code of the reply. */
async function begin({ token }: Person, method: string, path: string, json: object) {
  const body = JSON.stringify(json);
  const socket = await dial(origin);
  const head = [`${method} ${path} HTTP/1.1`, 'Host: a', 'Content-Type: application/json'];
  const more = [`Authorization: ${token}`, `Content-Length: ${body.length}`, '', ''];
  socket.write([...head, ...more].join('\r\n') + body.slice(0, -1));
  return async () => {
    await wait(200);
    socket.write(body.slice(-1));
    const reply = await readReply(socket);
    socket.destroy();
    return JSON.parse(reply.body).code ?? 'done';
  };
}

test('what was begun before a ban, the loss of a role or the end of a session, and comes after it, is not done', async () => {
  const [person, judge, fallen] = [
    await site.person(),
    await site.moderator(),
    await site.moderator(),
  ];
  const shelf = { name: 'Sundays', visibility: 'private' };
  const banned = await begin(person, 'POST', '/api/v1/collections', shelf);
  const path = `/api/v1/admin/people/${person._id}/sanctions`;
  const warning = { key: newKey(), level: 'warning', rule: 'rude', reason: 'It: was rude' };
  const demoted = await begin(fallen, 'POST', path, warning);
  const leaver = await site.person();
  const ended = await begin(leaver, 'POST', '/api/v1/collections', shelf);
  const slow = await begin(await site.person(), 'POST', '/api/v1/collections', shelf);
  await sanction(judge, person, 'ban');
  await site.deps.writer.setRole(fallen.email, 0);
  await call(leaver, '/api/v1/auth/logout', 'POST');
  const codes = await Promise.all([banned(), demoted(), ended(), slow()]);
  expect(codes).toEqual(['banned', 'moderators_only', 'not_signed_in', 'done']);
});
