import { describe, expect, test } from 'vitest';
import type { UnitSystem } from './chosen-amounts.ts';
import { findDurations } from './durations.ts';
import type { RecipeLanguage } from './language.ts';
import { showLine, showRecipe } from './show-recipe.ts';
import { textOf } from './show-text.ts';

const shown = (line: string, factor: number, language: RecipeLanguage, units?: UnitSystem) =>
  textOf(showLine(line, { factor, units: units ?? null }, language));

describe('a line as sites and magazines print it, in other amounts', () => {
  test.each<[line: string, factor: number, shown: string, language: RecipeLanguage]>([
    ['2 - 15 oz cans black beans', 0.5, '1 x 15 oz can black beans', 'en-US'],
    ['2-15 oz cans black beans', 2, '4 x 15 oz cans black beans', 'en-US'],
    ['1-14.5 oz can tomatoes', 2, '2 x 14.5 oz cans tomatoes', 'en-US'],
    ['2-3 oz cream', 2, '4–6 oz cream', 'en-US'],
    [
      '4 salmon fillets, about 6 oz (170 g) each',
      0.5,
      '2 salmon fillets, about 6 oz (170 g) each',
      'en-US',
    ],
    ['4 fillets (6oz/170g each)', 2, '8 fillets (6oz/170g each)', 'en-GB'],
    ['1 tsp (5 g) each cumin and coriander', 2, '2 tsp (10 g) each cumin and coriander', 'en-GB'],
    ['1 can 14 oz coconut milk', 2, '2 cans 14 oz coconut milk', 'en-US'],
    ['1 Packung 250 g Quark', 2, '2 Packungen 250 g Quark', 'de'],
    ['a third of a cup oil', 2, '⅔ cup oil', 'en-US'],
    ['quarter of a cabbage', 2, '½ cabbage', 'en-GB'],
    ['2/3 garlic cloves, crushed', 2, '4–6 garlic cloves, crushed', 'en-GB'],
    ['5/6 carrots', 2, '10–12 carrots', 'en-GB'],
    ['2/3 Zehen Knoblauch', 2, '4–6 Zehen Knoblauch', 'de'],
    ['2/3 onion', 2, '1⅓ onions', 'en-GB'],
    ['3/4 cups milk', 2, '1½ cups milk', 'en-US'],
    ['1 part gin, 2 parts tonic', 2, '1 part gin, 2 parts tonic', 'en-GB'],
    ['1 gill milk', 2, '2 gills milk', 'en-GB'],
    ['2 jiggers rum', 0.5, '1 jigger rum', 'en-US'],
    ['1 3½- to 4-lb chicken', 0.5, '½ x 3½- to 4-lb chicken', 'en-US'],
    ['2 3-inch cinnamon sticks', 2, '4 x 3-inch cinnamon sticks', 'en-US'],
    ['2 gestrichene EL Mehl', 0.5, '1 gestrichener EL Mehl', 'de'],
    ['2 c. à s. de miel', 0.5, '1 c. à s. de miel', 'en-GB'],
  ])('%s, %s times: %s', (line, factor, wanted, language) =>
    expect(shown(line, factor, language)).toBe(wanted),
  );

  test.each<[line: string, shown: string, language: RecipeLanguage]>([
    ['2 - 15 oz cans black beans', '2 x 430 g cans black beans', 'en-US'],
    ['1 cup (8 fl oz) water', '250 ml (8 fl oz) water', 'en-GB'],
    ['1 cup (4 oz) flour', '1 cup (115 g) flour', 'en-US'],
    ['2 sticks (1 cup) butter', '2 sticks (225 g) butter', 'en-US'],
    ['2 Tassen Mehl (à 150 ml)', '2 Tassen Mehl (à 150 ml)', 'de'],
    ['2 c. à café de sel', '2 c. à café de sel', 'en-GB'],
    ['1 c à s d’huile', '1 c à s d’huile', 'en-GB'],
    ['1 gill milk', '140 ml milk', 'en-GB'],
  ])('%s in metric units: %s', (line, wanted, language) =>
    expect(shown(line, 1, language, 'metric')).toBe(wanted),
  );

  test('as written it is its author’s', () => {
    expect(shown('2-15 oz cans beans', 1, 'en-US', 'us')).toBe('2-15 oz cans beans');
  });
});

describe('a step', () => {
  const recipe = {
    ingredientList: ['100 g butter', '2 Eier'],
    stepList: ['Add half the butter (50 g).'],
  };

  test('tells how much a share comes to', () => {
    const { steps } = showRecipe(recipe, { factor: 2, units: null }, 'en-GB');
    expect(textOf(steps[0])).toBe('Add half the butter (100 g).');
  });

  test('weighs a food whatever verb stands behind it, as its line does', () => {
    const german = {
      ingredientList: ['150 g weiche Butter', '2 EL Zucker'],
      stepList: ['Mit 150 g Butter verkneten.', 'Die 2 EL Zucker verrühren.'],
    };
    const inUs = showRecipe(german, { factor: 1, units: 'us' }, 'de');
    expect(textOf(inUs.lines[0])).toBe('⅔ Tasse weiche Butter');
    expect(textOf(inUs.steps[0])).toBe('Mit ⅔ Tasse Butter verkneten.');
    const metric = showRecipe(german, { factor: 1, units: 'metric' }, 'de');
    expect(textOf(metric.steps[1])).toBe('Die 25 g Zucker verrühren.');
  });

  test('tells the sizes of what is cooked in in the units chosen, however much there is', () => {
    const equipment = ['23 x 33 cm baking dish', '2 x 20 cm cake tins', 'wok'];
    const inUs = showRecipe({ ...recipe, equipment }, { factor: 2, units: 'us' }, 'en-GB');
    expect(inUs.equipment.map(textOf)).toEqual([
      '9 x 13-inch baking dish',
      '2 x 8-inch cake tins',
      'wok',
    ]);
    const written = showRecipe({ ...recipe, equipment }, { factor: 2, units: null }, 'en-GB');
    expect(written.equipment.map(textOf)).toEqual(equipment);
  });

  test('says one of what it told of several in the dative', () => {
    const german = { ...recipe, stepList: ['Mit 2 Eiern verrühren.'] };
    const { steps } = showRecipe(german, { factor: 0.5, units: null }, 'de');
    expect(textOf(steps[0])).toBe('Mit 1 Ei verrühren.');
  });

  test.each<[step: string, from: number, to: number, language: RecipeLanguage]>([
    ['Bake for 1 hr 15 to 1 hr 30.', 75, 90, 'en-GB'],
    ['Bake for 1 hr 15 to 1 hr 30 mins until done.', 75, 90, 'en-GB'],
    ['Simmer 1 hr 30 to 2 hrs.', 90, 120, 'en-GB'],
    ['1 Std. 15 bis 1 Std. 30 backen.', 75, 90, 'de'],
    ['Bake 1 hr 15 to 20 minutes.', 75, 80, 'en-GB'],
  ])('%s rings after %s and %s minutes', (step, from, to, language) => {
    const [only, ...others] = findDurations(step, language);
    expect(others).toEqual([]);
    expect(only).toMatchObject({ fromSeconds: from * 60, toSeconds: to * 60 });
  });
});
