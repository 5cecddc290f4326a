import { expect, type Page } from '@playwright/test';
import { expectNoFaults, laptop, openCalm, phone } from '#test/support/accessibility-looks.ts';
import { test } from '#test/support/page.ts';
import { publishWithPhotos } from '#test/support/photo-steps.ts';
import { reload } from '#test/support/steps.ts';

const main = (page: Page) => page.getByRole('main');
const bar = (page: Page) => page.getByRole('region', { name: 'Timers' });

test('three engines find nothing in cook mode, in all that it shows at once, nor at its end', async ({
  page,
}) => {
  await openCalm(page, '/recipe/mapo-tofu/cook?servings=6&units=us');
  await expect(page.getByRole('heading', { name: 'Step 1 of 7' })).toBeVisible();
  await page.getByRole('button', { name: '2 minutes: start a timer' }).click();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('checkbox').first().check();
  await expect(bar(page)).toContainText('1 timer');
  await expectNoFaults(page);
  await page.getByRole('button', { name: 'Everything' }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: /^7/ })).toBeVisible();
  await expectNoFaults(page);
  await page.getByRole('dialog').getByRole('button', { name: /^7/ }).click();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('button', { name: 'I made it' })).toBeVisible();
  await expectNoFaults(page);
});

test('three engines find nothing in the timers: running, paused, and one that rings late', async ({
  page,
}) => {
  await page.clock.install({ time: Date.parse('2025-03-01T12:00:00Z') });
  await openCalm(page, '/recipe/mapo-tofu/cook');
  await page.getByRole('button', { name: '2 minutes: start a timer' }).click();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: '10 minutes: start a timer' }).click();
  await bar(page).getByRole('button', { expanded: false }).click();
  await bar(page)
    .getByRole('button', { name: /^Pause / })
    .first()
    .click();
  await bar(page).getByText('What timers cannot promise').click();
  await expect(bar(page)).toContainText('nothing rings');
  await expectNoFaults(page);
  await page.clock.fastForward(20 * 60_000);
  await page.clock.runFor(1_000);
  await expect(bar(page)).toContainText('late');
  await expectNoFaults(page);
});

test('three engines find nothing on a recipe being cooked from: ticks, a step laid open, and the ingredients over the steps', async ({
  page,
}) => {
  await openCalm(page, '/recipe/mapo-tofu?servings=6');
  await page.getByRole('checkbox').first().check();
  await page.getByRole('button', { name: 'Ingredients of step 2' }).press('Enter');
  await expect(page.getByRole('region', { name: 'Ingredients of step 2' })).toBeVisible();
  await expectNoFaults(page);
  await page.keyboard.press('Escape');
  await page.setViewportSize(phone);
  await page.getByRole('heading', { name: 'Steps', exact: true }).scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: /^Ingredients 1\/\d+ ticked/ }).click();
  await expect(page.getByRole('dialog', { name: 'Ingredients' })).toBeVisible();
  await expectNoFaults(page, [phone]);
});

test('three engines find nothing where a cook says what there is, and in a fault of it', async ({
  page,
}) => {
  await openCalm(page, '/recipe/fudge-brownies');
  await page.setViewportSize(laptop);
  await page.getByRole('button', { name: 'By what you have' }).first().click();
  const dialog = page.getByRole('alertdialog', { name: 'How much do you have?' });
  await expectNoFaults(page);
  await dialog.getByLabel('You have').fill('some');
  await dialog.getByRole('button', { name: 'Scale the recipe' }).click();
  await expect(dialog.getByText('Type an amount, such as 140 g')).toBeVisible();
  await expectNoFaults(page);
});

test('three engines find nothing on the prints, nor on a recipe and its cook mode in German', async ({
  page,
}) => {
  for (const path of ['/recipe/fudge-brownies/print?scale=3&units=us', '/de/recipe/mapo-tofu']) {
    await openCalm(page, path);
    await expectNoFaults(page);
  }
  await openCalm(page, '/de/recipe/mapo-tofu/cook');
  await expect(main(page).locator('progress')).toBeVisible();
  await expectNoFaults(page);
});

test('three engines find nothing on a recipe with several photos, nor in its gallery', async ({
  page,
  site,
  newPerson,
}) => {
  const { slug, name } = await publishWithPhotos(site.url, await newPerson(), [
    'Ready',
    'Dough',
    '',
  ]);
  await openCalm(page, `/recipe/${slug}`);
  await expectNoFaults(page);
  await reload(page);
  await page.getByRole('link', { name: 'Photo 2 of 3' }).click();
  await expect(page.getByRole('dialog', { name: `Photos of ${name}` })).toBeVisible();
  await expectNoFaults(page);
});
