/**
 * The six cuisines in display order, for the rules, the server and the pages. Each database names them too, for
 * its rows to refer to; its contract compares both. Indian, American and Chinese ids are fixed because
 * clients of this API filter their home carousels by them; the others are fixed with them.
 */
export const cuisines = [
  { id: '658061c3a2ae14d29540223f', name: 'Indian' },
  { id: '65806208a2ae14d295402243', name: 'Thai' },
  { id: '65806212a2ae14d295402246', name: 'American' },
  { id: '65806221a2ae14d295402249', name: 'Chinese' },
  { id: '6580622da2ae14d29540224c', name: 'Mexican' },
  { id: '65806237a2ae14d29540224f', name: 'Other' },
] as const;

export type Cuisine = (typeof cuisines)[number];

/** The id of a cuisine by its name; the name is one of ours. */
export function cuisineId(name: Cuisine['name']): string {
  return cuisines.find((cuisine) => cuisine.name === name)?.id ?? '';
}

/** The cuisine that a name in an address means, in whatever case it is written, or undefined. */
export function findCuisine(name: string): Cuisine | undefined {
  return cuisines.find((cuisine) => cuisine.name.toLowerCase() === name.toLowerCase());
}

/** The cuisine with an id, or undefined where it is none of ours. */
export function cuisineWithId(id: string): Cuisine | undefined {
  return cuisines.find((cuisine) => cuisine.id === id);
}
