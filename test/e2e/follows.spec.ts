import { expect, type Page } from '@playwright/test';
import { test } from '#test/support/page.ts';
import { expectToast, open, publishRecipe, reload } from '#test/support/steps.ts';

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name });

test('a visitor logs in to follow, comes back and does; a refusal takes it back', async ({
  page,
  site,
  newPerson,
  otherPage,
  expectConsole,
}) => {
  const [anna, ben] = [await newPerson('Anna'), await newPerson('Ben')];
  const recipe = await publishRecipe(site.url, anna);
  await open(page, `/recipe/${recipe.slug}`);
  await page.getByRole('link', { name: 'Log in to follow' }).click();
  await page.getByLabel('Email').fill(ben.user.email);
  await page.getByLabel('Password', { exact: true }).fill(ben.password);
  const followed = page.waitForResponse(
    (reply) => reply.url().includes('/api/v1/follows/') && reply.request().method() === 'PUT',
  );
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL(`/recipe/${recipe.slug}`);
  await expect(button(page, /^Following\s*Anna/)).toBeVisible();
  // The button shows it before the site has it, and the next page is asked of the site.
  expect((await followed).status()).toBe(200);

  await open(page, `/cook/${anna.user._id}`);
  await expect(button(page, /^Following\s*Anna/)).toBeVisible();
  await expect(page.getByRole('main')).toContainText('1 follower');
  expectConsole(/ERR_FAILED|Failed to (load|fetch)/);
  await page.route('**/api/v1/follows/*', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  );
  await button(page, /^Following/).click();
  await expectToast(page, 'error', 'That did not reach the site. Please try again');
  await expect(button(page, /^Following\s*Anna/)).toBeVisible();
  await page.unroute('**/api/v1/follows/*');
  await button(page, /^Following/).click();
  await expect(button(page, /^Follow\s*Anna/)).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('1 follower');
  await reload(page);
  await button(page, /^Follow\s*Anna/).click();
  await expect(page.getByRole('main')).toContainText('1 follower');

  expectConsole(/500/);
  await page.route('**/api/v1/following*', (route) => route.fulfill({ status: 500, body: '{}' }));
  await open(page, '/following');
  await expect(page.getByRole('alert').filter({ hasText: 'could not be loaded' })).toBeVisible();
  await page.unroute('**/api/v1/following*');
  await button(page, 'Try again').click();
  await expect(page.getByRole('link', { name: 'Anna published' })).toBeVisible();
  await expect(page.getByRole('link', { name: recipe.name })).toBeVisible();
  await page.getByText('You follow 1 cook').click();
  await expect(page.getByRole('link', { name: 'Anna', exact: true })).toBeVisible();

  const own = await otherPage(anna);
  await open(own, `/cook/${anna.user._id}`);
  await expect(own.getByRole('main')).toContainText('1 follower');
  await expect(button(own, /^Follow/)).toHaveCount(0);
  await open(own, '/following');
  await expect(own.getByRole('main')).toContainText('You follow nobody yet');
  await own.getByRole('link', { name: 'Find cooks on Explore' }).click();
  await expect(own).toHaveURL('/explore');
});
