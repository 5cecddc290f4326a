import { expect, test } from 'vitest';
import { recipeRow } from '#storage/suite/fixtures.ts';
import { openSite } from '#test/support/site.ts';

const day = 86_400_000;
type Card = { _id: string };

test('Tonight is the same all day, kept until it ends, and another the day after', async () => {
  let at = 20_600 * day + 10 * 3_600_000;
  await using site = await openSite({}, { now: () => at });
  const tonight = async () => {
    const reply = await site.call('/api/v1/home/tonight');
    return (reply.data.foods as Card[]).map(({ _id }) => _id);
  };
  expect(await tonight()).toEqual([]);
  const cooks = await Promise.all(Array.from({ length: 8 }, () => site.person()));
  for (const cook of cooks) {
    for (const cookMinutes of [5, 25, 26]) {
      const times = { prepMinutes: 5, cookMinutes, createdAt: at, updatedAt: at };
      await site.deps.writer.publishRecipe(recipeRow(cook._id, times), null);
    }
  }
  at += 5 * day;
  const [first, again] = [await tonight(), await tonight()];
  expect(new Set(first).size).toBe(5);
  expect(again).toEqual(first);
  const { foods } = (await site.call('/api/v1/home/tonight')).data;
  expect(new Set(foods.map((food: { userId: string }) => food.userId)).size).toBe(5);
  await site.publish(cooks[0] ?? (await site.person()), { cookMinutes: '9' });
  at += 13 * 3_600_000;
  expect(await tonight()).toEqual(first);
  // A second after midnight what was kept has ended.
  at = Math.ceil(at / day) * day + 1_000;
  expect(await tonight()).not.toEqual(first);
});

test('of a cook whose account is new at most two stand there', async () => {
  let at = 20_600 * day;
  await using site = await openSite({ TRUST_DAYS: '5' }, { now: () => at });
  const cook = await site.person();
  const publish = () => site.publish(cook, { cookMinutes: '10' });
  for (const _ of [1, 2, 3, 4]) await publish();
  const tonight = async () => (await site.call('/api/v1/home/tonight')).data.foods.length;
  expect(await tonight()).toBe(2);
  at += 4 * day;
  expect(await tonight()).toBe(2);
  at += 2 * day;
  expect(await tonight()).toBe(4);
});

test('an account is new there as it is everywhere: also while too little of it has stood, and nowhere where nobody is', async () => {
  let at = 20_600 * day;
  await using site = await openSite({ TRUST_DAYS: '3' }, { now: () => at });
  const cook = await site.person();
  at += 10 * day;
  for (const _ of [1, 2, 3]) await site.publish(cook, { cookMinutes: '10' });
  const shown = async (of: typeof site) =>
    (await of.call('/api/v1/home/tonight')).data.foods.length;
  expect(await shown(site)).toBe(2);
  at += day;
  expect(await shown(site)).toBe(2);
  at += day;
  expect(await shown(site)).toBe(3);
  await using open = await openSite({ TRUST_DAYS: '0' });
  const newcomer = await open.person();
  for (const _ of [1, 2, 3]) await open.publish(newcomer, { cookMinutes: '10' });
  expect(await shown(open)).toBe(3);
});

test('what several people made and liked shows at once, and goes when they take it back', async () => {
  await using site = await openSite();
  const loved = async () =>
    ((await site.call('/api/v1/home/loved')).data.foods as Card[]).map(({ _id }) => _id);
  expect(await loved()).toEqual([]);
  const foods = [1, 2, 3].map(async () => site.publish(await site.person()));
  const ids = (await Promise.all(foods)).map(({ _id }) => _id as string);
  const [anna, ben] = [await site.person(), await site.person()];
  const say = { asWritten: true, rating: 5, cookedOn: '2026-01-02' };
  let last = '';
  for (const { token } of [anna, ben]) {
    for (const id of ids) {
      expect(await loved()).toEqual([]);
      const call = { method: 'POST' as const, token, json: say };
      last = (await site.call(`/api/v1/recipe-reviews/${id}`, call)).data.review._id;
    }
  }
  expect((await loved()).toSorted()).toEqual(ids.toSorted());
  const edit = { method: 'PUT' as const, token: ben.token, json: { ...say, rating: 1 } };
  await site.call(`/api/v1/reviews/${last}`, edit);
  expect(await loved()).toEqual([]);
});
