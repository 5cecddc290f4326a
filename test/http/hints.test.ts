import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cleanAll, lookAtAll } from '#server/process/cleaning.ts';
import { hashPhotos } from '#server/process/hash-photos.ts';
import { openSite, recipeForm, type TestSite } from '#test/support/site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openSite({ TRUST_DAYS: '3' });
});
afterAll(() => site[Symbol.asyncDispose]());

type Person = Awaited<ReturnType<TestSite['person']>>;
const publishFrom = async ({ token }: Person, address: string, description: string) => {
  const form = await recipeForm({ description });
  const call = { method: 'POST' as const, token, form, address };
  return (await site.call('/api/v1/food/create-food', call)).data.food;
};
const links = 'http://a.example http://b.example http://c.example';

test('what is strange waits in the queue with its hint, and what came from a block is hidden at once', async () => {
  const [cook, raider, judge] = [await site.person(), await site.person(), await site.moderator()];
  const kept = await publishFrom(cook, '198.51.100.7', 'Lentils');
  const posted = [];
  for (const [address, text] of [
    ['203.0.113.5', links],
    ['203.0.113.250', 'Pans'],
  ] as const)
    posted.push(await publishFrom(raider, address, text));
  await lookAtAll(site.deps);
  const { token } = judge;
  const ids = [cook._id, raider._id, kept._id, ...posted.map(({ _id }) => _id)];
  const waiting = async () =>
    (await site.call('/api/v1/admin/queue?limit=200', { token })).data.entries.filter(
      ({ subjectId }: { subjectId: string }) => ids.includes(subjectId),
    );
  expect(await waiting()).toMatchObject([
    {
      kind: 'recipe',
      subjectId: posted[0]._id,
      reports: 0,
      reasons: [{ reason: 'links', count: 1 }],
      subject: { block: '203.0.113/24' },
    },
  ]);
  const set = { since: new Date(Date.now() - 60_000).toISOString(), block: '203.0.113.77' };
  const json = { key: 'b'.repeat(24), ...set, reason: 'A raid' };
  const count = (block: string, headers = {}) => {
    const query = new URLSearchParams({ since: set.since, block });
    return site.call(`/api/v1/admin/cleanups/count?${query}`, { token, headers });
  };
  expect((await count('203.0.113.0/24')).data).toMatchObject({ posts: 2 });
  const mistyped = await count('203.0.113', { 'x-language': 'de' });
  expect(mistyped.statusCode).toBe(422);
  expect(mistyped.data).toMatchObject({ code: 'block_unreadable', field: 'block' });
  expect(mistyped.data.message).toMatch(/^Das ist weder eine Adresse noch/);
  const started = await site.call('/api/v1/admin/cleanups', { method: 'POST', token, json });
  expect(started.data).toMatchObject({ posts: 2, people: 1 });
  await cleanAll(site.deps);
  const status = async ({ slug }: { slug: string }) =>
    (await site.call(`/api/v1/food/get-food/${slug}`)).statusCode;
  expect(await Promise.all([...posted, kept].map(status))).toEqual([404, 404, 200]);
  expect(await waiting()).toEqual([]);
});

/** A dish of the starter cookbook, small. */
const dish = (name: string): Promise<Buffer> =>
  sharp(join(import.meta.dirname, `../../starter/pictures/${name}.webp`))
    .resize(400)
    .webp()
    .toBuffer();
const asBlob = (bytes: Buffer) => new Blob([new Uint8Array(bytes)], { type: 'image/webp' });
const smaller = (bytes: Buffer) =>
  sharp(bytes).resize(300).modulate({ brightness: 1.1 }).jpeg({ quality: 50 }).toBuffer();

test('a new account’s photo that looks like another cook’s waits in the queue with both, as long as everybody can see them', async () => {
  const [cook, copier, judge] = [await site.person(), await site.person(), await site.moderator()];
  const pictures = await Promise.all([dish('aloo-gobi'), dish('bhindi-masala'), dish('borscht')]);
  const publish = async (person: Person, picture: Buffer, more = {}) => {
    const posted = await site.publish(person, { photo: asBlob(picture), ...more });
    await lookAtAll(site.deps);
    return posted;
  };
  const shown = await publish(cook, pictures[0]);
  const copy = await publish(copier, await smaller(pictures[0]));
  const others = [
    await publish(cook, pictures[1]),
    await publish(cook, await smaller(pictures[1])),
    await publish(copier, pictures[2]),
    await publish(copier, pictures[0], { unlisted: 'true' }),
  ];
  const { token } = judge;
  const entryOf = async ({ _id }: { _id: string }) =>
    (await site.call('/api/v1/admin/queue?limit=200', { token })).data.entries.find(
      ({ subjectId }: { subjectId: string }) => subjectId === _id,
    );
  const entry = await entryOf(copy);
  expect(entry).toMatchObject({
    reports: 0,
    reasons: [{ reason: 'same-photo', count: 1 }],
    alike: {
      photo: copy.photo,
      other: shown.photo,
      cook: { _id: cook._id },
      recipe: { slug: shown.slug },
    },
  });
  for (const none of [shown, ...others]) expect(await entryOf(none)).toBeUndefined();
  const removal = { method: 'POST' as const, token: (await site.admin()).token, json: {} };
  const json = { reason: 'Wrong' };
  await site.call(`/api/v1/admin/recipes/${shown._id}/remove`, { ...removal, json });
  const left = await entryOf(copy);
  expect([left?.reasons.length, left?.alike?.other]).toEqual([1, undefined]);
});

test('what photos look like is told by a chore where it is not known', async () => {
  const { deps } = site;
  const cook = await site.person();
  const posted = await site.publish(cook, { photo: asBlob(await dish('borscht')) });
  const id = posted.photoIds[0];
  const unhashed = async () =>
    (await deps.reader.listUnhashedPhotos(10_000)).map((photo) => photo.id);
  expect(await unhashed()).not.toContain(id);
  await deps.writer.deletePhotoHash(id);
  expect(await unhashed()).toContain(id);
  await hashPhotos(deps);
  expect(await unhashed()).toEqual([]);
  // A photo without its file cannot be told either, and is asked for once.
  await deps.photos.remove(id);
  await deps.writer.deletePhotoHash(id);
  await hashPhotos(deps);
  expect(await unhashed()).toEqual([]);
  // Nor does a broken one keep others from being told.
  await deps.writer.deletePhotoHash(id);
  const [photo] = await deps.reader.listUnhashedPhotos(1);
  const file = { name: `${id}-${photo?.width}.webp`, bytes: Buffer.from('no picture') };
  await deps.photos.put([file]);
  await deps.writer.deletePhotoHash((await site.publish(cook)).photoIds[0]);
  const reported: unknown[] = [];
  for (let n = 0; n < 2; n += 1) await hashPhotos(deps, undefined, (error) => reported.push(error));
  expect(reported).toMatchObject([{ message: `The file ${file.name} is broken` }]);
  expect(await unhashed()).toEqual([]);
});

/** What the site found strange about these, by kind. */
async function foundAmong(ids: readonly string[]) {
  await lookAtAll(site.deps);
  const { rows } = await site.deps.reader.listQueue(false, 200);
  return rows.flatMap(({ kind, subjectId }) => (ids.includes(subjectId) ? kind : [])).sort();
}
const sayAs =
  ({ token }: Person) =>
  async (method: 'GET' | 'POST' | 'PUT', path: string, json?: object) => {
    const reply = await site.call(`/api/v1/${path}`, { method, token, ...(json ? { json } : {}) });
    expect(reply.data.success, reply.body).toBe(true);
    return reply.data;
  };

test('an answer that is sent again and again is one, and many answers are a burst', async () => {
  const [cook, asker] = [await site.person(), await site.person()];
  const recipe = await site.publish(await site.person());
  const [say, ask] = [sayAs(cook), sayAs(asker)];
  const questions: string[] = [];
  for (let n = 0; n < 10; n += 1) {
    const json = { text: `Can it be fried for ${n} minutes?` };
    questions.push((await ask('POST', `recipe-questions/${recipe._id}`, json)).question._id);
  }
  const answer = (id?: string) => say('POST', `questions/${id}/answers`, { text: 'No' });
  for (let n = 0; n < 11; n += 1) await answer(questions[0]);
  expect(await foundAmong([cook._id])).toEqual([]);
  for (const id of questions.slice(1)) await answer(id);
  expect(await foundAmong([cook._id])).toEqual(['cook']);
  const { rows } = await site.deps.reader.listQueue(false, 200);
  const entry = rows.find(({ subjectId }) => subjectId === cook._id);
  expect(entry).toMatchObject({ reasons: [{ reason: 'burst' }] });
});

const said = { asWritten: true, rating: 4, cookedOn: '2026-01-02' };

test('an author who thanks ten people at once is no burst', async () => {
  const author = await site.person();
  const recipe = await site.publish(author);
  const thank = sayAs(author);
  for (let n = 0; n < 10; n += 1) {
    const say = sayAs(await site.person());
    const { review } = await say('POST', `recipe-reviews/${recipe._id}`, said);
    await thank('PUT', `reviews/${review._id}/answer`, { text: 'Thank you' });
  }
  expect(await foundAmong([author._id])).toEqual([]);
});

test('links are found in whatever is posted', async () => {
  const [guest, cook] = [await site.person(), await site.person()];
  const recipe = await site.publish(cook);
  const say = sayAs(guest);
  const { question } = await say('POST', `recipe-questions/${recipe._id}`, { text: links });
  const asked = await say('POST', `recipe-questions/${recipe._id}`, { text: 'Is it hot?' });
  const answers = `questions/${asked.question._id}/answers`;
  const [answer] = (await say('POST', answers, { text: links })).question.answers;
  const { profile } = await say('GET', 'profile');
  await say('PUT', 'profile', { handle: profile.handle, lines: links, link: '', photoId: '' });
  const shared = { name: 'Mine', visibility: 'link' };
  const { collection } = await say('POST', 'collections', { ...shared, description: links });
  const ids = [question._id, answer._id, guest._id, collection._id];
  expect(await foundAmong(ids)).toEqual(['answer', 'collection', 'cook', 'question']);
});

test('links that are edited in are found as those that were posted', async () => {
  const guest = await site.person();
  const author = await site.person();
  const recipe = await site.publish(author);
  const say = sayAs(guest);
  const own = await site.publish(guest);
  const { review } = await say('POST', `recipe-reviews/${recipe._id}`, { ...said, text: 'Good' });
  const thanks = (text: string) =>
    site.call(`/api/v1/reviews/${review._id}/answer`, {
      method: 'PUT',
      token: author.token,
      json: { text },
    });
  await thanks('Thank you');
  const { question } = await say('POST', `recipe-questions/${recipe._id}`, { text: 'Is it hot?' });
  const answers = `questions/${question._id}/answers`;
  const [answer] = (await say('POST', answers, { text: 'It is' })).question.answers;
  const make = async (name: string, first?: string) => {
    const json = { name, visibility: 'public', recipe: first };
    return `collections/${(await say('POST', 'collections', json)).collection._id}`;
  };
  const [described, collected] = [await make('Soups'), await make('Cakes')];
  const noted = await make('Pies', recipe._id);
  const [{ _id: entry }] = (await say('GET', `${noted}/mine`)).entries;
  const shared = [described, noted, collected].map((path) => path.split('/')[1] ?? '');
  const ids = [own._id, review._id, question._id, answer._id, ...shared];
  expect(await foundAmong(ids)).toEqual([]);
  const form = await recipeForm({ description: links, photo: null });
  await site.call(`/api/v1/food/update-food/${own._id}`, {
    method: 'PUT',
    token: guest.token,
    form,
  });
  await say('PUT', `reviews/${review._id}`, { ...said, text: links });
  await say('PUT', `questions/${question._id}`, { text: links });
  await say('PUT', `answers/${answer._id}`, { text: links });
  await say('PUT', described, { description: links });
  await say('PUT', `${noted}/entries/${entry}/note`, { note: links });
  await say('PUT', `${collected}/recipes/${recipe._id}`, { collected: true, note: links });
  await thanks(links);
  expect(await foundAmong(ids)).toEqual([
    'answer',
    ...Array(3).fill('collection'),
    'question',
    'recipe',
    'review',
    'review-answer',
  ]);
});
