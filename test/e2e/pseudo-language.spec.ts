import { expect, type Page } from '@playwright/test';
import { withCookedSite } from '#test/support/cooked-site.ts';
import { generousLimits } from '#test/support/generous-limits.ts';
import { findLayoutFaults } from '#test/support/layout-faults.ts';
import { test as base, type WorkerOptions } from '#test/support/page.ts';
import { findForeignTexts, pseudoMessages } from '#test/support/pseudo-language.ts';
import type { ServedSite } from '#test/support/served-site.ts';
import { open, publishRecipe } from '#test/support/steps.ts';

/** A site whose German pages say a pseudo text in the place of every text of the catalogue. */
const test = base.extend<object, WorkerOptions & { site: ServedSite }>({
  site: [
    ({ engine }, use) =>
      withCookedSite(engine, { ...generousLimits, MESSAGES: pseudoMessages() }, use),
    { scope: 'worker', timeout: 240_000 },
  ],
});

/** What pages show that is no text of the catalogue: the brand, the networks, the people. */
const data = ['Potluck', 'Potluck Kitchen', 'kitchen@potluck.invalid', 'Ada'].concat(
  ...['Ines', 'Tomás', 'Yuki'].map((name) => `${name} (Potluck Kitchen)`),
  ...['ines', 'tomas', 'yuki'].map((key) => `${key}@potluck.invalid`),
);
const widths = [360, 1320];

async function expectWhole(page: Page, more: readonly string[] = []): Promise<void> {
  const social = await page.locator('footer a[target="_blank"]').allInnerTexts();
  const labels = social.map((text) => text.split('\n')[0]?.replace(/⟦.*/, '').trim() ?? '');
  expect.soft(await findForeignTexts(page, [...data, ...labels, ...more])).toEqual([]);
  expect(await page.getByText('⟦').count()).toBeGreaterThan(3);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate(() => document.fonts.ready);
    expect.soft(await findLayoutFaults(page), `${width} px`).toEqual([]);
  }
}

for (const path of [
  ...['', '/explore', '/explore?page=2', '/recipe-category/Thai', '/recipe/shakshuka'],
  ...['/recipe/shakshuka/print', '/search', '/search?keyword=egg', '/search?keyword=xyzzy'],
  ...['/login', '/register', '/forgot-password', '/new-password', '/contact', '/addrecipe'],
  ...['/myrecipe', '/savedrecipe', '/account', '/following', '/verify-email', '/admin'],
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
  for (const path of [
    `/recipe/${slug}`,
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
  await test.step('the question before a recipe goes', async () => {
    await open(page, `/de/recipe/${slug}`);
    await page.getByRole('button', { name: /Löšçhëñ/ }).click();
    await expect(page.getByRole('alertdialog').or(page.getByRole('dialog'))).toBeVisible();
    await expectWhole(page, known);
  });
  for (const path of ['/admin', '/admin/accounts', '/admin/messages', '/admin/log']) {
    await test.step(path, async () => {
      await open(page, `/de${path}`);
      await expectWhole(page, known);
    });
  }
});
