import { readFile } from 'node:fs/promises';
import { expect, type JSHandle, type Page } from '@playwright/test';
import sharp from 'sharp';
import { cuisineId } from '#domain/categories/cuisines.ts';
import { test } from '#test/support/page.ts';
import { finishReading, holdReading, large } from '#test/support/photo-steps.ts';
import {
  comeAlive,
  expectToast,
  fillRecipe,
  open,
  picture,
  publishRecipe,
  toasts,
  uniqueName,
} from '#test/support/steps.ts';
import { holdNextToast, shownToasts } from '#test/support/toast-record.ts';

const row = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const preview = (page: Page) => page.getByRole('img', { name: 'Chosen photo' });
const fileInput = (page: Page) => page.locator('input[type=file]');
const ingredients = (page: Page) => page.getByRole('textbox', { name: /^Ingredient \d/ });
const valuesOf = (page: Page) =>
  ingredients(page).evaluateAll((all) => all.map((one) => (one as HTMLTextAreaElement).value));
const expectValues = (page: Page, values: string[]) =>
  expect.poll(() => valuesOf(page)).toEqual(values);
const publish = (page: Page) => button(page, 'Publish recipe');

/** A real photo of about 2 MB, as phones make them. */
async function largePhoto(): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const create = { width: 1500, height: 1500, channels: 3, background: '#b93a12', noise } as const;
  const buffer = await sharp({ create }).jpeg({ quality: 90 }).toBuffer();
  return { name: 'phone.jpg', mimeType: 'image/jpeg', buffer };
}

/** The names of the parts of a multipart body, in order. */
function partsOf(body: Buffer | null): string[] {
  const text = body?.toString('latin1') ?? '';
  return [...text.matchAll(/form-data; name="(\w+)"/g)].map((match) => match[1] ?? '');
}

test('a visitor sees the form without the category, and publishing asks for a login', async ({
  page,
}) => {
  await open(page, '/addrecipe');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Add your recipe');
  await expect(row(page, 'Dish name')).toBeEnabled();
  await expect(page.getByLabel('Category')).toHaveCount(0);
  await publish(page).click();
  await expectToast(page, 'error', 'Please Login To Add Item');
  expect(await shownToasts(page)).toHaveLength(1);
});

test('faults stand beside their fields, are announced, and the first takes the focus', async ({
  page,
  newPerson,
  logIn,
}) => {
  await logIn(page, await newPerson());
  await open(page, '/addrecipe');
  const category = page.getByLabel('Category');
  await expect(category.getByRole('option')).toHaveText([
    'Select category',
    'Indian',
    'Thai',
    'American',
    'Chinese',
    'Mexican',
    'Other',
  ]);
  await publish(page).click();
  await expectToast(page, 'error', 'Please select category');
  await expect(category).toBeFocused();
  await expect(category).toHaveAccessibleDescription('Please select category');
  for (const name of ['Dish name', 'Description', 'Ingredient 1', 'Step 1'])
    await expect(row(page, name)).toHaveAccessibleDescription(`${name} is required`);
  await expect(fileInput(page)).toHaveAccessibleDescription(/Please upload Photo/);

  await category.selectOption('Thai');
  await expect(category).not.toHaveAttribute('aria-invalid', 'true');
  await row(page, 'Dish name').fill('Dal');
  await row(page, 'Description').fill('Good');
  await row(page, 'Ingredient 1').fill('salt');
  await button(page, '+Step').click();
  await row(page, 'Step 2').fill('Boil.');
  await publish(page).click();
  await expectToast(page, 'error', 'Please upload Photo');
  await expect(row(page, 'Step 1')).toBeFocused();
  await expect(row(page, 'Step 1')).toHaveAccessibleDescription('Step 1 is required');
  await row(page, 'Step 1').fill('Rinse.');
  await publish(page).click();
  await expect(fileInput(page)).toBeFocused();

  await test.step('the first takes it where it is folded away, and where it is that of a whole list', async () => {
    await fillRecipe(page, { name: uniqueName('Faulty dal') });
    const more = page.getByText('More details', { exact: true });
    const servings = row(page, 'Servings');
    await more.click();
    await servings.fill('abc');
    await publish(page).click();
    await expect(servings).toBeFocused();
    await more.click();
    await expect(servings).toBeHidden();
    await publish(page).click();
    await expect(servings).toBeFocused();

    await row(page, 'Ingredient 2').evaluate((field) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData(
        'text/plain',
        Array.from({ length: 100 }, (_, n) => `salt ${n}`).join('\n'),
      );
      field.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      );
    });
    await expect(ingredients(page)).toHaveCount(101);
    await publish(page).click();
    await expect(row(page, 'Ingredient 101')).toBeFocused();
    await expect(row(page, 'Ingredient 101')).toHaveAccessibleDescription(/100/);
  });
  await test.step('on a phone no toast lies over it, and the toast goes once that is mended or sent again', async () => {
    await page.setViewportSize({ width: 360, height: 640 });
    await category.selectOption('');
    await holdNextToast(page);
    await publish(page).click();
    await expect(category).toBeFocused();
    await expect(toasts(page, 'error')).toHaveText(/Please select category/);
    const [field, toast] = [await category.boundingBox(), await toasts(page).boundingBox()];
    expect(toast?.height).toBeGreaterThan(0);
    expect(field?.y).toBeGreaterThan((toast?.y ?? 0) + (toast?.height ?? 0));
    await publish(page).click();
    await expect(toasts(page)).toHaveCount(1);
    await category.selectOption('Thai');
    await expect(toasts(page)).toHaveCount(0);
  });
});

test('rows: one to start with, Remove only with more than one, Enter adds, Backspace removes, a pasted list becomes rows', async ({
  page,
}) => {
  await open(page, '/addrecipe');
  await expect(row(page, 'Ingredient 1')).toBeEnabled();
  await expectValues(page, ['']);
  await expect(page.getByRole('textbox', { name: /^Step \d/ })).toHaveCount(1);
  await expect(page.getByRole('button', { name: /^Remove (Ingredient|Step)/ })).toHaveCount(0);

  await button(page, '+Ingredient').click();
  await expect(row(page, 'Ingredient 2')).toBeFocused();
  await expect(page.getByRole('button', { name: /^Remove Ingredient/ })).toHaveCount(2);
  await expect(page.getByRole('button', { name: /^Remove Step/ })).toHaveCount(0);
  await button(page, '+Step').click();
  await expect(page.getByRole('button', { name: /^Remove Step/ })).toHaveCount(2);
  await button(page, 'Remove Ingredient 2').click();
  await expect(ingredients(page)).toHaveCount(1);
  await expect(page.getByRole('button', { name: /^Remove Ingredient/ })).toHaveCount(0);

  await row(page, 'Ingredient 1').fill('salt');
  await page.keyboard.press('Enter');
  await expect(row(page, 'Ingredient 2')).toBeFocused();
  await page.keyboard.type('pepper');
  await page.keyboard.press('Enter');
  await expect(row(page, 'Ingredient 3')).toBeFocused();
  await page.keyboard.press('Backspace');
  await expect(row(page, 'Ingredient 2')).toBeFocused();
  await expectValues(page, ['salt', 'pepper']);

  await page.keyboard.press('Enter');
  await expect(row(page, 'Ingredient 3')).toBeFocused();
  await row(page, 'Description').fill('- 2 eggs\n\n- 1 onion, chopped\n3. oil');
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Control+X');
  await row(page, 'Ingredient 3').focus();
  await page.keyboard.press('Control+V');
  await expect(ingredients(page)).toHaveCount(5);
  await expectValues(page, ['salt', 'pepper', '2 eggs', '1 onion, chopped', 'oil']);
  await expect(row(page, 'Ingredient 5')).toBeFocused();
});

test('rows are put in order by keyboard, which is announced, and by drag', async ({ page }) => {
  await open(page, '/addrecipe');
  await row(page, 'Ingredient 1').fill('one');
  for (const [text, added] of [
    ['two', 'Ingredient 2'],
    ['three', 'Ingredient 3'],
  ] as const) {
    await page.keyboard.press('Enter');
    await expect(row(page, added)).toBeFocused();
    await page.keyboard.type(text);
  }
  const down = button(page, 'Move Ingredient 1 down');
  await down.focus();
  await page.keyboard.press('Enter');
  await expectValues(page, ['two', 'one', 'three']);
  await expect(button(page, 'Move Ingredient 2 down')).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'is now' })).toHaveText(
    'Ingredient 1 is now 2 of 3',
  );
  await page.keyboard.press('Enter');
  await expectValues(page, ['two', 'three', 'one']);
  await button(page, 'Move Ingredient 3 up').press('Space');
  await expectValues(page, ['two', 'one', 'three']);

  const handle = (name: string) =>
    page
      .getByRole('listitem')
      .filter({ has: row(page, name) })
      .locator('[aria-hidden=true]')
      .first();
  await handle('Ingredient 3').scrollIntoViewIfNeeded();
  const from = await handle('Ingredient 3').boundingBox();
  const to = await handle('Ingredient 1').boundingBox();
  if (!from || !to) throw new Error('The handles are not drawn');
  await page.mouse.move(from.x + 8, from.y + 8);
  await page.mouse.down();
  await page.mouse.move(to.x + 8, to.y + 4, { steps: 8 });
  await page.mouse.up();
  await expectValues(page, ['three', 'two', 'one']);

  await test.step('steps are numbered in the form, in the order in which they stand', async () => {
    const numbersOf = (list: string) =>
      page
        .getByRole('group', { name: list })
        .locator('li [aria-hidden=true]')
        .filter({ hasText: /^\d+$/ });
    await expect(numbersOf('Steps')).toHaveText(['1']);
    await expect(row(page, 'Step 1')).toBeEnabled();
    await row(page, 'Step 1').fill('Soak.');
    await page.keyboard.press('Enter');
    await row(page, 'Step 2').fill('Boil.');
    await expect(numbersOf('Steps')).toHaveText(['1', '2']);
    await button(page, 'Move Step 2 up').click();
    await expect(row(page, 'Step 1')).toHaveValue('Boil.');
    await expect(numbersOf('Steps')).toHaveText(['1', '2']);
    await expect(numbersOf('Ingredients')).toHaveCount(0);
  });
});

test('a photo comes by click, drop or paste, shows in a preview, and goes by Remove Image', async ({
  page,
  site,
}) => {
  await open(page, '/addrecipe');
  await expect(row(page, 'Dish name')).toBeEnabled();
  // Phones offer their camera for any picture.
  await expect(fileInput(page)).toHaveAttribute('accept', 'image/*');
  const chooser = page.waitForEvent('filechooser');
  await page.getByText('Choose a photo', { exact: true }).click();
  await (await chooser).setFiles(picture);
  await expect(preview(page)).toBeVisible();
  await expect
    .poll(() => preview(page).evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0);
  await expect(page.getByText('shakshuka.webp')).toBeVisible();
  await test.step('cells of a spreadsheet, which carry a picture of themselves, are pasted as text and leave the photo alone', async () => {
    const isTaken = await row(page, 'Dish name').evaluate((field) => {
      const clipboardData = new DataTransfer();
      clipboardData.items.add(new File(['cells'], 'image.png', { type: 'image/png' }));
      clipboardData.setData('text/plain', '2 eggs');
      const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
      return !field.dispatchEvent(paste);
    });
    expect(isTaken).toBe(false);
    await expect(page.getByText('shakshuka.webp')).toBeVisible();
  });
  await button(page, 'Remove Image').click();
  await expect(preview(page)).toHaveCount(0);
  await expect(button(page, 'Remove Image')).toHaveCount(0);

  const { foods } = await (await fetch(`${site.url}/api/v1/food/get-food?limit=1`)).json();
  const filesOf = (name: string): Promise<JSHandle<DataTransfer>> =>
    page.evaluateHandle(
      async ([url, fileName]) => {
        const blob = await (await fetch(url)).blob();
        const files = new DataTransfer();
        files.items.add(new File([blob], fileName, { type: blob.type }));
        return files;
      },
      [foods[0].photo.url, name] as [string, string],
    );
  const zone = page.getByRole('group', { name: 'Photo' });
  const dropped = await filesOf('dropped.webp');
  await zone.getByText('Drop a photo here').dispatchEvent('drop', { dataTransfer: dropped });
  await expect(preview(page)).toBeVisible();
  await expect(page.getByText('dropped.webp')).toBeVisible();

  const pasted = await filesOf('pasted.webp');
  await page.evaluate((clipboardData) => {
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  }, pasted);
  await expect(page.getByText('pasted.webp')).toBeVisible();

  await fileInput(page).setInputFiles({
    name: 'notes.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('no picture'),
  });
  await expect(page.getByText('Please upload a photo in a common image format')).toBeVisible();
});

test('a file that only calls itself a picture, or is half of one, is refused at once; the photo before it stays', async ({
  page,
  expectConsole,
}) => {
  expectConsole('could not be decoded');
  await open(page, '/addrecipe');
  await expect(row(page, 'Dish name')).toBeEnabled();
  const refusal = page.getByText('Please upload a photo in a common image format');
  const words = { name: 'words.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') };
  await fileInput(page).setInputFiles(words);
  await expect(refusal).toBeVisible();
  await expect(page.getByText('Drop a photo here')).toBeVisible();
  await expect(preview(page)).toHaveCount(0);

  await fileInput(page).setInputFiles(picture);
  await expect(page.getByText('shakshuka.webp')).toBeVisible();
  await expect(refusal).toHaveCount(0);
  const whole = await readFile(picture);
  const buffer = whole.subarray(0, whole.length / 2);
  const half = { name: 'half.webp', mimeType: 'image/webp', buffer };
  await fileInput(page).setInputFiles(half);
  await expect(refusal).toBeVisible();
  await expect(page.getByText('shakshuka.webp')).toBeVisible();
  await expect(preview(page)).toHaveCSS('outline-style', 'none');
});

test("a photo of 1,000,000 bytes or more looks wrong, says 'Size is more than 1mb', stops the submit, and can be shrunk", async ({
  page,
  newPerson,
  logIn,
}) => {
  const person = await newPerson();
  await logIn(page, person);
  await open(page, '/addrecipe');
  const name = uniqueName('Phone dal');
  await fillRecipe(page, { name });
  const photo = await largePhoto();
  expect(photo.buffer.length).toBeGreaterThan(1_000_000);
  await fileInput(page).setInputFiles(photo);
  await expect(page.getByText('Size is more than 1mb', { exact: true })).toBeVisible();
  await expect(fileInput(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(preview(page)).toHaveCSS('outline-style', 'solid');
  let calls = 0;
  await page.route('**/food/create-food', (route) => {
    calls += 1;
    return route.continue();
  });
  await publish(page).click();
  await expect(fileInput(page)).toBeFocused();
  await expect(page.getByText('Size is more than 1mb', { exact: true })).toBeVisible();
  expect(calls).toBe(0);

  await button(page, 'Shrink it for me').click();
  await expect(page.getByText('Size is more than 1mb', { exact: true })).toHaveCount(0);
  await expect(fileInput(page)).not.toHaveAttribute('aria-invalid', 'true');
  await expect(fileInput(page)).toBeFocused();
  await expect(preview(page)).toBeVisible();
  await publish(page).click();
  await expectToast(page, 'success', 'Recipe published');
  expect(calls).toBe(1);
});

test("while a recipe is on its way the page says 'Hold on a moment...', then the form is empty and the page reloaded", async ({
  page,
  site,
  newPerson,
  logIn,
}) => {
  const person = await newPerson();
  await logIn(page, person);
  await open(page, '/addrecipe');
  const name = uniqueName('Waiting dal');
  await fillRecipe(page, { name });
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  let parts: string[] = [];
  let token: string | undefined;
  await page.route('**/food/create-food', async (route) => {
    parts = partsOf(route.request().postDataBuffer());
    token = route.request().headers().authorization;
    await held;
    await route.continue();
  });
  await publish(page).click();
  const waiting = page.getByText("Hold on a moment... We're adding your delicious recipe.", {
    exact: true,
  });
  await expect(waiting).toBeFocused();
  await expect(page.getByRole('progressbar', { name: 'Upload' })).toBeVisible();
  const reload = page.waitForEvent('domcontentloaded');
  answer();
  await reload;
  await comeAlive(page);
  await expectToast(page, 'success', 'Recipe published');
  await expect(waiting).toHaveCount(0);
  await expect(page).toHaveURL('/addrecipe');
  await expect(row(page, 'Dish name')).toHaveValue('');
  await expect(row(page, 'Ingredient 1')).toHaveValue('');
  await expect(row(page, 'Ingredient 2')).toHaveCount(0);
  await expect(preview(page)).toHaveCount(0);
  expect(token).toBe(person.token);
  for (const part of ['name', 'description', 'ingredients', 'steps', 'photo', 'userId', 'category'])
    expect(parts).toContain(part);
  const mine = await fetch(`${site.url}/api/v1/food/get-food?userId=${person.user._id}`);
  const { foods } = await mine.json();
  expect(foods).toHaveLength(1);
  expect(foods[0]).toMatchObject({
    name,
    ingredientList: ['200 g red lentils, rinsed', '1 onion'],
    ingredients: '200 g red lentils, rinsed,1 onion',
    stepList: ['Simmer, stirring, for 20 minutes.'],
    category: { name: 'Indian' },
  });
});

test('the update form is prefilled with the category chosen, sends a photo only when it is new, and leads to the recipe', async ({
  page,
  site,
  newPerson,
  logIn,
}) => {
  const cook = await newPerson();
  const { slug, name } = await publishRecipe(site.url, cook, { category: 'Mexican' });
  await logIn(page, cook);
  await open(page, `/recipe/${slug}`);
  await page.getByRole('main').getByRole('link', { name: 'Edit' }).click();
  await expect(page).toHaveURL(`/update-recipe/${slug}`);
  await expect(page.getByLabel('Category')).toHaveValue(cuisineId('Mexican'));
  await expect(row(page, 'Dish name')).toHaveValue(name);
  await expect(row(page, 'Description')).toHaveValue('Slow lentils, two ways.');
  await expect(row(page, 'Ingredient 1')).toHaveValue('200 g red lentils, rinsed');
  await expect(row(page, 'Ingredient 2')).toHaveValue('1 onion');
  await expect(row(page, 'Step 2')).toHaveValue('Simmer, stirring.');
  await expect(page.getByRole('img', { name: 'The photo on the site' })).toBeVisible();

  await row(page, 'Description').fill('');
  await button(page, 'Save changes').click();
  await expect(row(page, 'Description')).toBeFocused();
  await row(page, 'Description').fill('Slower lentils.');
  await page.getByLabel('Category').selectOption('Thai');
  let method = '';
  let parts: string[] = [];
  await page.route('**/food/update-food/**', (route) => {
    method = route.request().method();
    parts = partsOf(route.request().postDataBuffer());
    return route.continue();
  });
  await button(page, 'Save changes').click();
  await expectToast(page, 'success', 'Recipe updated');
  await expect(page).toHaveURL(`/recipe/${slug}`);
  expect(method).toBe('PUT');
  expect(parts).toContain('category');
  expect(parts).not.toContain('photo');
  await expect(page.getByText('Slower lentils.')).toBeVisible();
  await expect(page.getByText('Category: Thai')).toBeVisible();
  const photoOf = () => page.getByRole('img', { name: `Photo of ${name}` }).getAttribute('src');
  const before = await photoOf();

  await page.getByRole('main').getByRole('link', { name: 'Edit' }).click();
  await expect(row(page, 'Dish name')).toBeEnabled();
  await fileInput(page).setInputFiles(await large('phone.png'));
  await expect(preview(page)).toBeVisible();
  await button(page, 'Save changes').click();
  await expect(page.getByText('Size is more than 1mb', { exact: true })).toBeVisible();
  await button(page, 'Shrink it for me').click();
  await expect(page.getByText('Size is more than 1mb', { exact: true })).toHaveCount(0);
  await button(page, 'Save changes').click();
  await expect(page).toHaveURL(`/recipe/${slug}`);
  expect(parts).toContain('photo');
  await expect.poll(photoOf).not.toBe(before);
});

test('all that a recipe may tell is typed, shown on its page and print, its rest within the total, and found again in the form', async ({
  page,
  site,
  newPerson,
  logIn,
}) => {
  const cook = await newPerson();
  const { slug } = await publishRecipe(site.url, cook);
  await logIn(page, cook);
  await open(page, `/update-recipe/${slug}`);
  await page.getByText('More details').click();
  const field = (name: string) => page.getByLabel(name, { exact: true });
  const resting = page.getByLabel('Resting time');
  await resting.fill('ten');
  await button(page, 'Save changes').click();
  await expect(resting).toBeFocused();
  await expect(resting).toHaveAttribute('aria-invalid', 'true');
  await expect(resting).toHaveAccessibleDescription(/one time such as 80, 90 min or 1 h\s20/);
  const preparation = page.getByLabel('Preparation time');
  await preparation.fill('1/3 h');
  await expect(preparation).toHaveAccessibleDescription('');
  await preparation.fill('20 min');
  await expect(preparation).toHaveAccessibleDescription('= 20 minutes');
  await resting.fill('480');
  const tags = page.getByLabel('Tags');
  await tags.fill('Quick, x, quick');
  await page.getByLabel('Fat', { exact: false }).first().fill('much');
  await button(page, 'Save changes').click();
  await expect(tags).toBeFocused();
  await expect(tags).toHaveAccessibleDescription(/x needs at least 2 characters/);
  await tags.fill('Quick, one pot, quick');
  await page.locator('[name="nutrition.fat"]').fill('2,5');
  await page.locator('[name="nutrition.kcal"]').fill('240');
  await field('Course').selectOption('Dessert');
  await field('Language of the recipe').selectOption('German');
  await page.getByLabel('Makes').fill('24 biscuits');
  await page.getByLabel('Equipment').fill('a round tin, 23 cm\n\n a whisk');
  await page.getByLabel('Other names').fill('麻婆豆腐');
  await button(page, 'Save changes').click();
  await expect(page).toHaveURL(`/recipe/${slug}`);
  for (const path of [`/recipe/${slug}/print`, `/recipe/${slug}`]) {
    await open(page, path);
    const told = (name: string) => page.locator('dt', { hasText: name }).locator('xpath=../dd');
    await expect(told('Total time')).toHaveText('8 h 20 min');
    await expect(told('Preparation')).toHaveText('20 min');
    await expect(told('Resting')).toHaveText('8 h');
    await expect(told('Makes')).toHaveText('24 biscuits');
    await expect(told('Energy')).toHaveText('240 kcal');
    await expect(told('Fat')).toHaveText('2.5 g');
    await expect(page.getByText('As stated by its author.')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Equipment' }).getByRole('listitem')).toHaveText([
      'a round tin, 23 cm',
      'a whisk',
    ]);
    await expect(page.locator('li[lang=zh]')).toHaveText('麻婆豆腐');
    await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'de');
  }
  await expect(page.getByText('Dessert', { exact: true })).toBeVisible();
  const tagged = page.getByRole('navigation', { name: 'Tags' });
  await expect(tagged.getByRole('link', { name: 'Quick' })).toHaveAttribute(
    'href',
    '/explore?tag=quick',
  );
  await tagged.getByRole('link', { name: 'one pot' }).click();
  await expect(page).toHaveURL('/explore?tag=one%20pot');
  await expect(page.getByRole('link', { name: 'Remove: one pot' })).toBeVisible();
  await expect(page.locator(`a[href="/recipe/${slug}"]`).first()).toBeVisible();
  await open(page, `/update-recipe/${slug}`);
  await expect(tags).toHaveValue('Quick, one pot');
  await expect(resting).toHaveValue('480');
  await expect(preparation).toHaveValue('20');
  await expect(page.getByLabel('Equipment')).toHaveValue('a round tin, 23 cm\na whisk');
  await expect(page.locator('[name="nutrition.fat"]')).toHaveValue('2.5');
  await expect(field('Course')).toHaveValue('dessert');

  await page.getByText('More details').click();
  await page.getByRole('checkbox', { name: 'Unlisted' }).check();
  await button(page, 'Save changes').click();
  await expect(page).toHaveURL(`/recipe/${slug}`);
  await expect(page.getByText('Unlisted', { exact: true })).toBeVisible();
  await open(page, '/myrecipe');
  const unlisted = page.getByRole('region', { name: 'Unlisted recipes' });
  await expect(unlisted.locator(`a[href="/recipe/${slug}"]`)).toBeVisible();
  await expect(page.locator(`a[href="/recipe/${slug}"]`)).toHaveCount(1);
});

test('the update form asks a visitor to log in and tells a stranger that the recipe is not theirs', async ({
  page,
  newPerson,
  otherPage,
}) => {
  await open(page, '/update-recipe/mapo-tofu');
  await expect(page.getByText('Please log in to edit this recipe')).toBeVisible();
  await expect(row(page, 'Dish name')).toHaveCount(0);
  const theirs = await otherPage(await newPerson('Stranger'));
  await open(theirs, '/update-recipe/mapo-tofu');
  await expect(theirs.getByText('This recipe is not yours to edit')).toBeVisible();
  await expect(row(theirs, 'Dish name')).toHaveCount(0);
  await theirs.getByRole('link', { name: 'Back to the recipe' }).click();
  await expect(theirs).toHaveURL('/recipe/mapo-tofu');
});

test('who has left the update form before its reply hears of it and stays where they are', async ({
  page,
  site,
  newPerson,
  logIn,
}) => {
  const cook = await newPerson();
  const { name } = await publishRecipe(site.url, cook);
  await logIn(page, cook);
  const reply = Promise.withResolvers<void>();
  await page.route('**/food/update-food/**', async (route) => {
    await reply.promise;
    await route.continue();
  });
  await open(page, '/myrecipe');
  await page.getByRole('main').getByRole('link', { name }).click();
  await page.getByRole('main').getByRole('link', { name: 'Edit' }).click();
  await row(page, 'Description').fill('Sent on the way out.');
  await button(page, 'Save changes').click();
  await expect(page.getByText('Hold on a moment...')).toBeVisible();
  await page.evaluate(() => history.go(-2));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My recipes');
  reply.resolve();
  await expectToast(page, 'success', 'Recipe updated');
  await expect(toasts(page)).toHaveCount(0);
  await expect(page).toHaveURL('/myrecipe');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My recipes');
});

test('what the server refuses stands beside its field, and nothing typed is lost', async ({
  page,
  newPerson,
  logIn,
  expectConsole,
}) => {
  expectConsole('415');
  expectConsole('could not be decoded');
  await logIn(page, await newPerson());
  await open(page, '/addrecipe');
  const name = uniqueName('Broken photo dal');
  await fillRecipe(page, { name });
  // A browser that cannot read HEIC passes it on as it is.
  await fileInput(page).setInputFiles({
    name: 'phone.heic',
    mimeType: '',
    buffer: Buffer.from('no real picture'),
  });
  await expect(page.getByText('phone.heic')).toBeVisible();
  await publish(page).click();
  await expect(fileInput(page)).toHaveAccessibleDescription(
    /Please upload a photo in a common image format/,
  );
  await expect(fileInput(page)).toBeFocused();
  await expect(row(page, 'Dish name')).toHaveValue(name);
  await expect(row(page, 'Ingredient 2')).toHaveValue('1 onion');
  // Nor does it show a broken picture of it.
  await expect(preview(page)).toHaveCount(0);
  await fileInput(page).setInputFiles(picture);
  await expect(page.getByText('shakshuka.webp')).toBeVisible();
  await publish(page).click();
  await expectToast(page, 'success', 'Recipe published');
});

test('a submit waits for a photo that takes long to read, and sends it in place of the one before', async ({
  page,
  newPerson,
  logIn,
}) => {
  await holdReading(page, 'slow.webp');
  await logIn(page, await newPerson());
  await open(page, '/addrecipe');
  await fillRecipe(page, { name: uniqueName('Slow photo dal') });
  const slow = { name: 'slow.webp', mimeType: 'image/webp', buffer: await readFile(picture) };
  await fileInput(page).setInputFiles(slow);
  let body: Buffer | null = null;
  await page.route('**/food/create-food', (route) => {
    body = route.request().postDataBuffer();
    return route.continue();
  });
  await publish(page).click();
  await expect(page.getByText(/^Hold on a moment/)).toBeVisible();
  expect(body).toBeNull();
  await finishReading(page);
  await expectToast(page, 'success', 'Recipe published');
  expect(String(body)).toContain('filename="slow.webp"');
});
