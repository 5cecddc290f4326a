import { expect, type Page } from '@playwright/test';
import { test } from '#test/support/page.ts';
import { closeByBack, open, reload, stepBack } from '#test/support/steps.ts';

const main = (page: Page) => page.getByRole('main');
const bar = (page: Page) => page.getByRole('region', { name: 'Timers' });
/** Whether the history stands at a step that is a dialog's. */
const isOverPage = (page: Page) => page.evaluate(() => 'isOverPage' in history.state);
/** Goes back from the next page before it is drawn. */
const backAtOnce = (page: Page) =>
  page.evaluate(() => {
    history.pushState = (...args) => {
      const { prototype } = History;
      Reflect.deleteProperty(history, 'pushState');
      prototype.pushState.apply(history, args);
      history.back();
    };
  });
const step = (page: Page, n: number) => page.getByRole('heading', { name: `Step ${n} of 7` });

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 640 } });

  test('a starter recipe is cooked from landing to done for 6 instead of 4, in American units, with two timers, by touch', async ({
    page,
  }) => {
    await open(page, '/');
    await main(page).getByRole('link', { name: 'Chinese' }).first().tap();
    await main(page).getByRole('link', { name: 'Mapo Tofu' }).first().tap();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mapo Tofu');
    const more = page.getByRole('button', { name: 'One serving more' });
    await more.first().tap();
    await more.first().tap();
    const american = page.getByRole('button', { name: 'US', exact: true }).first();
    await american.tap();
    // The link is drawn with it: what the address says comes sooner.
    await expect(american).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('link', { name: 'Start cooking' }).tap();
    await expect(page).toHaveURL(/\/recipe\/mapo-tofu\/cook\?.*servings=6/);
    await expect(page).toHaveURL(/units=us/);
    await expect(step(page, 1)).toBeVisible();
    await page.getByRole('button', { name: '2 minutes: start a timer' }).tap();
    // The bar comes in where a finger was about to press.
    await expect(bar(page)).toContainText('1 timer');
    await page.getByRole('button', { name: 'Next' }).tap();
    await expect(step(page, 2)).toBeVisible();
    await page.getByRole('checkbox').first().check();
    await page.getByRole('button', { name: '10 minutes: start a timer' }).tap();
    await expect(bar(page)).toContainText('2 timers');
    await reload(page);
    await expect(step(page, 2)).toBeVisible();
    await expect(page.getByRole('checkbox').first()).toBeChecked();
    await expect(bar(page)).toContainText('2 timers');
    await test.step('the way back closes what lies over the step, and only then leaves it', async () => {
      const everything = page.getByRole('button', { name: 'Everything' });
      const dialog = page.getByRole('dialog');
      await everything.tap();
      await dialog.getByRole('button', { name: 'One serving more' }).tap();
      await expect(page).toHaveURL(/servings=7/);
      await closeByBack(page);
      await expect(dialog).toHaveCount(0);
      await expect(everything).toBeFocused();
      await expect(step(page, 2)).toBeVisible();
      await expect(page).toHaveURL(/\/cook\?.*servings=7/);
      // Forward leads to no step whose dialog is closed, and a reload leaves none behind that takes a press of its own.
      await page.evaluate(
        () =>
          new Promise<void>((heard) => {
            window.addEventListener('popstate', () => heard(), { once: true });
            history.forward();
          }),
      );
      await everything.tap();
      await dialog.getByRole('button', { name: 'One serving more' }).tap();
      await expect(page).toHaveURL(/servings=8/);
      await reload(page);
      await expect(dialog).toHaveCount(0);
      await expect.poll(() => isOverPage(page)).toBe(false);
      await expect(page).toHaveURL(/\/cook\?.*servings=8/);
      // What was chosen before a link in it led on is there when somebody comes back.
      await everything.tap();
      await dialog.getByRole('button', { name: 'One serving more' }).tap();
      await expect(page).toHaveURL(/servings=9/);
      await backAtOnce(page);
      await dialog.getByRole('link', { name: 'Print' }).tap();
      await expect(dialog).toHaveCount(0);
      await expect.poll(() => isOverPage(page)).toBe(false);
      await expect(page).toHaveURL(/\/cook\?.*servings=9/);
      await expect(step(page, 2)).toBeVisible();
      await everything.tap();
      await dialog.getByRole('link', { name: 'Print' }).tap();
      await expect(page).toHaveURL(/\/print\?.*servings=9/);
      await page.evaluate(() => history.back());
      await expect(step(page, 2)).toBeVisible();
      await expect.poll(() => isOverPage(page)).toBe(false);
      await expect(page).toHaveURL(/\/cook\?.*servings=9/);
      await everything.tap();
      await closeByBack(page);
      await expect(dialog).toHaveCount(0);
      await everything.tap();
      await dialog.getByRole('button', { name: 'Close' }).tap();
      await expect(dialog).toHaveCount(0);
      await expect.poll(() => isOverPage(page)).toBe(false);
      await stepBack(page);
      await expect(page).toHaveURL(/\/recipe\/mapo-tofu\?.*servings=6/);
      await page.getByRole('link', { name: 'Start cooking' }).tap();
      await expect(step(page, 2)).toBeVisible();
      await everything.tap();
      await page.evaluate(() => {
        history.back();
        history.back();
      });
      await expect(page).toHaveURL(/\/recipe\/mapo-tofu\?.*servings=6/);
      await expect(dialog).toHaveCount(0);
      await page.getByRole('link', { name: 'Start cooking' }).tap();
    });
    await page.getByRole('button', { name: 'Everything' }).tap();
    await page.getByRole('dialog').getByRole('button', { name: /^7/ }).tap();
    await expect(step(page, 7)).toBeVisible();
    await page.getByRole('button', { name: 'Next' }).tap();
    await page.getByRole('button', { name: 'I made it' }).tap();
    await expect(page).toHaveURL(/\/recipe\/mapo-tofu\?/);
    await page.getByRole('link', { name: 'Start cooking' }).tap();
    await expect(step(page, 1)).toBeVisible();
  });
});

test('a recipe is cooked by keyboard alone', async ({ page }) => {
  await open(page, '/recipe/mapo-tofu');
  await page.getByRole('link', { name: 'Start cooking' }).focus();
  await page.keyboard.press('Enter');
  await expect(step(page, 1)).toBeVisible();
  await page.keyboard.press(' ');
  await expect(step(page, 2)).toBeVisible();
  await test.step('an ingredient that was ticked keeps the space bar, and leaves the arrows to the steps', async () => {
    const box = page.getByRole('checkbox').first();
    await box.focus();
    await page.keyboard.press(' ');
    await expect(box).toBeChecked();
    await expect(step(page, 2)).toBeVisible();
    await page.keyboard.press('ArrowRight');
    // The boxes of the next step are of other ingredients.
    await expect(step(page, 3)).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(step(page, 2)).toBeVisible();
  });
  await test.step('the way back keeps the focus at the first step, where it leads nowhere', async () => {
    const previous = page.getByRole('button', { name: 'Previous' });
    await previous.press('Enter');
    await expect(step(page, 1)).toBeVisible();
    await expect(previous).toBeDisabled();
    await expect(previous).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(step(page, 2)).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await expect(step(page, 1)).toBeVisible();
  });
  await page.getByRole('button', { name: '2 minutes: start a timer' }).focus();
  await page.keyboard.press(' ');
  await expect(bar(page)).toContainText('1 timer');
  await expect(step(page, 1)).toBeVisible();
  for (let n = 2; n <= 7; n += 1) {
    await page.keyboard.press('ArrowRight');
    await expect(step(page, n)).toBeVisible();
    await expect(page.locator('body')).not.toBeFocused();
  }
  await page.keyboard.press('ArrowRight');
  const end = page.getByRole('heading', { name: /Enjoy your meal/ });
  await expect(end).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(step(page, 7)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Previous' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(end).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/recipe\/mapo-tofu#made-it$/);
  await expect(page.locator('#made-it:focus h2')).toBeInViewport();
});

test('cook mode says where the screen may go dark, at whichever step that turns out; another step ends what its button reads aloud', async ({
  page,
}) => {
  await page.addInitScript(() => {
    speechSynthesis.speak = () => undefined;
    let stopped = 0;
    speechSynthesis.cancel = () =>
      document.documentElement.setAttribute('data-stopped', `${++stopped}`);
    // No screen is kept on here: a lock is given that the test takes away as a system does.
    const lock = Object.assign(new EventTarget(), { release: async () => undefined });
    const request = async () => {
      if (sessionStorage.getItem('refused')) throw new DOMException('', 'NotAllowedError');
      Object.assign(window, { lock });
      return lock;
    };
    Object.defineProperty(navigator, 'wakeLock', { value: { request } });
  });
  const dark = page.getByText('lets the screen go dark');
  await open(page, '/recipe/mapo-tofu/cook');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(step(page, 2)).toBeVisible();
  await expect(dark).toHaveCount(0);
  const take = () =>
    (window as unknown as { lock: EventTarget }).lock.dispatchEvent(new Event('release'));
  await page.waitForFunction(() => 'lock' in window);
  await page.evaluate(take);
  await expect(dark).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(step(page, 3)).toBeVisible();
  await expect(dark).toHaveCount(0);
  await page.evaluate(() => sessionStorage.setItem('refused', 'yes'));
  await reload(page);
  await expect(step(page, 3)).toBeVisible();
  await expect(dark).toBeVisible();

  await test.step('another step ends what its button reads aloud, and not what a timer says', async () => {
    const stopped = page.locator('html[data-stopped]');
    await page.getByRole('button', { name: 'Read aloud' }).click();
    await expect(page.getByRole('button', { name: 'Stop reading' })).toBeVisible();
    await expect(stopped).toHaveCount(0);
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByRole('button', { name: 'Read aloud' })).toBeVisible();
    await expect(stopped).toHaveAttribute('data-stopped', '1');
  });
});

test('a cooking of long ago is over: cook mode begins anew', async ({ page }) => {
  const days = async (n: number) => {
    await page.evaluate((ms) => {
      const [kept] = JSON.parse(localStorage.getItem('cooking') ?? '');
      localStorage.setItem('cooking', JSON.stringify([{ ...kept, at: kept.at - ms }]));
    }, n * 86_400_000);
    await reload(page);
  };
  await open(page, '/recipe/mapo-tofu/cook');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(step(page, 2)).toBeVisible();
  await days(27);
  await expect(step(page, 2)).toBeVisible();
  await days(2);
  await expect(step(page, 1)).toBeVisible();
  for (let n = 2; n <= 7; n += 1) {
    await page.keyboard.press('ArrowRight');
    await expect(step(page, n)).toBeVisible();
  }
  await page.keyboard.press('ArrowRight');
  const end = page.getByRole('heading', { name: /Enjoy your meal/ });
  await expect(end).toBeVisible();
  await days(0);
  await expect(end).toBeVisible();
  await days(1);
  await expect(step(page, 1)).toBeVisible();
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('cook mode shows all steps, leads back, and is found by nobody but its recipe', async ({
    page,
  }) => {
    await page.goto('/recipe/mapo-tofu/cook');
    await expect(main(page).locator('ol > li')).toHaveCount(7);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /mapo-tofu$/);
    await page.getByRole('link', { name: 'Back to the recipe' }).click();
    await expect(page).toHaveURL('/recipe/mapo-tofu');
  });
});
