import { expect, type Page } from '@playwright/test';
import { findLayoutFaults } from '#test/support/layout-faults.ts';
import { test } from '#test/support/page.ts';
import { closeByBack, expectToast, open, publishRecipe, reload } from '#test/support/steps.ts';

const column = (page: Page) => page.getByRole('region', { name: 'Ingredients' });
const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test('from 720 pixels ingredients and steps stand side by side, and the ingredients stay in view', async ({
  page,
}) => {
  await page.setViewportSize({ width: 720, height: 700 });
  await open(page, '/recipe/chili-con-carne');
  const steps = page.getByRole('region', { name: 'Steps' });
  await page.getByRole('link', { name: 'Steps', exact: true }).click();
  await expect(steps.getByRole('heading')).toBeInViewport();
  const [left, right] = [await column(page).boundingBox(), await steps.boundingBox()];
  expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThan(right?.x ?? 0);
  await steps.getByRole('listitem').last().scrollIntoViewIfNeeded();
  await expect(column(page).getByRole('heading')).toBeInViewport();
  const last = column(page).getByRole('checkbox').last();
  await last.focus();
  await expect(last).toBeInViewport();
  expect(await findLayoutFaults(page)).toEqual([]);
});

test('on a phone a bar counts the ticks, which survive a reload, and opens the ingredients over the steps', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/recipe/mapo-tofu');
  await column(page).getByRole('checkbox', { name: '1 tsp fine salt' }).check();
  await column(page).getByRole('checkbox', { name: '2 tsp light soy sauce' }).check();
  await reload(page);
  await expect(column(page).getByRole('checkbox', { name: '1 tsp fine salt' })).toBeChecked();
  await page.getByRole('link', { name: 'Steps', exact: true }).click();
  const bar = page.getByRole('button', { name: 'Ingredients 2/15 ticked' });
  await expect(bar).toHaveText('Ingredients 2/15');
  await bar.click();
  const sheet = page.getByRole('dialog', { name: 'Ingredients' });
  await expect(sheet.getByRole('checkbox', { name: '1 tsp fine salt' })).toBeChecked();
  await sheet.getByRole('checkbox', { name: '3 tbsp neutral oil' }).check();
  await sheet.getByRole('button', { name: '2×' }).click();
  await expect(sheet.getByText('1200 g')).toBeVisible();
  expect(await findLayoutFaults(page)).toEqual([]);
  // A question over it is closed first, and alone.
  await sheet.getByRole('button', { name: 'By what you have' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toBeVisible();
  await closeByBack(page);
  await expect(question).toHaveCount(0);
  await expect(sheet).toBeVisible();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await closeByBack(page);
  await expect(sheet).toHaveCount(0);
  await expect(page).toHaveURL('/recipe/mapo-tofu?scale=2#steps');
  const fuller = page.getByRole('button', { name: 'Ingredients 3/15 ticked' });
  await expect(fuller).toBeFocused();
  // The page is the same: nobody asks for it again.
  expect(asked.filter((url) => url.includes('/api/'))).toEqual([]);

  await page.keyboard.press('Enter');
  await expect(sheet).toBeVisible();
  await sheet.getByRole('button', { name: 'Clear ticks' }).click();
  await expect(sheet.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await expect(sheet.getByRole('button', { name: 'Copy', exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await expect(page).toHaveURL('/recipe/mapo-tofu?scale=2#steps');
  await reload(page);
  await expect(column(page).getByRole('checkbox', { checked: true })).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('ticks'))).toBeNull();
});

test('ticks of one tab show in another, and neither takes away what the other ticked', async ({
  page,
  context,
}) => {
  await open(page, '/recipe/mapo-tofu');
  const other = await context.newPage();
  await open(other, '/recipe/mapo-tofu');
  const box = (tab: Page, name: string) => column(tab).getByRole('checkbox', { name });
  await box(page, '1 tsp fine salt').check();
  await expect(box(other, '1 tsp fine salt')).toBeChecked();
  await box(other, '2 tsp light soy sauce').check();
  await expect(box(page, '2 tsp light soy sauce')).toBeChecked();
  await reload(page);
  for (const name of ['1 tsp fine salt', '2 tsp light soy sauce'])
    await expect(box(page, name)).toBeChecked();
  await column(other).getByRole('button', { name: 'Clear ticks' }).click();
  await expect(column(page).getByRole('checkbox', { checked: true })).toHaveCount(0);
});

test.describe('on a phone whose language is another', () => {
  test.use({ locale: 'de-AT', viewport: { width: 360, height: 740 } });

  test('the bar of ingredients stands free below the offer of that language', async ({ page }) => {
    await open(page, '/recipe/mapo-tofu');
    await expect(page.getByRole('link', { name: 'Diese Seite auf Deutsch lesen' })).toBeVisible();
    await page.getByRole('link', { name: 'Steps', exact: true }).click();
    await page.getByRole('button', { name: 'Ingredients 0/15 ticked' }).click();
    await expect(page.getByRole('dialog', { name: 'Ingredients' })).toBeVisible();
  });
});

test('ingredients are copied as they are shown, all or those ticked', async ({
  page,
  site,
  newPerson,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const { slug } = await publishRecipe(site.url, await newPerson(), {
    ingredientList: ['200 g flour', '# For the filling', '2 eggs =', '100 g butter'],
    stepList: ['Mix the flour.', 'Fry the eggs.'],
  });
  await open(page, `/recipe/${slug}`);
  await expect(column(page).getByRole('checkbox', { name: '2 eggs', exact: true })).toBeVisible();
  await column(page).getByRole('button', { name: 'Copy', exact: true }).click();
  await expectToast(page, 'success', 'Ingredients copied');
  expect(await copied(page)).toBe('200 g flour\n\nFor the filling\n2 eggs\n100 g butter');
  await page.getByRole('button', { name: '2×' }).click();
  await expect(column(page).getByText('400 g')).toBeVisible();
  await column(page).getByRole('checkbox', { name: '200 g butter' }).check();
  await column(page).getByRole('button', { name: 'Copy ticked' }).click();
  await expect.poll(() => copied(page)).toBe('For the filling\n200 g butter');
});

test('a step shows what it uses under the mouse, with the focus and at a press, in the amounts chosen, and moves nothing', async ({
  page,
}) => {
  await open(page, '/recipe/mapo-tofu?scale=2');
  const steps = page.getByRole('region', { name: 'Steps' }).locator('ol > li');
  const marked = column(page).locator('[data-marked]');
  await steps.nth(4).hover();
  const used = ['1200 g soft block tofu, cut into 2 cm cubes', '700 ml unsalted chicken stock'];
  used.push('4 tsp light soy sauce', '1 tsp caster sugar');
  await expect(marked).toHaveText(used);
  await page.mouse.move(0, 0);
  await expect(marked).toHaveCount(0);
  const number = page.getByRole('button', { name: 'Ingredients of step 5' });
  await number.focus();
  await expect(marked).toHaveText(used);
  const last = await steps.last().boundingBox();
  await page.keyboard.press('Enter');
  const card = page.getByRole('region', { name: 'Ingredients of step 5' });
  await expect(card.getByRole('listitem')).toHaveText(used);
  expect((await steps.last().boundingBox())?.height).toBe(last?.height);
  await page.keyboard.press('Escape');
  await expect(card).toHaveCount(0);
  await expect(number).toBeFocused();
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  test('a step that is tapped keeps its ingredients open until it is left', async ({ page }) => {
    await open(page, '/recipe/mapo-tofu');
    const steps = page.getByRole('region', { name: 'Steps' }).locator('ol > li');
    await steps.nth(1).tap();
    const card = page.getByRole('region', { name: 'Ingredients of step 2' });
    await expect(card.getByRole('listitem')).toHaveText([
      '600 g soft block tofu, cut into 2 cm cubes',
      '1 tsp fine salt',
    ]);
    await expect(steps.nth(1)).toHaveAttribute('aria-current', 'step');
    await card.getByRole('button', { name: 'Close' }).tap();
    await expect(card).toHaveCount(0);
    await steps.nth(3).tap();
    await expect(page.getByRole('region', { name: 'Ingredients of step 4' })).toBeVisible();
    await page.getByRole('heading', { name: 'Steps' }).tap();
    await expect(page.getByRole('region', { name: /^Ingredients of/ })).toHaveCount(0);
  });
});

test('the form tells below each ingredient how it is understood, and what an = at its end does', async ({
  page,
}) => {
  await open(page, '/addrecipe');
  await expect(page.getByText('An = at the end of a line keeps its amount')).toBeVisible();
  const first = page.getByRole('textbox', { name: 'Ingredient 1' });
  const row = page.getByRole('listitem').filter({ has: first });
  const before = await row.boundingBox();
  await first.fill('2½ tbsp chilli bean paste, chopped');
  for (const part of ['Amount: 2½', 'Unit: tbsp', 'Food: chilli bean paste', 'Note: chopped'])
    await expect(row.getByText(part, { exact: true })).toBeVisible();
  expect((await row.boundingBox())?.height).toBe(before?.height);
  await expect(first).toHaveAccessibleDescription(/Food: chilli bean paste/);
  await first.fill('2 eggs =');
  await expect(row.getByText('Fixed by =: the same for any servings')).toBeVisible();
  await first.fill('salt, to taste');
  await expect(row.getByText('No amount')).toBeVisible();
  await first.fill('');
  await expect(row.getByText('No amount')).toHaveCount(0);
});
