import { expect, type Page } from '@playwright/test';
import { arrives, settle } from '#test/support/moments.ts';
import { test } from '#test/support/page.ts';
import { cardsIn, open, reload, searchField, stepBack } from '#test/support/steps.ts';

const invitation = 'What would you like to cook?';
const box = (page: Page) => searchField(page.getByRole('banner'));
const cards = (page: Page) => cardsIn(page.getByRole('main'));

test('typing changes the keyword, submitting finds and leads to /search, leaving it clears both', async ({
  page,
}) => {
  await open(page, '/contact');
  await box(page).fill('tofu');
  await expect(page).toHaveURL('/contact');
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL('/search?keyword=tofu');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search Results');
  await expect(page.getByRole('main').getByRole('link', { name: 'Mapo Tofu' })).toBeVisible();
  const found = await page.getByText(/^Found: \d+$/).textContent();
  await expect(cards(page)).toHaveCount(Number(found?.replace('Found: ', '')));
  await expect(box(page)).toHaveValue('tofu');

  await test.step('a reload and a link find the same', async () => {
    await reload(page);
    await expect(page.getByText(found ?? '', { exact: true })).toBeVisible();
    await expect(box(page)).toHaveValue('tofu');
  });
  await test.step('a new search takes the place of the last one', async () => {
    await box(page).fill('pancakes');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/search?keyword=pancakes');
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'Blueberry Buttermilk Pancakes' })).toBeVisible();
    await expect(main.getByRole('link', { name: 'Mapo Tofu' })).toHaveCount(0);
    await stepBack(page);
    await expect(main.getByRole('link', { name: 'Mapo Tofu' })).toBeVisible();
    await expect(box(page)).toHaveValue('tofu');
  });
  await test.step('a card opens its recipe, and the keyword is gone there', async () => {
    await page.getByRole('main').getByRole('link', { name: 'Mapo Tofu' }).click();
    await expect(page).toHaveURL('/recipe/mapo-tofu');
    await expect(box(page)).toHaveValue('');
  });
  await test.step('coming back by the menu finds neither keyword nor results', async () => {
    await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/\/search\?keyword=$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(invitation);
    await expect(cards(page)).toHaveCount(0);
  });
});

test('the results page shows the query in a box of its own, on a phone too, and searches from there', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/search?keyword=tofu');
  const own = searchField(page.getByRole('main'));
  await expect(own).toHaveValue('tofu');
  await own.fill('pancakes');
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL('/search?keyword=pancakes');
  await expect(own).toHaveValue('pancakes');
  // Address and words come before the page is drawn.
  await expect(page).toHaveTitle(/pancakes/);
  await stepBack(page);
  await expect(page).toHaveURL('/search?keyword=tofu');
  await expect(own).toHaveValue('tofu');
});

test("a search page without a keyword invites to search, and says nothing of having found none; a search that finds nothing says 'No Recipes Found'", async ({
  page,
}) => {
  await open(page, '/search');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(invitation);
  await expect(page.getByText('No Recipes Found')).toHaveCount(0);
  await expect(page.getByText(/^Found:/)).toHaveCount(0);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Mexican' })).toBeVisible();
  await searchField(main).fill('tofu');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?keyword=tofu');
  await expect(main.getByRole('link', { name: 'Mapo Tofu' })).toBeVisible();

  await box(page).fill('xyzzyplugh');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'No Recipes Found', exact: true })).toBeVisible();
  await expect(page.getByText('Found: 0', { exact: true })).toBeVisible();
  // On a phone no box shows what was looked for.
  await expect(page.getByText('Nothing has “xyzzyplugh” in it.')).toBeVisible();

  // What was understood has a chip each, so that one of them may go.
  await box(page).fill('vegan tiramisu under 1 minute');
  await page.keyboard.press('Enter');
  await expect(main.getByText('No recipe fits all of it. Take away above')).toBeVisible();
  await expect(
    main.getByRole('link', { name: 'Remove: up to 1 minute', exact: true }),
  ).toBeVisible();
});

test('a search tells what it avoids and what it does not, and what is understood in chips, which are taken away by keyboard and without script', async ({
  page,
  otherPage,
}) => {
  await open(page, '/search?keyword=chicken%20no%20nuts');
  const note = page.getByRole('main').getByRole('note');
  await expect(note).toContainText('Left out: nuts');
  await expect(note).toContainText('read the ingredients');
  await expect(page.getByRole('main').getByRole('link', { name: 'Kung Pao Chicken' })).toHaveCount(
    0,
  );
  await expect(cards(page)).not.toHaveCount(0);
  await box(page).fill('chicken no xyzzyplugh');
  await page.keyboard.press('Enter');
  await expect(note).toContainText('Not left out: xyzzyplugh');
  await expect(
    page.getByRole('main').getByRole('link', { name: 'Kung Pao Chicken' }),
  ).toBeVisible();
  await box(page).fill('chicken');
  await page.keyboard.press('Enter');
  await expect(note).toHaveCount(0);

  await test.step('what is understood stands in chips, which are taken away by keyboard', async () => {
    await box(page).fill('quick vegan salad');
    await page.keyboard.press('Enter');
    const chips = page.getByRole('list', { name: 'Understood' }).getByRole('link');
    await expect(chips).toHaveText(['up to 30 minutes', 'Vegan', 'salad']);
    await expect(cards(page)).toHaveCount(1);
    await chips.and(page.getByRole('link', { name: 'Remove: up to 30 minutes' })).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/words=quick$/);
    await expect(chips).toHaveText(['Vegan', 'salad']);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Remove: Vegan' })).toBeFocused();
  });
  await test.step('and without script', async () => {
    const plain = await otherPage(undefined, { javaScriptEnabled: false });
    await plain.goto('/de/search?keyword=einfache%20Suppe%20ohne%20Eier');
    const parts = plain.getByRole('list', { name: 'Verstanden' }).getByRole('link');
    await expect(parts).toHaveText(['Einfach', 'Suppe', 'ohne Eier']);
    await plain.getByRole('link', { name: 'Entfernen: ohne Eier' }).click();
    await expect(parts).toHaveText(['Einfach', 'Suppe']);
  });
});

test('what is typed while results are on their way stays in the box that it was typed in', async ({
  page,
}) => {
  await open(page, '/search?keyword=tofu');
  let later = Promise.withResolvers<void>();
  await page.route(/\/food\/browse.*pancakes/, async (route) => {
    await later.promise;
    await route.continue();
  });
  for (const field of [searchField(page.getByRole('main')), box(page)]) {
    later = Promise.withResolvers<void>();
    await field.fill('pancakes');
    const asked = page.waitForRequest(/\/food\/browse.*pancakes/);
    await page.keyboard.press('Enter');
    await asked;
    await field.pressSequentially(' with');
    later.resolve();
    await expect(page).toHaveTitle(/pancakes/);
    await expect(field).toHaveValue('pancakes with');
    await expect(field).toBeFocused();
    await stepBack(page);
    await expect(page).toHaveTitle(/tofu/);
    await expect(field).toHaveValue('tofu');
  }
  await test.step('where the box of the page has found nothing yet, and a second search overtakes the first', async () => {
    await open(page, '/search');
    later = Promise.withResolvers<void>();
    const field = searchField(page.getByRole('main'));
    await field.fill('pancakes');
    await page.keyboard.press('Enter');
    await field.pressSequentially(' with');
    await page.keyboard.press('Enter');
    await field.pressSequentially(' milk');
    later.resolve();
    await expect(page).toHaveTitle(/pancakes with/);
    await expect(field).toHaveValue('pancakes with milk');
    await expect(field).toBeFocused();
  });
});

test('a page that comes while somebody types in the box of the header leaves them there; what is sent from it takes the focus', async ({
  page,
}) => {
  await open(page, '/recipe-category/Chinese');
  const later = Promise.withResolvers<void>();
  await page.route('**/api/v1/food/*/mapo-tofu', async (route) => {
    await later.promise;
    await route.continue();
  });
  const asked = page.waitForRequest('**/api/v1/food/*/mapo-tofu');
  await page.getByRole('main').getByRole('link', { name: 'Mapo Tofu' }).click();
  await asked;
  await box(page).pressSequentially('to');
  later.resolve();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mapo Tofu');
  await settle(page);
  await expect(box(page)).toBeFocused();
  await page.keyboard.type('fu');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?keyword=tofu');
  await arrives(page);
});

test('a keyword may hold slashes, quotes and other scripts, and stays in the box', async ({
  page,
}) => {
  await open(page, '/contact');
  for (const keyword of ['salt/pepper', '50% "off" & more', '豆腐', "'; DROP TABLE recipes; --"]) {
    await box(page).fill(keyword);
    await page.keyboard.press('Enter');
    await expect(page.getByText(/^Found: \d+\+?$/)).toBeVisible();
    await expect(box(page)).toHaveValue(keyword);
    await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
    await arrives(page);
  }
});

test('in German a cuisine is suggested by its German name, and a food as it is being typed', async ({
  page,
}) => {
  await open(page, '/de/search');
  await page.getByRole('banner').getByRole('searchbox').fill('Indisch');
  const option = (name: string) => page.getByRole('option', { name, exact: true });
  await option('Indisch').click();
  await expect(page).toHaveURL('/de/recipe-category/Indian');
  await open(page, '/de/what-i-have');
  await page.getByLabel('Eine Zutat, die du hast').fill('Zwiebe');
  await option('Zwiebel').click();
  await expect(page).toHaveURL('/de/what-i-have?have=Zwiebel');
});

test('suggestions come while typing, are gone through by keyboard, and are never in the way', async ({
  page,
  expectConsole,
}) => {
  expectConsole('500');
  await open(page, '/contact');
  const field = box(page);
  const list = page.getByRole('listbox', { name: 'Suggestions' });
  const option = (name: string) => list.getByRole('option', { name, exact: true });
  await field.pressSequentially('map');
  await expect(option('Mapo Tofu')).toBeVisible();
  await expect(field).toHaveRole('combobox');
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(option('Mapo Tofu')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Home');
  await expect(list.locator('[aria-selected=true]')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(list).toHaveCount(0);
  await expect(field).toHaveValue('map');

  await test.step('a reply that a later key has overtaken is not shown', async () => {
    const { promise: later, resolve: goOn } = Promise.withResolvers<void>();
    await page.route('**/suggestions?typed=mapo', async (route) => {
      await later;
      await route.continue();
    });
    const asked = page.waitForRequest('**/suggestions?typed=mapo');
    await field.fill('mapo');
    const first = await asked;
    await field.fill('butterm');
    await expect(option('buttermilk')).toBeVisible();
    goOn();
    await (await first.response())?.finished();
    await settle(page);
    await expect(option('buttermilk')).toBeVisible();
    await expect(option('Mapo Tofu')).toHaveCount(0);
  });
  await test.step('Enter searches for what is typed, and opens what is chosen', async () => {
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/search?keyword=butterm');
    await arrives(page);
    await expect(list).toHaveCount(0);
    await field.fill('mapo tof');
    await expect(option('Mapo Tofu')).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/recipe/mapo-tofu');
    await arrives(page);
    await expect(list).toHaveCount(0);
  });
  await test.step('a press opens one, too, and a site that fails suggests nothing', async () => {
    await field.fill('blueberry');
    await option('Blueberry Buttermilk Pancakes').click();
    await expect(page).toHaveURL('/recipe/blueberry-pancakes');
    await arrives(page);
    const failed = page.waitForRequest('**/suggestions?typed=peach');
    await page.route('**/suggestions*', (route) => route.fulfill({ status: 500, json: {} }));
    await field.fill('peach');
    await (await failed).response();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/search?keyword=peach');
  });
});
