import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { test } from '#test/support/page.ts';
import type { Person } from '#test/support/people.ts';
import { fillRecipe, open, publishRecipe, reload, uniqueName } from '#test/support/steps.ts';

type Picture = { name: string; mimeType: string; buffer: Buffer };

async function plain(name: string, background: string): Promise<Picture> {
  const create = { width: 60, height: 40, channels: 3 as const, background };
  return { name, mimeType: 'image/png', buffer: await sharp({ create }).png().toBuffer() };
}

/** Noise does not shrink: about 2 MB, as phones make them. */
async function large(name: string): Promise<Picture> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 };
  const create = { width: 1_000, height: 1_000, channels: 3 as const, background: '#888', noise };
  const buffer = await sharp({ create }).png().toBuffer();
  return { name, mimeType: 'image/png', buffer };
}

async function addPhotos(page: Page, ...files: Picture[]): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Add more photos' }).click();
  await (await chooser).setFiles(files);
}

const caption = (page: Page, n: number) => page.getByLabel(`Caption of photo ${n}`);
const arrived = (page: Page) => expect(page.getByRole('progressbar')).toHaveCount(0);

async function publishWithPhotos(origin: string, cook: Person, captions: string[]) {
  const ids: string[] = [];
  for (const [index] of captions.entries()) {
    const form = new FormData();
    const { buffer } = await plain('p.png', index === 0 ? '#883322' : '#228833');
    form.append('photo', new Blob([new Uint8Array(buffer)]), 'p.png');
    const headers = { authorization: cook.token };
    const url = `${origin}/api/v1/food/upload-photo`;
    const reply = await fetch(url, { method: 'POST', headers, body: form });
    ids.push((await reply.json()).photo.id);
  }
  const food = await publishRecipe(origin, cook);
  const form = new FormData();
  const fields = { name: food.name, description: 'Soup', ingredients: 'salt', steps: 'Stir.' };
  const { food: whole } = await (await fetch(`${origin}/api/v1/food/get-food/${food.slug}`)).json();
  for (const [name, value] of Object.entries({ ...fields, category: whole.category._id }))
    form.append(name, value);
  for (const id of ids) form.append('photoIds', id);
  for (const one of captions) form.append('photoCaptions', one);
  await fetch(`${origin}/api/v1/food/update-food/${food._id}`, {
    ...{ method: 'PUT', headers: { authorization: cook.token }, body: form },
  });
  return food;
}

test('photos of a recipe fill the screen, are turned by key and button, and give the focus back', async ({
  page,
  site,
  newPerson,
}) => {
  const cook = await newPerson();
  const { slug, name } = await publishWithPhotos(site.url, cook, ['Ready to eat', 'The dough', '']);
  await open(page, `/recipe/${slug}`);
  await expect(page.getByRole('img', { name: 'Ready to eat' })).toBeVisible();
  const second = page.getByRole('link', { name: 'Photo 2 of 3' });
  await second.click();
  const gallery = page.getByRole('dialog', { name: `Photos of ${name}` });
  await expect(gallery.getByText('Photo 2 of 3')).toBeVisible();
  const shown = (alt: string) => gallery.getByRole('img', { name: alt });
  await expect(shown('The dough')).toBeInViewport({ ratio: 0.9 });
  await page.keyboard.press('ArrowRight');
  await expect(shown(`Photo of ${name}`)).toBeInViewport({ ratio: 0.9 });
  await expect(gallery.getByRole('button', { name: 'Next photo' })).toBeDisabled();
  await gallery.getByRole('button', { name: 'Previous photo' }).click();
  await page.keyboard.press('Home');
  await expect(gallery.getByText('Photo 1 of 3')).toBeVisible();
  await expect(gallery.getByText('Ready to eat')).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(gallery).toBeHidden();
  await expect(second).toBeFocused();
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
  await expect(page.getByRole('button', { name: 'Remove Photo of Step 1' })).toBeVisible();
  await addPhotos(page, await plain('red.png', '#aa2211'), await large('large.png'));
  await caption(page, 2).fill('Red lentils');
  const row = page.getByRole('listitem').filter({ has: caption(page, 3) });
  await expect(row.getByText('Size is more than 1mb')).toBeVisible();
  await row.getByRole('button', { name: 'Shrink it for me' }).click();
  await expect(row.getByText('Size is more than 1mb')).toBeHidden();
  await caption(page, 3).fill('A large one');
  await arrived(page);
  await reload(page);
  await expect(caption(page, 3)).toHaveValue('A large one');
  await page.getByRole('button', { name: 'Move Photo 3 up' }).click();
  await page.getByRole('button', { name: 'Move Photo 2 up' }).press('Enter');
  await expect(caption(page, 1)).toHaveValue('A large one');
  await addPhotos(page, await plain('blue.png', '#1122aa'));
  await page.getByRole('button', { name: 'Remove Photo 4' }).click();
  await arrived(page);
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
  await addPhotos(page, await plain('red.png', '#aa2211'));
  const fault = page.getByText('The photo could not be sent. Please try again');
  await expect(fault).toBeVisible();
  await page.getByRole('button', { name: 'Publish recipe' }).click();
  await expect(page.getByText('Some photos are not on the site yet.')).toBeVisible();
  await expect(fault).toBeVisible();
  isDown = false;
  await page.getByRole('button', { name: 'Send Photo 2 again' }).click();
  await arrived(page);
  await expect(fault).toBeHidden();
  await page.getByRole('button', { name: 'Publish recipe' }).click();
  await expect(page.getByRole('link', { name: 'View' }).first()).toBeVisible();
});
