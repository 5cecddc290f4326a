/** The pages of collections: one's own in a list, and each as everybody sees it. */
export const collections = {
  'collections.title': 'My collections',
  'collections.login': 'Please log in to view your collections',
  'collections.empty': 'No collection yet',
  'collections.emptyHint':
    'Put recipes together that belong together: for Sundays, for guests, for later. Your own and those of others.',
  'collections.newName': 'Name of a new collection',
  'collections.create': 'Create',
  'collections.createFailed': 'The collection could not be made. Its name stays here; try again.',
  'collections.loadFailed': 'Your collections could not be loaded.',
  'collections.retry': 'Try again',
  'collections.description': 'A collection by {name} on {brand}.',
  'collections.by': 'by {name}',
  'collections.gone': 'No longer here',
  'collections.untitled': 'A recipe',
  'collections.nothing': 'Nothing in it yet',
  'collections.entries': 'Recipes of this collection',
  'collections.report': 'Report this collection',
  'collections.next': 'More recipes',
  'collections.first': 'From the beginning',
} as const;
