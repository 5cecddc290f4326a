import { expect, type Page } from '@playwright/test';
import { test } from '#test/support/page.ts';
import { open, publishRecipe, uniqueName } from '#test/support/steps.ts';

const logInByPassword = async (page: Page, email: string, password: string) => {
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill(email);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click();
};

test('a person deletes their account, which closes at once, and takes it back with one press', async ({
  page,
  site,
  newPerson,
  logIn,
  expectConsole,
}) => {
  const person = await newPerson('Lea');
  const { slug } = await publishRecipe(site.url, person, { name: uniqueName('Parting pie') });
  await logIn(page, person);
  await open(page, '/account');

  await page.locator('summary', { hasText: 'Delete my account' }).click();
  const form = page.getByRole('form', { name: 'Delete my account' });
  await expect(form.getByText('Your recipes go with their photos')).toBeVisible();
  await form.getByRole('radio', { name: 'They stay, by a former cook' }).check();
  await expect(form.getByText('Your recipes stay for everybody')).toBeVisible();
  const present = form.getByRole('textbox', { name: 'Present password', exact: true });
  await present.fill('not the one');
  expectConsole('status of 403');
  const close = form.getByRole('button', { name: 'Close and delete my account' });
  await close.click();
  await expect(present).toHaveAccessibleDescription('This is not your present password');
  await present.fill(person.password);
  await close.click();
  await expect(page.getByText('Your account is closed. It will be deleted on')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();

  await open(page, `/recipe/${slug}`);
  await expect(page.getByText('by a former cook')).toBeVisible();
  await open(page, '/login');
  await logInByPassword(page, person.user.email, person.password);
  await expect(page.getByRole('heading', { name: 'This account is closed' })).toBeFocused();
  await page.getByRole('button', { name: 'Take my account back' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Lea' })).toBeVisible();
  await open(page, `/recipe/${slug}`);
  await expect(page.getByRole('link', { name: 'by Lea' })).toBeVisible();
});
