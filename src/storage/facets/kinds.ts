import type { CountedKind } from '#domain/facets/count.ts';
import { facets } from '#domain/facets/facets.ts';
import { type Kind, untold } from '#domain/facets/facts.ts';

const times = facets.time.values.map((minutes) => -Number(minutes));
const means = facets.rating.values.map((mean) => Math.round(Number(mean) * 10));

/** A number as the highest step that it reaches. */
const stepOf = (value: number, steps: readonly number[], none: number): number =>
  steps.find((step) => value >= step) ?? none;

/** What facets tell recipes apart by, without their tags: each such kind under a number from 1, and how many there are of it. */
export class Kinds {
  readonly #numbers = new Map<string, number>();
  readonly #kinds: CountedKind[] = [
    {
      kind: {
        category: '',
        course: '',
        diets: 0,
        quickness: untold,
        difficulty: '',
        mean: 0,
        tags: [],
      },
      count: 0,
    },
  ];

  /** The number of the kind that a recipe is of. */
  numberOf({ category, course, diets, quickness, difficulty, mean }: Kind): number {
    const steps = { quickness: stepOf(quickness, times, untold), mean: stepOf(mean, means, 0) };
    const key = [category, course, diets, difficulty, steps.quickness, steps.mean].join('\n');
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    this.#numbers.set(key, this.#kinds.length);
    const kind = { category, course, diets, difficulty, tags: [], ...steps };
    return this.#kinds.push({ kind, count: 0 }) - 1;
  }

  /** One recipe more or less of a kind. */
  add(number: number, change: 1 | -1): void {
    const counted = this.#kinds[number];
    if (counted) counted.count += change;
  }

  /** How many recipes there are of each kind. */
  counted(): CountedKind[] {
    return this.#kinds.filter(({ count }) => count > 0);
  }

  /** The kinds under numbers, each counted as often as it is there. */
  countedAs(counts: Int32Array): CountedKind[] {
    return this.#kinds.flatMap(({ kind }, number) => {
      const count = counts[number] ?? 0;
      return count > 0 ? [{ kind, count }] : [];
    });
  }

  kind(number: number): Kind {
    return (this.#kinds[number] as CountedKind).kind;
  }

  get size(): number {
    return this.#kinds.length;
  }

  /** By number 1 for each kind that is wanted, else 0. */
  fits(isWanted: (kind: Kind) => boolean): Uint8Array {
    return Uint8Array.from(this.#kinds, ({ kind }, number) =>
      number > 0 && isWanted(kind) ? 1 : 0,
    );
  }
}
