import { expect, type Page } from '@playwright/test';
import { axeViolations } from '#test/support/axe.ts';
import { arrives, settle, setWidth } from '#test/support/moments.ts';
import { test } from '#test/support/page.ts';
import type { Person } from '#test/support/people.ts';
import {
  editRecipe,
  expectToast,
  open,
  publishRecipe,
  reload,
  stepBack,
} from '#test/support/steps.ts';

const ingredientList = ['2 eggs, beaten', '1 pinch of salt', '200 g spinach'];
const stepList = ['Whisk the eggs with the salt.', 'Fold the spinach in and bake for 20 minutes.'];
const lines = { ingredientList, stepList };

const onEggs = 'Note on “2 eggs, beaten”';
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const area = (page: Page, name: string) => page.getByRole('textbox', { name });
const line = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text });
const section = (page: Page) => page.getByRole('region', { name: 'My notes' });
const save = (page: Page) => button(page, 'Save the note').click();

async function write(page: Page, name: string, words: string): Promise<void> {
  await button(page, name).click();
  await expect(area(page, name)).toBeFocused();
  await area(page, name).fill(words);
  await save(page);
  await expect(button(page, name)).toBeFocused();
}

/** The author of a recipe gives it other ingredients. */
const edit = (origin: string, author: Person, id: string, ingredientList: string[]) =>
  editRecipe(origin, author, id, { name: 'Eggs and spinach', ingredientList, stepList });

test('notes on an ingredient and a step stay with their lines as the author edits, and are left over once one has gone', async ({
  page,
  site,
  newPerson,
  logIn,
}) => {
  const [author, cook] = [await newPerson(), await newPerson()];
  const { _id } = await publishRecipe(site.url, author, lines);
  await edit(site.url, author, _id, ingredientList);
  const { slug } = await recipeOf(site.url, author, _id);
  await logIn(page, cook);
  await open(page, `/recipe/${slug}`);
  await write(page, onEggs, 'Duck eggs');
  await write(page, 'Note on step 2', 'Ten minutes more');
  await expect(line(page, 'beaten').getByRole('status')).toHaveText('Note saved');
  await reload(page);
  await expect(line(page, 'beaten')).toContainText('My note: Duck eggs');
  await expect(line(page, 'Fold the spinach')).toContainText('Ten minutes more');

  await edit(site.url, author, _id, ['200 g spinach', '3 eggs, whisked']);
  await reload(page);
  const eggs = line(page, '3 eggs, whisked');
  await expect(eggs).toContainText('Noted when the line read “2 eggs, beaten”');
  await expect(eggs).toContainText('My note: Duck eggs');
  await expect(line(page, 'Fold the spinach')).not.toContainText('Noted when');
  await edit(site.url, author, _id, ['200 g spinach']);
  await reload(page);
  const left = section(page).getByRole('region', { name: 'Notes on lines that are gone' });
  await expect(left.getByRole('listitem')).toHaveCount(1);
  await expect(left).toContainText('2 eggs, beaten');
  await expect(left).toContainText('Duck eggs');
  await page.emulateMedia({ media: 'print' });
  await expect(left).toBeHidden();
  await expect(page.getByText('Ten minutes more')).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await button(page, `Delete the note on “2 eggs, beaten”`).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expectToast(page, 'success', 'Note deleted');
  await expect(left).toHaveCount(0);
  await expect(section(page).getByRole('heading', { name: 'My notes' })).toBeFocused();
  await reload(page);
  await expect(line(page, 'Fold the spinach')).toContainText('Ten minutes more');
  await expect(left).toHaveCount(0);

  await test.step('one that is saved empty is said to be deleted, and the focus stays with the notes', async () => {
    const long = `${'Stir and taste, '.repeat(9)}then salt.`;
    await edit(site.url, author, _id, ['2 eggs, beaten', long]);
    await reload(page);
    const onLong = `Note on “${'Stir and taste, '.repeat(4).slice(0, 60)}…”`;
    await write(page, onLong, 'Twice');
    await edit(site.url, author, _id, ['2 eggs, beaten']);
    await reload(page);
    await expect(left).toContainText(long);
    await expect(button(page, `Delete the n${onLong.slice(1)}`)).toBeVisible();
    await button(page, onLong).click();
    await area(page, onLong).fill('');
    await save(page);
    await expectToast(page, 'success', 'Note deleted');
    await expect(left).toHaveCount(0);
    await expect(section(page).getByRole('heading', { name: 'My notes' })).toBeFocused();
  });
});

async function recipeOf(origin: string, { user }: Person, id: string): Promise<{ slug: string }> {
  const reply = await fetch(`${origin}/api/v1/food/get-food?userId=${user._id}`);
  const { foods } = await reply.json();
  return foods.find((food: { _id: string }) => food._id === id);
}

test('what is typed on a line outlives a failure, a reload and its line; two tabs see what the other wrote', async ({
  page,
  context,
  site,
  newPerson,
  logIn,
  expectConsole,
}) => {
  const [author, cook] = [await newPerson(), await newPerson()];
  const { _id } = await publishRecipe(site.url, author, lines);
  await edit(site.url, author, _id, ingredientList);
  const { slug } = await recipeOf(site.url, author, _id);
  await logIn(page, cook);
  await open(page, `/recipe/${slug}`);
  const second = await context.newPage();
  await open(second, `/recipe/${slug}`);
  await button(page, onEggs).click();
  await area(page, onEggs).fill('a'.repeat(1_001));
  await save(page);
  await expect(area(page, onEggs)).toHaveAccessibleDescription(/1000/);
  expectConsole(/ERR_FAILED|Failed to (load|fetch)|409|404/);
  await page.route('**/api/v1/notes/**', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  );
  await area(page, onEggs).fill('Duck eggs');
  await save(page);
  await expect(area(page, onEggs)).toHaveAccessibleDescription(/could not be saved/);
  await page.unroute('**/api/v1/notes/**');
  await reload(page);
  await expect(area(page, onEggs)).toHaveValue('Duck eggs');
  await expect(area(page, onEggs)).not.toBeFocused();

  await write(second, onEggs, 'Goose eggs');
  await save(page);
  await expect(line(page, 'beaten').getByRole('alert')).toContainText('Goose eggs');
  await expect(area(page, onEggs)).toHaveValue('Duck eggs');
  await save(page);
  await expect(line(page, 'beaten').getByRole('status')).toHaveText('Note saved');

  const onSalt = 'Note on “1 pinch of salt”';
  await button(page, onSalt).click();
  await area(page, onSalt).fill('None at all');
  await edit(site.url, author, _id, ['2 eggs, beaten', '200 g spinach']);
  await save(page);
  await expect(area(page, onSalt)).toHaveAccessibleDescription(/not have this line any more/);
  await reload(page);
  await expect(section(page)).toContainText('1 pinch of salt');
  await expect(area(page, onSalt)).toHaveValue('None at all');
  await section(page).getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await expect(section(page)).not.toContainText('1 pinch of salt');
  await expect(section(page).getByRole('heading', { name: 'My notes' })).toBeFocused();
});

test('a note that stands on another food since says what it was noted on, in cook mode too, until its writer keeps it', async ({
  page,
  site,
  newPerson,
  logIn,
}) => {
  const cook = await newPerson();
  const { _id } = await publishRecipe(site.url, cook, {
    ingredientList: ['200 ml soy milk'],
    stepList,
  });
  await edit(site.url, cook, _id, ['200 ml soy milk']);
  const { slug } = await recipeOf(site.url, cook, _id);
  await logIn(page, cook);
  await open(page, `/recipe/${slug}`);
  await write(page, 'Note on “200 ml soy milk”', 'Fine for Mia');
  await expect(line(page, 'soy milk')).not.toContainText('Noted when');
  await edit(site.url, cook, _id, ['200 ml almond milk']);
  const was = 'Noted when the line read “200 ml soy milk”';
  await open(page, `/recipe/${slug}/cook`);
  await button(page, 'Everything').click();
  await expect(line(page, '200 ml almond milk')).toContainText(was);
  await expect(line(page, '200 ml almond milk')).toContainText('My note: Fine for Mia');
  await open(page, `/recipe/${slug}`);
  await expect(line(page, '200 ml almond milk')).toContainText(was);
  await button(page, 'Note on “200 ml almond milk”').click();
  await expect(line(page, '200 ml almond milk')).toContainText(was);
  await save(page);
  await expect(line(page, '200 ml almond milk').getByRole('status')).toHaveText('Note saved');
  await expect(page.getByText(was)).toHaveCount(0);
  await reload(page);
  await expect(line(page, '200 ml almond milk')).toContainText('My note: Fine for Mia');
  await expect(page.getByText(was)).toHaveCount(0);
});

test('a reply that comes once the page was left takes nothing away that was typed since', async ({
  page,
  site,
  newPerson,
  logIn,
}) => {
  const cook = await newPerson();
  const { slug } = await publishRecipe(site.url, cook, lines);
  await logIn(page, cook);
  await open(page, `/recipe/${slug}`);
  const reply = Promise.withResolvers<void>();
  type Reply = { request(): { method(): string }; url(): string };
  const changeOf = (isOfLine: boolean) => (one: Reply) =>
    one.request().method() === 'PUT' &&
    one.url().includes('/api/v1/notes/') &&
    one.url().includes('/lines/') === isOfLine;
  let atSite = 0;
  await page.route('**/api/v1/notes/**', async (route) => {
    if (route.request().method() === 'GET') return route.continue();
    const response = await route.fetch();
    atSite += 1;
    await reply.promise;
    await route.fulfill({ response });
  });
  const kept = [false, true].map((isOfLine) => page.waitForResponse(changeOf(isOfLine)));
  const main = page.getByRole('textbox', { name: 'My notes' });
  await button(page, 'Add a note').click();
  await main.fill('Less salt');
  await section(page).getByRole('button', { name: 'Save the note' }).click();
  await button(page, onEggs).click();
  await area(page, onEggs).fill('Duck');
  await line(page, 'beaten').getByRole('button', { name: 'Save the note' }).click();
  // What is asked on the way back is answered with both.
  await expect.poll(() => atSite).toBe(2);
  await page.getByRole('banner').getByRole('link', { name: 'Explore' }).first().click();
  await arrives(page);
  await stepBack(page);
  await button(page, 'Edit the note').click();
  await main.fill('Less salt, more pepper');
  await button(page, onEggs).click();
  await area(page, onEggs).fill('Duck or goose');
  reply.resolve();
  await Promise.all(kept);
  await settle(page);
  await reload(page);
  await expect(main).toHaveValue('Less salt, more pepper');
  await expect(area(page, onEggs)).toHaveValue('Duck or goose');
});

test('cook mode shows the notes on a step and on what it uses, to nobody but their writer, and asks again when the network returns; paper and visitors do not', async ({
  page,
  context,
  site,
  newPerson,
  logIn,
  otherPage,
  guard,
  expectConsole,
}) => {
  const [cook, ben] = [await newPerson(), await newPerson()];
  const { slug } = await publishRecipe(site.url, cook, lines);
  await logIn(page, cook);
  await test.step('the way to a note names the amount that is shown, and leaves nothing with the browser before a word is typed', async () => {
    await open(page, `/recipe/${slug}?scale=2`);
    await button(page, 'Note on “4 eggs, beaten”').click();
    const draft = area(page, 'Note on “4 eggs, beaten”');
    await expect(draft).toBeFocused();
    const keys = () =>
      page.evaluate(() =>
        [localStorage, sessionStorage].flatMap((one) =>
          Object.keys(one).filter((key) => key.startsWith('note:')),
        ),
      );
    expect(await keys()).toEqual([]);
    await draft.fill('D');
    await expect.poll(async () => (await keys()).length).toBe(2);
    await draft.fill('');
    await reload(page);
    await expect(button(page, 'Note on “4 eggs, beaten”')).toBeVisible();
    expect(await keys()).toEqual([]);
  });
  await page.getByRole('button', { name: '1×', exact: true }).click();
  await write(page, onEggs, 'Duck eggs');
  await write(page, 'Note on step 1', 'By hand');
  await open(page, `/recipe/${slug}/cook`);
  await expect(page.getByText('My note: By hand')).toBeVisible();
  await expect(page.getByRole('region', { name: 'For this step' })).toContainText(
    'My note: Duck eggs',
  );
  await button(page, 'Next').click();
  await expect(page.getByText('By hand')).toHaveCount(0);
  await button(page, 'Previous').click();
  await expect(page.getByText('My note: By hand')).toBeVisible();
  await open(page, `/recipe/${slug}/print`);
  await expect(page.getByText('2 eggs, beaten')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.getByText('Duck eggs')).toHaveCount(0);
  const visitor = await otherPage();
  await open(visitor, `/recipe/${slug}/cook`);
  await visitor.waitForLoadState('networkidle');
  await expect(visitor.getByText('My note:')).toHaveCount(0);

  await test.step('it asks for them again when the network returns, and shows nobody those of the person before', async () => {
    guard.check();
    expectConsole(/ERR_FAILED|Failed to (load|fetch)/);
    const note = page.getByText('My note: By hand');
    await page.route('**/api/v1/notes/**', (route) => route.abort());
    const lost = page.waitForEvent('requestfailed', (one) => one.url().includes('/notes/'));
    await open(page, `/recipe/${slug}/cook`);
    await lost;
    await settle(page);
    await expect(note).toHaveCount(0);
    await page.unroute('**/api/v1/notes/**');
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(note).toBeVisible();

    await page.route('**/api/v1/notes/**', (route) => route.abort());
    const second = await context.newPage();
    await open(second, '/contact');
    const lostOfBen = page.waitForEvent('requestfailed', (one) => one.url().includes('/notes/'));
    const auth = JSON.stringify({ user: ben.user, token: ben.token });
    await second.evaluate((value) => localStorage.setItem('auth', value), auth);
    await lostOfBen;
    await settle(page);
    await expect(note).toHaveCount(0);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true });

  test('the way to a note is 44 pixels wide and high, and large letters leave room for all of it', async ({
    page,
    site,
    newPerson,
    logIn,
  }) => {
    const cook = await newPerson();
    const { slug } = await publishRecipe(site.url, cook, lines);
    await logIn(page, cook);
    await open(page, `/recipe/${slug}`);
    for (const name of [onEggs, 'Note on step 1']) {
      const box = await button(page, name).boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0), name).toBeGreaterThanOrEqual(44);
    }
    await write(page, onEggs, 'Duck eggs, from the farm behind the mill');
    await button(page, 'Note on step 1').click();
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    await setWidth(page, 360);
    const over = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(over).toBeLessThanOrEqual(0);
    expect(await axeViolations(page)).toEqual([]);
  });
});
