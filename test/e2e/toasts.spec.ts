import { expect, type Page } from '@playwright/test';
import { test } from '#test/support/page.ts';
import { letPass, open, stopClock, toasts } from '#test/support/steps.ts';
import { holdNextToast } from '#test/support/toast-record.ts';

const addRecipe = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'AddRecipe' });
/** Red, green and blue of the edge of a toast. */
async function edgeColour(page: Page, kind: 'error' | 'success'): Promise<number[]> {
  const colour = await toasts(page, kind)
    .first()
    .evaluate((toast) => getComputedStyle(toast).borderTopColor);
  return (colour.match(/[\d.]+/g) ?? []).map(Number);
}

test('an error toast is red and shows for 4000 ms, a success toast is green and shows for 2000 ms', async ({
  page,
  newPerson,
  logIn,
}) => {
  await page.clock.install();
  await open(page, '/recipe/mapo-tofu');
  await stopClock(page);
  await addRecipe(page).click();
  const error = toasts(page, 'error');
  await expect(error.getByText('Please Login To Add Recipe', { exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByRole('alert').locator('[data-toast]')).toHaveCount(1);
  const [red = 0, green = 0] = await edgeColour(page, 'error');
  expect(red).toBeGreaterThan(green);
  await letPass(page, 3_990);
  await expect(error).not.toHaveAttribute('data-leaving');
  await letPass(page, 20);
  await expect(error).toHaveAttribute('data-leaving');
  await letPass(page, 300);
  await expect(error).toHaveCount(0);

  await logIn(page, await newPerson());
  await page.clock.resume();
  await open(page, '/recipe/mapo-tofu');
  await stopClock(page);
  await page.getByRole('button', { name: 'Save Mapo Tofu' }).first().click();
  const success = toasts(page, 'success');
  await expect(success).toHaveText('Recipe saved');
  await expect(page.getByRole('main').getByRole('status').locator('[data-toast]')).toHaveCount(1);
  const [pale = 0, leaf = 0] = await edgeColour(page, 'success');
  expect(leaf).toBeGreaterThan(pale);
  await letPass(page, 1_990);
  await expect(success).not.toHaveAttribute('data-leaving');
  await letPass(page, 20);
  await expect(success).toHaveAttribute('data-leaving');
  await letPass(page, 300);
  await expect(success).toHaveCount(0);
});

test('at most 20 toasts show at once, the newest first, and pointing at one holds them all', async ({
  page,
}) => {
  await page.clock.install();
  await open(page, '/contact');
  await stopClock(page);
  // A dispatched click: the toasts may lie over the link.
  for (let count = 0; count < 25; count += 1) await addRecipe(page).dispatchEvent('click');
  await expect(toasts(page)).toHaveCount(20);
  await toasts(page).first().hover();
  await letPass(page, 10_000);
  await expect(toasts(page)).toHaveCount(20);
  await page.mouse.move(5, 715);
  await letPass(page, 4_500);
  await expect(toasts(page)).toHaveCount(0);

  await test.step('one dismissed by keyboard gives the focus back, and lets those that come later end', async () => {
    // Dispatched clicks: the mouse over a toast would hold it too.
    await addRecipe(page).dispatchEvent('click');
    await addRecipe(page).focus();
    await toasts(page).getByRole('button', { name: 'Dismiss' }).focus();
    await page.keyboard.press('Enter');
    await expect(addRecipe(page)).toBeFocused();
    await expect(toasts(page)).toHaveAttribute('data-leaving');
    await letPass(page, 300);
    await expect(toasts(page)).toHaveCount(0);
    await addRecipe(page).dispatchEvent('click');
    await expect(toasts(page)).toHaveCount(1);
    await letPass(page, 4_010);
    await expect(toasts(page)).toHaveAttribute('data-leaving');
    await letPass(page, 300);
    await expect(toasts(page)).toHaveCount(0);
  });

  await test.step('one is dismissed by its button', async () => {
    await page.clock.resume();
    await holdNextToast(page);
    await addRecipe(page).click();
    await toasts(page, 'error').getByRole('button', { name: 'Dismiss' }).click();
    await expect(toasts(page)).toHaveCount(0);
  });
});
