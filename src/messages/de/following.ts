import type { following as enFollowing } from '../en/following.ts';
import type { Translated } from '../format.ts';

/** What those one follows published and cooked. */
export const following = {
  'following.title': 'Neues von Leuten, denen du folgst',
  'following.login':
    'Melde dich an und sieh, was die Leute veröffentlichen und kochen, denen du folgst',
  'following.empty': 'Du folgst noch niemandem',
  'following.emptyHint':
    'Öffne ein Rezept, das dir gefällt: Neben dem Namen der Köchin oder des Kochs steht der Knopf „Folgen“.',
  'following.explore': 'In allen Rezepten stöbern',
  'following.quiet': 'Hier ist noch nichts von ihnen',
  'following.formerCook': 'Jemand, der hier einmal gekocht hat,',
  'following.published': '{name} hat veröffentlicht',
  'following.cooked': '{name} hat gemacht',
  'following.rated': '{n} von 5',
  'following.failed': 'Das konnte nicht geladen werden.',
  'following.whom': { by: 'n', one: 'Du folgst {n} Person', other: 'Du folgst {n} Personen' },
} as const satisfies Translated<typeof enFollowing>;
