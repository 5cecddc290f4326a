import { expect, type Page } from '@playwright/test';
import { test } from '#test/support/page.ts';
import {
  comeAlive,
  expectToast,
  fillRecipe,
  open,
  reload,
  stepBack,
  uniqueName,
} from '#test/support/steps.ts';

const panel = (page: Page) => page.getByRole('region', { name: 'Your recipe is live' });

/** Publishes from the foot of the form, where its button is, and waits for the reloaded page. */
async function publish(page: Page, name: string): Promise<void> {
  await fillRecipe(page, { name });
  const loaded = page.waitForEvent('domcontentloaded');
  await page.getByRole('button', { name: 'Publish recipe' }).click();
  await loaded;
  await comeAlive(page);
  await expectToast(page, 'success', 'Recipe published');
}

test('after publishing the page stands at its top, with a panel that has the focus and stays until it goes with its page or its cook', async ({
  page,
  newPerson,
  logIn,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await logIn(page, await newPerson('Asha Rao'));
  await open(page, '/addrecipe');
  const name = uniqueName('Live dal');
  await publish(page, name);
  await expect(panel(page)).toBeFocused();
  await expect(panel(page)).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expect(panel(page)).toContainText(name);
  await expect(panel(page).getByRole('img', { name: `Photo of ${name}` })).toBeVisible();
  await expect(panel(page).getByRole('button', { name: 'Share' })).toBeVisible();
  await expect(page.getByLabel('Dish name')).toHaveValue('');

  await test.step('it stays at a reload, and leads to the recipe and back', async () => {
    await reload(page);
    await expect(panel(page)).toBeVisible();
    await panel(page).getByRole('link', { name: 'View' }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await stepBack(page);
    await expect(panel(page)).toContainText(name);
  });
  await test.step('Add another puts it away for good and leads to the form', async () => {
    await panel(page).getByRole('button', { name: 'Add another' }).click();
    await expect(panel(page)).toHaveCount(0);
    await expect(page.getByLabel('Category')).toBeFocused();
    await reload(page);
    await expect(page.getByLabel('Dish name')).toBeEnabled();
    await expect(panel(page)).toHaveCount(0);
  });
  await test.step('it goes with its page and with its cook', async () => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await publish(page, uniqueName('Live stew'));
    await expect(panel(page)).toBeVisible();
    const banner = page.getByRole('banner');
    await banner.getByRole('link', { name: 'Contact' }).click();
    await expect(page).toHaveURL('/contact');
    // The address comes first: the form still shows.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact');
    await banner.getByRole('link', { name: 'AddRecipe' }).click();
    await expect(page.getByLabel('Dish name')).toBeEnabled();
    await expect(panel(page)).toHaveCount(0);
    await publish(page, uniqueName('Live soup'));
    await expect(panel(page)).toBeVisible();
    const loaded = page.waitForEvent('domcontentloaded');
    await banner.getByRole('button', { name: 'Logout' }).click();
    await loaded;
    await comeAlive(page);
    await expect(page.getByRole('note')).toBeVisible();
    await expect(panel(page)).toHaveCount(0);
  });
});
