import { expect, type Page, type Request } from '@playwright/test';
import { countRecipes } from '#test/support/count-recipes.ts';
import { test } from '#test/support/page.ts';
import { cardsIn, deleteRecipe, open, publishRecipe, searchField } from '#test/support/steps.ts';

const stored = (page: Page, key: string) =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? 'null'), key);

test('a login is kept under the key auth as JSON, restored on load, and its token alone is sent as Authorization', async ({
  page,
  newPerson,
}) => {
  const { user, password } = await newPerson('Asha Rao');
  await open(page, '/login');
  expect(await stored(page, 'auth')).toBeNull();
  await page.getByLabel('Email').fill(user.email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('banner').getByTitle('Asha Rao')).toBeVisible();
  const auth = await stored(page, 'auth');
  expect(auth).toEqual({ user, token: expect.any(String) });

  const requests: Request[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) requests.push(request);
  });
  const savedAsked = page.waitForRequest((request) =>
    new URL(request.url()).pathname.endsWith(`/auth/single-user/${user._id}`),
  );
  await open(page, '/contact');
  await savedAsked;
  await expect(page.getByRole('banner').getByTitle('Asha Rao')).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Home' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Explore', exact: true }).click();
  await expect(page.getByText(/^Total Recipes/)).toBeVisible();
  const paths = requests.map((request) => new URL(request.url()).pathname);
  expect(paths).toContain('/api/v1/food/get-recent');
  expect(paths).toContain('/api/v1/category/get-category');
  for (const request of requests) expect(request.headers().authorization).toBe(auth.token);
});

test('without a login nothing is sent as Authorization, and a broken auth is no login', async ({
  page,
}) => {
  await open(page, '/contact');
  await page.evaluate(() => localStorage.setItem('auth', '{"user":{"_id":7},"token":"x"}'));
  const headers: (string | undefined)[] = [];
  page.on('request', (request) => headers.push(request.headers().authorization));
  await open(page, '/contact');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('The Easiest Way');
  expect(headers.filter((value) => value !== undefined)).toEqual([]);
});

test('the whole list is fetched once, kept under AllRecipes, and replaced when its length differs', async ({
  page,
  site,
  newPerson,
}) => {
  const listed = (request: Request) => request.url().includes('/food/get-food?');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (listed(request)) asked.push(request.url());
  });
  await open(page, '/contact');
  const total = await countRecipes(site.url);
  await expect.poll(async () => (await stored(page, 'AllRecipes'))?.length).toBe(total);
  expect(asked).toHaveLength(1);
  const [card] = await stored(page, 'AllRecipes');
  const facts = ['cookMinutes', 'diet', 'difficulty', 'prepMinutes'];
  expect(Object.keys(card).filter((key) => !facts.includes(key))).toEqual(
    expect.arrayContaining(['_id', 'category', 'name', 'photo', 'slug', 'updatedAt', 'userId']),
  );
  // Nothing of a recipe is kept that no card shows.
  for (const key of ['ingredients', 'steps', 'description']) expect(card).not.toHaveProperty(key);

  await test.step('the cache paints a list while the answer is on its way', async () => {
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/api/v1/food/get-food?**', async (route) => {
      await held;
      await route.continue();
    });
    await page.getByRole('banner').getByRole('link', { name: 'Home' }).waitFor();
    await searchField(page.getByRole('banner')).fill('zzzz');
    await page.keyboard.press('Enter');
    await page.getByRole('main').getByRole('link', { name: 'Explore' }).click();
    await expect(cardsIn(page.getByRole('main'))).toHaveCount(48);
    answer();
    await page.unrouteAll({ behavior: 'wait' });
  });
  await test.step('a cache of the same length and newest update is used, another is replaced', async () => {
    const mark = (list: { name: string }[]) => list.map((one) => ({ ...one, name: 'Marked' }));
    const marked = mark(await stored(page, 'AllRecipes'));
    await page.evaluate((list) => {
      localStorage.setItem('AllRecipes', JSON.stringify(list));
      // Written again when a list has been taken in, whatever became of it.
      localStorage.removeItem('AllRecipesTotal');
    }, marked);
    await open(page, '/contact');
    await expect.poll(() => stored(page, 'AllRecipesTotal')).toBe(marked.length);
    expect((await stored(page, 'AllRecipes'))[0].name).toBe('Marked');
    const cook = await newPerson();
    const { _id, name } = await publishRecipe(site.url, cook);
    await open(page, '/contact');
    await expect.poll(async () => (await stored(page, 'AllRecipes'))[0].name).toBe(name);
    await deleteRecipe(site.url, cook, _id);
  });
});
