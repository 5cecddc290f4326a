import { expect, type Page } from '@playwright/test';
import { brokenWords } from '#test/support/broken-words.ts';
import { arrives, setWidth } from '#test/support/moments.ts';
import { test } from '#test/support/page.ts';
import { readHtml } from '#test/support/read-html.ts';
import {
  cardsIn,
  expectNoToast,
  expectToast,
  letPass,
  open,
  searchField,
  stepBack,
  stopClock,
  toasts,
} from '#test/support/steps.ts';

const header = (page: Page) => page.getByRole('banner');
const footer = (page: Page) => page.getByRole('contentinfo');
const menu = (page: Page) => page.locator('#menu');
const scrolled = (page: Page) => page.evaluate(() => window.scrollY);
const loginRequired = 'Please Login To Add Recipe';

/** Makes all text twice as large, as a reader can. */
const enlargeText = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });

test('the header is sticky and 60 px high, hides on the way down, returns on the way up and with the focus; Scroll Up goes to the top smoothly', async ({
  page,
}) => {
  await open(page, '/explore');
  const bar = header(page);
  await expect(bar).toHaveCSS('position', 'sticky');
  expect((await bar.boundingBox())?.height).toBe(60);
  await expect(bar.getByText('Potluck', { exact: true })).toBeVisible();
  await page.mouse.move(600, 400);
  // Each turn of the wheel waits for the end of the one before, or the two would become one.
  await page.mouse.wheel(0, 900);
  await expect.poll(() => scrolled(page)).toBe(900);
  await expect(bar).not.toBeInViewport();
  await page.mouse.wheel(0, -300);
  await expect.poll(() => scrolled(page)).toBe(600);
  await expect(bar).toBeInViewport({ ratio: 1 });
  await page.mouse.wheel(0, 600);
  await expect.poll(() => scrolled(page)).toBe(1200);
  await expect(bar).not.toBeInViewport();
  await test.step('Scroll Up goes to the top smoothly', async () => {
    // Read in the very task of the click: only a scroll that takes time has not arrived yet.
    const rightAfter = await footer(page)
      .getByRole('button', { name: 'Scroll Up' })
      .evaluate((button: HTMLElement) => {
        button.click();
        return window.scrollY;
      });
    expect(rightAfter).toBe(1200);
    await expect.poll(() => scrolled(page)).toBe(0);
  });
  await page.mouse.wheel(0, 900);
  await expect.poll(() => scrolled(page)).toBe(900);
  await expect(bar).not.toBeInViewport();
  await bar.getByRole('link', { name: 'Contact' }).focus();
  await expect(bar).toBeInViewport({ ratio: 1 });
});

test('with text twice as large the header keeps to one row, its box fits its words, no word breaks on a phone, and the menu there holds the way home', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1920, height: 800 });
  await open(page, '/contact');
  await enlargeText(page);
  for (const width of [1920, 1320, 1120, 640, 360]) {
    await setWidth(page, width);
    const bar = header(page).locator('> div').first();
    const parts = await bar.evaluate((element) => {
      const shown = [...element.children].filter((child) => child.clientWidth > 0);
      const boxes = shown.map((child) => child.getBoundingClientRect());
      return {
        isOneRow: boxes.every((box) => boxes.every((other) => box.top < other.bottom)),
        overflow: element.scrollWidth - element.clientWidth,
        box: element.querySelector('input')?.clientWidth ?? 0,
      };
    });
    expect([parts.isOneRow, parts.overflow], `${width} px`).toEqual([true, 0]);
    if (parts.box > 0) expect(parts.box, `${width} px`).toBeGreaterThan(340);
  }
  await expect.poll(() => page.evaluate(brokenWords), '/contact').toEqual([]);
  await test.step('the menu holds the way home', async () => {
    const home = header(page).getByRole('link', { name: 'Home', exact: true });
    await expect(home).toHaveCount(0);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await home.click();
    await expect(page).toHaveURL('/');
  });
  for (const path of ['/', '/explore', '/search', '/recipe-category/American']) {
    await open(page, path);
    await enlargeText(page);
    await expect.poll(() => page.evaluate(brokenWords), path).toEqual([]);
  }
});

test('with large text on a phone icons stay whole and the columns of the footer apart', async ({
  page,
  newPerson,
  logIn,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await open(page, '/addrecipe');
  await enlargeText(page);
  const icons = page.locator('svg[width="20"]');
  await expect(icons).not.toHaveCount(0);
  const widths = await icons.evaluateAll((all) =>
    all.filter((icon) => icon.getClientRects().length > 0).map((icon) => icon.clientWidth),
  );
  expect(widths.filter((width) => width < 20)).toEqual([]);
  const gaps = await footer(page)
    .getByRole('link')
    .evaluateAll((links) => {
      const boxes = links.map((link) => link.getBoundingClientRect());
      return boxes.flatMap((one) =>
        boxes
          .filter(
            (other) => other.left > one.left && other.top < one.bottom && other.bottom > one.top,
          )
          .map((other) => other.left - one.right),
      );
    });
  expect(gaps.filter((gap) => gap < 16)).toEqual([]);
  await test.step('a site’s name of two words has two lines, and makes nothing wider', async () => {
    for (const place of [header(page), footer(page)]) {
      const name = place.getByText('Potluck', { exact: true });
      const height = (await name.boundingBox())?.height ?? 0;
      await name.evaluate((element) => {
        element.textContent = 'Kitchen Clan';
      });
      const both = place.getByText('Kitchen Clan', { exact: true });
      const lines = ((await both.boundingBox())?.height ?? 0) / height;
      expect(Math.round(lines)).toBe(2);
    }
    const over = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(await over()).toBe(0);
  });
  await test.step('for somebody logged in the name of the site is whole, and so are the words of a recipe', async () => {
    await logIn(page, await newPerson());
    await open(page, '/recipe/butter-chicken');
    await expect(page.getByRole('link', { name: /^Notifications/ })).toBeVisible();
    await enlargeText(page);
    const name = header(page).getByText('Potluck', { exact: true });
    const cut = () => name.evaluate((one) => one.scrollWidth - one.clientWidth);
    await expect.poll(cut).toBe(0);
    await expect.poll(() => page.evaluate(brokenWords)).toEqual([]);
    const amounts = page.getByRole('group', { name: 'Amounts' });
    const past = () => amounts.evaluate((one) => one.scrollWidth - one.clientWidth);
    await expect.poll(past).toBe(0);
  });
  await test.step('what stands beside a long German label goes below it', async () => {
    await open(page, '/de/addrecipe');
    await page.getByText('Weitere Angaben').click();
    await expect(page.getByLabel('Vorbereitungszeit')).toBeVisible();
    await enlargeText(page);
    const past = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    await expect.poll(past).toBe(0);
  });
});

test('below 1120 px a hamburger and its menu take the place of the links, and the search box stands in the header from 640 px on, and in the menu below', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1120, height: 720 });
  await open(page, '/contact');
  const burger = page.getByRole('button', { name: 'Open menu' });
  const links = header(page).getByRole('link', { name: 'SavedRecipes' });
  await expect(links).toBeVisible();
  await expect(burger).toBeHidden();
  await page.setViewportSize({ width: 1119, height: 720 });
  await expect(links).toBeHidden();

  await test.step('the hamburger and the close icon toggle it', async () => {
    await burger.click();
    await expect(menu(page)).toBeVisible();
    await expect(burger).toHaveCount(0);
    await page.getByRole('button', { name: 'Close menu' }).click();
    await expect(menu(page)).toBeHidden();
  });
  await test.step('a click inside keeps it open, one outside closes it, and so does Escape', async () => {
    await burger.click();
    await menu(page).click({ position: { x: 5, y: 5 } });
    await expect(menu(page)).toBeVisible();
    await page.mouse.click(200, 500);
    await expect(menu(page)).toBeHidden();
    await burger.click();
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(burger).toBeFocused();
  });
  await test.step('the search box stands in the header from 640 px on, and in the menu below', async () => {
    await page.setViewportSize({ width: 640, height: 800 });
    const box = searchField(header(page));
    await expect(box).toHaveCount(1);
    await expect(box).toBeVisible();
    await page.setViewportSize({ width: 639, height: 800 });
    await expect(box).toHaveCount(0);
    await burger.click();
    await expect(searchField(menu(page))).toBeVisible();
    await searchField(menu(page)).fill('tofu');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/search?keyword=tofu');
    await expect(page.getByText(/^Found: \d+/)).toBeVisible();
  });
});

test('a wide header shows Login and Register, and to somebody logged in the name and a logout icon; the menu lists Explore, AddRecipe, MyRecipes, SavedRecipes, Contact, and then Login and Register or Logout', async ({
  page,
  newPerson,
  otherPage,
}) => {
  const names = ['Explore', 'AddRecipe', 'MyRecipes', 'SavedRecipes', 'Contact'];
  await open(page, '/contact');
  const bar = header(page);
  await expect(bar.getByRole('link', { name: 'Register' })).toBeVisible();
  await expect(bar.getByRole('button', { name: 'Logout' })).toHaveCount(0);
  await bar.getByRole('link', { name: 'Login' }).click();
  await expect(page).toHaveURL('/login');
  await bar.getByRole('link', { name: 'Register' }).click();
  await expect(page).toHaveURL('/register');
  await arrives(page);
  await setWidth(page, 800);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(menu(page).getByRole('listitem')).toHaveText([...names, 'Login', 'Register']);
  await menu(page).getByRole('link', { name: 'Login' }).click();
  await expect(page).toHaveURL('/login');
  await expect(menu(page)).toBeHidden();

  const name = 'Margarethe von Hohenfels';
  const theirs = await otherPage(await newPerson(name));
  await theirs.setViewportSize({ width: 1320, height: 900 });
  await open(theirs, '/contact');
  const theirBar = header(theirs);
  await test.step('a name of 24 letters shows whole beside the logout icon', async () => {
    const shown = theirBar.getByTitle(name);
    await expect(shown).toBeVisible();
    const isCut = await shown.evaluate((element) => element.scrollWidth > element.clientWidth);
    expect(isCut).toBe(false);
  });
  await expect(theirBar.getByRole('button', { name: 'Logout' }).locator('svg')).toBeVisible();
  await expect(theirBar.getByRole('link', { name: 'Login' })).toHaveCount(0);
  await expect(theirBar.getByRole('link', { name: 'Register' })).toHaveCount(0);
  await setWidth(theirs, 800);
  await theirs.getByRole('button', { name: 'Open menu' }).click();
  await expect(menu(theirs).getByRole('listitem')).toHaveText([...names, name, 'Logout']);
  await menu(theirs).getByRole('button', { name: 'Logout' }).click();
  await expectToast(theirs, 'success', 'Logout Successfully!!');
});

test('the Home link shows everywhere but on Home; the footer holds the tagline and leads to every page it names', async ({
  page,
}) => {
  await open(page, '/contact');
  await test.step('the Home link shows everywhere but on Home', async () => {
    const home = header(page).getByRole('link', { name: 'Home', exact: true });
    await home.click();
    await expect(page).toHaveURL('/');
    await expect(home).toHaveCount(0);
    await header(page).getByRole('link', { name: 'MyRecipes' }).click();
    await expect(page).toHaveURL('/myrecipe');
    await expect(home).toBeVisible();
  });
  const foot = footer(page);
  await test.step('Explore stands before the items of the specification in the header and the footer', async () => {
    const spec = ['Home', 'AddRecipe', 'MyRecipes', 'SavedRecipes', 'Contact'];
    const links = header(page).getByRole('navigation').getByRole('link');
    await expect(links).toHaveText(['Explore', ...spec]);
    const ways = foot.getByRole('navigation', { name: 'Footer' });
    const more = ['Login', 'Register', 'Privacy', 'Terms'];
    await expect(ways.getByRole('link')).toHaveText(['Explore', ...spec, ...more]);
    await links.first().click();
    await expect(page).toHaveURL('/explore');
    await expect(links.first()).toHaveAttribute('aria-current', 'page');
  });

  // Not from a long list: it grows when its end is near, and the footer moves on under the mouse.
  await header(page).getByRole('link', { name: 'Contact' }).click();
  await arrives(page);
  await expect(foot).toContainText(
    'Explore the world of taste with us and savor the essence of culinary excellence.',
  );
  for (const [name, url] of [
    ['Home', '/'],
    ['MyRecipes', '/myrecipe'],
    ['SavedRecipes', '/savedrecipe'],
    ['Contact', '/contact'],
    ['Login', '/login'],
    ['Register', '/register'],
    ['Explore', '/explore'],
  ] as const) {
    await foot.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(url);
    await arrives(page);
  }
  await expect(foot.getByRole('link', { name: 'AddRecipe' })).toHaveAttribute('href', '/addrecipe');
  for (const link of await foot.getByRole('link', { name: /Instagram|Facebook|YouTube/ }).all()) {
    await expect(link).toHaveAttribute('href', /^https:\/\/www\./);
    await expect(link).toHaveAttribute('target', '_blank');
  }
  await expect(foot.getByRole('link', { name: /Instagram|Facebook|YouTube/ })).toHaveCount(3);
});

test('a visitor who wants to add a recipe stays on the page and is asked to log in, from header, menu, footer and banner', async ({
  page,
}) => {
  await page.clock.install();
  await open(page, '/');
  await stopClock(page);
  const ask = async (target: ReturnType<Page['locator']>) => {
    await target.click();
    await expect(toasts(page, 'error').getByText(loginRequired, { exact: true })).toBeVisible();
    await expect(page).toHaveURL('/');
    await toasts(page).getByRole('button', { name: 'Dismiss' }).click();
    await letPass(page, 300);
    await expect(toasts(page)).toHaveCount(0);
  };
  await ask(header(page).getByRole('link', { name: 'AddRecipe' }));
  await ask(footer(page).getByRole('link', { name: 'AddRecipe' }));
  await ask(page.getByRole('main').getByRole('link', { name: 'Submit Recipe' }));
  await page.setViewportSize({ width: 700, height: 800 });
  await page.getByRole('button', { name: 'Open menu' }).click();
  await ask(menu(page).getByRole('link', { name: 'AddRecipe' }));
});

test('AddRecipe and Submit Recipe lead somebody logged in to the form', async ({
  page,
  newPerson,
  logIn,
}) => {
  await logIn(page, await newPerson());
  await open(page, '/');
  const submit = page.getByRole('main').getByRole('link', { name: 'Submit Recipe' });
  const doors = [
    header(page).getByRole('link', { name: 'AddRecipe' }),
    footer(page).getByRole('link', { name: 'AddRecipe' }),
    submit,
  ];
  for (const door of doors) {
    await door.click();
    await expect(page).toHaveURL('/addrecipe');
    await stepBack(page);
    await expect(page).toHaveURL('/');
    // The address comes first: a link pressed before the page is there would take its place.
    await expect(submit).toBeVisible();
  }
  await expectNoToast(page);
});

test('a link pressed before a step back has ended takes no page out of the history', async ({
  page,
}) => {
  await open(page, '/contact');
  const h1 = page.getByRole('heading', { level: 1 });
  await header(page).getByRole('link', { name: 'Home', exact: true }).click();
  await expect(h1).toContainText('The Easiest Way');
  await header(page).getByRole('link', { name: 'Login' }).click();
  await expect(h1).toHaveText('Login');
  const reply = Promise.withResolvers<void>();
  await page.route('**/api/v1/food/get-recent?*', async (route) => {
    await reply.promise;
    await route.continue();
  });
  await stepBack(page);
  await expect(page).toHaveURL('/');
  // The login still shows, and a link to what shows adds no entry as a rule.
  await header(page).getByRole('link', { name: 'Login' }).click();
  await expect(page).toHaveURL('/login');
  reply.resolve();
  await stepBack(page);
  await expect(h1).toContainText('The Easiest Way');
  await expect(page).toHaveURL('/');
});

test('a page with nothing of its own to say carries the default meta: brand, description, keywords, author', async ({
  site,
}) => {
  const read = async (path: string) => readHtml(await (await fetch(site.url + path)).text());
  const { meta } = await read('/login');
  expect(meta('description')).toEqual(['MERN stack project']);
  expect(meta('keywords')).toEqual([expect.stringMatching(/\w/)]);
  expect(meta('author')).toEqual(['Potluck']);
  expect((await read('/')).title).toBe('Potluck');
});

test('cards stand 2, 3 and 4 across at 640 and 960 px, the footer in 1, 2 and 3 columns at 768 and 1000 px', async ({
  page,
}) => {
  await open(page, '/explore');
  /** How many columns the grid around an element has. */
  const columns = (inside: ReturnType<Page['locator']>, up: string) =>
    inside.evaluate((element, selector) => {
      const grid = element.closest(selector) ?? element.parentElement;
      return grid ? getComputedStyle(grid).gridTemplateColumns.split(' ').length : 0;
    }, up);
  const card = cardsIn(page.getByRole('main')).first();
  const about = footer(page).locator('> div > div').first();
  for (const [width, across, parts] of [
    [639, 2, 1],
    [640, 3, 1],
    [767, 3, 1],
    [768, 3, 2],
    [959, 3, 2],
    [960, 4, 2],
    [999, 4, 2],
    [1000, 4, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => columns(card, 'ul'), `cards at ${width}`).toBe(across);
    await expect.poll(() => columns(about, 'no-such'), `footer at ${width}`).toBe(parts);
  }
});
