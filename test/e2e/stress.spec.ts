import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Browser, expect, type Page } from '@playwright/test';
import { cuisineId } from '#domain/categories/cuisines.ts';
import { sourceEnv } from '#test/support/command-env.ts';
import { findLayoutFaults } from '#test/support/layout-faults.ts';
import { settle, setWidth } from '#test/support/moments.ts';
import { test } from '#test/support/page.ts';
import { type Person, signUp } from '#test/support/people.ts';
import { ServedSite } from '#test/support/served-site.ts';
import {
  cardsIn,
  deleteRecipe,
  open,
  type Published,
  picture,
  publishRecipe,
} from '#test/support/steps.ts';
import { stressForm, stressRecipes } from '#test/support/stress-recipes.ts';

/** The width in which pages are opened comes first: there is nothing to draw anew for it. */
const widths = [1320, 1920, 1120, 960, 768, 640, 360];

async function publishAll(origin: string, { token }: Person): Promise<Published[]> {
  const published: Published[] = [];
  for (const recipe of Object.values(stressRecipes)) {
    const reply = await fetch(`${origin}/api/v1/food/create-food`, {
      method: 'POST',
      headers: { authorization: token },
      body: await stressForm(recipe, cuisineId('Chinese')),
    });
    published.push((await reply.json()).food);
  }
  return published;
}

/** Counts, from the first paint on, how far things jump that nobody has touched. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts = { sum: 0 };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        shifts.sum += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/**
 * A page of its own, outside the console's guard: a changed width wants other pictures than were
 * preloaded, and the console tells so.
 */
async function newCalmPage(
  browser: Browser,
  baseURL: string,
  colorScheme: 'light' | 'dark' = 'light',
): Promise<Page> {
  const page = await browser.newPage({ baseURL, colorScheme, reducedMotion: 'reduce' });
  await watchShifts(page);
  return page;
}

/** How far the page has jumped since it began to load. */
const jumped = (page: Page) => page.evaluate('window.shifts.sum');

/** How far down the page's links and buttons with these words stand, in their order. */
const topsOf = (page: Page, words: RegExp) =>
  page
    .getByRole('main')
    .locator('a, button')
    .filter({ hasText: words })
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));

/** Goes to the foot of a list that asks before it grows on, finds it at rest, and lets it grow. */
async function expectToStand(page: Page): Promise<void> {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: 'Scroll Up' })).toBeInViewport();
  await settle(page);
  // The whole list, which the cache wants, may be on its way.
  expect(asked.filter((url) => url.includes('limit=48'))).toEqual([]);
  page.removeAllListeners('request');
  await page.getByRole('link', { name: 'Show more' }).click();
}

/** Opens a page of which nothing jumps while it loads and comes alive. */
async function expectCalm(page: Page, path: string, width = 1320): Promise<void> {
  // The next page must not be painted in the width of this one: that would count as a jump.
  await setWidth(page, width);
  await open(page, path);
  await page.waitForLoadState('load');
  expect.soft(await jumped(page), `layout shift on ${path} at ${width} px`).toBeLessThan(0.01);
}

/** Lends a site that starts with what `fill` puts into its data folder, and no starter cookbook. */
async function withOwnSite(
  fill: (folder: string) => Promise<unknown>,
  use: (site: ServedSite) => Promise<void>,
): Promise<void> {
  await using ending = new AsyncDisposableStack();
  const folder = await mkdtemp(join(tmpdir(), 'potluck-stress-'));
  ending.defer(() => rm(folder, { recursive: true, force: true }));
  await fill(folder);
  await use(ending.use(await ServedSite.start(folder, { STARTER: 'off' })));
}

/** The faults of the present page at every width, with text as it is and twice as large. */
async function faultsAtEveryWidth(page: Page, sizes = ['100%', '200%']): Promise<string[]> {
  const faults: string[] = [];
  // Each width once: the whole window is drawn anew for it, and wants other pictures.
  for (const width of widths) {
    for (const size of sizes) {
      await page.evaluate((to) => {
        document.documentElement.style.fontSize = to;
      }, size);
      await setWidth(page, width);
      const found = await findLayoutFaults(page);
      faults.push(...found.map((fault) => `${width} px, ${size} text: ${fault}`));
    }
  }
  return faults;
}

test('whatever people write, nothing overlaps, is cut, jumps or scrolls sideways', async ({
  browser,
  site,
  newPerson,
}) => {
  const cook = await newPerson('Maria Wilhelmina Featherstonehaugh-Cholmondeley');
  const published = await publishAll(site.url, cook);
  const recipes = published.map(({ slug }) => `/recipe/${slug}`);
  const lists = ['/', '/explore', '/recipe-category/Chinese', '/search?keyword=Rindfleisch'];
  const all = [...lists, ...recipes, '/addrecipe', '/contact', '/register'];
  // The colours move nothing: two pages prove it.
  for (const [colorScheme, paths] of [
    ['light', all],
    ['dark', ['/', recipes[0] ?? '']],
  ] as const) {
    const page = await newCalmPage(browser, site.url, colorScheme);
    for (const path of paths) {
      await test.step(`${path} in ${colorScheme} colours`, async () => {
        await expectCalm(page, path);
        expect.soft(await faultsAtEveryWidth(page), path).toEqual([]);
      });
    }
    await page.context().close();
  }
  for (const { _id } of published) await deleteRecipe(site.url, cook, _id);
});

test('a recipe whose picture does not come shows its colour, and no broken picture', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/Failed to load resource/);
  await page.route('**/photos/**', (route) => route.abort());
  await open(page, '/recipe/mapo-tofu');
  const article = page.getByRole('article').first();
  await expect(article.getByRole('img')).toHaveCount(0);
  expect(await findLayoutFaults(page)).toEqual([]);
});

test('a site of one recipe is whole: nothing overlaps, is cut, jumps or scrolls sideways', async ({
  browser,
}) => {
  await withOwnSite(
    async () => undefined,
    async (site) => {
      const cook = await signUp(site.url);
      const { slug } = await publishRecipe(site.url, cook, { category: 'Thai', name: 'Only dal' });
      const page = await newCalmPage(browser, site.url);
      for (const path of [
        '/',
        '/explore',
        '/recipe-category/Thai',
        '/recipe-category/Indian',
        '/search?keyword=dal',
        `/recipe/${slug}`,
      ]) {
        await test.step(path, async () => {
          await expectCalm(page, path);
          expect.soft(await faultsAtEveryWidth(page), path).toEqual([]);
        });
      }
      await expect(page.getByText('No Similar recipes found', { exact: true })).toBeVisible();
      await open(page, '/');
      const latest = page.getByRole('region', { name: 'Latest Recipes' });
      await expect(cardsIn(latest)).toHaveCount(1);
      // One slide has nowhere to go.
      await expect(latest.getByRole('button', { name: 'Next recipes' })).toBeHidden();
      await setWidth(page, 1280);
      await expect(page.getByRole('heading', { name: 'Indian Recipes' })).toHaveCount(0);
      await page.context().close();
    },
  );
});

test('with 500 recipes Explore grows as one scrolls and lies well, and past 500 the browser keeps the first page', async ({
  browser,
}) => {
  const seed = join(import.meta.dirname, '../../bench/seed.ts');
  const fill = (folder: string) =>
    promisify(execFile)(process.execPath, [seed, join(folder, 'potluck.sqlite'), '0', '500'], {
      env: sourceEnv,
    });
  await withOwnSite(fill, async (site) => {
    const page = await newCalmPage(browser, site.url);
    // Generated recipes have no photos: one of the starter cookbook stands for all.
    const body = await readFile(picture);
    await page.route('**/photos/**', (route) => route.fulfill({ body, contentType: 'image/webp' }));
    await expectCalm(page, '/explore');
    await expect(page.getByText('Total Recipes: 500', { exact: true })).toBeVisible();
    expect.soft(await faultsAtEveryWidth(page, ['100%']), 'the first page').toEqual([]);

    await page.setViewportSize({ width: 1320, height: 900 });
    const cards = cardsIn(page.getByRole('main'));
    for (let shown = 48; shown < 500; shown += 48) {
      await expect(cards).toHaveCount(shown);
      if (shown % 192 === 0) await expectToStand(page);
      else await cards.last().scrollIntoViewIfNeeded();
    }
    await expect(cards).toHaveCount(500);
    const slugs = await cards
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(new Set(slugs).size).toBe(500);
    for (const width of [1320, 360]) {
      await setWidth(page, width);
      expect.soft(await findLayoutFaults(page), `all 500 at ${width} px`).toEqual([]);
    }

    await test.step('what the browser keeps', async () => {
      const kept = () =>
        page.evaluate(() =>
          ['AllRecipes', 'AllRecipesTotal'].map((key) => {
            const value = JSON.parse(localStorage.getItem(key) ?? 'null');
            return Array.isArray(value) ? value.length : value;
          }),
        );
      await expect.poll(kept).toEqual([500, 500]);
      await publishRecipe(site.url, await signUp(site.url));
      await open(page, '/');
      await expect.poll(kept).toEqual([48, 501]);
    });
    await page.context().close();
  });
});

test('Edit and Delete come in a row of their own and push nothing aside', async ({
  browser,
  site,
  newPerson,
  logIn,
}) => {
  const cook = await newPerson('Asha');
  const { _id, slug } = await publishRecipe(site.url, cook);
  const page = await newCalmPage(browser, site.url);
  await logIn(page, cook);
  for (const width of widths) {
    await expectCalm(page, `/recipe/${slug}`, width);
    await expect(page.getByRole('main').getByRole('button', { name: 'Delete' })).toBeVisible();
    const [print = 0, edit = 0, remove] = await topsOf(page, /^(Print|Edit|Delete)$/);
    expect.soft([edit, edit > print], `at ${width} px`).toEqual([remove, true]);
    expect.soft(await jumped(page), `at ${width} px`).toBeLessThan(0.005);
  }
  await page.context().close();
  await deleteRecipe(site.url, cook, _id);
});
