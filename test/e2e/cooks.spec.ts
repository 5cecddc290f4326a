import { randomBytes } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { axeViolations } from '#test/support/axe.ts';
import { fillDisk, makeRoom } from '#test/support/kept-drafts.ts';
import { arrives, settle } from '#test/support/moments.ts';
import { test } from '#test/support/page.ts';
import {
  expectToast,
  open,
  picture,
  publishRecipe,
  reload,
  stepBack,
} from '#test/support/steps.ts';

const section = (page: Page) => page.getByRole('region', { name: 'Your page' });
const field = (page: Page, name: string | RegExp) => section(page).getByLabel(name);
const save = (page: Page) => section(page).getByRole('button', { name: 'Save' }).click();
/** A handle that nobody else has. */
const newHandle = () => `cook-in-${randomBytes(5).toString('hex')}`;

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

test('a cook tells of themselves on their account page; nothing typed is lost, and their page has a new address', async ({
  page,
  site,
  newPerson,
  newAdmin,
  logIn,
  otherPage,
  expectConsole,
}) => {
  const [anna, ben] = [await newPerson('Anna'), await newPerson('Ben')];
  const recipe = await publishRecipe(site.url, anna);
  await logIn(page, anna);
  await open(page, '/myrecipe');
  await page.getByRole('link', { name: 'My account' }).click();
  await expect(page).toHaveURL('/account');
  await test.step('its address is no wider than a phone with large text', async () => {
    const size = page.viewportSize();
    await page.setViewportSize({ width: 320, height: 800 });
    await expect(section(page)).toContainText(`${site.url}/cook/`);
    const over = await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
      const { scrollWidth } = document.documentElement;
      document.documentElement.style.fontSize = '';
      return scrollWidth - innerWidth;
    });
    expect(over).toBe(0);
    if (size) await page.setViewportSize(size);
  });
  const handle = newHandle();
  await field(page, 'Address of your page').fill('admin');
  await field(page, 'About you').fill('Soups <b>mostly</b>');
  await field(page, 'Link').fill('http://example.org');
  await section(page).getByLabel('Choose a picture').setInputFiles(picture);
  await expect(section(page).locator('img')).toBeVisible();
  expectConsole(/422/);
  await save(page);
  await expect(field(page, 'Address of your page')).toBeFocused();
  await expect(section(page)).toContainText('This address is kept for the site itself');

  await reload(page);
  await expect(field(page, 'About you')).toHaveValue('Soups <b>mostly</b>');
  await expect(section(page).locator('img')).toBeVisible();
  await field(page, 'Address of your page').fill(handle);
  await save(page);
  await expect(field(page, 'Link')).toBeFocused();
  await field(page, 'Link').fill('https://example.org/anna');
  expectConsole(/ERR_FAILED|Failed to (load|fetch)/);
  await page.route('**/api/v1/profile', (route) => route.abort());
  await save(page);
  await expect(section(page).getByRole('alert')).toContainText('What you typed is kept');
  await page.unroute('**/api/v1/profile');

  // Another tab saves first.
  const headers = { authorization: anna.token };
  const kept = await (await page.request.get('/api/v1/profile', { headers })).json();
  const data = { handle: kept.profile.handle, lines: 'Breads', link: '', photoId: '' };
  expect((await page.request.put('/api/v1/profile', { headers, data })).status()).toBe(200);
  expectConsole(/409/);
  await save(page);
  await expect(section(page).getByRole('alert')).toContainText('Breads');
  await save(page);
  await expect(section(page)).toContainText('Saved');

  // Save waits for a picture that is on its way; one that is chosen while it saves waits for the next time.
  const arrival = Promise.withResolvers<void>();
  await page.route('**/upload-photo', async (route) => {
    await arrival.promise;
    await route.continue();
  });
  await section(page).getByLabel('Replace the picture').setInputFiles(picture);
  await expect(section(page).getByText(/^Sending/)).toBeVisible();
  const { profile } = await (await page.request.get('/api/v1/profile', { headers })).json();
  const later = Promise.withResolvers<void>();
  const saving = page.waitForRequest((request) => request.method() === 'PUT');
  await page.route('**/api/v1/profile', async (route) => {
    await later.promise;
    await route.continue();
  });
  await save(page);
  arrival.resolve();
  expect((await saving).postDataJSON().photoId).not.toBe(profile.photo.id);
  await page.unroute('**/upload-photo');
  const arrived = page.waitForResponse('**/upload-photo');
  await section(page).getByLabel('Replace the picture').setInputFiles(picture);
  await arrived;
  await expect(section(page).getByText(/^Sending/)).toHaveCount(0);
  later.resolve();
  await expect(section(page)).toContainText('Not saved yet');
  await save(page);
  await expect(section(page)).toContainText('Saved');

  await section(page).getByRole('link', { name: 'See your page' }).click();
  await expect(page).toHaveURL(`/cook/${handle}`);
  const main = page.getByRole('main');
  await expect(main).toContainText('Soups <b>mostly</b>');
  await expect(main.getByRole('img', { name: 'Picture of Anna' })).toBeVisible();
  // Nobody is new on the sites of these tests: of a new account it would be text.
  const link = main.getByRole('link', { name: 'example.org/anna' });
  await expect(link).toHaveAttribute('rel', 'nofollow ugc noopener');

  const other = await otherPage(ben);
  await open(other, '/account');
  await expect(section(other)).toContainText('once you have shared');
  await field(other, 'Address of your page').fill(handle);
  await save(other);
  await expect(section(other)).toContainText('This address is taken');
  await other.goto(`/cook/${anna.user._id}`);
  await expect(other).toHaveURL(`/cook/${handle}`);
  await expect(other.getByRole('link', { name: recipe.name })).toBeVisible();

  const watching = await otherPage(await newAdmin());
  await open(watching, `/cook/${handle}`);
  await watching.getByRole('button', { name: 'Hide', exact: true }).click();
  const asked = watching.getByRole('alertdialog');
  await asked.getByRole('textbox', { name: 'Reason' }).fill('It names a neighbour');
  const nameToo = asked.getByRole('checkbox', { name: 'Replace the name and the handle too' });
  await nameToo.check();
  expect(await axeViolations(watching)).toEqual([]);
  await watching.route('**/api/v1/admin/posts/**', (route) => route.abort());
  const hiding = watching.waitForRequest('**/api/v1/admin/posts/**');
  await asked.getByRole('button', { name: 'Hide' }).click();
  expect((await hiding).postDataJSON().withName).toBe(true);
  await expect(asked.getByRole('alert')).toHaveText('That did not work, please try again');
  await watching.unroute('**/api/v1/admin/posts/**');
  await nameToo.uncheck();
  await asked.getByRole('button', { name: 'Hide' }).click();
  await expect(watching.getByRole('main')).not.toContainText('Soups');
  await expect(watching.getByRole('link', { name: recipe.name })).toBeVisible();
  await expect(watching.getByRole('button', { name: 'Hide', exact: true })).toHaveCount(0);
  await open(page, '/account');
  await expect(section(page)).toContainText('It names a neighbour');

  const pageOf = async (path: string) => (await page.request.get(path)).text();
  const naming = [`/recipe/${recipe.slug}`, `/cook/${anna.user._id}`];
  for (const path of naming) expect(await pageOf(path), path).toContain(handle);
  expectConsole(/404/);
  await watching.getByRole('button', { name: 'Hide the name' }).click();
  await asked.getByRole('textbox', { name: 'Reason' }).fill('So does the name');
  await asked.getByRole('button', { name: 'Hide' }).click();
  await expect(asked).toHaveCount(0);
  expect((await page.request.get(`/cook/${handle}`)).status()).toBe(404);
  for (const path of naming) expect(await pageOf(path), path).not.toContain(handle);
  await expect(watching.getByRole('button', { name: 'Hide the name' })).toHaveCount(0);
  await open(page, '/account/moderation');
  await expect(page.getByText('Your name and your handle were replaced')).toBeVisible();
});

test('what comes late of a profile takes nothing away: a picture, a reply, an upload of somebody before, a disk with room again', async ({
  page,
  newPerson,
  logIn,
  guard,
  expectConsole,
}) => {
  const [anna, ben] = [await newPerson('Anna'), await newPerson('Ben')];
  await logIn(page, anna);
  await open(page, '/account');

  await test.step('a picture that is removed while another is on its way does not come back', async () => {
    await section(page).getByLabel('Choose a picture').setInputFiles(picture);
    await expect(section(page).locator('img')).toBeVisible();
    const arrival = Promise.withResolvers<void>();
    const answered = Promise.withResolvers<void>();
    await page.route('**/upload-photo', async (route) => {
      const response = await route.fetch();
      await arrival.promise;
      // It may be nobody's any more.
      await route.fulfill({ response }).catch(() => undefined);
      answered.resolve();
    });
    const sent = page.waitForRequest('**/upload-photo');
    await section(page).getByLabel('Replace the picture').setInputFiles(picture);
    await sent;
    await section(page).getByRole('button', { name: 'Remove the picture' }).click();
    arrival.resolve();
    await answered.promise;
    await settle(page);
    await field(page, 'About you').fill('Soups');
    await save(page);
    await expect(section(page).getByText('Saved', { exact: true })).toBeVisible();
    await reload(page);
    await expect(field(page, 'About you')).toHaveValue('Soups');
    await expect(section(page).locator('img')).toHaveCount(0);
    await page.unroute('**/upload-photo');
  });

  await test.step('a reply that comes once the page was left takes nothing away that was typed since', async () => {
    await field(page, 'About you').fill('Stews');
    const reply = Promise.withResolvers<void>();
    await page.route('**/api/v1/profile', async (route) => {
      if (route.request().method() === 'GET') return route.continue();
      const response = await route.fetch();
      await reply.promise;
      await route.fulfill({ response });
    });
    const saved = page.waitForResponse((one) => one.request().method() === 'PUT');
    await save(page);
    await page.getByRole('banner').getByRole('link', { name: 'Potluck' }).click();
    await expect(page).toHaveURL('/');
    await arrives(page);
    await stepBack(page);
    await expect(field(page, 'About you')).toHaveValue('Stews');
    await field(page, 'About you').fill('Stews and breads');
    reply.resolve();
    await saved;
    await settle(page);
    await reload(page);
    await expect(field(page, 'About you')).toHaveValue('Stews and breads');
    await page.unroute('**/api/v1/profile');
  });

  await test.step('what becomes of an upload is nothing to somebody else who has logged in since', async () => {
    guard.check();
    const banner = page.getByRole('banner');
    const arrival = Promise.withResolvers<void>();
    const refused = page.waitForResponse('**/upload-photo');
    await page.route('**/upload-photo', async (route) => {
      await arrival.promise;
      const json = { success: false, code: 'not_signed_in', message: 'Please log in' };
      await route.fulfill({ status: 401, json });
    });
    await section(page).getByLabel('Choose a picture').setInputFiles(picture);
    await expect(section(page).getByText(/^Sending/)).toBeVisible();
    await field(page, 'About you').fill('Soups of Anna');
    const auth = JSON.stringify({ user: ben.user, token: ben.token });
    const second = await page.context().newPage();
    await second.goto('/robots.txt');
    await second.evaluate((kept) => localStorage.setItem('auth', kept), auth);
    await expect(banner.getByTitle('Ben')).toHaveCount(1);
    await expect(field(page, 'About you')).toHaveValue('');
    expectConsole(/401/);
    arrival.resolve();
    await refused;
    await field(page, 'About you').fill('Breads');
    await save(page);
    await expect(section(page).getByText('Saved', { exact: true })).toBeVisible();
    await expect(banner.getByTitle('Ben')).toHaveCount(1);
  });

  await test.step('a profile that the browser cannot keep says so, and a failure then does not say that it is kept', async () => {
    await expect(field(page, 'About you')).toBeVisible();
    await field(page, 'About you').fill('');
    await fillDisk(page);
    await field(page, 'About you').pressSequentially('Soups');
    await expect(section(page).getByText('this browser cannot keep it')).toBeVisible();
    guard.check();
    expectConsole(/ERR_FAILED|Failed to (load|fetch)/);
    await page.route('**/api/v1/profile', (route) => route.abort());
    await save(page);
    await expect(section(page).getByRole('alert')).toHaveText(
      'That could not be saved. Please try again before you leave this page.',
    );
    await expect(field(page, 'About you')).toHaveValue('Soups');
    await makeRoom(page);
    await field(page, 'About you').pressSequentially(' and stews');
    await expect(section(page).getByText('Not saved yet', { exact: true })).toBeVisible();
    await page.unroute('**/api/v1/profile');
    await save(page);
    await expect(section(page).getByText('Saved', { exact: true })).toBeVisible();
  });
});

test('a moderator hides a profile from the queue, with the name', async ({
  page,
  site,
  newPerson,
  newModerator,
  logIn,
}) => {
  const [anna, handle] = [await newPerson('Anna'), newHandle()];
  await publishRecipe(site.url, anna);
  const send = async (method: string, path: string, json: object) => {
    const headers = { authorization: anna.token, 'content-type': 'application/json' };
    const reply = await fetch(`${site.url}/api/v1/${path}`, {
      method,
      headers,
      body: JSON.stringify(json),
    });
    expect(reply.status, path).toBe(200);
  };
  await send('PUT', 'profile', { handle, lines: `Lines of ${handle}`, link: '', photoId: '' });
  const key = randomBytes(12).toString('hex');
  await send('POST', `reports/cook/${anna.user._id}`, { key, reason: 'rude' });
  await logIn(page, await newModerator('Mona'));
  await open(page, '/admin/queue');
  const entry = page.getByRole('listitem').filter({ hasText: `Lines of ${handle}` });
  await entry.getByRole('button', { name: 'Hide: Anna' }).click();
  const asked = page.getByRole('alertdialog');
  await asked.getByRole('checkbox', { name: 'Replace the name and the handle too' }).check();
  expect(await axeViolations(page)).toEqual([]);
  await asked.getByLabel('Reason', { exact: true }).fill('Both are rude');
  await asked.getByRole('button', { name: 'Hide' }).click();
  await expectToast(page, 'success', 'Hidden. Under “Settled” it can be restored');
  expect((await page.request.get(`/cook/${handle}`)).status()).toBe(404);
  await open(page, '/admin/queue?settled');
  await expect(page.getByRole('main')).toContainText(`Anna (@${handle})`);
});
