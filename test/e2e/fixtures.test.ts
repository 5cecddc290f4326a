import { expect } from '@playwright/test';
import { test } from '#test/support/page.ts';

test('a visitor sees the home page, and no page complains in the console', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Login' }).first()).toBeVisible();
});

test('a person logged in by fixture is greeted by name', async ({ page, newPerson, logIn }) => {
  await logIn(page, await newPerson('Asha Rao'));
  await page.goto('/');
  await expect(page.getByText('Asha Rao').first()).toBeVisible();
});

test('two people use two browsers', async ({ page, newPerson, logIn, otherPage }) => {
  await logIn(page, await newPerson('Asha Rao'));
  await page.goto('/explore');
  const other = await otherPage(await newPerson('Ben Ode'));
  await other.goto('/explore');
  await expect(other.getByText('Ben Ode').first()).toBeVisible();
  await expect(page.getByText('Asha Rao').first()).toBeVisible();
});

test('the operator makes an admin', async ({ site, newAdmin }) => {
  const { token } = await newAdmin();
  const reply = await fetch(`${site.url}/api/v1/auth/me`, { headers: { authorization: token } });
  expect((await reply.json()).user.role).toBe(1);
});

test('a complaint in the console has to be expected', async ({ page, expectConsole }) => {
  expectConsole(/404/);
  await page.goto('/no-such-page');
  await expect(page.getByText('Oops! Page Not Found').first()).toBeVisible();
});
