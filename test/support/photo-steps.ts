import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import type { Person } from './people.ts';
import { publishRecipe } from './steps.ts';

type Picture = { name: string; mimeType: string; buffer: Buffer };

/** A small picture of one colour. */
export async function plain(name: string, background: string): Promise<Picture> {
  const create = { width: 60, height: 40, channels: 3 as const, background };
  return { name, mimeType: 'image/png', buffer: await sharp({ create }).png().toBuffer() };
}

/** Noise does not shrink: more than the 1 MB that the site takes, in as few pixels as that needs. */
export async function large(name: string): Promise<Picture> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 };
  const create = { width: 680, height: 680, channels: 3 as const, background: '#888', noise };
  const buffer = await sharp({ create }).png().toBuffer();
  return { name, mimeType: 'image/png', buffer };
}

/** Holds back the reading of every photo of this name until `finish` is called in the page. */
export async function holdReading(page: Page, name: string): Promise<void> {
  await page.addInitScript((slow) => {
    const read = window.createImageBitmap.bind(window) as (source: Blob) => Promise<ImageBitmap>;
    const held = new Promise<void>((resolve) => {
      window.addEventListener('finish-reading', () => resolve());
    });
    const readLater = async (source: Blob) => {
      if (source instanceof File && source.name === slow) await held;
      return read(source);
    };
    window.createImageBitmap = readLater as typeof window.createImageBitmap;
  }, name);
}

export const finishReading = (page: Page) =>
  page.evaluate(() => {
    window.dispatchEvent(new Event('finish-reading'));
  });

/** Chooses photos beside the first in the form of a recipe. */
export async function addPhotos(page: Page, ...files: Picture[]): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Add more photos' }).click();
  await (await chooser).setFiles(files);
}

/** The field of a photo's caption, counted from 1. */
export const caption = (page: Page, n: number) => page.getByLabel(`Caption of photo ${n}`);
/** Waits until every photo that shows its way to the site is there; one that has not set out yet shows none. */
export const arrived = (page: Page) => expect(page.getByRole('progressbar')).toHaveCount(0);

/** Waits until the draft of a form has so many photos that are on the site, the file of the first aside. */
export const expectUploads = (page: Page, count: number) =>
  expect
    .poll(() =>
      page.evaluate(() => {
        const drafts = Object.entries(localStorage).filter(([key]) => key.startsWith('draft:'));
        type Sent = { id?: string };
        return drafts.flatMap(([, text]) => {
          const { photos, stepList } = JSON.parse(text);
          const ofSteps = stepList.map(({ photo }: { photo?: Sent }) => photo ?? {});
          return [...photos.more, ...ofSteps].filter(({ id }: Sent) => id);
        }).length;
      }),
    )
    .toBe(count);

/** Publishes a recipe over HTTP with so many photos as there are captions. */
export async function publishWithPhotos(origin: string, cook: Person, captions: string[]) {
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
    method: 'PUT',
    headers: { authorization: cook.token },
    body: form,
  });
  return food;
}
