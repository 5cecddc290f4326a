import type { searchPage as enSearchPage } from '../en/search-page.ts';
import type { Translated } from '../format.ts';

/** The results of a search, and the invitation to one. */
export const searchPage = {
  'search.title': 'Suchergebnisse',
  'search.titleFor': 'Suchergebnisse für {keyword}',
  'search.found': '{n} Treffer',
  'search.foundMore': 'Mehr als {n} Treffer',
  'search.none': 'Keine Rezepte gefunden',
  'search.noneHint':
    'Zu „{keyword}“ gibt es nichts. Mit weniger oder anderen Wörtern findet sich vielleicht etwas.',
  'search.leftOut': 'Ausgeschlossen: {foods}.',
  'search.leftOutNote':
    'Rezepte werden von Menschen geschrieben: Lies die Zutaten, bevor du dich darauf verlässt.',
  'search.notLeftOut': 'Nicht ausgeschlossen: {words}.',
  'search.notLeftOutNote': 'Ein solches Lebensmittel kennt die Suche nicht.',
  'search.understood': 'Verstanden',
  'search.remove': 'Entfernen: {part}',
  'search.time': 'bis {n} Minuten',
  'search.without': 'ohne {food}',
  'search.cook': 'von {cook}',
  'search.course.breakfast': 'Frühstück',
  'search.course.starter': 'Vorspeise',
  'search.course.main': 'Hauptgericht',
  'search.course.side': 'Beilage',
  'search.course.salad': 'Salat',
  'search.course.soup': 'Suppe',
  'search.course.dessert': 'Nachtisch',
  'search.course.baking': 'Gebäck',
  'search.course.snack': 'Snack',
  'search.course.drink': 'Getränk',
  'search.course.sauce': 'Soße',
  'search.formLabel': 'Rezepte',
  'search.placeholderLong': 'Ein Gericht, eine Zutat, eine Küche',
  'search.inviteTitle': 'Was möchtest du kochen?',
  'search.inviteHint':
    'Such nach einem Gericht, nach etwas, das du zu Hause hast, oder nach beidem zugleich. Kleine Tippfehler machen nichts.',
  'search.inviteCuisines': 'Oder stöbere Küche für Küche',
  'suggest.label': 'Vorschläge',
  'suggest.count': { by: 'n', one: '{n} Vorschlag', other: '{n} Vorschläge' },
  'suggest.recipes': 'Rezepte',
  'suggest.foods': 'Zutaten',
  'suggest.cooks': 'Köche',
  'suggest.cuisines': 'Küchen',
} as const satisfies Translated<typeof enSearchPage>;
