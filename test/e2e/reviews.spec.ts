import { expect, type Page } from '@playwright/test';
import { holdReply } from '#test/support/held-replies.ts';
import {
  fillDisk,
  keptInDatabase,
  keptStatus,
  makeRoom,
  recordSaid,
} from '#test/support/kept-drafts.ts';
import { arrives, settle } from '#test/support/moments.ts';
import { test } from '#test/support/page.ts';
import type { Person } from '#test/support/people.ts';
import { finishReading, holdReading, large, plain } from '#test/support/photo-steps.ts';
import { readHtml } from '#test/support/read-html.ts';
import {
  clickTwice,
  editRecipe,
  expectNoToast,
  expectToast,
  open,
  publishRecipe,
  reload,
  stepBack,
  uniqueName,
} from '#test/support/steps.ts';

const section = (page: Page) => page.getByRole('region', { name: 'Made it' });
const button = (page: Page, name: string | RegExp) => section(page).getByRole('button', { name });
const choose = (page: Page, name: string) =>
  section(page).getByRole('radio', { name, exact: true }).check();
const words = (page: Page) => page.getByRole('textbox', { name: /^What you want to tell/ });

/** The uploads that the draft of this page has, in its order. */
const uploadsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const drafts = Object.entries(localStorage).filter(([key]) => key.includes('review:'));
    const { photos } = JSON.parse(drafts[0]?.[1] ?? '');
    return photos.flatMap(({ id }: { id?: string }) => id ?? []);
  });

/** Takes back an upload that the draft of this page has, as time would. */
async function dropUpload(page: Page, origin: string, { token }: Person): Promise<void> {
  const [id] = await uploadsOf(page);
  const about = { method: 'DELETE', headers: { authorization: token } };
  const reply = await fetch(`${origin}/api/v1/food/upload-photo/${id}`, about);
  expect(reply.status).toBe(200);
}

/** Leaves the recipe for the page of its cook, and comes back to the draft of a review. */
async function leaveAndComeBack(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Anna' }).first().click();
  await arrives(page);
  await stepBack(page);
  await expect(words(page)).toBeVisible();
}

/** Makes calls in the name of people. */
const sayTo =
  (origin: string) =>
  async ({ token }: Person, method: string, call: string, json: object) => {
    const headers = { authorization: token, 'content-type': 'application/json' };
    const about = { method, headers, body: JSON.stringify(json) };
    return (await fetch(`${origin}/api/v1/${call}`, about)).json();
  };

async function discard(page: Page): Promise<void> {
  await button(page, 'Cancel').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await expect(button(page, 'I made it')).toBeVisible();
}

/** What search engines are told of the recipe that shows. */
async function recipeNode(page: Page, url: string) {
  const html = await (await page.request.get(url)).text();
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  return JSON.parse(json);
}

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

test('a visitor is asked to log in; a cook writes a review, finds it after a reload, edits and deletes it', async ({
  page,
  site,
  newPerson,
  logIn,
  newAdmin,
  otherPage,
  expectConsole,
}) => {
  const [author, cook, other] = [
    await newPerson('Anna'),
    await newPerson('Ben'),
    await newPerson(),
  ];
  const recipe = await publishRecipe(site.url, author, {
    ingredientList: ['200 g sugar', '2 eggs'],
    servings: '4',
  });
  const path = `/recipe/${recipe.slug}`;
  await logIn(page, cook);
  await test.step('who has scaled a recipe is taken to have cooked it for as many', async () => {
    await open(page, `${path}?servings=6`);
    await button(page, 'I made it').click();
    await expect(section(page).getByLabel('For how many')).toHaveValue('6');
    await button(page, 'Cancel').click();
  });
  await open(page, path);
  await expect(section(page)).toContainText('Be the first to make it.');
  await button(page, 'I made it').click();
  await choose(page, '4');
  await choose(page, 'With changes');
  const addChange = button(page, 'Add a change');
  await addChange.click();
  await test.step('the focus goes from a change that is taken away to the next one, and from the last to what adds one', async () => {
    await addChange.click();
    const takeAway = button(page, 'Take this change away');
    await takeAway.first().press('Enter');
    await expect(takeAway).toHaveCount(1);
    await expect(takeAway).toBeFocused();
    await takeAway.press('Enter');
    await expect(takeAway).toHaveCount(0);
    await expect(addChange).toBeFocused();
    await addChange.press('Enter');
  });
  expectConsole(/422/);
  await button(page, 'Send the review').click();
  await expect(section(page).getByRole('combobox', { name: 'Ingredient' })).toBeFocused();
  await expect(section(page)).toContainText('Ingredient is required');
  await section(page).getByRole('combobox', { name: 'Ingredient' }).selectOption('200 g sugar');
  await words(page).fill('Half the sugar <b>does</b> https://example.org');
  await button(page, 'Cancel').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep it' }).click();
  await expect(button(page, 'Cancel')).toBeFocused();
  const chooser = page.waitForEvent('filechooser');
  await button(page, 'Add photos').click();
  await (await chooser).setFiles([
    await plain('red.png', '#aa2211'),
    await large('large.png'),
    await plain('blue.png', '#1122aa'),
    await plain('green.png', '#11aa22'),
  ]);
  await expect(section(page)).toContainText('Size is more than 1mb');
  await test.step('what was said of photos goes once one is taken away, or has come', async () => {
    await expect(section(page)).toContainText('at most 3 photos');
    await button(page, 'Send the review').click();
    const said = section(page).getByRole('status').filter({ hasText: 'Some photos are not' });
    // There is no button to add more, which would have it.
    await expect(said).toBeFocused();
    await button(page, 'Remove Photo 3').click();
    await expect(section(page)).not.toContainText('at most 3 photos');
    await button(page, 'Send the review').click();
    await expect(section(page)).toContainText('Some photos are not on the site yet');
  });
  await button(page, 'Shrink it for me').click();
  await expect(section(page)).not.toContainText('Some photos are not on the site yet');
  // The shrunk photo is on its way to this browser's store until the site has it: a reload before would find the large one.
  await expect.poll(async () => (await uploadsOf(page)).length).toBe(2);
  await expect(section(page)).not.toContainText('Size is more than 1mb');
  await expect.poll(() => keptInDatabase(page, 'photos')).toContain('large.jpg');
  await reload(page);
  await expect(button(page, 'Remove Photo 2')).toBeVisible();
  await expect(words(page)).toHaveValue(/Half the sugar/);
  await expect(section(page).getByRole('combobox', { name: 'Ingredient' })).toHaveValue(/./);
  expectConsole(/ERR_FAILED|Failed to (load|fetch)/);
  await page.route('**/api/v1/recipe-reviews/**', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await button(page, 'Send the review').click();
  await expect(section(page).getByRole('alert')).toContainText('stays here');
  await page.unroute('**/api/v1/recipe-reviews/**');
  // One of the uploads has gone from the site: its file is sent again.
  await dropUpload(page, site.url, cook);
  await clickTwice(button(page, 'Send the review'));
  await expectToast(page, 'success', 'Thank you, your review is there');
  await expect(section(page).getByRole('article')).toHaveCount(1);
  await expect(section(page)).toContainText('Less sugar');
  await expect(section(page).getByRole('link', { name: /example/ })).toHaveCount(0);

  // Nobody has rated it as written, so nobody is told a mean.
  expect(await recipeNode(page, path)).not.toHaveProperty('aggregateRating');
  await reload(page);
  await button(page, 'Edit').click();
  await words(page).fill('A third of it');
  // Asked for again it is found again, with what was typed.
  await button(page, 'Edit').click();
  await expect(section(page).getByRole('heading', { name: 'Your review' })).toBeFocused();
  await expect(words(page)).toHaveValue('A third of it');
  await choose(page, 'As written');
  await button(page, 'Save the review').click();
  await expect(section(page)).toContainText('4 as written (1)');
  expect(await recipeNode(page, path)).toMatchObject({
    aggregateRating: { ratingValue: 4, ratingCount: 1, reviewCount: 1 },
    review: [{ author: { name: 'Ben' }, reviewRating: { ratingValue: 4 } }],
  });

  const looking = await otherPage(await newAdmin());
  await open(looking, path);
  await button(looking, 'Hide').click();
  const asked = looking.getByRole('alertdialog');
  await asked.getByRole('textbox', { name: 'Reason' }).fill('Not about the dish');
  await asked.getByRole('button', { name: 'Hide' }).click();
  await expect(section(looking)).toContainText('Be the first to make it.');
  expect(await recipeNode(page, path)).not.toHaveProperty('review');
  await reload(page);
  await expect(section(page).getByRole('note')).toHaveText(
    'Hidden by the moderators: Not about the dish',
  );
  await open(looking, '/admin/posts');
  const row = looking.getByRole('listitem').filter({ hasText: recipe.name });
  await expect(row).toContainText('Not about the dish');
  await row.getByRole('button', { name: 'Restore what Ben posted' }).click();
  await expect(row).toHaveCount(0);
  await open(looking, '/admin/log');
  const acts = looking.getByRole('listitem').filter({ hasText: recipe.name });
  await expect(acts.first()).toContainText('restored a post');
  await reload(page);

  const visitor = await otherPage();
  await open(visitor, path);
  await section(visitor).getByRole('link', { name: 'Photo 2 of 2' }).click();
  const viewer = visitor.getByRole('dialog', { name: 'Photos by Ben' });
  await expect(viewer.getByRole('status')).toHaveText('Photo 2 of 2');
  await visitor.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await section(visitor).getByRole('link', { name: 'I made it' }).click();
  await expect(section(visitor).getByRole('status')).toContainText('You come back here');
  await section(visitor).getByRole('link', { name: 'Login' }).click();
  await visitor.getByLabel('Email').fill(other.user.email);
  await visitor.getByLabel('Password', { exact: true }).fill(other.password);
  await visitor.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await expect(
    section(visitor).getByRole('heading', { name: 'How did it turn out?' }),
  ).toBeFocused();

  await button(page, 'Delete').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expectToast(page, 'success', 'Review deleted');
  await expect(section(page)).toContainText('Be the first to make it.');
  await expect(section(page).getByRole('heading', { name: 'Made it' })).toBeFocused();
});

test('an answer to a review is reported, hidden by an admin, and its author reads why', async ({
  site,
  newPerson,
  newAdmin,
  otherPage,
}) => {
  const [anna, ben] = [await newPerson('Anna'), await newPerson('Ben')];
  const recipe = await publishRecipe(site.url, anna, { name: uniqueName('Answered soup') });
  const path = `/recipe/${recipe.slug}`;
  const say = sayTo(site.url);
  const made = { asWritten: true, cookedOn: '2026-01-02', text: 'A bit bland' };
  await say(ben, 'POST', `recipe-reviews/${recipe._id}`, made);

  const author = await otherPage(anna);
  await open(author, path);
  await button(author, 'Answer').click();
  await expect(section(author).getByRole('textbox')).toBeFocused();
  await section(author).getByRole('textbox').fill('You cannot cook');
  await button(author, 'Save the answer').click();
  await expect(section(author)).toContainText('Anna answers');
  await expect(button(author, 'Edit the answer')).toBeFocused();
  await expect(section(author).getByRole('link', { name: 'Report: Anna' })).toHaveCount(0);

  const visitor = await otherPage();
  await open(visitor, path);
  await section(visitor).getByRole('link', { name: 'Report: Anna' }).click();
  const heading = { name: 'Report an answer to a review' };
  await expect(visitor.getByRole('heading', heading)).toBeVisible();
  await visitor.getByRole('radio', { name: 'Rude or hateful' }).check({ force: true });
  await visitor.getByRole('button', { name: 'Send report' }).click();
  await expect(visitor.getByText('Thank you. We will look at it.')).toBeVisible();

  const admin = await otherPage(await newAdmin());
  await open(admin, '/admin/queue');
  const entry = admin.getByRole('listitem').filter({ hasText: 'You cannot cook' });
  await expect(entry).toContainText('Answer to a review');
  await open(admin, path);
  await button(admin, 'Hide').first().click();
  const asked = admin.getByRole('alertdialog');
  await asked.getByRole('textbox', { name: 'Reason' }).fill('It hurts');
  await asked.getByRole('button', { name: 'Hide' }).click();
  await expect(section(admin).getByRole('blockquote')).toHaveCount(0);
  await expect(section(admin)).toContainText('A bit bland');

  await reload(author);
  const answer = section(author).getByRole('blockquote');
  await expect(answer.getByRole('note')).toHaveText('Hidden by the moderators: It hurts');
  await expect(answer).toContainText('You cannot cook');
  const read = async () => readHtml(await (await fetch(site.url + path)).text()).text;
  const hidden = await read();
  expect(hidden).toContain('A bit bland');
  expect(hidden).not.toContain('You cannot cook');

  await open(admin, '/admin/posts?kind=review-answer');
  const row = admin.getByRole('listitem').filter({ hasText: recipe.name });
  await expect(row).toContainText('It hurts');
  await row.getByRole('button', { name: 'Restore what Anna posted' }).click();
  await expect(row).toHaveCount(0);
  expect(await read()).toContain('You cannot cook');
});

test('an answer that its author has changed elsewhere is shown before it is written over', async ({
  page,
  site,
  newPerson,
  logIn,
  expectConsole,
}) => {
  const [anna, ben] = [await newPerson('Anna'), await newPerson('Ben')];
  const recipe = await publishRecipe(site.url, anna);
  const say = sayTo(site.url);
  const made = { asWritten: true, cookedOn: '2026-01-02', text: 'A bit bland' };
  const { review } = await say(ben, 'POST', `recipe-reviews/${recipe._id}`, made);
  await logIn(page, anna);
  await open(page, `/recipe/${recipe.slug}`);
  await button(page, 'Answer').click();
  await section(page).getByRole('textbox').fill('Add salt');
  await say(anna, 'PUT', `reviews/${review._id}/answer`, { text: 'Add salt, and lime at the end' });
  await reload(page);
  await expect(section(page).getByRole('textbox')).toHaveValue('Add salt');
  expectConsole(/409/);
  await button(page, 'Save the answer').click();
  await expect(section(page)).toContainText('changed this answer elsewhere');
  const shown = section(page).getByRole('blockquote');
  await expect(shown).toContainText('Add salt, and lime at the end');
  await expect(section(page).getByRole('textbox')).toHaveValue('Add salt');
  await button(page, 'Save the answer').click();
  await expect(section(page).getByRole('textbox')).toHaveCount(0);
  await expect(shown).not.toContainText('lime');
});

test('the answer below an admin’s own review goes from there when they hide it', async ({
  site,
  newPerson,
  newAdmin,
  otherPage,
}) => {
  const [anna, chief] = [await newPerson('Anna'), await newAdmin()];
  const recipe = await publishRecipe(site.url, anna);
  const say = sayTo(site.url);
  const made = { asWritten: true, cookedOn: '2026-01-02', text: 'A bit bland' };
  const { review } = await say(chief, 'POST', `recipe-reviews/${recipe._id}`, made);
  await say(anna, 'PUT', `reviews/${review._id}/answer`, { text: 'You cannot cook' });

  const admin = await otherPage(chief);
  const own = await holdReply(admin, `recipe-reviews/${recipe._id}/mine`);
  await open(admin, `/recipe/${recipe.slug}`);
  await expect(section(admin).getByRole('blockquote')).toContainText('You cannot cook');
  await button(admin, 'Hide').click();
  const asked = admin.getByRole('alertdialog');
  await asked.getByRole('textbox', { name: 'Reason' }).fill('It hurts');
  // What they wrote themselves comes while they are asked, and takes no question away.
  await own.held;
  await own.go();
  await settle(admin);
  await expect(asked.getByRole('textbox', { name: 'Reason' })).toHaveValue('It hurts');
  await asked.getByRole('button', { name: 'Hide' }).click();
  await expect(section(admin).getByRole('blockquote')).toHaveCount(0);
  await expect(section(admin)).toContainText('A bit bland');
});

test('a review whose words the browser cannot keep says so once, and says when they are kept again', async ({
  page,
  site,
  newPerson,
  logIn,
}) => {
  const [author, cook] = [await newPerson('Anna'), await newPerson('Ben')];
  const recipe = await publishRecipe(site.url, author);
  await logIn(page, cook);
  await open(page, `/recipe/${recipe.slug}`);
  await button(page, 'I made it').click();
  const kept = 'What you wrote stays in this browser until you send it.';
  const lost =
    'This browser cannot keep what you wrote. It is lost if you leave this page before you send it.';
  const status = keptStatus(section(page));
  await words(page).fill('Good');
  await expect(status).toHaveText(kept);
  const said = await recordSaid(status);
  await fillDisk(page);
  await words(page).pressSequentially(', and quick');
  await expect(status).toHaveText(lost);
  await expect(words(page)).toHaveValue('Good, and quick');
  await makeRoom(page);
  await words(page).pressSequentially(' too');
  await expect(status).toHaveText(kept);
  expect(await said()).toEqual([lost, kept]);
  await reload(page);
  await expect(words(page)).toHaveValue('Good, and quick too');
});

test('a review whose page was left keeps what was typed, sends what was on its way, and brings nothing back that was let go since', async ({
  page,
  site,
  newPerson,
  logIn,
  guard,
  expectConsole,
}) => {
  const [author, cook] = [await newPerson('Anna'), await newPerson('Ben')];
  const recipe = await publishRecipe(site.url, author);
  const isSent = (url: string, method: string) =>
    method === 'POST' && url.includes('/api/v1/recipe-reviews/');
  let refuse = () => {};
  const sendAndLeave = async () => {
    const sent = page.waitForRequest((request) => isSent(request.url(), request.method()));
    await button(page, 'Send the review').click();
    await sent;
    await leaveAndComeBack(page);
  };
  const hearOfIt = async () => {
    const heard = page.waitForResponse((reply) => isSent(reply.url(), reply.request().method()));
    refuse();
    await (await heard).finished();
    await settle(page);
    await reload(page);
  };
  const begin = async () => {
    await button(page, 'I made it').click();
    await words(page).fill('Good');
  };
  const addPhoto = async (name: string) => {
    const chooser = page.waitForEvent('filechooser');
    await button(page, 'Add photos').click();
    await (await chooser).setFiles([await plain(name, '#aa2211')]);
  };
  await holdReading(page, 'slow.png');
  await logIn(page, cook);
  await open(page, `/recipe/${recipe.slug}`);

  await test.step('a photo on its way ends with its form, and is sent when the form opens again', async () => {
    await page.route('**/api/v1/food/upload-photo', () => undefined);
    await begin();
    const underWay = page.waitForRequest('**/api/v1/food/upload-photo');
    await addPhoto('red.png');
    await underWay;
    const ended = page.waitForEvent('requestfailed', (one) => one.url().includes('/upload-photo'));
    await page.getByRole('link', { name: 'Anna' }).first().click();
    await ended;
    await arrives(page);
    await expectNoToast(page);
    await page.unroute('**/api/v1/food/upload-photo');
    await stepBack(page);
    await expect.poll(async () => (await uploadsOf(page)).length).toBe(1);
    await expect(words(page)).toHaveValue('Good');
    await discard(page);
  });

  await test.step('a picture that is still being read brings no draft back that was let go since', async () => {
    await begin();
    await addPhoto('slow.png');
    await leaveAndComeBack(page);
    await discard(page);
    await finishReading(page);
    // A picture that is read after it has been read when it would be.
    await page.evaluate(async () => {
      await createImageBitmap(new ImageData(60, 40));
    });
    await settle(page);
    await reload(page);
    await expect(button(page, 'I made it')).toBeVisible();
    await expect(words(page)).toHaveCount(0);
  });

  await test.step('one that is refused afterwards undoes nothing that was typed or let go since', async () => {
    guard.check();
    expectConsole(/status of 500/);
    await page.route('**/api/v1/recipe-reviews/**', async (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      await new Promise<void>((resolve) => {
        refuse = resolve;
      });
      await route.fulfill({ status: 500, json: {} });
    });
    await begin();
    await sendAndLeave();
    await words(page).fill('Good, twice');
    await hearOfIt();
    await expect(words(page)).toHaveValue('Good, twice');

    await sendAndLeave();
    await discard(page);
    await hearOfIt();
    await expect(button(page, 'I made it')).toBeVisible();
    await expect(words(page)).toHaveCount(0);
  });
});

test('an ingredient that its author takes away while somebody writes what they changed is told of where it was picked', async ({
  page,
  site,
  newPerson,
  logIn,
  expectConsole,
}) => {
  const [author, cook] = [await newPerson(), await newPerson()];
  const recipe = await publishRecipe(site.url, author, {
    ingredientList: ['200 g sugar', '2 eggs'],
  });
  await logIn(page, cook);
  await open(page, `/recipe/${recipe.slug}`);
  await button(page, 'I made it').click();
  await choose(page, 'With changes');
  for (const line of ['200 g sugar', '2 eggs']) {
    await button(page, 'Add a change').click();
    await section(page).getByRole('combobox', { name: 'Ingredient' }).last().selectOption(line);
  }
  const { name } = recipe;
  const ingredientList = ['200 g sugar', '3 ripe apples'];
  await editRecipe(site.url, author, recipe._id, { name, ingredientList });
  expectConsole(/409/);
  await button(page, 'Send the review').click();
  const lines = section(page).getByRole('combobox', { name: 'Ingredient' });
  await expect(lines.last()).toBeFocused();
  await expect(lines.last()).toHaveAccessibleDescription(
    /an ingredient that you picked is not there/,
  );
  await expect(lines.last().locator(':checked')).toHaveText('2 eggs');
  await expect(lines.first()).toHaveAccessibleDescription('');
  await lines.last().selectOption('3 ripe apples');
  await button(page, 'Send the review').click();
  await expect(section(page)).toContainText('Less ripe apples');
});
