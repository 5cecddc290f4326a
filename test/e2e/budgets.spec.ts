import { get } from 'node:http';
import { expect, type Page } from '@playwright/test';
import { test } from '#test/support/page.ts';
import { comeAlive } from '#test/support/steps.ts';

const kB = 1000;
/** What a page may cost on the wire. The scripts are counted as gzip, whatever the browser took. */
const budgets = { fonts: 80 * kB, page: 450 * kB };
/** Home is the page of a first visit; the others hold their own controls besides. */
const scriptBudgets = { '/': 120 * kB, '/explore': 130 * kB, '/recipe/mapo-tofu': 141 * kB };

/** A usual phone: three device pixels to each pixel of the page. */
test.use({
  isFirstVisit: true,
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 3,
  isMobile: true,
  hasTouch: true,
});

type Loaded = { url: string; kind: string; bytes: number };

/** Everything that loads with a page until it rests, as it came over the wire; API calls are no part of it. */
async function load(page: Page, path: string): Promise<Loaded[]> {
  const loaded: Promise<Loaded>[] = [];
  page.on('requestfinished', (request) => {
    const kind = request.resourceType();
    if (kind === 'fetch') return;
    const size = request.sizes();
    loaded.push(
      size.then((sizes) => ({ url: request.url(), kind, bytes: sizes.responseBodySize })),
    );
  });
  await page.goto(path);
  await comeAlive(page);
  await page.waitForLoadState('networkidle');
  return Promise.all(loaded);
}

/** How large an answer is as gzip. */
async function gzipSize(url: string): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  get(url, { headers: { 'accept-encoding': 'gzip' } }, async (response) => {
    let bytes = 0;
    for await (const chunk of response) bytes += chunk.length;
    resolve(bytes);
  }).on('error', reject);
  return promise;
}

const sum = (numbers: number[]): number => numbers.reduce((total, each) => total + each, 0);

/** The addresses of the pictures that show before anybody scrolls. */
async function picturesInView(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.images]
      .filter((image) => {
        const { top, left, bottom } = image.getBoundingClientRect();
        return bottom > 0 && top < window.innerHeight && left < window.innerWidth;
      })
      .map((image) => image.currentSrc),
  );
}

/** What of the page's preloaded pictures none of its pictures would take. */
async function preloadedInVain(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const links = document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=image]');
    const shown = [...document.images].map(({ srcset, sizes }) => `${srcset} at ${sizes}`);
    return [...links]
      .map(({ imageSrcset, imageSizes }) => `${imageSrcset} at ${imageSizes}`)
      .filter((named) => !shown.includes(named));
  });
}

for (const [path, scriptBudget] of Object.entries(scriptBudgets)) {
  test(`${path} keeps to its budgets of scripts, fonts and bytes`, async ({ page }, info) => {
    const loaded = await load(page, path);
    const inView = await picturesInView(page);
    expect(await preloadedInVain(page)).toEqual([]);
    const of = (kind: string) => loaded.filter((each) => each.kind === kind);
    const bytesOf = (some: Loaded[]) => sum(some.map(({ bytes }) => bytes));
    const scripts = sum(await Promise.all(of('script').map(({ url }) => gzipSize(url))));
    const fonts = bytesOf(of('font'));
    const pictures = bytesOf(of('image').filter(({ url }) => inView.includes(url)));
    const whole = bytesOf(loaded) - bytesOf(of('image')) + pictures;
    const description = JSON.stringify({ scripts, fonts, pictures, whole });
    info.annotations.push({ type: 'bytes', description });
    const html = await (await page.request.get(path)).text();
    const late = of('script').filter(({ url }) => !html.includes(new URL(url).pathname));
    expect(late, 'scripts that the page does not name').toEqual([]);
    expect(scripts).toBeGreaterThan(0);
    expect(scripts).toBeLessThanOrEqual(scriptBudget);
    expect(fonts).toBeLessThanOrEqual(budgets.fonts);
    expect(pictures).toBeGreaterThan(0);
    expect(whole).toBeLessThanOrEqual(budgets.page);
  });
}
