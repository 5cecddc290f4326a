import { expect, type Page } from '@playwright/test';
import { arrives } from '#test/support/moments.ts';
import { test } from '#test/support/page.ts';
import {
  comeAlive,
  expectNoToast,
  expectToast,
  letPass,
  open,
  stopClock,
  toasts,
} from '#test/support/steps.ts';

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const submit = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name });

async function fill(page: Page, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value);
}

/** Every field that is marked as wrong, by its name. */
const wrongFields = (page: Page) =>
  page
    .locator('[aria-invalid=true]')
    .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).name));

const expectWrong = (page: Page, names: string[]) =>
  expect.poll(() => wrongFields(page)).toEqual(names);

test('a person registers, logs in and is back one page', async ({ page }) => {
  const email = `asha-${crypto.randomUUID()}@example.org`;
  await open(page, '/explore');
  await page.getByRole('banner').getByRole('link', { name: 'Register' }).click();
  await expect(page).toHaveURL('/register');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Register');
  await expect(page.getByRole('main').getByRole('link', { name: 'Login' })).toHaveAttribute(
    'href',
    '/login',
  );

  await test.step('every field is required, the first fault takes the focus', async () => {
    await submit(page, 'Register').click();
    await expect(page.getByText('Name is required')).toBeVisible();
    await expect(page.getByText('Email is required')).toBeVisible();
    await expect(page.getByText('Password is required')).toBeVisible();
    await expect(page.getByText('Answer is required')).toBeVisible();
    await expectWrong(page, ['name', 'email', 'password', 'answer']);
    await expect(field(page, 'Name')).toBeFocused();
    await expect(field(page, 'Name')).toHaveAccessibleDescription('Name is required');
    await fill(page, { Name: 'Asha Rao', Email: 'nobody', Password: 'correct horse' });
    await field(page, 'What is your favourite dish?').fill('Rajma');
    await submit(page, 'Register').click();
    await expect(field(page, 'Email')).toHaveAccessibleDescription('Email is not valid');
    await expect(field(page, 'Email')).toBeFocused();
    await expectNoToast(page);
  });
  await test.step('the password shows as plain text until it is hidden', async () => {
    await expect(field(page, 'Password')).toHaveAttribute('type', 'text');
    await expect(field(page, 'Password')).toHaveValue('correct horse');
  });
  await field(page, 'Email').fill(email);
  const registering = page.waitForRequest((request) => request.url().endsWith('/auth/register'));
  await submit(page, 'Register').click();
  expect((await registering).postDataJSON()).toEqual({
    name: 'Asha Rao',
    email,
    password: 'correct horse',
    answer: 'Rajma',
  });
  await expect(page).toHaveURL('/login');
  await expectToast(page, 'success', 'Registered successfully, please log in');

  await test.step('login: a wrong password shows the message of the server', async () => {
    await expect(page.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute(
      'href',
      '/forgot-password',
    );
    await expect(page.getByRole('main').getByRole('link', { name: 'Register' })).toHaveAttribute(
      'href',
      '/register',
    );
    await submit(page, 'Login').click();
    await expectWrong(page, ['email', 'password']);
    await fill(page, { Email: email, Password: 'wrong horse' });
    await submit(page, 'Login').click();
    await expectToast(page, 'error', 'Invalid email or password');
    await expect(page).toHaveURL('/login');
  });
  await field(page, 'Password').fill('correct horse');
  const call = page.waitForRequest((request) => request.url().endsWith('/auth/login'));
  await submit(page, 'Login').click();
  expect((await call).postDataJSON()).toEqual({ email, password: 'correct horse' });
  await expect(page).toHaveURL('/explore');
  await expectToast(page, 'success', 'Login successful');
  await expect(page.getByRole('banner').getByTitle('Asha Rao')).toBeVisible();
});

test('registering a taken e-mail shows the message of the server', async ({ page, newPerson }) => {
  const { user } = await newPerson();
  await open(page, '/register');
  await fill(page, { Name: 'Asha', Email: user.email, Password: 'correct horse' });
  await field(page, 'What is your favourite dish?').fill('Rajma');
  await submit(page, 'Register').click();
  await expectToast(page, 'error', 'This e-mail is already registered, please log in');
  await expect(page).toHaveURL('/register');
  await expect(field(page, 'Name')).toHaveValue('Asha');

  await test.step('what the server refuses about one field is marked there too', async () => {
    await page.route('**/auth/register', (route) =>
      route.fulfill({
        json: { success: false, code: 'field_invalid', field: 'password', message: 'Not that one' },
      }),
    );
    await submit(page, 'Register').click();
    await expectToast(page, 'error', 'Not that one');
    await expectWrong(page, ['password']);
    await expect(field(page, 'Password')).toBeFocused();
  });
});

test('a login without an earlier page leads Home, and a logged-in person is sent Home from login and register', async ({
  page,
  newPerson,
}) => {
  const { user, password } = await newPerson('Asha Rao');
  await open(page, '/login');
  await fill(page, { Email: user.email, Password: password });
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('banner').getByTitle('Asha Rao')).toBeVisible();
  for (const path of ['/login', '/register']) {
    await open(page, path);
    await expect(page).toHaveURL('/');
  }
});

test('a password is reset by the answer to the favourite dish', async ({ page, newPerson }) => {
  const { user } = await newPerson();
  const question = 'What is your favourite dish?';
  await open(page, '/login');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page).toHaveURL('/forgot-password');
  await submit(page, 'Reset password').click();
  await expectWrong(page, ['email', 'answer', 'newPassword']);
  await fill(page, { Email: 'nobody@', [question]: 'Soup', 'New password': 'new horse, new' });
  await submit(page, 'Reset password').click();
  await expect(field(page, 'Email')).toHaveAccessibleDescription('Email is not valid');
  await field(page, 'Email').fill(user.email);
  await submit(page, 'Reset password').click();
  await expectToast(page, 'error', 'Wrong email or answer');
  await field(page, question).fill(' dal ');
  const call = page.waitForRequest((request) => request.url().endsWith('/auth/forgot-password'));
  await submit(page, 'Reset password').click();
  expect((await call).postDataJSON()).toEqual({
    email: user.email,
    answer: ' dal ',
    newPassword: 'new horse, new',
  });
  await expect(page).toHaveURL('/login');
  await expectToast(page, 'success', 'Password reset, please log in');
  // Both forms have a field for the e-mail.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Login');
  await fill(page, { Email: user.email, Password: 'new horse, new' });
  await submit(page, 'Login').click();
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
});

test('hiding the password is a choice that is remembered', async ({ page }) => {
  await open(page, '/login');
  await field(page, 'Password').fill('correct horse');
  await page.getByRole('button', { name: 'Hide' }).click();
  const hidden = page.getByLabel('Password', { exact: true });
  await expect(hidden).toHaveAttribute('type', 'password');
  await expect(hidden).toHaveValue('correct horse');
  await open(page, '/forgot-password');
  await expect(page.getByLabel('New password', { exact: true })).toHaveAttribute(
    'type',
    'password',
  );
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(page.getByLabel('New password', { exact: true })).toHaveAttribute('type', 'text');
});

test('Logout forgets the login, reloads the page and says so', async ({
  page,
  newPerson,
  logIn,
}) => {
  const { token } = await newPerson().then(async (person) => {
    await logIn(page, person);
    return person;
  });
  await open(page, '/explore');
  const reload = page.waitForEvent('domcontentloaded');
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
  await reload;
  await comeAlive(page);
  await expectToast(page, 'success', 'Logout Successfully!!');
  await expect(page).toHaveURL('/explore');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('auth'))).toBeNull();
  // A page does not wait for a slow site before it forgets.
  const asked = () => page.request.get('/api/v1/auth/me', { headers: { authorization: token } });
  await expect.poll(async () => (await asked()).status()).toBe(401);
});

/** Sends the present form and goes to another page; the reply comes once that is there. */
async function leaveBeforeReply(page: Page, button: string): Promise<void> {
  const reply = Promise.withResolvers<void>();
  await page.route(`**/api/v1/auth${new URL(page.url()).pathname}`, async (route) => {
    await reply.promise;
    await route.continue();
  });
  await submit(page, button).click();
  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact');
  reply.resolve();
}

/** Whatever would move the page has as long as the toast shows. */
async function expectToStay(page: Page, toast: string): Promise<void> {
  await expectToast(page, 'success', toast);
  await expect(toasts(page)).toHaveCount(0);
  await expect(page).toHaveURL('/contact');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact');
}

test('who has left the registration, the reset or the login before its reply hears of it, is logged in, and stays where they are', async ({
  page,
  newPerson,
}) => {
  const [forgetful, asha] = [await newPerson(), await newPerson('Asha Rao')];
  const answer = { 'What is your favourite dish?': 'Dal' };
  const email = `asha-${crypto.randomUUID()}@example.org`;
  const link = (name: string) => page.getByRole('banner').getByRole('link', { name });
  await open(page, '/register');
  await fill(page, { Name: 'Asha', Email: email, Password: 'correct horse', ...answer });
  await leaveBeforeReply(page, 'Register');
  await expectToStay(page, 'Registered successfully, please log in');

  await link('Login').click();
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page).toHaveURL('/forgot-password');
  await arrives(page);
  await fill(page, { Email: forgetful.user.email, 'New password': 'new horse, new', ...answer });
  await leaveBeforeReply(page, 'Reset password');
  await expectToStay(page, 'Password reset, please log in');

  await link('Login').click();
  await expect(page).toHaveURL('/login');
  await arrives(page);
  await fill(page, { Email: asha.user.email, Password: asha.password });
  await leaveBeforeReply(page, 'Login');
  await expect(page.getByRole('banner').getByTitle('Asha Rao')).toBeVisible();
  await expectToStay(page, 'Login successful');
});

test('a password says its rule before it is broken, and a short one is marked at its field', async ({
  page,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  const expectRule = async (label: string, button: string, name: string) => {
    await expect(field(page, label)).toHaveAccessibleDescription('At least 8 characters');
    await fill(page, { Email: 'asha@example.org', 'What is your favourite dish?': 'Rajma' });
    await fill(page, { [label]: 'seven 7' });
    await submit(page, button).click();
    await expectWrong(page, [name]);
    await expect(field(page, label)).toBeFocused();
    await expect(field(page, label)).toHaveAccessibleDescription(
      `At least 8 characters ${label} needs at least 8 characters`,
    );
    await fill(page, { [label]: 'eight 88' });
    await expectWrong(page, []);
  };
  await open(page, '/register');
  await fill(page, { Name: 'Asha' });
  await expectRule('Password', 'Register', 'password');
  await test.step('a login asks for no length: an older password may be shorter', async () => {
    await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Login');
    await expect(field(page, 'Password')).toHaveAccessibleDescription('');
  });
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page).toHaveURL('/forgot-password');
  await arrives(page);
  await expectRule('New password', 'Reset password', 'newPassword');
  expect(calls.filter((path) => path.includes('/auth/'))).toEqual([]);
});

test('an error toast goes when its form is refused again, or succeeds', async ({
  page,
  newPerson,
}) => {
  const { user, password } = await newPerson('Asha Rao');
  await page.clock.install();
  await open(page, '/login');
  // Only the test lets time pass: no toast ends by itself.
  await stopClock(page);
  await page.getByRole('banner').getByRole('link', { name: 'AddRecipe' }).click();
  await fill(page, { Email: user.email, Password: 'wrong horse' });
  await submit(page, 'Login').click();
  const both = ['Invalid email or password', 'Please Login To Add Recipe'];
  await expect(toasts(page, 'error')).toContainText(both);
  await field(page, 'Password').fill('wrong again');
  await submit(page, 'Login').click();
  // The second refusal takes the place of the first.
  await expect(toasts(page, 'error')).toHaveCount(3);
  await letPass(page, 300);
  await expect(toasts(page, 'error')).toContainText(both);
  await field(page, 'Password').fill(password);
  await submit(page, 'Login').click();
  await expect(toasts(page, 'success')).toHaveText(['Login successful']);
  await letPass(page, 300);
  await expect(toasts(page, 'error')).toHaveCount(0);
  await expect(toasts(page, 'success')).toHaveCount(1);
});
