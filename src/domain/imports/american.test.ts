import { expect, test } from 'vitest';
import { isAmerican } from './american.ts';
import { recipeLanguageOf } from './read-details.ts';

test.each([
  [['1 pint cream', 'Bake at 350°F.'], true],
  [['Bake at 350 degrees F (180°C).'], true],
  [['Bake at 180°C/350°F.'], false],
  [['Bake at 180C (160C fan)/gas 4.', '1 cup rice'], false],
  [['Heat it to 165 degrees Fahrenheit.'], true],
  [['1 stick (113 g) unsalted butter'], true],
  [['2 sticks celery', '50 g butter'], false],
  [['2 cups flour', '1 tsp salt'], true],
  [['2 cups (250 g) flour'], false],
  [['1 cup caster sugar', '1 cup self-raising flour'], false],
  [['2 c milk', '2 cups flour'], true],
  [['3 eggs', 'Boil them for 7 minutes.'], false],
])("%j are an American's: %s", (lines, wanted) => {
  expect(isAmerican(lines)).toBe(wanted);
  expect(recipeLanguageOf('en', lines)).toBe(wanted ? 'en-US' : 'en-GB');
  expect(recipeLanguageOf('en-GB', lines)).toBe('en-GB');
  expect(recipeLanguageOf('de', lines)).toBe('de');
  expect(recipeLanguageOf(null, lines)).toBeUndefined();
});
