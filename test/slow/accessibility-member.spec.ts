import { expect, type Page } from '@playwright/test';
import { expectNoFaults, openCalm, phone } from '#test/support/accessibility-looks.ts';
import { test } from '#test/support/page.ts';
import { addPhotos, arrived, large, plain } from '#test/support/photo-steps.ts';
import { expectToast, fillRecipe, publishRecipe, uniqueName } from '#test/support/steps.ts';

const main = (page: Page) => page.getByRole('main');

test.describe('somebody logged in', () => {
  test.beforeEach(async ({ page, newPerson, logIn }) => logIn(page, await newPerson('Asha Rao')));

  for (const path of [
    '/',
    '/myrecipe',
    '/savedrecipe',
    '/account',
    '/following',
    '/collections',
    '/notifications',
    '/addrecipe',
    '/recipe/mapo-tofu',
  ]) {
    test(`three engines find nothing on ${path}`, async ({ page }) => {
      await openCalm(page, path);
      await expect(page.locator('html[data-auth=user]')).toBeAttached();
      await expectNoFaults(page);
    });
  }

  test('three engines find nothing in the open menu', async ({ page }) => {
    await page.setViewportSize(phone);
    await openCalm(page, '/explore');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
    await expectNoFaults(page, [phone]);
  });

  test('three engines find nothing on saved recipes', async ({ page }) => {
    await openCalm(page, '/recipe/mapo-tofu');
    await main(page).getByRole('button', { name: 'Save Mapo Tofu' }).first().click();
    await expect(main(page).locator('[aria-pressed=true]').first()).toBeVisible();
    await openCalm(page, '/savedrecipe');
    await expect(main(page).getByRole('link', { name: 'Mapo Tofu' })).toBeVisible();
    await expectNoFaults(page);
  });

  test('three engines find nothing on a note that is written, refused and kept', async ({
    page,
  }) => {
    await openCalm(page, '/recipe/mapo-tofu');
    await page.getByRole('button', { name: 'Add a note' }).click();
    await page.getByRole('textbox', { name: /^My notes/ }).fill('a'.repeat(2_001));
    await page.getByRole('button', { name: 'Save the note' }).click();
    await expect(page.locator('textarea[aria-invalid=true]')).toBeFocused();
    await expectNoFaults(page);
    await page.getByRole('textbox', { name: /^My notes/ }).fill('Less pepper');
    await page.getByRole('button', { name: 'Save the note' }).click();
    await expect(page.getByText('Note saved')).toBeVisible();
    await expectNoFaults(page);
  });

  test('three engines find nothing on notes on lines, written, refused and kept', async ({
    page,
  }) => {
    await openCalm(page, '/recipe/mapo-tofu');
    await page.getByRole('button', { name: 'Note on step 1' }).click();
    await page.getByRole('textbox', { name: 'Note on step 1' }).fill('a'.repeat(1_001));
    await page.getByRole('button', { name: 'Save the note' }).click();
    await expect(page.locator('textarea[aria-invalid=true]')).toBeFocused();
    await expectNoFaults(page);
    await page.getByRole('textbox', { name: 'Note on step 1' }).fill('In the large pan');
    await page.getByRole('button', { name: 'Save the note' }).click();
    await expect(page.getByText('Note saved')).toBeVisible();
    await expectNoFaults(page);
  });

  test('three engines find nothing on a review that is refused and sent', async ({
    page,
    expectConsole,
  }) => {
    await openCalm(page, '/recipe/mapo-tofu#made-it');
    await page.getByRole('radio', { name: 'With changes', exact: true }).check();
    await page.getByRole('button', { name: 'Add a change' }).click();
    expectConsole(/422/);
    await page.getByRole('button', { name: 'Send the review' }).click();
    await expect(page.getByText('Ingredient is required')).toBeVisible();
    await expectNoFaults(page);
    await page.getByRole('radio', { name: 'As written', exact: true }).check();
    await page.getByRole('button', { name: 'Send the review' }).click();
    await expect(page.getByRole('list', { name: 'Your reviews' })).toBeVisible();
    await expectNoFaults(page);
  });

  test('three engines find nothing on a question that is refused, sent and answered', async ({
    page,
    expectConsole,
  }) => {
    await openCalm(page, '/recipe/mapo-tofu#ask');
    const box = page.getByRole('textbox', { name: /^Your question/ });
    await box.fill('Short');
    expectConsole(/422/);
    await page.getByRole('button', { name: 'Send the question' }).click();
    await expect(box).toHaveAttribute('aria-invalid', 'true');
    await expectNoFaults(page);
    await box.fill('Which tofu holds together?');
    await page.getByRole('button', { name: 'Send the question' }).click();
    const yours = page.getByRole('list', { name: 'Your questions' });
    await yours.getByRole('button', { name: 'Answer' }).click();
    await expectNoFaults(page);
  });

  test('three engines find nothing on the form sent empty, with every part open', async ({
    page,
  }) => {
    await openCalm(page, '/addrecipe');
    await page.getByRole('button', { name: 'Publish recipe' }).click();
    await expect(page.getByText('Dish name is required')).toBeVisible();
    for (const summary of await main(page).locator('summary').all()) await summary.click();
    await expectNoFaults(page);
  });

  test('three engines find nothing on the form filled in, nor in the dialog that discards it', async ({
    page,
  }) => {
    await openCalm(page, '/addrecipe');
    await fillRecipe(page, { name: uniqueName('Dal') });
    await page.getByRole('button', { name: 'Remove Ingredient 2' }).click();
    await expect(page.getByRole('button', { name: 'Undo: put Ingredient 2 back' })).toBeVisible();
    for (const add of await page.getByRole('button', { name: '+Heading' }).all()) await add.click();
    await expectNoFaults(page);
    await page.getByRole('button', { name: 'Discard' }).first().click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await expectNoFaults(page);
  });

  test('three engines find nothing where more photos arrive, one is too large and one is not sent', async ({
    page,
    expectConsole,
  }) => {
    await openCalm(page, '/addrecipe');
    await fillRecipe(page, { name: uniqueName('Dal') });
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Add a photo to Step 1' }).click();
    await (await chooser).setFiles([await plain('step.png', '#aa8811')]);
    await addPhotos(page, await plain('red.png', '#aa2211'), await large('large.png'));
    await expect(page.getByText('Size is more than 1mb')).toBeVisible();
    await arrived(page);
    expectConsole('no reply');
    expectConsole('net::ERR_FAILED');
    await page.route('**/api/v1/food/upload-photo', (route) => route.abort());
    await addPhotos(page, await plain('blue.png', '#1122aa'));
    await expect(page.getByRole('button', { name: 'Try again: Photo 4' })).toBeVisible();
    await expectNoFaults(page);
  });

  test('three engines find nothing on the page after publishing', async ({ page }) => {
    const name = uniqueName('Dal');
    await openCalm(page, '/addrecipe');
    await fillRecipe(page, { name });
    await page.getByRole('button', { name: 'Publish recipe' }).click();
    await expectToast(page, 'success', 'Recipe published');
    await expectNoFaults(page);
  });

  test('three engines find nothing where a link cannot be imported', async ({
    page,
    expectConsole,
  }) => {
    expectConsole(/422/);
    await openCalm(page, '/addrecipe');
    await main(page).locator('summary').first().click();
    await main(page).locator('input[name=url]').fill('http://127.0.0.1/recipe');
    await main(page).locator('form').first().getByRole('button').first().click();
    await expect(main(page).locator('input[name=url][aria-invalid=true]')).toBeVisible();
    await expectNoFaults(page);
  });

  test('three engines find nothing where the photos of a page are offered, nor where they do not come', async ({
    page,
    expectConsole,
  }) => {
    expectConsole(/422/);
    await openCalm(page, '/addrecipe');
    await main(page).locator('summary').first().click();
    await main(page).locator('summary').nth(1).click();
    const image = ['http://127.0.0.1/1.jpg', 'http://127.0.0.1/2.jpg'];
    const node = { '@type': 'Recipe', name: 'Dal', image, recipeIngredient: ['1 egg'] };
    await main(page).locator('textarea[name=text]').fill(JSON.stringify(node));
    await main(page).getByRole('button', { name: 'Read the page' }).click();
    const add = main(page).getByRole('button', { name: 'Add the photos' });
    await expect(add).toBeVisible();
    await expectNoFaults(page);
    await add.click();
    await expect(main(page).getByRole('button', { name: 'Try again: Photo 2' })).toBeVisible();
    await expectNoFaults(page);
  });
});

test('three engines find nothing on a recipe of their own, nor in the dialog over it', async ({
  page,
  site,
  newPerson,
  logIn,
}) => {
  const cook = await newPerson('Asha Rao');
  const { slug } = await publishRecipe(site.url, cook);
  await logIn(page, cook);
  await openCalm(page, `/recipe/${slug}`);
  await expectNoFaults(page);
  await main(page).getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectNoFaults(page);
});

test('three engines find nothing on the form of an edit', async ({
  page,
  site,
  newPerson,
  logIn,
}) => {
  const cook = await newPerson('Asha Rao');
  const { slug } = await publishRecipe(site.url, cook);
  await logIn(page, cook);
  await openCalm(page, `/update-recipe/${slug}`);
  await expect(page.getByLabel('Dish name')).toBeVisible();
  await expectNoFaults(page);
});

test('three engines find nothing where two versions of a recipe meet', async ({
  page,
  site,
  newPerson,
  logIn,
  expectConsole,
}) => {
  expectConsole('409');
  const cook = await newPerson('Asha Rao');
  const { slug } = await publishRecipe(site.url, cook);
  await logIn(page, cook);
  await openCalm(page, `/update-recipe/${slug}`);
  const other = await page.context().newPage();
  await openCalm(other, `/update-recipe/${slug}`);
  for (const [tab, words] of [
    [page, 'Described in the first tab.'],
    [other, 'Described in the second tab.'],
  ] as const) {
    await tab.getByLabel('Description').fill(words);
    await tab.getByRole('button', { name: 'Save changes' }).click();
    if (tab === page) await expectToast(page, 'success', 'Recipe updated');
  }
  await expect(other.getByRole('group', { name: 'Description', exact: true })).toBeVisible();
  await expectNoFaults(other);
});

test.describe('an admin', () => {
  for (const path of ['/admin', '/admin?show=removed', '/admin/messages', '/admin/log']) {
    test(`three engines find nothing on ${path}`, async ({ page, site, newAdmin, logIn }) => {
      const admin = await newAdmin();
      await leaveTraces(site.url, admin);
      await logIn(page, admin);
      await openCalm(page, path);
      await expect(main(page).getByRole('listitem').first()).toBeVisible();
      await expectNoFaults(page);
    });
  }

  test('three engines find nothing among accounts, nor in the dialogs over them', async ({
    page,
    newPerson,
    newAdmin,
    logIn,
  }) => {
    await newPerson();
    await logIn(page, await newAdmin());
    await openCalm(page, '/admin/accounts');
    await expect(main(page).getByRole('listitem').first()).toBeVisible();
    await expectNoFaults(page);
    for (const name of [/^Log out everywhere/, /^Delete/]) {
      await main(page).getByRole('button', { name }).first().click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
      await expectNoFaults(page);
      await page.keyboard.press('Escape');
    }
  });
});

/** A removed recipe with its note in the log, and a message. */
async function leaveTraces(url: string, admin: Parameters<typeof publishRecipe>[1]): Promise<void> {
  const { _id } = await publishRecipe(url, admin);
  const headers = { authorization: admin.token };
  const removal = `${url}/api/v1/admin/recipes/${_id}/remove`;
  const data = { from_email: 'a@example.org', from_name: 'A', subject: 'S', message: 'Hello' };
  const sending = { method: 'POST', body: JSON.stringify(data) };
  const json = { headers: { 'content-type': 'application/json' } };
  const why = { method: 'POST', body: JSON.stringify({ reason: 'Not theirs' }) };
  const asAdmin = { headers: { ...json.headers, ...headers } };
  expect((await fetch(removal, { ...why, ...asAdmin })).status).toBe(200);
  expect((await fetch(`${url}/api/v1.0/email/send-form`, { ...sending, ...json })).status).toBe(
    200,
  );
}
