import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { test } from '#test/support/page.ts';
import { ServedSite } from '#test/support/served-site.ts';
import { expectToast, open, reload } from '#test/support/steps.ts';

const password = 'plum dumpling tree';
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const submit = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name });

async function fillPerson(page: Page, name: string, email: string): Promise<void> {
  await field(page, 'Name').fill(name);
  await field(page, 'Email').fill(email);
  await field(page, 'Password').fill(password);
  await field(page, 'What is your favourite dish?').fill('Dal with rice');
}

async function logIn(page: Page, email: string): Promise<void> {
  await field(page, 'Email').fill(email);
  await field(page, 'Password').fill(password);
  await submit(page, 'Login').click();
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
}

test('a fresh site is named by its first admin, who invites somebody, who registers', async ({
  page,
  otherPage,
  expectConsole,
}) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'potluck-first-run-'));
  const settings = { STARTER: 'off', REGISTRATION: 'invite' };
  await using site = await ServedSite.start(dataDir, settings);
  const linkOf = () => /http:\S+\/setup#[\w-]{43}/.exec(site.output)?.[0] ?? '';
  await expect.poll(linkOf).not.toBe('');

  await test.step('nobody gets anywhere without the link', async () => {
    await open(page, `${site.url}/setup`);
    await expect(page.getByText('This link counts no more')).toBeVisible();
    await open(page, `${site.url}/register`);
    await expect(page.getByText('Here you register with an invitation.')).toBeVisible();
    await expect(field(page, 'Email')).toHaveCount(0);
  });

  await test.step('the link names the site and makes its admin, after a reload too', async () => {
    await open(page, linkOf());
    await expect(field(page, 'What is the site called?')).toHaveValue('Potluck');
    await field(page, 'What is the site called?').fill('Supper Club');
    await fillPerson(page, 'Ada', 'ada@example.org');
    await reload(page);
    await expect(field(page, 'What is the site called?')).toHaveValue('Supper Club');
    await expect(field(page, 'Name')).toHaveValue('Ada');
    await expect(field(page, 'Email')).toHaveValue('ada@example.org');
    // What nobody else may read lies in no storage.
    await expect(field(page, 'Password')).toHaveValue('');
    await field(page, 'Password').fill(password);
    await field(page, 'What is your favourite dish?').fill('Dal with rice');
    await submit(page, 'Set up').click();
    await expect(page.getByText('The site is set up.')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Login' }).click();
    await expect(page).toHaveTitle('Login · Supper Club');
    await logIn(page, 'ada@example.org');
  });

  await open(page, `${site.url}/admin/invitations`);
  const link = field(page, 'Link of the invitation');
  await test.step('a press whose answer is lost and that is repeated makes one invitation', async () => {
    const calls = '**/api/v1/admin/invitations';
    await page.route(calls, async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      await route.fetch();
      await route.abort();
    });
    expectConsole('/api/v1/admin/invitations');
    await submit(page, 'Make an invitation').click();
    await expectToast(page, 'error', 'That did not work, please try again');
    await expect(link).toHaveCount(0);
    await page.unroute(calls);
    await submit(page, 'Make an invitation').click();
    await expect(link).toBeVisible();
    await expect(submit(page, 'Revoke')).toHaveCount(1);
  });
  const invitation = await link.inputValue();
  const guest = await otherPage();

  await test.step('an invitation survives a failed try and a reload', async () => {
    await open(guest, invitation);
    await expect(guest.getByText('You have been invited')).toBeVisible();
    await fillPerson(guest, 'Plum', 'ada@example.org');
    await submit(guest, 'Register').click();
    await expect(field(guest, 'Email')).toHaveAttribute('aria-invalid', 'true');
    await reload(guest);
    await expect(guest.getByText('You have been invited')).toBeVisible();
    await fillPerson(guest, 'Plum', 'plum@example.org');
    await submit(guest, 'Register').click();
    await expectToast(guest, 'success', 'Registered successfully, please log in');
    await expect(guest).toHaveURL(`${site.url}/login`);
    await expect(guest.getByRole('heading', { level: 1 })).toBeFocused();
    await logIn(guest, 'plum@example.org');
  });

  await reload(page);
  await expect(page.getByText(/by Plum, plum@example\.org$/)).toBeVisible();
  await open(page, `${site.url}/privacy`);
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible();
  for (const one of [page, guest]) await one.goto('about:blank');
  await site.stop();
  await rm(dataDir, { recursive: true, force: true });
});
