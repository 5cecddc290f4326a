import type { collections as enCollections } from '../en/collections.ts';
import type { Translated } from '../format.ts';

/** The pages of collections: one's own in a list, and each as everybody sees it. */
export const collections = {
  'collections.title': 'Meine Sammlungen',
  'collections.login': 'Bitte melde dich an, um deine Sammlungen zu sehen',
  'collections.empty': 'Noch keine Sammlung',
  'collections.emptyHint':
    'Stelle zusammen, was zusammengehört: für Sonntage, für Gäste, für später. Eigene Rezepte und die von anderen.',
  'collections.newName': 'Name einer neuen Sammlung',
  'collections.create': 'Anlegen',
  'collections.createFailed':
    'Die Sammlung konnte nicht angelegt werden. Ihr Name bleibt hier; versuche es noch einmal.',
  'collections.loadFailed': 'Deine Sammlungen konnten nicht geladen werden.',
  'collections.retry': 'Noch einmal versuchen',
  'collections.description': 'Eine Sammlung von {name} auf {brand}.',
  'collections.by': 'von {name}',
  'collections.gone': 'Nicht mehr da',
  'collections.untitled': 'Ein Rezept',
  'collections.nothing': 'Noch nichts darin',
  'collections.entries': 'Rezepte dieser Sammlung',
  'collections.report': 'Diese Sammlung melden',
  'collections.next': 'Weitere Rezepte',
  'collections.first': 'Von Anfang an',
} as const satisfies Translated<typeof enCollections>;
