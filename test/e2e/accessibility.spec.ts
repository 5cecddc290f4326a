import { expect, type Page } from '@playwright/test';
import { axeViolations, colourRules } from '#test/support/axe.ts';
import { setWidth } from '#test/support/moments.ts';
import { test } from '#test/support/page.ts';
import { open, publishRecipe } from '#test/support/steps.ts';

/** In an order in which one thing changes at a time: for each width the whole window is drawn anew. */
const looks = [
  { colorScheme: 'light', width: 360 },
  { colorScheme: 'light', width: 1320 },
  { colorScheme: 'dark', width: 1320 },
  { colorScheme: 'dark', width: 360 },
] as const;

type Look = (typeof looks)[number];

async function dress(page: Page, { colorScheme, width }: Look): Promise<void> {
  // Reduced motion: a fade that is under way would be measured halfway.
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  // The new colours are there with the next frame: axe must not measure the old ones.
  await setWidth(page, width);
}

/** Opens a page in the first look: a page that is resized while it loads wastes its preloads. */
async function openDressed(page: Page, path: string): Promise<void> {
  if (looks[0]) await dress(page, looks[0]);
  await open(page, path);
}

/** Axe over the page on a phone and on a wide screen, its colours in both themes; nothing scrolls sideways. */
async function expectClean(page: Page): Promise<void> {
  for (const look of looks) {
    const { colorScheme, width } = look;
    await dress(page, look);
    const violations = await axeViolations(page, colorScheme === 'dark' ? colourRules : {});
    const found = violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.html} ${node.failureSummary}`),
    );
    // One page's faults hide no other's.
    expect.soft(found, `${page.url()} in ${colorScheme} at ${width}`).toEqual([]);
    const over = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect.soft(over, `${page.url()} at ${width} scrolls sideways`).toBeLessThanOrEqual(0);
  }
}

test('axe finds nothing on any page for a visitor, and header, main, footer and one description are there', async ({
  page,
  guard,
  expectConsole,
}) => {
  for (const path of [
    '/',
    '/explore',
    '/recipe-category/Thai',
    '/recipe/mapo-tofu',
    '/search?keyword=tofu',
    '/search?keyword=xyzzyplugh',
    '/contact',
    '/login',
    '/register',
    '/forgot-password',
    '/new-password',
    '/verify-email',
    '/unsubscribe',
    '/addrecipe',
    '/myrecipe',
    '/savedrecipe',
    '/account',
    '/following',
    '/notifications',
    '/update-recipe/mapo-tofu',
  ]) {
    await test.step(path, async () => {
      await openDressed(page, path);
      await expect.soft(page.getByRole('banner')).toContainText('Potluck');
      const main = page.getByRole('main');
      await expect.soft(main.locator('> div > [role=alert]')).toBeAttached();
      await expect.soft(main.locator('> div > [role=status]')).toBeAttached();
      await expect.soft(page.getByRole('contentinfo')).toBeVisible();
      await expect.soft(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      // Once where the page has come to life, too; where it has nothing of its own to say, the site's.
      const description = path === '/login' ? 'MERN stack project' : /\w/;
      await expect
        .soft(page.locator('meta[name=description]'))
        .toHaveAttribute('content', description);
      await expectClean(page);
    });
  }
  await test.step('the 404 page', async () => {
    guard.check();
    expectConsole('404');
    await openDressed(page, '/no-such-page');
    await expectClean(page);
  });
});

test('axe finds nothing on pages that are in German', async ({ page }) => {
  for (const path of [
    '/de',
    '/de/explore',
    '/de/recipe/shakshuka',
    '/de/recipe/shakshuka/print',
    '/de/recipe/shakshuka/cook',
    '/de/search?keyword=egg',
    '/de/login',
    '/de/contact',
    '/de/addrecipe',
  ]) {
    await test.step(path, async () => {
      await openDressed(page, path);
      await expectClean(page);
    });
  }
});

test('axe finds nothing for somebody logged in: on a recipe of their own, in the dialog over it, on notes, lists and forms', async ({
  page,
  site,
  newPerson,
  logIn,
}) => {
  const cook = await newPerson('Asha Rao');
  const { slug, name } = await publishRecipe(site.url, cook);
  await logIn(page, cook);
  await test.step('a recipe of their own, and the dialog over it', async () => {
    await openDressed(page, `/recipe/${slug}`);
    const remove = page.getByRole('main').getByRole('button', { name: 'Delete' });
    await expect(remove).toBeVisible();
    await expectClean(page);
    await remove.click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await expectClean(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
  });

  await test.step('notes on lines, one of them open', async () => {
    const on = (name: string) => page.getByRole('button', { name, exact: true });
    await on('Note on “1 onion”').click();
    await page.getByRole('textbox', { name: 'Note on “1 onion”' }).fill('Two');
    await on('Save the note').click();
    // The editor above goes with the reply, and what is below moves up.
    await expect(on('Note on “1 onion”')).toBeFocused();
    await on('Note on step 1').click();
    await expect(page.getByRole('textbox', { name: 'Note on step 1' })).toBeFocused();
    await expectClean(page);
  });

  for (const [path, shown] of [
    ['/myrecipe', page.getByRole('main').getByRole('link', { name })],
    ['/savedrecipe', page.getByText('No Recipes', { exact: true })],
    [`/update-recipe/${slug}`, page.getByLabel('Dish name')],
  ] as const) {
    await test.step(path, async () => {
      await openDressed(page, path);
      await expect(page.locator('html[data-auth=user]')).toBeAttached();
      await expect(shown).toBeVisible();
      await expectClean(page);
    });
  }

  await test.step('the form with every fault', async () => {
    await openDressed(page, '/addrecipe');
    await page.getByRole('button', { name: 'Publish recipe' }).click();
    await expect(page.getByText('Dish name is required')).toBeVisible();
    await expectClean(page);
  });
});

test('axe finds nothing on a recipe in other amounts and units, nor in the dialogs that ask for them', async ({
  page,
}) => {
  await openDressed(page, '/recipe/fudge-brownies?scale=3&units=us');
  await expect(page.getByText('2¼ cups')).toBeVisible();
  await expectClean(page);
  await page.getByRole('button', { name: 'By your tin' }).first().click();
  await expect(page.getByText('Which tin do you have?')).toBeVisible();
  await page.getByRole('radio', { name: 'Rectangular' }).check();
  await expectClean(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: '2¼ cups' }).click();
  await page.getByRole('button', { name: 'Scale the recipe' }).click();
  await expect(page.getByText('Type an amount, such as 140 g')).toBeVisible();
  await expectClean(page);
});
