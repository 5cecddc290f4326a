import { expect, type Page } from '@playwright/test';
import { partOf } from '#test/support/mails/mail-server.ts';
import { test } from '#test/support/mails/mailing-page.ts';
import { open } from '#test/support/steps.ts';

const main = (page: Page) => page.getByRole('main');
const field = (page: Page, name: string) => main(page).getByRole('textbox', { name });

test('a new password counts once the mailed link is pressed, in whichever language the page is read', async ({
  page,
  mails,
  newPerson,
}) => {
  const { user } = await newPerson('Ana');
  /** What a mail to the person says of this, once it came. */
  const mailed = async (words: RegExp) => {
    const found = () =>
      mails.mails
        .filter(({ to }) => to === user.email)
        .map(({ raw }) => words.exec(partOf(raw, 'text/plain'))?.[0])
        .find((said) => said !== undefined);
    await expect.poll(found).toBeDefined();
    return found() ?? '';
  };
  await open(page, await mailed(/\/verify-email#[\w-]{43}/));
  await main(page).getByRole('button', { name: 'Confirm the address' }).click();
  await expect(main(page)).toContainText('Thank you, your address is confirmed');

  await open(page, '/forgot-password');
  await field(page, 'Email').fill(user.email);
  await field(page, 'What is your favourite dish?').fill('Dal');
  await field(page, 'New password').fill('a new password');
  await main(page).getByRole('button', { name: 'Reset password' }).click();
  await expect(page.getByText(/^A link is on its way to your address/)).toBeVisible();

  await open(page, await mailed(/\/verify-email#password\.[\w-]{43}/));
  await expect(page).toHaveURL('/verify-email');
  const languages = page.getByRole('navigation', { name: /^(Language|Sprache)$/ });
  await languages.getByRole('link', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL('/de/verify-email');
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(
    'Ist das dein neues Passwort?',
  );
  await main(page).getByRole('button', { name: 'Das neue Passwort soll gelten' }).click();
  await expect(main(page)).toContainText('Das neue Passwort gilt.');
  await main(page).getByRole('link', { name: 'Anmelden' }).click();
  await expect(page).toHaveURL('/de/login');
  await field(page, 'E-Mail').fill(user.email);
  await field(page, 'Passwort').fill('a new password');
  await main(page).getByRole('button', { name: 'Anmelden' }).click();
  await expect(page.getByRole('button', { name: 'Abmelden' })).toBeVisible();
  await mailed(/wurde ein neues Passwort für dein Konto/);
});
