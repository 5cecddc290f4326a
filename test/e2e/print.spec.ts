import { expect, type Page } from '@playwright/test';
import { test } from '#test/support/page.ts';
import { readHeadings } from '#test/support/printed-structure.ts';
import { expectToast, open, toasts } from '#test/support/steps.ts';
import { holdNextToast } from '#test/support/toast-record.ts';

test('a recipe prints on at most two pages, without header, footer and what floats over the page', async ({
  page,
}) => {
  await open(page, '/recipe/mapo-tofu');
  for (const format of ['A4', 'Letter']) {
    const sheet = await page.pdf({ format });
    const pages = sheet.toString('latin1').match(/\/Type\s*\/Page\b/g) ?? [];
    expect(pages.length, format).toBeGreaterThan(0);
    expect(pages.length, format).toBeLessThanOrEqual(2);
  }
  await holdNextToast(page);
  await page.getByRole('main').getByRole('button', { name: 'Save Mapo Tofu' }).first().click();
  await expectToast(page, 'error', 'Please Login To Save');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  // Neither the skip link nor a toast.
  const floating = await page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((one) => one.checkVisibility() && getComputedStyle(one).position === 'fixed')
      .map((one) => one.className),
  );
  expect(floating).toEqual([]);
  await expect(toasts(page)).toHaveCount(1);
});

for (const path of ['/recipe/chili-con-carne', '/recipe/chili-con-carne/print']) {
  test(`no heading of ${path} is parted from its text, wherever the paper ends`, async ({
    page,
  }) => {
    await open(page, path);
    await layOutForPaper(page);
    // Where pages end is swept over everything that follows a heading.
    for (let height = 420; height <= 780; height += 12) {
      const sheet = await page.pdf({ width: '600px', height: `${height}px`, tagged: true });
      const headings = readHeadings(sheet);
      expect(headings.filter(({ role }) => role === 'H2').length).toBeGreaterThanOrEqual(3);
      const parted = headings.filter((heading) => heading.page !== heading.next);
      expect(parted, `at a height of ${height}`).toEqual([]);
    }
  });
}

/**
 * Lays the page out as each sheet will be, and shows its photos at their smallest: they stand where they stood, and no
 * sheet has to pack more of them.
 */
async function layOutForPaper(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(async () => {
    for (const image of document.images) {
      const [smallest = image.src] = image.srcset.split(' ');
      image.srcset = '';
      image.src = smallest;
      await image.decode();
    }
  });
}

test('the print page lays a recipe out for the paper that is chosen there, with its photo or without, in the amounts chosen', async ({
  page,
}) => {
  await open(page, '/recipe/beef-lasagne/print?servings=6');
  const papers = page.getByRole('navigation', { name: 'Paper' });
  const photo = page.getByRole('main').locator('img');
  await expect(papers.getByRole('link', { name: 'The printer’s own' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  for (const [name, width, height, most] of [
    ['A4', 594.96, 841.92, 2],
    ['Letter', 612, 792, 2],
    ['Card, 148 × 105 mm', 420, 298.08, 3],
  ] as const) {
    const paper = papers.getByRole('link', { name });
    await paper.click();
    await expect(paper).toHaveAttribute('aria-current', 'true');
    const sheet = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    const boxes = [...sheet.matchAll(/\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/g)];
    expect(boxes.length).toBeLessThanOrEqual(most);
    for (const [, wide, high] of boxes) {
      expect(Math.abs(Number(wide) - width), name).toBeLessThan(1);
      expect(Math.abs(Number(high) - height), name).toBeLessThan(1);
    }
  }
  await expect(photo).toHaveCount(1);
  await page.getByRole('link', { name: 'Without photos' }).click();
  await expect(photo).toHaveCount(0);
  await expect(page).toHaveURL('/recipe/beef-lasagne/print?servings=6&paper=card&photos=no');
  await expect(page.getByText('60 g unsalted butter')).toBeVisible();
  await page.getByRole('link', { name: 'Back to the recipe' }).click();
  await expect(page).toHaveURL('/recipe/beef-lasagne?servings=6');
});
