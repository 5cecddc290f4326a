import { type BrowserContext, expect } from '@playwright/test';
import { axeViolations } from '#test/support/axe.ts';
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

test('what is expected in the console is expected up to the next check', async ({
  page,
  guard,
  expectConsole,
}) => {
  const complain = () => page.evaluate(() => console.error('as announced'));
  expectConsole('as announced');
  await complain();
  guard.check();
  await complain();
  expect(() => guard.check()).toThrow('as announced');
  expectConsole('as announced');
});

test('a context goes to the next test with nothing that a page of this one kept', async ({
  place: { site, contexts },
  asked,
}) => {
  const context = await contexts.lend(asked);
  const page = await context.newPage();
  await page.goto(site.url);
  await page.evaluate(async () => {
    localStorage.setItem('left', 'behind');
    sessionStorage.setItem('left', 'behind');
    await caches.open('left');
    await new Promise((done) => {
      indexedDB.open('left').onsuccess = done;
    });
  });
  await context.addCookies([{ name: 'left', value: 'behind', url: site.url }]);
  await contexts.takeBack(context, true);

  const again = await contexts.lend(asked);
  expect(again).toBe(context);
  const next = await again.newPage();
  await next.goto(site.url);
  const kept = await next.evaluate(async () => [
    ...Object.keys(localStorage).filter((key) => key === 'left'),
    ...Object.keys(sessionStorage),
    ...(await caches.keys()),
    ...(await indexedDB.databases()).filter(({ name }) => name === 'left'),
  ]);
  expect([...kept, ...(await again.cookies())]).toEqual([]);
  await contexts.takeBack(again, true);
});

test('a context in which something stays goes to nobody', async ({
  place: { contexts },
  asked,
}) => {
  for (const change of [
    (of: BrowserContext) => of.addInitScript(() => undefined),
    (of: BrowserContext) => of.setOffline(true),
    (of: BrowserContext) => of.clock.install(),
    (of: BrowserContext) => of.grantPermissions(['clipboard-read']),
  ]) {
    const context = await contexts.lend(asked);
    await change(context);
    await contexts.takeBack(context, true);
    const next = await contexts.lend(asked);
    expect(next).not.toBe(context);
    await contexts.takeBack(next, false);
  }
});

test('axe measures colours that fade when they are there', async ({ page }) => {
  await page.setContent(`<html lang="en"><title>Fade</title><main><h1>Fading in</h1></main>
    <style>h1 { color: #000; animation: fade 1s linear } @keyframes fade { from { color: #fff } }</style>`);
  expect(await axeViolations(page)).toEqual([]);
});
