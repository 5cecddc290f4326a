import { expect, type Page, type Route } from '@playwright/test';
import { builtFile } from '#test/support/built-file.ts';
import { test } from '#test/support/page.ts';
import {
  expectNoToast,
  expectToast,
  open,
  publishRecipe,
  searchField,
} from '#test/support/steps.ts';

const broken = (route: Route) =>
  route.fulfill({ status: 500, json: { success: false, code: 'unexpected', message: 'Broken' } });
const lost = (route: Route) => route.abort('connectionfailed');

const main = (page: Page) => page.getByRole('main');
const nav = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true });

/** Does something, waits until its failure is in the console, and makes sure that nobody is told. */
async function failSilently(page: Page, key: string, act: () => Promise<void>): Promise<void> {
  const logged = page.waitForEvent('console', (line) => line.text().startsWith(key));
  await act();
  await logged;
  await expectNoToast(page);
}

test('failed searches and lists are only logged', async ({ page, guard, expectConsole }) => {
  expectConsole('500');
  for (const call of ['browse?**', 'get-recent?**', 'get-food?**', 'related-food/**'])
    await page.route(`**/api/v1/food/${call}`, broken);
  await test.step('the list that is fetched once after the start', async () => {
    expectConsole('silent.recipes');
    await failSilently(page, 'silent.recipes', () => open(page, '/contact'));
    guard.check();
  });
  const keys = ['silent.search', 'silent.recent', 'silent.recipes', 'silent.related'];
  for (const pattern of ['500', ...keys]) expectConsole(pattern);
  await test.step('a search', async () => {
    await searchField(page.getByRole('banner')).fill('tofu');
    await failSilently(page, 'silent.search', () => page.keyboard.press('Enter'));
    await expect(page.getByRole('heading', { name: 'No Recipes Found' })).toBeVisible();
  });
  await test.step('the recent recipes and the lists of Home', async () => {
    await failSilently(page, 'silent.recent', () => nav(page, 'Home').click());
    await expect(main(page).getByRole('heading', { level: 1 })).toContainText('The Easiest Way');
    await expect(main(page).getByRole('link', { name: 'Submit Recipe' })).toBeVisible();
  });
  await test.step('the list of Explore', async () => {
    // The cache would paint the page: this browser has none, for its list has failed.
    expect(await page.evaluate(() => localStorage.getItem('AllRecipes'))).toBeNull();
    await failSilently(page, 'silent.recipes', () =>
      main(page).getByRole('link', { name: 'Explore', exact: true }).click(),
    );
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Explore all');
  });
  await test.step('the related recipes', async () => {
    await open(page, '/recipe-category/Chinese');
    await failSilently(page, 'silent.related', () =>
      main(page).getByRole('link', { name: 'Mapo Tofu' }).click(),
    );
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mapo Tofu');
    await expect(page.getByText('No Similar recipes found')).toBeVisible();
  });
});

test('a list that fails says so on its own page, with a way to try again, and a failed save changes no heart', async ({
  page,
  newPerson,
  logIn,
  expectConsole,
}) => {
  for (const pattern of ['500', 'silent.saved', 'silent.save ']) expectConsole(pattern);
  await logIn(page, await newPerson());
  await page.route('**/api/v1/auth/single-user/**', broken);
  await failSilently(page, 'silent.saved', () => open(page, '/recipe/mapo-tofu'));
  await page.route('**/api/v1/food/save-recipe', broken);
  const heart = main(page).getByRole('button', { name: 'Save Mapo Tofu' }).first();
  await failSilently(page, 'silent.save ', () => heart.click());
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await page.route('**/api/v1/saved/recipes?*', broken);
  await failSilently(page, 'silent.saved', () => open(page, '/savedrecipe'));
  await expect(
    page.getByRole('heading', { name: 'The recipes could not be loaded.' }),
  ).toBeVisible();
  await page.unroute('**/api/v1/saved/recipes?*');
  await main(page).getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'No Recipes' })).toBeVisible();
});

test('network errors on login, register and reset are only logged, and what was typed stays', async ({
  page,
  expectConsole,
}) => {
  expectConsole('Failed to load resource');
  expectConsole('Failed to fetch');
  await page.route('**/api/v1/auth/**', lost);
  const password = page.getByLabel('Password', { exact: true });
  for (const [path, key, button] of [
    ['/login', 'silent.login', 'Login'],
    ['/register', 'silent.register', 'Register'],
    ['/forgot-password', 'silent.reset', 'Reset password'],
  ] as const) {
    expectConsole(key);
    await open(page, path);
    await page.getByLabel('Email').fill('asha@example.org');
    if (path === '/register') await page.getByLabel('Name').fill('Asha');
    if (path !== '/login') await page.getByLabel('What is your favourite dish?').fill('Dal');
    if (path === '/forgot-password') await page.getByLabel('New password').fill('correct horse');
    else await password.fill('correct horse');
    const submit = main(page).getByRole('button', { name: button });
    await failSilently(page, key, () => submit.click());
    await expect(page).toHaveURL(path);
    await expect(page.getByLabel('Email')).toHaveValue('asha@example.org');
    await expect(submit).not.toHaveAttribute('aria-disabled', 'true');
  }
});

test("categories that cannot be loaded say 'Something wwent wrong in getting catgeory'", async ({
  page,
  expectConsole,
}) => {
  expectConsole('get-category');
  expectConsole('500');
  await open(page, '/');
  await page.route('**/api/v1/category/get-category', broken);
  await main(page).getByRole('link', { name: 'Explore', exact: true }).click();
  await expectToast(page, 'error', 'Something wwent wrong in getting catgeory');
});

test("a delete that fails says 'Something went wrong', and the recipe stays", async ({
  page,
  site,
  newPerson,
  logIn,
  expectConsole,
}) => {
  expectConsole('delete-food');
  expectConsole('500');
  const cook = await newPerson();
  const { slug, name } = await publishRecipe(site.url, cook);
  await logIn(page, cook);
  await open(page, `/recipe/${slug}`);
  await page.route('**/api/v1/food/delete-food/**', broken);
  await main(page).getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
  await expectToast(page, 'error', 'Something went wrong');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(page).toHaveURL(`/recipe/${slug}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
});

test('a part of the program that does not come is not imported, for Firefox would remember that, and comes when it is asked for again', async ({
  page,
  newPerson,
  logIn,
  expectConsole,
}) => {
  expectConsole('Failed to fetch');
  expectConsole('ERR_CONNECTION_FAILED');
  await logIn(page, await newPerson());
  await open(page, '/recipe/mapo-tofu');
  const file = builtFile('src/web/lists/collect-dialog.tsx');
  const asked: string[] = [];
  page.on('request', (one) => one.url().endsWith(file) && asked.push(one.resourceType()));
  await page.route(`**${file}`, lost, { times: 1 });
  const collect = main(page).getByRole('button', { name: 'Add Mapo Tofu to a collection' });
  await collect.click();
  await expectToast(page, 'error', 'Your collections could not be loaded.');
  expect(asked).toEqual(['fetch']);
  await collect.click();
  await expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toBeVisible();
  expect(asked).toEqual(['fetch', 'fetch', 'script']);
});

test('amounts that cannot be worked out without a network say so, and are worked out at the next press', async ({
  page,
  expectConsole,
}) => {
  expectConsole('did not load');
  expectConsole('ERR_CONNECTION_FAILED');
  // So small that the steps, whose timers need the same part, are not near.
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/recipe/mapo-tofu');
  const press = (name: string) => main(page).getByRole('button', { name }).click();
  const told = () =>
    expectToast(page, 'error', 'The amounts could not be worked out. Please try again');
  const amounts = page.getByRole('region', { name: 'Ingredients' }).getByRole('listitem').first();
  const asWritten = await amounts.innerText();
  await page.route('**/assets/*.js', lost);
  // Who comes near the ingredients has asked for nothing yet.
  const tried = page.waitForEvent('console', (one) => one.text().includes('reader of amounts'));
  await amounts.hover();
  await tried;
  await expectNoToast(page);
  await press('One serving more');
  await told();
  await expect(amounts).toHaveText(asWritten);
  const behind = main(page).getByText('The amounts here are still as written.');
  await expect(behind).toBeVisible();
  await page.unroute('**/assets/*.js');
  await press('One serving more');
  await expect(amounts).not.toHaveText(asWritten);
  await expect(behind).toHaveCount(0);

  await open(page, '/recipe/mapo-tofu');
  await page.route('**/assets/*.js', lost);
  await press('One serving more');
  await told();
  await page.unroute('**/assets/*.js');
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(amounts).not.toHaveText(asWritten);
  await expect(behind).toHaveCount(0);

  await open(page, '/recipe/mapo-tofu');
  const file = builtFile('src/web/features/kitchen/way-dialog.tsx');
  await page.route(`**${file}`, lost, { times: 1 });
  await press('By what you have');
  await told();
  await press('By what you have');
  await expect(page.getByRole('alertdialog')).toBeVisible();
});
