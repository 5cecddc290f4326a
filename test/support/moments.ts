import { expect, type Page } from '@playwright/test';

/** Waits for two frames: one in which observers hear of a change, one in which their answer is drawn. On a stopped clock they never come. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
}

/**
 * Waits until a page that was gone to has come and has taken the focus: its address comes sooner, and what is typed in
 * between goes with the page that is left.
 */
export async function arrives(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
}

/** Waits until nothing that turns or breathes says that something is still to come. */
export async function isAllThere(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY),
  );
}

/** Gives the window a width, and answers when the page has drawn itself in it: it hears of it later than we do. */
export async function setWidth(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.evaluate(async (wanted) => {
    const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
    while (window.innerWidth !== wanted) await frame();
    // As `settle` waits, in one message to the page.
    for (let frames = 0; frames < 2; frames += 1) await frame();
  }, width);
}

/** Whether a picture that is given to its owner alone has come. */
export const hasCome = (page: Page, name: string) =>
  expect
    .poll(() =>
      page
        .getByRole('img', { name })
        .evaluateAll(([one]) => (one as HTMLImageElement | undefined)?.naturalWidth ?? 0),
    )
    .toBeGreaterThan(0);
