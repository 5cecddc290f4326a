import { expect } from '@playwright/test';
import { test } from '#test/support/page.ts';
import { comeAlive, open } from '#test/support/steps.ts';

test("any other path is the 404 page, 'Oops! Page Not Found', whose Go Back leads Home", async ({
  page,
  expectConsole,
}) => {
  expectConsole('404');
  for (const path of ['/no-such-page', '/recipe/no-such-recipe', '/recipe-category/Klingon']) {
    const reply = await page.goto(path);
    expect(reply?.status()).toBe(404);
    await comeAlive(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page Not Found');
  }
  await page.getByRole('link', { name: 'Go Back' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('The Easiest Way');
});

test("a page that cannot be drawn is the 'Unexpected Application Error!' page, and the way on stays open", async ({
  page,
  expectConsole,
}) => {
  expectConsole('TypeError');
  await open(page, '/recipe-category/Chinese');
  await page.route('**/api/v1/food/get-food/mapo-tofu', async (route) => {
    const reply = await route.fetch();
    const data = await reply.json();
    await route.fulfill({
      response: reply,
      json: { ...data, food: { ...data.food, photo: null } },
    });
  });
  await page.getByRole('link', { name: 'Mapo Tofu' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
  await expect(page.getByRole('main')).not.toContainText('TypeError');
  await page.getByRole('banner').getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('The Easiest Way');
});

test('a page whose program did not arrive stays as the server drew it, and its links work', async ({
  page,
  expectConsole,
}) => {
  expectConsole('did not load');
  expectConsole('ERR_FAILED');
  await page.route(/\/assets\/recipe-page.*\.js$/, (route) => route.abort());
  await open(page, '/recipe/mapo-tofu');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mapo Tofu');
  await page.getByRole('main').getByRole('link', { name: 'Chinese', exact: true }).click();
  await expect(page).toHaveURL('/recipe-category/Chinese');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chinese Recipes');
});

test('a page whose program is gone since the tab was opened comes from the server', async ({
  page,
  expectConsole,
}) => {
  expectConsole('did not load');
  expectConsole('ERR_FAILED');
  await open(page, '/');
  await page.route(/\/assets\/contact-page.*\.js$/, (route) => route.abort(), { times: 1 });
  await page.evaluate(() => document.documentElement.setAttribute('data-before', ''));
  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
  await expect(page.locator('html:not([data-before])')).toBeAttached();
  await comeAlive(page);
  await expect(page).toHaveURL('/contact');
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible();
});
