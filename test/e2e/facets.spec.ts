import { expect, type Page } from '@playwright/test';
import { axeViolations } from '#test/support/axe.ts';
import { test } from '#test/support/page.ts';
import { cardsIn, closeByBack, open, reload, searchField, stepBack } from '#test/support/steps.ts';

const main = (page: Page) => page.getByRole('main');
const cards = (page: Page) => cardsIn(main(page));
const total = (page: Page) => main(page).getByText(/^Total Recipes/);
const choice = (page: Page, name: RegExp) => main(page).getByRole('link', { name }).first();

/** How many recipes a choice says it leads to. */
async function countOf(page: Page, name: RegExp): Promise<number> {
  const told = await choice(page, name).textContent();
  return Number(/(\d+)\s*$/.exec(told ?? '')?.[1]);
}

const menu = (page: Page, name: string) => main(page).locator('summary', { hasText: name });

test('a choice leads to as many recipes as it says; chips take it away; the address holds all of it', async ({
  page,
}) => {
  await open(page, '/explore');
  await menu(page, 'Course').click();
  const desserts = await countOf(page, /^Dessert/);
  await choice(page, /^Dessert/).click();
  await expect(page).toHaveURL('/explore?course=dessert');
  await expect(total(page)).toHaveText(`Total Recipes: ${desserts}`);
  await expect(cards(page)).toHaveCount(desserts);
  await expect(choice(page, /^Dessert/)).toBeFocused();
  await expect(choice(page, /^Dessert/)).toHaveAttribute('aria-current', 'true');

  await test.step('a second facet narrows it, Escape shuts the menu', async () => {
    await menu(page, 'Difficulty').click();
    const easy = await countOf(page, /^Easy/);
    await choice(page, /^Easy/).click();
    await expect(page).toHaveURL('/explore?course=dessert&difficulty=easy');
    await expect(total(page)).toHaveText(`Total Recipes: ${easy}`);
    await page.keyboard.press('Escape');
    await expect(menu(page, 'Difficulty')).toBeFocused();
    await expect(choice(page, /^Medium/)).toBeHidden();
  });
  await test.step('an order, a reload and a step back keep what is chosen', async () => {
    await menu(page, 'Sort: Newest').click();
    await main(page).getByRole('link', { name: 'Quickest' }).click();
    await expect(page).toHaveURL('/explore?course=dessert&difficulty=easy&sort=quickest');
    await expect(menu(page, 'Sort: Quickest')).toBeVisible();
    await reload(page);
    await expect(menu(page, 'Sort: Quickest')).toBeVisible();
    await stepBack(page);
    await expect(menu(page, 'Sort: Newest')).toBeVisible();
  });
  await test.step('a chip takes its choice away, and the focus is not lost', async () => {
    await main(page).getByRole('link', { name: 'Remove: Dessert' }).click();
    await expect(page).toHaveURL('/explore?difficulty=easy');
    await expect(main(page).getByRole('link', { name: 'Remove: Dessert' })).toHaveCount(0);
    await expect(main(page).locator(':focus')).toHaveCount(1);
  });
  await test.step('ingredients are had and avoided: by Enter, by a suggestion, and taken away', async () => {
    await open(page, '/explore?course=dessert');
    const all = await cards(page).count();
    await expect(total(page)).toHaveText(`Total Recipes: ${all}`);
    await menu(page, 'Ingredients').click();
    const suggesting = page.waitForRequest(/suggestions.*xyzzyplugh/);
    await main(page).getByLabel('Without', { exact: true }).fill('Butter, xyzzyplugh');
    await suggesting;
    await page.keyboard.press('Enter');
    const suggestedFor: (string | null)[] = [];
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (pathname.endsWith('/suggestions')) suggestedFor.push(searchParams.get('typed'));
    });
    await expect(page).toHaveURL('/explore?course=dessert&avoid=Butter,xyzzyplugh');
    const note = main(page).getByRole('note');
    await expect(note).toContainText('Left out: Butter');
    await expect(note).toContainText('Not left out: xyzzyplugh');
    await expect(main(page).getByLabel('Without', { exact: true })).toHaveValue('');
    const left = Number(/\d+/.exec((await total(page).textContent()) ?? '')?.[0]);
    expect(left).toBeLessThan(all);
    await expect(cards(page)).toHaveCount(left);
    expect(await axeViolations(page)).toEqual([]);
    await main(page).getByLabel('With', { exact: true }).fill('egg');
    await page.getByRole('option', { name: 'egg', exact: true }).click();
    // What was sent is not suggested for once its page has come.
    expect(suggestedFor).toEqual(['egg']);
    await expect(page).toHaveURL('/explore?course=dessert&have=egg&avoid=Butter,xyzzyplugh');
    await expect(main(page).getByRole('link', { name: 'Remove: with egg' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu(page, 'Ingredients')).toBeFocused();
    await main(page).getByRole('link', { name: 'Remove: without Butter' }).click();
    await expect(page).toHaveURL('/explore?course=dessert&have=egg&avoid=xyzzyplugh');
  });
  await test.step('where nothing is left it says so, and leads out', async () => {
    await open(page, '/explore?course=sauce&rating=4.5');
    await expect(
      main(page).getByRole('heading', { name: 'Nothing has all of these' }),
    ).toBeVisible();
    await main(page).getByRole('link', { name: 'Clear all' }).last().click();
    await expect(page).toHaveURL('/explore');
  });
});

test('a menu stands within the page on a tablet and with large text, and shuts once a keyboard has gone on', async ({
  page,
}) => {
  for (const [width, size] of [
    [800, '100%'],
    [1320, '200%'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await open(page, '/explore');
    await page.evaluate((to) => {
      document.documentElement.style.fontSize = to;
    }, size);
    await menu(page, 'Ingredients').press('Enter');
    const field = main(page).getByLabel('Without', { exact: true });
    await expect(field).toBeInViewport({ ratio: 1 });
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), size)
      .toBe(0);
    await field.press('Tab');
    await page.keyboard.press('Tab');
    await expect(menu(page, 'Sort')).toBeFocused();
    await expect(field).toBeHidden();
  }
});

test('what is to be avoided is not lost to what is pressed before its page has come, nor a choice to a second press', async ({
  page,
}) => {
  await open(page, '/explore');
  const later = Promise.withResolvers<void>();
  await page.route(/\/api\/v1\/.*avoid=/, async (route) => {
    await later.promise;
    await route.continue();
  });
  await menu(page, 'Ingredients').click();
  await main(page).getByLabel('Without', { exact: true }).fill('butter');
  const asked = page.waitForRequest(/avoid=butter/);
  await page.keyboard.press('Enter');
  await asked;
  // The list has not come, and says nothing of what it will leave out.
  await expect(main(page).getByRole('link', { name: 'Remove: without butter' })).toHaveCount(0);
  await menu(page, 'Course').click();
  await choice(page, /^Dessert/).dblclick();
  later.resolve();
  await expect(page).toHaveURL('/explore?course=dessert&avoid=butter');
  await expect(main(page).getByRole('note')).toContainText('Left out: butter');
  await expect(choice(page, /^Dessert/)).toHaveAttribute('aria-current', 'true');
});

test('what somebody must not eat goes along to the next search, cuisine and suggestion, until it is taken away', async ({
  page,
}) => {
  await open(page, '/explore?course=dessert&diet=vegetarian&avoid=butter,milk');
  const note = main(page).getByRole('note');
  await searchField(page.getByRole('banner')).fill('cake');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?keyword=cake&diet=vegetarian&avoid=butter(%2C|,)milk$/);
  // The page left behind says the same, until this one is drawn.
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('Search Results');
  await expect(note).toContainText('Left out: butter, milk');
  const withMilk = main(page).getByRole('link', { name: 'Remove: without milk' });
  await withMilk.click();
  await expect(page).toHaveURL('/search?keyword=cake&diet=vegetarian&avoid=butter');
  await expect(withMilk).toHaveCount(0);
  await searchField(main(page)).fill('soup');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?keyword=soup&diet=vegetarian&avoid=butter');
  await searchField(main(page)).fill('thai');
  await page.getByRole('option', { name: 'Thai', exact: true }).click();
  await expect(page).toHaveURL('/recipe-category/Thai?diet=vegetarian&avoid=butter');
  await expect(title).toHaveText('Thai Recipes');
  await main(page).getByRole('link', { name: 'Indian', exact: true }).click();
  await expect(page).toHaveURL('/recipe-category/Indian?diet=vegetarian&avoid=butter');
  await expect(title).toHaveText('Indian Recipes');
  await expect(note).toContainText('Left out: butter');
  await main(page).getByRole('link', { name: 'Clear all' }).first().click();
  await expect(page).toHaveURL('/recipe-category/Indian');
  await expect(note).toHaveCount(0);
  await main(page).getByRole('link', { name: 'Thai', exact: true }).click();
  await expect(page).toHaveURL('/recipe-category/Thai');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('what is avoided goes along with a search, too', async ({ page }) => {
    await page.goto('/explore?avoid=butter');
    await searchField(page.getByRole('banner')).fill('cake');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/search?keyword=cake&avoid=butter');
    await expect(main(page).getByRole('note')).toContainText('Left out: butter');
    await searchField(main(page)).fill('soup');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/search?keyword=soup&avoid=butter');
  });

  test('a mistyped word to avoid is told to be left in, with the way to what may have been meant', async ({
    page,
  }) => {
    const note = main(page).getByRole('note');
    await page.goto('/explore?avoid=butter,nutz,salt');
    await expect(note).toContainText('Not left out: nutz.');
    const chip = (food: string) => main(page).getByRole('link', { name: `without ${food}` });
    await expect(chip('nutz')).toHaveAttribute('data-in-vain', 'true');
    await expect(chip('butter')).not.toHaveAttribute('data-in-vain');
    await note.getByRole('link', { name: 'nut', exact: true }).click();
    await expect(page).toHaveURL('/explore?avoid=butter,nut,salt');
    await expect(note).toContainText('Left out: butter, nut, salt.');
    await expect(note.getByRole('link')).toHaveCount(0);
    await page.goto('/recipe-category/Thai?avoid=nutz');
    await note.getByRole('link', { name: 'nut', exact: true }).click();
    await expect(page).toHaveURL('/recipe-category/Thai?avoid=nut');
    await page.goto('/de/search?keyword=Suppe%20ohne%20Eier%20und%20Nüse&course=soup&avoid=buttr');
    await expect(note).toContainText('Ausgeschlossen: Eier.');
    await expect(note).toContainText('Meintest du statt „Nüse“: nüsse');
    await note.getByRole('link', { name: 'nüsse' }).click();
    await note.getByRole('link', { name: 'butter' }).click();
    await expect(page).toHaveURL(
      /keyword=Suppe%20ohne%20Eier%20und%20n%C3%BCsse&course=soup&avoid=butter$/,
    );
    await expect(note).toContainText('Ausgeschlossen: Eier, nüsse, butter.');
  });
});

test('on a phone a sheet holds all choices and shows what is left; search engines keep no more than one choice', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/search?keyword=chicken');
  const filter = main(page).getByRole('button', { name: /^Filter/ });
  await filter.click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  const mainCourse = sheet.getByRole('link', { name: /^Main course/ });
  const count = Number(/(\d+)\s*$/.exec((await mainCourse.textContent()) ?? '')?.[1]);
  await mainCourse.click();
  const show = sheet.getByRole('button', { name: `Show ${count} recipe` });
  await expect(show).toBeVisible();
  await show.click();
  await expect(sheet).toBeHidden();
  await expect(filter).toBeFocused();
  await expect(page).toHaveURL('/search?keyword=chicken&course=main');
  await expect(cards(page)).toHaveCount(count);
  await test.step('what is typed in the sheet is asked for by the button that shows the list, too', async () => {
    await filter.click();
    await sheet.getByLabel('Without', { exact: true }).fill('butter');
    await sheet.getByRole('button', { name: /^Show \d+ recipes/ }).click();
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL('/search?keyword=chicken&course=main&avoid=butter');
    await expect(main(page).getByRole('note')).toContainText('Left out: butter');
  });
  await test.step('the way back leads from what was chosen in the sheet to the list before', async () => {
    await stepBack(page);
    await expect(page).toHaveURL('/search?keyword=chicken&course=main');
    await stepBack(page);
    await expect(page).toHaveURL('/search?keyword=chicken');
    await page.goForward();
    await page.goForward();
    await expect(page).toHaveURL('/search?keyword=chicken&course=main&avoid=butter');
  });
  await test.step('the way back closes the sheet; what was chosen in it stays', async () => {
    await filter.click();
    await sheet.getByRole('link', { name: /^Easy/ }).click();
    const easy = '/search?keyword=chicken&course=main&difficulty=easy&avoid=butter';
    await expect(page).toHaveURL(easy);
    await closeByBack(page);
    await expect(sheet).toBeHidden();
    await expect(filter).toBeFocused();
    await expect(page).toHaveURL(easy);
    await expect(main(page).getByRole('link', { name: /Easy/ })).toBeVisible();
  });
  await test.step('the focus goes from what cleared all choices, and is gone with them, to what shows the list', async () => {
    await filter.click();
    const clear = sheet.getByRole('link', { name: 'Clear all' });
    await clear.press('Enter');
    await expect(clear).toHaveCount(0);
    await expect(sheet.getByRole('button', { name: /^Show/ })).toBeFocused();
  });

  const head = async (path: string) => {
    const html = await (await fetch(site.url + path)).text();
    return {
      isKept: !html.includes('content="noindex'),
      title: /<title>(.*?)<\/title>/.exec(html)?.[1],
      hasCards: html.includes('/recipe/'),
    };
  };
  const first = await head('/explore?course=dessert');
  expect(first).toEqual({ isKept: true, title: 'Explore all: Dessert · Potluck', hasCards: true });
  expect((await head('/explore?course=dessert,soup')).isKept).toBe(false);
  expect(await head('/explore?avoid=nuts')).toMatchObject({ isKept: false, hasCards: true });
  expect((await head('/explore?sort=rated')).isKept).toBe(false);
  expect((await head('/recipe-category/Thai?course=main')).isKept).toBe(false);
  const raw = (path: string) => fetch(site.url + path, { redirect: 'manual' });
  const moved = await raw('/explore?diet=vegan&course=soup,dessert,klingon&course=soup');
  expect([moved.status, moved.headers.get('location')]).toEqual([
    301,
    '/explore?course=soup,dessert&diet=vegan',
  ]);
  // As a form without script asks.
  const added = await raw('/explore?avoid=nuts&course=soup&avoid=Milk,nuts&have=');
  expect(added.headers.get('location')).toBe('/explore?course=soup&avoid=Milk,nuts');
  expect((await raw('/explore?course=soup&page=2')).status).toBe(404);
});
