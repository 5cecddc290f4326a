import { expect, type Page } from '@playwright/test';
import { test } from '#test/support/page.ts';
import { cardsIn, expectNoToast, expectToast, open, reload } from '#test/support/steps.ts';

const share = (page: Page) => page.getByRole('button', { name: 'Share', exact: true });
const panel = (page: Page) => page.getByRole('region', { name: 'Share this recipe' });

/**
 * Presses a button of the open panel where it is drawn, as a hand does. The driver's own click scrolls first: Chromium
 * then scrolls the page under a panel that hangs at its button though it is in sight, and the press falls beside it.
 */
async function pressIn(page: Page, name: string): Promise<void> {
  await expect(panel(page)).toBeVisible();
  await panel(page).evaluate((shown) =>
    Promise.all(shown.getAnimations().map((arrival) => arrival.finished)),
  );
  const box = await panel(page).getByRole('button', { name }).boundingBox();
  if (!box) throw new Error(`'${name}' is not drawn`);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

test.describe('where there is no share sheet', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('Share copies the link by keyboard, in the amounts chosen, and says so', async ({
    page,
    site,
  }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'share', { value: undefined });
    });
    await open(page, '/recipe/mapo-tofu?servings=6&utm_source=mail');
    await share(page).focus();
    await page.keyboard.press('Enter');
    await expect(panel(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(panel(page).getByRole('button', { name: 'Copy the link' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expectToast(page, 'success', 'Link copied');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      `${site.url}/recipe/mapo-tofu?servings=6`,
    );
    await expect(panel(page)).toBeHidden();
    await expect(share(page)).toBeFocused();
  });

  test('Share copies where the browser has no clipboard to offer', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'share', { value: undefined });
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
    });
    await open(page, '/recipe/mapo-tofu');
    await share(page).click();
    await pressIn(page, 'Copy the link');
    await expectToast(page, 'success', 'Link copied');
    await expect(share(page)).toBeFocused();
  });
});

test("Share hands the recipe's link to the system's share sheet", async ({ page, site }) => {
  await page.addInitScript(() => {
    const shared: ShareData[] = [];
    Object.assign(window, { shared });
    Object.defineProperty(navigator, 'canShare', { value: () => true });
    Object.defineProperty(navigator, 'share', {
      value: async (link: ShareData) => {
        shared.push(link);
        // The second time the person thinks better of it.
        if (shared.length > 1) throw new DOMException('Share canceled', 'AbortError');
      },
    });
  });
  await open(page, '/recipe/mapo-tofu');
  for (let times = 0; times < 2; times += 1) {
    await share(page).click();
    await pressIn(page, 'Send the link');
    await expect(panel(page)).toBeHidden();
  }
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { shared: ShareData[] }).shared))
    .toEqual(Array(2).fill({ title: 'Mapo Tofu', url: `${site.url}/recipe/mapo-tofu` }));
  await expectNoToast(page);
});

test('a recipe leads to its other forms by Share, to its printed view and back', async ({
  page,
}) => {
  await open(page, '/recipe/mapo-tofu');
  await expect(page.getByText('Other forms')).toBeHidden();
  await share(page).click();
  await expect(panel(page).getByRole('heading', { name: 'Other forms' })).toBeVisible();
  for (const name of ['Recipe data (schema.org)', 'Markdown', 'Cooklang']) {
    const href = await page.getByRole('link', { name }).getAttribute('href');
    expect((await page.request.get(href ?? '')).status()).toBe(200);
  }
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await page.getByRole('link', { name: 'Print', exact: true }).click();
  await expect(page).toHaveURL('/recipe/mapo-tofu/print');
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await page.getByRole('link', { name: 'Back to the recipe' }).click();
  await expect(page.getByRole('banner')).toBeVisible();
});

test('Share opens and closes without a script, and shows the other forms', async ({
  otherPage,
}) => {
  const page = await otherPage(undefined, { javaScriptEnabled: false });
  await page.goto('/recipe/mapo-tofu');
  for (const width of [360, 1320]) {
    await page.setViewportSize({ width, height: 700 });
    await share(page).click();
    await expect(panel(page)).toBeInViewport({ ratio: 1 });
    await expect(panel(page).getByRole('link', { name: 'Cooklang' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel(page)).toBeHidden();
  }
});

test('a cook has a page with the recipes, reached from a recipe, whose structured data goes with it', async ({
  page,
}) => {
  const blocks = page.locator('script[type="application/ld+json"]');
  await open(page, '/recipe/mapo-tofu');
  await expect(blocks).toHaveCount(2);
  await page.getByRole('link', { name: 'by Potluck Kitchen' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Recipes by Potluck Kitchen');
  await expect(blocks).toHaveCount(0);
  await expect(page.getByText(/^Recipes: \d+$/)).toBeVisible();
  const feed = await page.getByRole('link', { name: 'Feed', exact: true }).getAttribute('href');
  expect((await page.request.get(feed ?? '')).headers()['content-type']).toContain('atom+xml');
  await reload(page);
  await cardsIn(page.getByRole('main')).first().getByRole('link').click();
  await expect(page).toHaveURL(/\/recipe\//);
});
