import type { follows as enFollows } from '../en/follows.ts';
import type { Translated } from '../format.ts';

/** What stands beside a cook: to follow them, and how many do. */
export const follows = {
  'follow.follow': 'Folgen',
  'follow.following': 'Folge ich',
  'follow.logIn': 'Zum Folgen anmelden',
  'follow.whom': '{name}',
  'follow.stop': '{name}: drücken, um aufzuhören',
  'follow.unblock': 'Nicht mehr blockieren',
  'follow.followers': { by: 'n', one: '{n} Person folgt', other: '{n} Personen folgen' },
  'follow.failed': 'Das hat die Website nicht erreicht. Bitte versuche es noch einmal',
} as const satisfies Translated<typeof enFollows>;
