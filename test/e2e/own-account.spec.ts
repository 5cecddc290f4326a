import { expect, type Page } from '@playwright/test';
import { test } from '#test/support/page.ts';
import { open } from '#test/support/steps.ts';

const field = (page: Page, form: string, name: string) =>
  page.getByRole('form', { name: form }).getByRole('textbox', { name, exact: true });
const unfold = (page: Page, name: string) => page.locator('summary', { hasText: name }).click();

test('a person comes to the account by the menu of a phone, and changes name, password and dish; elsewhere that ends the login; and takes everything along', async ({
  page,
  newPerson,
  logIn,
  expectConsole,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const person = await newPerson('Ana');
  await logIn(page, person);
  await open(page, '/contact');
  await page.getByRole('banner').getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Ana' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My account' })).toBeVisible();

  await unfold(page, 'Change your name');
  const name = field(page, 'Change your name', 'Name');
  await expect(name).toHaveValue('Ana');
  await name.fill('Ana Maria');
  await page.reload();
  // What is typed is there again, unfolded.
  await expect(name).toHaveValue('Ana Maria');
  const naming = page.getByRole('form', { name: 'Change your name' });
  await naming.getByRole('button', { name: 'Save' }).click();
  await expect(naming.getByRole('status')).toHaveText('Saved');

  const form = 'Change your password';
  await unfold(page, form);
  const [present, fresh] = [
    field(page, form, 'Present password'),
    field(page, form, 'New password'),
  ];
  await present.fill('not the one');
  await fresh.fill('a better password');
  const setting = page.getByRole('form', { name: form });
  expectConsole('status of 403');
  await setting.getByRole('button', { name: 'Set the new password' }).click();
  await expect(present).toHaveAccessibleDescription('This is not your present password');
  await expect(fresh).toHaveValue('a better password');
  await present.fill(person.password);
  await setting.getByRole('button', { name: 'Set the new password' }).click();
  await expect(setting.getByRole('status')).toHaveText(
    'The new password is set. You are logged out everywhere else.',
  );
  await expect(fresh).toHaveValue('');

  const dish = 'Change your favourite dish';
  await unfold(page, dish);
  await field(page, dish, 'What is your favourite dish?').fill('Rajma Chawal');
  await field(page, dish, 'Present password').fill('a better password');
  const saving = page.getByRole('form', { name: dish });
  await saving.getByRole('button', { name: 'Save' }).click();
  await expect(saving.getByRole('status')).toHaveText('The new answer is saved.');

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download everything' }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toMatch(/^recipes-[\d-]+\.zip$/);
  expect(await file.failure()).toBeNull();
  await expect(page.getByText('The download has begun.')).toBeVisible();
});
