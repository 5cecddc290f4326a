import { afterAll, beforeAll, expect, test } from 'vitest';
import { lookAtAll } from '#server/process/cleaning.ts';
import { openSite, type TestSite } from '#test/support/site.ts';

type Person = Awaited<ReturnType<TestSite['person']>>;
// biome-ignore lint/suspicious/noExplicitAny: replies are read freely in tests.
type Json = any;

let site: TestSite;
let judge: Person;
/** Recipes of somebody whose posts do not wait. */
let foods: Json[];
beforeAll(async () => {
  site = await openSite({ TRUST_DAYS: '3', MODERATION: 'first' });
  const admin = await site.admin();
  judge = await site.moderator('Judge');
  foods = [await site.publish(admin, { name: 'Dal' }), await site.publish(admin, { name: 'Naan' })];
});
afterAll(() => site[Symbol.asyncDispose]());

const api = '/api/v1';
const send = async (
  { token }: Person,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  json?: object,
): Promise<Json> =>
  (await site.call(`${api}${path}`, { method, token, ...(json ? { json } : {}) })).data;
const entryOf = async (id: string): Promise<Json> =>
  (await send(judge, 'GET', '/admin/queue?limit=200')).entries.find(
    ({ subjectId }: Json) => subjectId === id,
  );
const settle = (id: string, json: object) => send(judge, 'PUT', `/admin/queue/${id}`, json);

/** Lets stand what was read before a change, which is refused, and gives what there is to read since. */
async function readAgain(id: string, change: () => Promise<Json>): Promise<string> {
  const { _id, subject } = await entryOf(id);
  expect((await change()).success).toBe(true);
  const stale = await settle(_id, { act: 'dismiss', seen: subject.sign });
  expect(stale.code).toBe('entry_changed');
  return (await entryOf(id)).subject.text;
}

const said = { asWritten: false, cookedOn: '2026-01-02', text: 'Nice' };
const changed = (text: string, more: object = {}) => ({
  ...said,
  changes: [{ kind: 'added', text }],
  ...more,
});

test('a moderator reads what a review says of its changes, and lets stand no other', async () => {
  const fresh = await site.person();
  const path = `/recipe-reviews/${foods[0]._id}`;
  const { review } = await send(fresh, 'POST', path, changed('Buy pans at pans.example'));
  const edit = (json: object) => () => send(fresh, 'PUT', `/reviews/${review._id}`, json);
  expect((await entryOf(review._id)).subject.text).toBe('Nice\nBuy pans at pans.example');
  const worse = await readAgain(review._id, edit(changed('Buy knives')));
  expect(worse).toBe('Nice\nBuy knives');
  await readAgain(review._id, edit(changed('Buy knives', { rating: 1 })));
  const { _id, subject } = await entryOf(review._id);
  await settle(_id, { act: 'dismiss', seen: subject.sign });
  const { reviews } = await send(judge, 'GET', path);
  expect(reviews).toMatchObject([{ rating: 1, changes: [{ text: 'Buy knives' }] }]);
});

test('a moderator reads every note of a collection, one who answers an appeal too, and lets stand no other', async () => {
  const fresh = await site.person();
  const wish = { name: 'Sundays', description: 'Slow ones', visibility: 'public' };
  const { collection } = await send(fresh, 'POST', '/collections', wish);
  const at = `/collections/${collection._id}`;
  const put = (food: Json, note: string) =>
    send(fresh, 'PUT', `${at}/recipes/${food._id}`, { collected: true, note });
  const { entry } = await put(foods[0], 'Buy pans at pans.example');
  await put(foods[1], 'With butter');
  const text = 'Sundays\nSlow ones\nBuy pans at pans.example\nWith butter';
  expect((await entryOf(collection._id)).subject.text).toBe(text);
  const note = (words: string) => () =>
    send(fresh, 'PUT', `${at}/entries/${entry}/note`, { note: words });
  const worse = await readAgain(collection._id, note('Buy knives'));
  expect(worse).toContain('Buy knives');
  // The same words in other places are read otherwise.
  const split = () => send(fresh, 'PUT', at, { name: 'Sundays Slow', description: 'ones' });
  await readAgain(collection._id, split);
  const { _id } = await entryOf(collection._id);
  await settle(_id, { act: 'hide', reason: 'It sells pans' });
  const [decision] = (await send(fresh, 'GET', '/account/decisions')).decisions;
  await send(fresh, 'POST', `/account/decisions/${decision._id}/appeal`, { text: 'Why me?' });
  expect((await entryOf(decision._id)).subject.text).toContain('Buy knives');
});

test('links in all that a post says are counted, and of a collection that is private nothing is', async () => {
  const [fresh, quiet] = [await site.person(), await site.person()];
  const links = 'http://a.example http://b.example http://c.example';
  const collect = async (person: Person, visibility: string) => {
    const wish = { name: 'Links', visibility };
    const { collection } = await send(person, 'POST', '/collections', wish);
    await lookAtAll(site.deps);
    const path = `/collections/${collection._id}/recipes/${foods[0]._id}`;
    await send(person, 'PUT', path, { collected: true, note: links });
    return collection._id as string;
  };
  const noted = [await collect(fresh, 'link'), await collect(quiet, 'private')];
  const path = `/recipe-reviews/${foods[1]._id}`;
  const { review } = await send(fresh, 'POST', path, changed(links));
  const food = await site.publish(fresh, { name: 'Soup', ingredientList: ['1 onion', links] });
  await lookAtAll(site.deps);
  const hints = [];
  for (const id of [...noted, review._id, food._id])
    hints.push((await entryOf(id))?.reasons.map(({ reason }: Json) => reason).toSorted());
  const both = ['first', 'links'];
  expect(hints).toEqual([both, undefined, both, both]);
});
