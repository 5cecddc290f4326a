import { describe, expect, test } from 'vitest';
import type { UnitSystem } from './chosen-amounts.ts';
import { findDurations } from './durations.ts';
import type { RecipeLanguage } from './language.ts';
import { showLine, showRecipe } from './show-recipe.ts';
import { textOf } from './show-text.ts';

// Amounts, heats and times that look like something else.

const line = (
  text: string,
  units: UnitSystem | null,
  factor = 1,
  language: RecipeLanguage = 'en-US',
) => textOf(showLine(text, { factor, units }, language));
const step = (text: string, units: UnitSystem, language: RecipeLanguage) =>
  textOf(
    showRecipe({ ingredientList: [], stepList: [text] }, { factor: 1, units }, language).steps[0],
  );

describe('the scale of a heat that says none', () => {
  test.each([
    ['Den Backofen auf 300 Grad Ober-/Unterhitze vorheizen.', 'de'],
    ['Den Backofen auf 275 Grad vorheizen.', 'de'],
    ['Den Grill auf 280 Grad vorheizen.', 'de'],
    ['Bake at 275 degrees with a pizza stone.', 'en-GB'],
    ['Warm it to 28 C. (82 F.)', 'en-GB'],
    ['Warm it to 28 C. (82 F.)', 'en-US'],
  ] as const)('%s stays in metric kitchens', (text, language) => {
    expect(step(text, 'metric', language)).toBe(text);
  });

  test.each([
    ['Den Grill auf 275 Grad vorheizen.', 'us', 'de', 'Den Grill auf 525\u00a0°F vorheizen.'],
    ['Bake at 275 degrees.', 'us', 'en-GB', 'Bake at 275 degrees.'],
    ['Milch auf 37 Grad erwärmen.', 'us', 'de', 'Milch auf 99\u00a0°F erwärmen.'],
    ['Kerntemperatur von 58 Grad', 'us', 'de', 'Kerntemperatur von 136\u00a0°F'],
    ['Im Winkel von 45 Grad', 'us', 'de', 'Im Winkel von 45 Grad'],
    ['Bake at 350 degrees.', 'metric', 'en-GB', 'Bake at 180°C.'],
    ['Bake at 275 degrees.', 'metric', 'en-US', 'Bake at 135°C.'],
    ['Warm it to 28 C. (blood heat).', 'metric', 'en-GB', 'Warm it to 28 C. (blood heat).'],
    ['Add 2 C. (250 g) flour.', 'us', 'en-US', 'Add 2 C. (250 g) flour.'],
  ] as const)('%s in %s units', (text, units, language, wanted) => {
    expect(step(text, units, language)).toBe(wanted);
  });
});

test.each([
  ['1 cup sugar, or 1 cup honey', 'en-US', '200 g sugar, or 340 g honey'],
  ['4 tbsp cocoa, or 4 tbsp honey', 'en-US', '21 g cocoa, or 85 g honey'],
  ['1 cup flour, or 1 cup oats', 'en-US', '120 g flour, or 90 g oats'],
  ['1 cup honey (or 1 cup sugar)', 'en-US', '340 g honey (or 200 g sugar)'],
  ['1 cup sugar, or 1 cup foozle', 'en-US', '200 g sugar, or 240 ml foozle'],
  ['1 cup sugar, or 2 cups for a crowd', 'en-US', '200 g sugar, or 400 g for a crowd'],
  ['1 Tasse Honig (oder 1 Tasse Mehl)', 'de', '360 g Honig (oder 125 g Mehl)'],
  ['1 EL Honig (oder 2 EL Zucker)', 'de', '21 g Honig (oder 25 g Zucker)'],
] as const)('what may stand in weighs as itself: %s', (text, language, wanted) => {
  expect(line(text, 'metric', 1, language)).toBe(wanted);
});

test.each([
  ['20 (500 g) cherry tomatoes', 'en-GB', '40 (1000 g) cherry tomatoes'],
  ['6 (1 kg) potatoes', 'en-GB', '12 (2 kg) potatoes'],
  ['3 medium (1 lb) potatoes', 'en-US', '6 medium (2 lb) potatoes'],
  ['4 (400 g) Möhren', 'de', '8 (800 g) Möhren'],
  ['3 (600 g) Kartoffeln', 'de', '6 (1200 g) Kartoffeln'],
  ['4 (6 ounce) salmon fillets', 'en-US', '8 (6 ounce) salmon fillets'],
  ['1 (500 g) cauliflower', 'en-GB', '2 (500 g) cauliflowers'],
  ['1 medium (1 lb) potato', 'en-US', '2 medium (1 lb) potatoes'],
] as const)('what several weigh, and what each does: %s', (text, language, wanted) => {
  expect(line(text, null, 2, language)).toBe(wanted);
});

test.each([
  ['1 onion, chopped, and 1 grated carrot', '2 onions, chopped, and 2 grated carrots'],
  ['salt, pepper and 1 dried chilli', 'salt, pepper and 2 dried chillies'],
  ['1 carrot, diced and 1 smoked sausage', '2 carrots, diced and 2 smoked sausages'],
  ['1 onion, sliced and 2 diced carrots', '2 onions, sliced and 4 diced carrots'],
  ['2 limes, 1 juiced and 1 sliced', '4 limes, 2 juiced and 2 sliced'],
  ['2 limes, 1 juiced and 1 sliced into wedges', '4 limes, 2 juiced and 2 sliced into wedges'],
])('a participle before a food is no remark: %s', (text, wanted) => {
  expect(line(text, null, 2, 'en-GB')).toBe(wanted);
});

test.each([
  ['1kg 200g piece of beef', null, 2, '2 x 1kg 200g pieces of beef'],
  ['1kg 200g piece of beef', 'us', 1, '2 lb 10 oz piece of beef'],
  ['1 kg 500 g bag of flour', null, 0.5, '½ x 1 kg 500 g bag of flour'],
  ['1 lb bag 8 oz potatoes', null, 2, '2 x 1 lb bags 16 oz potatoes'],
  ['1 lb 8 oz beef', null, 2, '3 lb beef'],
] as const)('packs are no part of a sum: %s, %s, %f times', (text, units, factor, wanted) => {
  expect(line(text, units, factor)).toBe(wanted);
});

test.each([
  ['5 minutes and a quarter of the liquid has gone', 300],
  ['2 hours and three quarters of the flour', 7200],
  ['2 hours and a quarter', 8100],
])('%s', (text, seconds) => {
  const [first, ...others] = findDurations(text, 'en-GB');
  expect(first).toMatchObject({ fromSeconds: seconds, toSeconds: null });
  expect(others).toEqual([]);
});

test.each([
  ['15/16 oz butter', null, 2, '1¾ oz butter'],
  ['15/16 oz butter', 'metric', 1, '27 g butter'],
  ['1 15/16 oz butter', null, 2, '3¾ oz butter'],
  ['1 15/16 oz butter', 'metric', 1, '55 g butter'],
  ['1 lb (16/20) prawns', null, 2, '2 lb (16/20) prawns'],
  ['1 lb 16/20 prawns', 'metric', 1, '450 g 16/20 prawns'],
] as const)('sixteenths and sizes of prawns: %s, %s, %f times', (text, units, factor, wanted) => {
  expect(line(text, units, factor)).toBe(wanted);
});
