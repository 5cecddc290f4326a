import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clientOf, openSite, recipeForm, type TestSite } from '#test/support/site.ts';

let site: TestSite;
let admin: Awaited<ReturnType<TestSite['person']>>;
let client: ReturnType<typeof clientOf>;
beforeAll(async () => {
  site = await openSite();
  admin = await site.admin();
  client = clientOf(site, admin.token);
});
afterAll(() => site[Symbol.asyncDispose]());

type Outcome<T> = { ok: true; data: T } | { ok: false; status: number; code: string };

/** The data of a call that has to succeed. */
async function got<T>(outcome: Promise<Outcome<T>>): Promise<T> {
  const result = await outcome;
  if (!result.ok) throw new Error(`${result.status} ${result.code}`);
  return result.data;
}

const refusal = async (outcome: Promise<Outcome<unknown>>) => {
  const result = await outcome;
  return result.ok ? null : [result.status, result.code];
};
const reason = 'It is from a book';
const called = ({ name, email }: { name: string; email: string }) => ({ name, email });
const lastAct = async () => (await got(client.listActs({ query: { limit: 1 } }))).acts[0];

describe('recipes', () => {
  test('are found by any part of the name, the removed ones with who, when and how long still', async () => {
    const cook = await site.person('Ruža');
    const kept = await site.publish(cook, { name: 'Zebrawood čorba' });
    const gone = await site.publish(cook, { name: 'Zebrawood stew' });
    const before = Date.now();
    await got(client.removeRecipe({ params: { id: gone._id }, body: { reason } }));
    const list = async (removed?: boolean) => {
      const query = { keyword: ' EBRAWOOD ', ...(removed === undefined ? {} : { removed }) };
      return (await got(client.listModeratedRecipes({ query }))).recipes;
    };
    expect((await list()).map(({ _id }) => _id)).toEqual([gone._id, kept._id]);
    const [live] = await list(false);
    const owner = { _id: cook._id, ...called(cook) };
    expect(live).toMatchObject({ _id: kept._id, slug: kept.slug, owner });
    expect(live?.removed).toBeUndefined();
    const [removed] = await list(true);
    expect(removed).toMatchObject({ _id: gone._id, name: gone.name, owner });
    expect(removed?.removed).toMatchObject({ by: called(admin), daysLeft: 30 });
    expect(Date.parse(removed?.removed?.at ?? '')).toBeGreaterThanOrEqual(before);
  });

  test('come page by page, and a marker of another list is refused', async () => {
    const cook = await site.person();
    for (let n = 0; n < 3; n += 1) await site.publish(cook, { name: `Yarrow ${n}` });
    const page = (cursor?: string) => {
      const query = { keyword: 'yarrow', limit: 2, ...(cursor ? { cursor } : {}) };
      return got(client.listModeratedRecipes({ query }));
    };
    const first = await page();
    const second = await page(first.nextCursor);
    expect(first.total).toBe(3);
    const names = [...first.recipes, ...second.recipes].map(({ name }) => name);
    expect(names).toEqual(['Yarrow 2', 'Yarrow 1', 'Yarrow 0']);
    expect(second.nextCursor).toBeUndefined();
    const foreign = { query: { cursor: first.nextCursor ?? '' } };
    expect(await refusal(client.listAccounts(foreign))).toEqual([400, 'bad_cursor']);
    expect(await refusal(client.listActs(foreign))).toEqual([400, 'bad_cursor']);
    expect(await refusal(client.listModeratedRecipes({ query: { limit: 201 } }))).toEqual([
      400,
      'bad_request',
    ]);
    const nul = { query: { keyword: 'a\u0000' } };
    expect(await refusal(client.listModeratedRecipes(nul))).toEqual([400, 'bad_request']);
    expect(await refusal(client.listContactMessages(nul))).toEqual([400, 'bad_request']);
  });
});

describe('accounts', () => {
  test('are found by name and e-mail, with their recipes', async () => {
    const cook = await site.person('Quillon');
    await site.publish(cook);
    for (const keyword of ['uillo', cook.email.slice(0, 9).toUpperCase()]) {
      const { accounts, total } = await got(client.listAccounts({ query: { keyword } }));
      expect(total).toBe(1);
      expect(accounts).toEqual([
        { _id: cook._id, ...called(cook), role: 0, recipes: 1, createdAt: expect.any(String) },
      ]);
    }
  });

  test('are deleted with everything, once the e-mail is typed, and never by oneself', async () => {
    const cook = await site.person('Doomed');
    const food = await site.publish(cook, { name: 'Doomed dish' });
    const remove = (id: string, email: string) =>
      client.deleteAccount({ params: { id }, body: { email } });
    expect(await refusal(remove(cook._id, admin.email))).toEqual([422, 'confirmation_wrong']);
    expect(await refusal(remove(cook._id, ''))).toEqual([422, 'field_missing']);
    expect(await refusal(remove(admin._id, admin.email))).toEqual([403, 'own_account']);
    expect(await got(remove(cook._id, ` ${cook.email.toUpperCase()} `))).toMatchObject({
      recipes: 1,
    });
    const gone = await site.call(`/api/v1/food/get-food/${food.slug}`);
    expect(gone.statusCode).toBe(404);
    expect((await site.call(food.photo.url)).statusCode).toBe(404);
    const me = await site.call('/api/v1/auth/me', { token: cook.token });
    expect(me.statusCode).toBe(401);
    expect(await refusal(remove(cook._id, cook.email))).toEqual([404, 'user_not_found']);
    const act = await lastAct();
    expect(act).toMatchObject({ act: 'delete-account', actor: called(admin), subject: 'account' });
    expect(act?.wentAlong).toEqual({ count: 1, names: ['Doomed dish'] });
    expect(act?.subjectName).toBeUndefined();
    expect(JSON.stringify(act)).not.toContain(cook.email);
  });

  test('another admin can be deleted, whose acts then name nobody', async () => {
    const other = await site.admin();
    const person = await site.person();
    const theirs = clientOf(site, other.token);
    await got(theirs.endSessions({ params: { id: person._id } }));
    expect((await lastAct())?.actor).toEqual(called(other));
    await got(client.deleteAccount({ params: { id: other._id }, body: { email: other.email } }));
    const { acts } = await got(client.listActs({ query: { limit: 2 } }));
    expect(acts[1]).toMatchObject({ act: 'end-sessions', subjectName: person.name });
    expect(acts[1]?.actor).toBeUndefined();
    expect(await refusal(theirs.listActs())).toEqual([401, 'not_signed_in']);
  });

  test('can be signed out everywhere', async () => {
    const person = await site.person();
    const login = { email: person.email, password: person.password };
    await site.call('/api/v1/auth/login', { method: 'POST', json: login });
    expect(await got(client.endSessions({ params: { id: person._id } }))).toMatchObject({
      ended: 2,
    });
    const me = await site.call('/api/v1/auth/me', { token: person.token });
    expect(me.statusCode).toBe(401);
    const nobody = { params: { id: 'f'.repeat(24) } };
    expect(await refusal(client.endSessions(nobody))).toEqual([404, 'user_not_found']);
  });
});

test('messages are found by any part of what they say', async () => {
  const message = {
    from_email: 'a@example.org',
    from_name: 'A',
    subject: 'Xylophone',
    message: '',
  };
  await site.call('/api/v1.0/email/send-form', { method: 'POST', json: message });
  const find = (keyword: string) => got(client.listContactMessages({ query: { keyword } }));
  const found = await find('lophon');
  expect([found.total, found.messages[0]?.subject]).toEqual([1, 'Xylophone']);
  expect((await find('lophonx')).messages).toEqual([]);
});

describe('the log', () => {
  test('tells who removed and restored what, and when', async () => {
    const cook = await site.person();
    const { _id, name } = await site.publish(cook, { name: 'Logged loaf' });
    const before = Date.now();
    await got(client.removeRecipe({ params: { id: _id }, body: { reason } }));
    await got(client.restoreRecipe({ params: { id: _id } }));
    const { acts } = await got(client.listActs({ query: { limit: 2 } }));
    const about = { actor: called(admin), subject: 'recipe', subjectId: _id, subjectName: name };
    expect(acts).toMatchObject([
      { act: 'restore-recipe', ...about },
      { act: 'remove-recipe', ...about },
    ]);
    for (const { at } of acts) expect(Date.parse(at)).toBeGreaterThanOrEqual(before);
  });

  test("tells what an admin does to others' recipes by the calls for cooks, and not what cooks do", async () => {
    const cook = await site.person();
    const theirs = await site.publish(cook, { name: 'Edited egg' });
    const own = await site.publish(cook, { name: 'Own omelette' });
    const edit = async (food: typeof own, token: string) =>
      site.call(`/api/v1/food/update-food/${food._id}`, {
        method: 'PUT',
        token,
        form: await recipeForm({ name: food.name, photo: null }),
      });
    const remove = (food: typeof own, token: string) =>
      site.call(`/api/v1/food/delete-food/${food._id}`, { method: 'DELETE', token });
    await edit(theirs, admin.token);
    const noted = { act: 'edit-recipe', subjectId: theirs._id };
    expect(await lastAct()).toMatchObject(noted);
    await edit(own, cook.token);
    await remove(own, cook.token);
    expect(await lastAct()).toMatchObject(noted);
    await remove(theirs, admin.token);
    const act = await lastAct();
    const deleted = { act: 'delete-recipe', subjectId: theirs._id, subjectName: 'Edited egg' };
    expect(act).toMatchObject(deleted);
    expect(act).not.toHaveProperty('wentAlong');
  });
});
