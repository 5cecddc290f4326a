import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { axeViolations } from '#test/support/axe.ts';
import { freePort } from '#test/support/free-port.ts';
import { generousLimits } from '#test/support/generous-limits.ts';
import { MailServer, partOf } from '#test/support/mails/mail-server.ts';
import { test } from '#test/support/page.ts';
import { signUp } from '#test/support/people.ts';
import { readZip } from '#test/support/read-zip.ts';
import { ServedSite } from '#test/support/served-site.ts';
import { open, picture, publishRecipe, reload, tabTo, uniqueName } from '#test/support/steps.ts';
import { plugIn } from '#test/support/virtual-passkey.ts';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0';
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';

const main = (page: Page) => page.getByRole('main');
const part = (page: Page, name: string) => main(page).getByRole('region', { name, exact: true });
const summary = (page: Page, name: string) => page.locator('summary', { hasText: name });
const field = (form: Locator, name: string) => form.getByRole('textbox', { name, exact: true });
const save = (form: Locator, name = 'Save') => form.getByRole('button', { name, exact: true });
const answer = 'What is your favourite dish?';

/** What the header has for whoever is logged in. */
const bell = (page: Page) => page.getByRole('banner').getByRole('link', { name: /notification/i });

/** The folded form of that name, unfolded. */
async function unfold(page: Page, name: string): Promise<Locator> {
  const form = page.getByRole('form', { name, exact: true });
  if (!(await form.isVisible())) await summary(page, name).click();
  await expect(form).toBeVisible();
  return form;
}

async function logInAt(page: Page, url: string, email: string, password: string): Promise<void> {
  await open(page, `${url}/login`);
  await field(main(page), 'Email').fill(email);
  await field(main(page), 'Password').fill(password);
  await main(page).getByRole('button', { name: 'Login', exact: true }).click();
}

/** What a mail to an address says of this, once it came. */
async function mailed({ mails }: MailServer, to: string, words: RegExp): Promise<string> {
  const found = () =>
    mails
      .filter((mail) => mail.to === to)
      .map(({ raw }) => words.exec(partOf(raw, 'text/plain'))?.[0])
      .find((said) => said !== undefined);
  await expect.poll(found, { timeout: 150_000 }).toBeDefined();
  return found() ?? '';
}

async function expectAccessible(page: Page): Promise<void> {
  const found = await axeViolations(page);
  expect(found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))).toEqual([]);
  const over = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(over).toBeLessThanOrEqual(0);
}

test('a person walks through all of their account on a phone, leaves, and is back with one press', async ({
  page,
  otherPage,
  expectConsole,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await using mails = await MailServer.start();
  const dataDir = await mkdtemp(join(tmpdir(), 'potluck-account-'));
  const port = String(await freePort());
  // Passkeys belong to a name, never to an address of numbers.
  const url = `http://localhost:${port}`;
  await using site = await ServedSite.start(dataDir, {
    ...generousLimits,
    STARTER: 'off',
    PORT: port,
    PUBLIC_URL: url,
    BRAND_NAME: 'Harbour Street Kitchen',
    SMTP_URL: mails.url,
    ACCOUNT_MAIL: 'on',
    CONTACT_TO: 'cook@example.org',
  });
  const person = await signUp(site.url, 'Ana');
  const { email } = person.user;
  const first = person.password;
  const recipe = await publishRecipe(site.url, person, { name: uniqueName('Parting pie') });

  await test.step('comes to it by the menu of a phone', async () => {
    await logInAt(page, url, email, first);
    await expect(bell(page)).toBeVisible();
    await open(page, `${url}/contact`);
    await page.getByRole('banner').getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('navigation', { name: 'Menu' });
    // In the header its place is the long name's.
    await expect(menu.getByRole('link', { name: 'Home', exact: true })).toBeVisible();
    await menu.getByRole('link', { name: 'Ana' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'My account' })).toBeVisible();
    await expect(part(page, 'Room for what is yours')).toContainText('Recipes: 1 of');
    await expect(part(page, 'Muted and blocked people')).toContainText('Nobody.');
    await expect(part(page, 'Passkeys')).toContainText('You have none yet.');
    await expectAccessible(page);
  });

  await test.step('name: what is typed survives a reload, unfolded', async () => {
    const naming = await unfold(page, 'Change your name');
    await expect(field(naming, 'Name')).toHaveValue('Ana');
    await field(naming, 'Name').fill('Ana Maria');
    await reload(page);
    await expect(field(naming, 'Name')).toHaveValue('Ana Maria');
    await save(naming).click();
    await expect(naming.getByRole('status')).toHaveText('Saved');
  });

  const handle = `ana-${randomBytes(5).toString('hex')}`;
  await test.step('handle, picture, lines and link: the page of the cook shows them', async () => {
    const profile = part(page, 'Your page');
    await profile.getByLabel('Address of your page').fill(handle);
    await profile.getByLabel('About you').fill('Pies and little else');
    await profile.getByLabel('Link').fill('https://example.org/ana');
    await profile.getByLabel('Choose a picture').setInputFiles(picture);
    await expect(profile.getByRole('button', { name: 'Remove the picture' })).toBeVisible();
    await save(profile).click();
    await expect(profile.getByText('Saved', { exact: true })).toBeVisible();
    await profile.getByRole('link', { name: 'See your page' }).click();
    await expect(page).toHaveURL(`${url}/cook/${handle}`);
    await expect(main(page)).toContainText('Pies and little else');
    await expect(main(page).getByRole('img', { name: 'Picture of Ana Maria' })).toBeVisible();
    await expect(main(page).getByRole('link', { name: 'example.org/ana' })).toBeVisible();
  });

  const moved = `moved-${email}`;
  await test.step('e-mail: the address proves itself; for another one both are told, and the new one proves itself', async () => {
    await open(page, await mailed(mails, email, /http\S+\/verify-email#[\w-]{43}/));
    await main(page).getByRole('button', { name: 'Confirm the address' }).click();
    await expect(main(page)).toContainText('Thank you, your address is confirmed');
    await open(page, `${url}/account`);
    await expect(part(page, 'E-mail').getByText('Confirmed', { exact: true })).toBeVisible();
    const moving = await unfold(page, 'Change your e-mail address');
    await field(moving, 'Email').fill(moved);
    await field(moving, 'Present password').fill(first);
    await save(moving).click();
    await expect(moving.getByRole('status')).toContainText(`A link is on its way to ${moved}`);
    await expect(part(page, 'E-mail')).toContainText(email);
    await mailed(mails, email, /asked for another e-mail address/);
    await open(page, await mailed(mails, moved, /http\S+\/verify-email#\S{43,}/));
    await main(page).getByRole('button', { name: 'Use this address' }).click();
    await expect(main(page)).toContainText('The new address counts.');
    await mailed(mails, email, /has another e-mail address/);
  });

  const phone = await otherPage(undefined, { userAgent: iphone });
  await test.step('sessions: each named by its device; one is ended, and all others', async () => {
    const login = { email: moved, password: first };
    await fetch(`${site.url}/api/v1/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': firefox },
      body: JSON.stringify(login),
    });
    await mailed(mails, moved, /^\* Firefox, Linux: .* UTC$/m);
    await logInAt(phone, url, moved, first);
    await expect(bell(phone)).toBeVisible();
    await open(page, `${url}/account`);
    const sessions = part(page, 'Where you are logged in');
    await expect(sessions.getByText(/^Here and now/)).toHaveCount(1);
    await expect(sessions.getByText('Safari, iPhone')).toBeVisible();
    const there = sessions.getByRole('button', { name: /^Log out there: Firefox, Linux/ });
    const proof = field(sessions, 'Present password');
    await proof.fill('not the one');
    expectConsole('status of 403');
    await there.click();
    await expect(proof).toHaveAccessibleDescription('This is not your present password');
    await proof.fill(first);
    await there.click();
    await expect(sessions.getByText('Firefox, Linux')).toHaveCount(0);
    await expect(sessions.getByText('Safari, iPhone')).toBeVisible();
    await sessions.getByRole('button', { name: 'Log out everywhere else' }).click();
    await expect(sessions.getByRole('status')).toHaveText('You are logged in nowhere else.');
    expectConsole(/401/);
    await open(phone, `${url}/account`);
    await expect(main(phone)).toContainText('Please log in to see your account');
  });

  const password = 'a better password';
  await test.step('password, by keyboard alone: the present one is asked for, and a common one refused', async () => {
    const setting = page.getByRole('form', { name: 'Change your password' });
    const [present, fresh] = [field(setting, 'Present password'), field(setting, 'New password')];
    await tabTo(page, summary(page, 'Change your password'));
    await page.keyboard.press('Enter');
    await tabTo(page, present);
    await page.keyboard.type('not the one');
    await tabTo(page, fresh);
    await page.keyboard.type('password123');
    expectConsole('status of 422');
    await page.keyboard.press('Enter');
    await expect(fresh).toHaveAccessibleDescription(/Very many people use this password/);
    await tabTo(page, fresh);
    await page.keyboard.press('Control+A');
    await page.keyboard.type(password);
    expectConsole('status of 403');
    await page.keyboard.press('Enter');
    await expect(present).toHaveAccessibleDescription('This is not your present password');
    await expect(fresh).toHaveValue(password);
    await tabTo(page, present);
    await page.keyboard.press('Control+A');
    await page.keyboard.type(first);
    await page.keyboard.press('Enter');
    await expect(setting.getByRole('status')).toHaveText(
      'The new password is set. You are logged out everywhere else.',
    );
    await expect(fresh).toHaveValue('');
    await mailed(mails, moved, /a new password was set for your account/);
  });

  await test.step('passkeys: one is added, stands for the password at the favourite dish, and goes', async () => {
    await plugIn(page);
    const adding = await unfold(page, 'Add a passkey');
    await field(adding, 'Name of the passkey').fill('Phone');
    await field(adding, 'Present password').fill(password);
    await save(adding, 'Make a passkey').click();
    await expect(adding.getByText('The passkey is added.')).toBeVisible();
    await mailed(mails, moved, /a passkey was added to your account/);
    const dish = await unfold(page, 'Change your favourite dish');
    await field(dish, answer).fill('Rajma Chawal');
    await save(dish, 'Confirm with a passkey instead').click();
    await expect(dish.getByText('Confirmed with a passkey.')).toBeFocused();
    await expectAccessible(page);
    await save(dish).click();
    await expect(dish.getByText('The new answer is saved.')).toBeVisible();
    const removing = await unfold(page, 'Remove “Phone”');
    await field(removing, 'Present password').fill(password);
    await save(removing, 'Remove').click();
    await expect(part(page, 'Passkeys').getByText('You have none yet.')).toBeVisible();
    await reload(page);
    const dishAgain = await unfold(page, 'Change your favourite dish');
    await field(dishAgain, answer).fill('Dal Makhani');
    await field(dishAgain, 'Present password').fill(password);
    await save(dishAgain).click();
    await expect(dishAgain.getByText('The new answer is saved.')).toBeVisible();
  });

  await test.step('notifications: by mail once a day, one kind not on the site; both are kept', async () => {
    const settings = part(page, 'What you are told');
    const all = settings.getByLabel('By mail, everything');
    const kind = settings.getByRole('group', { name: 'Somebody follows you' });
    const isSaved = () => page.waitForResponse((reply) => reply.request().method() === 'PUT');
    const [mail] = await Promise.all([isSaved(), all.selectOption('Once a day')]);
    expect(mail.status()).toBe(200);
    const [onSite] = await Promise.all([isSaved(), kind.getByLabel('On the site').uncheck()]);
    expect(onSite.status()).toBe(200);
    await reload(page);
    await expect(all).toHaveValue('daily');
    await expect(kind.getByLabel('On the site')).not.toBeChecked();
  });

  await test.step('units: recipes are shown in those that were chosen', async () => {
    const us = part(page, 'Language and units').getByRole('radio', { name: 'US' });
    await us.check();
    await expect(us).toBeChecked();
    await open(page, `${url}/recipe/${recipe.slug}`);
    await expect(page).toHaveURL(/\?units=us$/);
    await open(page, `${url}/account`);
    await expect(us).toBeChecked();
  });

  await test.step('takes everything along: the zip holds what was published', async () => {
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download everything' }).click();
    const file = await downloading;
    expect(file.suggestedFilename()).toMatch(/^recipes-[\d-]+\.zip$/);
    const files = readZip(await readFile(await file.path()));
    for (const form of ['json', 'md', 'cook', 'webp'])
      expect(files.has(`${recipe.slug}/${recipe.slug}.${form}`), form).toBe(true);
    expect(files.get('my-account.json')?.toString()).toContain(moved);
    await expect(page.getByText('The download has begun.')).toBeVisible();
  });

  await test.step('leaves by choice: recipes stay, by a former cook', async () => {
    const form = await unfold(page, 'Delete my account');
    await expect(form.getByText('Your recipes go with their photos')).toBeVisible();
    await form.getByRole('radio', { name: 'They stay, by a former cook' }).check();
    await expect(form.getByText('Your recipes stay for everybody')).toBeVisible();
    await expectAccessible(page);
    const present = field(form, 'Present password');
    await present.fill('not the one');
    await save(form, 'Close and delete my account').click();
    await expect(present).toHaveAccessibleDescription('This is not your present password');
    await present.fill(password);
    await save(form, 'Close and delete my account').click();
    await expect(page.getByText('Your account is closed. It will be deleted on')).toBeVisible();
    await expect(bell(page)).toHaveCount(0);
    await mailed(mails, moved, /asked to be deleted/);
    await open(page, `${url}/recipe/${recipe.slug}`);
    await expect(page.getByText('by a former cook')).toBeVisible();
  });

  await test.step('a login asks before it undoes, and one press takes all of it back', async () => {
    await logInAt(page, url, moved, password);
    await expect(page.getByRole('heading', { name: 'This account is closed' })).toBeFocused();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Take my account back' }).click();
    await expect(bell(page)).toBeVisible();
    await open(page, `${url}/recipe/${recipe.slug}`);
    await expect(page.getByRole('link', { name: 'by Ana Maria' })).toBeVisible();
  });

  await test.step('in German everything is there as it was', async () => {
    await open(page, `${url}/account`);
    await part(page, 'Language and units').getByRole('link', { name: 'Deutsch' }).click();
    await expect(page).toHaveURL(`${url}/de/account`);
    await expect(page.getByRole('heading', { level: 1, name: 'Mein Konto' })).toBeVisible();
    await expect(main(page)).toContainText(moved);
    await expect(main(page)).toContainText('Rezepte: 1 von');
    await expectAccessible(page);
  });

  await page.goto('about:blank');
  await phone.goto('about:blank');
  await site.stop();
  await rm(dataDir, { recursive: true, force: true });
});
