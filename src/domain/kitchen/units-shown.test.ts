import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { starterReplies } from '#test/support/starter-replies.ts';
import type { UnitSystem } from './chosen-amounts.ts';
import { convertQuantity } from './convert.ts';
import { readIngredientLine } from './ingredient-line.ts';
import type { RecipeLanguage } from './language.ts';
import { findMeasures } from './measures.ts';
import { showLine, showRecipe } from './show-recipe.ts';
import { type ShownAmounts, textOf } from './show-text.ts';
import { sizeOf, units } from './units.ts';

const shown = (line: string, system: UnitSystem, language: RecipeLanguage, factor = 1) =>
  textOf(showLine(line, { factor, units: system }, language));
const stepIn = (step: string, system: UnitSystem, language: RecipeLanguage = 'en-GB') =>
  textOf(
    showRecipe(
      { ingredientList: ['200 g butter'], stepList: [step] },
      { factor: 1, units: system },
      language,
    ).steps[0],
  );

describe('an American line in metric units', () => {
  test.each([
    ['1 cup all-purpose flour', '120 g all-purpose flour'],
    ['1 cup (240 ml) milk', '1 cup (240 ml) milk'],
    ['2 cups whole milk', '470 ml whole milk'],
    ['a cup and a half of milk', '350 ml of milk'],
    ['1/2 cup butter, softened', '115 g butter, softened'],
    ['1 tsp cinnamon', '1 tsp cinnamon'],
    ['2 tbsp Sichuan peppercorns', '2 tbsp Sichuan peppercorns'],
    ['1 cup cherry tomatoes', '240 ml cherry tomatoes'],
    ['1 1/2 lb chuck steak', '680 g chuck steak'],
    ['1 (14-ounce) can coconut milk', '1 (400 g) can coconut milk'],
    ['1 pint heavy cream', '470 ml heavy cream'],
    ['1 heaping cup flour', '1 heaping cup flour'],
    ['a 1-inch piece ginger', 'a 2.5 cm piece ginger'],
    ['3 eggs', '3 eggs'],
    ['3 tbsp chopped onion', '3 tbsp chopped onion'],
    ['2 tbsp snipped chives', '2 tbsp snipped chives'],
    ['2 tbsp Chinkiang black vinegar', '30 ml Chinkiang black vinegar'],
    ['1 tbsp chilli oil', '15 ml chilli oil'],
    ['2–3 cups sugar', '400–590 g sugar'],
  ])('%s', (line, wanted) => expect(shown(line, 'metric', 'en-US')).toBe(wanted));
});

describe('a British line in American units', () => {
  test.each([
    ['250 g plain flour', '2 cups plain flour'],
    ['100 g butter, melted', '7 tbsp butter, melted'],
    ['600 g beef mince, 20% fat', '1 lb 5 oz beef mince, 20% fat'],
    ['400 g butter beans', '14 oz butter beans'],
    ['1 x 400 ml tin coconut milk', '1 x 13½ fl oz tin coconut milk'],
    ['1 pint milk', '2⅓ cups milk'],
    ['1 cup milk', '1 cup milk'],
    ['5 g salt', '¾ tsp salt'],
    ['4 chicken breasts (about 150 g each)', '4 chicken breasts (about 5¼ oz each)'],
    ['300 g paneer, cut into 2 cm cubes', '10½ oz paneer, cut into ¾-inch cubes'],
    ['100 ml double cream', '7 tbsp double cream'],
    ['10 g butter', '2 tsp butter'],
    ['40 g raisins', '¼ cup raisins'],
    ['25 g basil leaves', '1 oz basil leaves'],
    ['100 g frozen peas', '⅔ cup frozen peas'],
    ['350 g hot cooked jasmine rice', '2 cups hot cooked jasmine rice'],
    ['½ pineapple, in 2 cm thick rounds', '½ pineapple, in ¾-inch thick rounds'],
    ['3 litres water', '3¼ quarts water'],
    ['1.2 kg plain flour', '10 cups plain flour'],
  ])('%s', (line, wanted) => expect(shown(line, 'us', 'en-GB')).toBe(wanted));

  test('scaled at once', () => {
    expect(shown('250 g plain flour', 'us', 'en-GB', 2)).toBe('4¼ cups plain flour');
    expect(shown('2 x 400 g tins chickpeas', 'us', 'en-GB', 2)).toBe('4 x 14 oz tins chickpeas');
  });
});

test.each([
  ['250 g Mehl', 'us', '2 Tassen Mehl'],
  ['1 Tasse Zucker', 'metric', '210 g Zucker'],
  ['500 g Hackfleisch', 'us', '1 lb 2 oz Hackfleisch'],
  ['0,5 l Milch', 'us', '2 Tassen Milch'],
  ['2 EL Öl', 'metric', '30 ml Öl'],
  ['1 TL Zimt', 'metric', '1 TL Zimt'],
] as const)('in German: %s, %s', (line, system, wanted) => {
  expect(shown(line, system, 'de')).toBe(wanted);
});

describe('in steps', () => {
  test.each([
    ['Heat the oven to 180°C (160°C fan).', 'us', 'Heat the oven to 350°F (325°F fan).'],
    ['Bake at 350°F for 30 minutes.', 'metric', 'Bake at 180°C for 30 minutes.'],
    ['Bake at gas mark 4.', 'metric', 'Bake at 180°C.'],
    ['Bake at 180°C/350°F/gas 4.', 'us', 'Bake at 180°C/350°F/gas 4.'],
    ['Cook to 74°C inside.', 'us', 'Cook to 165°F inside.'],
    ['Grease a 20 cm square tin.', 'us', 'Grease an 8-inch square tin.'],
    ['Use a 33 by 23 cm baking dish.', 'us', 'Use a 13 by 9-inch baking dish.'],
    ['Use an 8-inch cake pan.', 'metric', 'Use a 20 cm cake pan.'],
    ['Use a 42 cm paella pan.', 'us', 'Use a 16½-inch paella pan.'],
    ['Use a 30 cm lidded pan.', 'us', 'Use a 12-inch lidded pan.'],
    ['Leave a 2 cm rim.', 'us', 'Leave a ¾-inch rim.'],
    ['Freeze at -20°C or colder.', 'us', 'Freeze at -4°F or colder.'],
    ['Freeze at −20 °C.', 'us', 'Freeze at -4°F.'],
    ['Bake at 170-190°C.', 'us', 'Bake at 340–375°F.'],
    ['Freeze at -4°F.', 'metric', 'Freeze at -20°C.'],
    ['Fry in 2 tbsp of the used oil.', 'metric', 'Fry in 30 ml of the used oil.'],
    ['Fry 2 in the pan.', 'metric', 'Fry 2 in the pan.'],
    ['Roll 3 mm thick, 10 cm across.', 'us', 'Roll ⅛ inch thick, 4 inches across.'],
    ['Melt 30 g of the butter.', 'us', 'Melt 2 tbsp of the butter.'],
    ['You need 700 ml. Strain it.', 'us', 'You need 3 cups. Strain it.'],
    ['Turn it by 45 degrees.', 'us', 'Turn it by 45 degrees.'],
  ] as const)('%s in %s', (step, system, wanted) => expect(stepIn(step, system)).toBe(wanted));

  test('of a food that the recipe has of one kind alone, as that kind', () => {
    const sugar = (line: string, step: string, units: UnitSystem) =>
      textOf(
        showRecipe({ ingredientList: [line], stepList: [step] }, { factor: 1, units }, 'en-GB')
          .steps[0],
      );
    const beaten = 'Beat in 250 g sugar.';
    expect(sugar('250 g caster sugar', beaten, 'us')).toBe('Beat in 1⅓ cups sugar.');
    expect(sugar('250 g granulated sugar', beaten, 'us')).toBe('Beat in 1¼ cups sugar.');
    const melted = 'Melt 2 tbsp of the sugar.';
    expect(sugar('4 tbsp palm sugar', melted, 'metric')).toBe(melted);
    expect(sugar('2 eggs', melted, 'metric')).toBe('Melt 25 g of the sugar.');
  });

  test('in German', () => {
    expect(stepIn('Bei 180 Grad backen.', 'us', 'de')).toBe('Bei 350\u00a0°F backen.');
    expect(stepIn('Eine Form von 26 cm fetten.', 'us', 'de')).toBe('Eine Form von 10 Zoll fetten.');
  });
});

const system = fc.constantFrom<UnitSystem>('metric', 'us');
const language = fc.constantFrom<RecipeLanguage>('en-GB', 'en-US', 'de');

describe('whatever is chosen', () => {
  test('as written is the author’s text byte for byte, and every original stands behind what was converted', async () => {
    for (const { ingredientList, stepList } of await starterReplies()) {
      const recipe = { ingredientList, stepList };
      const texts = (amounts: ShownAmounts, own: boolean) => {
        const { lines, steps } = showRecipe(recipe, amounts, 'en-GB');
        return [...lines, ...steps].map((pieces) =>
          textOf(pieces.map((one) => (own && one.written ? { ...one, text: one.written } : one))),
        );
      };
      const all = [...ingredientList, ...stepList];
      expect(texts({ factor: 1, units: null }, false)).toEqual(all);
      expect(texts({ factor: 1, units: 'us' }, true)).toEqual(all);
      expect(texts({ factor: 1, units: 'metric' }, true)).toEqual(all);
    }
  });

  test('times, temperatures and sizes never scale, and no decimal of an egg is shown', async () => {
    const factors = fc.constantFrom(1 / 3, 0.5, 0.7, 1.25, 2, 3, 7.1);
    const recipes = await starterReplies();
    fc.assert(
      fc.property(fc.constantFrom(...recipes), factors, (recipe, factor) => {
        const { lines, steps } = showRecipe(recipe, { factor, units: null }, 'en-GB');
        for (const [at, pieces] of steps.entries()) {
          const kept = /\d+(?:[-–]\d+)?\s?(?:°C|minutes?|hours?|seconds?|cm|mm)(?!\p{L})/gu;
          expect(textOf(pieces).match(kept)).toEqual(recipe.stepList[at]?.match(kept) ?? null);
        }
        for (const [at, line] of lines.entries()) {
          const [first] = readIngredientLine(recipe.ingredientList[at] ?? '', 'en-GB').amounts;
          if (first && !first.unit) expect(textOf(line)).not.toMatch(/^\d*\.\d/);
        }
      }),
      { numRuns: 60 },
    );
  });

  test('what its author fixed stays, in other units too', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 900 }), fc.double({ min: 0.1, max: 9 }), (grams, k) => {
        const fixed = `${grams} g beef =`;
        const once = textOf(showLine(fixed, { factor: 1, units: 'us' }, 'en-GB'));
        expect(textOf(showLine(fixed, { factor: k, units: 'us' }, 'en-GB'))).toBe(once);
        expect(textOf(showLine(fixed, { factor: k, units: null }, 'en-GB'))).toBe(
          `${grams} g beef`,
        );
      }),
    );
  });

  test('k times and then 1/k times is what its author wrote', async () => {
    for (const { ingredientList } of await starterReplies()) {
      for (const line of ingredientList) {
        const twice = textOf(showLine(line, { factor: 2, units: null }, 'en-GB'));
        const [own, back] = [line, textOf(showLine(twice, { factor: 0.5, units: null }, 'en-GB'))]
          .map((text) => readIngredientLine(text, 'en-GB').amounts.filter((one) => one.doesScale))
          .map((amounts) => amounts.map(({ number }) => [number.from, number.to]));
        // Half of '2 x 4 cm pieces' says its one, which the author left out.
        expect(back, line).toEqual(own);
      }
    }
  });

  test('there and back again is the amount within a rounding', () => {
    const names = fc.constantFrom(
      'oz',
      'lb',
      'cup',
      'tbsp',
      'pint',
      'g',
      'kg',
      'ml',
      'l',
      'cm',
      'inch',
    );
    fc.assert(
      fc.property(
        names,
        fc.double({ min: 1, max: 40, noNaN: true }),
        language,
        (name, from, at) => {
          const unit = units.get(name);
          if (!unit) throw new Error(name);
          const kitchen = { language: at, weight: null };
          for (const one of ['metric', 'us'] as const) {
            const said = convertQuantity({ from, to: null, unit }, { ...kitchen, system: one });
            if (!said || said.includes('+') || said.includes(' lb ')) continue;
            const [there] = findMeasures(said, at);
            if (!there || !('unit' in there)) throw new Error(`${said} is read as nothing`);
            // American spoons and cups are said to readers of all countries.
            const size = sizeOf(there.unit, one === 'us' ? 'en-US' : at);
            const base = from * sizeOf(unit, at);
            expect(Math.abs(there.from * size - base), said).toBeLessThanOrEqual(
              Math.max(base * 0.15, 0.35),
            );
          }
        },
      ),
    );
  });

  test('no text throws', () => {
    const nasty = fc.string({
      unit: fc.constantFrom(
        ...'0123456789½⅓/.,-–x×()°"CF ',
        ' g ',
        ' cups ',
        ' in ',
        ' inch ',
        ' gas mark 4 ',
        ' tin ',
        'a ',
        ' fan ',
        ' lb ',
      ),
      maxLength: 50,
    });
    fc.assert(
      fc.property(nasty, language, system, (text, at, to) => {
        const recipe = { ingredientList: [text], stepList: [text] };
        const { lines, steps } = showRecipe(recipe, { factor: 1, units: to }, at);
        for (const pieces of [...lines, ...steps]) {
          const own = textOf(pieces.map((one) => ({ ...one, text: one.written ?? one.text })));
          expect(text.startsWith(own)).toBe(true);
        }
      }),
      { numRuns: 2_000 },
    );
  });
});
