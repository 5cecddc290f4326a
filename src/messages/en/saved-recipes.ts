/** My saved recipes. */
export const savedRecipes = {
  'saved.title': 'My saved recipes',
  'saved.login': 'Please login to view your saved recipes',
  'saved.empty': 'No Recipes',
  'saved.explore': 'Find something to save',
  'saved.undo': 'Undo',
} as const;
