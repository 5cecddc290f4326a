/** What the page of a recipe says of what people ask on it. */
export const questions = {
  'questions.title': 'Questions',
  'questions.total': { by: 'n', one: '{n} question', other: '{n} questions' },
  'questions.none': 'Nothing asked yet.',
  'questions.noneHint': 'Ask what the recipe leaves open: its cook and those who made it answer.',
  'questions.ask': 'Ask a question',
  'questions.asks': '{name} asks · {date}',
  'questions.formerAsks': 'A former cook asks · {date}',
  'questions.formerCook': 'A former cook',
  'questions.author': 'Author',
  'questions.unanswered': 'No answer yet',
  'questions.more': 'Show more questions',
  'questions.loadFailed': 'The questions could not be loaded.',
  'questions.logIn': 'Log in to ask or to answer. You come back here.',
} as const;
