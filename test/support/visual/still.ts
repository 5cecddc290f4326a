import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
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

/** A picture of the page as far down as it is looked at, with every animation at its end. */
export async function take(page: Page): Promise<Buffer> {
  const [box] = await boxesOf(page, [':root']);
  if (!box) throw new Error('The page has no root');
  return photograph(page, { ...box, height: Math.min(box.height, maxHeight) });
}

/**
 * Pictures of the parts of the page that selectors name. They are cut out of one picture of all of it: for each
 * picture of more than the window the page is laid out anew, and a long one is long about it.
 */
export async function takeParts(page: Page, selectors: string[]): Promise<Buffer[]> {
  const [whole, ...parts] = await boxesOf(page, [':root', ...selectors]);
  if (!whole) throw new Error('The page has no root');
  const shot = sharp(await photograph(page, whole)).removeAlpha();
  const { data, info } = await shot.raw().toBuffer({ resolveWithObject: true });
  const cuts = parts.map(({ x, y, width, height }) =>
    sharp(data, { raw: info })
      .extract({
        ...{ left: Math.round(x), top: Math.round(y), width: Math.round(width) },
        height: Math.round(Math.min(height, maxHeight)),
      })
      .png({ compressionLevel: 1 })
      .toBuffer(),
  );
  return Promise.all(cuts);
}

type Box = { x: number; y: number; width: number; height: number };

function boxesOf(page: Page, selectors: string[]): Promise<Box[]> {
  return page.evaluate(
    (all) =>
      all.map((of) => {
        const found = document.querySelector(of);
        if (!found) throw new Error(`Nothing to picture: ${of}`);
        const { x, y, width, height } = found.getBoundingClientRect();
        return { x, y, width, height };
      }),
    selectors,
  );
}

/** Asks the browser itself: Playwright lets it press each picture as small as it can, which takes longer than to draw it. */
async function photograph(page: Page, box: Box): Promise<Buffer> {
  await endAnimations(page);
  const browser = await page.context().newCDPSession(page);
  const { data } = await browser.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    captureBeyondViewport: box.height > windowHeight,
    clip: { ...box, scale: 1 },
  });
  await browser.detach();
  return Buffer.from(data, 'base64');
}

/** Ends what moves in the page and in the frames that it holds; what has no end does not begin. */
async function endAnimations(page: Page): Promise<void> {
  await page.evaluate(() => {
    const frames = [...document.querySelectorAll('iframe')];
    const pages = [document, ...frames.flatMap(({ contentDocument }) => contentDocument ?? [])];
    for (const animation of pages.flatMap((one) => one.getAnimations())) {
      if (animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY)
        animation.cancel();
      else animation.finish();
    }
  });
}
