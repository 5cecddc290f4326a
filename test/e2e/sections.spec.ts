import { expect, type Page } from '@playwright/test';
import { reloadKept } from '#test/support/kept-drafts.ts';
import { test } from '#test/support/page.ts';
import {
  editRecipe,
  expectToast,
  fillRecipe,
  open,
  publishRecipe,
  uniqueName,
} from '#test/support/steps.ts';

const row = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const list = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
const names = (page: Page, name: string) =>
  list(page, name)
    .getByRole('textbox')
    .evaluateAll((all) =>
      all.map((one) => `${one.ariaLabel}: ${(one as HTMLTextAreaElement).value}`),
    );

test('headings are added, moved and taken away in the form, kept with the draft, and shown on the page', async ({
  page,
  newPerson,
  logIn,
}) => {
  await logIn(page, await newPerson());
  await open(page, '/addrecipe');
  const name = uniqueName('Layered dal');
  await fillRecipe(page, { name });

  // By the button, and by what is typed; moved like any row.
  await list(page, 'Ingredients').getByRole('button', { name: '+Heading' }).click();
  await expect(row(page, 'Heading 1')).toBeFocused();
  await page.keyboard.type('For the tadka');
  await button(page, 'Move Heading 1 up').press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'is now' })).toHaveText(
    'Heading 1 is now 2 of 3',
  );
  await row(page, 'Ingredient 1').press('Home');
  await row(page, 'Ingredient 1').press('Enter');
  await expect(row(page, 'Ingredient 2')).toBeFocused();
  await page.keyboard.type('# Extra');
  await expect(row(page, 'Heading 1')).toBeFocused();
  await expect(row(page, 'Heading 1')).toHaveValue('Extra');
  await expect
    .poll(() => names(page, 'Ingredients'))
    .toEqual([
      'Ingredient 1: 200 g red lentils, rinsed',
      'Heading 1: Extra',
      'Heading 2: For the tadka',
      'Ingredient 2: 1 onion',
    ]);
  // Before its first letter, Backspace makes a line of it; as a heading it goes alone.
  await row(page, 'Heading 1').press('Home');
  await page.keyboard.press('Backspace');
  await expect(row(page, 'Ingredient 2')).toHaveValue('Extra');
  await button(page, 'Remove Ingredient 2').click();

  // A heading needs a name, and lines.
  await row(page, 'Step 1').fill('# ');
  await button(page, 'Publish recipe').click();
  await expect(list(page, 'Steps').getByText('Heading 1 is required')).toBeVisible();
  await list(page, 'Steps').getByRole('textbox').fill('Tadka');
  await button(page, 'Publish recipe').click();
  await expect(list(page, 'Steps').getByText('Steps: headings alone are not enough')).toBeVisible();
  // Enter goes on to a line of its own, which Backspace takes away again; the button adds one, too.
  const tadka = list(page, 'Steps').getByRole('textbox', { name: 'Heading 1', exact: true });
  await tadka.press('Enter');
  await expect(row(page, 'Step 1')).toBeFocused();
  await page.keyboard.press('Backspace');
  await expect(tadka).toBeFocused();
  await button(page, '+Step').click();
  await expect(row(page, 'Step 1')).toBeFocused();
  await page.keyboard.type('Fry the onion.');

  await expect(page.getByRole('img', { name: 'Chosen photo' })).toBeVisible();
  await reloadKept(page);
  await expect
    .poll(() => names(page, 'Steps'))
    .toEqual(['Heading 1: Tadka', 'Step 1: Fry the onion.']);
  await expect(page.getByRole('img', { name: 'Chosen photo' })).toBeVisible();
  await button(page, 'Publish recipe').click();
  await expectToast(page, 'success', 'Recipe published');
  await page.getByRole('link', { name: 'View', exact: true }).click();

  const ingredients = page.getByRole('region', { name: 'Ingredients' });
  await expect(ingredients.getByRole('heading', { level: 3 })).toHaveText(['For the tadka']);
  await expect(ingredients.getByRole('listitem')).toHaveText([
    '200 g red lentils, rinsed',
    '1 onion',
  ]);
  const steps = page.getByRole('region', { name: 'Steps' });
  await expect(steps.getByRole('heading', { level: 3 })).toHaveText(['Tadka']);
  await expect(page.locator('#step-1')).toHaveText('Fry the onion.');
});

test('an edit finds the headings again, and a conflict shows them', async ({
  page,
  site,
  newPerson,
  logIn,
  expectConsole,
}) => {
  expectConsole('409 (Conflict)');
  const cook = await newPerson();
  const name = uniqueName('Two-part dal');
  const recipe = await publishRecipe(site.url, cook, { name, stepList: ['# Tadka', 'Fry.'] });
  await logIn(page, cook);
  await open(page, `/update-recipe/${recipe.slug}`);
  await expect(row(page, 'Heading 1')).toHaveValue('Tadka');

  await editRecipe(site.url, cook, recipe._id, { name, stepList: ['# For the tadka', 'Fry.'] });
  const main = page.getByRole('main');
  await row(page, 'Heading 1').fill('Tempering');
  await button(page, 'Save changes').click();
  await expect(main.getByRole('heading', { name: /has changed since/ })).toBeFocused();
  await expect(main.locator('b', { hasText: 'Tempering' })).toBeVisible();
  await expect(main.locator('b', { hasText: 'For the tadka' })).toBeVisible();
  await button(page, 'Save my choices').click();
  await expectToast(page, 'success', 'Recipe updated');
  await expect(main.getByRole('heading', { name: 'Tempering', level: 3 })).toBeVisible();
});
