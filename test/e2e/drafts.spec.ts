import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type BrowserContext, chromium, expect, type Page } from '@playwright/test';
import { holdReply } from '#test/support/held-replies.ts';
import {
  expectKept,
  fillDisk,
  keptInDatabase,
  keptStatus,
  makeRoom,
  recordSaid,
  reloadKept,
} from '#test/support/kept-drafts.ts';
import { test } from '#test/support/page.ts';
import type { Person } from '#test/support/people.ts';
import {
  comeAlive,
  expectNoToast,
  expectToast,
  fillRecipe,
  open,
  picture,
  publishRecipe,
  reload,
  stepBack,
  toasts,
  uniqueName,
} from '#test/support/steps.ts';
import { holdNextToast } from '#test/support/toast-record.ts';

const row = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const preview = (page: Page) => page.getByRole('img', { name: 'Chosen photo' });
const waiting = (page: Page) => page.getByText(/^Hold on a moment/);

/** The form of `fillRecipe` with this name, and nothing lost of it, the photo included. */
async function expectFilled(page: Page, name: string): Promise<void> {
  await expect(row(page, 'Dish name')).toHaveValue(name);
  await expect(page.getByLabel('Category').locator('option:checked')).toHaveText('Indian');
  await expect(row(page, 'Description')).toHaveValue('Slow lentils, two ways.');
  await expect(row(page, 'Ingredient 1')).toHaveValue('200 g red lentils, rinsed');
  await expect(row(page, 'Ingredient 2')).toHaveValue('1 onion');
  await expect(row(page, 'Step 1')).toHaveValue('Simmer, stirring, for 20 minutes.');
  await expect(preview(page)).toBeVisible();
  await expect(page.getByText('shakshuka.webp')).toBeVisible();
}

async function ownRecipes(url: string, person: Person): Promise<Record<string, unknown>[]> {
  const reply = await fetch(`${url}/api/v1/food/get-food?userId=${person.user._id}`);
  return (await reply.json()).foods;
}

/** Ends the browser that uses this profile at once, as a crash or a power switch does. */
async function killBrowser(profile: string): Promise<void> {
  const { stdout } = await promisify(execFile)('ps', ['-axww', '-o', 'pid=,command=']);
  const ours = stdout.split('\n').filter((line) => line.includes(profile));
  // Debian starts its browser from a script, which stays beside it.
  const browsers = ours.filter((line) => !line.includes('--type='));
  if (browsers.length === 0) throw new Error('The browser was not found');
  for (const browser of browsers) {
    try {
      process.kill(Number.parseInt(browser, 10), 'SIGKILL');
    } catch (error) {
      // It has gone with the one before.
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }
}

/** Keeps the database of drafts busy until half a second after the next press: what is to be written waits so long. */
async function occupyDatabase(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const opening = indexedDB.open('potluck-drafts');
    await new Promise((opened) => {
      opening.onsuccess = opened;
    });
    const store = opening.result.transaction('photos', 'readwrite').objectStore('photos');
    let end = Number.POSITIVE_INFINITY;
    const begin = () => {
      end = performance.now() + 500;
    };
    document.addEventListener('click', begin, { once: true, capture: true });
    const goOn = () => {
      if (performance.now() < end) store.get('none').onsuccess = goOn;
    };
    goOn();
  });
}

test('a draft of the add form survives a reload and a walk around the site, and Discard ends it', async ({
  page,
  newPerson,
  logIn,
}) => {
  await logIn(page, await newPerson());
  await open(page, '/addrecipe');
  const name = uniqueName('Draft dal');
  await fillRecipe(page, { name });
  await page.getByText('More details').click();
  await row(page, 'Servings').fill('4');
  await page.getByRole('checkbox', { name: 'Vegan' }).check();
  const back = page.getByRole('status').filter({ hasText: 'is back' });
  await expect(page.getByRole('button', { name: 'Discard' })).toBeVisible();
  await expect(back).toHaveCount(0);
  await reloadKept(page);
  await expectFilled(page, name);
  await expect(back).toHaveText(/^Your draft of \d\d:\d\d is back\.$/);
  await page.getByText('More details').click();
  await expect(row(page, 'Servings')).toHaveValue('4');
  await expect(page.getByRole('checkbox', { name: 'Vegan' })).toBeChecked();

  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL('/contact');
  await stepBack(page);
  await expectFilled(page, name);

  await button(page, 'Discard').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep it' }).click();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expectFilled(page, name);
  await button(page, 'Start over').click();
  await occupyDatabase(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await expect(row(page, 'Dish name')).toHaveValue('');
  await expect(page.getByLabel('Category')).toBeFocused();
  await expect(back).toHaveCount(0);
  await reload(page);
  await expect(row(page, 'Dish name')).toBeEnabled();
  await expect(back).toHaveCount(0);
  await expect(row(page, 'Dish name')).toHaveValue('');
  await expect(preview(page)).toHaveCount(0);
});

test('a browser killed in the middle of a long form brings back every character, and the photo', async ({
  site,
  newPerson,
  guard,
  launchOptions,
}) => {
  const profile = await mkdtemp(join(tmpdir(), 'potluck-profile-'));
  const start = async (): Promise<BrowserContext> => {
    const options = { ...launchOptions, headless: true, baseURL: site.url };
    const context = await chromium.launchPersistentContext(profile, options);
    guard.watch(context);
    return context;
  };
  const { user, token } = await newPerson();
  const logInAtStart = async (context: BrowserContext) => {
    const auth = JSON.stringify({ user, token });
    await context.addInitScript((kept) => {
      if (location.protocol === 'http:') localStorage.setItem('auth', kept);
    }, auth);
  };
  const first = await start();
  await logInAtStart(first);
  const page = await first.newPage();
  await open(page, '/addrecipe');
  const name = uniqueName('Long dal');
  await fillRecipe(page, { name });
  for (let step = 2; step <= 12; step += 1) {
    await button(page, '+Step').click();
    await row(page, `Step ${step}`).fill(`Step number ${step}, stirring, and never hurrying it.`);
  }
  await row(page, 'Step 12').pressSequentially(' The last words before the crash');
  await expect.poll(() => keptInDatabase(page)).toContain('The last words before the crash');
  await expectKept(page);
  const gone = first.waitForEvent('close');
  await killBrowser(profile);
  await gone;

  const second = await start();
  await logInAtStart(second);
  const again = await second.newPage();
  await open(again, '/addrecipe');
  await expectFilled(again, name);
  for (let step = 2; step <= 11; step += 1) {
    await expect(row(again, `Step ${step}`)).toHaveValue(
      `Step number ${step}, stirring, and never hurrying it.`,
    );
  }
  await expect(row(again, 'Step 12')).toHaveValue(
    'Step number 12, stirring, and never hurrying it. The last words before the crash',
  );
  await second.close();
  await rm(profile, { recursive: true, force: true, maxRetries: 10 });
});

test('an expired session: log in, come back, and everything is there', async ({
  page,
  newPerson,
  logIn,
  expectConsole,
}) => {
  expectConsole('401');
  const person = await newPerson('Asha Rao');
  await logIn(page, person);
  // What the page asks by itself is answered before the session ends: its refusal would say so first.
  const asked = ['notifications/count', 'auth/single-user/**'].map((call) =>
    page.waitForResponse(`**/api/v1/${call}`),
  );
  await open(page, '/addrecipe');
  const name = uniqueName('Expired dal');
  await fillRecipe(page, { name });
  await Promise.all(asked);
  await page.request.post('/api/v1/auth/logout', { headers: { authorization: person.token } });
  await holdNextToast(page);
  await button(page, 'Publish recipe').click();
  const offer = toasts(page, 'error').filter({ hasText: 'Please log in first' });
  await expect(waiting(page)).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  await expect(row(page, 'Dish name')).toHaveValue(name);
  await offer.getByRole('link', { name: 'Login' }).click();
  await page.getByLabel('Email').fill(person.user.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/addrecipe');
  await expectFilled(page, name);
  await button(page, 'Publish recipe').click();
  await expectToast(page, 'success', 'Recipe published');
});

test('a submit that fails is silent, ends the waiting, keeps everything, and never publishes twice', async ({
  page,
  site,
  newPerson,
  logIn,
  expectConsole,
}) => {
  for (const pattern of ['silent.publish', '500', 'Failed to load resource', 'no reply'])
    expectConsole(pattern);
  const person = await newPerson();
  await logIn(page, person);
  await open(page, '/addrecipe');
  const name = uniqueName('Stubborn dal');
  await fillRecipe(page, { name });
  const submit = async (getsLost: () => Promise<void>) => {
    const logged = page.waitForEvent('console', (line) => line.text().startsWith('silent.publish'));
    await button(page, 'Publish recipe').click();
    await getsLost();
    await logged;
    await expect(waiting(page)).toHaveCount(0);
    await expect(button(page, 'Publish recipe')).toBeFocused();
    await expectFilled(page, name);
    await expectNoToast(page);
  };
  await page.route('**/food/create-food', (route) => route.fulfill({ status: 500, json: {} }));
  await submit(async () => undefined);
  await page.unrouteAll();
  // The recipe is stored, but its reply gets lost on the way.
  const reply = await holdReply(page, 'create-food');
  await submit(reply.lose);
  await row(page, 'Description').fill('Changed after the reply was lost.');
  await button(page, 'Publish recipe').click();
  await expectToast(page, 'success', 'Recipe published');
  const foods = await ownRecipes(site.url, person);
  expect(foods).toMatchObject([{ name, description: 'Changed after the reply was lost.' }]);
});

test('a recipe that is published once its form was left, or its page has ended, takes nothing that was typed since', async ({
  page,
  site,
  newPerson,
  logIn,
}) => {
  const person = await newPerson();
  await logIn(page, person);
  await open(page, '/');
  await page.getByRole('link', { name: 'AddRecipe' }).first().click();
  await expect(row(page, 'Dish name')).toBeEnabled();
  const name = uniqueName('Left dal');
  await fillRecipe(page, { name });
  const { held, go } = await holdReply(page, 'create-food');
  await button(page, 'Publish recipe').click();
  await held;
  await page.goBack();
  await expect(row(page, 'Dish name')).toHaveCount(0);
  await page.goForward();
  await expectFilled(page, name);
  await row(page, 'Description').fill('Typed while the first was on its way.');
  const replied = page.waitForResponse(/create-food/);
  await go();
  await (await replied).finished();
  await expectKept(page);
  await reload(page);
  await expect(row(page, 'Description')).toHaveValue('Typed while the first was on its way.');
  await button(page, 'Publish recipe').click();
  await expectToast(page, 'success', 'Recipe published');
  const foods = await ownRecipes(site.url, person);
  expect(foods).toMatchObject([{ name, description: 'Typed while the first was on its way.' }]);

  await test.step('a page that ends while its recipe is on the way loses nothing that is changed afterwards', async () => {
    await comeAlive(page);
    await expect(row(page, 'Dish name')).toBeEnabled();
    await expect(row(page, 'Dish name')).toHaveValue('');
    const second = uniqueName('Interrupted dal');
    await fillRecipe(page, { name: second });
    const { held, release } = await holdReply(page, 'create-food');
    await button(page, 'Publish recipe').click();
    await held;
    await reload(page);
    await release();
    await expectFilled(page, second);
    await row(page, 'Description').fill('Changed after the page had ended.');
    await button(page, 'Publish recipe').click();
    await expectToast(page, 'success', 'Recipe published');
    const both = await ownRecipes(site.url, person);
    const changed = { name: second, description: 'Changed after the page had ended.' };
    expect(both).toMatchObject([changed, { name }]);
  });
});

test('two tabs that add recipes keep a draft each, and a closed tab leaves its draft to the next', async ({
  page,
  newPerson,
  logIn,
}) => {
  await logIn(page, await newPerson());
  await open(page, '/addrecipe');
  await row(page, 'Dish name').fill('First dal');
  const other = await page.context().newPage();
  await open(other, '/addrecipe');
  await expect(row(other, 'Dish name')).toBeEnabled();
  await expect(row(other, 'Dish name')).toHaveValue('');
  await row(other, 'Dish name').fill('Second dal');
  await reload(page);
  await expect(row(page, 'Dish name')).toHaveValue('First dal');
  await other.close();
  // The browser lets go of what a closed tab held a moment later.
  const slots = () =>
    page.evaluate(async () => {
      const { held = [] } = await navigator.locks.query();
      return held.filter(({ name }) => name?.startsWith('draft:')).length;
    });
  await expect.poll(slots).toBe(1);
  const third = await page.context().newPage();
  await open(third, '/addrecipe');
  await expect(row(third, 'Dish name')).toHaveValue('Second dal');
  await expect(row(page, 'Dish name')).toHaveValue('First dal');
});

test('a draft of the update form survives a reload, and Discard goes back to the recipe on the site', async ({
  page,
  site,
  newPerson,
  logIn,
}) => {
  const cook = await newPerson();
  const { slug, name } = await publishRecipe(site.url, cook);
  await logIn(page, cook);
  await open(page, `/update-recipe/${slug}`);
  await row(page, 'Description').fill('Half an edit');
  await page.locator('input[type=file]').setInputFiles(picture);
  await expect(preview(page)).toBeVisible();
  await reloadKept(page);
  await expect(page.getByRole('status').filter({ hasText: 'Your changes of' })).toBeVisible();
  await expect(row(page, 'Description')).toHaveValue('Half an edit');
  await expect(row(page, 'Dish name')).toHaveValue(name);
  await expect(preview(page)).toBeVisible();
  await button(page, 'Discard').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await expect(row(page, 'Description')).toHaveValue('Slow lentils, two ways.');
  await expect(preview(page)).toHaveCount(0);
  await expect(page.getByLabel('Category')).toBeFocused();
});

test('of two tabs that edit one recipe the later is told, sees both versions field by field, and chooses', async ({
  page,
  site,
  newPerson,
  logIn,
  expectConsole,
}) => {
  expectConsole('409');
  const cook = await newPerson();
  const { slug, _id, name } = await publishRecipe(site.url, cook);
  await logIn(page, cook);
  await open(page, `/update-recipe/${slug}`);
  const other = await page.context().newPage();
  await open(other, `/update-recipe/${slug}`);

  await row(page, 'Description').fill('Described in the first tab.');
  await row(page, 'Ingredient 2').fill('2 onions');
  await row(other, 'Description').fill('Described in the second tab.');
  await row(other, 'Step 1').fill('Rinse the lentils twice.');
  await button(page, 'Save changes').click();
  await expectToast(page, 'success', 'Recipe updated');
  await button(other, 'Save changes').click();

  const title = other.getByRole('heading', { name: 'The recipe has changed since you opened it' });
  await expect(title).toBeFocused();
  const part = (label: string) => other.getByRole('group', { name: label, exact: true });
  const mine = (label: string) => part(label).getByRole('radio', { name: /^Your version/ });
  const theirs = (label: string) => part(label).getByRole('radio', { name: /^On the site now/ });
  await expect(part('Description')).toContainText('Described in the first tab.');
  await expect(part('Description')).toContainText('Described in the second tab.');
  await expect(part('Ingredients')).toContainText('2 onions');
  await expect(part('Steps')).toContainText('Rinse the lentils twice.');
  await expect(part('Dish name')).toHaveCount(0);
  await expect(mine('Description')).toBeChecked();
  await expect(theirs('Ingredients')).toBeChecked();
  await expect(mine('Steps')).toBeChecked();
  await theirs('Description').check();

  await test.step('nothing is saved until the choice is, and a reload keeps the edit', async () => {
    const now = await (await fetch(`${site.url}/api/v1/food/get-food/${slug}`)).json();
    expect(now.food).toMatchObject({ stepList: ['Rinse the lentils.', 'Simmer, stirring.'] });
    await button(other, 'Back to the form').click();
    await expect(button(other, 'Save changes')).toBeFocused();
    await expect(row(other, 'Description')).toHaveValue('Described in the second tab.');
    await reload(other);
    await expect(row(other, 'Step 1')).toHaveValue('Rinse the lentils twice.');
    await button(other, 'Save changes').click();
    await expect(title).toBeFocused();
    await theirs('Description').check();
  });
  await button(other, 'Save my choices').click();
  await expectToast(other, 'success', 'Recipe updated');
  await expect(other).toHaveURL(`/recipe/${slug}`);
  const { food } = await (await fetch(`${site.url}/api/v1/food/get-food/${slug}`)).json();
  expect(food).toMatchObject({
    _id,
    name,
    description: 'Described in the first tab.',
    ingredientList: ['200 g red lentils, rinsed', '2 onions'],
    stepList: ['Rinse the lentils twice.', 'Simmer, stirring.'],
  });
});

test('an update whose reply was lost is saved again, as it was or changed since, without a question', async ({
  page,
  site,
  newPerson,
  logIn,
  expectConsole,
}) => {
  for (const pattern of ['silent.update', '409', 'Failed to load resource', 'no reply'])
    expectConsole(pattern);
  const cook = await newPerson();
  const { slug } = await publishRecipe(site.url, cook);
  await logIn(page, cook);
  const unheard = 'Stored, but nobody heard of it.';
  for (const [first, since] of [
    [unheard, unheard],
    ['Nobody heard of this either.', 'Changed after the reply was lost.'],
  ] as const) {
    await open(page, `/update-recipe/${slug}`);
    await row(page, 'Description').fill(first);
    await page.locator('input[type=file]').setInputFiles(picture);
    await expect(preview(page)).toBeVisible();
    const reply = await holdReply(page, 'update-food');
    const logged = page.waitForEvent('console', (line) => line.text().startsWith('silent.update'));
    await button(page, 'Save changes').click();
    await reply.lose();
    await logged;
    await expect(waiting(page)).toHaveCount(0);
    if (since !== first) await row(page, 'Description').fill(since);
    const refused = page.waitForResponse((one) => one.status() === 409);
    await button(page, 'Save changes').click();
    await refused;
    await expectToast(page, 'success', 'Recipe updated');
    await expect(page).toHaveURL(`/recipe/${slug}`);
    await expect(page.getByText(since).first()).toBeVisible();
  }
});

test('a form whose browser keeps nothing takes every character, says so once, and says when its draft is kept again', async ({
  page,
  newPerson,
  logIn,
}) => {
  await logIn(page, await newPerson());
  await open(page, '/addrecipe');
  const kept = 'Your draft is kept in this browser until you publish.';
  const lost =
    'This browser cannot keep your draft. It is lost if you leave this page before you publish.';
  const status = keptStatus(page);
  await expect(row(page, 'Dish name')).toBeEnabled();
  await row(page, 'Dish name').fill('Dal');
  await expect.poll(() => keptInDatabase(page)).toContain('Dal');
  await expect(status).toHaveText(kept);
  const said = await recordSaid(status);
  await fillDisk(page);
  await row(page, 'Dish name').pressSequentially(' of one pot');
  await expect(status).toHaveText(lost);
  await row(page, 'Description').pressSequentially('Slow lentils');
  await expect(row(page, 'Dish name')).toHaveValue('Dal of one pot');
  await expect(row(page, 'Description')).toHaveValue('Slow lentils');
  await expect(status).toHaveText(lost);

  await makeRoom(page);
  await row(page, 'Description').pressSequentially(', two ways');
  await expect(status).toHaveText(kept);
  expect(await said()).toEqual([lost, kept]);
  await reload(page);
  await expect(row(page, 'Dish name')).toHaveValue('Dal of one pot');
  await expect(row(page, 'Description')).toHaveValue('Slow lentils, two ways');
});

test('a photo that the browser has no room for is told apart from the words, until it is removed', async ({
  page,
  site,
  newPerson,
  logIn,
}) => {
  const cook = await newPerson();
  const { slug } = await publishRecipe(site.url, cook);
  await logIn(page, cook);
  await open(page, `/update-recipe/${slug}`);
  const status = keptStatus(page);
  await expect(row(page, 'Description')).toBeEnabled();
  await row(page, 'Description').fill('Half an edit');
  await expect(status).toHaveText('Your changes are kept in this browser until you save.');
  await fillDisk(page, 'database');
  await page.locator('input[type=file]').setInputFiles(picture);
  await expect(preview(page)).toBeVisible();
  await expect(status).toHaveText(
    'What you typed is kept in this browser, but some photos are not: they are lost if you leave this page.',
  );
  await button(page, 'Remove Image').click();
  await expect(status).toHaveText('Your changes are kept in this browser until you save.');
  await page.locator('input[type=file]').setInputFiles(picture);
  await expect(status).toContainText('some photos are not');
  await fillDisk(page);
  await row(page, 'Description').fill('Half an edit, and more');
  await expect(status).toHaveText(
    'This browser cannot keep your changes. They are lost if you leave this page before you save.',
  );
  await reload(page);
  await expect(row(page, 'Description')).toHaveValue('Half an edit');
  await expect(preview(page)).toHaveCount(0);
});
