import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { starterReplies } from '#test/support/starter-replies.ts';
import { lineIdsOf } from './line-ids.ts';
import { isMarkedHeading } from './sections.ts';

/** Gives a0, a1 and so on. */
function counter() {
  let next = 0;
  return () => {
    next += 1;
    return `id${next}`;
  };
}
const language = 'en-GB' as const;
const text = fc.oneof(
  fc.constantFrom('salt', '2 eggs', '3 eggs, beaten', '# Sauce', 'Sauce', 'Mix well.', ''),
  fc.string({ maxLength: 30 }),
);
const list = fc.array(text, { maxLength: 12 });
const unlike = fc
  .uniqueArray(fc.stringMatching(/^[a-z]{9}$/), { minLength: 1, maxLength: 12 })
  .filter((words) => new Set(words.map((word) => word.slice(0, 5))).size === words.length);

/** The ids of ingredients after a change of them. */
function change(before: readonly string[], after: readonly string[]) {
  const newId = counter();
  const first = { ingredients: before, steps: [], language };
  const kept = { ...first, ...lineIdsOf(first, null, newId) };
  const { ingredientIds } = lineIdsOf({ ...first, ingredients: after }, kept, newId);
  return { had: kept.ingredientIds, has: ingredientIds };
}

describe('ids of lines', () => {
  test('are one for each line, and each a single time, whatever changes', () => {
    fc.assert(
      fc.property(list, list, (before, after) => {
        const { had, has } = change(before, after);
        expect(had).toHaveLength(before.length);
        expect(has).toHaveLength(after.length);
        expect(new Set(has).size).toBe(after.length);
      }),
    );
  });

  test('go with their texts into another order', () => {
    fc.assert(
      fc.property(
        list.chain((lines) =>
          fc.tuple(
            fc.constant(lines),
            fc.shuffledSubarray(lines, { minLength: lines.length, maxLength: lines.length }),
          ),
        ),
        ([before, after]) => {
          const { had, has } = change(before, after);
          expect([...has].sort()).toEqual([...had].sort());
          for (const [index, line] of after.entries())
            expect(before[had.indexOf(has[index] as string)]).toBe(line);
        },
      ),
    );
  });

  test('of all other lines stay when one is changed, added or taken away', () => {
    fc.assert(
      fc.property(unlike, fc.nat(), text, (lines, at, changed) => {
        const index = at % lines.length;
        fc.pre(!lines.includes(changed));
        const others = (ids: string[], place: number) => ids.toSpliced(place, 1);
        const edit = change(lines, lines.with(index, changed));
        expect(others(edit.has, index)).toEqual(others(edit.had, index));
        const addition = change(lines, lines.toSpliced(index, 0, changed));
        expect(others(addition.has, index)).toEqual(addition.had);
        const removal = change(lines, lines.toSpliced(index, 1));
        expect(removal.has).toEqual(others(removal.had, index));
      }),
    );
  });

  test.each([
    ['2 eggs', '3 large eggs, beaten'],
    ['200 g plain flour', '1 cup plain flour, sifted'],
    ['salt', 'salt, to taste'],
    ['1 tomato', '2 tomatoes'],
    ['# For the sauce', '# For the green sauce'],
    ['醤油 大さじ2', '醤油 大さじ3'],
  ])('%s is still the line when it says %s', (before, after) => {
    const { had, has } = change(['1 lemon', before], [after, 'pepper']);
    expect(has[0]).toBe(had[1]);
    expect(had).not.toContain(has[1]);
  });

  test.each([
    ['100 ml milk', '100 ml oil'],
    ['1 onion', '1 lemon'],
    ['Sauce', '# Sauce'],
  ])('%s is another line than %s', (before, after) => {
    const { had, has } = change([before], [after]);
    expect(had).not.toContain(has[0]);
  });

  test('of a step stay when its text is worked over', () => {
    const newId = counter();
    const steps = [
      'Heat the oil in a wide pan over a medium flame and fry the onion for 5 minutes.',
      'Add the rice and stir for 2 minutes, until the grains look glassy at the edges.',
    ];
    const recipe = { ingredients: [], steps, language };
    const before = { ...recipe, ...lineIdsOf(recipe, null, newId) };
    const after = [
      'Wash the rice.',
      'Add the washed rice and stir for 3 minutes, until the grains look glassy.',
      'Heat the oil in a pan over a medium flame, add the onion, fry for 8 minutes.',
    ];
    const { stepIds } = lineIdsOf({ ...recipe, steps: after }, before, newId);
    expect(stepIds.slice(1)).toEqual(before.stepIds.toReversed());
    expect(before.stepIds).not.toContain(stepIds[0]);
  });

  test('of no starter recipe go to the lines of the next one by their kitchen words alone', async () => {
    const plain = (steps: readonly string[]) => steps.filter((step) => !isMarkedHeading(step));
    const recipes = (await starterReplies()).map(({ stepList }) => plain(stepList));
    let kept = 0;
    let all = 0;
    for (const [index, stepList] of recipes.entries()) {
      const steps = recipes[index - 1] ?? [];
      const recipe = { ingredients: [], steps, language };
      const before = { ...recipe, ...lineIdsOf(recipe, null, counter()) };
      const { stepIds } = lineIdsOf({ ...recipe, steps: stepList }, before, () => '');
      kept += stepIds.filter((id) => id !== '').length;
      all += stepList.length;
    }
    expect(all).toBeGreaterThan(500);
    expect(kept / all).toBeLessThan(0.02);
  });
});
