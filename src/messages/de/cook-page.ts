import type { cookPage as enCookPage } from '../en/cook-page.ts';
import type { Translated } from '../format.ts';

/** The page of a cook, beside what lists and reviews say. */
export const cookPage = {
  'cook.picture': 'Bild von {name}',
  'cook.made': 'Nachgekocht von {name}',
  'cook.reviewCount': { by: 'n', one: '{n} Bericht', other: '{n} Berichte' },
} as const satisfies Translated<typeof enCookPage>;
