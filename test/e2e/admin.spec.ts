import { randomBytes } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { axeViolations } from '#test/support/axe.ts';
import { setWidth } from '#test/support/moments.ts';
import { test } from '#test/support/page.ts';
import {
  comeAlive,
  expectToast,
  open,
  publishRecipe,
  stepBack,
  tabTo,
  uniqueName,
} from '#test/support/steps.ts';

const main = (page: Page) => page.getByRole('main');
const part = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Parts of the admin’s page' }).getByRole('link', { name });
const row = (page: Page, words: string) =>
  main(page).getByRole('listitem').filter({ hasText: words });

async function search(page: Page, words: string): Promise<void> {
  await main(page).getByRole('searchbox').fill(words);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(
    new RegExp(`keyword=${encodeURIComponent(words).replaceAll('%20', '\\+')}`),
  );
}

test('a visitor is asked to log in, and somebody who is no admin is told so', async ({
  page,
  newPerson,
  newAdmin,
  otherPage,
}) => {
  await open(page, '/admin');
  await expect(main(page).getByText('Please log in to look after the site')).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  const theirs = await otherPage(await newPerson());
  const calls: string[] = [];
  theirs.on('request', (request) => calls.push(new URL(request.url()).pathname));
  await open(theirs, '/admin/accounts');
  await expect(main(theirs).getByText('This page is for admins')).toBeVisible();
  expect(calls.filter((path) => path.includes('/api/v1/admin/'))).toEqual([]);
  const adminLink = (of: Page) => of.getByRole('banner').getByRole('link', { name: 'Admin' });
  // The link would come with the bell.
  await expect(
    theirs.getByRole('banner').getByRole('link', { name: /notification/i }),
  ).toBeVisible();
  await expect(adminLink(theirs)).toHaveCount(0);

  await test.step('until the operator makes them one, without a new login', async () => {
    const late = await newAdmin('Lou Late');
    const granted = await otherPage({ ...late, user: { ...late.user, role: 0 } });
    await open(granted, '/admin');
    await expect(main(granted).getByRole('listitem').first()).toBeVisible();
    await expect(adminLink(granted)).toBeVisible();
  });
});

test('an admin removes a recipe, which is gone for everyone, and restores it; the log tells', async ({
  page,
  site,
  newPerson,
  newAdmin,
  logIn,
  expectConsole,
}) => {
  const recipe = await publishRecipe(site.url, await newPerson('Basil Fawkes'));
  await logIn(page, await newAdmin('Ada Root'));
  await open(page, '/contact');
  await page.getByRole('banner').getByRole('link', { name: 'Admin' }).click();
  await expect(page).toHaveURL('/admin');
  await search(page, recipe.name);
  await expect(row(page, recipe.name)).toContainText('by Basil Fawkes');
  await row(page, recipe.name).getByRole('button', { name: 'Remove' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await row(page, recipe.name).getByRole('button', { name: 'Remove' }).click();
  await dialog.getByLabel('Reason').fill('It is from a book');
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expectToast(page, 'success', 'Removed. It can be restored for 30 days');
  await expect(row(page, recipe.name)).toContainText('30 days left');
  await expect(row(page, recipe.name)).toContainText('by Ada Root');
  await page.getByRole('link', { name: 'On the site' }).click();
  await expect(main(page).getByText('Nothing holds these words')).toBeVisible();

  await test.step('a visitor does not find it', async () => {
    expectConsole(/404/);
    const reply = await page.goto(`/recipe/${recipe.slug}`);
    expect(reply?.status()).toBe(404);
    await comeAlive(page);
    await stepBack(page);
    await comeAlive(page);
  });
  await page.getByRole('link', { name: 'Removed', exact: true }).click();
  await expect(row(page, recipe.name)).toBeVisible();
  await row(page, recipe.name).getByText('Text and photos').click();
  await expect(row(page, recipe.name)).toContainText('Reason: It is from a book');
  await expect(row(page, recipe.name).locator('details img')).toHaveCount(1);
  await row(page, recipe.name).getByRole('button', { name: 'Restore' }).click();
  await expectToast(page, 'success', `Restored: everybody can see “${recipe.name}” again`);
  // Its row has left the list with the button: the count has the focus.
  await expect(main(page).getByRole('status').filter({ hasText: 'Found: 0' })).toBeFocused();
  await expect(main(page).getByText('Nothing holds these words')).toBeVisible();
  expect((await page.request.get(`/recipe/${recipe.slug}`)).status()).toBe(200);
  await part(page, 'Log').click();
  const acts = main(page).getByRole('listitem').filter({ hasText: recipe.name });
  await expect(acts).toContainText([
    `Ada Root restored “${recipe.name}”`,
    `Ada Root removed “${recipe.name}”`,
  ]);
});

test('the log tells what went with an account that was deleted, and not whose it was', async ({
  page,
  site,
  newPerson,
  newAdmin,
  logIn,
}) => {
  const admin = await newAdmin('Ada Root');
  const post = async (path: string, data?: unknown) => {
    const headers = { authorization: admin.token };
    const reply = await page.request.post(`/api/v1/admin/${path}`, { headers, data });
    expect(reply.status(), path).toBe(200);
  };
  const remove = ({ user }: { user: { _id: string; email: string } }) =>
    post(`accounts/${user._id}/delete`, { email: user.email });
  const [cook, guest] = [await newPerson('Gone Cook'), await newPerson('Gone Guest')];
  const [first, second] = [
    await publishRecipe(site.url, cook),
    await publishRecipe(site.url, cook, { name: uniqueName('Second Soup') }),
  ];
  await post(`recipes/${first._id}/remove`, { reason: 'Not theirs' });
  await post(`accounts/${guest.user._id}/end-sessions`);
  await remove(cook);
  await remove(guest);
  await logIn(page, admin);
  await open(page, '/admin/log');
  const acts = main(page).getByRole('listitem').filter({ hasText: admin.user.email });
  await expect(acts).toContainText([
    'Ada Root deleted an account without recipes',
    `Ada Root deleted an account with 2 recipes: “${second.name}” and “${first.name}”`,
    'Ada Root logged a former cook out everywhere',
    `Ada Root removed “${first.name}”`,
  ]);
  await expect(main(page)).not.toContainText('Gone Cook');
  await expect(main(page)).not.toContainText('Gone Guest');
});

test('an admin signs somebody out and deletes an account by keyboard alone', async ({
  page,
  newPerson,
  newAdmin,
  logIn,
}) => {
  const name = uniqueName('Gone Guest');
  const { user, token } = await newPerson(name);
  const me = () => page.request.get('/api/v1/auth/me', { headers: { authorization: token } });
  await logIn(page, await newAdmin());
  await page.setViewportSize({ width: 1320, height: 800 });
  await open(page, '/admin');
  await test.step('nine recipes fit one screen of a laptop', async () => {
    const ninth = main(page).getByRole('listitem').nth(8);
    await expect(ninth).toBeInViewport({ ratio: 1 });
  });
  await tabTo(page, part(page, 'Accounts'));
  await page.keyboard.press('Enter');
  // The address comes first: the part before has a search too.
  await expect(part(page, 'Accounts')).toHaveAttribute('aria-current', 'page');
  await expect(page).toHaveURL('/admin/accounts');
  await tabTo(page, main(page).getByRole('searchbox'));
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  await expect(main(page).getByRole('listitem')).toHaveCount(1);
  expect((await me()).status()).toBe(200);
  await tabTo(page, row(page, name).getByRole('button', { name: `Log out everywhere: ${name}` }));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('alertdialog');
  await tabTo(page, dialog.getByRole('button', { name: 'Log out everywhere' }));
  await page.keyboard.press('Enter');
  await expectToast(page, 'success', 'Logged out. Sessions ended: 1');
  await expect(dialog).toBeHidden();
  expect((await me()).status()).toBe(401);

  const remove = row(page, name).getByRole('button', { name: 'Delete' });
  await tabTo(page, remove);
  await page.keyboard.press('Enter');
  const field = dialog.getByRole('textbox', { name: `Type ${user.email} to confirm` });
  await expect(field).toBeFocused();
  await expect(dialog.getByRole('button', { name: 'Delete for good' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(remove).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field).toBeFocused();
  await page.keyboard.type(user.email);
  await page.keyboard.press('Enter');
  await expectToast(page, 'success', 'Account deleted. Recipes that went with it: 0');
  await expect(main(page).getByText('Found: 0', { exact: true })).toBeFocused();
  await expect(main(page).getByText('Nothing holds these words')).toBeVisible();
});

test('what fails in a dialog is told in it, and a dialog that is let go of gives the focus back', async ({
  page,
  newAdmin,
  newPerson,
  site,
  logIn,
  expectConsole,
}) => {
  await logIn(page, await newAdmin());
  await open(page, '/admin/cleanups');
  const dialog = page.getByRole('alertdialog');
  const fault = dialog.getByRole('alert');
  const opener = main(page).getByRole('button', { name: 'Hide many posts at once' });
  await opener.click();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(opener).toBeFocused();
  await opener.click();
  await dialog.getByLabel('Reason', { exact: true }).fill('One raid');
  expectConsole(/Failed to (load|fetch)/);
  await test.step('a block that is none is told at its field', async () => {
    await dialog.getByLabel('Which posts').selectOption('From a block of addresses');
    const block = dialog.getByLabel('Block', { exact: true });
    await block.fill('192.0.2');
    await expect(block).toHaveAccessibleDescription(/no address and no block of addresses/);
    await expect(dialog.getByRole('button', { name: 'Hide' })).toBeDisabled();
    await block.fill('192.0.2.0/24');
    await expect(dialog.getByRole('status')).toContainText('of 0 people');
    await expect(block).not.toHaveAttribute('aria-invalid');
    await dialog.getByLabel('Which posts').selectOption('Of accounts just as new');
  });
  expectConsole('admin 0');
  await page.route('**/api/v1/admin/cleanups', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await dialog.getByRole('button', { name: 'Hide' }).click();
  await expect(fault).toHaveText('That did not work, please try again');
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await opener.click();
  await expect(dialog).toBeVisible();
  await expect(fault).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();

  await test.step('where its row has left beneath it the count has the focus', async () => {
    const { _id, name } = await publishRecipe(site.url, await newPerson());
    const data = { key: randomBytes(12).toString('hex'), reason: 'rude' };
    await page.request.post(`/api/v1/reports/recipe/${_id}`, { data });
    await open(page, '/admin/queue');
    await row(page, name).getByRole('button', { name: /^Hide/ }).click();
    await dialog.getByLabel('Reason', { exact: true }).fill('Rude');
    const none = { success: true, entries: [], total: 0 };
    await page.route('**/api/v1/admin/queue**', (route) =>
      route.request().method() === 'GET' ? route.fulfill({ json: none }) : route.abort(),
    );
    await dialog.getByRole('button', { name: 'Hide' }).click();
    await expect(row(page, name)).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(main(page).getByText('Entries waiting: 0')).toBeFocused();
  });
});

const looks = [
  { colorScheme: 'light', width: 360 },
  { colorScheme: 'dark', width: 1320 },
] as const;

test('axe finds nothing on any part of the page, in light at 360 and in dark at 1320 px', async ({
  page,
  newAdmin,
  newPerson,
  site,
  logIn,
}) => {
  const admin = await newAdmin();
  const recipe = await publishRecipe(site.url, await newPerson());
  const headers = { authorization: admin.token };
  const call = { headers, data: { reason: 'Not theirs' } };
  await page.request.post(`/api/v1/admin/recipes/${recipe._id}/remove`, call);
  const data = { from_email: 'a@example.org', from_name: 'A', subject: 'S', message: 'Hello' };
  await page.request.post('/api/v1.0/email/send-form', { data });
  await logIn(page, admin);
  const expectCleanInBoth = async (what: string) => {
    for (const { colorScheme, width } of looks) {
      // Reduced motion: a fade that is under way would be measured halfway.
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await setWidth(page, width);
      await expectClean(page, `${what} in ${colorScheme} at ${width}`);
    }
  };
  for (const path of ['/admin/messages', '/admin/log', '/admin', '/admin/accounts']) {
    await open(page, path);
    await expect(main(page).getByRole('listitem').first()).toBeVisible();
    await expectCleanInBoth(path);
  }
  await main(page)
    .getByRole('button', { name: /^Delete/ })
    .first()
    .click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectCleanInBoth('the dialog');
});

async function expectClean(page: Page, what: string): Promise<void> {
  const found = (await axeViolations(page)).flatMap(({ id, nodes }) =>
    nodes.map(({ html }) => `${id}: ${html}`),
  );
  expect(found, what).toEqual([]);
  const over = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(over, `${what} scrolls sideways`).toBeLessThanOrEqual(0);
}
