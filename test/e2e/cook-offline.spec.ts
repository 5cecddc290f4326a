import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { cookWorker } from '#contract/cook-worker.ts';
import { freePort } from '#test/support/free-port.ts';
import { lookForKept } from '#test/support/look-for-kept.ts';
import { test } from '#test/support/page.ts';
import { signUp } from '#test/support/people.ts';
import { ServedSite } from '#test/support/served-site.ts';
import { open, publishRecipe, reload, uploadPhoto } from '#test/support/steps.ts';

const step = (page: Page, n: number) => page.getByRole('heading', { name: `Step ${n} of 2` });
const bar = (page: Page) => page.getByRole('region', { name: 'Timers' });

/** The paths of pages that are kept, and of those that a worker answers for. */
const keptIn = (page: Page) =>
  page.evaluate(async () => {
    const workers = await navigator.serviceWorker.getRegistrations();
    const active = workers.filter((worker) => worker.active).map(({ scope }) => scope);
    return {
      caches: (await caches.keys()).map((name) => name.replace(/^cook-\d+:/, '')),
      workers: active.map((scope) => new URL(scope).pathname).sort(),
    };
  });

/** Waits until the present page would be there without the site: a cache is there before all of its page lies in it. */
const expectKept = (page: Page) =>
  expect
    .poll(async () => {
      await page.evaluate(lookForKept);
      return page.locator('html').getAttribute('data-kept');
    })
    .toBe('true');

/** Keeps ten pages of an hour ago that are none, and beside the present page a file that it does not name. */
async function keepOthers(cache: string): Promise<void> {
  const hour = 3_600_000;
  for (let n = 0; n < 10; n += 1) {
    const date = new Date(Date.now() - hour + n * 60_000).toUTCString();
    const other = await caches.open(`${cache}/other/${n}`);
    await other.put(`/other/${n}`, new Response('', { headers: { date } }));
  }
  const present = await caches.open(cache + location.pathname);
  await present.put('/assets/of-old.js', new Response(''));
}

/** From here on the disk is full. */
function fillDisk(): void {
  Cache.prototype.put = async () => {
    throw new DOMException('The disk is full', 'QuotaExceededError');
  };
}

const expectLoaded = (picture: Locator) =>
  expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).not.toBe(0);

test.use({ isFirstVisit: true });

test('cook mode once opened works without a network, reload and timers included, until the operator switches it off', async ({
  page,
  context,
  expectConsole,
}) => {
  expectConsole('ERR_INTERNET_DISCONNECTED');
  expectConsole('Failed to fetch');
  expectConsole('silent.recipes');
  const dataDir = await mkdtemp(join(tmpdir(), 'potluck-offline-'));
  // One that the system hands out might be somebody else's when the next site takes it.
  const PORT = String(await freePort());
  await using site = await ServedSite.start(dataDir, { STARTER: 'off', PORT });
  const person = await signUp(site.url);
  const stepList = ['Simmer for 20 minutes.', 'Serve.'];
  const stepPhotoIds = [await uploadPhoto(site.url, person), ''];
  const equipment = ['A heavy pot'];
  const recipe = await publishRecipe(site.url, person, { stepList, stepPhotoIds, equipment });
  const paths = [`/recipe/${recipe.slug}/cook`, `/de/recipe/${recipe.slug}/cook`];

  await open(page, `${site.url}/recipe/${recipe.slug}`);
  expect(await keptIn(page)).toEqual({ caches: [], workers: [] });
  await page.getByRole('link', { name: 'Start cooking' }).click();
  await expect(step(page, 1)).toBeVisible();
  await expect.poll(() => keptIn(page)).toEqual({ caches: [paths[0]], workers: [paths[0]] });
  await expectKept(page);

  await page.getByRole('button', { name: 'Next' }).click();
  await expect(step(page, 2)).toBeVisible();
  await context.setOffline(true);
  // The list of recipes that a page asks for when it is idle stays away, in silence.
  const silence = page.waitForEvent('console', (line) => line.text().includes('silent.recipes'));
  await reload(page);
  await expect(step(page, 2)).toBeVisible();
  await silence;
  await page.getByRole('button', { name: 'Previous' }).click();
  const stepPhoto = page.getByRole('img', { name: 'Photo of step 1' });
  await stepPhoto.scrollIntoViewIfNeeded();
  await expectLoaded(stepPhoto);
  await page.getByRole('button', { name: 'Everything' }).click();
  await expect(page.getByRole('region', { name: 'Have ready' })).toContainText('A heavy pot');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: '20 minutes: start a timer' }).click();
  await expect(bar(page)).toContainText('1 timer');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Next' }).click();
  await expectLoaded(page.getByRole('main').locator('img'));
  // What says that the page asked for cannot be had lies above the timers.
  await page.getByRole('link', { name: 'Back to the recipe' }).click();
  await expect(page.getByText('The site cannot be reached')).toBeVisible();
  await bar(page).getByRole('button').click({ trial: true, timeout: 15_000 });
  for (const other of ['/', `/recipe/${recipe.slug}`, paths[1]]) {
    await expect(page.goto(site.url + other)).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
  }

  await context.setOffline(false);
  await open(page, site.url + paths[1]);
  await expect.poll(() => keptIn(page)).toEqual({ caches: paths, workers: [...paths].sort() });
  await page.goto('about:blank');
  await site.stop();
  await using silent = await ServedSite.start(dataDir, { PORT, OFFLINE: 'off' });
  await open(page, `${silent.url}/recipe/${recipe.slug}`);
  await page.getByRole('link', { name: 'Start cooking' }).click();
  await expect(page.getByRole('heading', { name: /Enjoy your meal/ })).toBeVisible();
  await expect.poll(() => keptIn(page)).toEqual({ caches: [], workers: [] });
  await page.goto('about:blank');
  await silent.stop();
  await rm(dataDir, { recursive: true, force: true });
});

test('a page of cook mode that was kept opens while the site lets one wait; kept anew it is the last to go, and stays where the disk is full', async ({
  page,
  context,
  site,
  newPerson,
  guard,
  expectConsole,
}) => {
  const stepList = ['Simmer for 20 minutes.', 'Serve.'];
  const { slug } = await publishRecipe(site.url, await newPerson(), { stepList });
  const path = `/recipe/${slug}/cook`;
  await open(page, path);
  await expectKept(page);
  await test.step('it opens while the site lets one wait', async () => {
    site.process.kill('SIGSTOP');
    try {
      await reload(page);
      await page.getByRole('button', { name: 'Next' }).click();
      await expect(step(page, 2)).toBeVisible();
    } finally {
      site.process.kill('SIGCONT');
    }
  });
  guard.check();
  expectConsole('ERR_INTERNET_DISCONNECTED');
  expectConsole('Failed to fetch');
  expectConsole('silent.recipes');
  await page.evaluate(keepOthers, cookWorker.cache);
  await reload(page);
  const left = [...Array.from({ length: 9 }, (_, n) => `/other/${n + 1}`), path];
  await expect.poll(async () => (await keptIn(page)).caches.sort()).toEqual(left);
  expect(await page.evaluate(() => caches.match('/assets/of-old.js'))).toBeUndefined();
  await expectKept(page);

  await page.addInitScript(fillDisk);
  const asBefore = page.waitForEvent('console', (line) => line.text().includes('stays as it was'));
  await reload(page);
  expect((await asBefore).text()).toContain('QuotaExceededError');
  await context.setOffline(true);
  const silence = page.waitForEvent('console', (line) => line.text().includes('silent.recipes'));
  await reload(page);
  await expect(step(page, 2)).toBeVisible();
  await silence;
});
