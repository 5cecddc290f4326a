import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite, recipeForm, type TestSite } from '#test/support/site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site[Symbol.asyncDispose]());

type Person = Awaited<ReturnType<TestSite['person']>>;
const said = { asWritten: true, cookedOn: '2026-01-02', text: 'Good' };
const write = async ({ token }: Person, id: string, json: object) => {
  const reply = await site.call(`/api/v1/recipe-reviews/${id}`, { method: 'POST', token, json });
  expect(reply.statusCode).toBe(201);
  return reply.data.review._id as string;
};

test('a rating shows on kept cards as soon as three rated, and renews them only when it changes', async () => {
  const author = await site.person('Cleo');
  const food = await site.publish(author, { name: 'Rated pie' });
  const lists = [
    '/api/v1/food/get-food?view=card',
    '/api/v1/food/get-recent?view=card',
    `/api/v1/food/get-food?view=card&userId=${author._id}`,
    '/api/v1/food/search/rated?view=card',
  ];
  const shown = async () => {
    const replies = await Promise.all(lists.map((url) => site.call(url)));
    const cards = replies.flatMap(({ data }) => data.foods ?? data);
    return cards.filter(({ _id }) => _id === food._id).map(({ rating }) => rating ?? null);
  };
  const { version } = site.deps.writer;
  /** What cards say after a write, and whether those that show the recipe were made anew. */
  const after = async (work: () => Promise<unknown>) => {
    const before = version.current();
    await work();
    const isKept = version.isFresh(before, [`rating:${food._id}`, 'recipes', 'lists']);
    const ratings = await shown();
    expect(ratings).toEqual(Array(lists.length).fill(ratings[0]));
    return { rating: ratings[0], isKept };
  };
  const none = { rating: null, isKept: true };
  const people = await Promise.all([1, 2, 3, 4].map(() => site.person()));
  const [anna, ben, cem, dora] = people as [Person, Person, Person, Person];
  expect(await after(() => write(anna, food._id, { ...said, rating: 5 }))).toEqual(none);
  expect(await after(() => write(ben, food._id, { ...said, rating: 4 }))).toEqual(none);
  let third = '';
  const rating = { value: 4.7, count: 3 };
  const writeThird = async () => {
    third = await write(cem, food._id, { ...said, rating: 5 });
  };
  expect(await after(writeThird)).toEqual({ rating, isKept: false });
  const changed = { ...said, asWritten: false, rating: 1 };
  expect(await after(() => write(dora, food._id, changed))).toEqual({ rating, isKept: true });
  const edit = (json: object) =>
    site.call(`/api/v1/reviews/${third}`, { method: 'PUT', token: cem.token, json });
  const edited = await after(() => edit({ ...said, rating: 3 }));
  expect(edited).toEqual({ rating: { value: 4, count: 3 }, isKept: false });
  expect(await after(() => edit({ ...said, rating: 3, text: 'x' }))).toMatchObject({
    isKept: true,
  });

  const page = await site.call(`/api/v1/recipe-reviews/${food._id}`);
  expect(page.data.summary.mean).toEqual(edited.rating);
  const form = await recipeForm({ name: 'Rated tart', photo: null });
  await site.call(`/api/v1/food/update-food/${food._id}`, {
    method: 'PUT',
    token: author.token,
    form,
  });
  lists[3] = '/api/v1/food/search/tart?view=card';
  expect(await shown()).toEqual(Array(4).fill(edited.rating));
  await site.deps.writer.deleteUser(ben._id, null);
  expect(await shown()).toEqual(Array(4).fill(null));
});

test('saved recipes are narrowed and ordered by the call; what an author deleted is told and can be let go', async () => {
  const [author, fan] = [await site.person(), await site.person()];
  const publish = (fields: Record<string, string>) => site.publish(author, fields);
  const [pie, tart, soup] = [
    await publish({ name: 'Apple pie', prepMinutes: '50' }),
    await publish({ name: 'Zesty tart', prepMinutes: '10', difficulty: 'easy' }),
    await publish({ name: 'Old soup' }),
  ];
  const save = (id: string, saved: boolean) =>
    site.call('/api/v1/food/save-recipe', {
      method: 'POST',
      token: fan.token,
      json: { _id: id, saved },
    });
  for (const { _id } of [pie, tart, soup]) await save(_id, true);
  const list = async (query = '') => {
    const reply = await site.call(`/api/v1/saved/recipes${query}`, { token: fan.token });
    return { ...reply, names: reply.data.foods?.map(({ name }: { name: string }) => name) };
  };
  expect((await list()).names).toEqual(['Old soup', 'Zesty tart', 'Apple pie']);
  expect((await list('?sort=name')).names).toEqual(['Apple pie', 'Old soup', 'Zesty tart']);
  expect((await list('?sort=quickest&minutes=50')).names).toEqual(['Zesty tart', 'Apple pie']);
  expect((await list('?q=apples')).names).toEqual(['Apple pie']);
  expect((await list('?q=under+30+minutes')).names).toEqual(['Zesty tart']);
  expect((await list('?difficulty=easy')).names).toEqual(['Zesty tart']);
  for (const bad of ['sort=odd', 'difficulty=odd', 'minutes=0', 'minutes=x', 'cursor=odd']) {
    expect((await list(`?${bad}`)).statusCode, bad).toBe(400);
  }
  const first = await list('?sort=name&limit=1');
  expect(first.data).toMatchObject({ total: 3 });
  const next = `?sort=name&limit=1&cursor=${first.data.nextCursor}`;
  expect((await list(next)).names).toEqual(['Old soup']);
  // Behind one that the fan no longer keeps the list goes on.
  await save(pie._id, false);
  expect((await list(next)).names).toEqual(['Old soup']);
  await save(pie._id, true);

  const deletion = { method: 'DELETE' as const, token: author.token };
  await site.call(`/api/v1/food/delete-food/${soup._id}`, deletion);
  expect(first.data).not.toHaveProperty('gone');
  expect((await list()).data).toMatchObject({
    total: 2,
    gone: [{ _id: soup._id, name: 'Old soup' }],
  });
  expect((await list(next)).data).not.toHaveProperty('gone');
  expect((await save(soup._id, false)).data).toMatchObject({ saved: false });
  expect((await list()).data).not.toHaveProperty('gone');
});

test('more saved recipes than fit are refused with what to do', async () => {
  const fan = await site.person();
  const { _id } = await site.publish(await site.person());
  const { writer } = site.deps;
  const { saveRecipe } = writer;
  const none = (...args: Parameters<typeof saveRecipe>) =>
    saveRecipe(args[0], args[1], args[2], args[3], 0);
  Object.assign(writer, { saveRecipe: none });
  try {
    const json = { _id, saved: true };
    const init = { method: 'POST' as const, token: fan.token, json };
    const { statusCode, data } = await site.call('/api/v1/food/save-recipe', init);
    expect([statusCode, data.code]).toEqual([403, 'saves_full']);
    expect(data.message).toContain('5000');
  } finally {
    Object.assign(writer, { saveRecipe });
  }
});
