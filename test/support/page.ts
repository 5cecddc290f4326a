import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  type Frame,
  type Page,
  type Request,
  type TestInfo,
} from '@playwright/test';
import { commandEnv, commandFile } from './command-env.ts';
import type { Engine } from './cooked-site.ts';
import { generousLimits } from './generous-limits.ts';
import type { LentContexts } from './lent-contexts.ts';
import { type Person, signUp } from './people.ts';
import { type Place, Places } from './places.ts';
import type { ServedSite } from './served-site.ts';
import { slowContext } from './slow-pages.ts';

type Pattern = RegExp | string;

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
  /** Allows, and demands, a warning, an error or an uncaught exception with that text in any page. */
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

/** A count of what is unread that was on its way when a logout, here or in another tab, ended its session. */
const countAtLogout = /status of 401 .*\/api\/v1\/notifications\/count\)$/;

/**
 * Chromium judges by seconds, and calls a picture unused whose page was left by a link, or resized, before they had
 * passed. That what is preloaded is shown is told by `budgets.spec.ts`.
 */
const preloadInTime = /\/photos\/\S+ was preloaded using link preload but not used within a few/;

/** Chromium shows a page without its fade where drawing it took seconds. */
const fadeInTime = /Transition was aborted because of timeout in DOM update/;

/**
 * What a page asks for its reader may be on its way while that reader deletes the recipe, and then it is missed. That
 * is nobody's fault: those calls are known by the recipe's id, and by the time at which they were under way.
 */
class Deletions {
  readonly #underWay = new Map<Request, string>();
  /** The recipes that are being deleted, each by the frame whose page does it. */
  readonly #deleted = new Map<string, Frame>();
  readonly #overtaken = new Set<string>();

  constructor(context: BrowserContext) {
    context.on('request', (request) => {
      const id = idOfDeletion(request);
      if (id) this.#deleted.set(id, request.frame());
      else this.#underWay.set(request, request.url());
      for (const url of this.#underWay.values()) this.#note(url);
    });
    const end = (request: Request) => {
      this.#underWay.delete(request);
      // Until another document has come, the one that deleted it asks on.
      if (!request.isNavigationRequest()) return;
      for (const [id, frame] of this.#deleted)
        if (frame === request.frame()) this.#deleted.delete(id);
    };
    context.on('requestfinished', end);
    context.on('requestfailed', end);
  }

  haveOvertaken(url: string): boolean {
    return this.#overtaken.has(url);
  }

  #note(url: string): void {
    if ([...this.#deleted.keys()].some((id) => url.includes(id))) this.#overtaken.add(url);
  }
}

/** The recipe that a request deletes, where it does. */
function idOfDeletion(request: Request): string | null {
  if (request.method() !== 'DELETE') return null;
  return /\/delete-food\/([0-9a-f]{24})$/.exec(request.url())?.[1] ?? null;
}

/** Collects what pages complain about, and tells at the end what was not expected. */
class ConsoleGuard {
  readonly #complaints: string[] = [];
  readonly #expected: Pattern[] = [];

  watch(context: BrowserContext): void {
    const deletions = new Deletions(context);
    context.on('console', (message) => {
      if (!['warning', 'error', 'assert'].includes(message.type())) return;
      const { url } = message.location();
      if (preloadInTime.test(message.text())) return;
      if (message.text().includes('status of 404') && deletions.haveOvertaken(url)) return;
      this.#complaints.push(`console.${message.type()}: ${message.text()} (${url})`);
    });
    context.on('weberror', (error) => {
      if (fadeInTime.test(String(error.error()))) return;
      this.#complaints.push(`uncaught: ${error.error().stack ?? error.error()}`);
    });
  }

  expect(pattern: Pattern): void {
    this.#expected.push(pattern);
  }

  check(): void {
    const fits = (line: string, pattern: Pattern) =>
      typeof pattern === 'string' ? line.includes(pattern) : pattern.test(line);
    const unexpected = this.#complaints.filter(
      (line) => !fits(line, countAtLogout) && !this.#expected.some((one) => fits(line, one)),
    );
    const missing = this.#expected
      .filter((pattern) => !this.#complaints.some((line) => fits(line, pattern)))
      .map((pattern) => `expected in the console, and never came: ${pattern}`);
    const all = [...unexpected, ...missing];
    if (all.length > 0) throw new Error(all.join('\n'));
  }
}

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
