import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { engine } from '#test/support/engines.ts';
import { firstDay, firstMigration, makeFirstDatabase } from '#test/support/first-database/make.ts';
import { openSite, recipeForm } from '#test/support/site.ts';

const [cook, admin] = ['a token of the cook', 'a token of the admin'];
const of = (letter: string, n: number) => `${letter.repeat(22)}0${n}`;

/** One day of a site whose database the first version with migrations made. */
async function openFirst() {
  const folder = await mkdtemp(join(tmpdir(), 'potluck-first-'));
  await makeFirstDatabase(folder);
  const site = await openSite({}, { folder, now: () => firstDay + 3_600_000 });
  return {
    site,
    get: async (path: string, token = cook) => (await site.call(`/api/v1/${path}`, { token })).data,
    async [Symbol.asyncDispose]() {
      await site[Symbol.asyncDispose]();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const namesOf = (foods: { name: string }[]) => foods.map(({ name }) => name);

/** What the first version with migrations left behind is opened by the present one. */
describe('a database of the first version', () => {
  test('was made by statements that nobody has changed since', () => {
    const sums = {
      sqlite: 'be29d3efc706c07716f8d7eb8ac50c568543b32115994903bc8ef772ec4d4412',
      postgres: 'a8f96c1e07f21e679620560816b294a7959fadf51694e724a5eab2faee9c6180',
    };
    const [first] = firstMigration;
    expect(first?.name).toBe('first-tables');
    expect(
      createHash('sha256')
        .update(first?.sql ?? '')
        .digest('hex'),
    ).toBe(sums[engine]);
  });

  test('shows its recipes under every name they have had, in lists and in the search', async () => {
    await using first = await openFirst();
    const { site, get } = first;
    const { food } = await get('food/get-food/phadaithy');
    expect(food).toMatchObject({ _id: of('b', 2), name: 'ผัดไทย', servings: 4, difficulty: 'easy' });
    expect(food).toMatchObject({ prepMinutes: 10, cookMinutes: 15, diet: ['vegetarian'] });
    expect(food).toMatchObject({ tip: 'Soak the noodles.', createdAt: '2025-01-06T12:00:02.000Z' });
    const renamed = await get('food/get-food/creme-brulee');
    expect(renamed.food).toMatchObject({ name: 'Crème brûlée', slug: 'creme-brulee-burnt' });
    const { foods, total } = await get('food/get-food');
    expect([namesOf(foods), total]).toEqual([['Dal', 'Crème brûlée', 'ผัดไทย', 'Dal'], 4]);
    for (const [word, name] of [
      ['brulle', 'Crème brûlée'],
      ['ไทย', 'ผัดไทย'],
    ]) {
      const found = await get(`food/search/${encodeURIComponent(word ?? '')}`);
      expect(namesOf(found), word).toEqual([name]);
    }
    expect((await site.call(foods.at(-1).photo.url)).statusCode).toBe(200);
  });

  test('knows its people: their sessions, passwords, saves and messages', async () => {
    await using first = await openFirst();
    const { site, get } = first;
    const { user } = await get(`auth/single-user/${of('a', 1)}`);
    expect(user).toMatchObject({ name: 'Zoë “O’Hara”', email: 'zoe@example.org' });
    expect(namesOf(user.savedRecipes)).toEqual(['ผัดไทย']);
    const json = { email: 'zoe@example.org', password: 'correct horse' };
    const login = await site.call('/api/v1/auth/login', { method: 'POST', json });
    expect(login.statusCode).toBe(200);
    const { messages } = await get('contact/get-messages', admin);
    expect(messages).toMatchObject([{ from_name: 'Someone', message: 'It’s good' }]);
  });

  test('takes new writes: a repeated publish, a next name, an edit, a removal, a deletion', async () => {
    await using first = await openFirst();
    const { site, get } = first;
    const publish = async (token: string, key: string) => {
      const form = await recipeForm({ name: 'Dal' });
      const headers = { 'idempotency-key': key };
      const call = { method: 'POST' as const, token, form, headers };
      return (await site.call('/api/v1/food/create-food', call)).data.food;
    };
    expect(await publish(cook, 'a key of the cook')).toMatchObject({ _id: of('b', 1) });
    expect(await publish(cook, 'a new key')).toMatchObject({ slug: 'dal-3' });
    const token = admin;
    const form = await recipeForm({ name: 'Dal tadka', photo: null });
    const edit = `/api/v1/food/update-food/${of('b', 4)}`;
    const edited = await site.call(edit, { method: 'PUT', token, form });
    expect(edited.data.food, edited.body).toMatchObject({ name: 'Dal tadka' });
    const remove = `/api/v1/admin/recipes/${of('b', 2)}/remove`;
    expect(
      (await site.call(remove, { method: 'POST', token, json: { reason: 'Old' } })).statusCode,
    ).toBe(200);
    const deletion = `/api/v1/food/delete-food/${of('b', 3)}`;
    expect((await site.call(deletion, { method: 'DELETE', token })).statusCode).toBe(200);
    const { foods } = await get('food/get-food');
    expect(namesOf(foods)).toEqual(['Dal', 'Dal tadka', 'Dal']);
    expect(namesOf(await get('food/search/tadka'))).toEqual(['Dal tadka']);
    expect(await get('food/search/brulee')).toEqual([]);
  });
});
