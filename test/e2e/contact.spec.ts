import { expect } from '@playwright/test';
import { arrives } from '#test/support/moments.ts';
import { test } from '#test/support/page.ts';
import type { Person } from '#test/support/people.ts';
import { expectNoToast, expectToast, open, reload, stepBack } from '#test/support/steps.ts';

test('the contact page introduces itself and sends a message without a message text', async ({
  page,
  site,
  newAdmin,
}) => {
  await open(page, '/contact');
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact');
  await expect(main.getByText(/^A question, an idea/)).toBeVisible();
  await expect(main.getByRole('link', { name: 'Instagram' })).toHaveAttribute('href', /^https:/);
  const send = main.getByRole('button', { name: 'Send' });

  await send.click();
  const wrong = page.locator('[aria-invalid=true]');
  await expect
    .poll(() => wrong.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).name)))
    .toEqual(['from_email', 'from_name', 'subject']);
  await expect(page.getByLabel('Your email')).toBeFocused();
  const email = `ben-${crypto.randomUUID()}@example.org`;
  await page.getByLabel('Your email').fill('ben@');
  await page.getByLabel('Your name').fill('Ben Ode');
  await page.getByLabel('Subject').fill('A question');
  await send.click();
  await expect(page.getByLabel('Your email')).toHaveAccessibleDescription('Email is not valid');
  await page.getByLabel('Your email').fill(email);
  const call = page.waitForRequest((request) => request.url().endsWith('/email/send-form'));
  await send.click();
  const request = await call;
  expect(request.method()).toBe('POST');
  expect(request.headers()['content-type']).toMatch(/^multipart\/form-data/);
  const parts = [...(request.postData() ?? '').matchAll(/name="(\w+)"/g)].map((match) => match[1]);
  expect(parts).toEqual([
    'service_id',
    'template_id',
    'user_id',
    'from_email',
    'from_name',
    'subject',
    'message',
  ]);
  await expectToast(page, 'success', 'Message sent successfull!!');
  await expect(page.getByLabel('Subject')).toHaveValue('');

  const { token } = await newAdmin();
  const headers = { authorization: token };
  const reply = await fetch(`${site.url}/api/v1/contact/get-messages`, { headers });
  const { messages } = await reply.json();
  expect(messages[0]).toMatchObject({ from_email: email, from_name: 'Ben Ode', message: '' });
});

test('a message that could not be sent stays in the form, and the page keeps silent', async ({
  page,
  guard,
  expectConsole,
}) => {
  await open(page, '/contact');
  await test.step('what the site does not take is told at its field', async () => {
    expectConsole('422');
    const email = page.getByLabel('Your email');
    const name = page.getByLabel('Your name');
    await email.fill('anna@firma');
    await name.fill('  ');
    await page.getByLabel('Subject').fill('A question');
    const send = page.getByRole('main').getByRole('button', { name: 'Send' });
    await send.click();
    await expect(name).toHaveAttribute('aria-invalid', 'true');
    await expect(name).toBeFocused();
    await name.fill('Anna');
    await send.click();
    await expect(email).toHaveAccessibleDescription('Email is not valid');
    await expect(email).toBeFocused();
    await expectNoToast(page);
    guard.check();
  });
  expectConsole('silent.contact');
  expectConsole('503');
  await page.route('**/email/send-form', (route) => route.fulfill({ status: 503, body: 'busy' }));
  await page.getByLabel('Your email').fill('ben@example.org');
  await page.getByLabel('Your name').fill('Ben Ode');
  await page.getByLabel('Subject').fill('A question');
  await page.getByLabel('Message').fill('Does the dal freeze?');
  const logged = page.waitForEvent('console', (line) => line.text().includes('silent.contact'));
  await page.getByRole('button', { name: 'Send' }).click();
  await logged;
  await expect(page.getByLabel('Message')).toHaveValue('Does the dal freeze?');
  await expect(page.getByLabel('Your email')).toHaveValue('ben@example.org');
  await expectNoToast(page);
});

test('what is typed of a message survives a link, a reload and another language, and is gone once it is sent', async ({
  page,
}) => {
  await open(page, '/contact');
  await page.getByLabel('Your email').fill(`ben-${crypto.randomUUID()}@example.org`);
  await page.getByLabel('Your name').fill('Ben Ode');
  await page.getByLabel('Subject').fill('A question');
  await page.getByLabel('Message').fill('Does the dal freeze?');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Explore' }).click();
  await arrives(page);
  await stepBack(page);
  await expect(page.getByLabel('Message')).toHaveValue('Does the dal freeze?');
  await reload(page);
  await expect(page.getByLabel('Your name')).toHaveValue('Ben Ode');
  await open(page, '/de/contact');
  await expect(page.getByLabel('Nachricht')).toHaveValue('Does the dal freeze?');
  await open(page, '/contact');
  await expect(page.getByLabel('Subject')).toHaveValue('A question');
  await page.getByRole('button', { name: 'Send' }).click();
  await expectToast(page, 'success', 'Message sent successfull!!');
  await expect(page.getByLabel('Message')).toHaveValue('');
  await reload(page);
  await expect(page.getByLabel('Message')).toHaveValue('');
});

test('what is typed of a message goes along with a login, and is shown to nobody else in the tab', async ({
  page,
  newPerson,
}) => {
  const [anna, ben] = [await newPerson('Anna'), await newPerson('Ben')];
  const message = page.getByLabel('Message');
  const second = await page.context().newPage();
  await second.goto('/robots.txt');
  const logInThere = ({ user, token }: Person | { user: null; token: '' }) =>
    second.evaluate((auth) => localStorage.setItem('auth', auth), JSON.stringify({ user, token }));
  await open(page, '/contact');
  await message.fill('My neighbour copies me');
  await logInThere(anna);
  await expect(page.getByRole('banner').getByTitle('Anna')).toBeVisible();
  await expect(message).toHaveValue('My neighbour copies me');
  await logInThere(ben);
  await expect(page.getByRole('banner').getByTitle('Ben')).toBeVisible();
  await expect(message).toHaveValue('');
  await logInThere({ user: null, token: '' });
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  await expect(message).toHaveValue('');
  await logInThere(anna);
  await expect(message).toHaveValue('My neighbour copies me');
});
