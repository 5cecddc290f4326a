import { expect, type Page } from '@playwright/test';
import { isAllThere, settle } from '#test/support/moments.ts';
import { test } from '#test/support/page.ts';
import { expectAnyToast, expectToast, open, publishRecipe, reload } from '#test/support/steps.ts';

const main = (page: Page) => page.getByRole('main');

test('a review is told to the author, read once it is followed, and a kind can be switched off', async ({
  page,
  site,
  newPerson,
  logIn,
  expectConsole,
}) => {
  const [author, anna] = [await newPerson('Ida'), await newPerson('Anna')];
  const recipe = await publishRecipe(site.url, author, { name: 'Goulash' });
  await logIn(page, author);
  await open(page, '/notifications');
  await expect(page.getByRole('heading', { name: 'Nothing to tell yet' })).toBeVisible();
  const review = await fetch(`${site.url}/api/v1/recipe-reviews/${recipe._id}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: anna.token },
    body: JSON.stringify({ asWritten: true, cookedOn: '2026-01-02', text: 'Good' }),
  });
  expect(review.status).toBe(201);
  await reload(page);
  const told = main(page).getByRole('link', { name: /New\s*Anna reviewed Goulash/ });
  await expect(told).toBeVisible();

  expectConsole(/ERR_FAILED|Failed to (load|fetch)/);
  await page.route('**/api/v1/notifications/read', (route) => route.abort());
  await main(page).getByRole('button', { name: 'Mark all as read' }).click();
  await expectToast(page, 'error', 'That could not be noted. Try again.');
  await expect(told).toBeVisible();
  await page.unroute('**/api/v1/notifications/read');
  const noted = page.waitForResponse('**/api/v1/notifications/read');
  await told.click();
  await expect(page).toHaveURL(`/recipe/${recipe.slug}#reviews`);
  expect((await noted).status()).toBe(200);
  await open(page, '/notifications');
  await expect(main(page).getByRole('link', { name: /^Anna reviewed Goulash/ })).toBeVisible();
  await expect(main(page).getByRole('button', { name: 'Mark all as read' })).toHaveCount(0);

  await open(page, '/account');
  await isAllThere(page);
  const kind = main(page).getByRole('group', { name: 'Somebody reviews a recipe of yours' });
  const saved = page.waitForResponse((reply) => reply.request().method() === 'PUT');
  await kind.getByLabel('On the site').uncheck();
  expect((await saved).status()).toBe(200);
  await open(page, '/notifications');
  await expect(page.getByRole('heading', { name: 'Nothing to tell yet' })).toBeVisible();
});

test('what is chosen stays chosen, whatever comes late, and is taken back alone where it is not kept', async ({
  page,
  newPerson,
  logIn,
  guard,
  expectConsole,
}) => {
  const settings = '**/api/v1/notifications/settings';
  await logIn(page, await newPerson('Ida'));
  await open(page, '/account');
  const kind = main(page).getByRole('group', { name: 'Somebody reviews a recipe of yours' });
  const onSite = kind.getByLabel('On the site');
  await expect(onSite).toBeChecked();

  await test.step('while the settings are on their way', async () => {
    const [answered, later] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    await page.route(settings, async (route) => {
      if (route.request().method() !== 'GET') return route.continue();
      const response = await route.fetch();
      answered.resolve();
      await later.promise;
      await route.fulfill({ response });
    });
    // Somebody comes back to the tab.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await answered.promise;
    const saved = page.waitForResponse((reply) => reply.request().method() === 'PUT');
    await onSite.uncheck();
    expect((await saved).status()).toBe(200);
    const old = page.waitForResponse(
      (reply) =>
        reply.request().method() === 'GET' && reply.url().endsWith('/notifications/settings'),
    );
    later.resolve();
    await (await old).finished();
    await settle(page);
    await expect(onSite).not.toBeChecked();
  });

  await page.unroute(settings);
  const again = page.waitForResponse((reply) => reply.request().method() === 'PUT');
  await onSite.check();
  expect((await again).status()).toBe(200);
  guard.check();
  expectConsole(/ERR_FAILED|Failed to (load|fetch)/);

  await test.step('a choice that is not kept is taken back', async () => {
    await page.route(settings, (route) => route.abort());
    await onSite.click();
    await expectAnyToast(page);
    await expect(onSite).toBeChecked();
    await page.unroute(settings);
  });

  await test.step('a choice that is not kept takes nothing back from a later one', async () => {
    const later = Promise.withResolvers<void>();
    let sent = 0;
    await page.route(settings, async (route) => {
      if (route.request().method() === 'GET') return route.continue();
      sent += 1;
      if (sent > 1) return route.continue();
      await later.promise;
      await route.abort();
    });
    await onSite.uncheck();
    await onSite.check();
    await onSite.uncheck();
    const kept = page.waitForResponse(
      (reply) => reply.request().postData()?.includes('false') === true,
    );
    later.resolve();
    expect((await kept).status()).toBe(200);
    await settle(page);
    await expect(onSite).not.toBeChecked();
    await reload(page);
    await expect(onSite).not.toBeChecked();
  });
});
