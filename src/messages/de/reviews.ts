import type { reviews as enReviews } from '../en/reviews.ts';
import type { Translated } from '../format.ts';

/** What the page of a recipe says of those who made it. */
export const reviews = {
  'reviews.title': 'Nachgekocht',
  'reviews.mean': '{mean} wie beschrieben ({n})',
  'reviews.total': { by: 'n', one: '{n} Bericht', other: '{n} Berichte' },
  'reviews.madeIt': 'Ich habe es gekocht',
  'reviews.first': 'Koche es als Erste oder Erster nach.',
  'reviews.firstHint': 'Erzähle dann, wie es geworden ist und was du anders gemacht hast.',
  'reviews.rated': '{n} von 5',
  'reviews.asWritten': 'Wie beschrieben',
  'reviews.withChanges': 'Mit Änderungen',
  'reviews.did.left_out': 'Ohne {food}',
  'reviews.did.less': 'Weniger {food}',
  'reviews.did.more': 'Mehr {food}',
  'reviews.did.swapped': '{text} statt {food}',
  'reviews.did.added': 'Dazu {text}',
  'reviews.many.left_out': '{n} von {of} ließen {food} weg',
  'reviews.many.less': '{n} von {of} nahmen weniger {food}',
  'reviews.many.more': '{n} von {of} nahmen mehr {food}',
  'reviews.many.swapped': '{n} von {of} ersetzten {food}',
  'reviews.cookedOn': 'Gekocht am {date}',
  'reviews.for': 'für {n}',
  'reviews.took': { by: 'n', one: 'in {n} Minute', other: 'in {n} Minuten' },
  'reviews.again': 'Würde es wieder kochen',
  'reviews.notAgain': 'Würde es nicht wieder kochen',
  'reviews.earlier': 'Eine frühere Fassung',
  'reviews.helpedMany': {
    by: 'n',
    one: '{n} Person fand das hilfreich',
    other: '{n} Personen fanden das hilfreich',
  },
  'reviews.answerOf': '{name} antwortet',
  'reviews.more': 'Mehr Berichte zeigen',
  'reviews.loadFailed': 'Die Berichte konnten nicht geladen werden.',
  'reviews.logIn': 'Melde dich an und erzähle, wie es geworden ist. Du kommst hierher zurück.',
} as const satisfies Translated<typeof enReviews>;
