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

/** What is being read, and the moment before. */
type Reading<Row> = { since: number; rows: Promise<Map<string, Row>> };

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
  readonly #readings = new Map<string, Reading<Row>>();

  constructor(options: Options<Row>) {
    this.#options = options;
    this.#parts = new ReplyCache(options.version, options.maxBytes);
  }

  /** The parts of these ids, in their order; one that is not there is left out. */
  async find(ids: readonly string[]): Promise<Row[]> {
    const kept = this.#findKept(ids);
    if (kept) return kept;
    const { most } = this.#options;
    const found: Row[] = [];
    for (let start = 0; start < ids.length; start += most)
      found.push(...(await this.#findSome(ids.slice(start, start + most))));
    return found;
  }

  /** All of them, if all are kept. */
  #findKept(ids: readonly string[]): Row[] | null {
    const rows: Row[] = [];
    for (const id of ids) {
      const part = this.#parts.get(id);
      if (!part) return null;
      rows.push(part.row);
    }
    return rows;
  }

  async #findSome(ids: readonly string[]): Promise<Row[]> {
    const { version } = this.#options;
    const found = new Map<string, Row>();
    const missing: string[] = [];
    const readings = new Set<Reading<Row>>();
    for (const id of ids) {
      const part = this.#parts.get(id);
      const reading = this.#readings.get(id);
      if (part) found.set(id, part.row);
      // What others ask for at this moment is read once, as long as nothing is written meanwhile.
      else if (reading?.since === version.current()) readings.add(reading);
      else missing.push(id);
    }
    if (missing.length > 0) readings.add(this.#read(missing));
    for (const { rows } of readings) for (const [id, row] of await rows) found.set(id, row);
    return ids.flatMap((id) => found.get(id) ?? []);
  }

  #read(ids: readonly string[]): Reading<Row> {
    const reading = { since: this.#options.version.current(), rows: this.#readNow(ids) };
    for (const id of ids) this.#readings.set(id, reading);
    const end = () => {
      for (const id of ids) if (this.#readings.get(id) === reading) this.#readings.delete(id);
    };
    reading.rows.then(end, end);
    return reading;
  }

  async #readNow(ids: readonly string[]): Promise<Map<string, Row>> {
    const { version, read } = this.#options;
    const since = version.current();
    const rows = await read(ids);
    for (const row of rows) this.#parts.set(row.id, new KeptPart(row, since));
    return new Map(rows.map((row) => [row.id, row]));
  }
}
