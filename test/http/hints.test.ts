import { afterAll, beforeAll, expect, test } from 'vitest';
import { cleanAll, lookAtAll } from '#server/process/chores.ts';
import { openSite, recipeForm, type TestSite } from '#test/support/site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openSite();
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
