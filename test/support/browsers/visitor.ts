import { test as base, expect } from '@playwright/test';
import { withCookedSite } from '../cooked-site.ts';
import { generousLimits } from '../generous-limits.ts';
import { type Person, signUp } from '../people.ts';
import type { ServedSite } from '../served-site.ts';
import type { Driver, Element, Engine, Place } from './driver.ts';
import { findBrowsers } from './find-browsers.ts';
import { startFirefox } from './firefox.ts';
import { startWebkit } from './webkit.ts';

type BrowserName = 'firefox' | 'webkit';
export type BrowserOptions = { browserUnderTest: BrowserName };
type WorkerFixtures = BrowserOptions & { site: ServedSite; running: Engine };

/** Somebody at a browser: everything that is asked for is waited for. */
export class Visitor {
  readonly driver: Driver;
  readonly #origin: string;

  constructor(driver: Driver, origin: string) {
    this.driver = driver;
    this.#origin = origin;
  }

  /** Opens a page and waits until it answers clicks. */
  async open(path: string): Promise<void> {
    await this.driver.goto(this.#origin + path);
    const isAlive = () => document.documentElement.hasAttribute('data-alive');
    await expect.poll(() => this.driver.call(isAlive)).toBe(true);
  }

  async press(place: 'button' | 'link', name: string): Promise<void> {
    await this.driver.click(await this.#find(place, name));
  }

  async write(field: string, text: string): Promise<void> {
    await this.driver.type(await this.#find('field', field), text);
  }

  async choose(field: string, option: string): Promise<void> {
    await this.driver.choose(await this.#find('field', field), option);
  }

  async attach(path: string): Promise<void> {
    await this.driver.attach(await this.#find('file', ''), path);
  }

  async expectHeading(text: string): Promise<void> {
    const heading = () => document.querySelector('h1')?.textContent ?? '';
    await expect.poll(() => this.driver.call(heading)).toBe(text);
  }

  async expectPath(path: string): Promise<void> {
    const shown = () => location.pathname + location.search;
    await expect.poll(() => this.driver.call(shown)).toBe(path);
  }

  /** Waits until the page shows these words. */
  async expectText(words: string): Promise<void> {
    const read = () => document.body.innerText.replace(/\s+/g, ' ');
    await expect.poll(() => this.driver.call(read)).toContain(words);
  }

  async expectValue(field: string, value: string): Promise<void> {
    const label = field;
    await expect
      .poll(() => this.driver.call(valueInPage, label), { message: `the field ${field}` })
      .toBe(value);
  }

  /** Waits until a picture with this description has been drawn. */
  async expectPicture(alt: string): Promise<void> {
    const isDrawn = (name: string) => {
      const all = [...document.images].filter((image) => image.alt === name);
      return all.some((image) => image.complete && image.naturalWidth > 0);
    };
    await expect.poll(() => this.driver.call(isDrawn, alt)).toBe(true);
  }

  /** Waits until the database of drafts holds the chosen photo, which a reload would come too early for. */
  async expectKept(): Promise<void> {
    await expect
      .poll(async () => {
        await this.driver.call(countKeptPhotos);
        return this.driver.call(() => document.documentElement.dataset.keptPhotos);
      })
      .toBe('1');
  }

  async #find(place: Place, name: string): Promise<Element> {
    let found: Element | null = null;
    await expect(async () => {
      found = await this.driver.find(place, name);
      expect(found, `the ${place} ${name}`).not.toBeNull();
    }).toPass({ timeout: 40_000 });
    return found as unknown as Element;
  }
}

/** Leaves the number of photos that are kept at the root: one of the protocols waits for nothing. */
function countKeptPhotos(): void {
  const opening = indexedDB.open('potluck-drafts');
  // A database that the page has not made yet must not be made here, without its stores.
  opening.onupgradeneeded = () => opening.transaction?.abort();
  opening.onsuccess = () => {
    const counting = opening.result.transaction('photos').objectStore('photos').count();
    counting.onsuccess = () => {
      document.documentElement.dataset.keptPhotos = String(counting.result);
      opening.result.close();
    };
  };
}

function valueInPage(label: string): string | null {
  const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea')];
  const named = fields.find(
    (each) =>
      each.getAttribute('aria-label') === label ||
      [...(each.labels ?? [])].some((one) => one.textContent?.trim() === label),
  );
  return named?.value ?? null;
}

type Fixtures = {
  visitor: Visitor;
  newPerson: (name?: string) => Promise<Person>;
};

/** Playwright's `test`, with a visitor at a browser that Playwright itself does not drive. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  browserUnderTest: ['firefox', { scope: 'worker', option: true }],
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what is needed from here.
    ({}, use) => withCookedSite(generousLimits, use),
    { scope: 'worker', timeout: 240_000 },
  ],
  running: [
    async ({ browserUnderTest }, use) => {
      const { firefox, webkit } = findBrowsers();
      if (!firefox || !webkit) throw new Error('Run npm run test:browsers, which installs them.');
      await using engine =
        browserUnderTest === 'firefox' ? await startFirefox(firefox) : await startWebkit(webkit);
      await use(engine);
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  visitor: async ({ running, site }, use, testInfo) => {
    const driver = await running.newSession();
    await use(new Visitor(driver, site.url));
    if (testInfo.status !== testInfo.expectedStatus) {
      const body = await driver.screenshot();
      await testInfo.attach('screenshot', { body, contentType: 'image/png' });
    }
    const complaints = [...driver.complaints()];
    await driver.close();
    expect(complaints).toEqual([]);
  },
  newPerson: ({ site }, use) => use((name) => signUp(site.url, name)),
});
