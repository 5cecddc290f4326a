import { expect, type Locator, type Page } from '@playwright/test';
import { settle } from '#test/support/moments.ts';
import { test } from '#test/support/page.ts';
import { open, publishRecipe } from '#test/support/steps.ts';

test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

const main = (page: Page) => page.getByRole('main');

/** How far from its middle a finger still finds a control, up, down, left and right. */
async function reachOf(control: Locator): Promise<number[]> {
  await control.scrollIntoViewIfNeeded();
  return control.evaluate((element) => {
    // In the middle of the screen, clear of the header.
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const box = element.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const ways = [
      [0, -1],
      [0, 1],
      [-1, 0],
      [1, 0],
    ] as const;
    return ways.map(([across, down]) => {
      let reach = 0;
      const isHit = (far: number) =>
        document.elementFromPoint(x + across * far, y + down * far)?.closest('a, button, label') ===
        element.closest('a, button, label');
      while (reach < 30 && isHit(reach + 1)) reach += 1;
      return reach;
    });
  });
}

async function expectFingerSized(control: Locator): Promise<void> {
  const [up = 0, down = 0, left = 0, right = 0] = await reachOf(control);
  const what = (await control.getAttribute('aria-label')) ?? (await control.textContent());
  expect(up + down, `height of ${what}`).toBeGreaterThanOrEqual(42);
  expect(left + right, `width of ${what}`).toBeGreaterThanOrEqual(42);
}

test('on a touch screen the small controls of a recipe reach 44 px', async ({ page }) => {
  await open(page, '/recipe/mapo-tofu');
  await expectFingerSized(main(page).getByRole('link', { name: 'Chinese', exact: true }));
  await expectFingerSized(main(page).getByRole('link', { name: 'by Potluck Kitchen' }));
  await expectFingerSized(main(page).locator('label').first());
});

test('on a touch screen the controls of a row reach 44 px, also on a tablet, and on a phone its field has the width', async ({
  page,
  newPerson,
  logIn,
}) => {
  await logIn(page, await newPerson());
  await open(page, '/addrecipe');
  for (const name of ['+Ingredient', '+Step']) {
    await expect(page.getByRole('button', { name })).toBeEnabled();
    await page.getByRole('button', { name }).tap();
    await expectFingerSized(page.getByRole('button', { name }));
  }
  for (const row of ['Ingredient 2', 'Step 2']) {
    await expectFingerSized(page.getByRole('button', { name: `Move ${row} up` }));
    await expectFingerSized(page.getByRole('button', { name: `Move ${row} down` }));
    await expectFingerSized(page.getByRole('button', { name: `Remove ${row}` }));
    const field = page.getByRole('textbox', { name: row, exact: true });
    const widths = [field, page.getByLabel('Dish name')].map((one) => one.boundingBox());
    const [own, whole] = await Promise.all(widths);
    expect(own?.width).toBe(whole?.width);
  }
  await page.setViewportSize({ width: 800, height: 1000 });
  await settle(page);
  for (const name of ['Move Ingredient 2 up', 'Move Ingredient 2 down', 'Remove Ingredient 2'])
    await expectFingerSized(page.getByRole('button', { name }));
});

test('the controls of the accounts and of the update form reach 44 px on a touch screen', async ({
  page,
  site,
  newPerson,
  logIn,
}) => {
  await open(page, '/register');
  await expectFingerSized(page.getByRole('button', { name: 'Hide' }));
  const cook = await newPerson();
  const { slug } = await publishRecipe(site.url, cook);
  await logIn(page, cook);
  await open(page, `/update-recipe/${slug}`);
  await expectFingerSized(page.getByRole('button', { name: 'Move Step 2 up' }));
});
