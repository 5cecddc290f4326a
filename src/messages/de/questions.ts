import type { questions as enQuestions } from '../en/questions.ts';
import type { Translated } from '../format.ts';

/** What the page of a recipe says of what people ask on it. */
export const questions = {
  'questions.title': 'Fragen',
  'questions.total': { by: 'n', one: '{n} Frage', other: '{n} Fragen' },
  'questions.none': 'Noch keine Frage.',
  'questions.noneHint':
    'Frag, was das Rezept offen lässt: Wer es geschrieben oder gekocht hat, antwortet.',
  'questions.ask': 'Eine Frage stellen',
  'questions.asks': '{name} fragt · {date}',
  'questions.formerAsks': 'Jemand, der hier einmal gekocht hat, fragt · {date}',
  'questions.formerCook': 'Jemand, der hier einmal gekocht hat',
  'questions.author': 'Hat das Rezept geschrieben',
  'questions.unanswered': 'Noch keine Antwort',
  'questions.more': 'Weitere Fragen anzeigen',
  'questions.loadFailed': 'Die Fragen konnten nicht geladen werden.',
  'questions.logIn': 'Melde dich an, um zu fragen oder zu antworten. Danach bist du wieder hier.',
} satisfies Translated<typeof enQuestions>;
