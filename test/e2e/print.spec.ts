import { expect } from '@playwright/test';
import { test } from '#test/support/page.ts';
import { open } from '#test/support/steps.ts';

for (const format of ['A4', 'Letter'] as const) {
  test(`a recipe prints on at most two pages of ${format}`, async ({ page }) => {
    await open(page, '/recipe/mapo-tofu');
    const sheet = await page.pdf({ format });
    const pages = sheet.toString('latin1').match(/\/Type\s*\/Page\b/g) ?? [];
    expect(pages.length).toBeGreaterThan(0);
    expect(pages.length).toBeLessThanOrEqual(2);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
  });
}
