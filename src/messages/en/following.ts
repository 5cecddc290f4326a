/** What those one follows published and cooked. */
export const following = {
  'following.title': 'From cooks you follow',
  'following.login': 'Log in to see what the cooks you follow publish and cook',
  'following.empty': 'You follow nobody yet',
  'following.emptyHint':
    'Open a recipe you like: beside its cook’s name stands a button to follow them.',
  'following.explore': 'Find cooks on Explore',
  'following.quiet': 'Nothing from them here yet',
  'following.formerCook': 'A former cook',
  'following.published': '{name} published',
  'following.cooked': '{name} cooked',
  'following.rated': '{n} of 5',
  'following.failed': 'This could not be loaded.',
  'following.whom': { by: 'n', one: 'You follow {n} cook', other: 'You follow {n} cooks' },
} as const;
