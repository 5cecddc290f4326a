import { expect, type Page } from '@playwright/test';
import { open, toasts } from '#test/support/steps.ts';
import { expectBoxes, expectLines, expectPicture } from '#test/support/visual/baselines.ts';
import { readLayout } from '#test/support/visual/page-layout.ts';
import { layOut, recolour, take } from '#test/support/visual/still.ts';
import { test } from '#test/support/visual/visual-test.ts';

type Sight = {
  name: string;
  path: string;
  isLoggedIn?: true;
  /** What a person does before the picture is taken. */
  prepare?: (page: Page) => Promise<void>;
};

const sights: Sight[] = [
  { name: 'home', path: '/', prepare: leaveOutToday },
  { name: 'explore', path: '/explore' },
  { name: 'category', path: '/recipe-category/Thai' },
  { name: 'recipe', path: '/recipe/mapo-tofu', prepare: awaitTimers },
  { name: 'search', path: '/search?keyword=chicken' },
  { name: 'nothing-found', path: '/search?keyword=zzzzzzzz' },
  { name: 'login', path: '/login' },
  { name: 'register', path: '/register' },
  { name: 'contact', path: '/contact' },
  { name: 'not-found', path: '/no-such-page' },
  { name: 'my-recipes-logged-out', path: '/myrecipe' },
  { name: 'saved-logged-out', path: '/savedrecipe' },
  { name: 'saved-none', path: '/savedrecipe', isLoggedIn: true, prepare: knowNoneSaved },
  { name: 'form-with-errors', path: '/addrecipe', isLoggedIn: true, prepare: submitEmpty },
];

/**
 * Wide first: a browser that has a large picture keeps it at a smaller width. The narrow looks begin in the colours
 * with which the wide ones ended.
 */
const looks = [
  { width: 1320, colorSchemes: ['light', 'dark'] },
  { width: 360, colorSchemes: ['dark', 'light'] },
] as const;

/** Its recipes are others tomorrow. */
async function leaveOutToday(page: Page): Promise<void> {
  const tonight = page.getByRole('region', { name: 'Tonight: under 30 minutes' });
  await tonight.evaluate((section) => {
    section.style.display = 'none';
  });
}

/** They come after the page, once something has time. */
async function awaitTimers(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Start a timer' }).last()).toBeVisible();
}

/** What somebody saved comes after the page. */
async function knowNoneSaved(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'No Recipes' })).toBeVisible();
}

async function submitEmpty(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publish recipe' }).click();
  await expect(page.locator('[aria-invalid=true]').first()).toBeFocused();
  await expect(toasts(page)).toHaveCount(0);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.mouse.move(0, 0);
  // The page has scrolled to the field, and the header has left.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(page.getByRole('banner')).toBeInViewport({ ratio: 1 });
}

for (const { name, path, isLoggedIn, prepare } of sights) {
  test(`${name} looks as it did, on a desk and on a phone, by day and by night`, async ({
    page,
    newPerson,
    logIn,
    expectConsole,
  }, info) => {
    if (name === 'not-found') expectConsole(/404/);
    if (isLoggedIn) await logIn(page, await newPerson('Maria'));
    await page.setViewportSize({ width: 1320, height: 900 });
    await open(page, path);
    // It comes after the page.
    const bell = page.getByRole('banner').getByRole('link', { name: 'Notifications' });
    if (isLoggedIn) await expect(bell).toBeVisible();
    await prepare?.(page);
    for (const { width, colorSchemes } of looks) {
      await layOut(page, width);
      for (const colorScheme of colorSchemes) {
        await recolour(page, colorScheme);
        await expectPicture(info, `${name}-${width}-${colorScheme}`, await take(page));
        const isFirst = colorScheme === colorSchemes[0];
        if (!isFirst && width !== 1320) continue;
        const { boxes, inks } = await readLayout(page);
        if (isFirst) await expectBoxes(info, `${name}-${width}`, boxes);
        if (width === 1320) await expectLines(info, `${name}-${colorScheme}`, inks);
      }
    }
  });
}

test('the header of a long page stands over it when somebody scrolls back up', async ({
  page,
}, info) => {
  await page.setViewportSize({ width: 1320, height: 900 });
  await open(page, '/explore');
  await page.mouse.move(660, 500);
  const scrolled = () => page.evaluate(() => window.scrollY);
  // Each turn of the wheel waits for the end of the one before, or the two would become one.
  await page.mouse.wheel(0, 900);
  await expect.poll(scrolled).toBe(900);
  const header = page.getByRole('banner');
  await expect(header).not.toBeInViewport();
  await page.mouse.wheel(0, -300);
  await expect.poll(scrolled).toBe(600);
  await expect(header).toBeInViewport({ ratio: 1 });
  await page.mouse.move(0, 0);
  const shot = await page.screenshot({ clip: { x: 0, y: 0, width: 1320, height: 60 } });
  await expectPicture(info, 'header-over-page', shot);
});
