import { expect, type Locator, type Page } from '@playwright/test';
import { setWidth } from '#test/support/moments.ts';
import { expectWhole, said, test } from '#test/support/pseudo-site.ts';
import { editRecipe, expectAnyToast, open, publishRecipe } from '#test/support/steps.ts';
import { holdNextToast } from '#test/support/toast-record.ts';

// One worker opens the site that says pseudo texts.
test.describe.configure({ mode: 'default' });

const main = (page: Page): Locator => page.getByRole('main');
const button = (page: Page, key: Parameters<typeof said>[0]): Locator =>
  main(page).getByRole('button', { name: said(key), exact: true });

test('pages of a visitor say catalogue texts alone, and hold them when they are longer', async ({
  page,
}) => {
  for (const path of [
    '',
    '/explore',
    '/explore?page=2',
    '/recipe-category/Thai',
    '/recipe/shakshuka',
    '/recipe/shakshuka/print',
    '/search',
    '/search?keyword=egg',
    '/search?keyword=xyzzy',
    '/login',
    '/register',
    '/forgot-password',
    '/new-password',
    '/contact',
    '/addrecipe',
    '/myrecipe',
    '/savedrecipe',
    '/account',
    '/following',
    '/verify-email',
    '/unsubscribe',
    '/admin',
    '/notifications',
  ]) {
    await test.step(`/de${path}`, async () => {
      // Texts are looked at where the page is wide and shows the most of them.
      await setWidth(page, 1320);
      await open(page, `/de${path}`);
      await expectWhole(page, ['egg', 'xyzzy']);
    });
  }
});

test('an unknown address says catalogue texts alone', async ({ page, expectConsole }) => {
  expectConsole('404');
  await page.goto('/de/nothing-here');
  await expectWhole(page);
});

test('pages of somebody logged in say catalogue texts alone', async ({
  page,
  newAdmin,
  logIn,
  site,
}) => {
  const person = await newAdmin();
  const { slug, name } = await publishRecipe(site.url, person, { category: 'Thai' });
  await logIn(page, person);
  const known = [name, person.user.email];
  await test.step('a recipe of theirs', async () => {
    await open(page, `/de/recipe/${slug}`);
    await expectWhole(page, known);
  });
  await test.step('the question before a recipe goes', async () => {
    await page.getByRole('button', { name: /Löschën/ }).click();
    await expect(page.getByRole('alertdialog').or(page.getByRole('dialog'))).toBeVisible();
    await expectWhole(page, known);
  });
  for (const path of [
    '/myrecipe',
    '/savedrecipe',
    '/account',
    '/following',
    '/notifications',
    '/addrecipe',
    `/update-recipe/${slug}`,
  ]) {
    await test.step(path, async () => {
      await open(page, `/de${path}`);
      await expectWhole(page, known);
    });
  }
  for (const path of ['/admin', '/admin/accounts', '/admin/messages', '/admin/log']) {
    await test.step(path, async () => {
      await open(page, `/de${path}`);
      await expectWhole(page, known);
    });
  }
});

test('faulty forms and an open menu say catalogue texts alone', async ({ page }) => {
  await open(page, '/de/register');
  await button(page, 'register.submit').click();
  await expect(main(page).locator('[aria-invalid=true]').first()).toBeFocused();
  await expectWhole(page);
  await open(page, '/de/login');
  await page.locator('input[type=email]').fill('nobody@example.org');
  await page.getByRole('textbox', { name: said('field.password') }).fill('wrong words');
  await holdNextToast(page);
  await button(page, 'login.submit').click();
  await expectAnyToast(page);
  await expectWhole(page);
  await open(page, '/de/contact');
  await button(page, 'contact.send').click();
  await expect(main(page).locator('[aria-invalid=true]').first()).toBeFocused();
  await expectWhole(page);
  await page.setViewportSize({ width: 360, height: 900 });
  await page.getByRole('button', { name: said('nav.openMenu') }).click();
  const menu = page.getByRole('navigation', { name: said('nav.menu') });
  await expect(menu.getByRole('link', { name: said('nav.addRecipe') })).toBeVisible();
  await expectWhole(page, [], [360]);
});

test('a refused import, a faulty recipe and a conflict say catalogue texts alone', async ({
  page,
  site,
  newPerson,
  logIn,
  expectConsole,
}) => {
  const cook = await newPerson();
  const known = [cook.user.email, cook.user.name];
  await logIn(page, cook);
  expectConsole(/422/);
  await open(page, '/de/addrecipe');
  await page.getByText(said('import.title'), { exact: true }).click();
  await page.getByLabel(said('import.link')).fill('http://127.0.0.1/recipe');
  await button(page, 'import.read').click();
  await expect(main(page).locator('[aria-invalid=true]').first()).toBeVisible();
  await expectWhole(page, known);
  await button(page, 'form.publish').click();
  await expectAnyToast(page);
  await expectWhole(page, known);

  const recipe = await publishRecipe(site.url, cook, { category: 'Thai' });
  await open(page, `/de/update-recipe/${recipe.slug}`);
  await page.locator('[name=name]').fill(`${recipe.name} of mine`);
  const theirs = { name: `${recipe.name} of theirs`, category: 'Thai' } as const;
  await editRecipe(site.url, cook, recipe._id, theirs);
  expectConsole('409 (Conflict)');
  await button(page, 'form.save').click();
  await expect(page.getByRole('heading', { name: said('conflict.title') })).toBeFocused();
  await expectWhole(page, [
    ...known,
    recipe.name,
    `${recipe.name} of mine`,
    `${recipe.name} of theirs`,
  ]);
});

test('what is written below a recipe says catalogue texts alone', async ({
  page,
  site,
  newPerson,
  logIn,
}) => {
  const [author, cook] = [await newPerson(), await newPerson()];
  const recipe = await publishRecipe(site.url, author, { category: 'Thai' });
  const known = [author.user.name, cook.user.name, recipe.name];
  await logIn(page, cook);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, `/de/recipe/${recipe.slug}`);
  await button(page, 'reviews.madeIt').click();
  await main(page)
    .getByRole('radio', { name: said('reviews.withChanges') })
    .check();
  await expectWhole(page, known);
  await button(page, 'questions.ask').click();
  await expect(page.getByRole('textbox', { name: said('questionForm.question') })).toBeVisible();
  await expectWhole(page, known);
  const step = said('notes.onStep').replace('{n}', '1');
  await main(page).getByRole('button', { name: step, exact: true }).click();
  await expect(page.getByRole('textbox', { name: step })).toBeFocused();
  await expectWhole(page, known);
  await button(page, 'kitchen.copy').click();
  await expectAnyToast(page);
  await main(page)
    .getByRole('button', { name: /Sàmmlüng/ })
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectWhole(page, known);
});
