import type { lists as english } from '../en/lists.ts';
import type { Translated } from '../format.ts';
import { facets } from './facets.ts';

export const lists = {
  ...facets,
  'search.more': 'Mehr anzeigen',
  'list.pages': 'Seiten',
  'list.previous': 'Vorherige Seite',
  'list.next': 'Nächste Seite',
  'list.pageTitle': '{title}, Seite {n}',
  'list.failed': 'Die Rezepte konnten nicht geladen werden.',
  'explore.title': 'Alle Rezepte',
  'explore.total': { by: 'n', one: '{n} Rezept', other: '{n} Rezepte' },
  'explore.sortByCategory': 'Nach Kategorie',
  'explore.empty': 'Noch keine Rezepte',
  'explore.addOne': 'Rezept hinzufügen',
  'explore.description': 'Stöbere in allen Rezepten auf {brand}, Küche für Küche.',
  'category.all': 'Alle',
  'category.pageTitle': '{category} Rezepte',
  'category.heading': '{category} Rezepte',
  'category.description': '{category} Rezepte von Köchinnen und Köchen auf {brand}.',
  'recipe.undeleted': 'Rezept wiederhergestellt',
  'mine.title': 'Meine Rezepte',
  'saved.undoName': 'Rückgängig: {name} wieder speichern',
  'deleted.notice': '„{name}“ ist gelöscht.',
  'deleted.label': 'Gerade gelöscht',
  'deleted.noticeHint': 'Du kannst es {days} Tage lang zurückholen, hier oder später unter:',
  'deleted.undo': 'Rückgängig',
  'toast.categoriesFailed': 'Die Kategorien konnten nicht geladen werden',
} as const satisfies Translated<typeof english>;
