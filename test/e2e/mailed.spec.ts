import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, type Page } from '@playwright/test';
import { gatherMs } from '#domain/notifications/mail-times.ts';
import { partOf } from '#test/support/mails/mail-server.ts';
import { test } from '#test/support/mails/mailing-page.ts';
import { arrived, plain } from '#test/support/photo-steps.ts';
import type { ServedSite } from '#test/support/served-site.ts';
import {
  expectToast,
  fillRecipe,
  open,
  publishRecipe,
  reload,
  uniqueName,
} from '#test/support/steps.ts';

// One worker opens the site that mails people.
test.describe.configure({ mode: 'default' });

const main = (page: Page) => page.getByRole('main');
const section = (page: Page, name: 'Made it' | 'Questions') => page.getByRole('region', { name });
const field = (page: Page, name: string) => main(page).getByRole('textbox', { name });
const bell = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Notifications/ });
/** A page asks how much is unread once it rests. */
const expectBell = (page: Page, name: string) => expect(bell(page)).toHaveAccessibleName(name);

/** Follows the mailed link that proves an address, and chooses mails at once of one kind. */
async function beMailed(page: Page, link: string | undefined, kind: string): Promise<void> {
  await open(page, link ?? '');
  await main(page).getByRole('button', { name: 'Confirm the address' }).click();
  await expect(main(page)).toContainText('Thank you, your address is confirmed');
  await expect(main(page).getByRole('link', { name: 'My account' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/account');
  const chosen = page.waitForResponse((reply) => reply.request().method() === 'PUT');
  const kinds = main(page).getByRole('group', { name: kind });
  await kinds.getByLabel('By mail').selectOption('At once');
  expect((await chosen).status()).toBe(200);
}

/** Publishes a recipe by its form, and goes to its page as the form offers. */
async function publishByForm(page: Page, name: string): Promise<void> {
  await open(page, '/addrecipe');
  await fillRecipe(page, { name });
  await main(page).getByRole('button', { name: 'Publish recipe' }).click();
  await main(page).getByRole('link', { name: 'View' }).click();
  await expect(page).toHaveURL(/\/recipe\/dal-/);
}

/** What is mailed at once is gathered for a minute and a half: as if that had passed. */
function letGatheringEnd({ dataDir }: ServedSite): void {
  using database = new DatabaseSync(join(dataDir, 'potluck.sqlite'), { timeout: 60_000 });
  const sql =
    'update notifications set mail_due_at = mail_due_at - ? where mail_due_at is not null';
  // Whom a slow run has let wait that long is mailed already.
  database.prepare(sql).run(gatherMs);
}

const devices = {
  'on a wide screen': { viewport: { width: 1320, height: 900 }, isMobile: false },
  'on a phone': { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
};

for (const [where, device] of Object.entries(devices)) {
  test.describe(where, () => {
    test.use(device);
    walk(device);
  });
}

function walk({ isMobile }: { isMobile: boolean }): void {
  test('an author and two cooks answer each other', async ({
    page: author,
    site,
    mails,
    newPerson,
    logIn,
    otherPage,
    expectConsole,
  }) => {
    const people = await Promise.all(['Anna', 'Ben', 'Cem'].map((name) => newPerson(name)));
    const [anna, ...cooks] = people;
    const [ben, cem] = await Promise.all(cooks.map((one) => otherPage(one)));
    if (!anna || !ben || !cem) throw new Error('not three');
    await logIn(author, anna);
    /** What a mail to one of them says of this, once it came. */
    const mailed = async (one: number, words: RegExp) => {
      const found = () =>
        mails.mails
          .filter(({ to }) => to === people[one]?.user.email)
          .map(({ raw }) => words.exec(partOf(raw, 'text/plain'))?.[0])
          .find((said) => said !== undefined);
      await expect.poll(found).toBeDefined();
      return found();
    };

    const name = uniqueName('Dal');
    await test.step('addresses are proven, and the author publishes', async () => {
      const link = /\/verify-email#[\w-]{43}/;
      const proofs = async () => {
        const [toAuthor, toBen] = await Promise.all([mailed(0, link), mailed(1, link)]);
        await Promise.all([
          beMailed(author, toAuthor, 'Somebody reviews a recipe of yours'),
          beMailed(ben, toBen, 'A review of yours is answered'),
        ]);
      };
      if (isMobile) {
        await proofs();
        await publishByForm(author, name);
      } else {
        // The form is filled on a wide screen by other tests.
        const stepList = ['Simmer, stirring, for 20 minutes.'];
        const publishing = publishRecipe(site.url, anna, { name, stepList });
        const [{ slug }] = await Promise.all([publishing, proofs()]);
        await open(author, `/recipe/${slug}`);
      }
      // The address comes first and the page after it.
      await expect(author.getByRole('heading', { level: 1 })).toHaveText(name);
      await expectBell(author, 'Notifications');
    });

    const path = new URL(author.url()).pathname;

    await test.step('one cooks and reviews it while the other follows and asks', async () => {
      const cookAndReview = async () => {
        await open(ben, path);
        await main(ben).getByRole('link', { name: 'Start cooking' }).click();
        await ben.getByRole('button', { name: 'Next' }).click();
        await ben.getByRole('button', { name: 'I made it' }).click();
        const made = section(ben, 'Made it');
        // The way from cook mode opens the form.
        await made.getByRole('radio', { name: '5', exact: true }).check();
        await made.getByRole('radio', { name: 'With changes' }).check();
        await made.getByRole('button', { name: 'Add a change' }).click();
        const lines = made.getByRole('combobox', { name: 'Ingredient' });
        await lines.selectOption('200 g red lentils, rinsed');
        const chooser = ben.waitForEvent('filechooser');
        await made.getByRole('button', { name: 'Add photos' }).click();
        await (await chooser).setFiles([await plain('pot.png', '#aa6611')]);
        await expect(made.getByRole('button', { name: 'Remove Photo 1' })).toBeVisible();
        await arrived(ben);
        await made.getByRole('button', { name: 'Send the review' }).click();
        await expectToast(ben, 'success', 'Thank you, your review is there');
        await expect(made.getByRole('article')).toContainText('Less red lentils');
        await expect(made.getByRole('link', { name: /^Photo/ })).toHaveCount(1);
      };
      const followAndAsk = async () => {
        await open(cem, path);
        await main(cem)
          .getByRole('button', { name: /^Follow\s*Anna/ })
          .click();
        await expect(main(cem).getByRole('button', { name: /^Following\s*Anna/ })).toBeVisible();
        const asked = section(cem, 'Questions');
        await asked.getByRole('button', { name: 'Ask a question' }).click();
        await asked.getByRole('textbox', { name: /^Your question/ }).fill('Does it freeze well?');
        await asked.getByRole('button', { name: 'Send the question' }).click();
        await expectToast(cem, 'success', 'Your question is there');
      };
      await Promise.all([cookAndReview(), followAndAsk()]);
    });

    await test.step('the bell counts it in every tab, and the author answers both', async () => {
      const tab = await author.context().newPage();
      await Promise.all([open(author, path), open(tab, '/contact')]);
      await expectBell(author, 'Notifications, 3 unread');
      await expectBell(tab, 'Notifications, 3 unread');
      await bell(author).click();
      await expect(author).toHaveURL('/notifications');
      const told = [/Ben reviewed/, /Cem asked about/, /Cem follows you/];
      for (const words of told)
        await expect(main(author).getByRole('link', { name: words })).toBeVisible();
      await main(author)
        .getByRole('link', { name: /Cem asked about/ })
        .click();
      await expect(author).toHaveURL(`${path}#questions`);
      await expectBell(author, 'Notifications, 2 unread');
      await expectBell(tab, 'Notifications, 2 unread');
      const asked = section(author, 'Questions');
      await asked.getByRole('button', { name: 'Answer' }).click();
      await asked.getByRole('textbox', { name: /^Your answer/ }).fill('For three months');
      await asked.getByRole('button', { name: 'Send the answer' }).click();
      await expect(asked.getByRole('article')).toContainText(/Anna.*Author.*three months/s);
      await expect(asked.getByRole('heading', { name: 'Questions' })).toBeFocused();
      const made = section(author, 'Made it');
      await made.getByRole('button', { name: 'Answer' }).click();
      await made.getByRole('textbox', { name: /^Your answer/ }).fill('Less is more');
      await made.getByRole('button', { name: 'Save the answer' }).click();
      await expect(made.getByRole('article')).toContainText('Anna answers');
      await bell(author).click();
      await main(author).getByRole('button', { name: 'Mark all as read' }).click();
      await expect(author.getByRole('heading', { name: 'Notifications' })).toBeFocused();
      await expectBell(author, 'Notifications');
      await expectBell(tab, 'Notifications');
      await tab.close();
    });

    await test.step('the other finds the review helpful, and collects the recipe for both', async () => {
      await reload(cem);
      await expectBell(cem, 'Notifications, 1 unread');
      const made = section(cem, 'Made it');
      await made.getByRole('button', { name: 'Helpful' }).click();
      const helped = made.getByRole('button', { name: 'Helpful (1)' });
      await expect(helped).toHaveAttribute('aria-pressed', 'true');
      await main(cem)
        .getByRole('button', { name: `Add ${name} to a collection` })
        .click();
      const dialog = cem.getByRole('dialog', { name: 'Add to a collection' });
      await dialog.getByLabel('New collection').fill('For Ben');
      await dialog.getByRole('button', { name: 'Create and add' }).click();
      await expect(dialog.getByRole('checkbox', { name: 'For Ben' })).toBeChecked();
      await dialog.getByRole('button', { name: 'Done' }).click();
      await open(cem, '/collections');
      // A private collection is none to whoever asks without saying who they are: the page asks again.
      expectConsole(/404/);
      await main(cem).getByRole('link', { name: 'For Ben' }).click();
      await main(cem).getByRole('button', { name: 'Edit', exact: true }).click();
      await main(cem).getByRole('radio', { name: 'Whoever has the link' }).check();
      await main(cem).getByRole('button', { name: 'Save' }).click();
      await expectToast(cem, 'success', 'Collection saved');
      await Promise.all([open(ben, new URL(cem.url()).pathname), open(author, path)]);
      await expect(main(ben).getByRole('link', { name })).toBeVisible();
      // A document of its own: after a link away Chromium warns that the collection's picture was preloaded in vain.
      await open(ben, '/notifications');
      await expectBell(ben, 'Notifications, 2 unread');
      for (const words of [/Anna answered your review/, /Cem found your review/])
        await expect(main(ben).getByRole('link', { name: words })).toBeVisible();
      await expectBell(author, 'Notifications');
      const visitor = await otherPage();
      await open(visitor, path);
      await expect(section(visitor, 'Made it')).toContainText('1 person found this helpful');
      await expect(bell(visitor)).toHaveCount(0);
    });

    await test.step('a mail tells of the answer that is not read yet, and a press ends such mails', async () => {
      letGatheringEnd(site);
      await mailed(1, /Anna answered your review of/);
      const link = await mailed(1, /\/unsubscribe\?token=\S+/);
      await open(ben, link ?? '');
      await main(ben).getByRole('button', { name: 'Send me no more mails' }).click();
      await expect(main(ben)).toContainText('Done. You get no more mails');
    });
  });
}

test('a new password counts once the mailed link is pressed, in whichever language the page is read', async ({
  page,
  mails,
  newPerson,
}) => {
  const { user } = await newPerson('Ana');
  /** What a mail to the person says of this, once it came. */
  const mailed = async (words: RegExp) => {
    const found = () =>
      mails.mails
        .filter(({ to }) => to === user.email)
        .map(({ raw }) => words.exec(partOf(raw, 'text/plain'))?.[0])
        .find((said) => said !== undefined);
    await expect.poll(found).toBeDefined();
    return found() ?? '';
  };
  await open(page, await mailed(/\/verify-email#[\w-]{43}/));
  await main(page).getByRole('button', { name: 'Confirm the address' }).click();
  await expect(main(page)).toContainText('Thank you, your address is confirmed');

  await open(page, '/forgot-password');
  await field(page, 'Email').fill(user.email);
  await field(page, 'What is your favourite dish?').fill('Dal');
  await field(page, 'New password').fill('a new password');
  await main(page).getByRole('button', { name: 'Reset password' }).click();
  await expect(page.getByText(/^A link is on its way to your address/)).toBeVisible();

  await open(page, await mailed(/\/verify-email#password\.[\w-]{43}/));
  await expect(page).toHaveURL('/verify-email');
  const languages = page.getByRole('navigation', { name: /^(Language|Sprache)$/ });
  await languages.getByRole('link', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL('/de/verify-email');
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(
    'Ist das dein neues Passwort?',
  );
  await main(page).getByRole('button', { name: 'Das neue Passwort soll gelten' }).click();
  await expect(main(page)).toContainText('Das neue Passwort gilt.');
  await main(page).getByRole('link', { name: 'Anmelden' }).click();
  await expect(page).toHaveURL('/de/login');
  await field(page, 'E-Mail').fill(user.email);
  await field(page, 'Passwort').fill('a new password');
  await main(page).getByRole('button', { name: 'Anmelden' }).click();
  await expect(page.getByRole('button', { name: 'Abmelden' })).toBeVisible();
  await mailed(/wurde ein neues Passwort für dein Konto/);
});
