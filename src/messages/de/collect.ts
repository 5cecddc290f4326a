import type { collect as enCollect } from '../en/collect.ts';
import type { Translated } from '../format.ts';

/** The dialog that puts a recipe into collections. */
export const collect = {
  'collect.title': 'Zu einer Sammlung hinzufügen',
  'collect.which': 'Sammlungen, die {name} enthalten',
  'collect.empty': 'Du hast noch keine Sammlung. Gib der ersten einen Namen:',
  'collect.newName': 'Neue Sammlung',
  'collect.create': 'Anlegen und hinzufügen',
  'collect.close': 'Fertig',
  'collect.failed': 'Das konnte nicht gespeichert werden. Versuche es noch einmal.',
  'collect.loadFailed': 'Deine Sammlungen konnten nicht geladen werden.',
  'collect.retry': 'Noch einmal versuchen',
  'collect.added': 'Zu {name} hinzugefügt',
  'collect.removed': 'Aus {name} herausgenommen',
} as const satisfies Translated<typeof enCollect>;
