import { expect, type Page } from '@playwright/test';
import { test } from '#test/support/page.ts';
import {
  editRecipe,
  expectToast,
  fillRecipe,
  open,
  picture,
  publishRecipe,
  uniqueName,
} from '#test/support/steps.ts';

const row = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const steps = (page: Page) => page.getByRole('textbox', { name: /^Step \d/ });
const allSteps = ['Simmer, stirring, for 20 minutes.', 'Fry the onion.', 'Serve.'];
const expectSteps = (page: Page, values: string[]) =>
  expect
    .poll(() =>
      steps(page).evaluateAll((all) => all.map((one) => (one as HTMLTextAreaElement).value)),
    )
    .toEqual(values);

/** Begins a recipe with these steps. */
async function startSteps(page: Page, [first = '', ...others]: string[]): Promise<void> {
  await open(page, '/addrecipe');
  await row(page, 'Step 1').fill(first);
  for (const other of others) {
    await page.keyboard.press('Enter');
    await page.keyboard.type(other);
  }
}

/** Drags a row to the place of one above it. */
async function dragUp(page: Page, name: string, above: string): Promise<void> {
  const handle = (of: string) =>
    page
      .getByRole('listitem')
      .filter({ has: row(page, of) })
      .locator('[aria-hidden=true]')
      .first();
  await handle(above).scrollIntoViewIfNeeded();
  const from = await handle(name).boundingBox();
  const to = await handle(above).boundingBox();
  if (!from || !to) throw new Error('The handles are not drawn');
  await page.mouse.move(from.x + 8, from.y + 8);
  await page.mouse.down();
  await page.mouse.move(to.x + 8, to.y + 4, { steps: 8 });
  await page.mouse.up();
}

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
  await test.step('a diet that an ingredient contradicts is told beside it as long as it does', async () => {
    const line = row(page, 'Ingredient 2');
    const before = await line.inputValue();
    const vegan = page.getByRole('checkbox', { name: 'Vegan' });
    await vegan.check();
    await line.fill('50 g butter, soft');
    const diets = page.getByRole('group', { name: 'Diet' });
    await expect(diets).toHaveAccessibleDescription(
      'Vegan, but the ingredients name butter (line 2).',
    );
    await line.fill('50 g vegan butter');
    await expect(diets).toHaveAccessibleDescription('');
    await line.fill(before);
    await vegan.uncheck();
  });
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

test('a line that was removed comes back where it was, with its words, its photo and the focus', async ({
  page,
  site,
  newPerson,
  logIn,
}) => {
  const cook = await newPerson();
  await logIn(page, cook);
  await open(page, '/addrecipe');
  const name = uniqueName('Undone dal');
  await fillRecipe(page, { name });
  await row(page, 'Step 1').press('Enter');
  await page.keyboard.type('Fry the onion.');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Serve.');
  const chooser = page.waitForEvent('filechooser');
  await button(page, 'Add a photo to Step 2').click();
  await (await chooser).setFiles(picture);
  await expect(button(page, 'Remove Photo of Step 2')).toBeVisible();

  await button(page, 'Remove Step 2').click();
  await expect(row(page, 'Step 1')).toBeFocused();
  await expectSteps(page, ['Simmer, stirring, for 20 minutes.', 'Serve.']);
  await expect(page.getByRole('status').filter({ hasText: 'Step 2' })).toHaveText(
    'Step 2 is removed',
  );
  await expect(button(page, 'Remove Photo of Step 2')).toHaveCount(0);
  await button(page, 'Undo: put Step 2 back').press('Enter');
  await expect(row(page, 'Step 2')).toBeFocused();
  await expectSteps(page, allSteps);
  await expect(button(page, 'Remove Photo of Step 2')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Undo/ })).toHaveCount(0);

  await test.step('of several the last comes back first, from the top of a list as well', async () => {
    await button(page, 'Remove Step 1').click();
    await expect(row(page, 'Step 1')).toBeFocused();
    await button(page, 'Remove Step 2').click();
    await expectSteps(page, ['Fry the onion.']);
    await button(page, 'Undo: put Step 2 back').click();
    await expectSteps(page, ['Fry the onion.', 'Serve.']);
    await button(page, 'Undo: put Step 1 back').click();
    await expectSteps(page, allSteps);
  });
  await test.step('rows are dragged past its place as past none', async () => {
    await button(page, 'Remove Step 1').click();
    await dragUp(page, 'Step 2', 'Step 1');
    await expectSteps(page, ['Serve.', 'Fry the onion.']);
    await dragUp(page, 'Step 2', 'Step 1');
    await button(page, 'Undo: put Step 1 back').click();
    await expectSteps(page, allSteps);
  });
  await test.step('an ingredient does, too; an empty line is not missed', async () => {
    await button(page, 'Remove Ingredient 2').click();
    await button(page, 'Undo: put Ingredient 2 back').click();
    await expect(row(page, 'Ingredient 2')).toHaveValue('1 onion');
    await button(page, '+Ingredient').click();
    await button(page, 'Remove Ingredient 3').click();
    await expect(row(page, 'Ingredient 2')).toBeFocused();
    await expect(page.getByRole('button', { name: /^Undo/ })).toHaveCount(0);
  });
  const sends = await countSends(page);
  await button(page, 'Publish recipe').evaluate((one: HTMLElement) => {
    // Faster than the page can draw itself anew.
    one.click();
    one.click();
  });
  await expectToast(page, 'success', 'Recipe published');
  expect(sends()).toBe(1);
  const mine = await fetch(`${site.url}/api/v1/food/get-food?userId=${cook.user._id}`);
  const { foods } = await mine.json();
  expect(foods[0].stepList).toEqual(allSteps);
  const about = await fetch(`${site.url}/api/v1/food/get-food/${foods[0].slug}`);
  const { food } = await about.json();
  expect(food.stepPhotos).toMatchObject([{ stepId: food.stepIds[1] }]);
});

test('a form that starts over puts nothing back from before', async ({ page }) => {
  await startSteps(page, ['Soak.', 'Boil.']);
  await button(page, 'Remove Step 1').click();
  await expect(button(page, 'Undo: put Step 1 back')).toBeVisible();
  await button(page, 'Discard').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await expectSteps(page, ['']);
  await expect(page.getByRole('button', { name: /^Undo/ })).toHaveCount(0);
});

test('a line is not lost with all that stood beside it', async ({ page }) => {
  await startSteps(page, ['Soak.', 'Boil.']);
  await button(page, 'Remove Step 1').click();
  await row(page, 'Step 1').press('Enter');
  await page.keyboard.type('Serve.');
  await row(page, 'Step 1').fill('');
  await page.keyboard.press('Backspace');
  await expectSteps(page, ['Serve.']);
  await button(page, 'Undo: put Step 1 back').click();
  await expectSteps(page, ['Soak.', 'Serve.']);
});

test('each of two lines that were called the same is said to be removed', async ({ page }) => {
  await startSteps(page, ['Soak.', 'Boil.', 'Serve.']);
  const said = page.getByRole('status').getByText('Step 2 is removed');
  await button(page, 'Remove Step 2').click();
  const first = await said.elementHandle();
  await button(page, 'Remove Step 2').click();
  await expect(said).toHaveCount(1);
  // A screen reader hears what is put there, not what stays.
  expect(await first?.evaluate((words) => words.isConnected)).toBe(false);
});

test('an edit that goes on from another version of its recipe puts nothing back from before', async ({
  page,
  site,
  newPerson,
  logIn,
  expectConsole,
}) => {
  expectConsole('409 (Conflict)');
  const cook = await newPerson();
  const name = uniqueName('Disputed dal');
  const stepList = ['Soak.', 'Boil.', 'Serve.'];
  const { _id, slug } = await publishRecipe(site.url, cook, { name, stepList });
  await logIn(page, cook);
  await open(page, `/update-recipe/${slug}`);
  await expect(row(page, 'Step 1')).toBeEnabled();
  await button(page, 'Remove Step 2').click();
  const undo = button(page, 'Undo: put Step 2 back');
  await expect(undo).toBeVisible();
  await editRecipe(site.url, cook, _id, { name, stepList: ['Soak.', 'Boil.', 'Serve hot.'] });
  await button(page, 'Save changes').click();
  await expect(page.getByText('Serve hot.')).toBeVisible();
  await editRecipe(site.url, cook, _id, { name, stepList: ['Soak.', 'Boil.', 'Serve cold.'] });
  await button(page, 'Save my choices').click();
  await expect(page.getByText('Serve cold.')).toBeVisible();
  await button(page, 'Back to the form').click();
  await expectSteps(page, ['Soak.', 'Serve.']);
  await expect(undo).toHaveCount(0);
});
