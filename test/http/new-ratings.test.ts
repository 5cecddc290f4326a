import { afterAll, beforeAll, expect, test } from 'vitest';
import { reviewNodes } from '#domain/sharing/review-nodes.ts';
import { countReviews } from '#server/process/count-reviews.ts';
import { openSite, type TestSite } from '#test/support/site.ts';

const day = 86_400_000;
let now = Date.now();
let site: TestSite;
beforeAll(async () => {
  site = await openSite({ TRUST_DAYS: '3' }, { now: () => now });
});
afterAll(() => site[Symbol.asyncDispose]());

type Person = Awaited<ReturnType<TestSite['person']>>;
const write = async (
  { token }: Person,
  id: string,
  rating: number,
  { call }: { call: TestSite['call'] } = { call: site.call.bind(site) },
) => {
  const json = { asWritten: true, rating, cookedOn: '2026-01-02', text: 'As it was' };
  const reply = await call(`/api/v1/recipe-reviews/${id}`, { method: 'POST', token, json });
  expect(reply.statusCode).toBe(201);
  return reply.data.review;
};
/** What a recipe's page, its structured data and cards say of those who made it. */
const toldOf = async (id: string) => {
  const { data } = await site.call(`/api/v1/recipe-reviews/${id}`);
  const cards = await site.call('/api/v1/food/get-food?view=card&limit=100');
  const card = cards.data.foods.find((one: { _id: string }) => one._id === id);
  const { mean = null } = data.summary;
  const { aggregateRating = null } = reviewNodes(data);
  const later = data.reviews.filter((one: { countsLater?: true }) => one.countsLater).length;
  return { total: data.total, later, mean, listed: card.rating ?? null, aggregateRating };
};
const ofMean = (value: number, count: number) => ({
  mean: { value, count },
  aggregateRating: expect.objectContaining({ ratingValue: value, ratingCount: count }),
});
/** Somebody who came long ago, whose recipes have stood. */
const trusted = async () => {
  const person = await site.person();
  for (let n = 0; n < 3; n += 1) await site.publish(person);
  return person;
};

test('what new accounts rate is shown at once and moves no mean until they are trusted', async () => {
  const author = await site.person('Cleo');
  const known = [await trusted(), await trusted(), await trusted()];
  const recipes = [];
  for (let n = 0; n < 3; n += 1) recipes.push(await site.publish(author));
  now += 4 * day;
  const [{ _id: id }] = recipes;
  for (const person of known) expect(await write(person, id, 5)).not.toHaveProperty('countsLater');
  const before = { total: 3, later: 0, ...ofMean(5, 3), listed: { value: 5, count: 3 } };
  expect(await toldOf(id)).toEqual(before);
  const guests = [await site.person(), await site.person(), await site.person()];
  for (const guest of guests)
    expect(await write(guest, id, 1)).toMatchObject({ rating: 1, countsLater: true });
  expect(await toldOf(id)).toEqual({ ...before, total: 6, later: 3 });
  const { token } = guests[0] as Person;
  const own = await site.call(`/api/v1/recipe-reviews/${id}/mine`, { token });
  expect(own.data.reviews).toMatchObject([{ rating: 1, countsLater: true }]);
  // What they say of another recipe has no mean at all, and so no rating in its structured data.
  const other = recipes[1]._id;
  for (const guest of guests) await write(guest, other, 1);
  expect(await toldOf(other)).toMatchObject({ total: 3, mean: null, aggregateRating: null });
  for (const guest of guests) await write(guest, recipes[2]._id, 1);
  await countReviews(site.deps);
  expect(await toldOf(id)).toEqual({ ...before, total: 6, later: 3 });
  now += 3 * day;
  await countReviews(site.deps);
  const after = { ...ofMean(3, 6), listed: { value: 3, count: 6 } };
  expect(await toldOf(id)).toEqual({ total: 6, later: 0, ...after });
  expect(await toldOf(other)).toMatchObject({ later: 0, ...ofMean(1, 3) });
});

test('what an admin rates counts at once, and with TRUST_DAYS=0 what anybody does', async () => {
  const author = await site.person();
  const { _id: id } = await site.publish(author);
  await write(await site.admin(), id, 4);
  expect(await toldOf(id)).toMatchObject({ later: 0, ...ofMean(4, 1) });
  await using open = await openSite({ TRUST_DAYS: '0' });
  const food = await open.publish(await open.person());
  const call = open.call.bind(open);
  const review = await write(await open.person(), food._id, 2, { call });
  expect(review).not.toHaveProperty('countsLater');
  const { data } = await open.call(`/api/v1/recipe-reviews/${food._id}`);
  expect(data.summary.mean).toEqual({ value: 2, count: 1 });
});

test('what a new account rated counts once nobody is new any more', async () => {
  const { _id: id } = await site.publish(await site.person());
  await write(await site.person(), id, 2);
  await countReviews({ ...site.deps, config: { ...site.deps.config, trustDays: 0 } });
  expect(await toldOf(id)).toMatchObject({ later: 0, ...ofMean(2, 1) });
});
