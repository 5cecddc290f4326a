import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { starterReplies } from '#test/support/starter-replies.ts';
import { isMarkedHeading } from '../recipes/sections.ts';
import { withoutHeadings } from './ingredient-sections.ts';
import { ingredientsOfStep } from './step-ingredients.ts';

/** The lines that a step uses, in the words of the lines. */
const used = (step: string, lines: string[], language: 'en-GB' | 'de' = 'en-GB') =>
  ingredientsOfStep(step, lines, language).flatMap((index) => lines[index] ?? []);

const withoutRemark = (line: string) => line.replace(/,.*/, '');

async function starter(slug: string) {
  const food = (await starterReplies()).find((one) => one.slug === slug);
  if (!food) throw new Error(`The starter cookbook has no ${slug}`);
  return food;
}

describe('the ingredients of a step', () => {
  test.each<[string, string[], string[]]>([
    [
      'Rub it into the flour.',
      ['9 g plain (all-purpose) flour'],
      ['9 g plain (all-purpose) flour'],
    ],
    ['Fry the garlic.', ['3 garlic cloves', '4 cloves'], ['3 garlic cloves']],
    ['Add the chicken.', ['4 chicken thighs', '1 l chicken stock'], ['4 chicken thighs']],
    ['Add the chicken stock.', ['4 chicken thighs', '1 l chicken stock'], ['1 l chicken stock']],
    ['Sear the beef.', ['500 g flank steak', '150 ml beef stock'], ['500 g flank steak']],
    ['Heat the oil.', ['2 tbsp neutral oil', '1 tsp sesame oil'], ['2 tbsp neutral oil']],
    ['Drizzle with sesame oil.', ['2 tbsp oil', '1 tsp sesame oil'], ['1 tsp sesame oil']],
    [
      'Beat in the brown and caster sugars.',
      ['90 g brown sugar', '100 g caster sugar', '1 tbsp palm sugar'],
      ['90 g brown sugar', '100 g caster sugar'],
    ],
    ['Pour the sauce over.', ['2 tbsp soy sauce', '1 tbsp ginger-garlic paste'], []],
    ['Boil the pasta in salted water.', ['400 g spaghetti', '1 l water'], ['400 g spaghetti']],
    ['Cream the butter.', ['100 g butter', '200 ml double cream'], ['100 g butter']],
    ['Dice the daikon.', ['200 g daikon radish', '4 radishes'], ['200 g daikon radish']],
    ['Season to taste.', ['salt and pepper', '1 red pepper'], ['salt and pepper']],
    ['Season with soy sauce.', ['1 tsp salt', '1 tbsp soy sauce'], ['1 tbsp soy sauce']],
    ['Mix all the ingredients.', ['# Batter', '2 eggs', '1 l milk'], ['2 eggs', '1 l milk']],
    [
      'Scatter over the herbs.',
      ['a handful of mint', '20 g basil leaves', '1 lime'],
      ['a handful of mint', '20 g basil leaves'],
    ],
    ['Rest for 20 minutes.', ['20 g butter', '5 eggs'], []],
    ['Rub in the five-spice.', ['1 tsp five-spice powder'], ['1 tsp five-spice powder']],
    ['Rub in the spice mix.', ['1 tsp five-spice powder'], []],
    ['Lay on a slice of cheese.', ['12 dill pickle slices', '2 eggs'], []],
    ['Soak in cold water.', ['60 g oyster crackers or water biscuits'], []],
    ['Dip the base in hot water and lift it from the water.', ['60 ml water'], []],
    ['Pour in hot water to come halfway up.', ['60 ml water'], []],
    ['Stir in the boiling water.', ['200 ml water'], ['200 ml water']],
    ['It should run off like thin cream.', ['80 ml soured cream'], []],
    ['Thin it to the consistency of double cream.', ['80 ml soured cream'], []],
    ['Leave a hard thread in the middle.', ['1 pinch saffron threads'], []],
    ['Cook until it leaves the pan.', ['1 bay leaf', '2 tomatoes'], []],
    ['Tear the leaves.', ['1 tomato', '20 g basil leaves'], ['20 g basil leaves']],
    ['Crush with a potato masher.', ['2 potatoes', '1 carrot'], []],
    ['Blend the nuts.', ['40 g almonds', '20 g raisins'], ['40 g almonds']],
    ['Add the nut paste.', ['40 g almonds', '1 onion'], []],
  ])('%s', (step, lines, wanted) => {
    expect(used(step, lines)).toEqual(wanted);
  });

  test.each<[string, string[], string[]]>([
    ['Das Mehl sieben.', ['300 g Weizenmehl', '2 Eier'], ['300 g Weizenmehl']],
    [
      'Knoblauch und Zwiebeln andünsten.',
      ['2 Knoblauchzehen', '1 große Zwiebel', '1 EL Öl'],
      ['2 Knoblauchzehen', '1 große Zwiebel'],
    ],
    ['Die Eier und die Äpfel zugeben.', ['1 Ei', '2 Äpfel', '1 Apfelsine'], ['1 Ei', '2 Äpfel']],
    ['Mit Salz und Pfeffer abschmecken.', ['Salz, Pfeffer', '1 rote Paprika'], ['Salz, Pfeffer']],
  ])('in German: %s', (step, lines, wanted) => {
    expect(used(step, lines, 'de')).toEqual(wanted);
  });

  test('tell of a starter recipe what a cook would lay out', async () => {
    const { ingredientList, stepList } = await starter('dal-tadka');
    const steps = stepList.filter((step) => !isMarkedHeading(step));
    const foods = steps.slice(0, 3).map((step) => used(step, ingredientList).map(withoutRemark));
    expect(foods).toEqual([
      ['250 g toor dal (split pigeon peas)'],
      ['250 g toor dal (split pigeon peas)', '½ tsp ground turmeric', '1¼ tsp fine salt'],
      [
        '3 tbsp ghee',
        '1 onion',
        '2 tsp ginger',
        '1 green chilli',
        '2 tomatoes',
        '1 tsp ground coriander',
      ],
    ]);
  });

  test('leave hardly a line of the starter cookbook without a step', async () => {
    const recipes = await starterReplies();
    const lost = recipes.flatMap(({ slug, ingredientList, stepList }) => {
      const found = new Set(stepList.flatMap((step) => used(step, ingredientList)));
      return withoutHeadings(ingredientList, 'en-GB')
        .filter((line) => !found.has(line))
        .map((line) => `${slug}: ${line}`);
    });
    const lines = recipes.flatMap(({ ingredientList }) => ingredientList);
    expect(lost.length / lines.length, lost.join('\n')).toBeLessThan(0.01);
  });

  test('are places in the list, each once and in order, of any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.array(fc.string()), (step, lines) => {
        const found = ingredientsOfStep(step, lines, 'en-GB');
        expect(found).toEqual([...new Set(found)].sort((one, other) => one - other));
        for (const index of found) expect(lines).toHaveProperty(String(index));
      }),
    );
  });
});
