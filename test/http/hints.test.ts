import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cleanAll, lookAtAll } from '#server/process/chores.ts';
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
  const [cook, raider, judge] = [await site.person(), await site.person(), await site.person()];
  await site.deps.writer.setRole(judge.email, 2);
  const kept = await publishFrom(cook, '198.51.100.7', 'Lentils');
  const posted = [];
  for (const [address, text] of [
    ['203.0.113.5', links],
    ['203.0.113.250', 'Pans'],
  ] as const)
    posted.push(await publishFrom(raider, address, text));
  await lookAtAll(site.deps);
  const { token } = judge;
  const { entries } = (await site.call('/api/v1/admin/queue', { token })).data;
  expect(entries).toMatchObject([
    {
      ...{ kind: 'recipe', subjectId: posted[0]._id, reports: 0 },
      reasons: [{ reason: 'links', count: 1 }],
      subject: { block: '203.0.113/24' },
    },
  ]);
  const set = { since: new Date(Date.now() - 60_000).toISOString(), block: '203.0.113.77' };
  const json = { key: 'b'.repeat(24), ...set, reason: 'A raid' };
  const started = await site.call('/api/v1/admin/cleanups', { method: 'POST', token, json });
  expect(started.data).toMatchObject({ posts: 2, people: 1 });
  await cleanAll(site.deps);
  const status = async ({ slug }: { slug: string }) =>
    (await site.call(`/api/v1/food/get-food/${slug}`)).statusCode;
  expect(await Promise.all([...posted, kept].map(status))).toEqual([404, 404, 200]);
  const left = (await site.call('/api/v1/admin/queue', { token })).data.entries;
  expect(left).toEqual([]);
});

/** A dish of the starter cookbook. */
const dish = (name: string): Promise<Buffer> =>
  readFile(join(import.meta.dirname, `../../starter/pictures/${name}.webp`));
const asBlob = (bytes: Buffer) => new Blob([new Uint8Array(bytes)], { type: 'image/webp' });
const smaller = (bytes: Buffer) =>
  sharp(bytes).resize(300).modulate({ brightness: 1.1 }).jpeg({ quality: 50 }).toBuffer();

test('a new account’s photo that looks like another cook’s waits in the queue with both, as long as everybody can see them', async () => {
  const [cook, copier, judge] = [await site.person(), await site.person(), await site.person()];
  await site.deps.writer.setRole(judge.email, 2);
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
    ...{ reports: 0, reasons: [{ reason: 'same-photo', count: 1 }] },
    alike: {
      ...{ photo: copy.photo, other: shown.photo },
      ...{ cook: { _id: cook._id }, recipe: { slug: shown.slug } },
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

test('an answer that is sent again and again is one', async () => {
  const [cook, asker] = [await site.person(), await site.person()];
  const recipe = await site.publish(await site.person());
  const send = async ({ token }: Person, path: string, text: string) =>
    (await site.call(`/api/v1/${path}`, { method: 'POST', token, json: { text } })).data;
  const asked = await send(asker, `recipe-questions/${recipe._id}`, 'Can it be fried?');
  for (let n = 0; n < 11; n += 1) await send(cook, `questions/${asked.question._id}/answers`, 'No');
  await lookAtAll(site.deps);
  const { rows } = await site.deps.reader.listQueue(false, 200);
  expect(rows.filter(({ subjectId }) => subjectId === cook._id)).toEqual([]);
});

test('links that are edited in are found as those that were posted', async () => {
  const [cook, guest] = [await site.person(), await site.person()];
  const recipe = await site.publish(cook);
  const say = async (method: 'POST' | 'PUT', path: string, json: object) =>
    (await site.call(`/api/v1/${path}`, { method, token: guest.token, json })).data;
  const said = { asWritten: true, rating: 4, cookedOn: '2026-01-02' };
  const { review } = await say('POST', `recipe-reviews/${recipe._id}`, { ...said, text: 'Good' });
  const thanks = (text: string) =>
    site.call(`/api/v1/reviews/${review._id}/answer`, {
      ...{ method: 'PUT', token: cook.token, json: { text } },
    });
  await thanks('Thank you');
  const { question } = await say('POST', `recipe-questions/${recipe._id}`, { text: 'Is it hot?' });
  const answers = `questions/${question._id}/answers`;
  const [answer] = (await say('POST', answers, { text: 'It is' })).question.answers;
  const found = async () => {
    await lookAtAll(site.deps);
    const { rows } = await site.deps.reader.listQueue(false, 200);
    const ids: string[] = [review._id, question._id, answer._id];
    return rows.flatMap(({ kind, subjectId }) => (ids.includes(subjectId) ? kind : [])).sort();
  };
  expect(await found()).toEqual([]);
  await say('PUT', `reviews/${review._id}`, { ...said, text: links });
  await say('PUT', `questions/${question._id}`, { text: links });
  await say('PUT', `answers/${answer._id}`, { text: links });
  await thanks(links);
  expect(await found()).toEqual(['answer', 'question', 'review', 'review-answer']);
});
