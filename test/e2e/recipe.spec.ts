import { expect, type Locator, type Page } from '@playwright/test';
import { test } from '#test/support/page.ts';
import {
  cardsIn,
  comeAlive,
  expectToast,
  fillRecipe,
  open,
  publishRecipe,
  stepBack,
  uniqueName,
} from '#test/support/steps.ts';

const main = (page: Page) => page.getByRole('main');
const dialog = (page: Page) => page.getByRole('alertdialog');

test('a recipe shows photo, name, Description, Category, Created At, a list of ingredients and numbered steps', async ({
  page,
  site,
}) => {
  const food = (await (await fetch(`${site.url}/api/v1/food/get-food/mapo-tofu`)).json()).food;
  await open(page, '/recipe/mapo-tofu');
  await expect(page).toHaveTitle('Mapo Tofu · Potluck');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mapo Tofu');
  const photo = page.getByRole('img', { name: 'Photo of Mapo Tofu' });
  await expect(photo).toBeVisible();
  await expect
    .poll(() => photo.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0);
  await expect(page.getByRole('heading', { name: 'Description' })).toBeVisible();
  await expect(main(page).getByText(food.description)).toBeVisible();
  await expect(main(page).getByText('Category: Chinese')).toBeVisible();
  await expect(main(page).getByText(`Created At: ${food.createdAt.slice(0, 10)}`)).toBeVisible();
  const ingredients = page.getByRole('region', { name: 'Ingredients' }).locator('ul > li');
  await expect(ingredients).toHaveText(food.ingredientList);
  const steps = page.getByRole('region', { name: 'Steps' }).locator('ol > li');
  await expect(steps).toHaveText(food.stepList);
  const numeral = await steps
    .nth(1)
    .evaluate((step) => getComputedStyle(step, '::before').content || 'none');
  expect(numeral).not.toBe('none');
  await expect(main(page).getByRole('button', { name: 'Save Mapo Tofu' }).first()).toBeVisible();
});

test('related recipes are of the same category, all of them on a wide screen, only the first on a small one', async ({
  page,
}) => {
  await open(page, '/recipe/mapo-tofu');
  const related = cardsIn(page.getByRole('region', { name: 'You may like these' }));
  await expect(related).toHaveCount(4);
  await expect(related.nth(3)).toBeVisible();
  await page.setViewportSize({ width: 639, height: 800 });
  await expect(related.first()).toBeVisible();
  for (const index of [1, 2, 3]) await expect(related.nth(index)).toBeHidden();
  const name = await related.first().getByRole('link').innerText();
  await related.first().getByRole('link').click();
  await expect(page).not.toHaveURL('/recipe/mapo-tofu');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name.slice(0, 10));
  await expect(main(page).getByText('Category: Chinese')).toBeVisible();
});

test('Edit and Delete show to the owner and to an admin, to nobody else', async ({
  page,
  site,
  newPerson,
  newAdmin,
  otherPage,
}) => {
  const owner = await newPerson('Owner');
  const { slug } = await publishRecipe(site.url, owner);
  const edit = (one: Page) => main(one).getByRole('link', { name: 'Edit' });
  const remove = (one: Page) => main(one).getByRole('button', { name: 'Delete' });
  const [stranger, admin] = [await newPerson('Stranger'), await newAdmin('Ada Keeper')];
  const ownersPage = await otherPage(owner);
  for (const [person, theirs, sees] of [
    [null, page, false],
    [stranger, await otherPage(stranger), false],
    [admin, await otherPage(admin), true],
    [owner, ownersPage, true],
  ] as const) {
    await open(theirs, `/recipe/${slug}`);
    if (person) await expect(theirs.getByRole('banner').getByTitle(person.user.name)).toBeVisible();
    await expect(edit(theirs)).toHaveCount(sees ? 1 : 0);
    await expect(remove(theirs)).toHaveCount(sees ? 1 : 0);
    if (!sees) await expect(theirs.locator('[data-owner]')).toBeHidden();
  }

  await test.step('its owner, who does not review it, is not told to be the first who makes it', async () => {
    await expect(main(page)).toContainText('Be the first to make it.');
    await expect(main(ownersPage)).toContainText('Nobody has told of making it yet.');
    await expect(main(ownersPage)).not.toContainText('Be the first to make it.');
  });
  await test.step('in a row of their own at every width, which is gone after a logout elsewhere', async () => {
    const print = main(ownersPage).getByRole('link', { name: 'Print' });
    const top = async (one: Locator) => (await one.boundingBox())?.y ?? 0;
    for (const width of [360, 450, 479, 700]) {
      await ownersPage.setViewportSize({ width, height: 800 });
      const between = async () => (await top(edit(ownersPage))) - (await top(print));
      await expect.poll(between).toBeGreaterThan(40);
    }
    const other = await ownersPage.context().newPage();
    await open(other, '/contact');
    await other.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
    await expect(edit(ownersPage)).toHaveCount(0);
    await expect(ownersPage.locator('[data-owner]')).toBeHidden();
  });
});

test('Delete asks first: Cancel keeps the recipe, OK deletes it and leads to its category', async ({
  page,
  site,
  newPerson,
  logIn,
}) => {
  const owner = await newPerson();
  const { slug, _id, name } = await publishRecipe(site.url, owner, { category: 'Thai' });
  await logIn(page, owner);
  await open(page, '/explore');
  await main(page).getByRole('link', { name }).click();
  await expect(page).toHaveURL(`/recipe/${slug}`);
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'DELETE') calls.push(new URL(request.url()).pathname);
  });
  const remove = main(page).getByRole('button', { name: 'Delete' });

  await remove.click();
  await expect(dialog(page).getByRole('heading')).toHaveText('Delete this recipe?');
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await remove.click();
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  expect(calls).toEqual([]);

  await remove.click();
  const reload = page.waitForEvent('domcontentloaded');
  await dialog(page).getByRole('button', { name: 'OK' }).click();
  await reload;
  await expect(page).toHaveURL('/recipe-category/Thai');
  await comeAlive(page);
  await expectToast(page, 'success', 'Recipe Deleted Succfully');
  expect(calls).toEqual([`/api/v1/food/delete-food/${_id}`]);
  await expect(main(page).getByRole('link', { name })).toHaveCount(0);
  await stepBack(page);
  await expect(page).toHaveURL('/explore');
  await expect(cardsIn(main(page)).first()).toBeVisible();
  await expect(main(page).getByRole('link', { name })).toHaveCount(0);
});

test('a deletion is undone from the page that it leads to, which forgets it when it is left', async ({
  page,
  site,
  newPerson,
  logIn,
}) => {
  const cook = await newPerson();
  const { slug, name } = await publishRecipe(site.url, cook, { category: 'Mexican' });
  await logIn(page, cook);
  const notice = page.getByRole('region', { name: 'Deleted just now' });
  const remove = async () => {
    await main(page).getByRole('button', { name: 'Delete' }).click();
    const reload = page.waitForEvent('domcontentloaded');
    await dialog(page).getByRole('button', { name: 'OK' }).click();
    await reload;
    await comeAlive(page);
    await expect(notice).toContainText(`“${name}” is deleted.`);
  };
  await open(page, `/recipe/${slug}`);
  await remove();
  await notice.getByRole('button', { name: 'Undo' }).click();
  await expect(page).toHaveURL(`/recipe/${slug}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expectToast(page, 'success', 'Recipe restored');
  await remove();
  await notice.getByRole('link', { name: 'My recipes' }).click();
  await expect(page).toHaveURL('/myrecipe');
  // The address comes first, and the page that is left forgets it.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My recipes');
  await open(page, '/recipe-category/Mexican');
  await expect(main(page).getByRole('link', { name: 'All', exact: true })).toBeVisible();
  await expect(notice).toHaveCount(0);
});

test('a delete under way cannot be cancelled, and who has left before its reply stays where they are', async ({
  page,
  site,
  newPerson,
  logIn,
}) => {
  const owner = await newPerson();
  const { slug } = await publishRecipe(site.url, owner, { category: 'Thai' });
  await logIn(page, owner);
  await open(page, '/myrecipe');
  await main(page).locator(`a[href="/recipe/${slug}"]`).first().click();
  const reply = Promise.withResolvers<void>();
  await page.route('**/api/v1/food/delete-food/**', async (route) => {
    await reply.promise;
    await route.continue();
  });
  await main(page).getByRole('button', { name: 'Delete' }).click();
  await dialog(page).getByRole('button', { name: 'OK' }).click();
  await expect(dialog(page).getByRole('button', { name: 'Cancel' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeVisible();
  await stepBack(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My recipes');
  reply.resolve();
  await expectToast(page, 'success', 'Recipe Deleted Succfully');
  await expect(page).toHaveURL('/myrecipe');
});

test('who has left the form before the reply is told of the new recipe where they are', async ({
  page,
  newPerson,
  logIn,
}) => {
  await logIn(page, await newPerson());
  await open(page, '/contact');
  await page.getByRole('banner').getByRole('link', { name: 'AddRecipe' }).click();
  await fillRecipe(page, { name: uniqueName('Kadhi') });
  const reply = Promise.withResolvers<void>();
  await page.route('**/api/v1/food/create-food', async (route) => {
    await reply.promise;
    await route.continue();
  });
  const asked = page.waitForRequest('**/api/v1/food/create-food');
  await page.getByRole('button', { name: 'Publish recipe' }).click();
  await asked;
  await stepBack(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact');
  const mark = () => page.evaluate(() => document.documentElement.hasAttribute('data-before'));
  await page.evaluate(() => document.documentElement.setAttribute('data-before', ''));
  reply.resolve();
  await expectToast(page, 'success', 'Recipe published');
  expect(await mark()).toBe(true);
  await expect(page).toHaveURL('/contact');
});
