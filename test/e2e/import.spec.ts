import { expect, type Page } from '@playwright/test';
import { test } from '#test/support/page.ts';
import { expectToast, open } from '#test/support/steps.ts';

const link = (page: Page) => page.getByLabel('Link of the recipe');
const paste = (page: Page) => page.getByLabel('Text or HTML of the recipe');
const read = (page: Page) => page.getByRole('button', { name: 'Read the page' });

async function openForm(page: Page): Promise<void> {
  await open(page, '/addrecipe');
  await page.getByText('Start from a web page', { exact: true }).click();
}

test('a refused link says why and offers to paste instead; what is pasted fills the form', async ({
  page,
  site,
  newPerson,
  logIn,
  expectConsole,
}) => {
  expectConsole(/422/);
  await logIn(page, await newPerson('Asha'));
  const html = await (await fetch(`${site.url}/recipe/mapo-tofu`)).text();
  await openForm(page);
  await link(page).fill('http://127.0.0.1/recipe');
  await read(page).click();
  await expect(page.getByText('Only addresses of public web pages can be read')).toBeVisible();
  await link(page).fill('https://recipes.example.org/mapo-tofu');
  await paste(page).fill(html);
  await read(page).click();
  await expectToast(page, 'success', 'Recipe read, please check it');
  await expect(page.getByLabel('Dish name')).toHaveValue('Mapo Tofu');
  await expect(page.getByLabel('Category')).toHaveValue(/.+/);
  await expect(page.getByLabel('Ingredient 15', { exact: true })).toHaveValue(/spring onions/);
  await expect(page.getByLabel('Step 7', { exact: true })).toHaveValue(/plain rice/);
  await expect(page.getByLabel('Servings')).toHaveValue('4');
  await expect(page.getByLabel('Source link')).toHaveValue('https://recipes.example.org/mapo-tofu');
  await expect(page.getByText('Photos are not copied')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Chosen photo' })).toHaveCount(0);
});

test('a link that another app shares stands in the import, ready to be read', async ({
  page,
  newPerson,
  logIn,
}) => {
  await logIn(page, await newPerson('Asha'));
  const shared = 'Mapo tofu https://recipes.example.org/mapo-tofu';
  await open(page, `/addrecipe?title=Mapo&text=${encodeURIComponent(shared)}`);
  await expect(link(page)).toBeVisible();
  await expect(link(page)).toHaveValue('https://recipes.example.org/mapo-tofu');
});

test('what is pasted after a refused link does not keep that link as its source', async ({
  page,
  newPerson,
  logIn,
  expectConsole,
}) => {
  expectConsole(/422/);
  await logIn(page, await newPerson('Asha'));
  await openForm(page);
  const refused = 'http://127.0.0.1/recipe';
  await link(page).fill(refused);
  await read(page).click();
  await expect(page.getByText('Only addresses of public web pages can be read')).toBeVisible();
  const node = { '@type': 'Recipe', name: 'Pasted dal', recipeIngredient: ['1 cup lentils'] };
  await paste(page).fill(JSON.stringify({ '@context': 'https://schema.org', ...node }));
  await expect(link(page)).toHaveValue(refused);
  await read(page).click();
  await expect(page.getByLabel('Dish name')).toHaveValue('Pasted dal');
  await expect(page.getByLabel('Source link')).toHaveValue('');
});

test('what was typed is replaced only after a question', async ({ page, newPerson, logIn }) => {
  await logIn(page, await newPerson('Asha'));
  await openForm(page);
  await page.getByLabel('Dish name').fill('My own');
  await page.getByText('Or paste the text of the page', { exact: true }).click();
  const node = { '@type': 'Recipe', name: 'Pasted dal', recipeIngredient: ['1 cup lentils'] };
  await paste(page).fill(JSON.stringify({ '@context': 'https://schema.org', ...node }));
  await read(page).click();
  await page.getByRole('button', { name: 'Keep it' }).click();
  await expect(page.getByLabel('Dish name')).toHaveValue('My own');
  await read(page).click();
  await page.getByRole('button', { name: 'Replace it' }).click();
  await expect(page.getByLabel('Dish name')).toHaveValue('Pasted dal');
  await expect(page.getByLabel('Ingredient 1', { exact: true })).toHaveValue('1 cup lentils');
});

test('what is typed while a page is read is replaced only after a question, and old faults go with it', async ({
  page,
  newPerson,
  logIn,
}) => {
  await logIn(page, await newPerson('Asha'));
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/food/import-recipe', async (route) => {
    await held;
    await route.continue();
  });
  await openForm(page);
  await page.getByRole('button', { name: 'Publish recipe' }).click();
  const name = page.getByLabel('Dish name');
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await page.getByText('Or paste the text of the page', { exact: true }).click();
  const node = { '@type': 'Recipe', name: 'Pasted dal', recipeIngredient: ['1 cup lentils'] };
  await paste(page).fill(JSON.stringify({ '@context': 'https://schema.org', ...node }));
  await read(page).click();
  await expect(page.getByRole('button', { name: 'Reading' })).toBeVisible();
  await page.getByLabel('Description').fill('Typed meanwhile');
  answer();
  await page.getByRole('button', { name: 'Keep it' }).click();
  await expect(page.getByLabel('Description')).toHaveValue('Typed meanwhile');
  await expect(name).toHaveValue('');
  await read(page).click();
  await page.getByRole('button', { name: 'Replace it' }).click();
  await expect(name).toHaveValue('Pasted dal');
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(0);
});

test('a visitor is not offered what needs an account', async ({ page }) => {
  await open(page, '/addrecipe');
  await expect(page.getByLabel('Dish name')).toBeVisible();
  await expect(page.getByText('Start from a web page')).toHaveCount(0);
});
