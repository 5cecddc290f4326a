import { expect, type Locator, type Page } from '@playwright/test';
import { axeViolations } from '#test/support/axe.ts';
import { generousLimits } from '#test/support/generous-limits.ts';
import { test } from '#test/support/page.ts';
import { open } from '#test/support/steps.ts';

/** A site on which half of a limit is soon used, and whose puzzles take no time. */
const settings = { ...generousLimits, LIMIT_REGISTER_PER_ADDRESS: '12', CHALLENGE_BITS: '6' };
test.use({ settings });

/** Presses Tab until the field has the focus, and types. */
async function type(page: Page, field: Locator, words: string): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    if (await field.evaluate((one) => one === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(field).toBeFocused();
  await page.keyboard.type(words);
}

test('where many have registered, a browser works before it registers one more, and says so', async ({
  page,
  site,
  expectConsole,
}) => {
  const register = (n: number) =>
    page.request.post(`${site.url}/api/v1/auth/register`, {
      data: {
        ...{ name: 'Ann', email: `ann${n}@example.org` },
        ...{ password: 'correct horse', answer: 'dal' },
      },
    });
  for (let n = 0; n < 6; n += 1) expect((await register(n)).status()).toBe(201);
  expect(await (await register(6)).json()).toMatchObject({ code: 'work_needed' });

  expectConsole(/429/);
  await open(page, '/register');
  const main = page.getByRole('main');
  const note = main.locator('form').getByRole('status');
  await expect(note).toBeEmpty();
  // What the browser sends with its work waits until the note has been looked at.
  const looked = Promise.withResolvers<void>();
  await page.route('**/api/v1/auth/register', async (route) => {
    if (route.request().headers()['x-work']) await looked.promise;
    await route.continue();
  });
  const thread = page.waitForEvent('worker');
  await type(page, main.getByLabel('Name'), 'Bea');
  await type(page, main.getByLabel('Email'), 'bea@example.org');
  await type(page, main.getByLabel('Password', { exact: true }), 'correct horse');
  await type(page, main.getByRole('textbox').last(), 'dal');
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
