import { expect, type Page } from '@playwright/test';
import { builtFile } from '#test/support/built-file.ts';
import { fillDisk, makeRoom } from '#test/support/kept-drafts.ts';
import { test } from '#test/support/page.ts';
import { clickTwice, open, publishRecipe, reload } from '#test/support/steps.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const area = (page: Page) => page.getByRole('textbox', { name: /^My notes/ });
const section = (page: Page) => page.getByRole('region', { name: 'My notes' });

async function write(page: Page, words: string): Promise<void> {
  await area(page).fill(words);
  await button(page, 'Save the note').click();
}

test('a note is written, told to be saved, found again, changed and deleted; visitors see no trace', async ({
  page,
  site,
  newPerson,
  logIn,
  otherPage,
}) => {
  const cook = await newPerson();
  const { slug } = await publishRecipe(site.url, cook);
  await logIn(page, cook);
  await open(page, `/recipe/${slug}`);
  await button(page, 'Add a note').click();
  await expect(area(page)).toBeFocused();
  await area(page).fill('Half the\nsalt');
  await clickTwice(button(page, 'Save the note'));
  await expect(section(page).getByRole('status')).toHaveText('Note saved');
  await expect(button(page, 'Edit the note')).toBeFocused();
  await open(page, `/recipe/${slug}`);
  await expect(section(page).getByText('Half the')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(section(page)).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  await button(page, 'Edit the note').click();
  await write(page, 'a'.repeat(2_001));
  await expect(area(page)).toHaveAccessibleDescription(/2000/);
  await expect(area(page)).toBeFocused();
  await write(page, '');
  await expect(section(page).getByRole('status')).toHaveText('Note deleted');
  await expect(button(page, 'Add a note')).toBeFocused();

  const visitor = await otherPage();
  const asked: string[] = [];
  visitor.on('request', (request) => asked.push(request.url()));
  await open(visitor, `/recipe/${slug}`);
  await visitor.waitForLoadState('networkidle');
  await expect(section(visitor)).toHaveCount(0);
  await expect(visitor.getByRole('button', { name: /^Note on/ })).toHaveCount(0);
  const program = builtFile('src/web/features/notes/own-notes.tsx');
  const ofNotes = (url: string) => url.endsWith(program) || url.includes('/api/v1/notes');
  expect(asked.filter(ofNotes)).toEqual([]);
});

test('what is typed outlives a browser that cannot keep it, a failure and a reload', async ({
  page,
  newPerson,
  logIn,
  guard,
  expectConsole,
}) => {
  await logIn(page, await newPerson());
  await open(page, '/recipe/mapo-tofu');
  await button(page, 'Add a note').click();

  await test.step('a note that the browser cannot keep says so, and says when it is kept again', async () => {
    await fillDisk(page);
    await area(page).pressSequentially('Toast the spices');
    await expect(section(page)).toContainText(
      'This browser cannot keep what you wrote. It is lost if you leave this page before you save it.',
    );
    await expect(area(page)).toHaveValue('Toast the spices');
    await makeRoom(page);
    await area(page).pressSequentially(' twice');
    await expect(section(page)).toContainText('What you wrote here is not saved yet.');
    await reload(page);
    await expect(area(page)).toHaveValue('Toast the spices twice');
  });

  await test.step('one that could not be saved is found again, and saved then', async () => {
    guard.check();
    expectConsole(/ERR_FAILED|Failed to (load|fetch)/);
    await page.route('**/api/v1/notes/**', (route) =>
      route.request().method() === 'PUT' ? route.abort() : route.continue(),
    );
    await write(page, 'Toast the spices');
    await expect(area(page)).toHaveAccessibleDescription(/could not be saved/);
    await page.unroute('**/api/v1/notes/**');
    await open(page, '/recipe/mapo-tofu');
    await expect(area(page)).toHaveValue('Toast the spices');
    await expect(area(page)).not.toBeFocused();
    await button(page, 'Save the note').click();
    await expect(section(page).getByRole('status')).toHaveText('Note saved');
  });
});

test('of two tabs the later shows what the earlier wrote before it writes over it', async ({
  page,
  context,
  site,
  newPerson,
  logIn,
  expectConsole,
}) => {
  const cook = await newPerson();
  const { slug } = await publishRecipe(site.url, cook);
  await logIn(page, cook);
  const second = await context.newPage();
  for (const tab of [page, second]) {
    await open(tab, `/recipe/${slug}`);
    await button(tab, 'Add a note').click();
  }
  await write(page, 'From the first');
  await expect(section(page).getByRole('status')).toHaveText('Note saved');
  expectConsole(/409/);
  await write(second, 'From the second');
  await expect(section(second).getByRole('alert')).toContainText('From the first');
  await expect(area(second)).toHaveValue('From the second');
  await button(second, 'Save the note').click();
  await expect(section(second).getByRole('status')).toHaveText('Note saved');
  await open(page, `/recipe/${slug}`);
  await expect(section(page).getByText('From the second')).toBeVisible();
});
