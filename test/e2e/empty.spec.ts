import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { test } from '#test/support/page.ts';
import { signUp } from '#test/support/people.ts';
import { writePseudoMessages } from '#test/support/pseudo-language.ts';
import { expectWhole } from '#test/support/pseudo-site.ts';
import { ServedSite } from '#test/support/served-site.ts';
import { cardsIn, open } from '#test/support/steps.ts';

test('a site without recipes says so on every list, and leads to the form', async ({ page }) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'potluck-empty-'));
  await using site = await ServedSite.start(dataDir, {
    STARTER: 'off',
    MESSAGES_FILE: await writePseudoMessages(dataDir),
  });
  await open(page, `${site.url}/explore`);
  await expect(page.getByText('Total Recipes: 0', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No Recipes', exact: true })).toBeVisible();
  const add = page.getByRole('main').getByRole('link', { name: 'Add a recipe' });
  await expect(add).toHaveAttribute('href', '/addrecipe');
  await add.click();
  await expect(page).toHaveURL(`${site.url}/addrecipe`);

  await open(page, `${site.url}/recipe-category/Thai`);
  await expect(page.getByRole('heading', { name: 'No Recipes', exact: true })).toBeVisible();
  await open(page, site.url);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(cardsIn(page.getByRole('main'))).toHaveCount(0);

  await test.step('it says catalogue texts alone, in German those of a pseudo language', async () => {
    await signUp(site.url);
    await page.setViewportSize({ width: 1320, height: 900 });
    for (const path of ['', '/explore', '/recipe-category/Thai', '/search?keyword=egg']) {
      await test.step(path, async () => {
        await open(page, `${site.url}/de${path}`);
        await expectWhole(page, ['egg']);
      });
    }
  });
  // What the page still asks when idle must not outlive the site.
  await page.goto('about:blank');
  await site.stop();
  await rm(dataDir, { recursive: true, force: true });
});
