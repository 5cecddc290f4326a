import type { Topic } from '#storage/define.ts';
import type { DataVersion } from './data-version.ts';
import { type Kept, ReplyCache } from './reply-cache.ts';

/** A part of replies as the database tells it, with what it is made from. */
type Part = { id: string; text: string; topics: readonly Topic[] };

class KeptPart<Row extends Part> implements Kept {
  readonly until = null;
  readonly row: Row;
  readonly since: number;
  onGrow: (() => void) | null = null;

  constructor(row: Row, since: number) {
    this.row = row;
    this.since = since;
  }

  get topics(): readonly Topic[] {
    return this.row.topics;
  }

  get size(): number {
    return 2 * this.row.text.length;
  }
}

type Options<Row> = {
  version: DataVersion;
  maxBytes: number;
  read: (ids: readonly string[]) => Promise<Row[]>;
  /** So many are read at once. */
  most: number;
};

/**
 * Parts of what many people are told, each kept until a write overtakes it: what one person is told
 * cannot be kept, but is put together from what can be.
 */
export class KeptParts<Row extends Part> {
  readonly #options: Options<Row>;
  readonly #parts: ReplyCache<KeptPart<Row>>;

  constructor(options: Options<Row>) {
    this.#options = options;
    this.#parts = new ReplyCache(options.version, options.maxBytes);
  }

  /** The parts of these ids, in their order; one that is not there is left out. */
  async find(ids: readonly string[]): Promise<Row[]> {
    const { version, read, most } = this.#options;
    const found = new Map<string, Row>();
    const missing: string[] = [];
    for (const id of ids) {
      const part = this.#parts.get(id);
      if (part) found.set(id, part.row);
      else missing.push(id);
    }
    for (let start = 0; start < missing.length; start += most) {
      const since = version.current();
      for (const row of await read(missing.slice(start, start + most))) {
        this.#parts.set(row.id, new KeptPart(row, since));
        found.set(row.id, row);
      }
    }
    return ids.flatMap((id) => found.get(id) ?? []);
  }
}
