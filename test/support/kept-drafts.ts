import { expect, type Locator, type Page } from '@playwright/test';
import { reload } from './steps.ts';

/** What the database of drafts holds, which is where a browser that is killed finds it again. */
export async function keptInDatabase(
  page: Page,
  name: 'texts' | 'photos' = 'texts',
): Promise<string> {
  return page.evaluate(async (storeName) => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('potluck-drafts');
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    const request = database.transaction(storeName).objectStore(storeName).getAll();
    await new Promise((done) => request.addEventListener('success', done));
    database.close();
    // A file has no JSON of its own.
    const isFile = (value: unknown) => value instanceof File;
    return JSON.stringify(request.result, (_, value) => (isFile(value) ? value.name : value));
  }, name);
}

/** Waits until the photo of a form is kept: that takes some milliseconds more than showing it. */
export async function expectKept(page: Page): Promise<void> {
  await expect.poll(() => keptInDatabase(page, 'photos')).toContain('shakshuka.webp');
}

/** Reloads a form once its photo is kept. */
export async function reloadKept(page: Page): Promise<void> {
  await expectKept(page);
  await reload(page);
}

/**
 * Makes this page refuse to keep what is typed, as a browser does whose disk is full, until `makeRoom`; with 'database' only
 * what lies there, which is every photo.
 */
export async function fillDisk(page: Page, what: 'all' | 'database' = 'all'): Promise<void> {
  await page.evaluate((isAll) => {
    const { setItem } = Storage.prototype;
    const { put } = IDBObjectStore.prototype;
    const refuse = () => {
      throw new DOMException('The disk is full', 'QuotaExceededError');
    };
    IDBObjectStore.prototype.put = refuse;
    Storage.prototype.setItem = function (key: string, value: string) {
      // What the site notes for itself has room.
      if (isAll && /^((draft|review|question|note):|profile@)/.test(key)) refuse();
      setItem.call(this, key, value);
    };
    const makeRoom = () => {
      IDBObjectStore.prototype.put = put;
      Storage.prototype.setItem = setItem;
    };
    window.addEventListener('make-room', makeRoom, { once: true });
  }, what === 'all');
}

/** Ends what `fillDisk` began. */
export const makeRoom = (page: Page) =>
  page.evaluate(() => {
    window.dispatchEvent(new Event('make-room'));
  });

/** What a form says of what this browser keeps of it. */
export const keptStatus = (within: Page | Locator): Locator =>
  within.getByRole('status').filter({ hasText: /this browser/i });

/** Notes what a status says each time that it changes from now on: so often a screen reader reads it out. */
export async function recordSaid(status: Locator): Promise<() => Promise<string[]>> {
  const said = await status.evaluateHandle((element) => {
    const all: string[] = [];
    const note = () => all.push(element.textContent ?? '');
    new MutationObserver(note).observe(element, {
      childList: true,
      characterData: true,
      subtree: true,
    });
    return all;
  });
  return () => said.jsonValue();
}
