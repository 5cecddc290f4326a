import type { savedRecipes as enSavedRecipes } from '../en/saved-recipes.ts';
import type { Translated } from '../format.ts';

/** My saved recipes. */
export const savedRecipes = {
  'saved.title': 'Meine gespeicherten Rezepte',
  'saved.login': 'Bitte melde dich an, um deine gespeicherten Rezepte zu sehen',
  'saved.empty': 'Noch keine Rezepte',
  'saved.explore': 'Etwas zum Speichern finden',
  'saved.undo': 'Rückgängig',
} as const satisfies Translated<typeof enSavedRecipes>;
