import { expect, type Page } from '@playwright/test';
import { fillDisk, keptStatus, makeRoom } from '#test/support/kept-drafts.ts';
import { test } from '#test/support/page.ts';
import { clickTwice, expectToast, open, publishRecipe, reload } from '#test/support/steps.ts';

const section = (page: Page) => page.getByRole('region', { name: 'Questions' });
const button = (page: Page, name: string) =>
  section(page).getByRole('button', { name, exact: true });
const words = (page: Page, whose: 'question' | 'answer') =>
  section(page).getByRole('textbox', { name: new RegExp(`^Your ${whose}`) });

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

test('a visitor is asked to log in; somebody asks, finds the draft after a reload and a failure, and the author answers and folds it', async ({
  page,
  site,
  newPerson,
  logIn,
  otherPage,
  expectConsole,
}) => {
  const [author, asker, cook] = [
    await newPerson('Anna'),
    await newPerson('Ben'),
    await newPerson('Cem'),
  ];
  const recipe = await publishRecipe(site.url, author);
  const path = `/recipe/${recipe.slug}`;
  await logIn(page, asker);
  await open(page, path);
  await expect(section(page)).toContainText('Nothing asked yet.');
  await button(page, 'Ask a question').click();
  await expect(words(page, 'question')).toBeFocused();
  await words(page, 'question').fill('Too short');
  expectConsole(/422/);
  await button(page, 'Send the question').click();
  await expect(words(page, 'question')).toHaveAttribute('aria-invalid', 'true');
  await expect(words(page, 'question')).toBeFocused();
  await words(page, 'question').fill('Does it freeze? <b>Really</b> https://example.org');
  await reload(page);
  await expect(words(page, 'question')).toHaveValue(/Does it freeze/);
  expectConsole(/ERR_FAILED|Failed to (load|fetch)/);
  await page.route('**/api/v1/recipe-questions/**', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await button(page, 'Send the question').click();
  await expect(section(page)).toContainText('stays here; try again');
  await page.unroute('**/api/v1/recipe-questions/**');
  await clickTwice(button(page, 'Send the question'));
  await expectToast(page, 'success', 'Your question is there');
  await expect(section(page).getByRole('article')).toHaveCount(1);
  await expect(section(page)).toContainText('1 question');
  await expect(section(page).getByRole('link')).toHaveCount(0);
  await expect(button(page, 'Ask a question')).toBeFocused();

  const visitor = await otherPage();
  await open(visitor, path);
  await expect(section(visitor)).toContainText('No answer yet');
  await section(visitor).getByRole('link', { name: 'Ask a question' }).click();
  await expect(section(visitor).getByRole('status')).toContainText('You come back here');
  await section(visitor).getByRole('link', { name: 'Login' }).click();
  await visitor.getByLabel('Email').fill(cook.user.email);
  await visitor.getByLabel('Password', { exact: true }).fill(cook.password);
  await visitor.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await expect(words(visitor, 'question')).toBeFocused();
  await words(visitor, 'question').fill('Never mind');
  await button(visitor, 'Cancel').click();
  await visitor.getByRole('alertdialog').getByRole('button', { name: 'Keep it' }).click();
  await expect(words(visitor, 'question')).toHaveValue('Never mind');
  await button(visitor, 'Cancel').click();
  await visitor.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await expect(button(visitor, 'Ask a question')).toBeFocused();
  await button(visitor, 'Answer').click();
  await words(visitor, 'answer').fill('I would not');
  const tab = await visitor.context().newPage();
  await open(tab, path);
  await expect(words(tab, 'answer')).toHaveValue('I would not');
  await words(tab, 'answer').fill('I would, for a week');
  await button(visitor, 'Send the answer').click();
  await expectToast(visitor, 'success', 'Thank you, your answer is there');
  // What the other tab sends becomes a change of the answer that is there.
  expectConsole(/409/);
  await button(tab, 'Send the answer').click();
  await expect(section(tab)).toContainText('I would not');
  await expect(words(tab, 'answer')).toHaveValue('I would, for a week');
  await button(tab, 'Save').click();
  await expectToast(tab, 'success', 'Saved');
  await expect(section(tab).getByRole('article')).not.toContainText('I would not');
  await tab.close();

  const writer = await otherPage(author);
  await open(writer, path);
  await button(writer, 'Answer').click();
  await words(writer, 'answer').fill('Yes, for three months');
  await button(writer, 'Send the answer').click();
  const answers = section(writer).getByRole('article').getByRole('listitem');
  await expect(answers).toContainText([/Anna.*Author.*three months/s, /for a week/]);
  await answers.first().getByRole('button', { name: 'Edit' }).click();
  await words(writer, 'answer').fill('Yes, for two months');
  await button(writer, 'Save').click();
  // What is typed is text of the list, too.
  await expectToast(writer, 'success', 'Saved');
  await expect(answers.first()).toContainText('two months');

  await reload(page);
  await expect(section(page)).toContainText('two months');
  await answers.first().getByRole('button', { name: 'Put into the tips' }).click();
  await expectToast(writer, 'success', 'Question and answer stand in the tips now');
  const tip = writer.getByRole('complementary').filter({ hasText: 'Q: Does it freeze?' });
  await expect(tip).toContainText('A: Yes, for two months');
  await button(writer, 'Take back into the list').click();
  await expectToast(writer, 'success', 'Back in the list. The tips stay as they are');

  await section(page).getByRole('article').getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expectToast(page, 'success', 'Deleted');
  await expect(section(page)).toContainText('Nothing asked yet.');
});

test('a question that the browser cannot keep says so, and says when it is kept again', async ({
  page,
  site,
  newPerson,
  logIn,
}) => {
  const recipe = await publishRecipe(site.url, await newPerson('Anna'));
  await logIn(page, await newPerson('Ben'));
  await open(page, `/recipe/${recipe.slug}`);
  await button(page, 'Ask a question').click();
  const status = keptStatus(section(page));
  await expect(status).toHaveText('What you wrote stays in this browser until you send it.');
  await fillDisk(page);
  await words(page, 'question').pressSequentially('Does it freeze?');
  await expect(status).toHaveText(
    'This browser cannot keep what you wrote. It is lost if you leave this page before you send it.',
  );
  await expect(words(page, 'question')).toHaveValue('Does it freeze?');
  await makeRoom(page);
  await words(page, 'question').pressSequentially(' Really?');
  await expect(status).toHaveText('What you wrote stays in this browser until you send it.');
  await reload(page);
  await expect(words(page, 'question')).toHaveValue('Does it freeze? Really?');
});
