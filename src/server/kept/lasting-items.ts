import type { Topic } from '#storage/define.ts';
import type { DataVersion } from './data-version.ts';
import { type Kept, ReplyCache } from './reply-cache.ts';

/** What an item holds before it is written, more or less. */
const unwritten = 10_000;

/** An item of long lists whose text is made once: it goes into lists of one schema alone. */
export class LastingItem implements Kept {
  readonly since: number;
  readonly topics: readonly Topic[];
  readonly until = null;
  onGrow: (() => void) | null = null;
  #value: unknown;
  #text: string | null = null;

  constructor(value: unknown, since: number, topics: readonly Topic[]) {
    this.#value = value;
    this.since = since;
    this.topics = topics;
  }

  get size(): number {
    return this.#text === null ? unwritten : 2 * this.#text.length;
  }

  /** Its text, by the filter of its schema. */
  write(serialize: (value: unknown) => string): string {
    if (this.#text !== null) return this.#text;
    this.#text = serialize(this.#value);
    this.#value = null;
    this.onGrow?.();
    return this.#text;
  }
}

type Options<Row> = {
  version: DataVersion;
  maxBytes: number;
  read: (ids: readonly string[]) => Promise<Row[]>;
  /** The item of a row; it depends on nothing else. */
  present: (row: Row) => unknown;
  /** What says that a row has changed or gone. */
  topicsOf: (row: Row) => readonly Topic[];
};

/**
 * Items that stand in many people's lists, each kept until a write overtakes it. Lists of one person
 * cannot be kept, but are put together from what can be.
 */
export class LastingItems<Row extends { id: string }> {
  readonly #options: Options<Row>;
  readonly #items: ReplyCache<LastingItem>;

  constructor(options: Options<Row>) {
    this.#options = options;
    this.#items = new ReplyCache(options.version, options.maxBytes);
  }

  /** The items of these ids, in their order; one that is not there is left out. */
  async find(ids: readonly string[]): Promise<LastingItem[]> {
    const { version, read, present, topicsOf } = this.#options;
    const since = version.current();
    const found = new Map<string, LastingItem>();
    const missing: string[] = [];
    for (const id of ids) {
      const item = this.#items.get(id);
      if (item) found.set(id, item);
      else missing.push(id);
    }
    for (const row of missing.length > 0 ? await read(missing) : []) {
      const item = new LastingItem(present(row), since, topicsOf(row));
      this.#items.set(row.id, item);
      found.set(row.id, item);
    }
    return ids.flatMap((id) => found.get(id) ?? []);
  }
}
