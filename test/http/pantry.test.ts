import { expect, test } from 'vitest';
import { mostFoods } from '#domain/pantry/food-list.ts';
import { openSite } from '#test/support/site.ts';

test('what is to be avoided shows in nothing, and what there is too much of is told as not left out', async () => {
  await using site = await openSite();
  const cook = await site.person();
  const { ingredients } = await site.publish(cook);
  expect(ingredients).toContain('onion');
  const ask = async (avoid: readonly string[]) => {
    const query = new URLSearchParams({ have: 'lentils', avoid: avoid.join(',') });
    const { data, statusCode } = await site.call(`/api/v1/pantry/recipes?${query}`);
    expect(statusCode).toBe(200);
    return data;
  };
  expect(await ask([])).toMatchObject({ total: 1, notLeftOut: [] });
  expect(await ask(['Zwiebeln'])).toMatchObject({ total: 0, leftOut: ['Zwiebeln'] });
  const unknown = Array.from({ length: mostFoods }, (_, n) => `xyzzy${n}`);
  const { notLeftOut } = await ask([...unknown, 'onion']);
  expect(notLeftOut).toEqual([...unknown, 'onion']);
});

test('a list in an address tells what was typed beside the names it was looked for by', async () => {
  await using site = await openSite();
  const query = new URLSearchParams({ have: 'Zwiebeln,onion,Crème fraîche' });
  const { data } = await site.call(`/api/v1/pantry/recipes?${query}`);
  expect(data).toMatchObject({
    have: ['onion', 'creme fraiche'],
    typed: ['Zwiebeln', 'Crème fraîche'],
  });
});

test('what is known as no food is told with what may have been meant, and taken for none of it', async () => {
  await using site = await openSite();
  const query = new URLSearchParams({ have: 'buttr,onion,xyzzy', avoid: 'millk,pfefer' });
  const { data } = await site.call(`/api/v1/pantry/recipes?${query}`);
  expect(data.typed).toEqual(['buttr', 'onion', 'xyzzy']);
  expect(data.unknown).toEqual([
    { of: 'have', typed: 'buttr', near: expect.arrayContaining(['butter']) },
    { of: 'have', typed: 'xyzzy', near: [] },
    { of: 'avoid', typed: 'millk', near: expect.arrayContaining(['milk']) },
    ...data.notLeftOut
      .filter((one: string) => one !== 'millk')
      .map((typed: string) => ({ of: 'avoid', typed, near: expect.anything() })),
  ]);
});
