import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { post, setUpByAda } from '#test/support/first-admin.ts';
import { freePort } from '#test/support/free-port.ts';
import { OpenidProvider } from '#test/support/openid/openid-provider.ts';
import { test } from '#test/support/page.ts';
import { ServedSite } from '#test/support/served-site.ts';
import { open } from '#test/support/steps.ts';

/** Answers the form of the OpenID server as somebody. */
async function be(page: Page, sub: string): Promise<void> {
  const claims = { sub, email: `${sub}@example.org`, email_verified: true, name: sub };
  await page.getByLabel('Claims').fill(JSON.stringify(claims));
  await page.getByRole('button', { name: 'Log in' }).click();
}

/** Ada is the first admin of a site, and invites somebody: her session, and the token of the invitation. */
async function inviteBy(site: ServedSite, password: string) {
  const { user, token } = await post(site, 'auth/login', await setUpByAda(site, password));
  const invited = await post(site, 'admin/invitations', {}, token);
  return { auth: { user, token }, invitation: invited.token };
}

test('somebody opens an account through the OpenID server and comes back with it; another links theirs', async ({
  page,
  expectConsole,
}) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'potluck-openid-'));
  const port = String(await freePort());
  const url = `http://localhost:${port}`;
  await using server = await OpenidProvider.start({ backAt: `${url}/login/openid` });
  // The site waits for it for some seconds only: its first replies are its slowest.
  for (const path of ['/.well-known/openid-configuration', '/jwks'])
    await fetch(server.issuer + path);
  const settings = { PUBLIC_URL: url, REGISTRATION: 'invite', ...server.settings };
  await using site = await ServedSite.start(dataDir, { STARTER: 'off', PORT: port, ...settings });
  const way = page.getByRole('button', { name: 'Log in with Neighbours' });
  const banner = page.getByRole('banner');
  const saysAlert = (hasText: string) =>
    page.getByRole('main').getByRole('alert').filter({ hasText });
  const forget = () => page.evaluate(() => localStorage.removeItem('auth'));

  const password = 'plum dumpling tree';
  const { auth, invitation } = await inviteBy(site, password);
  // Who cancels there is told so, and may begin again: the invitation waits.
  await open(page, `${url}/register#${invitation}`);
  await expect(page.getByText('You have been invited')).toBeVisible();
  await way.click();
  expectConsole('status of 403');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(saysAlert('Neighbours has not logged you in')).toBeVisible();
  await expect(page).toHaveURL(`${url}/login/openid`);
  await page.getByRole('link', { name: 'To the login' }).click();

  await way.click();
  await be(page, 'nell');
  await expect(page.getByRole('heading', { name: 'Your new account' })).toBeVisible();
  const name = page.getByLabel('Name', { exact: true });
  await expect(name).toHaveValue('nell');
  await name.fill('Nell Baker');
  await page.reload();
  await expect(name).toHaveValue('Nell Baker');
  await page.getByRole('button', { name: 'Open the account' }).click();
  await expect(banner.getByTitle('Nell Baker')).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('invitation'))).toBeNull();

  // Its browser is known there: the same press lets them in again.
  await forget();
  await open(page, `${url}/login`);
  // Who has a password logs in with it here all the same.
  await expect(page.getByLabel('Password', { exact: true })).toBeEnabled();
  await way.click();
  await expect(banner.getByTitle('Nell Baker')).toBeVisible();

  await open(page, `${url}/account`);
  const section = page.getByRole('region', { name: 'Login with Neighbours' });
  await expect(section.getByText('There you are nell@example.org.')).toBeVisible();
  await section.getByRole('button', { name: 'Confirm with Neighbours' }).click();
  await be(page, 'nell');
  const confirmed = section.getByText('Neighbours has just confirmed that it is you');
  await section.locator('summary', { hasText: 'End the link' }).click();
  await expect(section.getByRole('button', { name: 'End it' })).toBeVisible();
  await expect(confirmed).toHaveCount(1);

  await page.evaluate((ada) => {
    localStorage.clear();
    localStorage.setItem('auth', ada);
  }, JSON.stringify(auth));
  const link = async () => {
    await open(page, `${url}/account`);
    await expect(banner.getByTitle('Ada')).toBeVisible();
    await section.locator('summary', { hasText: 'Link with Neighbours' }).click();
    await section.getByLabel('Present password').fill(password);
    await section.getByRole('button', { name: 'Go to Neighbours' }).click();
  };
  // As somebody there whose account is another one.
  expectConsole('status of 409');
  await link();
  await expect(saysAlert('The login you used there belongs to another account here')).toBeVisible();
  await page.context().clearCookies();
  await link();
  await be(page, 'ada');
  await expect(section.getByText('There you are ada@example.org.')).toBeVisible();
  await forget();
  await open(page, `${url}/login`);
  await way.click();
  await expect(banner.getByTitle('Ada')).toBeVisible();
  await page.goto('about:blank');
  await site.stop();
  await rm(dataDir, { recursive: true, force: true });
});
