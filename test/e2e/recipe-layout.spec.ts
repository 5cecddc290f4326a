import { expect, type Locator, type Page } from '@playwright/test';
import { findLayoutFaults } from '#test/support/layout-faults.ts';
import { settle } from '#test/support/moments.ts';
import { test } from '#test/support/page.ts';
import { open, publishRecipe } from '#test/support/steps.ts';

const main = (page: Page) => page.getByRole('main');

async function boxOf(one: Locator) {
  const box = await one.boundingBox();
  if (!box) throw new Error('It does not show');
  return box;
}

test('at each size of the window a recipe lies as it is read: the column of its ingredients, its tip, its facts', async ({
  page,
}) => {
  const resize = async (width: number, height: number) => {
    await page.setViewportSize({ width, height });
    await expect
      .poll(() => page.evaluate(() => [innerWidth, innerHeight]))
      .toEqual([width, height]);
    await settle(page);
  };
  const tipIsAsWideAsSteps = async (width: number, height: number) => {
    await resize(width, height);
    const step = await boxOf(page.getByRole('region', { name: 'Steps' }).locator('li').first());
    const tip = await boxOf(main(page).locator('aside'));
    expect(Math.abs(tip.width - step.width), `at ${width}`).toBeLessThan(2);
  };
  await page.setViewportSize({ width: 1320, height: 700 });
  await open(page, '/recipe/chili-con-carne');

  await test.step('a column lower than its ingredients says so where it cuts them, and no more at their end', async () => {
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

  await test.step('on a wide screen the tip is as wide as the steps', async () => {
    await tipIsAsWideAsSteps(1320, 900);
    await tipIsAsWideAsSteps(1920, 1000);
  });

  await test.step('its total time and the other facts stand above its description, and Created At quietly', async () => {
    await resize(1280, 720);
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

  await test.step('on a narrow screen too the tip is as wide as the steps', async () => {
    await tipIsAsWideAsSteps(800, 900);
    await tipIsAsWideAsSteps(360, 740);
  });
});

test('a long recipe is read whole: its commas split nothing, its numbers stay in one line, its description folds', async ({
  page,
  site,
  newPerson,
  otherPage,
}) => {
  const sentence = 'Grandmother stirred the beans for an hour.';
  const description = `${Array(100).fill(sentence).join(' ')} The very end.`;
  const ingredientList = ['2 cups flour, sifted', 'salt, pepper, and a bay leaf'];
  const stepList = ['Mix, rest, and fold.', ...Array<string>(28).fill('Stir once.')];
  const { slug } = await publishRecipe(site.url, await newPerson(), {
    description,
    ingredientList,
    stepList,
  });
  await open(page, `/recipe/${slug}`);
  const steps = page.getByRole('region', { name: 'Steps' }).getByRole('listitem');

  await test.step('a comma in an ingredient or a step splits nothing', async () => {
    const ingredients = page.getByRole('region', { name: 'Ingredients' }).locator('li');
    await expect(ingredients).toHaveText(ingredientList);
    await expect(steps).toHaveText(stepList);
  });

  await test.step('the numbers of steps stay in one line each from 20 on too', async () => {
    const heights = await steps.evaluateAll((all) =>
      all.map((one) => getComputedStyle(one, '::before').height),
    );
    expect(heights).toHaveLength(29);
    expect(new Set(heights).size).toBe(1);
  });

  await test.step('a description of thousands of characters folds, unfolds without a script too, and prints whole', async () => {
    const bare = await otherPage(undefined, { javaScriptEnabled: false });
    await bare.goto(`/recipe/${slug}`);
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
  });
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
