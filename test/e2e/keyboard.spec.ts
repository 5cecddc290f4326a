import { expect, type Locator, type Page } from '@playwright/test';
import { test } from '#test/support/page.ts';
import {
  comeAlive,
  expectToast,
  open,
  picture,
  searchField,
  tabTo,
  uniqueName,
} from '#test/support/steps.ts';

// The record of each test, step by step, lies in test-results; pictures of every key take as long as the keys.
test.beforeEach(({ context }) => context.tracing.start());
test.afterEach(({ context }, info) => context.tracing.stop({ path: info.outputPath('trace.zip') }));

/** A page takes the focus a moment after it shows: keys pressed before would go elsewhere. */
async function expectArrival(page: Page, title: string): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(title);
  await expect(heading).toBeFocused();
}

const row = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function type(page: Page, control: Locator, words: string): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.type(words);
}

test('a person logs in, publishes, saves, edits and deletes a recipe by keyboard alone', async ({
  page,
  newPerson,
}) => {
  // Listening from the start: a browser told at the last moment may still open a dialog of its own.
  page.on('filechooser', () => undefined);
  const { user, password } = await newPerson('Asha Rao');
  const name = uniqueName('Keyboard dal');
  await open(page, '/login');
  await type(page, page.getByLabel('Email'), user.email);
  await type(page, page.getByLabel('Password', { exact: true }), password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('banner').getByTitle('Asha Rao')).toBeVisible();
  await expectArrival(page, 'The Easiest Way To Make Your Favorite Meal');

  await test.step('publish', async () => {
    const addRecipe = page.getByRole('banner').getByRole('link', { name: 'AddRecipe' });
    await tabTo(page, addRecipe, 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/addrecipe');
    await expectArrival(page, 'Add your recipe');
    await expect(row(page, 'Dish name')).toBeEnabled();
    await tabTo(page, page.getByLabel('Category'));
    await page.keyboard.type('T');
    await type(page, row(page, 'Dish name'), name);
    await type(page, row(page, 'Description'), 'Made without a mouse.');
    await type(page, row(page, 'Ingredient 1'), 'lentils');
    await page.keyboard.press('Enter');
    await page.keyboard.type('salt');
    await type(page, row(page, 'Step 1'), 'Simmer.');
    await tabTo(page, page.locator('input[type=file]'));
    const chooser = page.waitForEvent('filechooser');
    await page.keyboard.press('Enter');
    await (await chooser).setFiles(picture);
    await expect(page.getByRole('img', { name: 'Chosen photo' })).toBeVisible();
    await tabTo(page, button(page, 'Publish recipe'));
    const reload = page.waitForEvent('domcontentloaded');
    await page.keyboard.press('Enter');
    await reload;
    await comeAlive(page);
    await expectToast(page, 'success', 'Recipe published');
  });
  await test.step('find and save', async () => {
    await tabTo(page, searchField(page.getByRole('banner')));
    await page.keyboard.type(name);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search/);
    const link = page.getByRole('main').getByRole('link', { name });
    await expect(link).toBeVisible();
    await expectArrival(page, 'Search Results');
    await tabTo(page, link);
    await page.keyboard.press('Enter');
    await expectArrival(page, name);
    const save = page
      .getByRole('main')
      .getByRole('button', { name: new RegExp(`^Saved?:? ${name}`) })
      .first();
    await tabTo(page, save);
    await page.keyboard.press('Space');
    await expect(save).toHaveAttribute('aria-pressed', 'true');
    await expectToast(page, 'success', 'Recipe saved');
  });
  await test.step('edit', async () => {
    await tabTo(page, page.getByRole('main').getByRole('link', { name: 'Edit' }));
    await page.keyboard.press('Enter');
    await expectArrival(page, 'Update your recipe');
    await expect(row(page, 'Ingredient 2')).toHaveValue('salt');
    await expect(row(page, 'Ingredient 2')).toBeEnabled();
    await tabTo(page, button(page, 'Move Ingredient 2 up'));
    await page.keyboard.press('Enter');
    await expect(row(page, 'Ingredient 1')).toHaveValue('salt');
    await tabTo(page, button(page, 'Save changes'));
    await page.keyboard.press('Enter');
    await expectToast(page, 'success', 'Recipe updated');
    await expectArrival(page, name);
  });
  await test.step('delete', async () => {
    const remove = page.getByRole('main').getByRole('button', { name: 'Delete' });
    const dialog = page.getByRole('alertdialog');
    await tabTo(page, remove);
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(remove).toBeFocused();
    await page.keyboard.press('Enter');
    await tabTo(page, dialog.getByRole('button', { name: 'OK' }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/recipe-category/Thai');
    await comeAlive(page);
    await expectToast(page, 'success', 'Recipe Deleted Succfully');
  });
});

test('a keyboard skips to the content, filters, opens the menu, and finds the focus on each new page', async ({
  page,
}) => {
  await open(page, '/explore');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await expect(skip).not.toHaveCSS('box-shadow', 'none');
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
  await tabTo(page, page.getByRole('radio', { name: 'All' }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Indian' })).toBeChecked();
  await expect(page).toHaveURL(/category=Indian/);
  // The menu shuts once the page that was gone to is drawn, which its address comes before.
  await expect(page).toHaveTitle(/Indian/);

  await page.setViewportSize({ width: 800, height: 800 });
  await tabTo(page, page.getByRole('button', { name: 'Open menu' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await tabTo(page, page.locator('#menu').getByRole('link', { name: 'Contact' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/contact');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
