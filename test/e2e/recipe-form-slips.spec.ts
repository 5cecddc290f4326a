import { expect, type Page } from '@playwright/test';
import { test } from '#test/support/page.ts';
import { expectToast, fillRecipe, open, publishRecipe, uniqueName } from '#test/support/steps.ts';

const row = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Counts the tries to publish or save, which go to the site as ever. */
async function countSends(page: Page): Promise<() => number> {
  let sends = 0;
  await page.route(/\/food\/(create|update)-food/, (route) => {
    sends += 1;
    return route.continue();
  });
  return () => sends;
}

test('Enter in a field of a whole recipe publishes nothing; its button does, by Enter as well', async ({
  page,
  newPerson,
  logIn,
}) => {
  await logIn(page, await newPerson());
  await open(page, '/addrecipe');
  await fillRecipe(page, { name: uniqueName('Half dal') });
  const sends = await countSends(page);
  await page.getByText('More details', { exact: true }).click();
  for (const field of [
    row(page, 'Dish name'),
    row(page, 'Servings'),
    row(page, 'Tags'),
    page.getByRole('checkbox', { name: 'Vegan' }),
  ]) {
    await field.press('Enter');
    await expect(field).toBeFocused();
  }
  // A line is added all the same, as it would be behind a waiting screen if one of them had sent the form.
  await row(page, 'Ingredient 2').press('Enter');
  await expect(row(page, 'Ingredient 3')).toBeFocused();
  await page.keyboard.press('Backspace');
  expect(sends()).toBe(0);
  await test.step('an input method that composes a word keeps its Enter', async () => {
    const isLeft = row(page, 'Dish name').evaluate((field) =>
      [true, false].map((isComposing) => {
        const about = { key: 'Enter', isComposing, bubbles: true, cancelable: true };
        return field.dispatchEvent(new KeyboardEvent('keydown', about));
      }),
    );
    expect(await isLeft).toEqual([true, false]);
  });
  await button(page, 'Publish recipe').press('Enter');
  await expectToast(page, 'success', 'Recipe published');
  expect(sends()).toBe(1);
});

test('Enter in a field of an edit saves nothing', async ({ page, site, newPerson, logIn }) => {
  const cook = await newPerson();
  const { slug } = await publishRecipe(site.url, cook);
  await logIn(page, cook);
  await open(page, `/update-recipe/${slug}`);
  await expect(row(page, 'Dish name')).toBeEnabled();
  const sends = await countSends(page);
  await row(page, 'Dish name').fill(uniqueName('Changed dal'));
  await page.keyboard.press('Enter');
  await expect(row(page, 'Dish name')).toBeFocused();
  await row(page, 'Description').fill('Two ways, and a third.');
  expect(sends()).toBe(0);
  await button(page, 'Save changes').press('Space');
  await expectToast(page, 'success', 'Recipe updated');
  expect(sends()).toBe(1);
});
