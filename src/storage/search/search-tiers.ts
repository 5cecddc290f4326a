import type { Expression } from '#domain/search/expression.ts';
import type { Postings, PostingsReader } from './postings.ts';

/** The largest offset plus the largest page: every page is cut from the same list. */
const mostFound = 1_200;

/** Recipes that answer equally directly, last published first; each lacks `missing` of the words. */
export type Tier = { where: Postings; seqs: number[]; missing: number };

/** More of the recipes that answer, last published first, those published before `before`. */
type Source = (limit: number, before?: number) => Promise<number[]>;

/** Of these recipes, those that may be shown. */
export type Keep = (seqs: readonly number[]) => Promise<number[]>;

/** So many times the source is asked for more in place of recipes that may not be shown. */
const mostRounds = 5;

/** What a search has found so far, the best tier first. Its work has a bound whatever the size of the site. */
export class Found {
  readonly tiers: Tier[] = [];
  readonly #seen = new Seqs();
  /** How many tiers are among the seen: those of the last one are noted when more is looked for. */
  #noted = 0;
  #size = 0;
  readonly #postings: PostingsReader;
  readonly #keep: Keep | null;
  /** Whether recipes that would answer were not looked at. */
  isCut = false;

  /** With `keep`, only what it keeps is ever among the found. */
  constructor(postings: PostingsReader, keep: Keep | null) {
    this.#postings = postings;
    this.#keep = keep;
  }

  get size(): number {
    return this.#size;
  }

  /** Adds what the expression finds beyond what is there. */
  async add(where: Postings, expression: Expression, missing = 0): Promise<void> {
    await this.addFrom(where, missing, (limit, before) =>
      this.#postings.find(where, expression, limit, before),
    );
  }

  /** Adds what a source gives beyond what is there. */
  async addFrom(where: Postings, missing: number, source: Source): Promise<void> {
    const room = mostFound - this.size;
    if (room === 0) return;
    for (const { seqs } of this.tiers.slice(this.#noted)) this.#seen.add(seqs);
    this.#noted = this.tiers.length;
    const seqs = (await this.#take(source, room)).slice(0, room);
    this.#size += seqs.length;
    if (seqs.length > 0) this.tiers.push({ where, seqs, missing });
  }

  async #take(source: Source, room: number): Promise<number[]> {
    const taken: number[] = [];
    let before: number | undefined;
    for (let round = 0; round < mostRounds; round += 1) {
      const found = await source(mostFound, before);
      const fresh = this.#seen.withoutThose(found);
      if (!this.#keep) return fresh;
      taken.push(...(await this.#keep(fresh)));
      before = found.at(-1);
      if (found.length < mostFound || taken.length >= room) return taken;
    }
    this.isCut = true;
    return taken;
  }
}

/** Numbers of recipes, a bit for each. */
class Seqs {
  #bits = new Uint32Array(0);

  add(seqs: readonly number[]): void {
    const words = (seqs.reduce((most, seq) => Math.max(most, seq), 0) >>> 5) + 1;
    if (words > this.#bits.length) {
      const more = new Uint32Array(words);
      more.set(this.#bits);
      this.#bits = more;
    }
    for (const seq of seqs) {
      this.#bits[seq >>> 5] = (this.#bits[seq >>> 5] as number) | (1 << (seq & 31));
    }
  }

  /** Of these numbers those that are not here. */
  withoutThose(seqs: number[]): number[] {
    if (this.#bits.length === 0) return seqs;
    return seqs.filter((seq) => (((this.#bits[seq >>> 5] ?? 0) >>> (seq & 31)) & 1) === 0);
  }
}
