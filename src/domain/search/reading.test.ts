import fc from 'fast-check';
import { expect, test } from 'vitest';
import { courses } from '#contract/recipe-details.ts';
import { diets } from '#contract/recipe-fields.ts';
import { cuisineId, cuisines } from '../categories/cuisines.ts';
import { toldFacts } from '../facets/facts.ts';
import { factsOf } from './facts.ts';
import { answersByKept, mayAnswer, type Reading } from './reading.ts';

const minutes = fc.option(fc.integer({ min: 0, max: 90 }));
const category = fc.constantFrom(...cuisines).map(({ name }) => cuisineId(name));
const difficulty = fc.constantFrom('easy', 'medium', 'challenging');
const recipe = fc.record({
  name: fc.constant('Stew'),
  otherNames: fc.constant([]),
  userId: fc.constant('anna'),
  tags: fc.constant([]),
  prepMinutes: minutes,
  cookMinutes: minutes,
  restMinutes: minutes,
  difficulty: fc.option(difficulty),
  course: fc.option(fc.constantFrom(...courses)),
  categoryId: category,
});
const typed = fc.constant('nobody is called so');
const reading: fc.Arbitrary<Reading> = fc.oneof(
  fc.record({
    typed,
    kind: fc.constant('time' as const),
    minutes: fc.integer({ min: 0, max: 200 }),
  }),
  fc.record({ typed, kind: fc.constant('difficulty' as const), difficulty }),
  fc.record({ typed, kind: fc.constant('course' as const), course: fc.constantFrom(...courses) }),
  fc.record({ typed, kind: fc.constant('diet' as const), diet: fc.constantFrom(...diets) }),
  fc.record({ typed, kind: fc.constant('cuisine' as const), categoryId: category }),
);

test('what facets keep of a recipe answers a reading as its own row does', () => {
  fc.assert(
    fc.property(recipe, fc.subarray([...diets]), reading, (told, borneOut, asked) => {
      const kept = {
        ...toldFacts(told, borneOut),
        seq: 1,
        createdAt: 1,
        mean: 0,
        score: 0,
        made: 0,
      };
      const facts = factsOf(told, borneOut);
      expect(answersByKept(asked, kept)).toBe(mayAnswer(asked, facts, () => new Set()));
    }),
  );
});
