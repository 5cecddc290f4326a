import { expect, type Page } from '@playwright/test';
import { test } from '#test/support/page.ts';
import { open, reload } from '#test/support/steps.ts';

const cards = (page: Page) => page.getByRole('main').getByText(/^You have /);
const chip = (page: Page, food: string) => page.getByRole('link', { name: `Remove: ${food}` });

test('recipes come by what one has; what is avoided never shows; staples are changed and remembered', async ({
  page,
}) => {
  await open(page, '/search');
  await page.getByRole('link', { name: 'Search by what you have' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'What do you have?' })).toBeVisible();
  const common = page.getByRole('list', { name: 'Add to what you have' });
  await common.getByRole('link', { name: 'eggs' }).press('Enter');
  await expect(page).toHaveURL('/what-i-have?have=eggs');
  await expect(chip(page, 'eggs')).toBeVisible();
  await expect(common.getByRole('link', { name: 'eggs' })).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(common.getByRole('link', { name: 'chicken' })).toBeFocused();
  const have = page.getByRole('textbox', { name: 'An ingredient you have' });
  await have.fill('butter');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/what-i-have?have=eggs,butter');
  await expect(cards(page)).not.toHaveCount(0);
  await expect(cards(page).first()).toContainText(/You have (all of it|\d+ of \d+: missing)/);

  await test.step('suggestions add an ingredient', async () => {
    await page.getByLabel('An ingredient you have').fill('buttermi');
    await page.getByRole('option', { name: 'buttermilk' }).click();
    await expect(page).toHaveURL('/what-i-have?have=eggs,butter,buttermilk');
    await expect(chip(page, 'buttermilk')).toBeVisible();
    await chip(page, 'buttermilk').click();
    await expect(page).toHaveURL('/what-i-have?have=eggs,butter');
  });
  await test.step('what is avoided is told, and what is not understood', async () => {
    await expect(chip(page, 'buttermilk')).toHaveCount(0);
    await page.getByLabel('To leave out').fill('gluten, xyzzyplugh');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/what-i-have?have=eggs,butter&avoid=gluten,xyzzyplugh');
    const note = page.getByRole('note');
    await expect(note).toContainText('Left out: gluten');
    await expect(note).toContainText('Not left out: xyzzyplugh');
    await expect(note).toContainText('read the ingredients');
  });
  await test.step('staples are this browser’s', async () => {
    await page.getByText('Assumed to be there:').click();
    await page.getByLabel('Staples').fill('salt, milk');
    await page.getByRole('button', { name: 'Change' }).click();
    await expect(page).toHaveURL(/staples=salt/);
    await expect(page.getByText('Assumed to be there: salt, milk')).toBeVisible();
    await page.waitForFunction(() => localStorage.getItem('staples') !== null);
    await open(page, '/what-i-have?have=egg');
    await expect(page).toHaveURL('/what-i-have?have=egg&staples=salt,milk');
    await expect(common.getByRole('link', { name: 'onions' })).toBeVisible();
    await expect(common.getByRole('link', { name: 'eggs' })).toHaveCount(0);
    await reload(page);
    await expect(page.getByText('Assumed to be there: salt, milk')).toBeVisible();
  });
});

test('what is to be left out is not lost to what is added before its page has come, and what is typed meanwhile stays', async ({
  page,
}) => {
  await open(page, '/what-i-have?have=egg');
  const later = Promise.withResolvers<void>();
  await page.route(/\/api\/v1\/.*avoid=/, async (route) => {
    await later.promise;
    await route.continue();
  });
  const have = page.getByLabel('An ingredient you have');
  const avoid = page.getByLabel('To leave out');
  await avoid.fill('gluten');
  const asked = page.waitForRequest(/avoid=gluten/);
  await page.keyboard.press('Enter');
  await asked;
  await have.fill('rice');
  await page.keyboard.press('Enter');
  await avoid.fill('nuts');
  later.resolve();
  await expect(page).toHaveURL('/what-i-have?have=egg,rice&avoid=gluten');
  await expect(chip(page, 'gluten')).toBeVisible();
  await expect(have).toHaveValue('');
  await expect(avoid).toHaveValue('nuts');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the fields add to the lists and the recipes are there', async ({ page }) => {
    await page.goto('/what-i-have?have=rice');
    await page.getByLabel('An ingredient you have').fill('Eggplants');
    await page.getByRole('button', { name: 'Add to what you have' }).click();
    await expect(chip(page, 'Eggplants')).toBeVisible();
    await expect(chip(page, 'rice')).toBeVisible();
    await expect(cards(page)).not.toHaveCount(0);
    await page.goto('/what-i-have?have=tofu&avoid=soy');
    await expect(page.getByText('does without what is left out')).toBeVisible();
    await page.goto('/what-i-have?have=rice,buttr');
    await expect(page.getByText('“buttr” is not known as a food')).toBeVisible();
    await page.getByRole('link', { name: 'butter', exact: true }).click();
    await expect(page).toHaveURL('/what-i-have?have=rice,butter');
    await expect(page.getByText('not known as a food')).toHaveCount(0);
    await page.goto('/what-i-have?have=rice&avoid=nutz');
    await expect(page.getByRole('note')).toContainText('Not left out: nutz.');
    await page.getByRole('link', { name: 'nut', exact: true }).click();
    await expect(page).toHaveURL('/what-i-have?have=rice&avoid=nut');
  });

  test('in German nothing but what was typed names a food', async ({ page }) => {
    await page.goto('/de/what-i-have?have=Zwiebeln,onion,Reis&avoid=Nüsse');
    await expect(page).toHaveURL('/de/what-i-have?have=Zwiebeln,Reis&avoid=N%C3%BCsse');
    const foods = page.getByRole('link', { name: /^Entfernen: / });
    await expect(foods).toHaveText(['Zwiebeln', 'Reis', 'Nüsse']);
    await expect(page.getByRole('note')).toContainText('Ausgeschlossen: Nüsse.');
    await expect(
      page.getByText('Als vorhanden angenommen: Salz, schwarzer Pfeffer, Wasser, Öl, Zucker, Mehl'),
    ).toBeVisible();
    await page.getByRole('link', { name: 'Entfernen: Zwiebeln' }).click();
    await expect(page).toHaveURL('/de/what-i-have?have=Reis&avoid=N%C3%BCsse');
    await expect(foods).toHaveText(['Reis', 'Nüsse']);
  });
});
