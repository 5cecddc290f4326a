/** What lists say of collections. */
export const collectionCards = {
  'collection.count': { by: 'n', one: '{n} recipe', other: '{n} recipes' },
  'collection.ofCook': 'Collections',
  'collection.private': 'Only you',
  'collection.link': 'Whoever has the link',
  'collection.public': 'Everybody',
  'collection.more': 'Show more collections',
  'collection.moreFailed': 'More collections could not be loaded. Try again.',
} as const;
