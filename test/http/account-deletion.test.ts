import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { shapedPhotos } from '#domain/sharing/addresses.ts';
import { createDiskPhotos } from '#photos/disk.ts';
import { sweepOrphanPhotos } from '#photos/sweep.ts';
import type { Given } from '#server/deps.ts';
import { hashToken } from '#server/http/session.ts';
import { tidy } from '#server/process/chores.ts';
import { lookAtAll } from '#server/process/cleaning.ts';
import { accountKey } from '#storage/account-key.ts';
import type { Storage } from '#storage/port.ts';
import { tables } from '#storage/schema.ts';
import { everyValue, findDangling } from '#test/support/every-value.ts';
import { askNewPassword, emptyMail, proveAddress } from '#test/support/mails/prove-address.ts';
import { openSite, photoBlob, recipeForm, type TestSite } from '#test/support/site.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'potluck-deletion-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/**
 * The tables whose rows are a person's, or of a recipe of theirs. Those of `tellings` stand for a moment, behind a thousand
 * followers, and go with their recipe; one of `leavings` once nobody is logged in any more.
 */
const personalTables = Object.entries(tables)
  .filter(([name]) => name !== 'tellings' && name !== 'leavings')
  .filter(([, { refers }]) => refers.some((name) => ['users', 'recipes'].includes(name)))
  .map(([name]) => name);

type Person = Awaited<ReturnType<TestSite['person']>>;
type People = { victim: Person; other: Person; admin: Person };

/** Mails to people wait in the outbox: none is sent here. */
const accountMail = {
  ACCOUNT_MAIL: 'on',
  SMTP_URL: 'smtp://127.0.0.1:9',
  CONTACT_TO: 'cook@example.org',
  PUBLIC_URL: 'https://recipes.example.org',
};

const post = (token: string, json?: unknown) => ({ method: 'POST' as const, token, json });

/** Long enough that another recipe could be seen to say the same. */
const stepList = Array.from({ length: 30 }, (_, n) => `Stir ${n} times`);

/** Two recipes under several names, a photo and one before it, derived pictures, one removal. */
async function cook(site: TestSite, { victim, other, admin }: People) {
  const form = await recipeForm({ name: 'Quixoterole', stepList });
  const headers = { 'idempotency-key': 'key-of-quixoterole' };
  const call = { method: 'POST' as const, token: victim.token, form, headers };
  const { food } = (await site.call('/api/v1/food/create-food', call)).data;
  for (const [token, name, photo] of [
    [victim.token, 'Quixotepie', await photoBlob(500, 400)],
    [admin.token, 'Quixotecake', null],
  ] as const) {
    const edit = {
      method: 'PUT' as const,
      token,
      form: await recipeForm({ name, photo, stepList }),
    };
    const edited = await site.call(`/api/v1/food/update-food/${food._id}`, edit);
    expect(edited.statusCode, edited.body).toBe(200);
  }
  const { food: shown } = (await site.call('/api/v1/food/get-food/quixotecake')).data;
  const derived = [...shapedPhotos(shown.photo), '/recipe/quixotecake/card.jpg'];
  for (const path of derived) expect((await site.call(path)).statusCode, path).toBe(200);
  const removed = await site.publish(victim, { name: 'Quixotesoup' });
  await site.call(
    `/api/v1/admin/recipes/${removed._id}/remove`,
    post(admin.token, { reason: 'Not theirs' }),
  );
  await save(site, other, food._id);
  return { recipes: [food._id, removed._id], photoIds: await photoIdsOf() };
}

async function save(site: TestSite, { token }: Person, id: string) {
  const form = new FormData();
  form.set('_id', id);
  await site.call('/api/v1/food/save-recipe', { method: 'POST', token, form });
}

/** A new password, which ends the session; it begins again, and a link for yet another is made. */
async function setNewPassword(
  { deps: { reader, writer } }: TestSite,
  { _id, email, token }: Person,
) {
  const { passwordHash } = (await reader.findCredentials(email)) ?? {};
  const at = Date.now();
  const change = { passwordHash: passwordHash ?? '', at, event: 'reset-by-answer' as const };
  await writer.resetPassword(_id, change);
  const session = { tokenHash: hashToken(token), userId: _id, createdAt: at, usedAt: at };
  await writer.createSession(session);
  const link = { tokenHash: hashToken('a link'), expiresAt: at + 60_000 };
  await writer.createResetLink(_id, link, null);
  await proveAddress(writer, { id: _id, email });
  await askNewPassword(writer, { id: _id, email }, 'a hash that waits');
  const moving = { tokenHash: hashToken('moving'), email: 'elsewhere@example.org' };
  const mails = [emptyMail(_id, 'moving', at), emptyMail(_id, 'told', at)] as const;
  const wish = { ...moving, before: passwordHash ?? '', expiresAt: at + 60_000 };
  await writer.askEmailChange(...mails, wish);
  const asked = { userId: _id, expiresAt: at + 60_000 };
  for (const challenge of ['one', 'another']) await writer.askPasskey({ ...asked, challenge });
  const passkey = { id: 'theirs', userId: _id, name: 'Phone', publicKey: 'key', counter: 0 };
  const { tokenHash } = session;
  const adding = { challenge: 'one', tokenHash, at, isFirst: true };
  await writer.addPasskey(passkey, adding, null);
  const identity = { issuer: 'https://id.example.org/', subject: 'quillarbeth-there' };
  await writer.linkOpenid({ ...identity, userId: _id, tokenHash, email, at }, null);
  const way = { state: 'a', nonce: 'b', verifier: 'c', expiresAt: at + 60_000 };
  await writer.beginOpenidFlow({ keyHash: 'a key', purpose: 'link', userId: _id, ...way });
}

/** Saves, a second session, failed tries, a message, and a time as an admin with acts of their own. */
async function liveOn(site: TestSite, { victim, admin, other }: People, otherRecipe: string) {
  await setNewPassword(site, victim);
  await site.call('/api/v1/account/takeout', post(victim.token));
  await site.call('/api/v1/account/verification', post(victim.token));
  await save(site, victim, otherRecipe);
  await site.call(`/api/v1/notes/${otherRecipe}`, {
    ...post(victim.token, { text: 'Less quixoterole' }),
    method: 'PUT',
  });
  const { stepIds } = (await site.call('/api/v1/food/get-food/plain-soup')).data.food;
  await site.call(`/api/v1/notes/${otherRecipe}/lines/${stepIds[0]}`, {
    ...post(victim.token, { text: 'Stir quixoterole in' }),
    method: 'PUT',
  });
  await review(site, victim, other, otherRecipe);
  for (const [one, cook] of [
    [victim, other],
    [other, victim],
  ] as const) {
    const follow = { ...post(one.token, { following: true }), method: 'PUT' as const };
    await site.call(`/api/v1/follows/${cook._id}`, follow);
    const mute = { ...post(one.token, { kind: 'mute' }), method: 'PUT' as const };
    await site.call(`/api/v1/blocks/${cook._id}`, mute);
  }
  await ask(site, victim, other, otherRecipe);
  await collect(site, victim, otherRecipe);
  const upload = new FormData();
  upload.set('photo', await photoBlob(40, 30), 'photo.jpg');
  await site.call('/api/v1/food/upload-photo', {
    method: 'POST',
    token: victim.token,
    form: upload,
  });
  await tellOfThemselves(site, victim);
  const { email, password } = victim;
  await site.call('/api/v1/auth/login', post('', { email, password }));
  await site.call('/api/v1/auth/login', post('', { email, password: 'not this one' }));
  const reset = { email, newPassword: 'another horse', answer: 'Not dal' };
  await site.call('/api/v1/auth/forgot-password', post('', reset));
  const form = new FormData();
  form.set('from_email', email.toUpperCase());
  form.set('from_name', victim.name);
  form.set('subject', 'A question');
  await site.call('/api/v1.0/email/send-form', { method: 'POST', form });
  await site.deps.writer.setRole(email, 1);
  for (const act of ['remove', 'restore']) {
    await site.call(
      `/api/v1/admin/recipes/${otherRecipe}/${act}`,
      post(victim.token, { reason: 'Not theirs' }),
    );
  }
  await site.call('/api/v1/admin/invitations', post(victim.token, {}));
  await site.deps.writer.setRole(email, 0);
  await site.call(`/api/v1/admin/accounts/${other._id}/end-sessions`, post(admin.token));
}

/** A recipe of theirs and another's are known to be like each other. */
async function relate({ deps: { reader, writer } }: TestSite, ...recipes: [string, string]) {
  for (const [recipeId, other] of [recipes, recipes.toReversed()] as [string, string][]) {
    const { updatedAt = 0 } = (await reader.findRelated(recipeId)) ?? {};
    await writer.keepRelated([{ recipeId, updatedAt, madeAt: Date.now(), ids: [other] }]);
  }
}

/** A public collection of theirs with somebody else's recipe. */
async function collect(site: TestSite, victim: Person, recipe: string) {
  const said = { name: 'Quillarbeth’s Sundays', visibility: 'public' };
  const { data } = await site.call('/api/v1/collections', post(victim.token, said));
  const entry = post(victim.token, { collected: true, note: 'With quixoterole' });
  await site.call(`/api/v1/collections/${data.collection._id}/recipes/${recipe}`, {
    ...entry,
    method: 'PUT' as const,
  });
}

/** A review of theirs, a vote on another one, and a rating of their recipe, which they answer. */
async function review(site: TestSite, victim: Person, other: Person, otherRecipe: string) {
  const say = { asWritten: true, cookedOn: '2026-01-02', text: 'Good' };
  await site.call(`/api/v1/recipe-reviews/${otherRecipe}`, post(victim.token, say));
  const { _id } = await site.publish(await site.person());
  const reply = await site.call(`/api/v1/recipe-reviews/${_id}`, post(other.token, say));
  const vote = { ...post(victim.token, { helpful: true }), method: 'PUT' as const };
  await site.call(`/api/v1/reviews/${reply.data.review._id}/helpful`, vote);
  const settings = [{ kind: 'review', site: true, mail: 'off' }];
  const wish = { ...post(victim.token, { settings }), method: 'PUT' as const };
  await site.call('/api/v1/notifications/settings', wish);
  const [theirs] = (await site.deps.reader.listRecipes({ userId: victim._id }, 1)).rows;
  const rated = post(other.token, { ...say, rating: 4 });
  const { data } = await site.call(`/api/v1/recipe-reviews/${theirs?.id}`, rated);
  const answer = { ...post(victim.token, { text: 'With quixoterole' }), method: 'PUT' as const };
  await site.call(`/api/v1/reviews/${data.review._id}/answer`, answer);
}

/** A question of theirs that somebody answered, and an answer to another one. */
async function ask(site: TestSite, victim: Person, other: Person, otherRecipe: string) {
  for (const [asker, answerer] of [
    [victim, other],
    [other, victim],
  ] as const) {
    const wish = post(asker.token, { text: `Does it freeze, ${asker.name}?` });
    const reply = await site.call(`/api/v1/recipe-questions/${otherRecipe}`, wish);
    const path = `/api/v1/questions/${reply.data.question._id}/answers`;
    await site.call(path, post(answerer.token, { text: `So says ${answerer.name}` }));
  }
  const wish = post(victim.token, { text: 'Instead of a quixoteberry?' });
  const { question } = (await site.call(`/api/v1/recipe-questions/${otherRecipe}`, wish)).data;
  const path = `/api/v1/questions/${question._id}`;
  await site.call(`${path}/answers`, post(other.token, { text: 'A plum' }));
  const fold = { ...post(other.token, { folded: true }), method: 'PUT' as const };
  const folded = await site.call(`${path}/folded`, fold);
  expect(folded.statusCode, folded.body).toBe(200);
}

/** Somebody reports what the victim tells of themselves. */
async function report(site: TestSite, { _id, name }: Person) {
  const json = { key: 'a'.repeat(24), reason: 'rude', note: `${name} is rude` };
  const reply = await site.call(`/api/v1/reports/cook/${_id}`, post('', json));
  expect(reply.statusCode, reply.body).toBe(200);
}

/** What the victim posted last is looked at, and is to be hidden. */
async function cleanUp({ deps }: TestSite, { _id: userId }: Person) {
  const set = { userId, since: 0, until: Date.now(), newSince: null, block: null, hint: null };
  const wish = { id: 'c'.repeat(24), set, rule: null, reason: 'Pans', keep: null };
  await lookAtAll(deps);
  await deps.writer.startCleanup(wish, { at: Date.now(), actorId: null });
}

/** A handle of their own, and a picture. */
async function tellOfThemselves(site: TestSite, { token }: Person) {
  const form = new FormData();
  form.set('photo', await photoBlob(60, 60), 'me.jpg');
  const upload = { method: 'POST' as const, token, form };
  const { photo } = (await site.call('/api/v1/food/upload-photo', upload)).data;
  const json = { handle: 'quillarbeth-r', lines: 'Quillarbeth', link: '', photoId: photo.id };
  const reply = await site.call('/api/v1/profile', { method: 'PUT', token, json });
  expect(reply.statusCode, reply.body).toBe(200);
}

async function photoFiles(): Promise<string[]> {
  return readdir(join(folder, 'photos'), { recursive: true });
}

async function photoIdsOf(): Promise<string[]> {
  const ids = (await photoFiles()).map((name) => /[0-9a-f]{32}/.exec(name)?.[0] ?? '');
  return [...new Set(ids.filter(Boolean))];
}

/** Those of the needles that some table holds, with the tables. */
async function found(needles: string[]): Promise<string[]> {
  const tables = [...(await everyValue(folder))];
  return needles.flatMap((needle) => {
    const holding = tables.filter(([, text]) => text.toLowerCase().includes(needle.toLowerCase()));
    return holding.map(([table]) => `${needle} in ${table}`);
  });
}

/** Deletes an account at once, as an admin does. */
async function deleteByAdmin(site: TestSite, { victim, admin }: People) {
  const deletion = post(admin.token, { email: victim.email });
  const reply = await site.call(`/api/v1/admin/accounts/${victim._id}/delete`, deletion);
  expect(reply.statusCode, reply.body).toBe(200);
}

/** Closes one's own account; the rows are all there, and nobody comes back until it is deleted for good. */
async function leave(site: TestSite, { victim }: People, recipes: 'go' | 'stay') {
  const wish = post(victim.token, { password: victim.password, recipes });
  const reply = await site.call('/api/v1/account/leave', wish);
  expect(reply.statusCode, reply.body).toBe(200);
  expect(await found([victim.email, victim.name])).not.toEqual([]);
  const { relaxed } = site.deps as Given & Pick<Storage, 'relaxed'>;
  const now = () => Date.parse(reply.data.endsAt);
  const sweep = (before: number) => sweepOrphanPhotos(site.deps.photos, site.deps.reader, before);
  await tidy({ ...site.deps, relaxed, now, sweep });
}

test.each([
  ['that an admin deletes', deleteByAdmin],
  ['whose owner left', (site: TestSite, people: People) => leave(site, people, 'go')],
])('an account %s leaves no row that speaks of it, and no file', async (_by, deletes) => {
  await using site = await openSite(accountMail, { folder });
  const people = {
    victim: await site.person('Quillarbeth'),
    other: await site.person('Other'),
    admin: await site.admin(),
  };
  const { victim, other, admin } = people;
  const theirs = await cook(site, people);
  const kept = await site.publish(other, { name: 'Plain soup' });
  await liveOn(site, people, kept._id);
  await relate(site, theirs.recipes[0] ?? '', kept._id);
  await report(site, victim);
  await cleanUp(site, victim);
  const needles = [
    victim._id,
    victim.email,
    victim.name,
    hashToken(victim.token),
    accountKey(victim.email),
    ...theirs.recipes,
    ...theirs.photoIds,
    'key-of-quixoterole',
    'quixotepie',
    'quixotecake',
    'quixoterole',
    'quixotesoup',
    'quillarbeth-r',
    'quixoteberry',
  ];
  const before = await found(needles);
  for (const needle of needles) expect(before.join()).toContain(`${needle} in `);
  const holding = new Set(before.map((one) => one.slice(one.lastIndexOf(' ') + 1)));
  const unlived = personalTables.filter((table) => !holding.has(table));
  expect(unlived, 'tables of persons in which the deleted one has left nothing').toEqual([]);

  await deletes(site, people);
  const isByAdmin = deletes === deleteByAdmin;

  const left = await found(needles);
  // What admins did to recipes keeps the names of these, and of nobody.
  expect(left.filter((one) => one.endsWith(' in acts')).map((one) => one.split(' ')[0])).toEqual(
    expect.arrayContaining(['quixotesoup', ...(isByAdmin ? ['quixotecake'] : [])]),
  );
  // The full-text index of SQLite forgets which recipe held a word at once, and the word itself
  // when it next merges its pages (docs/decisions/0013).
  expect(left.filter((one) => !/ in (search_(all|names)_data|acts)$/.test(one))).toEqual([]);
  expect(left.filter((one) => !one.startsWith('quixote'))).toEqual([]);
  // From where others' posts came that went along is known for a week, as of all others.
  const dangling = (await findDangling(folder)).filter((one) => !one.startsWith('post_origins.'));
  expect(dangling, 'what names something that is not there').toEqual([]);
  const files = (await photoFiles()).join('\n');
  for (const id of theirs.photoIds) expect(files).not.toContain(id);
  const { acts } = (await site.call('/api/v1/admin/acts', { token: admin.token })).data;
  if (isByAdmin) expect(acts[0]).toMatchObject({ act: 'delete-account' });
  expect(acts.length).toBeGreaterThan(3);
  const recipe = await site.call('/api/v1/food/get-food/plain-soup');
  expect(recipe.statusCode).toBe(200);
  expect((await site.call(recipe.data.food.photo.url)).statusCode).toBe(200);
});

test('recipes that stay stand with nothing else of their cook than an id', async () => {
  await using site = await openSite(accountMail, { folder });
  const people = {
    victim: await site.person('Quillarbeth'),
    other: await site.person('Other'),
    admin: await site.admin(),
  };
  const { victim, other } = people;
  const kept = await site.publish(other, { name: 'Plain soup' });
  const theirs = await cook(site, people);
  await liveOn(site, people, kept._id);
  const report = post(other.token, { key: 'a'.repeat(24), reason: 'unsafe' });
  const reported = await site.call(`/api/v1/reports/recipe/${theirs.recipes[0]}`, report);
  expect(reported.data.success, reported.body).toBe(true);
  await leave(site, people, 'stay');
  const gone = [
    victim.email,
    victim.name,
    hashToken(victim.token),
    accountKey(victim.email),
    'key-of-quixoterole',
    'quillarbeth-r',
    theirs.recipes[1] ?? '',
    'quixoteberry',
  ];
  expect((await found(gone)).filter((one) => !/ in search_(all|names)_data$/.test(one))).toEqual(
    [],
  );
  const holding = (await found([victim._id])).map((one) => one.split(' ').at(-1) ?? '');
  const byCook = [
    'recipes',
    'users',
    'recipe_cards',
    'recipe_counts',
    'queue_entries',
    'photos',
    'review_answers',
  ];
  expect(holding.filter((table) => !byCook.includes(table))).toEqual([]);
  expect(await findDangling(folder), 'what names something that is not there').toEqual([]);
  const { food } = (await site.call('/api/v1/food/get-food/quixotecake')).data;
  expect(food.cook).toEqual({ _id: victim._id, name: '', handle: '' });
  expect((await site.call(food.photo.url)).statusCode).toBe(200);
  expect((await site.call(`/api/v1/cook/get-cook/${victim._id}`)).statusCode).toBe(404);
});

test('somebody whose account is deleted while they publish is signed out, and leaves no photo', async () => {
  const photos = await createDiskPhotos(join(folder, 'photos'));
  let duringPut: () => Promise<unknown> = async () => undefined;
  const put: typeof photos.put = async (renditions) => {
    await photos.put(renditions);
    await duringPut();
  };
  await using site = await openSite({}, { folder, photos: { ...photos, put } });
  const guest = await site.person();
  duringPut = () => site.deps.writer.deleteUser(guest._id, null);
  const reply = await site.call('/api/v1/food/create-food', {
    method: 'POST',
    token: guest.token,
    form: await recipeForm({ name: 'Last supper' }),
  });
  expect(reply.statusCode).toBe(401);
  expect(reply.data.code).toBe('not_signed_in');
  const files = await readdir(join(folder, 'photos'), { recursive: true, withFileTypes: true });
  expect(files.filter((file) => file.isFile())).toEqual([]);
});
