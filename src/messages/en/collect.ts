/** The dialog that puts a recipe into collections. */
export const collect = {
  'collect.title': 'Add to a collection',
  'collect.which': 'Collections that hold {name}',
  'collect.empty': 'You have no collection yet. Name your first one:',
  'collect.newName': 'New collection',
  'collect.create': 'Create and add',
  'collect.close': 'Done',
  'collect.failed': 'That could not be saved. Try again.',
  'collect.loadFailed': 'Your collections could not be loaded.',
  'collect.retry': 'Try again',
  'collect.added': 'Added to {name}',
  'collect.removed': 'Taken out of {name}',
} as const;
