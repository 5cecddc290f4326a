import { setTimeout } from 'node:timers/promises';
import type {
  Browser,
  BrowserContext,
  BrowserContextOptions,
  CDPSession,
  Page,
} from '@playwright/test';
import { recordToasts } from './toast-record.ts';

/** What a test may do to a context that stays when its pages are gone: nobody is lent that context afterwards. */
const lasting = [
  'addInitScript',
  'close',
  'exposeBinding',
  'exposeFunction',
  'grantPermissions',
  'route',
  'routeFromHAR',
  'routeWebSocket',
  'setDefaultNavigationTimeout',
  'setDefaultTimeout',
  'setExtraHTTPHeaders',
  'setGeolocation',
  'setHTTPCredentials',
  'setOffline',
  'setStorageState',
] as const;
const lastingOfClock = [
  'fastForward',
  'install',
  'pauseAt',
  'resume',
  'runFor',
  'setFixedTime',
  'setSystemTime',
] as const;
const heard = ['console', 'page', 'request', 'requestfailed', 'requestfinished', 'weberror'];
const stored = 'cache_storage,cookies,indexeddb,local_storage,service_workers';
/** Milliseconds. */
const longestClearing = 15_000;

/** A context with a page that stays, whose renderer has compiled the site's scripts. */
type Kept = {
  context: BrowserContext;
  home: Page;
  session: CDPSession;
  key: string;
  /** The sites whose pages a test has opened in it. */
  origins: Set<string>;
};

/**
 * Lends contexts that go from test to test of a worker, cleared of all that was stored: a page in one that another
 * test had costs half of what it costs in a new one, whose renderer begins with nothing. Pages are new in either.
 */
export class LentContexts implements AsyncDisposable {
  readonly #browser: Browser;
  readonly #origin: string;
  readonly #free: Kept[] = [];
  readonly #lent = new Map<BrowserContext, Kept>();
  readonly #changed = new WeakSet<BrowserContext>();

  constructor(browser: Browser, origin: string) {
    this.#browser = browser;
    this.#origin = origin;
  }

  /** A context with these options, which are `key` in one text; the test's own options are Playwright's to add. */
  async lend(key: string, options: BrowserContextOptions = {}): Promise<BrowserContext> {
    const at = this.#free.findLastIndex((one) => one.key === key);
    const kept = at < 0 ? await this.#open(key, options) : this.#free.splice(at, 1)[0];
    if (!kept) throw new Error('A context was there and is not');
    kept.context.on('page', (page) => noteOrigins(page, kept.origins));
    this.#lent.set(kept.context, kept);
    return kept.context;
  }

  /** Writes into what the site keeps in a lent context; false for a context of another kind. */
  async store(context: BrowserContext, entries: Record<string, string>): Promise<boolean> {
    const kept = this.#lent.get(context);
    await kept?.home.evaluate((all) => {
      for (const [name, value] of Object.entries(all)) localStorage.setItem(name, value);
    }, entries);
    return kept !== undefined;
  }

  /** The pages of a context that a test opened. */
  pagesOf(context: BrowserContext): Page[] {
    const home = this.#lent.get(context)?.home;
    return context.pages().filter((page) => page !== home);
  }

  /**
   * Closes the pages of a lent context and clears it; for good where it cannot be as it was, or shall not be. Now and then
   * Chromium does not answer that, and why is not known: such a context is waited for no longer, and lent once it is cleared.
   */
  async takeBack(context: BrowserContext, isSound: boolean): Promise<void> {
    const kept = this.#lent.get(context);
    if (!kept) throw new Error('Nobody lent this context');
    const pages = this.pagesOf(context);
    this.#lent.delete(context);
    const isLentAgain = isSound && !this.#changed.has(context);
    const taken = isLentAgain ? this.#clear(kept, pages) : context.close();
    await Promise.race([taken, setTimeout(longestClearing, undefined, { ref: false })]);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await Promise.all(this.#free.map(({ context }) => context.close()));
  }

  async #clear(kept: Kept, pages: Page[]): Promise<void> {
    const { context, session, origins } = kept;
    for (const event of heard) await context.removeAllListeners(event);
    await Promise.all(pages.map((page) => page.close()));
    for (const origin of origins)
      await session.send('Storage.clearDataForOrigin', { origin, storageTypes: stored });
    this.#free.push(kept);
  }

  async #open(key: string, options: BrowserContextOptions): Promise<Kept> {
    const context = await this.#browser.newContext(options);
    const home = await context.newPage();
    // Of the site, for its renderer serves the pages of one site, and without a script of it.
    await home.goto(`${this.#origin}/robots.txt`);
    const session = await context.newCDPSession(home);
    await recordToasts(context);
    this.#note(context, lasting, context);
    this.#note(context.clock, lastingOfClock, context);
    return { context, home, session, key, origins: new Set([this.#origin]) };
  }

  /** Notes the context as changed once one of these is called. */
  #note<On extends object>(on: On, names: readonly (keyof On)[], context: BrowserContext): void {
    for (const name of names) {
      const own = on[name] as (...given: unknown[]) => unknown;
      const noting = (...given: unknown[]) => {
        this.#changed.add(context);
        return own.apply(on, given);
      };
      Object.assign(on, { [name]: noting });
    }
  }
}

function noteOrigins(page: Page, origins: Set<string>): void {
  page.on('framenavigated', (frame) => {
    const { origin } = new URL(frame.url());
    if (origin.startsWith('http')) origins.add(origin);
  });
}
