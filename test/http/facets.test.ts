import { expect, test } from 'vitest';
import { openSite } from '#test/support/site.ts';

type Choice = { value: string; count: number };
type Facet = { facet: string; choices: Choice[] };

test('a list by facets tells how many each choice leads to, follows every write at once, and answers any address', async () => {
  await using site = await openSite();
  const cook = await site.person();
  const browse = async (query: string) => {
    const { data, statusCode } = await site.call(`/api/v1/food/browse?${query}`);
    expect(statusCode, query).toBe(200);
    return data;
  };
  const names = async (query: string) =>
    (await browse(query)).foods.map(({ name }: { name: string }) => name);
  const countsOf = async (query: string, facet: string) => {
    const { facets } = await browse(query);
    const { choices } = facets.find((one: Facet) => one.facet === facet);
    return Object.fromEntries(choices.map(({ value, count }: Choice) => [value, count]));
  };
  expect(await names('')).toEqual([]);
  const soup = { course: 'soup', cookMinutes: '20', tags: 'Winter' };
  const { _id } = await site.publish(cook, { name: 'Leek soup', ...soup });
  await site.publish(cook, { name: 'Beet soup', ...soup, cookMinutes: '90', difficulty: 'easy' });
  await site.publish(cook, { name: 'Pie', course: 'baking', difficulty: 'easy' });
  expect(await countsOf('', 'course')).toEqual({ soup: 2, baking: 1 });
  expect(await countsOf('difficulty=easy', 'course')).toEqual({ soup: 1, baking: 1 });
  expect(await countsOf('course=soup&difficulty=easy', 'course')).toEqual({ soup: 1, baking: 1 });
  expect(await countsOf('course=soup', 'tag')).toEqual({ winter: 2 });
  expect(await names('course=soup&sort=quickest')).toEqual(['Leek soup', 'Beet soup']);
  expect(await names('course=soup,baking&time=30')).toEqual(['Leek soup']);
  expect(await names('keyword=soup&difficulty=easy')).toEqual(['Beet soup']);
  const first = await browse('limit=2');
  expect(first).toMatchObject({ total: 3 });
  const rest = await browse(`limit=2&cursor=${first.nextCursor}`);
  expect(rest.foods.map(({ name }: { name: string }) => name)).toEqual(['Leek soup']);

  // Ingredients to have and to avoid, whatever they are called.
  const nuts = { ingredientList: ['2 leeks', '40 g almnods'], course: 'salad' };
  const { _id: withNuts } = await site.publish(cook, { name: 'Salad', ...nuts });
  expect(await names('have=Leek&avoid=xyzzy')).toEqual(['Salad']);
  expect(await names('avoid=N%C3%BCsse')).toEqual(['Pie', 'Beet soup', 'Leek soup']);
  expect(await countsOf('avoid=nuts', 'course')).toEqual({ soup: 2, baking: 1 });
  expect(await browse('avoid=nuts,xyzzy')).toMatchObject({
    total: 3,
    leftOut: ['nuts'],
    notLeftOut: ['xyzzy'],
  });
  expect(await names('keyword=salad&avoid=nuts')).toEqual([]);
  // What may have been meant is told; of a word that a recipe has mistyped as well too, though it is left out.
  const meant = [{ typed: 'nutz', near: ['nut'] }];
  expect(await browse('avoid=nutz,xyzzy')).toMatchObject({ unknown: meant });
  expect(await browse('keyword=no+nutz')).toMatchObject({ notLeftOut: ['nutz'], unknown: meant });
  const { _id: mistyped } = await site.publish(cook, { ingredientList: ['40 g nutz'] });
  expect(await browse('keyword=no+nutz')).toMatchObject({ leftOut: ['nutz'], unknown: meant });
  await site.call(`/api/v1/food/delete-food/${mistyped}`, { method: 'DELETE', token: cook.token });
  await site.call(`/api/v1/food/delete-food/${withNuts}`, { method: 'DELETE', token: cook.token });

  // Kept for visitors until a write.
  const review = { asWritten: true, rating: 5, cookedOn: '2026-01-02' };
  for (let n = 0; n < 3; n += 1) {
    const { token } = await site.person();
    const call = { method: 'POST' as const, token, json: review };
    await site.call(`/api/v1/recipe-reviews/${_id}`, call);
  }
  expect(await names('rating=4.5')).toEqual(['Leek soup']);
  expect(await names('sort=rated')).toEqual(['Leek soup', 'Pie', 'Beet soup']);
  expect(await names('sort=made')).toEqual(['Leek soup', 'Pie', 'Beet soup']);
  await site.call(`/api/v1/food/delete-food/${_id}`, { method: 'DELETE', token: cook.token });
  expect(await names('rating=4.5')).toEqual([]);
  expect(await countsOf('', 'course')).toEqual({ soup: 1, baking: 1 });

  // What no facet knows is passed over; what cannot be is refused.
  expect(await names('course=klingon,soup&colour=red')).toEqual(['Beet soup']);
  for (const query of [
    'sort=tastiest',
    'limit=500',
    'cursor=x',
    `course=${'x'.repeat(305)}`,
    `avoid=${'x'.repeat(2_001)}`,
  ]) {
    expect((await site.call(`/api/v1/food/browse?${query}`)).statusCode, query).toBe(400);
  }
});
