import { expect, type Page } from '@playwright/test';
import { test } from '#test/support/page.ts';
import { open, stopClock, toasts } from '#test/support/steps.ts';
import { awaitPictures } from '#test/support/visual/still.ts';

type Clip = { x: number; y: number; width: number; height: number };

const take = (page: Page, clip: Clip) => page.screenshot({ clip, animations: 'disabled' });

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme} colours`, () => {
    test.use({ colorScheme, reducedMotion: 'reduce' });

    test('a hidden header leaves nothing of the skip link in the corner', async ({ page }) => {
      await open(page, '/recipe/mapo-tofu');
      await awaitPictures(page);
      await page.mouse.move(600, 400);
      await page.mouse.wheel(0, 900);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900);
      await expect(page.getByRole('banner')).not.toBeInViewport();
      await awaitPictures(page);
      const corner = { x: 0, y: 0, width: 300, height: 60 };
      const skip = page.getByRole('link', { name: 'Skip to content' });
      const before = await take(page, corner);
      await skip.evaluate((link) => link.remove());
      expect((await take(page, corner)).equals(before)).toBe(true);
    });

    test('the shadow of a toast is cut nowhere on a phone', async ({ page }) => {
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
      const before = await take(page, whole);
      await toasts(page).evaluate((toast) => {
        // Whatever would cut it cuts no more.
        for (let at = toast.parentElement; at; at = at.parentElement) {
          at.style.overflow = at === document.documentElement ? '' : 'visible';
        }
      });
      expect((await take(page, whole)).equals(before)).toBe(true);
    });
  });
}

test('the skip link has its shadow while it shows', async ({ page }) => {
  await open(page, '/contact');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await expect(skip).not.toHaveCSS('box-shadow', 'none');
});
