import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { cuisineId } from '#domain/categories/cuisines.ts';
import type { Person } from './people.ts';
import { recordToasts, shownToasts } from './toast-record.ts';

type CuisineName = Parameters<typeof cuisineId>[0];
type RecipeFields = {
  cookMinutes?: string;
  servings?: string;
  difficulty?: string;
  name?: string;
  description?: string;
  category?: CuisineName;
  ingredientList?: string[];
  stepList?: string[];
  equipment?: string[];
  yield?: string;
  /** For each step its uploaded photo, or an empty text. */
  stepPhotoIds?: string[];
};
export type Published = { _id: string; slug: string; name: string; updatedAt: string };

/** A real photo of the starter cookbook at 320 x 240: the site draws its sizes in a third of the time. */
export const picture = join(import.meta.dirname, 'shakshuka.webp');
/** The same as it is in the cookbook, as wide as the site shows any. */
export const widePicture = join(import.meta.dirname, '../../starter/pictures/shakshuka.webp');
const photo = async () => new Blob([await readFile(picture)], { type: 'image/webp' });

/** A name that no other recipe has. */
export function uniqueName(words: string): string {
  return `${words} ${crypto.randomUUID().slice(0, 8)}`;
}

/** Opens a page and waits until it has come alive: a click before that would be a plain link's. */
export async function open(page: Page, path: string): Promise<void> {
  await recordToasts(page.context());
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await comeAlive(page);
}

/** The field for searching recipes; it becomes a combobox once somebody goes to type there. */
export function searchField(within: Page | Locator): Locator {
  const as = (role: 'searchbox' | 'combobox') => within.getByRole(role, { name: 'Search recipes' });
  return as('searchbox').or(as('combobox'));
}

/** Loads the present page anew and waits until it has come alive. */
export async function reload(page: Page): Promise<void> {
  await page.reload({ waitUntil: 'domcontentloaded' });
  await comeAlive(page);
}

/** Waits until the present page answers clicks. */
export async function comeAlive(page: Page): Promise<void> {
  await page.locator('html[data-alive]').waitFor({ state: 'attached' });
}

/**
 * Steps back as a person does, and waits for the page stepped to. Playwright's own step names the entry before the one
 * that the browser knows of, and a page's last address may still be on its way to it: that went one entry too far.
 */
export async function stepBack(page: Page): Promise<void> {
  const left = page.url();
  await page
    .evaluate(() => history.back())
    .catch((error: Error) => {
      // The step may take the document away before its reply has left it.
      if (!error.message.includes('Execution context was destroyed')) throw error;
    });
  await page.waitForURL((url) => url.href !== left);
}

/** Presses the way back of a phone while something lies over the page: there the address stays. */
export async function closeByBack(page: Page): Promise<void> {
  await page.evaluate(() => history.back());
}

/** Stops the installed clock a minute later than it stood: from here on only the test lets time pass. */
export async function stopClock(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 60_000);
}

/**
 * Lets time pass on a stopped clock, once React has done what it was at: a timer that it has yet to set would see
 * nothing of that time.
 */
export async function letPass(page: Page, ms: number): Promise<void> {
  await page.evaluate(async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      await new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = resolve;
        port2.postMessage(null);
      });
    }
  });
  await page.clock.runFor(ms);
}

/** Presses Tab until the control has the focus, as somebody without a mouse would. */
export async function tabTo(page: Page, control: Locator, key = 'Tab'): Promise<void> {
  await control.waitFor({ state: 'attached' });
  for (let presses = 0; presses < 400; presses += 1) {
    if (await control.evaluateAll(([one]) => one && one === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`No number of ${key} presses leads to ${control}`);
}

/**
 * Clicks twice while what the first click writes has no reply yet, the second time wherever the control stands by then:
 * what was said above it may have gone with the first click.
 */
export async function clickTwice(control: Locator): Promise<void> {
  const page = control.page();
  const clicked = Promise.withResolvers<void>();
  await page.route('**/api/v1/**', async (route) => {
    if (route.request().method() !== 'GET') await clicked.promise;
    await route.fallback();
  });
  const pressed = await control.elementHandle();
  await control.click();
  await pressed?.evaluate((one) => (one as HTMLElement).click());
  clicked.resolve();
  await page.unroute('**/api/v1/**');
}

/** The toasts that show, of one kind or of both. */
export function toasts(page: Page, kind?: 'error' | 'success'): Locator {
  return page.locator(kind ? `[data-toast=${kind}]` : '[data-toast]');
}

/** Waits until the present document has shown any toast. */
export async function expectAnyToast(page: Page): Promise<void> {
  await expect.poll(() => shownToasts(page)).not.toEqual([]);
}

/** Waits until the present document has shown a toast of this kind with exactly these words. */
export async function expectToast(
  page: Page,
  kind: 'error' | 'success',
  words: string,
): Promise<void> {
  await expect(async () => {
    expect(await shownToasts(page)).toContain(`${kind}: ${words}`);
  }).toPass({ timeout: 90_000 });
}

/** Makes sure that the present document has shown no toast at all, not even one that has gone. */
export async function expectNoToast(page: Page): Promise<void> {
  expect(await shownToasts(page)).toEqual([]);
}

/** What the form of a recipe sends of it, without a photo. */
function formOf(fields: RecipeFields): FormData {
  const form = new FormData();
  form.append('name', fields.name ?? uniqueName('Kadhi'));
  form.append('description', fields.description ?? 'Slow lentils, two ways.');
  form.append('category', cuisineId(fields.category ?? 'Indian'));
  const ingredients = fields.ingredientList ?? ['200 g red lentils, rinsed', '1 onion'];
  for (const line of ingredients) form.append('ingredientList', line);
  const steps = fields.stepList ?? ['Rinse the lentils.', 'Simmer, stirring.'];
  for (const step of steps) form.append('stepList', step);
  if (fields.cookMinutes !== undefined) form.append('cookMinutes', fields.cookMinutes);
  if (fields.servings !== undefined) form.append('servings', fields.servings);
  if (fields.difficulty !== undefined) form.append('difficulty', fields.difficulty);
  for (const line of fields.equipment ?? []) form.append('equipment', line);
  if (fields.yield) form.append('yield', fields.yield);
  for (const id of fields.stepPhotoIds ?? []) form.append('stepPhotoIds', id);
  return form;
}

/** Publishes a recipe over HTTP, as its cook's own browser would. */
export async function publishRecipe(
  origin: string,
  { user, token }: Person,
  fields: RecipeFields = {},
): Promise<Published> {
  const form = formOf(fields);
  form.append('userId', user._id);
  form.append('photo', await photo(), 'dal.webp');
  const about = { method: 'POST', headers: { authorization: token }, body: form };
  const reply = await fetch(`${origin}/api/v1/food/create-food`, about);
  const data = await reply.json();
  if (reply.status !== 201) throw new Error(`create-food answered ${JSON.stringify(data)}`);
  return data.food;
}

/** Changes a recipe over HTTP to one with this name and these fields, as its cook's other browser would. */
export async function editRecipe(
  origin: string,
  { token }: Person,
  id: string,
  fields: RecipeFields & { name: string },
): Promise<void> {
  const about = { method: 'PUT', headers: { authorization: token }, body: formOf(fields) };
  const reply = await fetch(`${origin}/api/v1/food/update-food/${id}`, about);
  if (!reply.ok) throw new Error(`update-food answered ${await reply.text()}`);
}

/** Uploads the photo of the tests over HTTP; answers its id. */
export async function uploadPhoto(origin: string, { token }: Person): Promise<string> {
  const form = new FormData();
  form.append('photo', await photo(), 'dal.webp');
  const url = `${origin}/api/v1/food/upload-photo`;
  const headers = { authorization: token };
  const reply = await fetch(url, { method: 'POST', headers, body: form });
  const data = await reply.json();
  if (reply.status !== 201) throw new Error(`upload-photo answered ${JSON.stringify(data)}`);
  return data.photo.id;
}

/** Deletes a recipe over HTTP, so that a test leaves the site as it found it. */
export async function deleteRecipe(origin: string, { token }: Person, id: string): Promise<void> {
  const url = `${origin}/api/v1/food/delete-food/${id}`;
  const reply = await fetch(url, { method: 'DELETE', headers: { authorization: token } });
  if (!reply.ok) throw new Error(`delete-food answered ${reply.status}`);
}

/** The cards of recipes in a part of a page: items of a list that have a heading. */
export function cardsIn(part: Locator): Locator {
  return part.getByRole('listitem').filter({ has: part.page().getByRole('heading') });
}

/** Saves a recipe over HTTP. */
export async function saveRecipe(origin: string, { token }: Person, id: string): Promise<void> {
  const reply = await fetch(`${origin}/api/v1/food/save-recipe`, {
    method: 'POST',
    headers: { authorization: token, 'content-type': 'application/json' },
    body: JSON.stringify({ _id: id, saved: true }),
  });
  if (!reply.ok) throw new Error(`save-recipe answered ${reply.status}`);
}

/** Scrolls to the end of a list until so many cards show. */
export async function growList(page: Page, count: number): Promise<void> {
  const cards = cardsIn(page.getByRole('main'));
  // Counted once a turn: cards that came between two counts would be waited for in vain.
  for (let shown = await cards.count(); shown < count; shown = await cards.count()) {
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect.poll(() => cards.count()).toBeGreaterThan(shown);
  }
}

/** Fills a whole recipe form, as a person would who types; without a name it leaves the name as it is. */
export async function fillRecipe(page: Page, fields: { name?: string } = {}): Promise<void> {
  await page.getByLabel('Category').selectOption('Indian');
  if (fields.name !== undefined) await page.getByLabel('Dish name').fill(fields.name);
  await page.getByLabel('Description').fill('Slow lentils, two ways.');
  await page.getByLabel('Ingredient 1', { exact: true }).fill('200 g red lentils, rinsed');
  await page.getByRole('button', { name: '+Ingredient' }).click();
  await page.getByLabel('Ingredient 2', { exact: true }).fill('1 onion');
  await page.getByLabel('Step 1', { exact: true }).fill('Simmer, stirring, for 20 minutes.');
  await page.locator('input[type=file]').setInputFiles(picture);
  await expect(page.getByRole('img', { name: 'Chosen photo' })).toBeVisible();
}
