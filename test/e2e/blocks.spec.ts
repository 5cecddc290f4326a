import { expect, type Page } from '@playwright/test';
import { scriptWith } from '#test/support/built-scripts.ts';
import { holdReply } from '#test/support/held-replies.ts';
import { settle } from '#test/support/moments.ts';
import { test } from '#test/support/page.ts';
import type { Person } from '#test/support/people.ts';
import { expectToast, open, publishRecipe, reload } from '#test/support/steps.ts';

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name });

async function send(url: string, { token }: Person, method: string, path: string, body: object) {
  const headers = { authorization: token, 'content-type': 'application/json' };
  const reply = await fetch(`${url}/api/v1/${path}`, {
    method,
    headers,
    body: JSON.stringify(body),
  });
  return { status: reply.status, data: await reply.json() };
}

test('somebody is muted below what they wrote, blocked on their page, and neither under one’s account', async ({
  page,
  site,
  newPerson,
  logIn,
  expectConsole,
}) => {
  const [anna, ben] = [await newPerson('Anna'), await newPerson('Ben')];
  const recipe = await publishRecipe(site.url, anna);
  const bens = await publishRecipe(site.url, ben);
  const said = { asWritten: true, cookedOn: '2026-01-02', text: 'Not worth the butter' };
  await send(site.url, ben, 'POST', `recipe-reviews/${recipe._id}`, said);
  const asked = { text: 'Does it ever get any better?' };
  const { data } = await send(site.url, ben, 'POST', `recipe-questions/${recipe._id}`, asked);
  const answer = { text: 'It never does' };
  await send(site.url, ben, 'POST', `questions/${data.question._id}/answers`, answer);
  const { data: made } = await send(site.url, anna, 'POST', `recipe-reviews/${bens._id}`, {
    ...said,
    text: 'Good, with more salt',
  });
  const reply = { text: 'Salt is for those who cannot cook' };
  await send(site.url, ben, 'PUT', `reviews/${made.review._id}/answer`, reply);
  await send(site.url, anna, 'PUT', `follows/${ben.user._id}`, { following: true });

  await logIn(page, anna);
  await open(page, `/recipe/${recipe.slug}`);
  const reviews = page.getByRole('region', { name: 'Made it' });
  await expect(reviews).toContainText(said.text);
  await reviews.getByRole('button', { name: 'Mute or block: Ben' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Mute or block Ben?' });
  await expect(dialog).toContainText('They are not told');
  expectConsole(/ERR_FAILED|Failed to (load|fetch)/);
  await page.route('**/api/v1/blocks/*', (route) => route.abort());
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('That did not work. Please try again');
  await page.unroute('**/api/v1/blocks/*');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'success', 'Ben is muted');
  const folded = page.getByRole('main').locator('summary', { hasText: 'Hidden by you' });
  await expect(folded).toHaveCount(2);
  await expect(page.getByRole('main')).not.toContainText(said.text);
  await expect(page.getByRole('main')).not.toContainText(asked.text);
  await reload(page);
  await expect(folded).toHaveCount(2);
  await reviews.locator('summary', { hasText: 'Hidden by you' }).click();
  await expect(reviews).toContainText(said.text);

  await open(page, `/recipe/${bens.slug}`);
  await expect(folded).toHaveCount(1);
  await expect(reviews).toContainText('Good, with more salt');
  await expect(reviews).not.toContainText(reply.text);

  await open(page, '/following');
  await expect(page.getByRole('main')).toContainText('You follow 1 cook');
  await expect(page.getByRole('main')).toContainText('Nothing from them here yet');

  await open(page, `/cook/${anna.user._id}`);
  const ofAnna = page.getByRole('region', { name: 'Made by Anna' });
  await expect(ofAnna).toContainText('Good, with more salt');
  await expect(folded).toHaveCount(1);
  await expect(ofAnna).not.toContainText(reply.text);

  await open(page, `/cook/${ben.user._id}`);
  const ofBen = page.getByRole('region', { name: 'Made by Ben' });
  await expect(folded).toHaveCount(1);
  await expect(ofBen).not.toContainText(said.text);
  await folded.click();
  await expect(ofBen).toContainText(said.text);
  await expect(button(page, /^Following\s*Ben/)).toBeVisible();
  await button(page, 'Mute or block: Ben').click();
  await expect(dialog.getByRole('radio', { name: 'Mute' })).toBeChecked();
  await dialog.getByRole('radio', { name: 'Block' }).check();
  await expect(dialog).toContainText('Neither of you follows the other');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'success', 'Ben is blocked');
  await button(page, /^Unblock\s*Ben/).click();
  await expectToast(page, 'success', 'Ben is neither muted nor blocked');
  await expect(button(page, /^Follow\s*Ben/)).toBeFocused();
  await send(site.url, anna, 'PUT', `blocks/${ben.user._id}`, { kind: 'block' });
  await open(page, `/cook/${ben.user._id}`);
  await expect(button(page, /^Unblock\s*Ben/)).toBeVisible();
  await expect(button(page, /^Follow\s*Ben/)).toHaveCount(0);
  const refused = await send(site.url, ben, 'POST', `recipe-reviews/${recipe._id}`, {
    ...said,
    text: 'Once more',
  });
  expect([refused.status, refused.data.code]).toEqual([403, 'declined']);

  await open(page, '/account');
  const people = page.getByRole('region', { name: 'Muted and blocked people' });
  await expect(people).toContainText('Blocked since');
  await people.getByRole('button', { name: 'Take back: Ben' }).click();
  await expect(people).toContainText('Nobody');
  await expect(people.getByRole('heading')).toBeFocused();
  await open(page, `/recipe/${recipe.slug}`);
  await expect(reviews).toContainText(said.text);
  // It can be pressed once it is known whom she blocked.
  await expect(reviews.getByRole('button', { name: 'Mute or block: Ben' })).toBeEnabled();
  await expect(folded).toHaveCount(0);
});

test('what somebody has typed of a report is shown to nobody else in their tab', async ({
  page,
  site,
  newPerson,
  logIn,
}) => {
  const [anna, ben] = [await newPerson('Anna'), await newPerson('Ben')];
  const { _id } = await publishRecipe(site.url, ben);
  await logIn(page, anna);
  await open(page, `/report/recipe/${_id}`);
  const note = page.getByRole('main').getByRole('textbox');
  await note.fill('I know this cook');
  await reload(page);
  await expect(note).toHaveValue('I know this cook');
  await logIn(page, ben);
  await open(page, `/report/recipe/${_id}`);
  await expect(page.getByRole('banner').getByTitle('Ben')).toBeVisible();
  await expect(note).toHaveValue('');
  await logIn(page, anna);
  await open(page, `/report/recipe/${_id}`);
  await expect(note).toHaveValue('I know this cook');
});

test('what a cook wrote stays as it stands when the program that folds it comes late; a block stands chosen, however late it is known', async ({
  page,
  site,
  newPerson,
  logIn,
}) => {
  const [anna, ben] = [await newPerson('Anna'), await newPerson('Ben')];
  const recipe = await publishRecipe(site.url, anna);
  const said = { asWritten: true, cookedOn: '2026-01-02', text: 'Worth the butter' };
  await send(site.url, ben, 'POST', `recipe-reviews/${recipe._id}`, said);
  await logIn(page, anna);
  await open(page, '/contact');
  const name = scriptWith('(`blocks.hidden`');
  const program = await holdReply(page, name);
  await open(page, `/cook/${ben.user._id}`);
  const list = page.getByRole('region', { name: 'Made by Ben' }).getByRole('list');
  const before = await list.first().elementHandle();
  await program.held;
  await program.go();
  await page.evaluate((path) => import(path), `/assets/${name}`);
  await settle(page);
  await expect(list.first()).toContainText(said.text);
  expect(await before?.evaluate((element) => element.isConnected)).toBe(true);

  await test.step('a block stands chosen, however late it is known, and does not become a mute', async () => {
    await send(site.url, anna, 'PUT', `blocks/${ben.user._id}`, { kind: 'block' });
    const later = Promise.withResolvers<void>();
    await page.route('**/api/v1/blocks', async (route) => {
      await later.promise;
      await route.continue();
    });
    await open(page, `/cook/${ben.user._id}`);
    const opener = button(page, 'Mute or block: Ben');
    await expect(opener).toBeDisabled();
    later.resolve();
    await expect(opener).toBeEnabled();
    await opener.click();
    await expect(page.getByRole('alertdialog').getByRole('radio', { name: 'Block' })).toBeChecked();
  });
});
