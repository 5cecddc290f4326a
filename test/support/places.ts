import type { Browser } from '@playwright/test';
import { type Engine, startCookedSite } from './cooked-site.ts';
import { LentContexts } from './lent-contexts.ts';
import { Operator } from './operator/operator.ts';
import type { ServedSite } from './served-site.ts';

/** A site, with the contexts that its tests take over from one another, and who opens accounts on it. */
export type Place = AsyncDisposable & {
  site: ServedSite;
  contexts: LentContexts;
  operator: Operator;
};

/**
 * What the tests of a worker share, each begun by the first that needs it. A fixture of the worker's own for each kind
 * of site would be a worker for each, with a browser and all modules of the tests.
 */
export class Places implements AsyncDisposable {
  readonly #browser: Browser;
  readonly #kept = new Map<string, Promise<AsyncDisposable>>();
  readonly #ending = new AsyncDisposableStack();

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  /** A site with the starter cookbook and these settings, a real server. */
  find(engine: Engine, settings: Record<string, string>): Promise<Place> {
    return this.keep(JSON.stringify(settings), () => this.#open(engine, settings));
  }

  /** What was made under this name, or is made now; it ends with the worker. */
  keep<T extends AsyncDisposable>(name: string, make: () => Promise<T>): Promise<T> {
    const kept = this.#kept.get(name) ?? make().then((made) => this.#ending.use(made));
    this.#kept.set(name, kept);
    return kept as Promise<T>;
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.#ending.disposeAsync();
  }

  async #open(engine: Engine, settings: Record<string, string>): Promise<Place> {
    // What was begun for a site that does not start ends here.
    await using begun = new AsyncDisposableStack();
    const site = await startCookedSite(engine, settings, begun);
    const operator = begun.use(new Operator(site));
    const contexts = begun.use(new LentContexts(this.#browser, site.url));
    const ending = begun.move();
    return { site, operator, contexts, [Symbol.asyncDispose]: () => ending.disposeAsync() };
  }
}
