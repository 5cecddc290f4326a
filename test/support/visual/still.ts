import { expect, type Page } from '@playwright/test';
import sharp, { type OutputInfo } from 'sharp';
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

/** Playwright ends what moves, and lets what has no end go on afterwards. */
const still = { fullPage: true, animations: 'disabled', scale: 'css' } as const;

/** A picture of the page as far down as it is looked at, with every animation at its end. */
export async function take(page: Page): Promise<Buffer> {
  const whole = await boxOf(page, ':root');
  return page.screenshot({ ...still, clip: { ...whole, height: lookedAt(whole.height) } });
}

/**
 * Pictures of the parts of the page that selectors name, in their order. They are cut out of one picture of all of it:
 * for each picture of more than the window the page is laid out anew, and a long one is long about it. What is fixed
 * to the window stands where it does in the window, over the part that lies there.
 */
export async function takeParts(page: Page, selectors: string[]): Promise<Buffer[]> {
  const shot = sharp(await page.screenshot(still)).removeAlpha();
  const whole = await shot.raw().toBuffer({ resolveWithObject: true });
  const parts: Buffer[] = [];
  // One after the other, for the whole is large.
  for (const selector of selectors) parts.push(await cut(whole, await boxOf(page, selector)));
  return parts;
}

type Box = { x: number; y: number; width: number; height: number };

/** Where something lies on the page, however far that is scrolled. */
async function boxOf(page: Page, selector: string): Promise<Box> {
  return page.evaluate((of) => {
    const found = document.querySelector(of);
    if (!found) throw new Error(`Nothing to picture: ${of}`);
    const { x, y, width, height } = found.getBoundingClientRect();
    return { x: x + scrollX, y: y + scrollY, width, height };
  }, selector);
}

const lookedAt = (height: number) => Math.min(height, maxHeight);

type Pixels = { data: Buffer; info: OutputInfo };

/** Cuts a box out of a picture; where the box ends a rounded pixel past the picture, the picture's end is its own. */
function cut({ data, info }: Pixels, box: Box): Promise<Buffer> {
  const [left, top] = [Math.round(box.x), Math.round(box.y)];
  const width = Math.min(Math.round(box.width), info.width - left);
  const height = Math.min(Math.round(lookedAt(box.height)), info.height - top);
  return sharp(data, { raw: info })
    .extract({ left, top, width, height })
    .png({ compressionLevel: 1 })
    .toBuffer();
}
