import { expect } from '@playwright/test';
import { expectNoFaults, openCalm, phone } from '#test/support/accessibility-looks.ts';
import { test } from '#test/support/page.ts';
import { comeAlive, expectToast } from '#test/support/steps.ts';

const pages = [
  '/',
  '/explore',
  '/explore?page=2',
  '/recipe-category/Thai',
  '/recipe/mapo-tofu',
  '/recipe/mapo-tofu/print',
  '/search',
  '/search?keyword=tofu',
  '/search?keyword=xyzzyplugh',
  '/contact',
  '/login',
  '/register',
  '/forgot-password',
  '/addrecipe',
  '/myrecipe',
  '/savedrecipe',
  '/account',
  '/update-recipe/mapo-tofu',
  '/admin',
];

for (const path of pages) {
  test(`three engines find nothing for a visitor of ${path}`, async ({ page }) => {
    await openCalm(page, path);
    await expectNoFaults(page);
  });
}

for (const path of ['/embed/recipe/mapo-tofu', '/api/docs']) {
  test(`three engines find nothing on ${path}, which has no script`, async ({ page }) => {
    await page.goto(path);
    await expectNoFaults(page);
  });
}

test('three engines find nothing on the page of a cook', async ({ page }) => {
  await openCalm(page, '/recipe/mapo-tofu');
  await page.getByRole('link', { name: 'by Potluck Kitchen' }).click();
  await expect(page.getByText(/^Recipes: \d+$/)).toBeVisible();
  await expectNoFaults(page);
});

test('three engines find nothing on the 404 page', async ({ page, expectConsole }) => {
  expectConsole('404');
  await openCalm(page, '/no-such-page');
  await expectNoFaults(page);
});

test('three engines find nothing in the panel that shares a recipe', async ({ page }) => {
  await openCalm(page, '/recipe/mapo-tofu');
  await page.getByRole('button', { name: 'Share' }).first().click();
  await expect(page.getByRole('heading', { name: 'Share this recipe' })).toBeVisible();
  await expectNoFaults(page);
});

test('three engines find nothing on a recipe in American units, nor where a tin is asked for', async ({
  page,
}) => {
  await openCalm(page, '/recipe/fudge-brownies?scale=3&units=us');
  await expect(page.getByText('2¼ cups')).toBeVisible();
  await expectNoFaults(page);
  await page.getByRole('button', { name: 'By your tin' }).first().click();
  await expect(page.getByText('Which tin do you have?')).toBeVisible();
  await expectNoFaults(page);
});

test('three engines find nothing in the open menu', async ({ page }) => {
  await page.setViewportSize(phone);
  await openCalm(page, '/');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Register' })).toBeVisible();
  await expectNoFaults(page, [phone]);
});

test('three engines find nothing where a login is refused, under its toast', async ({ page }) => {
  await openCalm(page, '/login');
  await page.getByLabel('Email').fill('nobody@example.org');
  await page.getByLabel('Password', { exact: true }).fill('not this one');
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await expectToast(page, 'error', 'Invalid email or password');
  await expectNoFaults(page);
});

for (const [path, button] of [
  ['/register', 'Register'],
  ['/forgot-password', 'Reset'],
  ['/contact', 'Send'],
  ['/login', 'Login'],
] as const) {
  test(`three engines find nothing on ${path} sent empty`, async ({ page }) => {
    await openCalm(page, path);
    // Past the browser's own bubbles, to what the page itself says.
    await page
      .getByRole('main')
      .locator('form')
      .first()
      .evaluate((form: HTMLFormElement) => {
        form.noValidate = true;
      });
    await page
      .getByRole('main')
      .getByRole('button', { name: new RegExp(button, 'i') })
      .click();
    await comeAlive(page);
    await expectNoFaults(page);
  });
}
