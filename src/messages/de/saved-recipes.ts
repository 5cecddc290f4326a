import type { savedRecipes as enSavedRecipes } from '../en/saved-recipes.ts';
import type { Translated } from '../format.ts';

/** My saved recipes. */
export const savedRecipes = {
  'saved.title': 'Meine gespeicherten Rezepte',
  'saved.login': 'Bitte melde dich an, um deine gespeicherten Rezepte zu sehen',
  'saved.empty': 'Noch keine Rezepte',
  'saved.none': 'Keine passenden Rezepte',
  'saved.explore': 'Etwas zum Speichern finden',
  'saved.undo': 'Rückgängig',
  'saved.all': 'Alle anzeigen',
  'saved.filters': 'Filtern und sortieren',
  'saved.search': 'In deinen gespeicherten Rezepten suchen',
  'saved.time': 'Zeit',
  'saved.anyTime': 'Beliebig',
  'saved.upTo': 'Bis {time}',
  'saved.difficulty': 'Schwierigkeit',
  'saved.anyDifficulty': 'Beliebig',
  'saved.sort': 'Sortieren nach',
  'saved.sort.saved': 'Zuletzt gespeichert',
  'saved.sort.name': 'Name',
  'saved.sort.quickest': 'Am schnellsten',
  'saved.sort.rated': 'Am besten bewertet',
  'saved.collect': '{name} zu einer Sammlung hinzufügen',
  'saved.collectFailed': 'Deine Sammlungen konnten nicht geladen werden.',
  'saved.gone': 'Nicht mehr da',
  'saved.goneHint': 'Du hast sie gespeichert, inzwischen wurden sie gelöscht.',
  'saved.takeOut': 'Herausnehmen',
  'saved.takeOutName': '{name} aus deinen gespeicherten Rezepten nehmen',
} as const satisfies Translated<typeof enSavedRecipes>;
