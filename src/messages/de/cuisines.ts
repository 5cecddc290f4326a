import type { CuisineKey } from '../en/cuisines.ts';

/** The cuisines: 'Indisch' alone, 'Indische' before 'Rezepte'. */
export const cuisines = {
  'cuisine.indian': 'Indisch',
  'cuisine.indian.before': 'Indische',
  'cuisine.thai': 'Thailändisch',
  'cuisine.thai.before': 'Thailändische',
  'cuisine.american': 'Amerikanisch',
  'cuisine.american.before': 'Amerikanische',
  'cuisine.chinese': 'Chinesisch',
  'cuisine.chinese.before': 'Chinesische',
  'cuisine.mexican': 'Mexikanisch',
  'cuisine.mexican.before': 'Mexikanische',
  'cuisine.other': 'Andere',
  'cuisine.other.before': 'Andere',
} as const satisfies Record<CuisineKey, string>;
