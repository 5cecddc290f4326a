import { randomBytes } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { axeViolations } from '#test/support/axe.ts';
import { hasCome, settle } from '#test/support/moments.ts';
import { test } from '#test/support/page.ts';
import type { Person } from '#test/support/people.ts';
import {
  deleteRecipe,
  expectToast,
  open,
  publishRecipe,
  tabTo,
  uniqueName,
} from '#test/support/steps.ts';

const main = (page: Page) => page.getByRole('main');
const entry = (page: Page, words: string) =>
  main(page).getByRole('listitem').filter({ hasText: words });
const dialog = (page: Page) => page.getByRole('alertdialog');
const press = (page: Page, name: string) =>
  dialog(page).getByRole('button', { name, exact: true }).click();
const reason = (page: Page) => dialog(page).getByLabel('Reason', { exact: true });
/** What somebody reads of one decision about them. */
const decision = (page: Page, words: string) =>
  main(page).getByRole('article').filter({ hasText: words });

/** How many entries the link to the queue says that wait. */
async function waiting(page: Page): Promise<number> {
  const link = main(page)
    .getByRole('navigation')
    .getByRole('link', { name: /^Queue/ });
  return Number(/\d+/.exec((await link.textContent()) ?? '')?.[0] ?? 0);
}

/** A report by somebody who is logged in. */
async function report(url: string, { token }: Person, id: string, data: object): Promise<void> {
  const reply = await fetch(`${url}/api/v1/reports/recipe/${id}`, {
    method: 'POST',
    headers: { authorization: token, 'content-type': 'application/json' },
    body: JSON.stringify({ key: randomBytes(12).toString('hex'), ...data }),
  });
  expect(reply.status).toBe(200);
}

/** From a part of the admins' page: warns somebody, or keeps them from something. */
async function sanction(page: Page, name: string, level: string, why: string): Promise<void> {
  await main(page)
    .getByRole('button', { name: `Warn or ban: ${name}` })
    .click();
  await dialog(page).getByLabel('What', { exact: true }).selectOption(level);
  await reason(page).fill(why);
  await press(page, level);
}

test('two admins and a moderator hold a spammer off, and somebody wrongly accused is heard by another than who decided', async ({
  page,
  site,
  newPerson,
  newAdmin,
  newModerator,
  otherPage,
  expectConsole,
}) => {
  const [sal, wanda] = [await newPerson(uniqueName('Sal')), await newPerson(uniqueName('Wanda'))];
  const [ada, alan] = [await newAdmin(uniqueName('Ada')), await newAdmin('Alan')];
  const [spam, soup, pie] = [
    await publishRecipe(site.url, sal, { name: uniqueName('Cheap pans') }),
    await publishRecipe(site.url, wanda, { name: uniqueName('Honest soup') }),
    await publishRecipe(site.url, ada, { name: uniqueName('Pie of an admin') }),
  ];
  const statusOf = async ({ slug }: { slug: string }) =>
    (await page.request.get(`/recipe/${slug}`)).status();
  const fault = main(page).locator('form').getByRole('alert');
  const note = page.getByLabel('What should we know?');
  const advertising = page.getByRole('radio', { name: 'Advertising' });

  await test.step('who chooses no reason is told so, and what is typed survives a reload', async () => {
    await open(page, `/recipe/${spam.slug}`);
    await main(page)
      .getByRole('link', { name: `Report: ${spam.name}` })
      .click();
    await expect(main(page).getByRole('heading', { name: 'Report a recipe' })).toBeVisible();
    await expect(main(page)).toContainText(`“${spam.name}” by ${sal.user.name}`);
    expect(await axeViolations(page)).toEqual([]);
    await note.fill('It sells <b>pans</b>');
    await main(page).getByRole('button', { name: 'Send report' }).click();
    await expect(fault).toHaveText('Please choose what is wrong');
    await advertising.check({ force: true });
    await expect(fault).toHaveCount(0);
    await open(page, new URL(page.url()).pathname);
    await expect(note).toHaveValue('It sells <b>pans</b>');
    await expect(advertising).toBeChecked();
  });

  await test.step('a report that did not go out stays, and is sent again', async () => {
    expectConsole(/Failed to (load|fetch)/);
    await page.route('**/api/v1/reports/**', (route) => route.abort());
    await main(page).getByRole('button', { name: 'Send report' }).click();
    await expect(fault).toHaveCount(1);
    await expect(note).toHaveValue('It sells <b>pans</b>');
    await page.unroute('**/api/v1/reports/**');
    await main(page).getByRole('button', { name: 'Send report' }).click();
    await expect(main(page).getByText('Thank you. We will look at it.')).toBeFocused();
  });

  await report(site.url, wanda, spam._id, { reason: 'rude', note: 'I know these pans' });
  const accusation = { reason: 'copied', note: 'From page 12 of <b>my book</b>' };
  await report(site.url, sal, soup._id, accusation);
  await report(site.url, sal, pie._id, { reason: 'rude', note: 'The pie looks at me' });

  const mona = await otherPage(await newModerator('Mona'));
  await test.step('the same reported twice is one entry, which names nobody; a moderator hides it by keyboard', async () => {
    await open(mona, '/admin/queue');
    const told = entry(mona, 'It sells <b>pans</b>');
    await expect(told).toHaveCount(1);
    for (const words of ['Reported 2 times', 'I know these pans', 'Advertising (1)'])
      await expect(told).toContainText(words);
    await expect(told).not.toContainText(wanda.user.name);
    await expect(entry(mona, soup.name)).toContainText('Copied (1)');
    await expect(entry(mona, soup.name)).not.toContainText(sal.user.name);
    await expect.poll(() => waiting(mona)).toBeGreaterThan(2);
    const before = await waiting(mona);
    await expect(main(mona)).toContainText(`Entries waiting: ${before}`);
    expect(await axeViolations(mona)).toEqual([]);
    await tabTo(mona, told.getByRole('button', { name: `Hide: ${sal.user.name}` }));
    await mona.keyboard.press('Enter');
    await expect(dialog(mona)).toContainText(`${sal.user.name}: ${spam.name}`);
    await tabTo(mona, reason(mona));
    await mona.keyboard.type('It sells pans');
    await tabTo(mona, dialog(mona).getByRole('button', { name: 'Hide' }));
    await mona.keyboard.press('Enter');
    await expectToast(mona, 'success', 'Hidden. Under “Settled” it can be restored');
    await expect(told).toHaveCount(0);
    await expect.poll(() => waiting(mona)).toBe(before - 1);
    expect(await statusOf(spam)).toBe(404);
  });

  await test.step('a moderator does nothing to an admin, nor to what an admin posted', async () => {
    expectConsole(/403/);
    const ofAdmin = entry(mona, 'The pie looks at me');
    await ofAdmin.getByRole('button', { name: `Hide: ${ada.user.name}` }).click();
    await reason(mona).fill('It looks at them');
    await press(mona, 'Hide');
    const notTheirs = 'This is about something of an admin’s: only admins settle it';
    // Nothing that was typed is lost.
    await expect(dialog(mona).getByRole('alert')).toHaveText(notTheirs);
    await expect(reason(mona)).toHaveValue('It looks at them');
    await open(mona, '/admin/queue');
    await sanction(mona, ada.user.name, 'Warn', 'For looking at people');
    const notOverThem = 'Only admins do that to moderators, and nobody to admins or themselves';
    await expect(dialog(mona).getByRole('alert')).toHaveText(notOverThem);
    await expect(ofAdmin).toHaveCount(1);
    expect(await statusOf(pie)).toBe(200);
  });

  const spammer = await otherPage(sal);
  const done = 'Decided. Under “Decisions” it can be taken back';
  await test.step('the spammer is warned, then reads without writing, then is out, and knows why', async () => {
    await open(mona, '/admin/queue?settled');
    await expect(entry(mona, spam.name)).toContainText('It sells pans');
    await sanction(mona, sal.user.name, 'Warn', 'No pans here');
    await expectToast(mona, 'success', done);
    await open(mona, '/admin/queue?settled');
    await sanction(mona, sal.user.name, 'Let them read, not write', 'Still pans');
    await expectToast(mona, 'success', done);
    await open(spammer, `/recipe/${soup.slug}`);
    await main(spammer).getByRole('button', { name: 'Ask a question' }).click();
    await main(spammer).getByLabel('Your question').fill('Do you want a pan?');
    await main(spammer).getByRole('button', { name: 'Send the question' }).click();
    await expect(main(spammer)).toContainText(
      'You can read but not write (days left: 7), for this reason: “Still pans”',
    );
    await open(mona, '/admin/queue?settled');
    await sanction(mona, sal.user.name, 'Suspend the account', 'Nothing but pans');
    await expectToast(mona, 'success', done);

    await open(spammer, '/account/moderation');
    const ban = decision(spammer, 'Your account is suspended');
    await expect(ban).toContainText('Nothing but pans');
    await expect(ban).toContainText('Until');
    await expect(decision(spammer, 'A warning')).toContainText('No pans here');
    await expect(decision(spammer, spam.name)).toContainText('It sells pans');
    await expect(main(spammer)).not.toContainText(wanda.user.name);
    await expect(main(spammer)).not.toContainText('I know these pans');
    expect(await axeViolations(spammer)).toEqual([]);
    await ban.getByLabel('Why is it wrong?').fill('They are good pans');
    await ban.getByRole('button', { name: 'Appeal' }).click();
    await expect(ban).toContainText('Appeal under way');
  });

  const judge = await otherPage(ada);
  await test.step('an admin believes the spammer: hides a good recipe, and warns its author', async () => {
    await open(judge, '/admin/queue');
    await sanction(judge, wanda.user.name, 'Warn', 'Write your own');
    await expectToast(judge, 'success', done);
    await expect(dialog(judge)).toHaveCount(0);
    await entry(judge, soup.name)
      .getByRole('button', { name: `Hide: ${wanda.user.name}` })
      .click();
    await expect(dialog(judge).getByLabel('What is wrong')).toHaveValue('copied');
    await reason(judge).fill('It is from a book');
    await press(judge, 'Hide');
    await expectToast(judge, 'success', 'Hidden. Under “Settled” it can be restored');
    await expect(entry(judge, soup.name)).toHaveCount(0);
    expect(await statusOf(soup)).toBe(404);
  });

  const accused = await otherPage(wanda);
  const hidden = decision(accused, soup.name);
  const words = hidden.getByLabel('Why should it be shown again?');
  const appeal = hidden.getByRole('button', { name: 'Appeal' });
  await test.step('its author is told why and appeals once; what is typed survives a reload and a failure', async () => {
    await open(accused, '/notifications');
    const told = { name: /A recipe of yours was hidden: It is from a book/ };
    await main(accused).getByRole('link', told).click();
    await expect(hidden).toContainText('It is from a book');
    await expect(hidden).toContainText('Copied from somebody');
    await expect(decision(accused, 'A warning')).toContainText('Write your own');
    await expect(main(accused)).not.toContainText(sal.user.name);
    await expect(main(accused)).not.toContainText('page 12');
    await appeal.click();
    await expect(hidden).toContainText('Please say why, in a few words');
    expect(await axeViolations(accused)).toEqual([]);
    await words.fill('It is <b>my own</b> book');
    await open(accused, '/account/moderation');
    await expect(words).toHaveValue('It is <b>my own</b> book');
    await accused.route('**/appeal', (route) => route.abort());
    await appeal.click();
    await expect(words).toHaveAttribute('aria-invalid', 'true');
    await accused.unroute('**/appeal');
    await appeal.click();
    await expect(hidden).toContainText('Appeal under way');
    await expect(words).toHaveCount(0);
  });

  await test.step('its author alone reads it still, mends it, and finds it among their own; it stays hidden', async () => {
    expectConsole(/404/);
    const note = main(accused).getByRole('region', { name: 'Hidden by the moderators' });
    await hidden.getByRole('link', { name: soup.name }).click();
    await expect(note).toContainText('It is from a book');
    await expect(main(accused).getByRole('heading', { level: 1 })).toHaveText(soup.name);
    await hasCome(accused, `Photo of ${soup.name}`);
    expect(await axeViolations(accused)).toEqual([]);
    await note.getByRole('link', { name: 'Edit' }).click();
    await expect(main(accused)).toContainText('It stays hidden once you have saved your changes');
    await accused.getByLabel('Description').fill('In my own words.');
    await accused.getByRole('button', { name: 'Save changes' }).click();
    await expectToast(accused, 'success', 'Recipe updated');
    await expect(note).toBeVisible();
    await expect(main(accused)).toContainText('In my own words.');
    expect(await statusOf(soup)).toBe(404);
    await open(mona, `/recipe/${soup.slug}`);
    await expect(main(mona)).toContainText('Oops! Page Not Found');
    await open(spammer, `/recipe/${soup.slug}`);
    await expect(main(spammer)).toContainText('Oops! Page Not Found');
    await open(accused, '/myrecipe');
    const own = main(accused).getByRole('region', { name: 'Hidden recipes' });
    await expect(own.getByRole('listitem')).toContainText([soup.name]);
    await expect(own).toContainText('It is from a book');
    expect(await axeViolations(accused)).toEqual([]);
    await own.getByRole('link', { name: 'The decision, and your appeal' }).click();
    await expect(hidden).toBeVisible();
  });

  const other = await otherPage(alan);
  await test.step('somebody else answers: who decided may not, the other admin does', async () => {
    await open(judge, '/admin/queue');
    await entry(judge, 'It is <b>my own</b> book')
      .getByRole('button', { name: `Grant: ${wanda.user.name}` })
      .click();
    await press(judge, 'Grant');
    const said =
      'You decided this: somebody else answers the appeal, or you a day after it where nobody else is there';
    await expect(dialog(judge).getByRole('alert')).toHaveText(said);
    await open(other, '/admin/queue');
    const appealed = entry(other, 'It is <b>my own</b> book');
    await expect(appealed).toContainText(`by ${ada.user.name}`);
    await expect(appealed).toContainText('In my own words.');
    await expect(appealed.locator('img')).toHaveCount(1);
    expect(await axeViolations(other)).toEqual([]);
    await appealed.getByRole('button', { name: `Grant: ${wanda.user.name}` }).click();
    await dialog(other).getByLabel('Answer').fill('So it is');
    await press(other, 'Grant');
    await expectToast(other, 'success', 'Appeal granted');
    await expect(appealed).toHaveCount(0);
    await expect(dialog(other)).toHaveCount(0);
    expect(await statusOf(soup)).toBe(200);

    const pans = entry(other, 'They are good pans');
    await pans.getByRole('button', { name: `Turn down: ${sal.user.name}` }).click();
    await dialog(other).getByLabel('Answer').fill('They are still pans');
    await press(other, 'Turn down');
    await expectToast(other, 'success', 'Answered: it stands');
    await expect(pans).toHaveCount(0);
  });

  await test.step('the warning is taken back too, and both read what came of it', async () => {
    await open(judge, '/admin/people');
    await entry(judge, wanda.user.name)
      .getByRole('button', { name: `Take back: ${wanda.user.name}` })
      .click();
    await expectToast(judge, 'success', 'Taken back');
    await open(accused, '/account/moderation');
    await expect(hidden).toContainText('Restored');
    await expect(hidden).toContainText('So it is');
    await expect(decision(accused, 'A warning')).toContainText('Taken back');
    await open(spammer, '/account/moderation');
    const ban = decision(spammer, 'Your account is suspended');
    await expect(ban).toContainText('They are still pans');
    await expect(ban).toContainText('Holds');
    await expect(ban.getByRole('button', { name: 'Appeal' })).toHaveCount(0);
  });

  await test.step('the log tells all of it', async () => {
    await open(other, '/admin/log');
    for (const act of [
      `Mona removed “${spam.name}”`,
      `Mona warned ${sal.user.name}`,
      `Mona kept ${sal.user.name} from writing`,
      `Mona suspended an account (${sal.user.name})`,
      `${ada.user.name} warned ${wanda.user.name}`,
      `${ada.user.name} removed “${soup.name}”`,
      `Alan granted an appeal (“${soup.name}”)`,
      `Alan turned an appeal down (${sal.user.name})`,
      `${ada.user.name} took a warning back (${wanda.user.name})`,
    ])
      await expect(entry(other, act)).toHaveCount(1);
  });
});

test('somebody banned reads why wherever they look for what is their own, and not that it is gone', async ({
  site,
  newPerson,
  newAdmin,
  newModerator,
  otherPage,
  expectConsole,
}) => {
  const [sal, mona] = [await newPerson(uniqueName('Sal')), await newModerator('Mona')];
  const ada = await newAdmin('Ada');
  const { url } = site;
  const post = async ({ token }: Person, path: string, json: object) => {
    const headers = { authorization: token, 'content-type': 'application/json' };
    const body = JSON.stringify(json);
    const reply = await fetch(`${url}/api/v1${path}`, { method: 'POST', headers, body });
    return reply.json();
  };
  const soup = await publishRecipe(url, mona, { name: uniqueName('Soup') });
  const pans = await publishRecipe(url, sal, { name: uniqueName('Pans') });
  await post(ada, `/admin/recipes/${pans._id}/remove`, { reason: 'No recipe' });
  const made = { name: 'For Sundays', visibility: 'private', recipe: soup._id };
  const { collection } = await post(sal, '/collections', made);
  const page = await otherPage(sal);
  await open(page, `/collection/${collection._id}`);
  await expect(main(page).getByRole('heading', { name: 'For Sundays' })).toBeVisible();
  const key = randomBytes(12).toString('hex');
  const ban = { key, level: 'ban', days: 7, rule: 'rude', reason: 'Only pans' };
  await post(mona, `/admin/people/${sal.user._id}/sanctions`, ban);

  expectConsole(/403|404|silent/);
  const why = page.getByRole('alert').filter({ hasText: 'for this reason: “Only pans”' });
  const again = page.getByRole('button', { name: 'Try again' });
  const places = ['/savedrecipe', '/myrecipe', '/collections', '/following', '/account'];
  const hidden = [`/recipe/${pans.slug}`, `/update-recipe/${pans.slug}`];
  for (const place of [...places, `/collection/${collection._id}`, ...hidden]) {
    await open(page, place);
    await expect(why, place).toHaveCount(1);
    await expect(again, place).toHaveCount(0);
  }
  for (const kind of ['cook', 'recipe', 'update-recipe', 'collection']) {
    await open(page, `/${kind}/nobody-of-that-name`);
    await expect(main(page), kind).toContainText('Oops! Page Not Found');
    await expect(why, kind).toHaveCount(0);
  }
  // Of notes, reviews and questions, and said once.
  const refused = ['recipe-reviews', 'recipe-questions'].map((of) =>
    page.waitForResponse(`**/api/v1/${of}/${soup._id}/mine`),
  );
  await open(page, `/recipe/${soup.slug}`);
  await Promise.all(refused);
  await settle(page);
  await expect(why).toHaveCount(1);
  await expect(again).toHaveCount(0);
  await main(page)
    .getByRole('button', { name: /to a collection/ })
    .click();
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('“Only pans”');
  await expect(again).toHaveCount(0);

  const asked = { password: sal.password, recipes: 'stay' };
  expect(await post(sal, '/account/leave', asked)).toMatchObject({ success: true });
  const fresh = await otherPage();
  await open(fresh, '/login');
  await fresh.getByLabel('Email').fill(sal.user.email);
  await fresh.getByLabel('Password', { exact: true }).fill(sal.password);
  await main(fresh).getByRole('button', { name: 'Login' }).click();
  await fresh.getByRole('button', { name: 'Take my account back' }).click();
  await expect(decision(fresh, 'Only pans')).toBeVisible();
  await expect(fresh.getByText('you can take everything along, or delete it')).toBeVisible();
  await deleteRecipe(url, mona, soup._id);
});
