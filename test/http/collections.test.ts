import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite, recipeForm, type TestSite } from '#test/support/site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site[Symbol.asyncDispose]());

type Person = Awaited<ReturnType<TestSite['person']>>;
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const ask = (person: Person | null, method: Method, path: string, json?: object) =>
  site.call(`/api/v1/${path}`, {
    method,
    ...(person ? { token: person.token } : {}),
    ...(json ? { json } : {}),
  });
const refused = ({ statusCode, data }: Awaited<ReturnType<typeof ask>>) => [statusCode, data.code];
const create = async (person: Person, said: object = {}) => {
  const reply = await ask(person, 'POST', 'collections', { name: 'Sundays', ...said });
  expect(reply.statusCode, reply.body).toBe(201);
  return reply.data.collection;
};
const put = (person: Person, id: string, recipe: string, said: object = { collected: true }) =>
  ask(person, 'PUT', `collections/${id}/recipes/${recipe}`, said);

test('what its owner does shows at once in kept replies, and so does what becomes of its recipes', async () => {
  const [cook, owner] = [await site.person('Ann'), await site.person('Ben')];
  const [soup, cake] = [
    await site.publish(cook, { name: 'Soup' }),
    await site.publish(cook, { name: 'Cake' }),
  ];
  const { _id } = await create(owner, { visibility: 'public', recipe: soup._id });
  const shown = async () => (await ask(null, 'GET', `collections/${_id}`)).data;
  const names = async () => (await shown()).entries.map(({ name }: { name: string }) => name);
  const listed = async () => (await ask(null, 'GET', `cook-collections/${owner._id}`)).data;
  expect(await shown()).toMatchObject({
    collection: { name: 'Sundays', cook: { _id: owner._id, name: 'Ben' }, count: 1 },
    entries: [{ name: 'Soup', note: '', recipe: { _id: soup._id, cook: { name: 'Ann' } } }],
    total: 1,
  });
  expect(await listed()).toMatchObject({ total: 1, collections: [{ _id, count: 1, cover: {} }] });
  const { entry } = (await put(owner, _id, cake._id)).data;
  expect(await names()).toEqual(['Soup', 'Cake']);
  expect((await listed()).collections[0].count).toBe(2);
  const [first] = (await shown()).entries;
  await ask(owner, 'PUT', `collections/${_id}/entries/${entry}/place`, { before: first._id });
  expect(await names()).toEqual(['Cake', 'Soup']);
  const note = { note: ' For birthdays ', base: '' };
  await ask(owner, 'PUT', `collections/${_id}/entries/${entry}/note`, note);
  expect((await shown()).entries[0].note).toBe('For birthdays');
  await ask(cook, 'DELETE', `food/delete-food/${cake._id}`);
  const [gone] = (await shown()).entries;
  expect(gone).toEqual({ _id: entry, name: 'Cake', note: 'For birthdays' });
  await ask(owner, 'DELETE', `collections/${_id}/entries/${entry}`);
  await put(owner, _id, soup._id, { collected: false });
  expect(await shown()).toMatchObject({ entries: [], total: 0 });
  await ask(owner, 'PUT', `collections/${_id}`, { visibility: 'private' });
  expect(refused(await ask(null, 'GET', `collections/${_id}`))).toEqual([
    404,
    'collection_not_found',
  ]);
  expect(await listed()).toMatchObject({ total: 0, collections: [] });
});

test('a private one is there for nobody else, one by link in no list, feed or sitemap', async () => {
  const [cook, owner, stranger] = [
    await site.person(),
    await site.person('Quiet'),
    await site.person(),
  ];
  const admin = await site.admin();
  const { _id: recipe } = await site.publish(cook);
  const secret = await create(owner, { recipe });
  for (const who of [null, stranger, admin]) {
    expect((await ask(who, 'GET', `collections/${secret._id}`)).statusCode).toBe(404);
    if (!who) continue;
    const mine = await ask(who, 'GET', `collections/${secret._id}/mine`);
    expect(refused(mine)).toEqual([404, 'collection_not_found']);
    expect(refused(await put(who, secret._id, recipe))).toEqual([404, 'collection_not_found']);
  }
  expect((await ask(owner, 'GET', `collections/${secret._id}/mine`)).data.entries).toHaveLength(1);
  const linked = await create(owner, { name: 'By link', visibility: 'link', recipe });
  const open = await create(owner, { name: 'For all', visibility: 'public', recipe });
  expect((await ask(null, 'GET', `collections/${linked._id}`)).statusCode).toBe(200);
  expect(refused(await put(stranger, open._id, recipe))).toEqual([403, 'collection_not_yours']);
  const list = (await ask(null, 'GET', `cook-collections/${owner._id}`)).data.collections;
  expect(list.map(({ name }: { name: string }) => name)).toEqual(['For all']);
  const feed = (id: string) => site.call(`/collection/${id}/feed.xml`);
  expect((await feed(open._id)).body).toContain('For all');
  expect((await feed(open._id)).body).toContain(recipe);
  for (const { _id } of [linked, secret]) expect((await feed(_id)).statusCode).toBe(404);
  const sitemap = (await site.call('/sitemap-collections-1.xml')).body;
  expect(sitemap).toContain(`/collection/${open._id}<`);
  for (const { _id } of [linked, secret]) expect(sitemap).not.toContain(_id);
  expect((await site.call('/sitemap.xml')).body).toContain('/sitemap-collections-1.xml');
});

test('an unlisted recipe is passed on by its cook alone, and never in public', async () => {
  const [cook, other] = [await site.person(), await site.person()];
  const { _id } = await site.publish(cook, { name: 'Grandmother’s secret', unlisted: 'true' });
  const theirs = await create(other, { visibility: 'public' });
  expect(refused(await put(other, theirs._id, _id))).toEqual([403, 'unlisted_not_yours']);
  const byLink = await create(cook, { visibility: 'link', recipe: _id });
  const open = await create(cook, { visibility: 'public', recipe: _id });
  const shown = async (id: string) => (await ask(null, 'GET', `collections/${id}`)).body;
  expect(await shown(byLink._id)).toContain('Grandmother');
  expect(await shown(open._id)).not.toContain('Grandmother');
  // Its cook, who sees it there, is told that it is for nobody else.
  const [mine] = (await ask(cook, 'GET', `collections/${open._id}/mine`)).data.entries;
  expect(mine).toMatchObject({ recipe: { _id }, unlisted: true });
  expect(await shown(byLink._id)).not.toContain('"unlisted"');
  expect((await site.call(`/collection/${open._id}/feed.xml`)).body).not.toContain('Grandmother');
  const form = await recipeForm({ name: 'Grandmother’s gift', photo: null, unlisted: 'false' });
  await site.call(`/api/v1/food/update-food/${_id}`, { method: 'PUT', token: cook.token, form });
  expect(await shown(open._id)).toContain('Grandmother’s gift');
});

test('the same said twice is said once; what was changed meanwhile, and what makes no sense, is refused', async () => {
  const owner = await site.person();
  const { _id: recipe } = await site.publish(await site.person());
  const [first, second] = await Promise.all([
    create(owner, { name: 'Twice', recipe }),
    create(owner, { name: 'Twice', recipe }),
  ]);
  expect(first._id).toBe(second._id);
  const { _id: id, updatedAt: baseUpdatedAt } = first;
  const [one, two] = await Promise.all([put(owner, id, recipe), put(owner, id, recipe)]);
  expect(one.data.entry).toBe(two.data.entry);
  const change = (said: object) => ask(owner, 'PUT', `collections/${id}`, said);
  const renamed = await change({ name: ' A \n name ', baseUpdatedAt });
  expect(renamed.data.collection.name).toBe('A name');
  expect(refused(await change({ name: 'B', baseUpdatedAt }))).toEqual([409, 'collection_changed']);
  for (const [field, wrong] of [
    ['name', { name: '  ' }],
    ['name', { name: 'a'.repeat(81) }],
    ['description', { description: 'a'.repeat(501) }],
    ['visibility', { visibility: 'secret' }],
  ] as const) {
    const reply = await change(wrong);
    expect([reply.statusCode, reply.data.field], JSON.stringify(wrong)).toEqual([422, field]);
  }
  const entry = `collections/${id}/entries/${one.data.entry}`;
  const long = await ask(owner, 'PUT', `${entry}/note`, { note: 'a'.repeat(301) });
  expect([long.statusCode, long.data.field]).toEqual([422, 'note']);
  await ask(owner, 'PUT', `${entry}/note`, { note: 'x' });
  expect(refused(await ask(owner, 'PUT', `${entry}/note`, { note: 'y', base: '' }))).toEqual([
    409,
    'note_changed',
  ]);
  const nowhere = await ask(owner, 'PUT', `${entry}/place`, { before: 'f'.repeat(24) });
  expect(refused(nowhere)).toEqual([404, 'entry_not_found']);
  const mine = await ask(owner, 'GET', `collections/mine?recipe=${recipe}`);
  expect(mine.data.collections).toMatchObject([{ _id: id, holds: true, count: 1 }]);
  expect(refused(await ask(null, 'GET', `collections/${id}?cursor=odd`))).toEqual([
    404,
    'collection_not_found',
  ]);
  await change({ visibility: 'link' });
  expect(refused(await ask(null, 'GET', `collections/${id}?cursor=odd`))).toEqual([
    400,
    'bad_cursor',
  ]);
  expect((await ask(owner, 'DELETE', `collections/${id}`)).statusCode).toBe(200);
  expect(refused(await ask(owner, 'DELETE', `collections/${id}`))).toEqual([
    404,
    'collection_not_found',
  ]);
});

test('one that an admin hides is there for its owner alone, with the reason, until it is restored', async () => {
  const [owner, admin] = [await site.person(), await site.admin()];
  const { _id: recipe } = await site.publish(await site.person());
  const open = await create(owner, { visibility: 'public', recipe });
  const secret = await create(owner, { name: 'Mine', recipe });
  const hide = (id: string, json: object) =>
    ask(admin, 'PUT', `admin/posts/collection/${id}`, json);
  const reason = 'It names a neighbour';
  const status = async () => (await ask(null, 'GET', `collections/${open._id}`)).statusCode;
  expect(await status()).toBe(200);
  expect((await hide(open._id, { hidden: true, reason })).statusCode).toBe(200);
  expect((await hide(secret._id, { hidden: true, reason })).statusCode).toBe(404);
  expect(await status()).toBe(404);
  const list = (await ask(null, 'GET', `cook-collections/${owner._id}`)).data;
  expect(list.collections).toEqual([]);
  expect((await site.call(`/collection/${open._id}/feed.xml`)).statusCode).toBe(404);
  const mine = (await ask(owner, 'GET', `collections/${open._id}/mine`)).data;
  expect(mine.collection.hidden).toEqual({ reason });
  const hidden = (await ask(admin, 'GET', 'admin/posts?kind=collection')).data.posts;
  expect(hidden).toMatchObject([{ _id: open._id, kind: 'collection', reason }]);
  await hide(open._id, { hidden: false });
  expect(await status()).toBe(200);
});
