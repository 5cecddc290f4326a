import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Call } from '#contract/define.ts';
import { calls } from '#contract/index.ts';
import { cuisineId } from '#domain/categories/cuisines.ts';
import { loadBuiltWeb } from '#server/built-web.ts';
import { openSite, type TestSite } from '#test/support/site.ts';

type Person = Awaited<ReturnType<TestSite['person']>>;
type Food = Awaited<ReturnType<TestSite['publish']>>;
type Collection = { _id: string; visibility: string };
type Place = { url: string; token?: string };

/** Half of its name is asked for; the other half no list may answer with. */
const [asked, secret] = ['Zorble', 'blattsuppe'];

let site: TestSite;
let admin: Person;
let cook: Person;
let collector: Person;
let stranger: Person;
beforeAll(async () => {
  site = await openSite({}, { web: await loadBuiltWeb() });
  [admin, cook] = [await site.admin(), await site.person('Anna')];
  [collector, stranger] = [await site.person('Ben'), await site.person('Cora')];
});
afterAll(() => site[Symbol.asyncDispose]());

const send = async (method: 'POST' | 'PUT', path: string, person: Person, json: object) => {
  const reply = await site.call(`/api/v1/${path}`, { method, token: person.token, json });
  expect(reply.statusCode, reply.body).toBeLessThan(300);
  return reply.data;
};

/** A recipe whose every text says the secret, known to somebody who follows its cook, collected and spoke of it. */
async function live(): Promise<{ food: Food; collections: Collection[] }> {
  await site.publish(cook, { name: 'Plain soup' });
  await send('PUT', `follows/${cook._id}`, collector, { following: true });
  const food = await site.publish(cook, {
    name: `${asked} ${secret}`,
    description: `The ${secret}`,
    tip: `Rest the ${secret}`,
    ingredientList: ['1 onion', `200 g ${secret}`],
    stepList: [`Boil the ${secret}`],
    tags: [`${secret} tag`],
    otherNames: [`Alt ${secret}`],
    equipment: [`${secret} pot`],
  });
  const collections: Collection[] = [];
  for (const visibility of ['public', 'link', 'private']) {
    const said = { name: visibility, visibility, recipe: food._id };
    collections.push((await send('POST', 'collections', collector, said)).collection);
  }
  await send('POST', 'food/save-recipe', collector, { _id: food._id });
  await send('PUT', `notes/${food._id}`, collector, { text: 'Less salt' });
  const lineId = food.ingredientIds[1];
  const changes = [{ kind: 'less', lineId }];
  const made = { asWritten: false, cookedOn: '2026-01-02', text: 'Good', changes };
  await send('POST', `recipe-reviews/${food._id}`, collector, made);
  const asking = { text: 'Does it freeze?' };
  const { question } = await send('POST', `recipe-questions/${food._id}`, collector, asking);
  await send('POST', `questions/${question._id}/answers`, stranger, { text: 'It does' });
  return { food, collections };
}

/** Every call that reads and is not for moderators alone, with each id in each place. */
function readings({ food, collections }: Awaited<ReturnType<typeof live>>): string[] {
  const people = [cook, collector, stranger].map(({ _id }) => _id);
  const ids = [food._id, cuisineId('Indian'), ...collections.map(({ _id }) => _id), ...people];
  const queries: Record<string, string> = {
    '/api/v1/suggestions': `?typed=${asked}`,
    '/api/v1/food/browse': `?keyword=${asked}`,
    '/api/v1/pantry/recipes': '?have=onion',
  };
  const fill = (path: string): string[] => {
    const [name] = /:\w+|\*$/.exec(path) ?? [];
    if (!name) return [`${path}${queries[path] ?? ''}`];
    const values = name === '*' ? [asked] : name === ':slug' ? [food.slug] : ids;
    return values.flatMap((value) => fill(path.replace(name, value)));
  };
  return (Object.values(calls) as Call[])
    .filter(({ method, who }) => method === 'GET' && !['moderator', 'admin'].includes(who))
    .flatMap(({ path }) => fill(path));
}

/** Where somebody else than its cook reads the secret: calls, pages, feeds, and what they take along. */
async function reading(lived: Awaited<ReturnType<typeof live>>): Promise<string[]> {
  const [open, linked] = lived.collections.map(({ _id }) => `/collection/${_id}`);
  const pages = ['/', '/explore', '/feed.xml', '/recipe-category/Indian/feed.xml', open, linked];
  const ofCooks = [cook, collector].flatMap(({ _id }) => [`/cook/${_id}`, `/cook/${_id}/feed.xml`]);
  const urls = [...readings(lived), ...pages, `${open}/feed.xml`, `${open}?cursor=`, ...ofCooks];
  const places: Place[] = [null, collector, stranger].flatMap((who) =>
    urls.map((url) => ({ url: url ?? '', ...(who ? { token: who.token } : {}) })),
  );
  for (const { token } of [collector, stranger]) {
    const takeout = await site.call('/api/v1/account/takeout', { method: 'POST', token });
    places.push({ url: takeout.data.url });
  }
  const found: string[] = [];
  for (const { url, token } of places) {
    // A visitor asks twice: from the second time on the reply may be one that was kept.
    for (const call of token ? [{ token }] : [{}, {}]) {
      const { rawPayload } = await site.call(url, call);
      const said = rawPayload.toString('latin1').toLowerCase().includes(secret);
      if (said) found.push(url.replace(/token=.*/, '').replace(/[0-9a-f]{24}/g, 'id'));
    }
  }
  return [...new Set(found)].sort();
}

test('what a moderator removed is read by nobody but its cook and moderators, in no collection either', async () => {
  const lived = await live();
  const { food } = lived;
  const before = await reading(lived);
  expect(before).toEqual(
    expect.arrayContaining([
      '/api/v1/collections/id',
      '/api/v1/collections/id/mine',
      '/collection/id',
      '/collection/id/feed.xml',
      '/api/v1/saved/recipes',
      '/api/v1/following',
      '/api/v1/notifications',
      '/account/takeout.zip?',
      `/api/v1/suggestions?typed=${asked}`,
      `/api/v1/food/search/${asked}`,
      '/api/v1/recipe-reviews/id',
    ]),
  );
  await send('POST', `admin/recipes/${food._id}/remove`, admin, { reason: 'Not theirs' });
  expect(await reading(lived)).toEqual([]);
  const freed = await site.deps.writer.deleteRemovedRecipes(Date.now() + 1_000, 9);
  expect(freed).not.toEqual([]);
  expect(await reading(lived)).toEqual([]);
  const { token } = collector;
  for (const { _id } of lived.collections) {
    const mine = (await site.call(`/api/v1/collections/${_id}/mine`, { token })).data;
    expect(mine).toMatchObject({ total: 1, entries: [{ name: '', note: '' }] });
  }
});
