import { expect, type Page } from '@playwright/test';
import { settle } from '../moments.ts';

const date = '2026-01-01';
/** How much of a long page is looked at; below it stands more of the same. */
const maxHeight = 3000;
const windowHeight = 900;
const patience = { timeout: 90_000, intervals: [20, 50, 100, 200] };

/** Shows the present page at a width, with the pictures of all that is looked at. */
export async function layOut(page: Page, width: number): Promise<void> {
  // Pictures load when they come near the window: one that holds all of the page brings them.
  await resize(page, width, maxHeight);
  await stopClocks(page);
  await awaitPictures(page);
  await resize(page, width, windowHeight);
  await awaitPictures(page);
}

/** Resizes the window, and answers when the page has drawn itself at that size. */
async function resize(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height });
  // On a busy machine the page hears of its new size later than we do, and its `dvh` later still.
  const size = () =>
    page.evaluate(() => [innerWidth, innerHeight, getComputedStyle(document.body).minHeight]);
  await expect.poll(size, patience).toEqual([width, height, `${height}px`]);
  await settle(page);
}

/** Shows the page in these colours. */
export async function recolour(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  const isDark = () => page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  await expect.poll(isDark, patience).toBe(colorScheme === 'dark');
  await settle(page);
}

/** Dates are those of the day on which the cookbook was loaded. */
async function stopClocks(page: Page): Promise<void> {
  await page.evaluate((day) => {
    for (const time of document.querySelectorAll('time')) time.textContent = day;
  }, date);
}

/** Waits until every picture in the window has come and is decoded, and the fonts too. */
export async function awaitPictures(page: Page): Promise<void> {
  const missing = () =>
    page.evaluate(async () => {
      await document.fonts.ready;
      const seen = [...document.images].filter((image) => {
        const { top, bottom, left, right, width } = image.getBoundingClientRect();
        return width > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
      });
      const isThere = (image: HTMLImageElement) =>
        image.complete && !('awaited' in image.dataset)
          ? image.decode().then(
              () => true,
              () => false,
            )
          : false;
      const there = await Promise.all(seen.map(isThere));
      return there.filter((is) => !is).length;
    });
  await expect.poll(missing, patience).toBe(0);
}

/** A picture of the page, or of the part of it that a selector names, with every animation at its end. */
export async function take(page: Page, selector = ':root'): Promise<Buffer> {
  const box = await page.evaluate((of) => {
    const { x, y, width, height } = document.querySelector(of)?.getBoundingClientRect() ?? {};
    return { x, y, width, height };
  }, selector);
  const { x = 0, y = 0, width = 0, height = 0 } = box;
  const clip = { x, y, width, height: Math.min(height, maxHeight) };
  return page.screenshot({ fullPage: true, clip, animations: 'disabled', scale: 'css' });
}
