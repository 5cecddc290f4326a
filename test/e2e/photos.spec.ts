import { expect, type Route } from '@playwright/test';
import { builtFile } from '#test/support/built-file.ts';
import { expectKept, keptInDatabase } from '#test/support/kept-drafts.ts';
import { arrives } from '#test/support/moments.ts';
import { test } from '#test/support/page.ts';
import {
  addPhotos,
  caption,
  expectUploads,
  finishReading,
  holdReading,
  large,
  plain,
  publishWithPhotos,
} from '#test/support/photo-steps.ts';
import {
  closeByBack,
  expectNoToast,
  expectToast,
  fillRecipe,
  open,
  reload,
  stepBack,
  uniqueName,
} from '#test/support/steps.ts';

test('photos of a recipe fill the screen, are turned by key and button, and give the focus back', async ({
  page,
  site,
  newPerson,
  expectConsole,
}) => {
  const cook = await newPerson();
  const { slug, name } = await publishWithPhotos(site.url, cook, ['Ready to eat', 'The dough', '']);
  await open(page, `/recipe/${slug}`);
  await expect(page.getByRole('img', { name: 'Ready to eat' })).toBeVisible();
  const second = page.getByRole('link', { name: 'Photo 2 of 3' });
  await second.click();
  const gallery = page.getByRole('dialog', { name: `Photos of ${name}` });
  await expect(gallery.getByText('Photo 2 of 3')).toBeVisible();
  // The others are hidden from those who are told what there is, too.
  const shown = gallery.getByRole('img', { name: `Photo of ${name}` });
  const dough = gallery.getByRole('figure', { name: 'The dough' }).getByRole('img');
  await expect(dough).toBeInViewport({ ratio: 0.9 });
  await page.keyboard.press('ArrowRight');
  await expect(dough).toHaveCount(0);
  await expect(shown).toBeInViewport({ ratio: 0.9 });
  await expect(gallery.getByRole('button', { name: 'Next photo' })).toBeDisabled();
  await gallery.getByRole('button', { name: 'Previous photo' }).click();
  await page.keyboard.press('Home');
  await expect(gallery.getByText('Photo 1 of 3')).toBeVisible();
  await expect(gallery.getByText('Ready to eat')).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(gallery).toBeHidden();
  await expect(second).toBeFocused();
  await test.step('the way back closes them, too, and leaves the page and its place', async () => {
    await page.keyboard.press('Enter');
    await expect(gallery).toBeVisible();
    const top = await page.evaluate(() => window.scrollY);
    await closeByBack(page);
    await expect(gallery).toBeHidden();
    await expect(second).toBeFocused();
    await expect(page).toHaveURL(`/recipe/${slug}`);
    expect(await page.evaluate(() => window.scrollY)).toBe(top);
  });
  await test.step('a photo that is the only one fills the screen, too, with none to turn to', async () => {
    await open(page, '/recipe/mapo-tofu');
    const photo = page.getByRole('link', { name: 'Photo of Mapo Tofu' });
    await photo.focus();
    await page.keyboard.press('Enter');
    const alone = page.getByRole('dialog', { name: 'Photo of Mapo Tofu' });
    await expect(alone.getByRole('img')).toBeInViewport({ ratio: 0.9 });
    await expect(alone.getByRole('button')).toHaveCount(1);
    await closeByBack(page);
    await expect(alone).toBeHidden();
    await expect(photo).toBeFocused();
  });
  await test.step('without a network the page stays and says that it could not be opened', async () => {
    expectConsole('gallery did not load');
    expectConsole('ERR_CONNECTION_FAILED');
    await reload(page);
    const photo = page.getByRole('link', { name: 'Photo of Mapo Tofu' });
    const lost = (route: Route) => route.abort('connectionfailed');
    await page.route(`**${builtFile('src/web/lists/gallery.tsx')}`, lost);
    await photo.click();
    await expectToast(page, 'error', 'The photo could not be opened. Please try again');
    await expect(page).toHaveURL('/recipe/mapo-tofu');
    await page.unrouteAll();
    await photo.click();
    await expect(page.getByRole('dialog', { name: 'Photo of Mapo Tofu' })).toBeVisible();
  });
});

test('a recipe waits for further photos that are still being read, and is published with them', async ({
  page,
  newPerson,
  logIn,
}) => {
  await holdReading(page, 'slow.png');
  await logIn(page, await newPerson());
  await open(page, '/addrecipe');
  await fillRecipe(page, { name: uniqueName('Slow photos dal') });
  await addPhotos(page, await plain('slow.png', '#aa2211'));
  let body = '';
  await page.route('**/food/create-food', (route) => {
    body = String(route.request().postDataBuffer());
    return route.continue();
  });
  await page.getByRole('button', { name: 'Publish recipe' }).click();
  await expect(page.getByText(/^Hold on a moment/)).toBeVisible();
  await finishReading(page);
  await expectToast(page, 'success', 'Recipe published');
  expect(body).toMatch(/name="photoIds"\r\n\r\n[0-9a-f]/);
});

test('more photos are uploaded while the form is filled, put in order, and outlast a reload', async ({
  page,
  site,
  newPerson,
  logIn,
}) => {
  const cook = await newPerson();
  await logIn(page, cook);
  await open(page, '/addrecipe');
  const name = uniqueName('Photo dal');
  await fillRecipe(page, { name });
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Add a photo to Step 1' }).click();
  await (await chooser).setFiles([await plain('step.png', '#aa8811')]);
  await expect(page.getByRole('button', { name: 'Remove Photo of Step 1' })).toBeFocused();
  await addPhotos(page, await plain('red.png', '#aa2211'), await large('large.png'));
  await caption(page, 2).fill('Red lentils');
  const row = page.getByRole('listitem').filter({ has: caption(page, 3) });
  await expect(row.getByRole('alert')).toHaveText('Size is more than 1mb');
  await row.getByRole('button', { name: 'Shrink it for me' }).click();
  await expect(row.getByText('Size is more than 1mb')).toBeHidden();
  await expect(caption(page, 3)).toBeFocused();
  await caption(page, 3).fill('A large one');
  await expectUploads(page, 3);
  await expectKept(page);
  await reload(page);
  await expect(caption(page, 3)).toHaveValue('A large one');
  await page.getByRole('button', { name: 'Move Photo 3 up' }).click();
  await page.getByRole('button', { name: 'Move Photo 2 up' }).press('Enter');
  await expect(caption(page, 1)).toHaveValue('A large one');
  await addPhotos(page, await plain('blue.png', '#1122aa'));
  await page.getByRole('button', { name: 'Remove Photo 4' }).click();
  await expect(page.getByRole('button', { name: 'Add more photos' })).toBeFocused();
  await expectUploads(page, 3);
  await page.getByRole('button', { name: 'Publish recipe' }).click();
  await page.getByRole('link', { name: 'View' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('img', { name: 'A large one' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Photo \d of 3$/ })).toHaveCount(3);
  await expect(page.getByRole('img', { name: 'Photo of step 1' })).toBeVisible();
  const slug = new URL(page.url()).pathname.split('/').at(-1);
  const { food } = await (await fetch(`${site.url}/api/v1/food/get-food/${slug}`)).json();
  const captions = food.photos.map((photo: { caption?: string }) => photo.caption ?? '');
  expect(captions).toEqual(['A large one', '', 'Red lentils']);

  await open(page, `/update-recipe/${slug}`);
  await page.getByRole('button', { name: 'Move Photo 1 down' }).click();
  await caption(page, 1).fill('As it is served');
  await page.getByRole('button', { name: 'Remove Photo 3' }).click();
  await page.getByLabel('Step 1', { exact: true }).fill('Another step altogether.');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('img', { name: 'As it is served' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Photo \d of 2$/ })).toHaveCount(2);
  await expect(page.getByRole('img', { name: 'Photo of step 1' })).toBeVisible();
});

test('a photo that does not arrive says so, stops the submit, and is sent again', async ({
  page,
  newPerson,
  logIn,
  expectConsole,
}) => {
  const cook = await newPerson();
  await logIn(page, cook);
  let isDown = true;
  await page.route('**/api/v1/food/upload-photo', (route) =>
    isDown ? route.abort() : route.continue(),
  );
  expectConsole('no reply');
  expectConsole('net::ERR_FAILED');
  await open(page, '/addrecipe');
  await fillRecipe(page, { name: uniqueName('Patient dal') });
  await addPhotos(page, await plain('blue.png', '#1122aa'));
  expectConsole('could not be decoded');
  const words = { name: 'words.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') };
  await addPhotos(page, words);
  const refusal = page.getByText('Please upload a photo in a common image format');
  await expect(refusal).toBeVisible();
  await page.getByRole('button', { name: 'Remove Photo 2' }).click();
  await expect(refusal).toBeHidden();
  await addPhotos(page, await plain('red.png', '#aa2211'));
  const fault = page.getByText('The photo could not be sent. Please try again');
  await expect(fault).toBeVisible();
  await page.getByRole('button', { name: 'Publish recipe' }).click();
  await expect(page.getByText('Some photos are not on the site yet.')).toBeVisible();
  await expect(fault).toBeVisible();
  isDown = false;
  await page.getByRole('button', { name: 'Try again: Photo 2' }).click();
  await expectUploads(page, 1);
  await expect(fault).toBeHidden();
  await page.getByRole('button', { name: 'Publish recipe' }).click();
  await expect(page.getByRole('link', { name: 'View' }).first()).toBeVisible();
});

test('a photo on its way ends with its form, without a word, and is sent when the form opens again', async ({
  page,
  newPerson,
  logIn,
}) => {
  await logIn(page, await newPerson());
  await page.route('**/api/v1/food/upload-photo', () => undefined);
  await open(page, '/addrecipe');
  await fillRecipe(page, { name: uniqueName('Left dal') });
  const underWay = page.waitForRequest('**/api/v1/food/upload-photo');
  await addPhotos(page, await plain('red.png', '#aa2211'));
  await underWay;
  const ended = page.waitForEvent('requestfailed', (one) => one.url().includes('/upload-photo'));
  await page.getByRole('banner').getByRole('link', { name: 'Explore' }).click();
  await ended;
  await arrives(page);
  await expectNoToast(page);
  await page.unroute('**/api/v1/food/upload-photo');
  await stepBack(page);
  await expectUploads(page, 1);
});

test('pictures that are still being read when their form is left come neither into its draft nor into the browser', async ({
  page,
  newPerson,
  logIn,
}) => {
  await holdReading(page, 'slow.png');
  await logIn(page, await newPerson());
  await open(page, '/addrecipe');
  const name = page.getByLabel('Dish name', { exact: true });
  const first = page.locator('input[type=file]');
  const preview = page.getByRole('img', { name: 'Chosen photo' });
  await expect(name).toBeEnabled();
  await name.fill('Left dal');
  await first.setInputFiles(await plain('slow.png', '#aa2211'));
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Add a photo to Step 1' }).click();
  await (await chooser).setFiles([await plain('slow.png', '#aa2211')]);
  await page.getByRole('banner').getByRole('link', { name: 'Explore' }).click();
  await arrives(page);
  await finishReading(page);
  await stepBack(page);
  await expect(name).toHaveValue('Left dal');
  // What is read after them is there when they would be.
  await first.setInputFiles(await plain('quick.png', '#1122aa'));
  await expect(preview).toBeVisible();
  await expect.poll(() => keptInDatabase(page, 'photos')).toContain('quick.png');
  expect(await keptInDatabase(page, 'photos')).not.toContain('slow.png');
  await expect(page.getByRole('button', { name: 'Remove Photo of Step 1' })).toHaveCount(0);
});
