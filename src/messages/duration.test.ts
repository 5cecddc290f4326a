import { expect, test } from 'vitest';
import { catalogueOf } from './catalogues.ts';
import { shownDuration } from './duration.ts';
import { createText } from './format.ts';

test.each([
  [45, '45 min'],
  [120, '2 h'],
  [80, '1 h 20 min'],
])('%d minutes are said as %s', (minutes, said) => {
  expect(shownDuration(createText('en', catalogueOf('en')), minutes)).toBe(said);
});
