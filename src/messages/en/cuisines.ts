type Cuisine = 'indian' | 'thai' | 'american' | 'chinese' | 'mexican' | 'other';
export type CuisineKey = `cuisine.${Cuisine}` | `cuisine.${Cuisine}.before`;

/**
 * Names of our cuisines: alone, and as they stand before a noun ('{category} Recipes'). The English ones
 * are the names in the data, so that only the other languages have these entries.
 */
export const cuisines = {} as const satisfies Partial<Record<CuisineKey, string>>;
