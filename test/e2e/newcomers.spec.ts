import { expect, type Locator, type Page } from '@playwright/test';
import { axeViolations } from '#test/support/axe.ts';
import { generousLimits } from '#test/support/generous-limits.ts';
import { hasCome, isAllThere, settle } from '#test/support/moments.ts';
import { test } from '#test/support/page.ts';
import { plain } from '#test/support/photo-steps.ts';
import {
  comeAlive,
  expectToast,
  fillRecipe,
  open,
  publishRecipe,
  uniqueName,
} from '#test/support/steps.ts';

/**
 * A site that is careful with who is new: moderators look at what new accounts post before others see it, half of a
 * limit is soon used, and puzzles take no time.
 */
const settings = {
  ...generousLimits,
  TRUST_DAYS: '3',
  MODERATION: 'first',
  LIMIT_REGISTER_PER_ADDRESS: '12',
  CHALLENGE_BITS: '6',
};
test.use({ settings });
// One worker opens that site.
test.describe.configure({ mode: 'default' });

const main = (page: Page) => page.getByRole('main');
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const waiting = (page: Page) => page.getByRole('region', { name: 'Waiting for a look' });

/** Presses Tab until the field has the focus, and types. */
async function type(page: Page, field: Locator, words: string): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    if (await field.evaluate((one) => one === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(field).toBeFocused();
  await page.keyboard.type(words);
}

test('a new cook’s recipe waits for a look; its author opens, changes and deletes it, and nobody else finds it', async ({
  page,
  site,
  newPerson,
  newModerator,
  newAdmin,
  logIn,
  otherPage,
  expectConsole,
}) => {
  // A recipe that waits is not there for everybody: so says the page, and the browser asks again.
  expectConsole(/404/);
  const cook = await newPerson(uniqueName('Cleo'));
  const mona = await otherPage(await newModerator());
  const entry = main(mona).getByRole('listitem').filter({ hasText: cook.user.name });
  const [name, second] = [uniqueName('Zabaglione'), uniqueName('Sorbet')];
  await page.setViewportSize({ width: 360, height: 740 });
  await logIn(page, cook);

  await test.step('what was published is said to wait, and stands under My recipes', async () => {
    await open(page, '/addrecipe');
    await fillRecipe(page, { name });
    const loaded = page.waitForEvent('domcontentloaded');
    await page.getByRole('button', { name: 'Publish recipe' }).click();
    await loaded;
    await comeAlive(page);
    const panel = page.getByRole('region', { name: 'Your recipe is sent' });
    await expect(panel.getByRole('status')).toContainText('It waits for a look');
    await panel.getByRole('link', { name: 'My recipes' }).click();
    await expect(title(page)).toHaveText('My recipes');
    await expect(waiting(page)).toContainText(name);
    await expect(page.getByText('No Recipes')).toHaveCount(0);
    expect(await axeViolations(page)).toEqual([]);
  });

  await test.step('its author reads it with its photo, and nobody else finds it', async () => {
    await waiting(page).getByRole('link', { name, exact: true }).click();
    await expect(title(page)).toHaveText(name);
    await expect(waiting(page)).toContainText('Only you and the moderators see this recipe');
    await hasCome(page, `Photo of ${name}`);
    expect(await axeViolations(page)).toEqual([]);
    const stranger = await otherPage(await newPerson('Stan'));
    await open(stranger, new URL(page.url()).pathname);
    await expect(title(stranger)).toHaveText('Oops! Page Not Found');
    await expect(main(stranger)).not.toContainText(name);
  });

  await test.step('a moderator who read it before it was changed reads it again before it is shown', async () => {
    await open(mona, '/admin/queue');
    await expect(entry).toContainText('Slow lentils, two ways.');
    await waiting(page).getByRole('link', { name: 'Edit', exact: true }).click();
    await expect(title(page)).toHaveText('Update your recipe');
    await hasCome(page, 'The photo on the site');
    await page.getByLabel('Description').fill('Yolks, wine and patience.');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expectToast(page, 'success', 'Recipe updated');
    await expect(title(page)).toHaveText(name);
    await expect(waiting(page)).toBeVisible();
    await expect(main(page)).toContainText('Yolks, wine and patience.');
    expectConsole(/409/);
    await entry.getByRole('button', { name: `Let it stand: ${cook.user.name}` }).click();
    await expectToast(mona, 'error', 'This was changed since you read it. Read it again');
    await expect(entry).toContainText('Yolks, wine and patience.');
    await entry.getByRole('button', { name: `Let it stand: ${cook.user.name}` }).click();
    await expectToast(mona, 'success', 'Everybody sees it now');
    await expect(entry).toHaveCount(0);
    const visitor = await otherPage();
    await open(visitor, new URL(page.url()).pathname);
    await expect(title(visitor)).toHaveText(name);
    await expect(main(visitor)).toContainText('Yolks, wine and patience.');
  });

  const stepList = Array.from({ length: 40 }, (_, n) => `Stir for the ${n + 1}. time.`);
  const { slug } = await publishRecipe(site.url, cook, { name: second, stepList });
  await test.step('of a long one the rest unfolds, so that on a phone what can be done is in reach', async () => {
    await mona.setViewportSize({ width: 360, height: 740 });
    await open(mona, '/admin/queue');
    await expect(entry).toContainText(second);
    const end = entry.getByText('Stir for the 40. time.');
    await expect(end).toBeHidden();
    const height = (await entry.boundingBox())?.height ?? Number.POSITIVE_INFINITY;
    expect(height).toBeLessThan(1.25 * 740);
    await entry.getByText('Read on').click();
    await expect(end).toBeVisible();
    expect(await axeViolations(mona)).toEqual([]);
  });

  await test.step('one that its author deletes waits for nobody', async () => {
    await open(page, `/recipe/${slug}`);
    await expect(title(page)).toHaveText(second);
    await waiting(page).getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
    await expect(page).toHaveURL('/recipe-category/Indian');
    await open(mona, '/admin/queue');
    await mona.waitForLoadState('networkidle');
    await isAllThere(mona);
    await expect(entry).toHaveCount(0);
    await open(page, '/myrecipe');
    await expect(page.getByRole('region', { name: 'Deleted recipes' })).toContainText(second);
    await expect(waiting(page)).toHaveCount(0);
  });

  await test.step('its writer sees the photos of a review that waits, there and in its form', async () => {
    const { slug: made } = await publishRecipe(site.url, await newAdmin());
    await open(page, `/recipe/${made}`);
    await page.getByRole('button', { name: 'I made it' }).click();
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Add photos' }).click();
    await (await chooser).setFiles(await plain('red.png', '#aa2211'));
    await page.getByRole('button', { name: 'Send the review' }).click();
    await expectToast(page, 'success', 'Thank you, your review is there');
    const own = page.getByRole('list', { name: 'Your reviews' });
    await expect(own).toContainText('Waits for a look');
    await hasCome(page, 'Photo 1 of 1');
    await own.getByRole('button', { name: 'Edit' }).click();
    const picture = page.locator('fieldset').filter({ hasText: 'Photo 1' }).locator('img');
    await expect(picture).toHaveAttribute('src', /^blob:/);
  });
});

test('one’s own recipe that waits stays in its form when the session of who changes it ends', async ({
  page,
  site,
  newPerson,
  logIn,
  expectConsole,
}) => {
  expectConsole(/40[14]/);
  const cook = await newPerson(uniqueName('Cleo'));
  const { slug } = await publishRecipe(site.url, cook, { name: uniqueName('Zabaglione') });
  await logIn(page, cook);
  await open(page, `/update-recipe/${slug}`);
  const description = page.getByRole('textbox', { name: 'Description', exact: true });
  await expect(description).toBeEnabled();
  await description.fill('Whisked for ten minutes.');
  await page.request.post('/api/v1/auth/logout', { headers: { authorization: cook.token } });
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  await expect(description).toHaveValue('Whisked for ten minutes.');
});

test('one’s own recipe that waits is neither called live nor missing where a reply is lost', async ({
  page,
  site,
  newPerson,
  logIn,
  expectConsole,
}) => {
  const cook = await newPerson(uniqueName('Cleo'));
  const { slug, name } = await publishRecipe(site.url, cook, { name: uniqueName('Zabaglione') });
  await logIn(page, cook);
  expectConsole(/404/);
  expectConsole(/Failed to (load|fetch)/);
  await page.route('**/get-waiting/*', (route) => route.abort());
  const lost = page.waitForEvent('requestfailed', (one) => one.url().includes('get-waiting'));
  await open(page, `/recipe/${slug}`);
  await lost;
  await settle(page);
  await expect(main(page)).not.toContainText('Page Not Found');
  await page.unroute('**/get-waiting/*');
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(title(page)).toHaveText(name);

  await page.route('**/get-waiting?*', (route) => route.abort());
  await open(page, '/addrecipe');
  await fillRecipe(page, { name: uniqueName('Sorbet') });
  const loaded = page.waitForEvent('domcontentloaded');
  const unknown = page.waitForEvent('requestfailed', (one) => one.url().includes('get-waiting'));
  await page.getByRole('button', { name: 'Publish recipe' }).click();
  await loaded;
  await unknown;
  await settle(page);
  const panel = page.getByRole('region', { name: 'Your recipe is sent' });
  await expect(panel.getByRole('button', { name: 'Add another' })).toBeVisible();
  await expect(panel.getByRole('link', { name: 'View' })).toHaveCount(0);
  await expect(panel.getByRole('link', { name: 'My recipes' })).toBeVisible();
});

test('a site that refuses to say whether a recipe waits is there, and is not asked without end', async ({
  page,
  site,
  newPerson,
  logIn,
  expectConsole,
}) => {
  const cook = await newPerson(uniqueName('Cleo'));
  const { slug } = await publishRecipe(site.url, cook, { name: uniqueName('Zabaglione') });
  await logIn(page, cook);
  expectConsole(/404/);
  expectConsole(/429/);
  await page.route('**/get-waiting/*', (route) =>
    route.fulfill({ status: 429, json: { success: false, code: 'too_many_tries', message: '' } }),
  );
  await open(page, `/recipe/${slug}`);
  await expect(title(page)).toHaveText('Oops! Page Not Found');
});

test('where many have registered, a browser works before it registers one more, and says so', async ({
  page,
  site,
  expectConsole,
}) => {
  const register = (n: number) =>
    page.request.post(`${site.url}/api/v1/auth/register`, {
      data: {
        name: 'Ann',
        email: `ann${n}@example.org`,
        password: 'correct horse',
        answer: 'dal',
      },
    });
  for (let n = 0; n < 6; n += 1) expect((await register(n)).status()).toBe(201);
  expect(await (await register(6)).json()).toMatchObject({ code: 'work_needed' });

  expectConsole(/429/);
  await open(page, '/register');
  const note = main(page).locator('form').getByRole('status');
  await expect(note).toBeEmpty();
  // What the browser sends with its work waits until the note has been looked at.
  const looked = Promise.withResolvers<void>();
  await page.route('**/api/v1/auth/register', async (route) => {
    if (route.request().headers()['x-work']) await looked.promise;
    await route.continue();
  });
  const thread = page.waitForEvent('worker');
  await type(page, main(page).getByLabel('Name'), 'Bea');
  await type(page, main(page).getByLabel('Email'), 'bea@example.org');
  await type(page, main(page).getByLabel('Password', { exact: true }), 'correct horse');
  await type(page, main(page).getByRole('textbox').last(), 'dal');
  await page.keyboard.press('Enter');
  await expect(note).toContainText('Your browser is doing a little work first');
  expect((await thread).url()).toContain('/assets/');
  expect(await axeViolations(page)).toEqual([]);
  looked.resolve();
  await expect(page).toHaveURL('/login');

  // Without script the forms say what they need.
  for (const path of ['/register', '/contact', `/report/recipe/${'0'.repeat(24)}`]) {
    const html = await (await page.request.get(path)).text();
    expect(html).toContain('<noscript><p>This form needs JavaScript');
  }
});
