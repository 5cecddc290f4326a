import { expect, type Page } from '@playwright/test';
import { scriptWith } from '#test/support/built-scripts.ts';
import { holdReply } from '#test/support/held-replies.ts';
import { arrives, settle } from '#test/support/moments.ts';
import { test } from '#test/support/page.ts';
import type { Person } from '#test/support/people.ts';
import {
  clickTwice,
  expectToast,
  open,
  publishRecipe,
  reload,
  saveRecipe,
  stepBack,
  toasts,
  uniqueName,
} from '#test/support/steps.ts';
import { holdNextToast } from '#test/support/toast-record.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Add to a collection' });
const list = (page: Page) => page.getByRole('list', { name: 'Recipes of this collection' });
const names = (page: Page) => list(page).getByRole('heading');
const collect = (page: Page, name: string) =>
  page.getByRole('button', { name: `Add ${name} to a collection` }).click();

const authOf = ({ user, token }: Person) => JSON.stringify({ user, token });

/** Asks for something of one's collections over HTTP. */
async function ask(origin: string, cook: Person, method: string, path: string, body: object) {
  const headers = { 'content-type': 'application/json', authorization: cook.token };
  const url = `${origin}/api/v1/collections${path}`;
  const reply = await fetch(url, { method, headers, body: JSON.stringify(body) });
  expect(reply.ok).toBe(true);
  return reply.json();
}

/** Puts a recipe into a collection, with a note on it, over HTTP. */
const putIn = (origin: string, cook: Person, id: string, recipe: string, note: string) =>
  ask(origin, cook, 'PUT', `/${id}/recipes/${recipe}`, { collected: true, note });

/** Makes a collection that holds a recipe, with a note on it, over HTTP. */
async function makeCollection(origin: string, cook: Person, recipe: string, note: string) {
  const { collection } = await ask(origin, cook, 'POST', '', { name: 'Sundays' });
  await putIn(origin, cook, collection._id, recipe, note);
  return collection._id as string;
}

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

test('a cook collects from a recipe, orders by keyboard, notes, and shares by link; a deleted recipe leaves its title', async ({
  page,
  site,
  newPerson,
  otherPage,
  expectConsole,
}) => {
  const [author, cook] = [await newPerson('Anna'), await newPerson('Ben')];
  const soup = await publishRecipe(site.url, author, { name: uniqueName('Soup') });
  const cake = await publishRecipe(site.url, author, { name: uniqueName('Cake') });

  // A visitor logs in, comes back to the recipe, and what they wanted is open.
  await open(page, `/recipe/${soup.slug}`);
  await holdNextToast(page);
  await collect(page, soup.name);
  await toasts(page, 'error').getByRole('link', { name: 'Login' }).click();
  await page.getByLabel('Email').fill(cook.user.email);
  await page.getByLabel('Password', { exact: true }).fill(cook.password);
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await dialog(page).getByLabel('New collection').fill('Sundays');
  const made: string[] = [];
  page.on('request', (one) => one.method() === 'POST' && made.push(new URL(one.url()).pathname));
  await clickTwice(dialog(page).getByRole('button', { name: 'Create and add' }));
  await expect(dialog(page).getByRole('checkbox', { name: 'Sundays' })).toBeChecked();
  expect(made).toEqual(['/api/v1/collections']);
  await expect(dialog(page).getByRole('checkbox')).toHaveCount(1);
  await dialog(page).getByRole('button', { name: 'Done' }).click();
  await expect(page).toHaveURL(new RegExp(`/recipe/${soup.slug}$`));

  await open(page, `/recipe/${cake.slug}`);
  await collect(page, cake.name);
  const box = dialog(page).getByRole('checkbox', { name: 'Sundays' });
  expectConsole(/ERR_FAILED|Failed to (load|fetch)/);
  await page.route('**/api/v1/collections/*/recipes/*', (route) => route.abort());
  await box.click();
  await expect(dialog(page).getByRole('alert')).toContainText('Try again');
  await expect(box).not.toBeChecked();
  await page.unroute('**/api/v1/collections/*/recipes/*');
  const collected = page.waitForResponse('**/api/v1/collections/*/recipes/*');
  await box.check();
  expect((await collected).status()).toBe(200);
  await dialog(page).getByRole('button', { name: 'Done' }).click();

  // A private collection is none to whoever asks without saying who they are: the page asks again.
  expectConsole(/404/);
  await open(page, '/collections');
  await page.getByRole('link', { name: 'Sundays' }).click();
  await expect(names(page)).toHaveText([soup.name, cake.name]);
  const up = page.getByRole('button', { name: `Move ${cake.name} up` });
  await up.focus();
  const moved = page.waitForResponse((reply) => reply.request().method() === 'PUT');
  await page.keyboard.press('Enter');
  expect((await moved).status()).toBe(200);
  await expect(names(page)).toHaveText([cake.name, soup.name]);
  await expect(up).toBeFocused();
  await page.getByRole('button', { name: `Note: ${soup.name}` }).click();
  const note = page.getByRole('textbox', { name: `Note on ${soup.name}` });
  await note.fill('With <b>bread</b> https://example.org');
  await reload(page);
  await expect(note).toHaveValue(/With/);
  await list(page).getByRole('button', { name: 'Save' }).click();
  await expect(list(page)).toContainText('With <b>bread</b>');
  await expect(page.getByRole('button', { name: `Note: ${soup.name}` })).toBeFocused();
  const back = page.waitForResponse((reply) => reply.request().method() === 'PUT');
  await page.getByRole('button', { name: `Take ${cake.name} out` }).click();
  await page.getByRole('button', { name: `Undo: put ${cake.name} back` }).click();
  await expect(page.getByRole('button', { name: `Take ${cake.name} out` })).toBeVisible();
  // What is pressed next does not wait for it.
  expect((await back).status()).toBe(200);

  const visitor = await otherPage();
  const refused = await visitor.request.get(page.url());
  expect(refused.status()).toBe(404);
  expect(await refused.text()).not.toContain('Sundays');

  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByRole('radio', { name: 'Whoever has the link' }).check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'success', 'Collection saved');
  await expect(page.getByRole('button', { name: 'Copy the link' })).toBeVisible();

  await open(visitor, new URL(page.url()).pathname);
  await expect(names(visitor)).toHaveText([cake.name, soup.name]);
  await expect(list(visitor)).toContainText('With <b>bread</b>');
  await expect(visitor.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await expect(list(visitor).getByRole('link', { name: 'https://example.org' })).toHaveCount(0);
  // The way to report it stands apart from the last note.
  const [listed, report] = await Promise.all([
    list(visitor).boundingBox(),
    visitor.getByRole('link', { name: /^Report this collection/ }).boundingBox(),
  ]);
  expect((report?.y ?? 0) - (listed?.y ?? 0) - (listed?.height ?? 0)).toBeGreaterThan(16);

  const deletion = { method: 'DELETE', headers: { authorization: author.token } };
  await fetch(`${site.url}/api/v1/food/delete-food/${soup._id}`, deletion);
  await reload(visitor);
  await expect(names(visitor)).toHaveText([cake.name, soup.name]);
  await expect(list(visitor)).toContainText('No longer here');
  await expect(list(visitor).getByRole('link', { name: soup.name })).toHaveCount(0);

  // What is left of it cannot be put back.
  await reload(page);
  const taken = page.waitForResponse((reply) => reply.request().method() === 'DELETE');
  await page.getByRole('button', { name: `Take ${soup.name} out` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take out' }).click();
  await expect(page.getByText(`${soup.name} was taken out`)).toBeAttached();
  await taken;
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL(/\/collections$/);
  await expect(page.getByText('No collection yet')).toBeVisible();
});

test('a saved recipe goes into a collection from the list of those, right after its heart; what is unticked and ticked again has its note and its place', async ({
  page,
  site,
  newPerson,
  logIn,
  guard,
  expectConsole,
}) => {
  const cook = await newPerson('Ben');
  const soup = await publishRecipe(site.url, cook, { name: uniqueName('Soup') });
  const cake = await publishRecipe(site.url, cook, { name: uniqueName('Cake') });
  for (const { _id } of [soup, cake]) await saveRecipe(site.url, cook, _id);
  const id = await makeCollection(site.url, cook, soup._id, 'With bread');
  await logIn(page, cook);
  await open(page, '/savedrecipe');
  const main = page.getByRole('main');
  const heart = main.getByRole('button', { name: `Save ${cake.name}` });
  const button = main.getByRole('button', { name: `Add ${cake.name} to a collection` });
  const [hearted, put] = [await heart.boundingBox(), await button.boundingBox()];
  expect([put?.width, put?.height]).toEqual([44, 44]);
  expect([(put?.x ?? 0) + 44, put?.y]).toEqual([hearted?.x, hearted?.y]);
  await heart.focus();
  await page.keyboard.press('Tab');
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  const box = dialog(page).getByRole('checkbox', { name: 'Sundays' });
  const collected = page.waitForResponse('**/api/v1/collections/*/recipes/*');
  await box.check();
  expect((await collected).status()).toBe(200);
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  // What is taken out offers its way back alone.
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await heart.click();
  await expect(main.getByRole('button', { name: 'Undo' })).toBeVisible();
  await expect(button).toHaveCount(0);

  await test.step('what is unticked and ticked again in the dialog has its note and its place', async () => {
    await open(page, `/recipe/${soup.slug}`);
    await collect(page, soup.name);
    await box.uncheck();
    // It takes the next press once its reply is read.
    await expect(dialog(page).getByRole('status')).toHaveText('Taken out of Sundays');
    const back = page.waitForResponse('**/api/v1/collections/*/recipes/*');
    await box.check();
    await back;
    guard.check();
    expectConsole(/404/);
    await open(page, `/collection/${id}`);
    await expect(names(page)).toHaveText([soup.name, cake.name]);
    await expect(list(page)).toContainText('With bread');
  });
});

test('what is put back comes with the note that it had when it was taken out, and not with one from before', async ({
  page,
  site,
  newPerson,
  logIn,
  expectConsole,
}) => {
  expectConsole(/404/);
  const cook = await newPerson('Ben');
  const soup = await publishRecipe(site.url, cook, { name: uniqueName('Soup') });
  await logIn(page, cook);
  const id = await makeCollection(site.url, cook, soup._id, 'With bread');
  const loaded = page.waitForResponse((reply) => reply.url().includes('/mine?limit=100'));
  await open(page, `/collection/${id}`);
  const { entries } = await (await loaded).json();
  await expect(list(page)).toContainText('With bread');
  // Elsewhere it was written on.
  const noted = await page.request.put(`/api/v1/collections/${id}/entries/${entries[0]._id}/note`, {
    headers: { authorization: cook.token },
    data: { note: 'With bread, and lime' },
  });
  expect(noted.status()).toBe(200);
  const back = page.waitForResponse((reply) => reply.url().includes('/recipes/'));
  await page.getByRole('button', { name: `Take ${soup.name} out` }).click();
  await page.getByRole('button', { name: `Undo: put ${soup.name} back` }).click();
  expect((await back).status()).toBe(200);
  await expect(list(page)).toContainText('With bread, and lime');
  await reload(page);
  await expect(list(page)).toContainText('With bread, and lime');
});

test('what is taken out again before it is known to be back is out; what cannot be put back stays out with its note, and is put back once that can be', async ({
  page,
  site,
  newPerson,
  logIn,
  guard,
  expectConsole,
}) => {
  const cook = await newPerson('Ben');
  const soup = await publishRecipe(site.url, cook, { name: uniqueName('Soup') });
  await logIn(page, cook);
  const id = await makeCollection(site.url, cook, soup._id, 'With bread');
  expectConsole(/404/);
  await open(page, `/collection/${id}`);
  await expect(list(page)).toContainText('With bread');
  const takeOut = page.getByRole('button', { name: `Take ${soup.name} out` });
  const undo = page.getByRole('button', { name: `Undo: put ${soup.name} back` });

  await test.step('what is taken out again before it is known to be back is out', async () => {
    const isRemoved = () => page.waitForResponse((reply) => reply.request().method() === 'DELETE');
    const removed = isRemoved();
    await takeOut.click();
    expect((await removed).status()).toBe(200);
    const later = Promise.withResolvers<void>();
    await page.route('**/api/v1/collections/*/recipes/*', async (route) => {
      await later.promise;
      await route.continue();
    });
    const again = isRemoved();
    await undo.click();
    await takeOut.click();
    await expect(undo).toBeVisible();
    later.resolve();
    expect((await again).status()).toBe(200);
    await page.unroute('**/api/v1/collections/*/recipes/*');
    await reload(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sundays');
    await expect(page.getByText(soup.name)).toHaveCount(0);
  });
  await putIn(site.url, cook, id, soup._id, 'With bread');
  await reload(page);
  await expect(list(page)).toContainText('With bread');
  guard.check();
  expectConsole(/ERR_FAILED|Failed to (load|fetch)/);

  // The reply is lost: the site has taken it out. The list that is asked for then comes once it is put back here.
  await page.route('**/api/v1/collections/*/entries/*', async (route) => {
    await route.fetch();
    await route.abort();
  });
  const anew = await holdReply(page, '/mine?limit=100');
  await takeOut.click();
  await expectToast(page, 'error', 'That could not be saved. Try again.');
  await anew.held;

  await page.route('**/api/v1/collections/*/recipes/*', (route) => route.abort());
  const failed = page.waitForEvent('requestfailed', (one) => one.url().includes('/recipes/'));
  await undo.click();
  await expect(takeOut).toBeVisible();
  await anew.go();
  await failed;
  await settle(page);
  await expect(undo).toBeFocused();
  await page.unroute('**/api/v1/collections/*/recipes/*');
  const back = page.waitForResponse((reply) => reply.request().method() === 'PUT');
  await undo.click();
  expect((await back).status()).toBe(200);
  await settle(page);
  await expect(takeOut).toBeFocused();
  await reload(page);
  await expect(list(page)).toContainText('With bread');
});

test('the dialog closes where somebody else logs in or the login ends in another tab', async ({
  page,
  site,
  newPerson,
  logIn,
}) => {
  const [anna, ben] = [await newPerson('Anna'), await newPerson('Ben')];
  const soup = await publishRecipe(site.url, ben, { name: uniqueName('Soup') });
  await makeCollection(site.url, anna, soup._id, '');
  await logIn(page, anna);
  await open(page, `/recipe/${soup.slug}`);
  await collect(page, soup.name);
  await expect(dialog(page).getByRole('checkbox', { name: 'Sundays' })).toBeChecked();
  await expect(dialog(page).getByRole('checkbox', { name: 'Sundays' })).toBeFocused();
  const other = await page.context().newPage();
  await other.goto('/robots.txt');
  await other.evaluate((auth) => localStorage.setItem('auth', auth), authOf(ben));
  await expect(dialog(page)).toHaveCount(0);
  await collect(page, soup.name);
  await expect(dialog(page).getByText('You have no collection yet')).toBeVisible();
  await expect(dialog(page).getByLabel('New collection')).toBeFocused();

  await holdNextToast(page);
  await other.evaluate(() => localStorage.removeItem('auth'));
  await expect(dialog(page)).toHaveCount(0);
  await toasts(page, 'error').getByRole('link', { name: 'Login' }).click();
  await page.getByLabel('Email').fill(anna.user.email);
  await page.getByLabel('Password', { exact: true }).fill(anna.password);
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await expect(dialog(page).getByRole('checkbox', { name: 'Sundays' })).toBeChecked();
});

test('a reply that comes once the page was left takes nothing away that was typed since', async ({
  page,
  site,
  newPerson,
  logIn,
  expectConsole,
}) => {
  const cook = await newPerson('Ben');
  const soup = await publishRecipe(site.url, cook, { name: uniqueName('Soup') });
  const id = await makeCollection(site.url, cook, soup._id, '');
  await logIn(page, cook);
  expectConsole(/404/);
  await open(page, `/collection/${id}`);
  const note = page.getByRole('textbox', { name: `Note on ${soup.name}` });
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  const reply = Promise.withResolvers<void>();
  const changes: Promise<unknown>[] = [];
  await page.route('**/api/v1/collections/**', async (route) => {
    if (route.request().method() === 'GET') return route.continue();
    const response = await route.fetch();
    await reply.promise;
    await route.fulfill({ response });
  });
  const isChange = (url: RegExp) => (one: { url(): string; request(): { method(): string } }) =>
    one.request().method() !== 'GET' && url.test(one.url());
  changes.push(page.waitForResponse(isChange(/\/entries\//)));
  changes.push(page.waitForResponse(isChange(/\/collections\/[^/]+$/)));
  await page.getByRole('button', { name: `Note: ${soup.name}` }).click();
  await note.fill('With bread');
  await list(page).getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await name.fill('Mondays');
  await page.getByRole('button', { name: 'Save', exact: true }).first().click();

  await page.getByRole('main').getByRole('link', { name: 'My collections' }).click();
  await arrives(page);
  await stepBack(page);
  await note.fill('With bread and cheese');
  await name.fill('Mondays and Tuesdays');
  reply.resolve();
  await Promise.all(changes);
  await settle(page);
  await reload(page);
  await expect(note).toHaveValue('With bread and cheese');
  await expect(name).toHaveValue('Mondays and Tuesdays');
});

test('the name of a new collection that was typed since the page was left stays', async ({
  page,
  newPerson,
  logIn,
}) => {
  await logIn(page, await newPerson('Ben'));
  await open(page, '/collections');
  const name = page.getByLabel('New collection');
  const reply = Promise.withResolvers<void>();
  await page.route('**/api/v1/collections', async (route) => {
    if (route.request().method() === 'GET') return route.continue();
    const response = await route.fetch();
    await reply.promise;
    await route.fulfill({ response });
  });
  const made = page.waitForResponse((one) => one.request().method() === 'POST');
  await name.fill('Sundays');
  await page.keyboard.press('Enter');
  await page.getByRole('banner').getByRole('link', { name: 'Potluck' }).click();
  await arrives(page);
  await stepBack(page);
  await name.fill('Mondays');
  reply.resolve();
  await made;
  await settle(page);
  await reload(page);
  await expect(name).toHaveValue('Mondays');
});

test('a note further down than one page that was changed elsewhere is shown, and then written over', async ({
  page,
  site,
  newPerson,
  logIn,
  expectConsole,
}) => {
  const cook = await newPerson('Ben');
  const [soup, cake] = [
    await publishRecipe(site.url, cook, { name: uniqueName('Soup') }),
    await publishRecipe(site.url, cook, { name: uniqueName('Cake') }),
  ];
  const id = await makeCollection(site.url, cook, soup._id, '');
  const { entry } = await putIn(site.url, cook, id, cake._id, 'At first');
  const pie = await publishRecipe(site.url, cook, { name: uniqueName('Pie') });
  await putIn(site.url, cook, id, pie._id, '');
  await logIn(page, cook);
  expectConsole(/404/);
  expectConsole(/409/);
  // A page is one recipe.
  await page.route('**/mine?limit=100*', (route) =>
    route.continue({ url: route.request().url().replace('limit=100', 'limit=1') }),
  );
  await open(page, `/collection/${id}`);
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(names(page)).toHaveText([soup.name, cake.name]);
  await ask(site.url, cook, 'PUT', `/${id}/entries/${entry}/note`, { note: 'From elsewhere' });
  await page.getByRole('button', { name: `Note: ${cake.name}` }).click();
  await page.getByRole('textbox', { name: `Note on ${cake.name}` }).fill('From here');
  await list(page).getByRole('button', { name: 'Save' }).click();
  await expect(list(page)).toContainText('Saving again writes over it: “From elsewhere”');
  await list(page).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: `Note: ${cake.name}` })).toBeVisible();
  await expect(list(page)).toContainText('From here');
  // The next page ends nowhere before what was not shown yet, though the last row moved up.
  await page.getByRole('button', { name: `Move ${cake.name} up` }).click();
  await expect(names(page)).toHaveText([cake.name, soup.name]);
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(names(page)).toHaveText([cake.name, soup.name, pie.name]);
});

test('a private collection that is not there for one person is there for its owner, who logs in next', async ({
  page,
  site,
  newPerson,
  logIn,
  expectConsole,
}) => {
  const [anna, ben] = [await newPerson('Anna'), await newPerson('Ben')];
  const soup = await publishRecipe(site.url, anna, { name: uniqueName('Soup') });
  const id = await makeCollection(site.url, anna, soup._id, '');
  await logIn(page, ben);
  expectConsole(/40[34]/);
  await open(page, `/collection/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page Not Found');
  const other = await page.context().newPage();
  await other.goto('/robots.txt');
  await other.evaluate((auth) => localStorage.setItem('auth', auth), authOf(anna));
  await expect(names(page)).toHaveText([soup.name]);
});

test('what offers one’s collections does not open over the next page when it comes late', async ({
  page,
  newPerson,
  logIn,
}) => {
  await logIn(page, await newPerson());
  await open(page, '/recipe/mapo-tofu');
  const name = scriptWith('(`collect.retry`)');
  const program = await holdReply(page, name);
  await collect(page, 'Mapo Tofu');
  await program.held;
  await page.getByRole('contentinfo').getByRole('link', { name: 'Explore' }).click();
  await arrives(page);
  await expect(page).toHaveURL('/explore');
  await program.go();
  await page.evaluate((path) => import(path), `/assets/${name}`);
  await settle(page);
  await expect(dialog(page)).toHaveCount(0);
});
