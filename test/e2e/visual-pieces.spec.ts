import { expect } from '@playwright/test';
import { withCookedSite } from '#test/support/cooked-site.ts';
import { open } from '#test/support/steps.ts';
import { expectPicture } from '#test/support/visual/baselines.ts';
import { layOut, takeParts } from '#test/support/visual/still.ts';
import { test } from '#test/support/visual/visual-test.ts';

const development = { NODE_ENV: 'development', POTLUCK_DEV: '1', STARTER: 'off' };

/** How many pictures of the page and of the phones in it have not come; their letters have. */
async function waiting(): Promise<number> {
  const frames = [...document.querySelectorAll('iframe')];
  const pages = [document, ...frames.flatMap(({ contentDocument }) => contentDocument ?? [])];
  await Promise.all(pages.map(({ fonts }) => fonts.ready));
  const pictures = pages.flatMap(({ images }) => [...images]);
  return pictures.filter((one) => !one.complete || 'awaited' in one.dataset).length;
}

test('every section of the style guide looks as it did, in both themes', async ({ page }, info) => {
  // The development server makes what it serves while it serves it.
  await withCookedSite(development, async ({ url }) => {
    page.setDefaultTimeout(90_000);
    await page.setViewportSize({ width: 1320, height: 900 });
    await open(page, `${url}/styleguide`);
    const oversized = page.getByRole('img', { name: 'Chosen photo' });
    await expect(oversized).toHaveCount(2);
    await layOut(page, 1320);
    await expect(page.locator('iframe')).not.toHaveCount(0);
    await expect(page.locator('iframe:not([data-drawn])')).toHaveCount(0);
    await expect.poll(() => page.evaluate(waiting)).toBe(0);
    const ids = await page
      .locator('main section[id]')
      .evaluateAll((all) => all.map(({ id }) => id));
    expect(ids.length).toBeGreaterThan(15);
    const shots = await takeParts(
      page,
      ids.map((id) => `#${id}`),
    );
    for (const [at, shot] of shots.entries()) await expectPicture(info, `piece-${ids[at]}`, shot);
    // What the page still asks must not outlive its site.
    await page.goto('about:blank');
  });
});
