/** The page of a cook, beside what lists and reviews say. */
export const cookPage = {
  'cook.picture': 'Picture of {name}',
  'cook.made': 'Made by {name}',
  'cook.reviewCount': { by: 'n', one: '{n} review', other: '{n} reviews' },
} as const;
