import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  type Page,
  type TestInfo,
} from '@playwright/test';
import { commandEnv, commandFile } from './command-env.ts';
import { ConsoleGuard, type Pattern } from './console-watch.ts';
import type { Engine } from './cooked-site.ts';
import { generousLimits } from './generous-limits.ts';
import type { LentContexts } from './lent-contexts.ts';
import { type Person, signUp } from './people.ts';
import { type Place, Places } from './places.ts';
import type { ServedSite } from './served-site.ts';
import { slowContext } from './slow-pages.ts';

type TestFixtures = {
  /** What the site of these tests is told beside its port and its folder; those that are told the same share one. */
  settings: Record<string, string>;
  /** The site of these tests, a real server with the starter cookbook loaded. */
  site: ServedSite;
  place: Place;
  /** A test that asks what a first visit loads, or what is left when nothing is, takes nobody's context over. */
  isFirstVisit: boolean;
  /** Opens an account with a session; a new person at each call. */
  newPerson: (name?: string) => Promise<Person>;
  /** The same, and the operator then makes that person an admin. */
  newAdmin: (name?: string) => Promise<Person>;
  newModerator: (name?: string) => Promise<Person>;
  /** The path of the one-time link that the operator makes for an account. */
  newResetLink: (email: string) => Promise<string>;
  /** Puts a person's session where the site keeps it. Before the first `goto`. */
  logIn: (page: Page, person: Person) => Promise<void>;
  /** A page of a browser of its own, for a second person or another device. */
  otherPage: (person?: Person, device?: BrowserContextOptions) => Promise<Page>;
  /** Allows, and demands, a warning, an error or an uncaught exception with that text in any page, between two checks of the guard. */
  expectConsole: (pattern: Pattern) => void;
  guard: ConsoleGuard;
  screenAsked: BrowserContextOptions;
  looksAsked: BrowserContextOptions;
  /** What a context of this test is asked to be, in one text: all that tests ask. */
  asked: string;
  pictured: undefined;
};
export type WorkerOptions = {
  /** What keeps the database of this worker's site; each project of the run names one. */
  engine: Engine;
};
type WorkerFixtures = WorkerOptions & {
  places: Places;
};

/**
 * Puts the session where the site keeps it: in a context of the test's own with the first document, once.
 * `setStorageState` would open a page of its own for it and throw the browser's cache away, which costs as much as the
 * page that a test is about.
 */
async function putSession(
  context: BrowserContext,
  { site, contexts }: Place,
  { user, token }: Person,
): Promise<void> {
  const auth = JSON.stringify({ user, token });
  if (await contexts.store(context, { auth })) return;
  await context.addInitScript(
    ({ at, auth, mark }) => {
      if (location.origin !== at || localStorage.getItem('put by a test') === mark) return;
      localStorage.setItem('put by a test', mark);
      localStorage.setItem('auth', auth);
    },
    { at: site.url, auth, mark: token },
  );
}

/** Pictures every page that is still open into the folder of what the test leaves behind. */
async function picturePages(
  browser: Browser,
  contexts: LentContexts,
  test: TestInfo,
): Promise<void> {
  const pages = browser.contexts().flatMap((context) => contexts.pagesOf(context));
  for (const [at, page] of pages.entries()) {
    const path = test.outputPath(`page-${at + 1}.png`);
    await page.screenshot({ path, timeout: 10_000 });
    test.attachments.push({ name: `page ${at + 1}`, path, contentType: 'image/png' });
  }
}

/** Runs an operator's command beside the site; answers with what it prints. */
async function runAdmin({ dataDir, settings }: ServedSite, ...args: string[]): Promise<string> {
  const env = { ...process.env, ...commandEnv, ...settings, DATA_DIR: dataDir };
  const options = { cwd: dataDir, env };
  return (await promisify(execFile)(process.execPath, [commandFile('admin'), ...args], options))
    .stdout;
}

/** Playwright's `test` on a site of one's own; it fails on console warnings and errors. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  engine: ['sqlite', { scope: 'worker', option: true }],
  places: [
    async ({ browser }, use) => {
      await using places = new Places(browser);
      await use(places);
    },
    { scope: 'worker' },
  ],
  settings: [generousLimits, { option: true }],
  place: [
    async ({ places, engine, settings }, use) => use(await places.find(engine, settings)),
    // A database server, a move of the cookbook and a start: a busy machine takes its time for each.
    { timeout: 240_000 },
  ],
  site: ({ place }, use) => use(place.site),
  isFirstVisit: [false, { option: true }],
  screenAsked: ({ viewport, deviceScaleFactor, isMobile, hasTouch }, use) =>
    use({ viewport, deviceScaleFactor, isMobile, hasTouch }),
  looksAsked: ({ colorScheme, contrast, forcedColors, reducedMotion }, use) =>
    use({ colorScheme, contrast, forcedColors, reducedMotion }),
  asked: (
    { screenAsked, looksAsked, locale, timezoneId, javaScriptEnabled, permissions, contextOptions },
    use,
  ) => {
    const others = { locale, timezoneId, javaScriptEnabled, permissions, contextOptions };
    return use(JSON.stringify({ ...screenAsked, ...looksAsked, ...others }));
  },
  context: async ({ browser, place: { contexts }, isFirstVisit, asked }, use, info) => {
    const context = isFirstVisit ? await browser.newContext() : await contexts.lend(asked);
    await use(context);
    if (isFirstVisit) await context.close();
    else await contexts.takeBack(context, info.status === info.expectedStatus);
  },
  baseURL: ({ site }, use) => use(site.url),
  guard: [
    async ({ context }, use) => {
      const guard = new ConsoleGuard();
      guard.watch(context);
      await slowContext(context);
      await use(guard);
      guard.check();
    },
    { auto: true },
  ],
  pictured: [
    // It needs the page's context: only so does that outlive it.
    async ({ browser, place: { contexts }, context: _context }, use, testInfo) => {
      await use(undefined);
      if (testInfo.status !== testInfo.expectedStatus)
        await picturePages(browser, contexts, testInfo);
    },
    { auto: true },
  ],
  expectConsole: ({ guard }, use) => use((pattern) => guard.expect(pattern)),
  newPerson: ({ place: { site, operator } }, use) =>
    // Somebody who registers on a site that mails people is mailed.
    use((name = 'Cook') =>
      site.settings.SMTP_URL ? signUp(site.url, name) : operator.openAccount(name),
    ),
  newAdmin: ({ newPerson, place: { operator } }, use) =>
    use(async (name = 'Ada') => operator.promote(await newPerson(name), 'admin')),
  newModerator: ({ newPerson, place: { operator } }, use) =>
    use(async (name = 'Mona') => operator.promote(await newPerson(name), 'moderator')),
  newResetLink: ({ site }, use) =>
    use(async (email) => {
      const printed = await runAdmin(site, 'reset', email);
      return /\/new-password#\S+/.exec(printed)?.[0] ?? '';
    }),
  logIn: ({ place }, use) => use((page, person) => putSession(page.context(), place, person)),
  otherPage: async ({ place, guard, asked }, use, info) => {
    const lent: BrowserContext[] = [];
    await use(async (person, device) => {
      // One that asks nothing more is like the test's own.
      const key = device ? JSON.stringify([asked, device]) : asked;
      const context = await place.contexts.lend(key, device);
      lent.push(context);
      guard.watch(context);
      await slowContext(context);
      if (person) await putSession(context, place, person);
      return context.newPage();
    });
    for (const context of lent)
      await place.contexts.takeBack(context, info.status === info.expectedStatus);
  },
});
