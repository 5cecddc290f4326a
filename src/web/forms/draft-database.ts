/**
 * The browser's database of drafts. It holds the photos, which local storage cannot, and a
 * second copy of the texts: browsers write local storage to the disk seconds late, so one
 * that is killed forgets what was typed last, while a finished transaction stays.
 */
const databaseName = 'potluck-drafts';
type StoreName = 'photos' | 'texts';
const storeNames: readonly StoreName[] = ['photos', 'texts'];

/** Reads what is kept under a key; null when there is nothing or the browser forbids the database. */
export async function readKept(name: StoreName, key: string): Promise<unknown> {
  return (await look(name, (store) => store.get(key))) ?? null;
}

/** The keys under which something is kept. */
export async function readKeys(name: StoreName): Promise<readonly unknown[]> {
  const keys = await look(name, (store) => store.getAllKeys());
  return Array.isArray(keys) ? keys : [];
}

/**
 * Keeps a value under a key, or forgets it when the value is null; says whether that was done, and never rejects. A
 * refusal is not logged: the form tells its person, and would log at each key press.
 */
export async function writeKept(name: StoreName, key: string, value: unknown): Promise<boolean> {
  try {
    await run(name, 'readwrite', (store) =>
      value === null ? store.delete(key) : store.put(value, key),
    );
    return true;
  } catch {
    return false;
  }
}

async function look(name: StoreName, ask: (store: IDBObjectStore) => IDBRequest): Promise<unknown> {
  try {
    return await run(name, 'readonly', ask);
  } catch (error) {
    console.warn(`The ${name} of drafts could not be read in this browser`, error);
    return null;
  }
}

/** Asks for one thing in a transaction of its own; what it answers counts once that is finished. */
async function run(
  name: StoreName,
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest,
): Promise<unknown> {
  const database = await open();
  try {
    const transaction = database.transaction(name, mode);
    const request = ask(transaction.objectStore(name));
    await new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error);
      transaction.onerror = () => reject(transaction.error);
    });
    return request.result;
  } finally {
    database.close();
  }
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(databaseName, 2);
    request.onupgradeneeded = () => {
      const known = request.result.objectStoreNames;
      for (const name of storeNames)
        if (!known.contains(name)) request.result.createObjectStore(name);
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
