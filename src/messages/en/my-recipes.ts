/** My recipes, and what was deleted there. */
export const myRecipes = {
  'mine.login': 'Please login to view your recipes',
  'mine.empty': 'No Recipes',
  'deleted.undoName': 'Undo: bring {name} back',
  'deleted.title': 'Deleted recipes',
  'deleted.hint':
    'Only you see these. Each can be brought back for {days} days; then it goes for good.',
  'deleted.at': 'Deleted {date}',
  'deleted.daysLeft': '{days} days left',
  'deleted.dayLeft': 'Goes within a day',
  'deleted.more': 'Show more',
} as const;
