import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Expression } from '#domain/search/expression.ts';
import type { Postings } from '../postings.ts';
import type { IndexedRecipe } from './segment.ts';
import { SegmentedIndex } from './segmented-index.ts';

const words = 'a ab abc b ba c ca é 麻婆 zz'.split(' ');

function recipe(seq: number, all: readonly string[], version = 1): IndexedRecipe {
  const names = all.slice(0, 2);
  const profile = {
    name: ` ${names.join(' ')} `,
    category: ' c ',
    ingredients: ` ${all.join(' ')} `,
  };
  return {
    seq,
    id: `id ${seq}`,
    createdAt: seq * 10,
    updatedAt: version,
    ...profile,
    telling: 2,
    names,
    all,
    words: [],
  };
}

const term = fc.constantFrom(...words);
const terms = fc.uniqueArray(term, { minLength: 1, maxLength: 5 });
const expression: fc.Arbitrary<Expression> = fc.letrec<{ tree: Expression; leaf: Expression }>(
  (tie) => ({
    tree: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      tie('leaf'),
      fc.record({ all: fc.array(tie('tree'), { minLength: 1, maxLength: 3 }) }),
      fc.record({ any: fc.array(tie('tree'), { minLength: 1, maxLength: 3 }) }),
    ),
    leaf: fc.oneof(
      fc.record({ term: fc.constantFrom(...words, 'unheard') }),
      fc.record({ prefix: fc.constantFrom('a', 'ab', 'b', 'z', 'é', 'none') }),
    ),
  }),
).tree;

/** The plain meaning of an expression. */
function holds(held: readonly string[], asked: Expression): boolean {
  if ('term' in asked) return held.includes(asked.term);
  if ('prefix' in asked) return held.some((one) => one.startsWith(asked.prefix));
  if ('all' in asked) return asked.all.every((one) => holds(held, one));
  return asked.any.some((one) => holds(held, one));
}

function plainFind(
  recipes: Iterable<IndexedRecipe>,
  where: Postings,
  asked: Expression,
  limit: number,
  before = Number.POSITIVE_INFINITY,
): number[] {
  return [...recipes]
    .filter((one) => one.seq < before && holds(one[where], asked))
    .map(({ seq }) => seq)
    .sort((a, b) => b - a)
    .slice(0, limit);
}

const seq = fc.integer({ min: 1, max: 400 });
const change = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('put' as const), seq, terms }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('remove' as const), seq }) },
  fc.record({ kind: fc.constantFrom('freeze' as const, 'step' as const, 'tidy' as const) }),
);

describe('an index of segments', () => {
  test('finds what a plain search through the recipes finds, in order, after any changes', () => {
    const asked = fc.record({
      where: fc.constantFrom<Postings>('names', 'all'),
      asked: expression,
      limit: fc.integer({ min: 1, max: 500 }),
      before: fc.option(seq, { nil: undefined }),
    });
    fc.assert(
      fc.property(
        fc.array(change, { maxLength: 300, size: 'max' }),
        fc.array(asked, { minLength: 5, maxLength: 5 }),
        (changes, questions) => {
          const index = new SegmentedIndex();
          const plain = new Map<number, IndexedRecipe>();
          let tidying: Generator<void> | null = null;
          for (const [at, one] of changes.entries()) {
            if (one.kind === 'put') {
              const put = recipe(one.seq, one.terms, at);
              index.put(put);
              plain.set(put.seq, put);
            } else if (one.kind === 'remove') {
              index.remove(one.seq);
              plain.delete(one.seq);
            } else if (one.kind === 'freeze') index.freeze();
            else {
              tidying ??= index.tidy();
              // Others change the index between two steps of a merge.
              if (tidying.next().done) tidying = null;
              else if (one.kind === 'tidy') {
                for (const _step of tidying);
                tidying = null;
              }
            }
          }
          for (const { where, asked: what, limit, before } of questions) {
            const expected = plainFind(plain.values(), where, what, limit, before);
            expect(index.find(where, what, limit, before)).toEqual(expected);
            const all = [...plain.values()];
            const matching = all.filter((one) => holds(one[where], what)).map(({ seq }) => seq);
            const among = index.among(where, what, [...plain.keys(), 1_000]);
            expect(among).toEqual(matching);
          }
          for (const one of words) {
            const isHeld = [...plain.values()].some(({ all }) => all.includes(one));
            expect(index.isHeld(one)).toBe(isHeld);
          }
          expect(index.size).toBe(plain.size);
          const seqs = [...plain.keys()];
          expect(index.held(seqs, words)).toEqual(
            [...plain.values()].map(({ seq, createdAt, names, all }) => ({
              seq,
              createdAt,
              inName: new Set(names),
              inIngredients: new Set(all),
            })),
          );
          for (const one of plain.values()) {
            expect(index.holds(one)).toBe(true);
            expect(index.holds({ ...one, updatedAt: -1 })).toBe(false);
            expect(index.seqsLike(one.id)).toEqual([one.seq]);
          }
          expect(index.seqsBetween(0, 1_000).sort()).toEqual(seqs.sort());
        },
      ),
      { numRuns: 60 },
    );
  });

  test('finds over many windows and blocks, rare and frequent terms', () => {
    const index = new SegmentedIndex();
    const plain: IndexedRecipe[] = [];
    for (let n = 1; n <= 9_500; n += 1) {
      const rare = [97, 211, 1_009, 4_999].filter((step) => n % step === 0);
      const often = [2, 3, 7].filter((step) => n % step === 0);
      plain.push(recipe(n * 3, ['every', ...[...rare, ...often].map((step) => `by${step}`)]));
      index.put(plain.at(-1) as IndexedRecipe);
    }
    for (const _step of index.tidy());
    const by = (...steps: number[]) => steps.map((step) => ({ term: `by${step}` }));
    const questions: Expression[] = [
      { term: 'every' },
      ...by(97, 4_999, 7),
      { all: by(97, 2) },
      { all: [...by(211), { any: by(3, 7) }] },
      { all: [{ prefix: 'by1' }, ...by(2)] },
      { any: by(4_999, 1_009) },
    ];
    for (const asked of questions) {
      for (const limit of [1, 48, 1_200]) {
        expect(index.find('all', asked, limit)).toEqual(plainFind(plain, 'all', asked, limit));
        const page = index.find('all', asked, limit, 12_000);
        expect(page).toEqual(plainFind(plain, 'all', asked, limit, 12_000));
      }
    }
  });
});
