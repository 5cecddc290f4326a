import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { test } from '#test/support/page.ts';
import { ServedSite } from '#test/support/served-site.ts';
import { open } from '#test/support/steps.ts';

test('an operator masks passwords from the start, and what a person chooses counts from then on', async ({
  page,
}) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'potluck-masked-'));
  await using site = await ServedSite.start(dataDir, { STARTER: 'off', PASSWORDS: 'hidden' });
  for (const path of ['/login', '/register', '/forgot-password']) {
    const html = await (await fetch(site.url + path)).text();
    expect(html).toMatch(/<input type="password"[^>]* name="(?:password|newPassword)"/);
  }
  const password = page.getByLabel('Password', { exact: true });
  await open(page, `${site.url}/login`);
  await expect(password).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await open(page, `${site.url}/register`);
  await expect(password).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Hide', exact: true }).click();
  await expect(password).toHaveAttribute('type', 'password');
  // What the page still asks when idle must not outlive the site.
  await page.goto('about:blank');
  await site.stop();
  await rm(dataDir, { recursive: true, force: true });
});
