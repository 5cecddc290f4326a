import { expect, type Page } from '@playwright/test';
import { cuisineId, cuisines } from '#domain/categories/cuisines.ts';
import { countRecipes } from '#test/support/count-recipes.ts';
import { test } from '#test/support/page.ts';
import { cardsIn, expectNoToast, growList, open, reload, stepBack } from '#test/support/steps.ts';

const names = ['All', ...cuisines.map(({ name }) => name)];
const cards = (page: Page) => cardsIn(page.getByRole('main'));

test('Explore shows its heading, a radio button for All and each category, or a drop-down below 768 px, the count and the cards', async ({
  page,
  site,
}) => {
  const total = await countRecipes(site.url);
  await open(page, '/explore');
  await expect(page).toHaveTitle('Explore all · Potluck');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Explore all');
  const radios = page.getByRole('radio');
  expect(
    await radios.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value)),
  ).toEqual(names);
  await expect(page.getByRole('radio', { name: 'All' })).toBeChecked();
  await expect(page.getByText(`Total Recipes: ${total}`, { exact: true })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Sort by category' })).toBeHidden();

  await test.step('a card shows the photo, the name, the first 10 characters of updatedAt and a heart', async () => {
    const reply = await fetch(`${site.url}/api/v1/food/get-food?limit=1`);
    const newest = (await reply.json()).foods[0];
    const card = cards(page).first();
    await expect
      .poll(() => card.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(0);
    await expect(card.locator('time')).toHaveText(newest.updatedAt.slice(0, 10));
    const heart = card.getByRole('button', { name: `Save ${newest.name}` });
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    await expect(heart.locator('svg')).toBeVisible();
  });
  await test.step('a radio button leaves the recipes of its category, and All brings back the rest', async () => {
    const thai = cuisines[1];
    const some = await countRecipes(site.url, `&category=${thai.id}`);
    await page.getByRole('radio', { name: 'Thai' }).check();
    await expect(page.getByRole('radio', { name: 'Thai' })).toBeChecked();
    await expect(page.getByText(`Total Recipes: ${some}`, { exact: true })).toBeVisible();
    await expect(cards(page)).toHaveCount(some);
    await reload(page);
    await expect(cards(page)).toHaveCount(some);
    await page.getByRole('radio', { name: 'All' }).check();
    await expect(page.getByText(`Total Recipes: ${total}`, { exact: true })).toBeVisible();
  });
  await test.step('below 768 px a drop-down Sort by category takes the place of the radio buttons', async () => {
    await page.setViewportSize({ width: 767, height: 800 });
    const box = page.getByRole('combobox', { name: 'Sort by category' });
    await expect(box).toBeVisible();
    await expect(page.getByRole('radio')).toHaveCount(0);
    await expect(box.getByRole('option')).toHaveText(names);
    await box.selectOption('Mexican');
    const some = await countRecipes(site.url, `&category=${cuisines[4].id}`);
    await expect(page.getByText(`Total Recipes: ${some}`, { exact: true })).toBeVisible();
    await box.selectOption('All');
    await expect(page.getByText(`Total Recipes: ${total}`, { exact: true })).toBeVisible();
    await page.setViewportSize({ width: 768, height: 800 });
    await expect(page.getByRole('radio')).toHaveCount(7);
    await expect(box).toBeHidden();
  });
  await test.step('a click anywhere on a card opens the recipe', async () => {
    const card = cards(page).first();
    const href = await card.getByRole('link').getAttribute('href');
    await card.click({ position: { x: 20, y: 60 } });
    await expect(page).toHaveURL(href ?? '');
  });
});

test('a card tells time, difficulty and diet below its name and the date last, level along a row', async ({
  page,
  site,
}) => {
  const listed = `/api/v1/food/get-food?limit=200&category=${cuisineId('Chinese')}`;
  const reply = await fetch(`${site.url}${listed}`);
  const { foods } = await reply.json();
  const told = foods.find((food: { name: string }) => food.name === 'Mapo Tofu');
  expect(told.prepMinutes + told.cookMinutes).toBe(40);
  await page.setViewportSize({ width: 360, height: 800 });
  await open(page, '/recipe-category/Chinese');
  const card = cards(page).filter({ hasText: 'Mapo Tofu' });
  await expect(card.getByText('40 min · Medium · Dairy-free')).toBeVisible();
  const parts = await card.evaluate((element) =>
    [...element.querySelectorAll('h2, p, time')].map(({ tagName }) => tagName),
  );
  expect(parts).toEqual(['H2', 'P', 'P', 'TIME']);
  await expect(card.locator('p').last()).toContainText('Potluck Kitchen');

  const dates = await cards(page)
    .locator('time')
    .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
  for (let n = 0; n + 1 < dates.length; n += 2) expect(dates[n], `row ${n / 2}`).toBe(dates[n + 1]);
  const heart = card.getByRole('button');
  const target = await heart.boundingBox();
  expect([target?.width, target?.height]).toEqual([44, 44]);
  const veil = await heart.evaluate((element) => getComputedStyle(element, '::before').width);
  expect(veil).toBe('32px');
});

test('a category in another case leads to the one address, a filter of Explore and a feed too; its page leads to all recipes before the other cuisines', async ({
  page,
  site,
}) => {
  const raw = await fetch(`${site.url}/recipe-category/thai?page=1`, { redirect: 'manual' });
  expect([raw.status, raw.headers.get('location')]).toEqual([301, '/recipe-category/Thai?page=1']);
  await open(page, '/recipe-category/tHAI');
  await expect(page).toHaveURL('/recipe-category/Thai');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thai Recipes');
  const links = page.getByRole('navigation', { name: 'Categories' }).getByRole('link');
  await expect(links).toHaveText(names);
  await links.first().click();
  await expect(page).toHaveURL('/explore');
  await open(page, '/explore?category=mexican');
  await expect(page).toHaveURL('/explore?category=Mexican');
  await expect(page.getByRole('radio', { name: 'Mexican' })).toBeChecked();
  const feed = await (await fetch(`${site.url}/recipe-category/THAI/feed.xml`)).text();
  expect(feed).toContain('/recipe-category/Thai/feed.xml"');
  expect((await fetch(`${site.url}/recipe-category/klingon`)).status).toBe(404);
});

test('Explore loads further recipes as it is scrolled, and going back finds the same place, from another document too', async ({
  page,
  site,
}) => {
  const total = await countRecipes(site.url);
  await open(page, '/explore');
  await expect(cards(page)).toHaveCount(48);
  await page.mouse.move(600, 400);
  await growList(page, total);
  await expect(cards(page)).toHaveCount(total);
  await cards(page).nth(100).scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  await cards(page).nth(100).getByRole('link').click();
  await expect(page).toHaveURL(/\/recipe\//);
  await stepBack(page);
  await expect(cards(page)).toHaveCount(total);
  const away = async () => Math.abs((await page.evaluate(() => window.scrollY)) - place);
  await expect.poll(away).toBeLessThan(200);

  await test.step('another document, and a reload', async () => {
    await page.goto('/api/docs');
    await stepBack(page);
    await expect(cards(page)).toHaveCount(total);
    await expect.poll(away).toBeLessThan(200);
    await reload(page);
    await expect(cards(page)).toHaveCount(total);
    await expect.poll(away).toBeLessThan(200);
  });
});

test("a category page lists its recipes under the title that the specification fixes, 'American Recipes'", async ({
  page,
  site,
}) => {
  for (const { name, id } of cuisines) {
    const reply = await page.request.get(`/recipe-category/${name}`);
    const html = await reply.text();
    expect(html).toContain('<title>American Recipes</title>');
    expect(html).toContain(`>${name} Recipes</h1>`);
    const some = await countRecipes(site.url, `&category=${id}`);
    expect(html).toContain(`Total Recipes: ${some}`);
  }
  await open(page, '/recipe-category/Mexican');
  await expect(page).toHaveTitle('American Recipes');
  await cards(page).first().getByRole('link').click();
  await expect(page).toHaveURL(/\/recipe\//);
  await expect(page.getByText('Category: Mexican')).toBeVisible();
  expect((await page.request.get('/recipe-category/Klingon')).status()).toBe(404);
  await expectNoToast(page);
});
