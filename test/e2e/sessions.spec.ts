import { expect } from '@playwright/test';
import { scriptWith } from '#test/support/built-scripts.ts';
import { holdReply } from '#test/support/held-replies.ts';
import { test } from '#test/support/page.ts';
import type { Person } from '#test/support/people.ts';
import { expectToast, open } from '#test/support/steps.ts';

test('a logout that is slow to leave ends the session all the same, after its page has gone', async ({
  page,
  newPerson,
  logIn,
}) => {
  const anna = await newPerson('Anna');
  await logIn(page, anna);
  await open(page, '/contact');
  const logout = await holdReply(page, '/auth/logout', 'Request');
  // Browsers let a call outlive its page by 30 seconds: the toast of the next page is looked for afterwards.
  const next = page.waitForEvent('domcontentloaded');
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
  await logout.held;
  await next;
  const headers = { authorization: anna.token };
  const statusNow = async () => (await page.request.get('/api/v1/auth/me', { headers })).status();
  expect(await statusNow()).toBe(200);
  await logout.go();
  await expect.poll(statusNow).toBe(401);
  await expectToast(page, 'success', 'Logout Successfully!!');
});

test('a call that waits for its program leaves in the name of the person who made it', async ({
  page,
  newPerson,
}) => {
  const [anna, ben] = [await newPerson('Anna'), await newPerson('Ben')];
  const second = await page.context().newPage();
  await second.goto('/robots.txt');
  const logInThere = ({ user, token }: Person) =>
    second.evaluate((auth) => localStorage.setItem('auth', auth), JSON.stringify({ user, token }));
  await open(page, '/contact');
  const program = await holdReply(page, scriptWith('/auth/single-user/'));
  const answered = ({ user }: Person) => page.waitForResponse(`**/auth/single-user/${user._id}?*`);
  const replies = Promise.all([anna, ben].map(answered));
  await logInThere(anna);
  await program.held;
  await logInThere(ben);
  await expect(page.getByRole('banner').getByTitle('Ben')).toBeVisible();
  await program.go();
  expect((await replies).map((reply) => reply.status())).toEqual([200, 200]);
});
