import fc from 'fast-check';
import { expect, test } from 'vitest';
import { profileField, scoreProfile, scoringOf } from '#domain/search/score.ts';
import type { Sense, Wanted } from '#domain/search/sense.ts';
import { rankIn, scoreIn } from './score-in.ts';
import { SegmentedIndex } from './segmented-index.ts';

const term = fc.constantFrom(...'a ab abc b ba c ca é 麻婆 zz'.split(' '));
const texts = fc.record({
  name: fc.array(term, { maxLength: 12 }),
  category: fc.constantFrom(['c'], ['ab', 'b'], []),
  lines: fc.array(fc.array(term, { minLength: 1, maxLength: 4 }), { maxLength: 4 }),
  telling: fc.nat(12),
});

const asked = fc.oneof(term, fc.constant('unheard'));
const sense: fc.Arbitrary<Sense> = fc
  .record({
    terms: fc.array(asked, { maxLength: 3 }),
    how: fc.constantFrom('plain', 'open', 'near'),
    worth: fc.constantFrom(1, 0.95, 0.85, 0.8, 0.6),
  })
  .map(({ terms, how, worth }) => ({
    terms,
    worth,
    open: how === 'open' && terms.length > 0,
    ...(how === 'near' && terms.length > 1 ? { near: true as const } : {}),
  }));
const word: fc.Arbitrary<Wanted> = fc
  .record({
    senses: fc.array(sense, { minLength: 1, maxLength: 7 }),
    least: fc.constantFrom(undefined, 6),
  })
  .map(({ senses, least }) => ({
    typed: 'typed',
    senses: senses.sort((a, b) => b.worth - a.worth),
    ...(least === undefined ? {} : { least }),
  }));

test('a recipe in a segment is scored by the numbers of its terms as it is by its texts', () => {
  const question = fc.record({
    wanted: fc.array(word, { maxLength: 3 }),
    keyword: fc.array(asked, { maxLength: 3 }),
    missing: fc.nat(2),
  });
  fc.assert(
    fc.property(
      fc.array(texts, { minLength: 1, maxLength: 80 }),
      fc.array(question, { minLength: 4, maxLength: 4 }),
      fc.boolean(),
      (recipes, questions, isTidied) => {
        const index = new SegmentedIndex();
        const profiles = recipes.map(({ name, category, lines, telling }) => ({
          name: profileField(name),
          category: profileField(category),
          telling,
          ingredients: profileField(
            lines
              .map((line) => line.join(' '))
              .join(' | ')
              .split(' '),
          ),
        }));
        for (const [seq, profile] of profiles.entries()) {
          const { name, category, lines } = recipes[seq] as (typeof recipes)[number];
          const all = [...name, ...category, ...lines.flat()];
          const told = { id: `id ${seq}`, createdAt: seq * 10, updatedAt: 1, words: [] };
          index.put({ seq, ...told, ...profile, names: [...name, ...category], all });
        }
        index.freeze();
        // Made anew of what is left.
        if (isTidied) {
          for (let seq = 0; seq * 3 < recipes.length; seq += 1) index.remove(seq * 3);
          for (const _step of index.sweep());
        }
        const seqs = profiles.map((_, seq) => seq).filter((seq) => !isTidied || seq % 3 !== 0);
        for (const { wanted, keyword, missing } of questions) {
          const scoring = scoringOf(wanted, keyword);
          const inNames = (seq: number) => ({ ...(profiles[seq] as object), ingredients: '' });
          for (const where of ['names', 'all'] as const) {
            expect(scoreIn(index.segments, where, seqs, scoring, missing)).toEqual(
              seqs.map((seq) => {
                const profile = where === 'names' ? inNames(seq) : profiles[seq];
                const score = scoreProfile(scoring, profile as (typeof profiles)[0], missing);
                return { seq, createdAt: seq * 10, score };
              }),
            );
          }
        }
      },
    ),
    { numRuns: 200 },
  );
});

test('recipes are ranked the best first and then the newest, whenever each was published', () => {
  const recipe = fc.record({
    name: fc.array(asked, { minLength: 1, maxLength: 3 }),
    at: fc.nat(4),
  });
  fc.assert(
    fc.property(
      fc.array(recipe, { minLength: 1, maxLength: 60 }),
      fc.array(word, { minLength: 1, maxLength: 2 }),
      fc.boolean(),
      (recipes, wanted, isInOrder) => {
        const index = new SegmentedIndex();
        const times = recipes.map(({ at }) => at);
        if (isInOrder) times.sort((a, b) => a - b);
        for (const [seq, { name }] of recipes.entries()) {
          const told = {
            id: `id ${seq}`,
            createdAt: times[seq] as number,
            updatedAt: 1,
            words: [],
          };
          const profile = {
            name: profileField(name),
            category: '  ',
            ingredients: '  ',
            telling: 1,
          };
          index.put({ seq, ...told, ...profile, names: name, all: name });
          if (seq % 25 === 24) index.freeze();
        }
        index.freeze();
        const seqs = recipes.map((_, seq) => seq).reverse();
        const asked = ['names', seqs, scoringOf(wanted, []), 0] as const;
        const expected = scoreIn(index.segments, ...asked).sort(
          (a, b) => b.score - a.score || b.createdAt - a.createdAt || b.seq - a.seq,
        );
        expect(rankIn(index.segments, ...asked)).toEqual(expected.map(({ seq }) => seq));
        expect(rankIn(index.segments, 'names', seqs.toReversed(), asked[2], 0)).toEqual(
          expected.map(({ seq }) => seq),
        );
      },
    ),
  );
});
