import { afterAll, beforeAll, expect, test } from 'vitest';
import { blockLimits } from '#contract/blocks.ts';
import { collectionLimits } from '#contract/collection-fields.ts';
import { followLimits } from '#contract/follows.ts';
import { questionLimits } from '#contract/questions.ts';
import { limits } from '#contract/recipes.ts';
import { mostPasskeys } from '#domain/accounts/most-passkeys.ts';
import { mostFormerHandles } from '#domain/cooks/handles.ts';
import { hashToken } from '#server/http/session.ts';
import { newId } from '#server/ids.ts';
import { SoftPasskey } from '#test/support/passkey.ts';
import { addPerson } from '#test/support/rights.ts';
import { openSite, type TestSite } from '#test/support/site.ts';

const origin = 'https://recipes.example.org';
let site: TestSite;
beforeAll(async () => {
  site = await openSite({ PUBLIC_URL: origin });
});
afterAll(() => site[Symbol.asyncDispose]());

type Person = Awaited<ReturnType<TestSite['person']>>;
const send = ({ token }: Person, method: 'GET' | 'POST' | 'PUT', path: string, json?: object) =>
  site.call(`/api/v1/${path}`, { method, token, ...(json ? { json } : {}) });
const refused = ({ statusCode, data }: Awaited<ReturnType<typeof send>>) => [statusCode, data.code];

/** Does something while nobody may keep another of what these writes keep; what would have been the most. */
async function withoutRoom(work: () => Promise<void>): Promise<Record<string, number>> {
  const { writer } = site.deps;
  const { keepBlock, keepFollow, createCollection, collectRecipe } = writer;
  const most: Record<string, number> = {};
  const none = { collections: 0, recipes: 0 };
  const narrow: Partial<typeof writer> = {
    keepBlock(wish) {
      most.blocks = wish.most;
      return keepBlock({ ...wish, most: 0 });
    },
    keepFollow(wish) {
      most.follows = wish.most;
      return keepFollow({ ...wish, most: 0 });
    },
    createCollection(wish, said, first, bounds) {
      most.collections = bounds.collections;
      return createCollection(wish, said, first, none);
    },
    collectRecipe(id, userId, entry, bounds) {
      most.recipes = bounds.recipes;
      return collectRecipe(id, userId, entry, none);
    },
  };
  Object.assign(writer, narrow);
  try {
    await work();
  } finally {
    Object.assign(writer, { keepBlock, keepFollow, createCollection, collectRecipe });
  }
  return most;
}

test('one more block, cook, collection or recipe of one than fits is refused, and not answered as kept', async () => {
  const [anna, cook] = [await site.person(), await site.person()];
  const food = await site.publish(cook);
  const made = await send(anna, 'POST', 'collections', { name: 'Sundays' });
  const collect = `collections/${made.data.collection._id}/recipes/${food._id}`;
  const most = await withoutRoom(async () => {
    const block = await send(anna, 'PUT', `blocks/${cook._id}`, { kind: 'block' });
    const follow = await send(anna, 'PUT', `follows/${cook._id}`, { following: true });
    expect([refused(block), refused(follow)]).toEqual([
      [403, 'blocks_full'],
      [403, 'follows_full'],
    ]);
    expect(block.data.message).toContain(String(blockLimits.people));
    expect(follow.data.message).toContain(String(followLimits.cooks));
    const another = await send(anna, 'POST', 'collections', { name: 'Mondays' });
    expect(refused(another)).toEqual([403, 'collections_full']);
    const one = await send(anna, 'PUT', collect, { collected: true });
    expect(refused(one)).toEqual([403, 'collection_full']);
  });
  expect(most).toEqual({ blocks: 500, follows: 2_000, collections: 200, recipes: 1_000 });
  expect([blockLimits.people, followLimits.cooks]).toEqual([500, 2_000]);
  expect(collectionLimits).toMatchObject({ collections: 200, recipes: 1_000 });
  expect((await send(anna, 'GET', 'blocks')).data.people).toEqual([]);
});

/** A question on somebody's recipe, with the calls that answer it. */
async function asked(author: Person, fields: Record<string, string> = {}) {
  const food = await site.publish(author, fields);
  const text = 'Does it freeze as well?';
  const reply = await send(await site.person(), 'POST', `recipe-questions/${food._id}`, { text });
  const id = reply.data.question._id as string;
  const answer = (person: Person) =>
    send(person, 'POST', `questions/${id}/answers`, { text: 'It does' });
  return { id, answer };
}

test('a question with as many answers as fit takes that of its cook alone', async () => {
  const author = await site.person();
  const { id: questionId, answer } = await asked(author);
  const at = Date.now();
  for (let n = 0; n < questionLimits.answers; n += 1) {
    const { id: userId } = await addPerson(site, 'Guest');
    const wish = { id: newId(at), userId, questionId, text: 'It does', at };
    expect((await site.deps.writer.answerQuestion(wish)).kind).toBe('written');
  }
  expect(refused(await answer(await site.person()))).toEqual([409, 'question_full']);
  expect((await answer(author)).statusCode).toBe(201);
});

test('a tip without room takes no question, and an answer that was changed meanwhile is not overwritten', async () => {
  const [author, guest] = [await site.person(), await site.person()];
  const { id, answer } = await asked(author, { tip: 'x'.repeat(limits.tip) });
  const [{ _id }] = (await answer(guest)).data.question.answers;
  const folded = await send(author, 'PUT', `questions/${id}/folded`, { folded: true });
  expect(refused(folded)).toEqual([409, 'tip_full']);
  const stale = { text: 'It does not', baseUpdatedAt: '2020-01-01T00:00:00.000Z' };
  expect(refused(await send(guest, 'PUT', `answers/${_id}`, stale))).toEqual([
    409,
    'answer_changed',
  ]);
});

test('who has left as many handles as are kept from others takes no new one', async () => {
  const cook = await site.person();
  const rename = (n: number) =>
    send(cook, 'PUT', 'profile', {
      handle: `chef-${cook._id.slice(-6)}-${n}`,
      lines: '',
      link: '',
      photoId: '',
    });
  for (let n = 0; n < mostFormerHandles; n += 1) expect((await rename(n)).statusCode).toBe(200);
  const reply = await rename(mostFormerHandles);
  expect([...refused(reply), reply.data.field]).toEqual([403, 'too_many_handles', 'handle']);
});

test('an account with as many passkeys as fit is offered no other, and keeps none that was offered before', async () => {
  const person = await site.person();
  const offer = () => send(person, 'POST', 'account/passkeys/offer', { password: person.password });
  const { challenge } = (await offer()).data.options;
  const passkey = new SoftPasskey(origin);
  const { writer } = site.deps;
  const userId = person._id;
  for (let n = 0; n < mostPasskeys; n += 1) {
    const [id, at] = [`passkey-${userId}-${n}`, Date.now()];
    await writer.askPasskey({ challenge: id, userId, expiresAt: at + 60_000 });
    const row = { id, userId, name: 'Phone', counter: 0 };
    const publicKey = passkey.publicKey.toString('base64url');
    const wish = { challenge: id, tokenHash: hashToken(person.token), at, isFirst: false };
    expect(await writer.addPasskey({ ...row, publicKey }, wish, null)).toBe('done');
  }
  const made = { name: 'Laptop', ...passkey.make(challenge) };
  const added = await send(person, 'POST', 'account/passkeys', made);
  expect([refused(added), refused(await offer())]).toEqual([
    [403, 'passkeys_full'],
    [403, 'passkeys_full'],
  ]);
  const { passkeys } = (await send(person, 'GET', 'account/passkeys')).data;
  expect(passkeys).toHaveLength(mostPasskeys);
});
