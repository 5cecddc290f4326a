import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { test, Visitor } from '#test/support/browsers/visitor.ts';
import { lookForKept } from '#test/support/look-for-kept.ts';
import { signUp } from '#test/support/people.ts';
import { ServedSite } from '#test/support/served-site.ts';
import { publishRecipe } from '#test/support/steps.ts';

/** Waits until the present page would be there without the site. */
async function expectKept({ driver }: Visitor): Promise<void> {
  await expect
    .poll(async () => {
      await driver.call(lookForKept);
      return driver.call(() => document.documentElement.dataset.kept);
    })
    .toBe('true');
}

test('cook mode that was opened works while the site cannot be reached, reload and timers included', async ({
  visitor: { driver },
}) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'potluck-offline-'));
  await using ending = new AsyncDisposableStack();
  ending.defer(() => rm(dataDir, { recursive: true, force: true }));
  const site = ending.use(await ServedSite.start(dataDir, { STARTER: 'off' }));
  const visitor = new Visitor(driver, site.url);
  const stepList = ['Simmer for 20 minutes.', 'Serve.'];
  const recipe = await publishRecipe(site.url, await signUp(site.url), { stepList });
  await visitor.open(`/recipe/${recipe.slug}`);
  await visitor.press('link', 'Start cooking');
  await visitor.expectText('Step 1 of 2');
  await visitor.press('button', 'Next');
  await visitor.expectText('Step 2 of 2');
  await expectKept(visitor);

  await site.stop();
  await visitor.open(`/recipe/${recipe.slug}/cook`);
  await visitor.expectText('Step 2 of 2');
  await visitor.press('button', 'Previous');
  await visitor.press('button', '20 minutes: start a timer');
  await visitor.expectText('1 timer');
  await visitor.open(`/recipe/${recipe.slug}/cook`);
  await visitor.expectText('Step 1 of 2');
  await visitor.expectText('1 timer');
});
