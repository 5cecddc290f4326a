import { expect, type Page } from '@playwright/test';
import { expectKept, fillDisk, makeRoom, reloadKept } from '#test/support/kept-drafts.ts';
import { test } from '#test/support/page.ts';
import type { Person } from '#test/support/people.ts';
import {
  comeAlive,
  expectToast,
  fillRecipe,
  open,
  picture,
  publishRecipe,
  reload,
  uniqueName,
} from '#test/support/steps.ts';

const row = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const dishName = (page: Page) => row(page, 'Dish name');
const preview = (page: Page) => page.getByRole('img', { name: 'Chosen photo' });
const banner = (page: Page) => page.getByRole('banner');

/** Logs in by the form, as somebody at this very browser does. */
async function logInHere(page: Page, { user, password }: Person): Promise<void> {
  await page.getByLabel('Email').fill(user.email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await expectToast(page, 'success', 'Login successful');
}

/** Goes to the login, and is there: other pages have a field for an e-mail address too. */
async function toLogin(page: Page): Promise<void> {
  await banner(page).getByRole('link', { name: 'Login' }).click();
  await expect(page.getByRole('main').getByRole('button', { name: 'Login' })).toBeVisible();
}

async function logOutHere(page: Page): Promise<void> {
  const loaded = page.waitForEvent('domcontentloaded');
  await banner(page).getByRole('button', { name: 'Logout' }).click();
  await loaded;
  await comeAlive(page);
  await expect(banner(page).getByRole('link', { name: 'Login' })).toBeVisible();
}

/** The form has looked its draft up and holds this name. */
async function expectDraft(page: Page, name: string): Promise<void> {
  await expect(dishName(page)).toBeEnabled();
  await expect(dishName(page)).toHaveValue(name);
}

test('after a logout the next person does not see the draft nor its photo, and its writer has both back', async ({
  page,
  newPerson,
  logIn,
}) => {
  const [asha, ben] = [await newPerson('Asha Rao'), await newPerson('Ben Ode')];
  await logIn(page, asha);
  await open(page, '/addrecipe');
  const name = uniqueName('Secret dal');
  await fillRecipe(page, { name });
  await reloadKept(page);
  await expectDraft(page, name);

  await test.step('a visitor sees an empty form', async () => {
    await logOutHere(page);
    await expect(page).toHaveURL('/addrecipe');
    await expectDraft(page, '');
    await expect(row(page, 'Step 1')).toHaveValue('');
    await expect(preview(page)).toHaveCount(0);
  });
  await test.step('another person sees an empty form, and has a draft of their own', async () => {
    await toLogin(page);
    await logInHere(page, ben);
    await open(page, '/addrecipe');
    await expectDraft(page, '');
    await expect(preview(page)).toHaveCount(0);
    await dishName(page).fill('Stew of Ben');
    await logOutHere(page);
    await expectDraft(page, '');
  });
  await toLogin(page);
  await logInHere(page, asha);
  await expectDraft(page, name);
  await expect(row(page, 'Step 1')).toHaveValue('Simmer, stirring, for 20 minutes.');
  await expect(preview(page)).toBeVisible();
  await page.getByRole('button', { name: 'Publish recipe' }).click();
  await expectToast(page, 'success', 'Recipe published');
});

test('a visitor is told at the top that publishing needs a login, and takes the draft and its photo along', async ({
  page,
  newPerson,
}) => {
  const asha = await newPerson('Asha Rao');
  await open(page, '/addrecipe');
  const notice = page.getByRole('note');
  await expect(notice).toContainText('Publishing needs a login.');
  await expect(notice).toContainText('your draft is kept in this browser');
  await expect(notice).toBeInViewport();
  await expect(dishName(page)).toBeEnabled();
  await dishName(page).fill('Dal of a visitor');
  await page.locator('input[type=file]').setInputFiles(picture);
  await expect(preview(page)).toBeVisible();
  await expectKept(page);
  await notice.getByRole('link', { name: 'Login' }).click();
  await expect(page).toHaveURL('/login');
  await logInHere(page, asha);
  await expect(page).toHaveURL('/addrecipe');
  await expect(notice).toHaveCount(0);
  await expectDraft(page, 'Dal of a visitor');
  await expect(preview(page)).toBeVisible();

  await test.step('it is theirs from then on', async () => {
    await logOutHere(page);
    await expectDraft(page, '');
    await expect(preview(page)).toHaveCount(0);
    await dishName(page).fill('Soup of a visitor');
  });
  await test.step('a second one joins the first, which is not overwritten', async () => {
    await notice.getByRole('link', { name: 'Login' }).click();
    await logInHere(page, asha);
    await expect(page).toHaveURL('/addrecipe');
    await expectDraft(page, 'Soup of a visitor');
    const other = await page.context().newPage();
    await open(other, '/addrecipe');
    await expectDraft(other, 'Dal of a visitor');
    await expect(preview(other)).toBeVisible();
  });
});

test('a draft that a visitor wrote is taken along by the login alone, also when the form is not opened', async ({
  page,
  newPerson,
}) => {
  const [asha, ben] = [await newPerson('Asha Rao'), await newPerson('Ben Ode')];
  await open(page, '/addrecipe');
  await expect(dishName(page)).toBeEnabled();
  await dishName(page).fill('Dal of a visitor');
  await open(page, '/login');
  await logInHere(page, asha);
  const kept = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft:')));
  await expect.poll(kept).toEqual([`draft:add@${asha.user._id}`]);
  await logOutHere(page);
  await toLogin(page);
  await logInHere(page, ben);
  await open(page, '/addrecipe');
  await expectDraft(page, '');
});

test('an ended session leaves the form as it stands, and only its writer has it back', async ({
  page,
  newPerson,
  logIn,
  expectConsole,
}) => {
  expectConsole('401');
  const [asha, ben] = [await newPerson('Asha Rao'), await newPerson('Ben Ode')];
  await logIn(page, asha);
  await open(page, '/addrecipe');
  const name = uniqueName('Expired dal');
  await fillRecipe(page, { name });
  await page.request.post('/api/v1/auth/logout', { headers: { authorization: asha.token } });
  await page.getByRole('button', { name: 'Publish recipe' }).click();
  await expect(banner(page).getByRole('link', { name: 'Login' })).toBeVisible();
  await expectDraft(page, name);
  await expect(page.getByRole('note')).toContainText('Publishing needs a login.');
  await expect(preview(page)).toBeVisible();
  await row(page, 'Description').fill('Typed after the session had ended.');

  await toLogin(page);
  await logInHere(page, ben);
  await expect(page).toHaveURL('/addrecipe');
  await expectDraft(page, '');
  await expect(preview(page)).toHaveCount(0);
  await logOutHere(page);
  await expectDraft(page, '');
  await page.getByRole('note').getByRole('link', { name: 'Login' }).click();
  await logInHere(page, asha);
  await expectDraft(page, name);
  await expect(row(page, 'Description')).toHaveValue('Typed after the session had ended.');
  await expect(preview(page)).toBeVisible();
});

test('an ended session leaves also the form of a change, where the browser keeps nothing of it', async ({
  page,
  site,
  newPerson,
  logIn,
  expectConsole,
}) => {
  expectConsole('401');
  const asha = await newPerson('Asha Rao');
  const { slug } = await publishRecipe(site.url, asha);
  await logIn(page, asha);
  await open(page, `/update-recipe/${slug}`);
  await expect(row(page, 'Description')).toBeEnabled();
  await fillDisk(page);
  await row(page, 'Description').fill('Typed into a browser that keeps nothing.');
  await page.request.post('/api/v1/auth/logout', { headers: { authorization: asha.token } });
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(banner(page).getByRole('link', { name: 'Login' })).toBeVisible();
  await expectToast(page, 'error', 'Please log in first');
  await expect(row(page, 'Description')).toHaveValue('Typed into a browser that keeps nothing.');
});

test('of two tabs one logs in somebody else: the other shows that person their own form, and mixes nothing', async ({
  page,
  newPerson,
  logIn,
}) => {
  const [asha, ben] = [await newPerson('Asha Rao'), await newPerson('Ben Ode')];
  await logIn(page, asha);
  await open(page, '/addrecipe');
  await expect(dishName(page)).toBeEnabled();
  await dishName(page).fill('Dal of Asha');
  await page.locator('input[type=file]').setInputFiles(picture);
  await expect(preview(page)).toBeVisible();
  await expectKept(page);

  const other = await page.context().newPage();
  await open(other, '/contact');
  await logOutHere(other);
  await expect(page.getByRole('note')).toBeVisible();
  await expectDraft(page, '');
  await expect(preview(page)).toHaveCount(0);
  await toLogin(other);
  await logInHere(other, ben);
  await expect(banner(page).getByTitle('Ben Ode')).toBeVisible();
  await expectDraft(page, '');
  await dishName(page).fill('Stew of Ben');
  // What it asks for Ben as it begins is answered before his session ends.
  const asked = page.waitForResponse('**/api/v1/auth/single-user/**');
  await reload(page);
  await expectDraft(page, 'Stew of Ben');
  await asked;

  await test.step('the first person is back, at both tabs', async () => {
    await logOutHere(other);
    await toLogin(other);
    await logInHere(other, asha);
    await expect(banner(page).getByTitle('Asha Rao')).toBeVisible();
    await expectDraft(page, 'Dal of Asha');
    await expect(preview(page)).toBeVisible();
  });
});

test('an admin who edits somebody’s recipe and its owner have drafts of their own at one browser', async ({
  page,
  site,
  newPerson,
  newAdmin,
  logIn,
}) => {
  const [cook, admin] = [await newPerson('Asha Rao'), await newAdmin()];
  const { slug } = await publishRecipe(site.url, cook);
  const description = row(page, 'Description');
  await logIn(page, admin);
  await open(page, `/update-recipe/${slug}`);
  await expect(description).toBeEnabled();
  await description.fill('Half an edit of the admin');
  await page.locator('input[type=file]').setInputFiles(picture);
  await expect(preview(page)).toBeVisible();
  await expectKept(page);
  await logOutHere(page);
  await toLogin(page);
  await logInHere(page, cook);
  await open(page, `/update-recipe/${slug}`);
  await expect(description).toBeEnabled();
  await expect(description).toHaveValue('Slow lentils, two ways.');
  await expect(preview(page)).toHaveCount(0);
  await logOutHere(page);
  await toLogin(page);
  await logInHere(page, admin);
  await expect(description).toHaveValue('Half an edit of the admin');
  await expect(preview(page)).toBeVisible();
});

test('a draft from before drafts had owners goes to whoever opens the form', async ({
  page,
  newPerson,
  logIn,
}) => {
  const asha = await newPerson('Asha Rao');
  await open(page, '/addrecipe');
  await expect(dishName(page)).toBeEnabled();
  await dishName(page).fill('Dal of old');
  await page.goto('about:blank');
  // The session is put there without a login of this browser's pages.
  const draft = (await page.context().storageState()).origins[0]?.localStorage ?? [];
  await logIn(page, asha);
  await page.context().addInitScript((kept) => {
    if (location.protocol !== 'http:' || sessionStorage.getItem('seeded')) return;
    sessionStorage.setItem('seeded', '1');
    for (const { name, value } of kept) if (name === 'draft:add') localStorage.setItem(name, value);
  }, draft);
  await open(page, '/addrecipe');
  await expectDraft(page, 'Dal of old');
  await logOutHere(page);
  await expectDraft(page, '');
});

test('a visitor whose browser cannot keep the draft is told to log in before they write', async ({
  page,
}) => {
  await open(page, '/addrecipe');
  const notice = page.getByRole('note');
  await expect(dishName(page)).toBeEnabled();
  await fillDisk(page);
  await dishName(page).fill('Dal of a visitor');
  await expect(notice).toContainText('Please log in before you write');
  await expect(notice).not.toContainText('your draft is kept in this browser');
  await makeRoom(page);
  await dishName(page).fill('Soup of a visitor');
  await expect(notice).toContainText('your draft is kept in this browser');
});
