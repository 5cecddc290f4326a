import { expect } from '@playwright/test';
import { expectWhole, test } from '#test/support/pseudo-site.ts';
import { open, publishRecipe } from '#test/support/steps.ts';

for (const path of [
  ...['', '/explore', '/explore?page=2', '/recipe-category/Thai', '/recipe/shakshuka'],
  ...['/recipe/shakshuka/print', '/search', '/search?keyword=egg', '/search?keyword=xyzzy'],
  ...['/login', '/register', '/forgot-password', '/new-password', '/contact', '/addrecipe'],
  ...[
    '/myrecipe',
    '/savedrecipe',
    '/account',
    '/following',
    '/verify-email',
    '/unsubscribe',
    '/admin',
  ],
  '/notifications',
]) {
  test(`/de${path} says catalogue texts alone, and holds them when they are longer`, async ({
    page,
  }) => {
    await open(page, `/de${path}`);
    await expectWhole(page, ['egg', 'xyzzy']);
  });
}

test('an unknown address says catalogue texts alone', async ({ page, expectConsole }) => {
  expectConsole('404');
  await page.goto('/de/nothing-here');
  await expectWhole(page);
});

test('pages of somebody logged in say catalogue texts alone', async ({
  page,
  newAdmin,
  logIn,
  site,
}) => {
  const person = await newAdmin();
  const { slug, name } = await publishRecipe(site.url, person, { category: 'Thai' });
  await logIn(page, person);
  const known = [name, person.user.email];
  await test.step('a recipe of theirs', async () => {
    await open(page, `/de/recipe/${slug}`);
    await expectWhole(page, known);
  });
  await test.step('the question before a recipe goes', async () => {
    await page.getByRole('button', { name: /Löschën/ }).click();
    await expect(page.getByRole('alertdialog').or(page.getByRole('dialog'))).toBeVisible();
    await expectWhole(page, known);
  });
  for (const path of [
    '/myrecipe',
    '/savedrecipe',
    '/account',
    '/following',
    '/notifications',
    '/addrecipe',
    `/update-recipe/${slug}`,
  ]) {
    await test.step(path, async () => {
      await open(page, `/de${path}`);
      await expectWhole(page, known);
    });
  }
  for (const path of ['/admin', '/admin/accounts', '/admin/messages', '/admin/log']) {
    await test.step(path, async () => {
      await open(page, `/de${path}`);
      await expectWhole(page, known);
    });
  }
});
