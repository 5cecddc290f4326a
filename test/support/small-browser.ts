type Handler = (() => void) | null;

/** As much of a browser's storage as the site uses, in memory; one that is full takes nothing in and gives back what it has. */
export class SmallStorage {
  readonly items = new Map<string, string>();
  isFull = false;

  getItem(key: string): string | null {
    return this.items.get(key) ?? null;
  }

  setItem(key: string, value: string): void {
    if (this.isFull) throw new DOMException('The disk is full', 'QuotaExceededError');
    this.items.set(key, value);
  }

  removeItem(key: string): void {
    this.items.delete(key);
  }
}

/** As much of a browser's database as drafts use, in memory; one that is full ends what is to be put into it without a result. */
export class SmallDatabase {
  readonly stores = new Map<string, Map<string, unknown>>();
  isFull = false;

  open() {
    const request = { result: this.#connect(), onupgradeneeded: null as Handler, onsuccess: null };
    const answered: { onsuccess: Handler; onupgradeneeded: Handler } = request;
    queueMicrotask(() => {
      answered.onupgradeneeded?.();
      answered.onsuccess?.();
    });
    return request;
  }

  #connect() {
    return {
      objectStoreNames: { contains: (name: string) => this.stores.has(name) },
      createObjectStore: (name: string) => this.stores.set(name, new Map()),
      transaction: (name: string) => this.#begin(name),
      close: () => undefined,
    };
  }

  #begin(name: string) {
    const store = this.stores.get(name) ?? new Map<string, unknown>();
    const full = new DOMException('The disk is full', 'QuotaExceededError');
    const handlers: { oncomplete: Handler; onabort: Handler } = { oncomplete: null, onabort: null };
    const transaction = Object.assign(handlers, { error: full, objectStore: () => asked });
    const ask = (act: () => unknown, isRefused = false) => {
      queueMicrotask(() => (isRefused ? handlers.onabort?.() : handlers.oncomplete?.()));
      return { result: isRefused ? undefined : act() };
    };
    const asked = {
      get: (key: string) => ask(() => store.get(key)),
      getAllKeys: () => ask(() => [...store.keys()]),
      delete: (key: string) => ask(() => void store.delete(key)),
      put: (value: unknown, key: string) => ask(() => store.set(key, value), this.isFull),
    };
    return transaction;
  }
}
