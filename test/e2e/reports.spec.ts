import { expect } from '@playwright/test';
import { axeViolations } from '#test/support/axe.ts';
import { test } from '#test/support/page.ts';
import { expectToast, open, publishRecipe, uniqueName } from '#test/support/steps.ts';

test('a visitor reports a recipe, an admin hides it with a reason and restores it', async ({
  page,
  site,
  newPerson,
  newAdmin,
  otherPage,
  expectConsole,
}) => {
  const name = uniqueName('Reported soup');
  const cook = await newPerson('Cleo');
  const { slug } = await publishRecipe(site.url, cook, { name });
  const main = page.getByRole('main');
  const fault = main.locator('form').getByRole('alert');
  const note = page.getByLabel('What should we know?');
  const reason = page.getByRole('radio', { name: 'Copied from somebody' });

  await test.step('who chooses no reason is told so, and what is typed survives a reload', async () => {
    await open(page, `/recipe/${slug}`);
    await main.getByRole('link', { name: `Report: ${name}` }).click();
    await expect(main.getByRole('heading', { name: 'Report a recipe' })).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await note.fill('From page 12 of <b>my book</b>');
    await main.getByRole('button', { name: 'Send report' }).click();
    await expect(fault).toHaveText('Please choose what is wrong');
    await reason.check({ force: true });
    await expect(fault).toHaveCount(0);
    await open(page, new URL(page.url()).pathname);
    await expect(note).toHaveValue('From page 12 of <b>my book</b>');
    await expect(reason).toBeChecked();
  });

  await test.step('a report that did not go out stays, and is sent again', async () => {
    expectConsole(/Failed to (load|fetch)/);
    await page.route('**/api/v1/reports/**', (route) => route.abort());
    await main.getByRole('button', { name: 'Send report' }).click();
    await expect(fault).toHaveCount(1);
    await expect(note).toHaveValue('From page 12 of <b>my book</b>');
    await page.unroute('**/api/v1/reports/**');
    await main.getByRole('button', { name: 'Send report' }).click();
    await expect(main.getByText('Thank you. We will look at it.')).toBeFocused();
  });

  const theirs = await otherPage(await newAdmin());
  const row = theirs.getByRole('main').getByRole('listitem').filter({ hasText: name });
  await test.step('it stands in the queue with what was said, and is hidden for a reason', async () => {
    await open(theirs, '/admin/queue');
    await expect(row).toContainText('From page 12 of <b>my book</b>');
    await expect(row).toContainText('Copied (1)');
    expect(await axeViolations(theirs)).toEqual([]);
    await row.getByRole('button', { name: 'Hide: Cleo' }).click();
    const dialog = theirs.getByRole('alertdialog');
    await dialog.getByLabel('Reason').fill('It is from a book');
    await dialog.getByRole('button', { name: 'Hide' }).click();
    await expectToast(theirs, 'success', 'Hidden. Under “Settled” it can be restored');
    await expect(row).toHaveCount(0);
    expect((await page.request.get(`/recipe/${slug}`)).status()).toBe(404);
  });

  await test.step('under what was settled it is restored', async () => {
    await theirs.getByRole('main').getByRole('link', { name: 'Settled' }).click();
    await expect(row).toContainText('Reason: It is from a book');
    await row.getByRole('button', { name: 'Restore: Cleo' }).click();
    await expect(row).toContainText('Left to stand');
    expect((await page.request.get(`/recipe/${slug}`)).status()).toBe(200);
  });
});
