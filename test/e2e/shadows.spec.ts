import { expect, type Page } from '@playwright/test';
import { test } from '#test/support/page.ts';
import { open, stopClock, toasts } from '#test/support/steps.ts';
import { awaitPictures } from '#test/support/visual/still.ts';

type Clip = { x: number; y: number; width: number; height: number };
type Colours = 'light' | 'dark';

/** Pictures a part of the page in each of these colours. It waits for no frame: on a stopped clock none comes. */
async function takeIn(page: Page, colours: readonly Colours[], clip: Clip) {
  const taken: Partial<Record<Colours, Buffer>> = {};
  for (const colorScheme of colours) {
    await page.emulateMedia({ colorScheme });
    const isDark = () => page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
    await expect.poll(isDark).toBe(colorScheme === 'dark');
    taken[colorScheme] = await page.screenshot({ clip, animations: 'disabled' });
  }
  return taken;
}

/** Makes sure that a part of the page looks after a change as it did before it, by day and by night. */
async function expectUnmoved(page: Page, clip: Clip, change: () => Promise<void>): Promise<void> {
  const before = await takeIn(page, ['light', 'dark'], clip);
  await change();
  const after = await takeIn(page, ['dark', 'light'], clip);
  // Or neither would say anything of its colours.
  expect(before.light?.equals(before.dark ?? before.light)).toBe(false);
  for (const colours of ['light', 'dark'] as const)
    expect(before[colours]?.equals(after[colours] ?? Buffer.of()), colours).toBe(true);
}

test('a hidden header leaves nothing of the skip link in the corner', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await open(page, '/recipe/mapo-tofu');
  await awaitPictures(page);
  await page.mouse.move(600, 400);
  await page.mouse.wheel(0, 900);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900);
  await expect(page.getByRole('banner')).not.toBeInViewport();
  await awaitPictures(page);
  const corner = { x: 0, y: 0, width: 300, height: 60 };
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expectUnmoved(page, corner, () => skip.evaluate((link) => link.remove()));
});

test('the shadow of a toast is cut nowhere on a phone', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.clock.install();
  await open(page, '/recipe/mapo-tofu');
  await awaitPictures(page);
  await stopClock(page);
  await page.getByRole('main').getByRole('button', { name: 'Save Mapo Tofu' }).first().click();
  await expect(toasts(page)).toBeVisible();
  // Its text is drawn a little differently once nothing cuts: the shadow is what is looked at.
  await toasts(page).evaluate((toast) => {
    for (const part of toast.children) (part as HTMLElement).style.visibility = 'hidden';
  });
  const whole = { x: 0, y: 60, width: 360, height: 240 };
  await expectUnmoved(page, whole, () =>
    toasts(page).evaluate((toast) => {
      // Whatever would cut it cuts no more.
      for (let at = toast.parentElement; at; at = at.parentElement) {
        at.style.overflow = at === document.documentElement ? '' : 'visible';
      }
    }),
  );
});
