import { expect } from '@playwright/test';
import { test, type Visitor } from '#test/support/browsers/visitor.ts';
import type { Person } from '#test/support/people.ts';
import { picture, uniqueName } from '#test/support/steps.ts';

async function logIn(visitor: Visitor, { user, password }: Person): Promise<void> {
  await visitor.open('/login');
  await visitor.write('Email', user.email);
  await visitor.write('Password', password);
  await visitor.press('button', 'Login');
  await visitor.expectText(user.name);
  await visitor.expectPath('/');
}

async function fillRecipe(visitor: Visitor, name: string): Promise<void> {
  await visitor.choose('Category', 'Indian');
  await visitor.write('Dish name', name);
  await visitor.write('Description', 'Slow lentils, two ways.');
  await visitor.write('Ingredient 1', '200 g red lentils, rinsed');
  await visitor.write('Step 1', 'Simmer, stirring, for 20 minutes.');
  await visitor.attach(picture);
  await visitor.expectPicture('Chosen photo');
}

const isOverPage = () => 'isOverPage' in history.state;

/** Dark colours write light letters. */
const isDark = () => Number(getComputedStyle(document.body).color.match(/\d+/)?.[0]) > 128;

test('a visitor browses from Home to a cuisine and to a recipe with its photo', async ({
  visitor,
}) => {
  await visitor.open('/');
  await visitor.expectText('The Easiest Way To Make Your Favorite Meal');
  await visitor.press('link', 'Thai');
  await visitor.expectHeading('Thai Recipes');
  await visitor.press('link', 'Pad Thai with Prawns');
  await visitor.expectPath('/recipe/pad-thai');
  await visitor.expectHeading('Pad Thai with Prawns');
  await visitor.expectText('Ingredients');
  await visitor.expectPicture('Photo of Pad Thai with Prawns');
});

test('a search with a typo finds the recipe', async ({ visitor }) => {
  await visitor.open('/');
  await visitor.write('Search recipes', 'mapo tfou');
  await visitor.press('button', 'Search');
  await visitor.expectPath('/search?keyword=mapo+tfou');
  await visitor.expectHeading('Search Results');
  await visitor.press('link', 'Mapo Tofu');
  await visitor.expectHeading('Mapo Tofu');
});

test('a cook logs in, publishes with a photo and edits what was published', async ({
  visitor,
  newPerson,
}) => {
  await logIn(visitor, await newPerson('Asha'));
  await visitor.open('/addrecipe');
  const name = uniqueName('Kadhi');
  await fillRecipe(visitor, name);
  await visitor.press('button', 'Publish recipe');
  await visitor.press('link', 'View');
  await visitor.expectHeading(name);
  await visitor.expectText('200 g red lentils, rinsed');
  await visitor.expectPicture(`Photo of ${name}`);
  await visitor.press('link', 'Edit');
  await visitor.expectValue('Dish name', name);
  await visitor.write('Dish name', ' again');
  await visitor.press('button', 'Save changes');
  await visitor.expectHeading(`${name} again`);
});

test('a recipe that is saved stands under saved, also after a reload', async ({
  visitor,
  newPerson,
}) => {
  await logIn(visitor, await newPerson('Bela'));
  await visitor.open('/recipe/mapo-tofu');
  await visitor.press('button', 'Save');
  const pressed = () => document.querySelector('main button[aria-pressed=true]') !== null;
  await expect.poll(() => visitor.driver.call(pressed)).toBe(true);
  await visitor.open('/savedrecipe');
  await visitor.press('link', 'Mapo Tofu');
  await visitor.expectHeading('Mapo Tofu');
  await visitor.open('/recipe/mapo-tofu');
  await expect.poll(() => visitor.driver.call(pressed)).toBe(true);
});

test('a draft with its photo is there again after a reload', async ({ visitor, newPerson }) => {
  await logIn(visitor, await newPerson('Chen'));
  await visitor.open('/addrecipe');
  const name = uniqueName('Draft');
  await fillRecipe(visitor, name);
  await visitor.expectKept();
  await visitor.open('/addrecipe');
  await visitor.expectValue('Dish name', name);
  await visitor.expectValue('Ingredient 1', '200 g red lentils, rinsed');
  await visitor.expectPicture('Chosen photo');
});

test('the print page shows the recipe and leads back', async ({ visitor }) => {
  await visitor.open('/recipe/mapo-tofu');
  await visitor.press('link', 'Print');
  await visitor.expectPath('/recipe/mapo-tofu/print');
  await visitor.expectHeading('Mapo Tofu');
  await visitor.expectText('Ingredients');
  await visitor.press('link', 'Back to the recipe');
  await visitor.expectPath('/recipe/mapo-tofu');
});

test('dark colours are chosen, and stay on the next visit', async ({ visitor }) => {
  await visitor.open('/contact');
  expect(await visitor.driver.call(isDark)).toBe(false);
  await visitor.press('button', 'Use dark colours');
  await expect.poll(() => visitor.driver.call(isDark)).toBe(true);
  await visitor.open('/explore');
  expect(await visitor.driver.call(isDark)).toBe(true);
});

test('no page is wider than a phone', async ({ visitor }) => {
  await visitor.driver.resize(400, 800);
  for (const path of ['/', '/explore', '/recipe/mapo-tofu', '/login', '/contact']) {
    await visitor.open(path);
    const overflow = () => document.documentElement.scrollWidth - innerWidth;
    expect(await visitor.driver.call(overflow), path).toBeLessThanOrEqual(0);
  }
});

test('on a phone the way back leads from what was chosen in the filters to the list before', async ({
  visitor,
}) => {
  await visitor.driver.resize(400, 800);
  await visitor.open('/explore');
  await visitor.press('button', 'Filter');
  // It slides in: what is pressed stands still.
  await expect.poll(() => visitor.driver.call(() => document.getAnimations().length)).toBe(0);
  await visitor.press('link', 'Breakfast');
  await visitor.expectPath('/explore?course=breakfast');
  await visitor.press('button', 'Show');
  await expect.poll(() => visitor.driver.call(isOverPage)).toBe(false);
  await visitor.driver.call(() => history.back());
  await visitor.expectPath('/explore');
  await visitor.driver.call(() => history.forward());
  await visitor.expectPath('/explore?course=breakfast');
});

test('a recipe is cooked in other amounts, with a timer that a reload keeps', async ({
  visitor,
}) => {
  await visitor.open('/recipe/mapo-tofu?servings=8');
  await visitor.press('link', 'Start cooking');
  await visitor.expectPath('/recipe/mapo-tofu/cook?servings=8');
  await visitor.expectText('Step 1 of 7');
  await visitor.press('button', 'Next');
  await visitor.expectText('Step 2 of 7');
  await visitor.expectText('1200 g');
  await visitor.press('button', '10 minutes: start a timer');
  await visitor.expectText('1 timer');
  await visitor.open('/recipe/mapo-tofu/cook?servings=8');
  await visitor.expectText('Step 2 of 7');
  await visitor.expectText('1 timer');
  // A reload leaves the step of the history that stands for the list, and what was chosen in it stays.
  await visitor.press('button', 'Everything');
  await visitor.press('button', 'One serving more');
  await visitor.expectPath('/recipe/mapo-tofu/cook?servings=9');
  await visitor.driver.call(() => location.reload());
  await expect.poll(() => visitor.driver.call(isOverPage)).toBe(false);
  await visitor.expectPath('/recipe/mapo-tofu/cook?servings=9');
  await visitor.expectText('1350 g');
});
