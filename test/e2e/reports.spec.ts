import { expect, type Page } from '@playwright/test';
import { axeViolations } from '#test/support/axe.ts';
import { test } from '#test/support/page.ts';
import { expectToast, open, publishRecipe, uniqueName } from '#test/support/steps.ts';

test('a visitor reports a recipe, a moderator hides it, its author appeals, and an admin brings it back', async ({
  page,
  site,
  newPerson,
  newAdmin,
  newModerator,
  otherPage,
  expectConsole,
}) => {
  const name = uniqueName('Reported soup');
  const cook = await newPerson('Cleo');
  const { slug } = await publishRecipe(site.url, cook, { name });
  const main = page.getByRole('main');
  const fault = main.locator('form').getByRole('alert');
  const note = page.getByLabel('What should we know?');
  const reason = page.getByRole('radio', { name: 'Copied from somebody' });

  await test.step('who chooses no reason is told so, and what is typed survives a reload', async () => {
    await open(page, `/recipe/${slug}`);
    await main.getByRole('link', { name: `Report: ${name}` }).click();
    await expect(main.getByRole('heading', { name: 'Report a recipe' })).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await note.fill('From page 12 of <b>my book</b>');
    await main.getByRole('button', { name: 'Send report' }).click();
    await expect(fault).toHaveText('Please choose what is wrong');
    await reason.check({ force: true });
    await expect(fault).toHaveCount(0);
    await open(page, new URL(page.url()).pathname);
    await expect(note).toHaveValue('From page 12 of <b>my book</b>');
    await expect(reason).toBeChecked();
  });

  await test.step('a report that did not go out stays, and is sent again', async () => {
    expectConsole(/Failed to (load|fetch)/);
    await page.route('**/api/v1/reports/**', (route) => route.abort());
    await main.getByRole('button', { name: 'Send report' }).click();
    await expect(fault).toHaveCount(1);
    await expect(note).toHaveValue('From page 12 of <b>my book</b>');
    await page.unroute('**/api/v1/reports/**');
    await main.getByRole('button', { name: 'Send report' }).click();
    await expect(main.getByText('Thank you. We will look at it.')).toBeFocused();
  });

  const entry = (of: Page) => of.getByRole('main').getByRole('listitem').filter({ hasText: name });
  const queue = await otherPage(await newModerator('Mona'));
  const dialog = queue.getByRole('alertdialog');
  await test.step('a moderator reads what was said, and hides it for a reason', async () => {
    await open(queue, '/admin/queue');
    await expect(entry(queue)).toContainText('From page 12 of <b>my book</b>');
    await expect(entry(queue)).toContainText('Copied (1)');
    expect(await axeViolations(queue)).toEqual([]);
    await entry(queue).getByRole('button', { name: 'Hide: Cleo' }).click();
    await expect(dialog.getByLabel('What is wrong')).toHaveValue('copied');
    await dialog.getByLabel('Reason').fill('It is from a book');
    await dialog.getByRole('button', { name: 'Hide' }).click();
    await expectToast(queue, 'success', 'Hidden. Under “Settled” it can be restored');
    await expect(entry(queue)).toHaveCount(0);
    expect((await page.request.get(`/recipe/${slug}`)).status()).toBe(404);
  });

  const own = await otherPage(cook);
  const decision = own.getByRole('main').getByRole('article');
  const words = decision.getByLabel('Why should it be shown again?');
  const appeal = decision.getByRole('button', { name: 'Appeal' });
  await test.step('its author is told why and appeals; what is typed survives a reload and a failure', async () => {
    await open(own, '/notifications');
    const told = { name: /A recipe of yours was hidden: It is from a book/ };
    await own.getByRole('main').getByRole('link', told).click();
    await expect(decision).toContainText(name);
    await expect(decision).toContainText('Copied from somebody');
    await appeal.click();
    await expect(decision).toContainText('Please say why, in a few words');
    expect(await axeViolations(own)).toEqual([]);
    await words.fill('It is <b>my own</b> book');
    await open(own, '/account/moderation');
    await expect(words).toHaveValue('It is <b>my own</b> book');
    await own.route('**/appeal', (route) => route.abort());
    await appeal.click();
    await expect(words).toHaveAttribute('aria-invalid', 'true');
    await own.unroute('**/appeal');
    await appeal.click();
    await expect(decision).toContainText('Appeal under way');
    await expect(words).toHaveCount(0);
  });

  const answers = await otherPage(await newAdmin('Ada'));
  await test.step('somebody else answers: who decided may not, an admin does', async () => {
    expectConsole(/403|admin/);
    await open(queue, '/admin/queue');
    await entry(queue).getByRole('button', { name: 'Grant: Cleo' }).click();
    await dialog.getByRole('button', { name: 'Grant' }).click();
    const said =
      'You decided this: somebody else answers the appeal, or you a day after it where nobody else is there';
    await expectToast(queue, 'error', said);
    await open(answers, '/admin/queue');
    await expect(entry(answers)).toContainText('It is <b>my own</b> book');
    await expect(entry(answers)).toContainText('by Mona');
    expect(await axeViolations(answers)).toEqual([]);
    await entry(answers).getByRole('button', { name: 'Grant: Cleo' }).click();
    await answers.getByRole('alertdialog').getByLabel('Answer').fill('So it is');
    await answers.getByRole('alertdialog').getByRole('button', { name: 'Grant' }).click();
    await expectToast(answers, 'success', 'Appeal granted');
    await expect(entry(answers)).toHaveCount(0);
    expect((await page.request.get(`/recipe/${slug}`)).status()).toBe(200);
  });

  await test.step('its author reads the answer, and the log tells of it', async () => {
    await open(own, '/account/moderation');
    await expect(decision).toContainText('Restored');
    await expect(decision).toContainText('So it is');
    await open(answers, '/admin/log');
    const noted = entry(answers).filter({ hasText: 'Ada granted an appeal' });
    await expect(noted).toHaveCount(1);
  });
});
