import { expect, type Page } from '@playwright/test';
import { cuisineId } from '#domain/categories/cuisines.ts';
import { findLayoutFaults } from '#test/support/layout-faults.ts';
import { test } from '#test/support/page.ts';
import type { Person } from '#test/support/people.ts';
import { deleteRecipe, open, type Published } from '#test/support/steps.ts';
import { stressForm, stressRecipes } from '#test/support/stress-recipes.ts';

const widths = [1920, 1320, 1120, 960, 768, 640, 360];

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

/** The faults of the present page at every width, with text as it is and twice as large. */
async function faultsAtEveryWidth(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const size of ['100%', '200%']) {
    await page.evaluate((to) => {
      document.documentElement.style.fontSize = to;
    }, size);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      // Two frames: one in which observers hear of the width, one in which their answer is drawn.
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
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
  test.setTimeout(180_000);
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
    // A page of its own: a changed width wants other pictures than were preloaded, and the console tells so.
    const page = await browser.newPage({
      baseURL: site.url,
      colorScheme,
      reducedMotion: 'reduce',
    });
    await watchShifts(page);
    for (const path of paths) {
      await test.step(`${path} in ${colorScheme} colours`, async () => {
        await page.setViewportSize({ width: 1320, height: 900 });
        await open(page, path);
        await page.waitForLoadState('load');
        const jumped = await page.evaluate('window.shifts.sum');
        expect.soft(jumped, `layout shift on ${path}`).toBeLessThan(0.01);
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
