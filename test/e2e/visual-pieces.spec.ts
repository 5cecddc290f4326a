import { expect } from '@playwright/test';
import { withCookedSite } from '#test/support/cooked-site.ts';
import { open } from '#test/support/steps.ts';
import { expectPicture } from '#test/support/visual/baselines.ts';
import { layOut, take } from '#test/support/visual/still.ts';
import { test } from '#test/support/visual/visual-test.ts';

const development = { NODE_ENV: 'development', POTLUCK_DEV: '1', STARTER: 'off' };

test('every section of the style guide looks as it did, in both themes', async ({ page }, info) => {
  // The development server makes what it serves while it serves it.
  test.setTimeout(180_000);
  await withCookedSite('sqlite', development, async ({ url }) => {
    page.setDefaultTimeout(90_000);
    await page.setViewportSize({ width: 1320, height: 900 });
    await open(page, `${url}/styleguide`);
    const oversized = page.getByRole('img', { name: 'Chosen photo' });
    await expect(oversized).toHaveCount(2);
    await layOut(page, 1320);
    const waiting = () => [...document.images].filter(({ complete }) => !complete).length;
    await expect.poll(() => page.evaluate(waiting)).toBe(0);
    const ids = await page
      .locator('main section[id]')
      .evaluateAll((all) => all.map(({ id }) => id));
    expect(ids.length).toBeGreaterThan(15);
    for (const id of ids) await expectPicture(info, `piece-${id}`, await take(page, `#${id}`));
    // What the page still asks must not outlive its site.
    await page.goto('about:blank');
  });
});
