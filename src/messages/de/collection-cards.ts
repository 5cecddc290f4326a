import type { collectionCards as enCollectionCards } from '../en/collection-cards.ts';
import type { Translated } from '../format.ts';

/** What lists say of collections. */
export const collectionCards = {
  'collection.count': { by: 'n', one: '{n} Rezept', other: '{n} Rezepte' },
  'collection.ofCook': 'Sammlungen',
  'collection.private': 'Nur du',
  'collection.link': 'Wer den Link hat',
  'collection.public': 'Alle',
  'collection.more': 'Weitere Sammlungen anzeigen',
  'collection.moreFailed':
    'Weitere Sammlungen konnten nicht geladen werden. Versuche es noch einmal.',
} as const satisfies Translated<typeof enCollectionCards>;
