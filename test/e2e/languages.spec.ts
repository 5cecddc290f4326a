import { expect, type Page } from '@playwright/test';
import { test } from '#test/support/page.ts';
import { cardsIn, expectToast, open, stepBack } from '#test/support/steps.ts';

/** The addresses that the head gives a page in each language, and its own. */
async function alternatesOf(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => {
    const pathOf = (link: HTMLLinkElement) => new URL(link.href).pathname;
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[hreflang]')];
    const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
    return Object.fromEntries([
      ...links.map((link) => [link.hreflang, pathOf(link)]),
      ['canonical', canonical ? pathOf(canonical) : ''],
    ]);
  });
}

test('a German page hydrates, and every step from it stays in German', async ({ page }) => {
  await open(page, '/de');
  const alternates = { en: '/', de: '/de', 'x-default': '/', canonical: '/de' };
  expect(await alternatesOf(page)).toEqual(alternates);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.getByRole('banner').getByRole('link', { name: 'Entdecken' }).click();
  await expect(page).toHaveURL('/de/explore');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Alle Rezepte');
  const [card] = await cardsIn(page.getByRole('main')).all();
  await card?.getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(/\/de\/recipe\/[^/]+$/);
  await expect(page.getByRole('heading', { name: 'Zutaten' })).toBeVisible();
  await stepBack(page);
  await expect(page).toHaveURL('/de/explore');
});

test('an unknown address under a prefix is told in that language', async ({
  page,
  expectConsole,
}) => {
  expectConsole('404');
  const reply = await page.goto('/de/nothing-here');
  expect(reply?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hoppla! Seite nicht gefunden');
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).toHaveURL('/de');
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });
  test('the footer leads to the same page in the other language and back', async ({ page }) => {
    await page.goto('/explore?category=Thai');
    const languages = page.getByRole('navigation', { name: /^(Language|Sprache)$/ });
    await expect(languages.getByRole('link', { name: 'English' })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await languages.getByRole('link', { name: 'Deutsch' }).click();
    await expect(page).toHaveURL('/de/explore?category=Thai');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Alle Rezepte');
    await languages.getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL('/explore?category=Thai');
  });
});

test("a recipe's own words are marked as English on a German page, and as nothing on an English one", async ({
  page,
}) => {
  await page.goto('/de/recipe/shakshuka');
  const name = page.getByRole('heading', { level: 1 });
  await expect(name).toHaveAttribute('lang', 'en');
  await expect(page.locator('#step-1')).toHaveAttribute('lang', 'en');
  await page.goto('/recipe/shakshuka');
  await expect(name).not.toHaveAttribute('lang');
});

test('a refusal of the API is told in the language of the page', async ({ page }) => {
  await open(page, '/de/login');
  await page.getByLabel('E-Mail-Adresse').fill('nobody@example.org');
  await page.getByLabel('Passwort', { exact: true }).fill('not a password');
  await page.getByRole('main').getByRole('button', { name: 'Anmelden' }).click();
  await expectToast(page, 'error', 'E-Mail-Adresse oder Passwort stimmt nicht');
});

test.describe('a browser that prefers German', () => {
  test.use({ locale: 'de-AT' });
  test('is offered the page in German once, and nothing moves', async ({ page }) => {
    await open(page, '/explore');
    const offer = page.getByRole('region', { name: 'Sprache' });
    const heading = page.getByRole('heading', { level: 1 });
    await page.evaluate(() => document.fonts.ready);
    const before = await heading.boundingBox();
    await expect(offer).toBeVisible();
    expect(await heading.boundingBox()).toEqual(before);
    await expect(offer.getByRole('link')).toHaveAttribute('href', '/de/explore');
    await offer.getByRole('button', { name: 'Nein, danke' }).click();
    await expect(offer).toBeHidden();
    await open(page, '/contact');
    await page.waitForLoadState('networkidle');
    await expect(offer).toBeHidden();
  });

  test('takes the offer and is asked nothing more', async ({ page }) => {
    await open(page, '/recipe/shakshuka');
    await page.getByRole('region', { name: 'Sprache' }).getByRole('link').click();
    await expect(page).toHaveURL('/de/recipe/shakshuka');
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('region', { name: /^(Sprache|Language)$/ })).toHaveCount(0);
  });
});
