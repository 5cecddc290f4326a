import { expect, type Locator, type Page } from '@playwright/test';
import { findLayoutFaults } from '#test/support/layout-faults.ts';
import { test } from '#test/support/page.ts';
import { open, publishRecipe } from '#test/support/steps.ts';

const main = (page: Page) => page.getByRole('main');

async function boxOf(one: Locator) {
  const box = await one.boundingBox();
  if (!box) throw new Error('It does not show');
  return box;
}

test('a column lower than its ingredients says so where it cuts them, and no more at their end', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1320, height: 700 });
  await open(page, '/recipe/chili-con-carne');
  const column = page.getByRole('region', { name: 'Ingredients' });
  const sign = column.locator('[data-more]');
  const opacity = () => sign.evaluate((one) => Number(getComputedStyle(one).opacity));
  await column.scrollIntoViewIfNeeded();
  await expect.poll(opacity).toBe(1);
  const [all, shown] = [await boxOf(column), await boxOf(sign)];
  expect(all.y + all.height - shown.y - shown.height).toBeLessThan(2);
  expect(shown.width).toBeGreaterThan(all.width - 4);

  await column.evaluate((one) => one.scrollTo(0, one.scrollHeight));
  await expect.poll(opacity).toBe(0);
  const last = await boxOf(column.getByRole('listitem').last());
  // The space at the end covers no line.
  const space = await boxOf(column.locator('div:has(> [data-more])'));
  expect(last.y + last.height).toBeLessThanOrEqual(space.y + 1);

  await page.setViewportSize({ width: 1320, height: 1400 });
  await expect.poll(() => column.evaluate((one) => one.scrollHeight - one.clientHeight)).toBe(0);
  await expect.poll(opacity).toBe(0);
});

test('a recipe tells its total time and the other facts above its description, and Created At quietly', async ({
  page,
}) => {
  await open(page, '/recipe/chili-con-carne');
  const facts = main(page).locator('dl').first();
  await expect(facts).toContainText('Total time2 h 20 min');
  const description = page.getByRole('heading', { name: 'Description' });
  expect((await boxOf(facts)).y).toBeLessThan((await boxOf(description)).y);
  const created = main(page).getByText(/^Created At: \d{4}-\d\d-\d\d$/);
  const style = (one: Locator) =>
    one.evaluate((element) => {
      const { fontSize, borderTopWidth } = getComputedStyle(element);
      return { fontSize, borderTopWidth };
    });
  expect(await style(created)).toEqual({ fontSize: '14px', borderTopWidth: '0px' });
});

test('a description of thousands of characters folds, unfolds without a script too, and prints whole', async ({
  page,
  browser,
  site,
  newPerson,
}) => {
  const sentence = 'Grandmother stirred the beans for an hour.';
  const description = `${Array(100).fill(sentence).join(' ')} The very end.`;
  const { slug } = await publishRecipe(site.url, await newPerson(), { description });
  const without = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
  const bare = await without.newPage();
  await bare.goto(`/recipe/${slug}`);
  await open(page, `/recipe/${slug}`);
  for (const one of [page, bare]) {
    const end = main(one).getByText('The very end.');
    await expect(main(one).getByText(sentence).first()).toBeVisible();
    await expect(end).toBeHidden();
    expect((await boxOf(one.getByRole('region', { name: 'Steps' }))).y).toBeLessThan(1400);
    await main(one).getByText('Read more').click();
    await expect(end).toBeVisible();
    await main(one).getByText('Read less').click();
    await expect(end).toBeHidden();
    await one.emulateMedia({ media: 'print' });
    await expect(end).toBeVisible();
    await expect(main(one).getByText('Read more')).toBeHidden();
  }
  await without.close();
});

test('on a phone Save, or Saved, Share and Print stand in one row', async ({
  page,
  newPerson,
  logIn,
}) => {
  await logIn(page, await newPerson());
  await open(page, '/recipe/chili-con-carne');
  const save = main(page)
    .getByRole('button', { name: /^Save.* Tex-Mex/ })
    .first();
  await save.click();
  await expect(save).toHaveText('Saved');
  const actions = [
    save,
    main(page).getByRole('button', { name: 'Share', exact: true }),
    main(page).getByRole('link', { name: 'Print', exact: true }),
  ];
  for (const width of [360, 412, 479]) {
    await page.setViewportSize({ width, height: 740 });
    const rows = () => Promise.all(actions.map(async (one) => (await boxOf(one)).y));
    await expect.poll(async () => new Set(await rows()).size, `at ${width}`).toBe(1);
    for (const one of actions) expect((await boxOf(one)).height).toBeGreaterThanOrEqual(44);
    expect(await findLayoutFaults(page)).toEqual([]);
  }
});

test('the tip is as wide as the steps', async ({ page }) => {
  for (const [width, height] of [
    [360, 740],
    [800, 900],
    [1320, 900],
    [1920, 1000],
  ] as const) {
    await page.setViewportSize({ width, height });
    await open(page, '/recipe/chili-con-carne');
    const step = await boxOf(page.getByRole('region', { name: 'Steps' }).locator('li').first());
    const tip = await boxOf(main(page).locator('aside'));
    expect(Math.abs(tip.width - step.width), `at ${width}`).toBeLessThan(2);
  }
});

test('the numbers of steps stay in one line each from 20 on too', async ({
  page,
  site,
  newPerson,
}) => {
  const stepList = Array.from({ length: 29 }, () => 'Stir once.');
  const { slug } = await publishRecipe(site.url, await newPerson(), { stepList });
  await open(page, `/recipe/${slug}`);
  const heights = await page
    .getByRole('region', { name: 'Steps' })
    .getByRole('listitem')
    .evaluateAll((steps) => steps.map((one) => getComputedStyle(one, '::before').height));
  expect(heights).toHaveLength(29);
  expect(new Set(heights).size).toBe(1);
});
