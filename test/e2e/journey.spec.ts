import { expect, type Page } from '@playwright/test';
import { ownReplies } from '#test/support/own-replies.ts';
import { test } from '#test/support/page.ts';
import {
  cardsIn,
  expectToast,
  open,
  publishRecipe,
  searchField,
  widePicture,
} from '#test/support/steps.ts';

/** Told on SQLite and on PostgreSQL. */
const onBoth = { tag: '@engines' };

const shelf = (page: Page) => page.getByRole('region', { name: 'Chinese Recipes' });

async function register(page: Page, email: string): Promise<void> {
  await open(page, '/register');
  await page.getByLabel('Name').fill('Asha');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('correct horse');
  await page.getByLabel('What is your favourite dish?').fill('Rajma');
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page).toHaveURL('/login');
}

async function logIn(page: Page, email: string): Promise<void> {
  await open(page, '/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('correct horse');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('banner').getByTitle('Asha')).toBeVisible();
}

async function publish(page: Page, name: string): Promise<void> {
  await open(page, '/addrecipe');
  await page.getByLabel('Category').selectOption('Indian');
  await page.getByLabel('Dish name').fill(name);
  await page.getByLabel('Description').fill('Slow lentils, two ways.');
  await page.getByLabel('Ingredient 1', { exact: true }).fill('200 g red lentils, rinsed');
  await page.getByRole('button', { name: '+Ingredient' }).click();
  await page.getByLabel('Ingredient 2', { exact: true }).fill('1 onion');
  await page.getByLabel('Step 1', { exact: true }).fill('Simmer, stirring, for 20 minutes.');
  await page.locator('input[type=file]').setInputFiles(widePicture);
  await expect(page.getByRole('img', { name: 'Chosen photo' })).toBeVisible();
  await page.getByRole('button', { name: 'Publish recipe' }).click();
  await expectToast(page, 'success', 'Recipe published');
}

test(
  'a cook registers, publishes, finds, saves, edits and deletes a recipe',
  onBoth,
  async ({ page, newPerson, otherPage }) => {
    const email = `asha-${crypto.randomUUID()}@example.org`;
    const name = `Kadhi ${crypto.randomUUID().slice(0, 6)} pakora`;
    await register(page, email);
    await logIn(page, email);
    await publish(page, name);

    await test.step('it is found by a search with a typo', async () => {
      await searchField(page).first().fill('pakroa');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/search\?keyword=pakroa/);
      // The address comes first and the page after it; Home shows the recipe too.
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search Results');
      await page.getByRole('main').getByRole('link', { name }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
      await expect(page.getByText('200 g red lentils, rinsed')).toBeVisible();
    });

    await test.step('it is saved and stands under saved', async () => {
      const heart = page.getByRole('main').getByRole('button', { name: /^Save/ }).first();
      await heart.click();
      await expect(heart).toHaveAttribute('aria-pressed', 'true');
      await page.getByRole('link', { name: 'SavedRecipes' }).first().click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('My saved recipes');
      await page.getByRole('main').getByRole('link', { name }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    });

    const url = page.url();
    await test.step('it is edited', async () => {
      await page.getByRole('link', { name: 'Edit' }).click();
      await expect(page.getByLabel('Category')).toHaveValue(/.+/);
      await page.getByLabel('Dish name').fill(`${name} again`);
      await page.getByRole('button', { name: 'Save changes' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${name} again`);
    });

    await test.step('a second account can do none of that to it', async () => {
      const stranger = await otherPage(await newPerson('Stranger'));
      await open(stranger, url);
      await expect(stranger.getByRole('banner').getByTitle('Stranger')).toBeVisible();
      await expect(stranger.getByRole('heading', { level: 1 })).toHaveText(`${name} again`);
      await expect(stranger.getByRole('link', { name: 'Edit' })).toHaveCount(0);
      await expect(stranger.getByRole('button', { name: 'Delete' })).toHaveCount(0);
      const slug = new URL(stranger.url()).pathname.split('/').at(-1);
      await open(stranger, `/update-recipe/${slug}`);
      await expect(stranger.getByText('This recipe is not yours to edit')).toBeVisible();
    });

    await test.step('logged out and in again, its cook deletes it', async () => {
      await page.getByRole('button', { name: 'Logout' }).first().click();
      await expectToast(page, 'success', 'Logout Successfully!!');
      await logIn(page, email);
      const asked = ownReplies(page);
      await open(page, url);
      await asked;
      await page.getByRole('button', { name: 'Delete' }).click();
      await expect(page.getByText('Delete this recipe?')).toBeVisible();
      await page.getByRole('button', { name: 'OK', exact: true }).click();
      await expectToast(page, 'success', 'Recipe Deleted Succfully');
      await expect(page).toHaveURL('/recipe-category/Indian');
      expect((await page.request.get(url)).status()).toBe(404);
    });
  },
);

test(
  'an admin edits and deletes what others published',
  onBoth,
  async ({ page, site, newPerson, newAdmin, logIn: enter }) => {
    const { slug, name } = await publishRecipe(site.url, await newPerson());
    await enter(page, await newAdmin());
    const first = ownReplies(page);
    await open(page, `/recipe/${slug}`);
    await first;
    await page.getByRole('link', { name: 'Edit' }).click();
    await page.getByLabel('Dish name').fill(`${name}, corrected`);
    const second = ownReplies(page);
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${name}, corrected`);
    await second;
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('button', { name: 'OK', exact: true }).click();
    await expectToast(page, 'success', 'Recipe Deleted Succfully');
    expect((await page.request.get(`/recipe/${slug}`)).status()).toBe(404);
  },
);

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'Home, Explore, a category, a recipe and search results can be read',
    onBoth,
    async ({ page }) => {
      await page.goto('/');
      await expect(page.getByText('The Easiest Way To Make Your Favorite Meal')).toBeVisible();
      await expect(shelf(page).getByRole('link').first()).toBeVisible();
      await page.goto('/explore');
      await expect(page.getByText(/^Total Recipes: \d+/)).toBeVisible();
      await page.goto('/recipe-category/Thai');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thai Recipes');
      await page.goto('/recipe/mapo-tofu');
      await expect(page.getByRole('heading', { name: 'Ingredients' })).toBeVisible();
      await expect(page.getByText('Created At')).toBeVisible();
      await page.goto('/search?keyword=tofu');
      await expect(page.getByText(/^Found: \d+/)).toBeVisible();
      await test.step('the form of a recipe says what it needs', async () => {
        await page.goto('/addrecipe');
        const note = page.locator('main noscript p');
        await expect(note).toBeVisible();
        await expect(note).toHaveText(/^Writing a recipe needs JavaScript/);
      });
    },
  );
});

test.describe('the first load of a page', () => {
  test('asks the API nothing that the server answered', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/api/')) asked.push(pathname);
    });
    for (const path of [
      '/',
      '/explore',
      '/recipe-category/Thai',
      '/recipe/mapo-tofu',
      '/search?keyword=tofu',
      '/contact',
    ]) {
      await test.step(path, async () => {
        await open(page, path);
        // The AllRecipes cache is fetched once after start, when idle, as ruled: nothing comes later.
        const list = () => page.evaluate(() => localStorage.getItem('AllRecipes'));
        await expect.poll(list).not.toBeNull();
        expect(asked.filter((each) => each !== '/api/v1/food/get-food')).toEqual([]);
        // The next page is the first one that its browser loads.
        await page.evaluate(() => localStorage.removeItem('AllRecipes'));
      });
    }
  });

  test('is followed by documented calls', onBoth, async ({ page }) => {
    await open(page, '/');
    const card = cardsIn(shelf(page)).first().getByRole('link');
    const href = (await card.getAttribute('href')) ?? '';
    const call = page.waitForRequest((request) =>
      request.url().endsWith(href.replace('/recipe/', '/api/v1/food/get-food/')),
    );
    await card.click();
    await call;
    await expect(page).toHaveURL(href);
    await expect(page.getByRole('heading', { name: 'Ingredients' })).toBeVisible();
  });
});
