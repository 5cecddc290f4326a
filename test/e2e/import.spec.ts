import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { test } from '#test/support/page.ts';
import { expectToast, open, reload, uniqueName } from '#test/support/steps.ts';

const link = (page: Page) => page.getByLabel('Link of the recipe');
const paste = (page: Page) => page.getByLabel('Text or HTML of the recipe');
const read = (page: Page) => page.getByRole('button', { name: 'Read the page' });

async function openForm(page: Page): Promise<void> {
  await open(page, '/addrecipe');
  await page.getByText('Start from a web page', { exact: true }).click();
}

test('a link that another app shares can be read; a refused one says why and offers to paste instead; what is pasted fills the form', async ({
  page,
  site,
  newPerson,
  logIn,
  guard,
  expectConsole,
}) => {
  await logIn(page, await newPerson('Asha'));
  const html = await (await fetch(`${site.url}/recipe/mapo-tofu`)).text();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/food/import-recipe')) asked.push(request.url());
  });
  await test.step('a link that another app shares stands in the import, ready to be read', async () => {
    const shared = 'Mapo tofu https://recipes.example.org/mapo-tofu';
    await open(page, `/addrecipe?title=Mapo&text=${encodeURIComponent(shared)}`);
    await expect(link(page)).toBeVisible();
    await expect(link(page)).toHaveValue('https://recipes.example.org/mapo-tofu');
    expect(asked).toEqual([]);
    guard.check();
  });
  expectConsole(/422/);
  await link(page).fill('http://127.0.0.1/recipe');
  await read(page).click();
  await expect(page.getByText('Only addresses of public web pages can be read')).toBeVisible();
  await link(page).fill('https://recipes.example.org/mapo-tofu');
  await paste(page).fill(html);
  await read(page).click();
  await expectToast(page, 'success', 'Recipe read, please check it');
  await expect(
    page.getByText('Start from a web page', { exact: true }).locator('..'),
  ).toBeFocused();
  await expect(page.getByLabel('Dish name')).toHaveValue('Mapo Tofu');
  await expect(page.getByLabel('Category')).toHaveValue(/.+/);
  await expect(page.getByLabel('Ingredient 15', { exact: true })).toHaveValue(/spring onions/);
  await expect(page.getByLabel('Step 7', { exact: true })).toHaveValue(/plain rice/);
  await expect(page.getByLabel('Servings')).toHaveValue('4');
  await expect(page.getByLabel('Source link')).toHaveValue('https://recipes.example.org/mapo-tofu');
  await expect(page.getByText('1 photo was found on that page.')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Chosen photo' })).toHaveCount(0);
  expect(asked).toHaveLength(2);
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

test('what is typed before or while a page is read is replaced only after a question, and old faults go with it', async ({
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

  await test.step('what was typed before is replaced only after a question, too', async () => {
    await name.fill('My own');
    await page.getByText('Start from a web page', { exact: true }).click();
    const other = { ...node, recipeIngredient: ['2 cups rice'] };
    await paste(page).fill(JSON.stringify({ '@context': 'https://schema.org', ...other }));
    await read(page).click();
    await page.getByRole('button', { name: 'Keep it' }).click();
    await expect(name).toHaveValue('My own');
    await read(page).click();
    await page.getByRole('button', { name: 'Replace it' }).click();
    await expect(
      page.getByText('Start from a web page', { exact: true }).locator('..'),
    ).toBeFocused();
    await expect(name).toHaveValue('Pasted dal');
    await expect(page.getByLabel('Ingredient 1', { exact: true })).toHaveValue('2 cups rice');
  });

  await test.step('a file is read as if its text were pasted', async () => {
    await page.getByText('Start from a web page', { exact: true }).click();
    const buffer = Buffer.from('---\ntitle: Dal of a file\n---\nSoak @lentils{200%g}.');
    const file = { name: 'dal.cook', mimeType: 'text/plain', buffer };
    await page.getByLabel('Choose a file').setInputFiles(file);
    await expect(paste(page)).toHaveValue(buffer.toString());
    await read(page).click();
    await page.getByRole('button', { name: 'Replace it' }).click();
    await expect(name).toHaveValue('Dal of a file');
    await expect(page.getByLabel('Ingredient 1', { exact: true })).toHaveValue('200 g lentils');
  });
});

/** Plays the web: every picture is there and has a colour of its own, those in `gone` aside. */
async function serveWeb(page: Page, origin: string, gone: Set<string>): Promise<string[]> {
  const asked: string[] = [];
  await page.route('**/api/v1/food/import-photo', async (route) => {
    const { url } = route.request().postDataJSON();
    asked.push(url);
    if (gone.has(url)) {
      const message = 'That picture could not be reached. You can add a photo yourself';
      const json = { success: false, code: 'picture_unreachable', message };
      return route.fulfill({ status: 422, json });
    }
    const background = { r: 40 * asked.length, g: 90, b: 60 };
    const create = { width: 60, height: 40, channels: 3 as const, background };
    const form = new FormData();
    const bytes = new Uint8Array(await sharp({ create }).png().toBuffer());
    form.append('photo', new Blob([bytes]), 'p.png');
    const headers = { authorization: (await route.request().allHeaders()).authorization ?? '' };
    const reply = await fetch(`${origin}/api/v1/food/upload-photo`, {
      method: 'POST',
      headers,
      body: form,
    });
    return route.fulfill({ status: reply.status, json: await reply.json() });
  });
  return asked;
}

test('the photos of a page are offered, come after a press, and are published with the recipe', async ({
  page,
  site,
  newPerson,
  logIn,
  expectConsole,
}) => {
  expectConsole(/422/);
  await logIn(page, await newPerson('Asha'));
  const at = (name: string) => `https://cooks.example/${name}.jpg`;
  const gone = new Set([at('gone')]);
  const asked = await serveWeb(page, site.url, gone);
  await openForm(page);
  await page.getByText('Or paste the text of the page', { exact: true }).click();
  const step = { '@type': 'HowToStep', text: 'Boil the lentils.', image: at('step') };
  const node = {
    '@type': 'Recipe',
    name: uniqueName('Pasted dal'),
    description: 'Soft and warm.',
    recipeCuisine: 'Indian',
    recipeIngredient: ['1 cup lentils'],
    recipeInstructions: [step],
    image: [{ url: at('dish'), caption: 'Ready to eat' }, at('gone'), { url: at('pot') }],
  };
  await paste(page).fill(JSON.stringify({ '@context': 'https://schema.org', ...node }));
  await read(page).click();
  await expect(page.getByText('4 photos were found on that page.')).toBeVisible();
  await expect(page.getByLabel('Caption of photo 1')).toHaveCount(0);
  expect(asked).toEqual([]);

  await page.getByRole('button', { name: 'Add the photos' }).click();
  await expect(page.getByText('4 photos were found on that page.')).toHaveCount(0);
  await expect(page.getByRole('img', { name: 'The photo on the site' })).toBeVisible();
  await expect(page.getByLabel('Caption of photo 1')).toHaveValue('Ready to eat');
  await expect(page.getByText('That picture could not be reached')).toBeVisible();
  await expect(page.getByText('Fetching the photo')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Remove Photo of Step 1' })).toBeVisible();

  await reload(page);
  await expect(page.getByRole('img', { name: 'The photo on the site' })).toBeVisible();
  await expect(page.getByText('That picture could not be reached')).toBeVisible();
  gone.clear();
  await page.getByRole('button', { name: 'Try again: Photo 2' }).click();
  await expect(page.getByText('That picture could not be reached')).toHaveCount(0);
  await page.getByLabel('Caption of photo 2').fill('Found again');
  await page.getByRole('button', { name: 'Remove Photo 3' }).click();
  await page.getByRole('button', { name: 'Publish recipe' }).click();
  const live = page.getByRole('link', { name: 'View' }).first();
  const slug = (await live.getAttribute('href'))?.split('/').at(-1);
  const { food } = await (await fetch(`${site.url}/api/v1/food/get-food/${slug}`)).json();
  expect(food.photos.map(({ caption }: { caption?: string }) => caption)).toEqual([
    'Ready to eat',
    'Found again',
  ]);
  expect(food.stepPhotos).toMatchObject([{ stepId: food.stepIds[0] }]);
});

test('a visitor is not offered what needs an account', async ({ page }) => {
  await open(page, '/addrecipe');
  await expect(page.getByLabel('Dish name')).toBeVisible();
  await expect(page.getByText('Start from a web page')).toHaveCount(0);
});
