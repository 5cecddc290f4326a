import { expect, type Page } from '@playwright/test';
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
