/** The results of a search, and the invitation to one. */
export const searchPage = {
  'search.title': 'Search Results',
  'search.titleFor': 'Search Results for {keyword}',
  'search.found': 'Found: {n}',
  'search.foundMore': 'Found: {n}+',
  'search.none': 'No Recipes Found',
  'search.noneHint': 'Nothing has “{keyword}” in it. Fewer or other words may find something.',
  'search.leftOut': 'Left out: {foods}.',
  'search.leftOutNote':
    'Recipes are written by people: read the ingredients before you rely on it.',
  'search.notLeftOut': 'Not left out: {words}.',
  'search.notLeftOutNote': 'The search knows no such food.',
  'search.formLabel': 'Recipes',
  'search.placeholderLong': 'A dish, an ingredient, a cuisine',
  'search.inviteTitle': 'What would you like to cook?',
  'search.inviteHint':
    'Look for a dish, something you have at home, or both at once. Small typos are forgiven.',
  'search.inviteCuisines': 'Or go by cuisine',
} as const;
