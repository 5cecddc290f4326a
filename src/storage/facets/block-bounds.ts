import type { Sort } from '#domain/facets/facets.ts';
import type { Facts, Place } from '#domain/facets/facts.ts';

const blockSize = 4_096;

/** Whether a recipe comes behind a place. */
export function isBehind(key: number, createdAt: number, seq: number, place: Place): boolean {
  if (key !== place.key) return key < place.key;
  if (createdAt !== place.createdAt) return createdAt < place.createdAt;
  return seq < place.seq;
}

/** The highest of each order in each block of recipes, so that a walk over all leaves out blocks that hold nothing high enough. */
export class BlockBounds {
  readonly #newest = new Highest();
  readonly #keys: Partial<Record<Sort, Highest>> = {
    rated: new Highest(),
    quickest: new Highest(),
    made: new Highest(),
  };

  put({ seq, createdAt, score, quickness, made }: Facts): void {
    this.#newest.put(seq, createdAt);
    this.#keys.rated?.put(seq, score);
    this.#keys.quickest?.put(seq, quickness);
    this.#keys.made?.put(seq, made);
  }

  /** Whether a recipe and all those in its block with lower numbers come behind a place. */
  areBehind(sort: Sort, seq: number, place: Place): boolean {
    return isBehind(this.#keys[sort]?.of(seq) ?? 0, this.#newest.of(seq), seq, place);
  }

  /** The first recipe of the block that this one is in. */
  static first(seq: number): number {
    return seq - (seq % blockSize);
  }
}

/** The highest value of each block. What is replaced may have been the highest: a bound is never too low, and may be too high. */
class Highest {
  #values = new Float64Array(16).fill(Number.NEGATIVE_INFINITY);

  put(seq: number, value: number): void {
    const block = Math.floor(seq / blockSize);
    if (block >= this.#values.length) {
      const more = new Float64Array(block * 2).fill(Number.NEGATIVE_INFINITY);
      more.set(this.#values);
      this.#values = more;
    }
    if (value > (this.#values[block] as number)) this.#values[block] = value;
  }

  of(seq: number): number {
    return this.#values[Math.floor(seq / blockSize)] ?? Number.NEGATIVE_INFINITY;
  }
}
