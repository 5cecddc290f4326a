import { type BrowserContext, expect, type Page } from '@playwright/test';
import { findLayoutFaults } from '#test/support/layout-faults.ts';
import { test } from '#test/support/page.ts';
import {
  comeAlive,
  expectToast,
  open,
  publishRecipe,
  reload,
  stopClock,
} from '#test/support/steps.ts';

const bar = (page: Page) => page.getByRole('region', { name: 'Timers' });
const minutes = (n: number) => n * 60_000;

/** Hands what a page would say aloud to `noteSaid`. */
const sayAloud = () => {
  speechSynthesis.speak = ({ text }) =>
    (window as unknown as { noteSaid: (text: string) => void }).noteSaid(text);
};

/** Notes whatever any tab of a browser says aloud, in the order in which it is said. */
async function listen(context: BrowserContext): Promise<string[]> {
  const said: string[] = [];
  await context.exposeFunction('noteSaid', (text: string) => said.push(text));
  await context.addInitScript(sayAloud);
  return said;
}

/** Brings the steps near, and begins the timer of a duration. */
async function begin(page: Page, duration: string): Promise<void> {
  await page.getByRole('heading', { name: 'Steps' }).scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: `${duration}: start a timer` }).click();
}

test('three timers, a reload, another page, another tab, no network and a computer that slept: each rings once, in order, and says how late it is', async ({
  page,
  context,
  site,
  newPerson,
}) => {
  const { slug } = await publishRecipe(site.url, await newPerson(), {
    stepList: [
      'Simmer the rice for 20 minutes.',
      'Boil the eggs for 6 minutes.',
      'Bake for 12-15 minutes.',
    ],
  });
  const said = await listen(context);
  // The night in which clocks go forward in Europe and in most of America.
  await context.clock.install({ time: Date.parse('2025-03-30T00:50:00Z') });
  await open(page, `/recipe/${slug}`);
  await context.clock.pauseAt(Date.parse('2025-03-30T00:52:00Z'));
  await begin(page, '6 minutes');
  await begin(page, '20 minutes');
  await begin(page, '12-15 minutes');
  await context.clock.runFor(2_000);
  await expect.poll(() => said.length).toBe(6);
  expect(said.splice(0)).toEqual([
    'Timer: 6 minutes.',
    'Boil the eggs',
    'Timer: 20 minutes.',
    'Simmer the rice',
    'Timer: 12 minutes.',
    'Bake',
  ]);
  await expect(bar(page)).toContainText('3 timers');
  await page.reload({ waitUntil: 'domcontentloaded' });
  await comeAlive(page);
  await expect(bar(page)).toContainText('Boil the eggs');
  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact');
  await expect(bar(page)).toContainText('3 timers');
  await context.clock.runFor(1_000);
  await expect(page).toHaveTitle(/^\d:\d\d · Contact/);
  const other = await context.newPage();
  await open(other, '/login');
  await expect(bar(other)).toContainText('3 timers');
  // What a page fetches when it has nothing else to do.
  const fetched = other.waitForResponse('**/food/get-food?*');
  await context.clock.runFor(10_000);
  await (await fetched).finished();
  await context.setOffline(true);
  await context.clock.runFor(minutes(6));
  for (const tab of [page, other]) await expect(bar(tab)).toContainText('done');
  await expect.poll(() => said.length).toBe(4);
  expect(said.splice(0)).toEqual([
    'One minute left.',
    'Boil the eggs',
    'Time is up.',
    'Boil the eggs',
  ]);
  await expect(other).toHaveTitle(/^⏰ Boil the eggs: done · /);
  await bar(page).getByRole('button', { name: 'OK: Boil the eggs' }).click();
  await expect(bar(other)).not.toContainText('Boil the eggs');
  await context.setOffline(false);
  // Asleep past two of the three moments that are left.
  await context.clock.fastForward(minutes(10));
  await context.clock.runFor(1_000);
  await expect.poll(() => said.length).toBe(4);
  expect(said.splice(0)).toEqual([
    'Time was up 4 minutes ago.',
    'Bake',
    'Time was up 1 minute ago.',
    'Bake',
  ]);
  await other.close();
  // Whose tab rings is settled before the clock goes on.
  await expect
    .poll(() => page.evaluate(async () => (await navigator.locks.query()).pending?.length))
    .toBe(0);
  await page.bringToFront();
  await expect(bar(page)).toContainText('Was due at 01:07: rings 1 minute late');
  await context.clock.runFor(minutes(4));
  await expect(bar(page).getByRole('button', { name: 'OK: Simmer the rice' })).toBeVisible();
  await expect.poll(() => said.length).toBe(4);
  expect(said.splice(0)).toEqual([
    'One minute left.',
    'Simmer the rice',
    'Time is up.',
    'Simmer the rice',
  ]);
  await bar(page).getByRole('button', { name: 'OK: Simmer the rice' }).click();
  await bar(page).getByRole('button', { name: 'OK: Bake' }).click();
  await expect(bar(page)).toHaveCount(0);
  await expect(page).toHaveTitle(/^Contact/);
});

test('a tab opened in the background leaves the ringing to the one that is seen, until that is closed', async ({
  page,
  context,
}) => {
  const said: string[] = [];
  await context.exposeBinding('noteSaid', (source, text: string) => {
    said.push(`${source.page === page ? 'seen' : 'hidden'}: ${text}`);
  });
  await context.addInitScript(sayAloud);
  await context.clock.install({ time: Date.parse('2025-03-01T12:00:00Z') });
  await open(page, '/recipe/mapo-tofu');
  await stopClock(page);
  await begin(page, '10 minutes');
  await context.clock.runFor(2_000);
  await expect.poll(() => said.splice(0)).toContain('seen: Timer: 10 minutes.');
  const hidden = await context.newPage();
  // Every page that Playwright opens takes itself for seen.
  await hidden.addInitScript(() =>
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' }),
  );
  await open(hidden, '/login');
  await expect(bar(hidden)).toContainText('1 timer');
  const waiting = async () => (await navigator.locks.query()).pending?.length;
  await expect.poll(() => hidden.evaluate(waiting)).toBe(1);
  await context.clock.runFor(minutes(9));
  await expect.poll(() => said.splice(0)).toContain('seen: One minute left.');
  await page.close();
  await expect.poll(() => hidden.evaluate(waiting)).toBe(0);
  await context.clock.runFor(minutes(1));
  await expect.poll(() => said.splice(0)).toContain('hidden: Time is up.');
});

test('a timer is paused, goes on, gets a minute more and is dismissed; the words of the step stay where they are', async ({
  page,
}) => {
  await page.clock.install({ time: Date.parse('2025-03-01T12:00:00Z') });
  await open(page, '/recipe/mapo-tofu');
  await stopClock(page);
  await page.evaluate(() => document.fonts.ready);
  const step = page.locator('#step-1');
  const box = await step.boundingBox();
  await begin(page, '10 minutes');
  expect((await step.boundingBox())?.height).toBe(box?.height);
  const line = bar(page).getByRole('button', { expanded: false });
  await line.click();
  await bar(page)
    .getByRole('button', { name: /^Pause / })
    .click();
  await expect(bar(page)).toContainText('paused');
  await page.clock.runFor(minutes(30));
  await bar(page)
    .getByRole('button', { name: /^Go on with / })
    .click();
  await expect(bar(page)).toContainText(/(?:9:\d\d|10:00) left/);
  await bar(page)
    .getByRole('button', { name: /^\+1 min: / })
    .click();
  await expect(bar(page)).toContainText(/(?:10:\d\d|11:00) left/);
  await expect(bar(page).getByRole('status')).toHaveText(/^1[01] minutes left$/);
  await bar(page).getByText('What timers cannot promise').click();
  await expect(bar(page)).toContainText('nothing rings');
  await bar(page)
    .getByRole('button', { name: /^Dismiss / })
    .click();
  await expect(bar(page)).toHaveCount(0);

  await test.step('it leads back to its step in the amounts chosen, goes on and rings on the print page, and is on no paper', async () => {
    await page.clock.resume();
    await open(page, '/recipe/mapo-tofu?servings=6');
    await stopClock(page);
    await begin(page, '10 minutes');
    await bar(page).getByRole('button', { expanded: false }).click();
    await expect(bar(page).getByRole('link', { name: 'Mapo Tofu' })).toHaveAttribute(
      'href',
      /^\/recipe\/mapo-tofu\?servings=6#step-\d$/,
    );
    await page.getByRole('link', { name: 'Print' }).click();
    await expect(page.getByRole('button', { name: 'Print' })).toBeVisible();
    await expect(bar(page)).toContainText('1 timer');
    await page.clock.runFor(minutes(10));
    await expect(bar(page)).toContainText('done');
    await page.emulateMedia({ media: 'print' });
    await expect(bar(page)).toBeHidden();
  });
});

test('where twenty timers are, one more says that there is no room for it', async ({ page }) => {
  await open(page, '/recipe/mapo-tofu');
  await begin(page, '10 minutes');
  await expect(bar(page)).toContainText('1 timer');
  await page.evaluate(() => {
    const [one] = JSON.parse(localStorage.getItem('timers') ?? '');
    const many = Array.from({ length: 20 }, (_, n) => ({ ...one, id: `other ${n}` }));
    localStorage.setItem('timers', JSON.stringify(many));
  });
  await reload(page);
  await expect(bar(page)).toContainText('20 timers');
  await begin(page, '10 minutes');
  const full = 'Only 20 timers can run at once. Dismiss one to start another.';
  await expectToast(page, 'error', full);
  await expect(bar(page)).toContainText('20 timers');

  await test.step('on a phone those that are due take a line each, are told once, and are silenced at once', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.evaluate(() => {
      const [one] = JSON.parse(localStorage.getItem('timers') ?? '');
      const at = Date.now() - 120_000;
      const due = ['Simmer', 'Boil the eggs', 'Rest the dough'].map((name, n) => {
        const alarm = { at: at + n, isTold: true, rangAt: n === 2 ? null : at + n, isHeard: false };
        return { ...one, id: name, name, isSaid: true, alarms: [alarm] };
      });
      due.push({ ...due[0], id: 'Bake', name: 'Bake', alarms: one.alarms });
      localStorage.setItem('timers', JSON.stringify(due));
      // What is told of the first is not told again with the others.
      window.dispatchEvent(new StorageEvent('storage', { key: 'timers' }));
    });
    await expect(bar(page)).toContainText('3 timers are done');
    await expect(bar(page)).toContainText('done · 2 minutes late');
    const told = bar(page).getByRole('alert');
    await expect(told).toHaveAttribute('aria-atomic', 'false');
    await expect(told.getByRole('paragraph')).toHaveText([
      'Simmer: done.',
      'Boil the eggs: done.',
      'Rest the dough: done.',
    ]);
    for (const name of ['Simmer', 'Boil the eggs', 'Rest the dough']) {
      const row = bar(page).getByRole('listitem').filter({ hasText: name });
      expect((await row.boundingBox())?.height).toBeLessThan(60);
      await expect(row.getByRole('button', { name: `OK: ${name}` })).toBeInViewport({ ratio: 1 });
    }
    expect(await findLayoutFaults(page)).toEqual([]);
  });

  await test.step('what is answered by key hands the focus on, and the last one gives it back to the page', async () => {
    const button = (name: string | RegExp) => bar(page).getByRole('button', { name });
    const cooked = page.getByRole('link', { name: 'Start cooking' });
    await cooked.focus();
    await button('OK: Boil the eggs').focus();
    await page.keyboard.press('Enter');
    await expect(button('OK: Rest the dough')).toBeFocused();
    await button('OK to all').focus();
    await page.keyboard.press('Enter');
    await expect(bar(page).getByRole('listitem')).toHaveCount(0);
    await expect(bar(page)).toContainText('1 timer');
    await expect(button(/1 timer/)).toBeFocused();
    await page.keyboard.press('Enter');
    await button('Dismiss Bake').focus();
    await page.keyboard.press('Enter');
    await expect(bar(page)).toHaveCount(0);
    await expect(cooked).toBeFocused();
  });
});
