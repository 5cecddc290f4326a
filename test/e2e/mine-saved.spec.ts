import { expect, type Page } from '@playwright/test';
import { test } from '#test/support/page.ts';
import {
  cardsIn,
  clickTwice,
  deleteRecipe,
  expectToast,
  open,
  publishRecipe,
  reload,
  saveRecipe,
  uniqueName,
} from '#test/support/steps.ts';
import { shownToasts } from '#test/support/toast-record.ts';

const main = (page: Page) => page.getByRole('main');
const cards = (page: Page) => cardsIn(main(page));
const heart = (page: Page, name: string) =>
  main(page)
    .getByRole('button', { name: new RegExp(`^Saved?:? ${name}`) })
    .first();

test('a visitor of My recipes and of My saved recipes is asked to log in', async ({ page }) => {
  for (const [path, heading, prompt] of [
    ['/myrecipe', 'My recipes', 'Please login to view your recipes'],
    ['/savedrecipe', 'My saved recipes', 'Please login to view your saved recipes'],
  ] as const) {
    await open(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(main(page).getByText(prompt, { exact: true })).toBeVisible();
    await main(page).getByRole('link', { name: 'Login' }).click();
    await expect(page).toHaveURL('/login');
  }
});

test('My recipes shows what I published, by category, with its count', async ({
  page,
  site,
  newPerson,
  logIn,
}) => {
  const cook = await newPerson();
  await logIn(page, cook);
  await open(page, '/myrecipe');
  await expect(main(page).getByText('No Recipes', { exact: true })).toBeVisible();
  await expect(page.getByText('Total Recipes: 0', { exact: true })).toBeVisible();
  const dal = await publishRecipe(site.url, cook, { category: 'Indian' });
  const curry = await publishRecipe(site.url, cook, {
    category: 'Thai',
    name: uniqueName('Curry'),
  });
  await reload(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My recipes');
  await expect(cards(page)).toHaveCount(2);
  await expect(page.getByText('Total Recipes: 2', { exact: true })).toBeVisible();
  await page.getByRole('radio', { name: 'Thai' }).check();
  await expect(cards(page)).toHaveCount(1);
  await expect(page.getByText('Total Recipes: 1', { exact: true })).toBeVisible();
  await expect(cards(page).getByRole('link')).toContainText(curry.name);
  await page.getByRole('radio', { name: 'Mexican' }).check();
  await expect(main(page).getByText('No Recipes', { exact: true })).toBeVisible();
  await page.getByRole('radio', { name: 'All' }).check();
  await page.setViewportSize({ width: 600, height: 800 });
  const box = page.getByRole('combobox', { name: 'Sort by category' });
  await box.selectOption('Indian');
  await expect(cards(page)).toHaveCount(1);
  await cards(page).getByRole('link').click();
  await expect(page).toHaveURL(`/recipe/${dal.slug}`);

  await test.step('what I deleted is listed, to me alone, and brought back', async () => {
    await deleteRecipe(site.url, cook, curry._id);
    await open(page, '/myrecipe');
    await expect(cards(page)).toHaveCount(1);
    const deleted = page.getByRole('region', { name: 'Deleted recipes' });
    await expect(deleted.getByRole('listitem')).toHaveCount(1);
    await expect(deleted.getByRole('listitem')).toContainText(curry.name);
    await expect(deleted.getByRole('listitem')).toContainText('30 days left');
    await clickTwice(deleted.getByRole('button', { name: `Undo: bring ${curry.name} back` }));
    await expectToast(page, 'success', 'Recipe restored');
    await expect(cards(page).getByRole('link')).toContainText([curry.name, dal.name]);
    await expect(deleted).toHaveCount(0);
    // Nothing of the list is left to have the focus.
    await expect(main(page)).toBeFocused();
    expect(await shownToasts(page)).toEqual(['success: Recipe restored']);
  });
});

test('what of a list below My recipes comes with Show more has the focus', async ({
  page,
  newPerson,
  logIn,
}) => {
  const named = (name: string) => ({
    _id: name,
    name,
    slug: name,
    category: { _id: '1', name: 'Thai' },
    deletedAt: '2026-01-01T00:00:00.000Z',
    daysLeft: 3,
  });
  await page.route('**/api/v1/food/get-deleted?*', (route) => {
    const isLast = new URL(route.request().url()).searchParams.has('cursor');
    const page = isLast
      ? { recipes: [named('kale')] }
      : { recipes: [named('corn')], nextCursor: '1' };
    return route.fulfill({ json: { success: true, total: 2, ...page } });
  });
  await logIn(page, await newPerson());
  await open(page, '/myrecipe');
  const deleted = page.getByRole('region', { name: 'Deleted recipes' });
  await deleted.getByRole('button', { name: 'Show more' }).press('Enter');
  await expect(deleted.getByRole('button', { name: 'Undo: bring kale back' })).toBeFocused();
});

test('My saved recipes shows what I saved, last saved first, and forgets it by its heart', async ({
  page,
  newPerson,
  logIn,
}) => {
  const dal = { slug: 'chana-masala', name: 'Chana Masala' };
  const tofu = { slug: 'mapo-tofu', name: 'Mapo Tofu' };
  await logIn(page, await newPerson());
  await open(page, '/savedrecipe');
  await expect(main(page).getByText('No Recipes', { exact: true })).toBeVisible();
  for (const { slug, name } of [dal, tofu]) {
    await open(page, `/recipe/${slug}`);
    const call = page.waitForRequest((request) => request.url().endsWith('/food/save-recipe'));
    await heart(page, name).click();
    expect((await call).method()).toBe('POST');
    await expectToast(page, 'success', 'Recipe saved');
    await expect(heart(page, name)).toHaveAttribute('aria-pressed', 'true');
  }
  await page.getByRole('banner').getByRole('link', { name: 'SavedRecipes' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My saved recipes');
  await expect(cards(page).getByRole('link')).toContainText([tofu.name, dal.name]);
  await page.getByRole('radio', { name: 'Indian' }).check();
  await expect(cards(page)).toHaveCount(1);
  await page.getByRole('radio', { name: 'All' }).check();
  await heart(page, tofu.name).click();
  await expectToast(page, 'success', 'Recipe removed from saved');
  await expect(page.getByText('Total Recipes: 1', { exact: true })).toBeVisible();
  await reload(page);
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page).getByRole('link')).toContainText([dal.name]);
  await expect(heart(page, dal.name)).toHaveAttribute('aria-pressed', 'true');

  await test.step('the button on its own page says so, to the eye and by its name', async () => {
    await cards(page).getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(dal.name);
    const button = (name: string) => main(page).getByRole('button', { name, exact: true });
    const saved = button(`Saved: ${dal.name}`);
    await expect(saved).toHaveText('Saved');
    await saved.click();
    const save = button(`Save ${dal.name}`);
    await expect(save).toHaveText('Save');
    await save.click();
    await expect(saved).toHaveText('Saved');
    await expect(saved).toHaveAttribute('aria-pressed', 'true');
  });
});

test('a recipe taken out of My saved recipes stays in its place with Undo until the page is left', async ({
  page,
  site,
  newPerson,
  logIn,
  guard,
  expectConsole,
}) => {
  const cook = await newPerson();
  const [first, second] = [
    await publishRecipe(site.url, cook),
    await publishRecipe(site.url, cook, { name: uniqueName('Curry') }),
  ];
  const person = await newPerson();
  for (const { _id } of [first, second]) await saveRecipe(site.url, person, _id);
  await logIn(page, person);
  await open(page, '/savedrecipe');
  const links = cards(page).getByRole('link');
  await expect(links).toContainText([second.name, first.name]);
  const total = (n: number) => page.getByText(`Total Recipes: ${n}`, { exact: true });
  const undo = page.getByRole('button', { name: `Undo: save ${second.name} again` });

  await test.step('two taps on one place take out one recipe and bring it back', async () => {
    await page.evaluate(() => document.fonts.ready);
    // Which are saved is told apart from the list of them.
    await expect(heart(page, second.name)).toHaveAttribute('aria-pressed', 'true');
    const box = await heart(page, second.name).boundingBox();
    if (!box) throw new Error('the heart has no place');
    const tap = () => page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await tap();
    await expect(undo).toBeVisible();
    await expect(total(1)).toBeVisible();
    await expect(links).toContainText([second.name, first.name]);
    await tap();
    await expect(undo).toHaveCount(0);
    await expect(total(2)).toBeVisible();
  });
  await test.step('Undo saves it again and hands the focus to its heart', async () => {
    await heart(page, second.name).click();
    await undo.click();
    await expect(heart(page, second.name)).toHaveAttribute('aria-pressed', 'true');
    await expect(heart(page, second.name)).toBeFocused();
    await expect(heart(page, first.name)).toHaveAttribute('aria-pressed', 'true');
  });
  await test.step('it is gone when the page is left and come back to', async () => {
    await heart(page, second.name).click();
    await expect(undo).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact');
    await page.getByRole('banner').getByRole('link', { name: 'SavedRecipes' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('My saved recipes');
    await expect(links).toContainText([first.name]);
    await expect(cards(page)).toHaveCount(1);
  });
  await test.step('where it cannot be told what is saved, no recipe stands as taken out, nor once a heart is pressed', async () => {
    await saveRecipe(site.url, person, second._id);
    guard.check();
    expectConsole('ERR_FAILED');
    expectConsole('Failed to fetch');
    expectConsole('silent.saved');
    await page.route(/\/single-user\/.*view=id/, (route) => route.abort());
    await open(page, '/savedrecipe');
    await expect(cards(page)).toHaveCount(2);
    const anyUndo = main(page).getByRole('button', { name: /^Undo/ });
    await expect(anyUndo).toHaveCount(0);
    await heart(page, first.name).click();
    await expect(heart(page, first.name)).toHaveAttribute('aria-pressed', 'true');
    await expect(anyUndo).toHaveCount(0);
    await expect(total(2)).toBeVisible();
  });
});

test('My saved recipes comes page by page, each recipe once', async ({
  page,
  site,
  newPerson,
  logIn,
}) => {
  const person = await newPerson();
  const list = await fetch(`${site.url}/api/v1/food/get-food?view=card&limit=60`);
  const { foods } = (await list.json()) as { foods: { _id: string; name: string }[] };
  for (const { _id } of foods) await saveRecipe(site.url, person, _id);
  await logIn(page, person);
  await open(page, '/savedrecipe');
  await expect(main(page).getByText('Total Recipes: 60')).toBeVisible();
  await expect(cards(page)).toHaveCount(48);
  await page.mouse.wheel(0, 50_000);
  await expect(cards(page)).toHaveCount(60);
  // By their addresses: other tests may give recipes the same name.
  const links = cards(page).getByRole('link');
  const addresses = await links.evaluateAll((all) => all.map((one) => one.getAttribute('href')));
  expect(new Set(addresses).size).toBe(60);
});

test('My saved recipes are searched, narrowed and ordered by the address; what its cook deleted is told', async ({
  page,
  site,
  newPerson,
  logIn,
}) => {
  const cook = await newPerson();
  const word = uniqueName('Quince').split(' ').at(-1) ?? '';
  const publish = (name: string, fields: Record<string, string>) =>
    publishRecipe(site.url, cook, { name: `${name} ${word}`, ...fields });
  const [stew, tart, cake] = [
    await publish('Quick stew', { cookMinutes: '15', difficulty: 'easy', category: 'Thai' }),
    await publish('Apple tart', { cookMinutes: '90', difficulty: 'medium', category: 'Thai' }),
    await publish('Old cake', { category: 'Indian' }),
  ];
  const person = await newPerson();
  for (const { _id } of [tart, cake, stew]) await saveRecipe(site.url, person, _id);
  await deleteRecipe(site.url, cook, cake._id);
  await logIn(page, person);
  await open(page, '/savedrecipe?sort=name');
  const links = cards(page).getByRole('link');
  const sort = page.getByRole('combobox', { name: 'Sort by', exact: true });
  await expect(links).toContainText([tart.name, stew.name]);
  await expect(sort).toHaveValue('name');

  await test.step('choices stand in the address and survive a reload', async () => {
    await sort.selectOption('Quickest');
    await expect(links).toContainText([stew.name, tart.name]);
    await page.getByRole('combobox', { name: 'Time' }).selectOption('Up to 30 min');
    await expect(links).toContainText([stew.name]);
    await expect(cards(page)).toHaveCount(1);
    await page.getByRole('combobox', { name: 'Difficulty' }).selectOption('Medium');
    await expect(main(page).getByText('No Recipes', { exact: true })).toBeVisible();
    await expect(page).toHaveURL('/savedrecipe?time=30&difficulty=medium&sort=quickest');
    await reload(page);
    await main(page).getByRole('button', { name: 'Show all' }).click();
    await expect(cards(page)).toHaveCount(2);
    await expect(page).toHaveURL('/savedrecipe?sort=quickest');
  });
  await test.step('a search finds by ingredients and names; what is taken out of it stays with Undo', async () => {
    const search = page.getByRole('searchbox', { name: 'Search your saved recipes' });
    await search.pressSequentially('tart');
    await expect(links).toContainText([tart.name]);
    await expect(cards(page)).toHaveCount(1);
    await expect(page).toHaveURL('/savedrecipe?q=tart&sort=quickest');
    await expect(search).toHaveValue('tart');
    await expect(search).toBeFocused();
    await expect(heart(page, tart.name)).toHaveAttribute('aria-pressed', 'true');
    await heart(page, tart.name).click();
    const undo = page.getByRole('button', { name: `Undo: save ${tart.name} again` });
    await expect(undo).toBeVisible();
    await search.fill('');
    await expect(cards(page)).toHaveCount(2);
    await expect(undo).toBeVisible();
    await undo.click();
    await expect(undo).toHaveCount(0);
  });
  await test.step('what is left out of a search is told, and what is not, with the way to what may have been meant', async () => {
    const search = page.getByRole('searchbox', { name: 'Search your saved recipes' });
    const note = main(page).getByRole('note');
    await search.fill('tart without Nuse');
    await expect(note).toContainText('Not left out: Nuse.');
    await expect(links).toContainText([tart.name]);
    await note.getByRole('link', { name: 'nüsse', exact: true }).click();
    await expect(search).toHaveValue('tart without nüsse');
    await expect(note).toContainText('Left out: nüsse.');
    await search.fill('');
    await expect(note).toHaveCount(0);
  });
  await test.step('what its cook deleted can be let go', async () => {
    const gone = page.getByRole('region', { name: 'No longer here' });
    await expect(gone.getByRole('listitem')).toContainText([cake.name]);
    await gone.getByRole('button', { name: `Take ${cake.name} out` }).click();
    await expect(gone).toHaveCount(0);
    await reload(page);
    await expect(cards(page)).toHaveCount(2);
    await expect(gone).toHaveCount(0);
  });
});

test('all cards of a recipe share one heart', async ({ page, site, newPerson, logIn }) => {
  const cook = await newPerson();
  const { _id, name } = await publishRecipe(site.url, cook, { category: 'Chinese' });
  await logIn(page, await newPerson());
  await open(page, '/');
  const hearts = main(page).getByRole('button', { name: `Save ${name}` });
  await expect(hearts).toHaveCount(2);
  await page
    .getByRole('region', { name: 'Chinese Recipes' })
    .getByRole('button', { name: `Save ${name}` })
    .click();
  for (const one of await hearts.all()) await expect(one).toHaveAttribute('aria-pressed', 'true');
  await page
    .getByRole('navigation', { name: 'Categories' })
    .getByRole('link', { name: 'Chinese' })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chinese Recipes');
  await expect(heart(page, name)).toHaveAttribute('aria-pressed', 'true');
  // A picture of it that is still on its way would be refused, for it goes with its recipe.
  await page.close();
  await deleteRecipe(site.url, cook, _id);
});

test('a heart pressed while the saved recipes are still on their way stays pressed; a logout in another tab empties it', async ({
  page,
  newPerson,
  logIn,
}) => {
  await logIn(page, await newPerson());
  const [answered, late] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await page.route(
    '**/auth/single-user/**',
    async (route) => {
      const response = await route.fetch();
      answered.resolve();
      await late.promise;
      await route.fulfill({ response });
    },
    { times: 1 },
  );
  await open(page, '/recipe/mapo-tofu');
  await answered.promise;
  await heart(page, 'Mapo Tofu').click();
  await expect(heart(page, 'Mapo Tofu')).toHaveAttribute('aria-pressed', 'true');
  const replied = page.waitForResponse('**/auth/single-user/**');
  late.resolve();
  await replied;
  await page.getByRole('banner').getByRole('link', { name: 'SavedRecipes' }).click();
  await expect(cards(page).getByRole('link')).toContainText(['Mapo Tofu']);
  await expect(heart(page, 'Mapo Tofu')).toHaveAttribute('aria-pressed', 'true');

  await cards(page).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mapo Tofu');
  await expect(heart(page, 'Mapo Tofu')).toHaveAttribute('aria-pressed', 'true');
  const other = await page.context().newPage();
  await open(other, '/contact');
  await other.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  await expect(heart(page, 'Mapo Tofu')).toHaveAttribute('aria-pressed', 'false');
});

test("a visitor's heart asks for a login and saves nothing", async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  await open(page, '/recipe/mapo-tofu');
  await heart(page, 'Mapo Tofu').click();
  await expectToast(page, 'error', 'Please Login To Save');
  await expect(heart(page, 'Mapo Tofu')).toHaveAttribute('aria-pressed', 'false');
  expect(await shownToasts(page)).toHaveLength(1);
  expect(calls.filter((path) => path.includes('save-recipe'))).toEqual([]);
});

test('saving a recipe that is gone shows the message of the server', async ({
  page,
  site,
  newPerson,
  logIn,
  expectConsole,
}) => {
  expectConsole(/404/);
  const cook = await newPerson();
  const { _id, slug, name } = await publishRecipe(site.url, cook);
  await logIn(page, await newPerson());
  await open(page, `/recipe/${slug}`);
  await page.request.delete(`/api/v1/food/delete-food/${_id}`, {
    headers: { authorization: cook.token },
  });
  await heart(page, name).click();
  await expectToast(page, 'error', 'This recipe does not exist');
});
