import { expect, type Locator, type Page } from '@playwright/test';
import { test } from '#test/support/page.ts';
import type { Person } from '#test/support/people.ts';
import {
  expectToast,
  fillRecipe,
  open,
  stepBack,
  toasts,
  uniqueName,
} from '#test/support/steps.ts';
import { holdNextToast } from '#test/support/toast-record.ts';

const main = (page: Page) => page.getByRole('main');
const heart = (page: Page) =>
  main(page)
    .getByRole('button', { name: /^Saved?:? Mapo Tofu$/ })
    .first();

/** Presses what needs a login, and the Login button of the toast with these words. */
async function takeOffer(page: Page, pressed: Locator, words: string): Promise<void> {
  const offer = toasts(page, 'error').filter({ has: page.getByText(words, { exact: true }) });
  await holdNextToast(page);
  await pressed.click();
  await offer.getByRole('link', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL('/login');
  await expect(toasts(page, 'error')).toHaveCount(0);
}

async function sendLogin(page: Page, { user, password }: Person): Promise<void> {
  // The page before it has such a field too, and may still stand under the new address.
  await expect(main(page).getByRole('heading', { name: 'Login' })).toBeVisible();
  await page.getByLabel('Email').fill(user.email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await main(page).getByRole('button', { name: 'Login' }).click();
}

async function logInHere(page: Page, person: Person): Promise<void> {
  await sendLogin(page, person);
  await expectToast(page, 'success', 'Login successful');
}

/** The slugs of what somebody has saved, as the site knows them. */
async function savedOf(page: Page, { user, token }: Person): Promise<string[]> {
  const headers = { authorization: token };
  const reply = await page.request.get(`/api/v1/auth/single-user/${user._id}`, { headers });
  const data = await reply.json();
  return data.user.savedRecipes.map(({ slug }: { slug: string }) => slug);
}

test("'Please Login To Save' offers a login, after which the recipe is saved and still shows", async ({
  page,
  newPerson,
}) => {
  const person = await newPerson();
  await open(page, '/recipe/mapo-tofu');
  await takeOffer(page, heart(page), 'Please Login To Save');
  await logInHere(page, person);
  await expect(page).toHaveURL('/recipe/mapo-tofu');
  await expectToast(page, 'success', 'Recipe saved');
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
  expect(await savedOf(page, person)).toEqual(['mapo-tofu']);
});

test('a login that has to lead to the account page saves what was wanted all the same', async ({
  page,
  newPerson,
}) => {
  const person = await newPerson();
  await open(page, '/recipe/mapo-tofu');
  await takeOffer(page, heart(page), 'Please Login To Save');
  await page.route('**/auth/login', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), passwordCommon: true } });
  });
  await logInHere(page, person);
  await expect(page).toHaveURL('/account');
  await expect.poll(() => savedOf(page, person)).toEqual(['mapo-tofu']);
});

test('a login by way of the pages beside it leads back to where one was', async ({
  page,
  newPerson,
}) => {
  const person = await newPerson();
  await open(page, '/contact');
  const header = page.getByRole('banner');
  await header.getByRole('link', { name: 'Login' }).click();
  await main(page).getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page).toHaveURL('/forgot-password');
  await header.getByRole('link', { name: 'Register' }).click();
  await expect(page).toHaveURL('/register');
  await main(page).getByRole('link', { name: 'Login' }).click();
  await expect(page).toHaveURL('/login');
  await logInHere(page, person);
  await expect(page).toHaveURL('/contact');
});

test('what was wanted also happens after a new account and a forgotten password', async ({
  page,
}) => {
  await open(page, '/recipe/mapo-tofu');
  await takeOffer(page, heart(page), 'Please Login To Save');
  await main(page).getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page).toHaveURL('/forgot-password');
  await main(page).getByRole('link', { name: 'Login' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Register' }).click();
  await expect(page).toHaveURL('/register');
  const email = `asha-${crypto.randomUUID()}@example.org`;
  await page.getByLabel('Name').fill('Asha Rao');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('soft-boiled horse 7');
  await page.getByLabel('What is your favourite dish?').fill('Rajma chawal');
  await main(page).getByRole('button', { name: 'Register' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('soft-boiled horse 7');
  await main(page).getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL('/recipe/mapo-tofu');
  await expectToast(page, 'success', 'Recipe saved');
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
});

test('who leaves the offered login has thought better of it', async ({ page, newPerson }) => {
  const person = await newPerson();
  await open(page, '/recipe/mapo-tofu');
  await takeOffer(page, heart(page), 'Please Login To Save');
  await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('The Easiest Way');
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await logInHere(page, person);
  await expect(page).toHaveURL('/');
  expect(await savedOf(page, person)).toEqual([]);
});

test("'Please Login To Add Recipe' offers a login that leads to the form, and back from there to the page", async ({
  page,
  newPerson,
}) => {
  await open(page, '/explore');
  await takeOffer(
    page,
    page.getByRole('banner').getByRole('link', { name: 'AddRecipe' }),
    'Please Login To Add Recipe',
  );
  await logInHere(page, await newPerson());
  await expect(page).toHaveURL('/addrecipe');
  await expect(page.getByLabel('Category')).toBeVisible();
  await stepBack(page);
  await expect(page).toHaveURL('/explore');
});

test("'Please Login To Add Item' offers a login, after which the form is sent as it was", async ({
  page,
  newPerson,
  logIn,
}) => {
  const person = await newPerson();
  await logIn(page, person);
  await open(page, '/addrecipe');
  const name = uniqueName('Wanted dal');
  await fillRecipe(page, { name });
  // The session ends in another tab.
  await page.evaluate(() => {
    localStorage.removeItem('auth');
    window.dispatchEvent(new StorageEvent('storage', { key: 'auth' }));
  });
  await expect(page.getByLabel('Category')).toHaveCount(0);
  await takeOffer(
    page,
    page.getByRole('button', { name: 'Publish recipe' }),
    'Please Login To Add Item',
  );
  // A form that is sent at once loads the page anew, and what it said of the login goes with it.
  await sendLogin(page, person);
  await expectToast(page, 'success', 'Recipe published');
});

test('a form that lacks its category asks for it after the offered login, with everything in it', async ({
  page,
  newPerson,
}) => {
  await open(page, '/addrecipe');
  const name = uniqueName('Early dal');
  await page.getByLabel('Dish name').fill(name);
  await takeOffer(
    page,
    page.getByRole('button', { name: 'Publish recipe' }),
    'Please Login To Add Item',
  );
  await logInHere(page, await newPerson());
  await expectToast(page, 'error', 'Please select category');
  await expect(page.getByLabel('Category')).toBeFocused();
  await expect(page.getByLabel('Dish name')).toHaveValue(name);
});
