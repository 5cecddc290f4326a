import { expect, type Page, type Route } from '@playwright/test';
import { builtFile } from '#test/support/built-file.ts';
import { test } from '#test/support/page.ts';
import { cardsIn, open, searchField, stepBack, stopClock } from '#test/support/steps.ts';

const lost = (route: Route) => route.abort('connectionfailed');
const main = (page: Page) => page.getByRole('main');
const h1 = (page: Page) => page.getByRole('heading', { level: 1 });
const strip = (page: Page) => page.getByText('The site cannot be reached.');
const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' });
const nextRecipe = (page: Page) =>
  page.getByRole('region', { name: 'You may like these' }).getByRole('link').first();

// What a page asks for without a network must not have been kept by another test's.
test.use({ isFirstVisit: true });

/** The recipe that somebody cooks still shows, with its ticks. */
async function expectKept(page: Page): Promise<void> {
  await expect(strip(page)).toBeVisible();
  await expect(h1(page)).toHaveText('Mapo Tofu');
  await expect(page.getByRole('checkbox').first()).toBeChecked();
}

/**
 * The cache of recipes would paint a list even without a network. It is fetched when the page rests, and
 * must not be on its way when the network goes.
 */
async function forgetRecipes(page: Page): Promise<void> {
  await page.waitForFunction(() => localStorage.getItem('AllRecipes') !== null);
  await page.evaluate(() => localStorage.removeItem('AllRecipes'));
}

async function startCooking(page: Page): Promise<void> {
  await open(page, '/recipe/mapo-tofu');
  await page.getByRole('checkbox').first().check();
}

test('a recipe stays when Print, a recipe, a list or a search is pressed without a network, and what was pressed comes with it', async ({
  page,
  context,
  expectConsole,
}) => {
  expectConsole('ERR_INTERNET_DISCONNECTED');
  expectConsole('Failed to fetch');
  for (const [press, address, shown] of [
    [
      () => main(page).getByRole('link', { name: 'Print' }).click(),
      '/recipe/mapo-tofu/print',
      page.getByRole('navigation', { name: 'Paper' }),
    ],
    [
      () => nextRecipe(page).click(),
      /\/recipe\/(?!mapo-tofu)/,
      h1(page).filter({ hasNotText: 'Mapo Tofu' }),
    ],
    [
      () => main(page).getByRole('link', { name: 'Chinese', exact: true }).click(),
      '/recipe-category/Chinese',
      h1(page).filter({ hasText: 'Chinese Recipes' }),
    ],
    [
      async () => {
        await searchField(page.getByRole('banner')).fill('tofu');
        await page.keyboard.press('Enter');
      },
      '/search?keyword=tofu',
      h1(page).filter({ hasText: 'Search Results' }),
    ],
  ] as const) {
    await startCooking(page);
    await forgetRecipes(page);
    await context.setOffline(true);
    await press();
    await expectKept(page);
    await expect(page).toHaveURL('/recipe/mapo-tofu');
    await tryAgain(page).click();
    await expectKept(page);
    await context.setOffline(false);
    await expect(page).toHaveURL(address);
    await expect(strip(page)).toHaveCount(0);
    await expect(shown).toBeVisible();
    await expect(page.getByText('Unexpected Application Error!')).toHaveCount(0);
  }
});

test('a step back without a network keeps the page too, and arrives with the network', async ({
  page,
  context,
  expectConsole,
}) => {
  expectConsole('ERR_INTERNET_DISCONNECTED');
  expectConsole('Failed to fetch');
  await open(page, '/recipe-category/Chinese');
  await main(page).getByRole('link', { name: 'Mapo Tofu' }).click();
  await page.getByRole('checkbox').first().check();
  await forgetRecipes(page);
  await context.setOffline(true);
  await stepBack(page);
  await expectKept(page);
  await context.setOffline(false);
  await expect(h1(page)).toHaveText('Chinese Recipes');
  await expect(page).toHaveURL('/recipe-category/Chinese');
});

test('a page that got no reply comes with the network, by itself, or when it is tried again', async ({
  page,
  guard,
  expectConsole,
}) => {
  expectConsole('ERR_CONNECTION_FAILED');
  expectConsole('Failed to fetch');
  const call = '**/api/v1/food/get-food/*';
  /** Somebody tries again, and the next recipe comes. The press alone brings it on: the page asks by itself every few seconds. */
  const tryAgainAfter = async (failure: (route: Route) => Promise<void>) => {
    await page.clock.resume();
    await startCooking(page);
    await stopClock(page);
    await page.route(call, failure);
    await nextRecipe(page).click();
    await expectKept(page);
    await page.unroute(call);
    await tryAgain(page).click();
    await page.clock.resume();
    await expect(page).not.toHaveURL('/recipe/mapo-tofu');
    await expect(h1(page)).not.toHaveText('Mapo Tofu');
    await expect(strip(page)).toHaveCount(0);
  };
  await page.clock.install();

  await test.step('a network that returns while a try is under way, which fails all the same, is not missed', async () => {
    await startCooking(page);
    const [asked, returned] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const losing = async (route: Route) => {
      asked.resolve();
      await returned.promise;
      await lost(route);
    };
    await page.route(call, losing, { times: 1 });
    await nextRecipe(page).click();
    await asked.promise;
    // Nothing is tried again by itself.
    await stopClock(page);
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    returned.resolve();
    await expect(h1(page)).not.toHaveText('Mapo Tofu');
    await expect(strip(page)).toHaveCount(0);
  });

  await test.step('it comes by itself where the browser has not noticed that the site was away', async () => {
    await page.clock.resume();
    await startCooking(page);
    await page.route(call, lost);
    await nextRecipe(page).click();
    await expectKept(page);
    await page.unroute(call);
    await page.clock.runFor(6_000);
    await expect(h1(page)).not.toHaveText('Mapo Tofu');
  });

  await test.step("'Try again' asks a site that gave no reply once more", () =>
    tryAgainAfter(lost));

  await test.step("'Try again' asks a site that is just starting once more", async () => {
    guard.check();
    expectConsole('503');
    await tryAgainAfter((route) => route.fulfill({ status: 503, body: 'starting' }));
  });
});

test('who goes elsewhere meanwhile is not taken away again', async ({
  page,
  context,
  expectConsole,
}) => {
  expectConsole('ERR_INTERNET_DISCONNECTED');
  await page.clock.install();
  await open(page, '/contact');
  await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click();
  await expect(h1(page)).toContainText('The Easiest Way');
  await forgetRecipes(page);
  await context.setOffline(true);
  await cardsIn(main(page)).first().getByRole('link').first().click();
  await expect(strip(page)).toBeVisible();
  // From here on the network alone brings it on: a slow machine might ask by itself before the network is back.
  await stopClock(page);
  // A try that this set off, and that ended only after the person has gone, would be the last.
  await expect(tryAgain(page)).not.toHaveAttribute('aria-disabled');
  // Its program is here, and it asks nothing of the site.
  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
  await expect(h1(page)).toHaveText('Contact');
  await expect(strip(page)).toHaveCount(0);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  // The program of the page that nobody waits for comes all the same, and asks for nothing.
  const program = page.waitForResponse(`**${builtFile('src/web/pages/recipe/recipe-page.tsx')}`);
  await context.setOffline(false);
  await (await program).finished();
  const isLoaded = (file: string) => import(file).then(() => true);
  expect(await page.evaluate(isLoaded, (await program).url())).toBe(true);
  await page.clock.resume();
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)));
  expect(asked.filter((url) => url.includes('get-food/'))).toEqual([]);
  await expect(page).toHaveURL('/contact');
});

test('an error page offers to try again, and the page comes once it can be drawn', async ({
  page,
  expectConsole,
}) => {
  expectConsole('TypeError');
  expectConsole('500');
  const call = '**/api/v1/food/get-food/mapo-tofu';
  const fail = async (how: (route: Route) => Promise<void>) => {
    await open(page, '/recipe-category/Chinese');
    await page.route(call, how);
    await main(page).getByRole('link', { name: 'Mapo Tofu' }).click();
    await expect(h1(page)).toHaveText('Unexpected Application Error!');
    const seen = Promise.withResolvers<void>();
    await page.unroute(call);
    await page.route(call, (route) => seen.promise.then(() => how(route)));
    const again = page.getByRole('link', { name: 'Try again' });
    await again.click();
    // What shows before and after are alike: the spinner tells when it was tried.
    await expect(again.locator('span')).toBeVisible();
    seen.resolve();
    await expect(again.locator('span')).toHaveCount(0);
    await expect(h1(page)).toHaveText('Unexpected Application Error!');
    await page.unroute(call);
    await again.click();
    await expect(h1(page)).toHaveText('Mapo Tofu');
    await expect(page).toHaveURL('/recipe/mapo-tofu');
  };
  await fail((route) => route.fulfill({ status: 500, json: { success: false } }));
  await fail(async (route) => {
    const reply = await route.fetch();
    const data = await reply.json();
    const food = { ...data.food, photo: null };
    await route.fulfill({ response: reply, json: { ...data, food } });
  });
});
