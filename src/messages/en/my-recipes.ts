/** My recipes, and what was deleted there. */
export const myRecipes = {
  'mine.login': 'Please login to view your recipes',
  'mine.account': 'My account',
  'mine.empty': 'No Recipes',
  'waiting.title': 'Waiting for a look',
  'waiting.hint':
    'Moderators see these before others do, as your account is new. Then they appear everywhere by themselves.',
  'waiting.since': 'Sent {date}',
  'waiting.edit': 'Edit',
  'waiting.editName': 'Edit {name}',
  'waiting.note':
    'Only you and the moderators see this recipe. It appears for everybody once one of them has looked at it. You can still change it: it keeps its place in the queue.',
  'waiting.kept': 'Not open to you now',
  'hiddenOwn.title': 'Hidden by the moderators',
  'hiddenOwn.note':
    'Only you and the moderators see this recipe. You can mend it, and it stays hidden until a moderator restores it. You can appeal once; say what you have changed. {days} days after it was hidden it goes for good, unless an appeal waits.',
  'hiddenOwn.at': 'Hidden {date}',
  'hiddenOwn.appeal': 'The decision, and your appeal',
  'hiddenOwn.listTitle': 'Hidden recipes',
  'hiddenOwn.hint':
    'Moderators have hidden these. Only you and they see them, and you can mend them.',
  'unlisted.title': 'Unlisted recipes',
  'unlisted.hint': 'Whoever has the link sees them. No list, search or feed has them.',
  'deleted.undoName': 'Undo: bring {name} back',
  'deleted.title': 'Deleted recipes',
  'deleted.hint':
    'Only you see these. Each can be brought back for {days} days; then it goes for good.',
  'deleted.at': 'Deleted {date}',
  'deleted.daysLeft': { by: 'days', one: 'Goes within a day', other: '{days} days left' },
  'deleted.more': 'Show more',
} as const;
