import { expect, type Page } from '@playwright/test';
import { countRecipes } from '#test/support/count-recipes.ts';
import { test } from '#test/support/page.ts';
import { cardsIn, growList, open, stepBack } from '#test/support/steps.ts';

const pageSize = 48;
const cards = (page: Page) => cardsIn(page.getByRole('main'));
const nextPage = (page: Page) => page.getByRole('link', { name: 'Next page' });

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('Explore is paged by links, each recipe once, and the back button returns', async ({
    page,
    site,
  }) => {
    const total = await countRecipes(site.url);
    await page.goto('/explore');
    const seen: string[] = [];
    let last = 1;
    for (; ; last += 1) {
      const hrefs = cards(page).getByRole('link');
      seen.push(
        ...(await hrefs.evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''))),
      );
      if ((await nextPage(page).count()) === 0) break;
      await nextPage(page).click();
      await expect(page).toHaveURL(`/explore?page=${last + 1}`);
      // The address comes first and the rest of the document after it.
      await page.waitForLoadState('domcontentloaded');
    }
    expect(new Set(seen).size).toBe(total);
    expect(seen).toHaveLength(total);
    for (let n = last - 1; n > 0; n -= 1) {
      await page.getByRole('link', { name: 'Previous page' }).click();
      await expect(page).toHaveURL(n === 1 ? '/explore' : `/explore?page=${n}`);
      await expect(cards(page)).toHaveCount(pageSize);
    }
    await stepBack(page);
    await expect(page).toHaveURL('/explore?page=2');
  });
});

test('a page behind the last, and one that is no page, is a 404', async ({ page }) => {
  for (const query of ['page=99', 'page=0', 'page=-1', 'page=two', 'page=1.5', 'cursor=nonsense']) {
    for (const path of ['/explore', '/recipe-category/Thai']) {
      expect((await page.request.get(`${path}?${query}`)).status(), query).toBe(404);
    }
  }
});

test('a list that begins at a later page goes on by scrolling', async ({ page, site }) => {
  const total = await countRecipes(site.url);
  await open(page, '/explore?page=2');
  await growList(page, total - pageSize);
  await expect(nextPage(page)).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Previous page' })).toBeVisible();
});
