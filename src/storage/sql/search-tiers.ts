import type { Expression } from '#domain/search/expression.ts';
import type { Postings, PostingsReader } from './postings.ts';

/** The largest offset plus the largest page: every page is cut from the same list. */
const mostFound = 1_200;

/** Recipes that answer equally directly, last published first; each lacks `missing` of the words. */
export type Tier = { where: Postings; seqs: number[]; missing: number };

/** What a search has found so far, the best tier first. Its work has a bound whatever the size of the site. */
export class Found {
  readonly tiers: Tier[] = [];
  readonly #seen = new Set<number>();
  readonly #postings: PostingsReader;

  constructor(postings: PostingsReader) {
    this.#postings = postings;
  }

  get size(): number {
    return this.#seen.size;
  }

  /** Adds what the expression finds beyond what is there. */
  async add(where: Postings, expression: Expression, missing = 0): Promise<void> {
    const room = mostFound - this.size;
    if (room === 0) return;
    const found = await this.#postings.find(where, expression, mostFound);
    const seqs = found.filter((seq) => !this.#seen.has(seq)).slice(0, room);
    for (const seq of seqs) this.#seen.add(seq);
    if (seqs.length > 0) this.tiers.push({ where, seqs, missing });
  }
}
