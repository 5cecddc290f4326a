import { expect, test } from 'vitest';
import { isAmerican } from './american.ts';
import { recipeLanguageOf } from './read-details.ts';

test.each([
  [['1 pint cream', 'Bake at 350°F.'], true],
  [['Bake at 350 degrees F (180°C).'], true],
  [['Bake at 180°C/350°F.'], false],
  [['Bake at 180C (160C fan)/gas 4.', '1 cup rice'], false],
  [['Bake at 400 degrees Fahrenheit.'], true],
  [['Bake at 350 degrees for 20 minutes, to 165 degrees inside.'], true],
  [['2 cups flour', 'Bake at 350F.', 'Turn the pan 180 degrees.'], true],
  [['1½ cups flour', 'Simmer to 240°F.'], true],
  [['1 stick (113 g) unsalted butter'], true],
  [['1½ sticks of cold unsalted butter'], true],
  [['1 (4 oz) stick butter'], true],
  [['a stick of butter'], true],
  [['2 sticks celery', '50 g butter'], false],
  [['Spread celery sticks with peanut butter.'], false],
  [['2 sticks celery with butter'], false],
  [['Toss the carrot sticks in melted butter.'], false],
  [['Add the cinnamon sticks and brown butter.'], false],
  [['2 cups flour', '1 tsp salt'], true],
  [['2 cups (250 g) flour'], false],
  [['1 cup caster sugar', '1 cup self-raising flour'], false],
  [['2 c milk', '2 cups flour'], true],
  [['3 eggs', 'Boil them for 7 minutes.'], false],
  [['Mix @rice{2%cups} in.'], true],
  // What a British or an Australian cook may write as well is no American's.
  [['225g flour', '1 pint milk', 'Bake at 350°F/180°C/Gas Mark 4.'], false],
  [['1 pint milk', 'Bake at 350F, Gas 4.'], false],
  [['2 cups sugar', 'Bake at 180 degrees for 1 hour.'], false],
  [['2 cups sugar', '1 cup golden syrup'], false],
  [['2 cups sugar', '1 tsp bicarb soda'], false],
  [['2 cups rice', '1 red capsicum', '1 cup prawns'], false],
  [['12 oz mixed fruit', '1 cup of tea', '8 oz flour'], false],
  [['4 oz coffee', 'Pour into cups.', '1. Pour 1 pint milk into 4 cups.'], false],
  [['1 chicken', 'Roast until a thermometer reads 165F.', 'Bake at 200C.'], false],
  [['100 g oats', 'Warm 1 pint milk to 110F.'], false],
])("%j are an American's: %s", (lines, wanted) => {
  expect(isAmerican(lines)).toBe(wanted);
  expect(recipeLanguageOf('en', lines)).toBe(wanted ? 'en-US' : 'en-GB');
  expect(recipeLanguageOf('en-GB', lines)).toBe('en-GB');
  expect(recipeLanguageOf('de', lines)).toBe('de');
  expect(recipeLanguageOf(null, lines)).toBeUndefined();
});
