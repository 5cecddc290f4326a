import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { setUpByAda } from '#test/support/first-admin.ts';
import { freePort } from '#test/support/free-port.ts';
import { test } from '#test/support/page.ts';
import { ServedSite } from '#test/support/served-site.ts';
import { open } from '#test/support/steps.ts';
import { plugIn } from '#test/support/virtual-passkey.ts';

const form = (page: Page, name: string) => page.getByRole('form', { name });
const unfold = (page: Page, name: string) => page.locator('summary', { hasText: name }).click();

test('an admin who needs a passkey adds one, logs in with it, confirms with it, and removes it', async ({
  page,
  expectConsole,
}) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'potluck-passkeys-'));
  const port = String(await freePort());
  const url = `http://localhost:${port}`;
  const settings = { PUBLIC_URL: url, ADMIN_NEEDS_PASSKEY: 'on' };
  await using site = await ServedSite.start(dataDir, { STARTER: 'off', PORT: port, ...settings });
  const { email, password } = await setUpByAda(site, 'plum dumpling tree');
  await plugIn(page);

  await open(page, `${url}/login`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My account' })).toBeVisible();
  const passkeys = page.getByRole('region', { name: 'Passkeys' });
  await expect(passkeys.getByRole('alert')).toContainText('Here admins need a passkey.');

  const adding = form(page, 'Add a passkey');
  await unfold(page, 'Add a passkey');
  await adding.getByLabel('Name of the passkey').fill('Laptop');
  await page.reload();
  await expect(adding.getByLabel('Name of the passkey')).toHaveValue('Laptop');
  await adding.getByLabel('Present password').fill('not the one');
  expectConsole('status of 403');
  await adding.getByRole('button', { name: 'Make a passkey' }).click();
  await expect(adding.getByLabel('Present password')).toHaveAccessibleDescription(
    'This is not your present password',
  );
  await adding.getByLabel('Present password').fill(password);
  await adding.getByRole('button', { name: 'Make a passkey' }).click();
  await expect(adding.getByRole('status').last()).toContainText('The passkey is added.');
  await expect(passkeys.getByText(/^Added .* not used yet$/)).toBeVisible();
  await expect(passkeys.getByRole('alert')).toHaveCount(0);

  await page.evaluate(() => localStorage.removeItem('auth'));
  await open(page, `${url}/login`);
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await expect(page.getByRole('banner').getByTitle('Ada')).toBeVisible();

  await open(page, `${url}/account`);
  const dish = form(page, 'Change your favourite dish');
  await unfold(page, 'Change your favourite dish');
  await dish.getByLabel('What is your favourite dish?').fill('Rajma Chawal');
  await dish.getByRole('button', { name: 'Confirm with a passkey instead' }).click();
  await expect(dish.getByText('Confirmed with a passkey.')).toBeFocused();
  await dish.getByRole('button', { name: 'Save' }).click();
  await expect(dish.getByText('The new answer is saved.')).toBeVisible();

  const refusal = { code: 'field_missing', field: 'password', message: 'Password is required' };
  const over = { status: 422, json: { success: false, ...refusal } };
  await page.route('**/api/v1/account/answer', (route) => route.fulfill(over), { times: 1 });
  expectConsole('status of 422');
  await dish.getByRole('button', { name: 'Save' }).click();
  const again = dish.getByLabel('Present password');
  await expect(again).toHaveAccessibleDescription('Password is required');
  await expect(again).toBeFocused();
  await again.pressSequentially(password);
  await dish.getByRole('button', { name: 'Save' }).click();
  await expect(dish.getByText('The new answer is saved.')).toBeVisible();

  const tab = await page.context().newPage();
  await open(tab, `${url}/account`);
  await unfold(tab, 'Rename “Laptop”');
  await form(tab, 'Rename “Laptop”').getByLabel('Name of the passkey').fill('Desk');

  await unfold(page, 'Remove “Laptop”');
  const removing = form(page, 'Remove “Laptop”');
  await removing.getByLabel('Present password').fill(password);
  await removing.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(passkeys.getByText('“Laptop” is removed.')).toBeFocused();
  await expect(passkeys.getByText('You have none yet.')).toBeVisible();

  await form(tab, 'Rename “Laptop”').getByRole('button', { name: 'Save' }).click();
  await expect(tab.getByText('“Laptop” is removed.')).toBeFocused();
  await tab.close();

  await page.evaluate(() => localStorage.removeItem('auth'));
  await open(page, `${url}/login`);
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await expect(page.getByText('That passkey was not accepted')).toBeVisible();
  await page.goto('about:blank');
  await site.stop();
  await rm(dataDir, { recursive: true, force: true });
});
