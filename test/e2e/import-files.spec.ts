import { gzipSync } from 'node:zlib';
import { expect, type Page } from '@playwright/test';
import { makeZip } from 'client-zip';
import { test } from '#test/support/page.ts';
import { caption, expectUploads, large, plain } from '#test/support/photo-steps.ts';
import { expectToast, open, reload } from '#test/support/steps.ts';

const foldOf = (page: Page) => page.getByText('Start from a web page', { exact: true });
const pasteOf = (page: Page) => page.getByText('Or paste the text of the page', { exact: true });

const paprikaOf = (name: string, ingredients: string) =>
  gzipSync(JSON.stringify({ name, ingredients, directions: 'Boil.' }));

/** Nine stews, and three that differ. */
async function zipOfTwelve(): Promise<Buffer> {
  const zip = makeZip([
    { name: 'Soup.paprikarecipe', input: paprikaOf('Leek soup', '2 leeks') },
    { name: 'Dal.paprikarecipe', input: paprikaOf('Red dal', '200 g lentils') },
    { name: 'Pie.paprikarecipe', input: paprikaOf('Apple pie', '3 apples') },
    ...Array.from({ length: 9 }, (_, index) => ({
      name: `${index}.paprikarecipe`,
      input: paprikaOf(`Stew ${index + 1}`, '1 carrot'),
    })),
    { name: 'Broken.paprikarecipe', input: 'no recipe' },
    { name: 'pie.jpg', input: 'a photo' },
  ]);
  return Buffer.from(await new Response(zip).arrayBuffer());
}

test('of a zip of twelve recipes one is chosen, and then another that is searched; the field for files is there with its fold alone', async ({
  page,
  newPerson,
  logIn,
}) => {
  await logIn(page, await newPerson('Asha'));
  await open(page, '/addrecipe');
  const files = page.locator('input[type=file]');
  const fold = foldOf(page);
  await fold.click();
  await expect(files).toHaveCount(1);
  await pasteOf(page).click();
  await expect(files).toHaveCount(2);
  const chosen = { name: 'Export.paprikarecipes', mimeType: '', buffer: await zipOfTwelve() };
  await page.getByLabel('Choose a file').setInputFiles(chosen);
  const sum = '12 recipes were found in that file. Which do you want to start from?';
  await expect(page.getByText(sum)).toBeVisible();
  await expect(page.getByText('1 file in it was not understood.')).toBeVisible();
  const listed = page.getByRole('button', { name: /soup|dal|pie/i });
  await expect(listed).toHaveText(['Apple pie', 'Leek soup', 'Red dal']);

  await listed.nth(0).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expectToast(page, 'success', 'Recipe read, please check it');
  await expect(page.getByLabel('Dish name')).toHaveValue('Leek soup');
  await expect(page.getByLabel('Ingredient 1', { exact: true })).toHaveValue('2 leeks');
  await expect(listed).toHaveText(['Apple pie', /^Leek soup\s*taken over$/, 'Red dal']);
  await expect(listed.nth(1)).toBeFocused();

  await fold.click();
  await expect(files).toHaveCount(1);
  await fold.click();
  const search = page.getByLabel('Search these recipes');
  await search.fill('cake');
  await expect(page.getByText('None of them is called that')).toBeVisible();
  await search.fill('RÉD');
  await search.press('Enter');
  await expect(listed).toHaveText(['Red dal']);
  await listed.click();
  await page.getByRole('button', { name: 'Replace it' }).click();
  await expect(page.getByLabel('Dish name')).toHaveValue('Red dal');
  await search.fill('');

  await reload(page);
  await fold.click();
  await pasteOf(page).click();
  await page.getByLabel('Choose a file').setInputFiles(chosen);
  await expect(listed).toHaveText(['Apple pie', /^Leek soup\s*taken/, /^Red dal\s*taken/]);
});

test('a packed recipe is read as if it were pasted; a file that cannot be read says why at its field', async ({
  page,
  newPerson,
  logIn,
}) => {
  await logIn(page, await newPerson('Asha'));
  await open(page, '/addrecipe');
  await foldOf(page).click();
  await pasteOf(page).click();
  const field = page.getByLabel('Choose a file');
  const zip = (await zipOfTwelve()).subarray(0, 200);
  await field.setInputFiles({ name: 'a.zip', mimeType: 'application/zip', buffer: zip });
  await expect(field).toHaveAccessibleDescription(/That file could not be read$/);
  const buffer = paprikaOf('Red dal', '200 g lentils');
  await field.setInputFiles({ name: 'Dal.paprikarecipe', mimeType: '', buffer });
  await expect(page.getByLabel('Text or HTML of the recipe')).toHaveValue(/Red dal/);
  await expect(field).not.toHaveAttribute('aria-invalid');
  await page.getByRole('button', { name: 'Read the page' }).click();
  await expect(page.getByLabel('Dish name')).toHaveValue('Red dal');
});

test('the photos of a file come after a press, small enough for the site, and go where another recipe is taken', async ({
  page,
  newPerson,
  logIn,
  expectConsole,
}) => {
  expectConsole(/This browser cannot read the photo/);
  await logIn(page, await newPerson('Asha'));
  await open(page, '/addrecipe');
  await foldOf(page).click();
  await pasteOf(page).click();
  const zip = await zipWithPhotos();
  await page.getByLabel('Choose a file').setInputFiles(zip);
  const take = (name: string) => page.getByRole('button', { name }).click();
  const first = page.getByRole('img', { name: 'Chosen photo' });

  await take('Apple pie');
  await expect(page.getByLabel('Dish name')).toHaveValue('Apple pie');
  await expect(page.getByText('3 photos of it are in that file.')).toBeVisible();
  await expect(page.getByText('We found no photo')).toHaveCount(0);
  await expect(first).toHaveCount(0);
  await take('Add the photos');
  await expect(page.getByText('2 photos are in the form now, further down.')).toBeVisible();
  await expect(page.getByText('1 photo could not be read.')).toBeVisible();
  await expect(first).toBeVisible();
  await expect(page.getByText('pie.jpg')).toBeVisible();
  await expect(caption(page, 1)).toHaveValue('From our tree');
  await expect(page.getByRole('button', { name: 'Remove Photo of Step 1' })).toBeVisible();
  await expectUploads(page, 1);

  await take('Leek soup');
  await take('Replace it');
  await expect(page.getByLabel('Dish name')).toHaveValue('Leek soup');
  await expect(page.getByText('1 photo of it is in that file.')).toBeVisible();
  await expect(first).toHaveCount(0);
  const field = page.locator('input[name=photo]');
  await page.getByRole('button', { name: 'Publish recipe' }).click();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await take('Add the photo');
  await expect(page.getByText('1 photo is in the form now, further down.')).toBeVisible();
  await expect(field).not.toHaveAttribute('aria-invalid');
  await expect(page.getByText('soup.png')).toBeVisible();
});

/** What a cook took along: a pie with a photo of more than the site takes, one that is none, and one of its step; and a soup. */
async function zipWithPhotos() {
  const pie = {
    recipe: {
      name: 'Apple pie',
      ingredientList: ['3 apples'],
      stepList: ['Bake.'],
      photoCaptions: ['From our tree', ''],
    },
    photos: ['pie.png', 'pie-2.png'],
    stepPhotos: ['pie-3.png'],
  };
  const soup = {
    recipe: { name: 'Leek soup', ingredientList: ['2 leeks'], stepList: ['Boil.'] },
    photos: ['soup.png'],
  };
  const zip = makeZip([
    { name: 'pie/pie.potluck.json', input: JSON.stringify(pie) },
    { name: 'pie/pie.png', input: (await large('pie.png')).buffer },
    { name: 'pie/pie-2.png', input: 'no photo' },
    { name: 'pie/pie-3.png', input: (await plain('pie.png', '#883322')).buffer },
    { name: 'soup/soup.potluck.json', input: JSON.stringify(soup) },
    { name: 'soup/soup.png', input: (await plain('soup.png', '#228833')).buffer },
  ]);
  const buffer = Buffer.from(await new Response(zip).arrayBuffer());
  return { name: 'takeout.zip', mimeType: 'application/zip', buffer };
}
