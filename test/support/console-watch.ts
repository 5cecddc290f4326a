import type { BrowserContext, Frame, Request } from '@playwright/test';

export type Pattern = RegExp | string;

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
 * is nobody's fault: those calls are known by the recipe's id, and by the time at which they were under way. Pictures go
 * with what they belong to, a review too, which their addresses do not name.
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
      else if (takesPosts(request)) this.#overtakePictures();
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
    const isOf = (id: string) => url.includes(id) || isPicture(url);
    if ([...this.#deleted.keys()].some(isOf)) this.#overtaken.add(url);
  }

  #overtakePictures(): void {
    for (const url of this.#underWay.values()) if (isPicture(url)) this.#overtaken.add(url);
  }
}

/** The recipe that a request deletes, where it does. */
function idOfDeletion(request: Request): string | null {
  if (request.method() !== 'DELETE') return null;
  return /\/delete-food\/([0-9a-f]{24})$/.exec(request.url())?.[1] ?? null;
}

const isPicture = (url: string): boolean => url.includes('/photos/');

/** Whether a request deletes a review or hides what somebody wrote. */
function takesPosts(request: Request): boolean {
  return request.method() !== 'GET' && /\/(reviews|admin\/posts\/\w+)\/\w+$/.test(request.url());
}

/**
 * What a tab asks in the name of somebody who logs out in another one is refused where the logout was sooner: the tab
 * cannot have heard of it. Of the tab that logs out itself `account-safety.spec.ts` tells that it asks no more.
 */
class Logouts {
  readonly #asked: { url: string; token: string; frame: Frame }[] = [];
  /** The frame whose page logs out, by the token whose session that ends. */
  readonly #ended = new Map<string, Frame>();

  constructor(context: BrowserContext) {
    context.on('request', (request) => {
      const { authorization } = request.headers();
      if (!authorization) return;
      const [url, frame] = [request.url(), request.frame()];
      if (url.endsWith('/api/v1/auth/logout')) this.#ended.set(authorization, frame);
      this.#asked.push({ url, token: authorization, frame });
    });
  }

  haveOvertaken(url: string): boolean {
    return this.#asked.some(
      (one) => one.url === url && (this.#ended.get(one.token) ?? one.frame) !== one.frame,
    );
  }
}

/** Collects what pages complain about, and tells at the end what was not expected. */
export class ConsoleGuard {
  readonly #complaints: string[] = [];
  readonly #expected: Pattern[] = [];

  watch(context: BrowserContext): void {
    const deletions = new Deletions(context);
    const logouts = new Logouts(context);
    context.on('console', (message) => {
      if (!['warning', 'error', 'assert'].includes(message.type())) return;
      const { url } = message.location();
      if (preloadInTime.test(message.text())) return;
      if (message.text().includes('status of 404') && deletions.haveOvertaken(url)) return;
      if (message.text().includes('status of 401') && logouts.haveOvertaken(url)) return;
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

  /** Holds what pages have complained of so far against what was expected of them; neither counts any more after it. */
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
    this.#complaints.length = 0;
    this.#expected.length = 0;
  }
}
