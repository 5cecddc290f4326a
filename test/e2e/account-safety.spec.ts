import { expect, type Page } from '@playwright/test';
import { test } from '#test/support/page.ts';
import { expectToast, open } from '#test/support/steps.ts';

const field = (page: Page, name: string) => page.getByRole('textbox', { name });
const submit = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name });
const question = 'What is your favourite dish?';
const keptDevice = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('device') ?? 'null'));

async function logInAs(page: Page, email: string, password: string): Promise<void> {
  // Both forms have a field for the e-mail.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Login');
  await field(page, 'Email').fill(email);
  await field(page, 'Password').fill(password);
  await submit(page, 'Login').click();
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
}

test('a reset is told at the next login, and stays told until it is put away', async ({
  page,
  newPerson,
}) => {
  const { user } = await newPerson();
  await open(page, '/forgot-password');
  await field(page, 'Email').fill(user.email);
  await field(page, question).fill('Dal');
  await field(page, 'New password').fill('a new password');
  await submit(page, 'Reset password').click();
  await expect(page).toHaveURL('/login');
  await logInAs(page, user.email, 'a new password');
  const notice = page.getByText(
    /^Your password was reset with your favourite dish \(\d{4}-\d\d-\d\d \d\d:\d\d UTC\)/,
  );
  await expect(notice).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL('/contact');
  await expect(notice).toBeVisible();
  await page.locator('[data-toast=blank]').getByRole('button').click();
  await expect(notice).toBeHidden();
});

test('this browser is known again at the next login, after a logout too', async ({
  page,
  newPerson,
}) => {
  const { user, password } = await newPerson();
  const sent: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/auth/login')) sent.push(request.headers()['x-device']);
  });
  await open(page, '/login');
  await logInAs(page, user.email, password);
  const device = await keptDevice(page);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expectToast(page, 'success', 'Logout Successfully!!');
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await logInAs(page, user.email, password);
  expect(sent).toEqual([undefined, device]);
  expect(await keptDevice(page)).toBe(device);
});

test('what a page was still asking for at the logout is taken back, and is not refused', async ({
  page,
  newPerson,
  logIn,
}) => {
  await logIn(page, await newPerson());
  const loggedOut = page.waitForResponse('**/api/v1/auth/logout');
  const asked = page.waitForRequest('**/api/v1/following?*');
  await page.route('**/api/v1/following?*', async (route) => {
    await loggedOut;
    await route.continue();
  });
  await open(page, '/');
  const request = await asked;
  await page.getByRole('button', { name: 'Logout' }).click();
  await expectToast(page, 'success', 'Logout Successfully!!');
  expect(await request.response()).toBeNull();
  // A logout may outlive its page, and nobody hears its reply then.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('the answer is chosen with advice, and a short one is marked; the name of an office, and a password that many people have, are refused in words', async ({
  page,
}) => {
  await open(page, '/register');
  const answer = field(page, question);
  await expect(answer).toHaveAccessibleDescription(/take no dish that everybody names/);
  await answer.fill('Ei');
  await submit(page, 'Register').click();
  await expect(answer).toHaveAccessibleDescription(/Answer needs at least 3 characters/);

  await field(page, 'Name').fill('Аdmin');
  await field(page, 'Email').fill(`anna-${crypto.randomUUID()}@example.org`);
  await field(page, 'Password').fill('password123');
  await field(page, question).fill('Rajma');
  await submit(page, 'Register').click();
  const name = 'This name is kept for the people who run this site';
  await expectToast(page, 'error', name);
  await expect(field(page, 'Name')).toHaveAccessibleDescription(name);
  await field(page, 'Name').fill('Anna');
  await submit(page, 'Register').click();
  const password = 'Very many people use this password, please choose another one';
  await expectToast(page, 'error', password);
});

test('a one-time link sets a new password and answer, and leaves nothing of itself in the address', async ({
  page,
  newAdmin,
  newResetLink,
}) => {
  const { user } = await newAdmin();
  await open(page, await newResetLink(user.email));
  await expect(page).toHaveURL('/new-password');
  await field(page, 'New password').fill('set by a link');
  await field(page, question).fill('Nobody guesses this');
  await submit(page, 'Set password').click();
  await expect(page).toHaveURL('/login');
  await expectToast(page, 'success', 'Password reset, please log in');
  await logInAs(page, user.email, 'set by a link');
  await expect(page.getByText(/^Your password was reset with a one-time link/)).toBeVisible();
});

test('a link in whose place another one came says so, and one without its token too', async ({
  page,
  newAdmin,
  newResetLink,
  expectConsole,
}) => {
  const { user } = await newAdmin();
  const first = await newResetLink(user.email);
  await newResetLink(user.email);
  await open(page, first);
  expectConsole('status of 410');
  await field(page, 'New password').fill('set by a link');
  await submit(page, 'Set password').click();
  const over = 'This link was used or is too old. Ask whoever runs this site for a new one';
  await expectToast(page, 'error', over);
  await open(page, '/new-password');
  await expect(page.getByText('This link is not whole')).toBeVisible();
  await expect(submit(page, 'Set password')).toBeDisabled();
});
