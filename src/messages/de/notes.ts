import type { notes as enNotes } from '../en/notes.ts';
import type { Translated } from '../format.ts';

/** What a person notes on a recipe for themselves. */
export const notes = {
  'notes.title': 'Meine Notizen',
  'notes.private': 'Das kannst nur du lesen.',
  'notes.add': 'Notiz hinzufügen',
  'notes.edit': 'Notiz bearbeiten',
  'notes.save': 'Notiz speichern',
  'notes.count': '{n} von {limit} Zeichen',
  'notes.saved': 'Notiz gespeichert',
  'notes.deleted': 'Notiz gelöscht',
  'notes.emptyDeletes': 'Wenn du sie leer speicherst, wird die Notiz gelöscht.',
  'notes.unsaved': 'Das ist noch nicht gespeichert.',
  'notes.notKept':
    'Dieser Browser kann nicht behalten, was du geschrieben hast. Es ist weg, wenn du diese Seite verlässt, bevor du es speicherst.',
  'notes.changed':
    'Inzwischen hast du diese Notiz anderswo geändert. Wenn du noch einmal speicherst, ersetzt du, was dort steht:',
  'notes.changedAway':
    'Inzwischen hast du diese Notiz anderswo gelöscht. Wenn du noch einmal speicherst, bleibt sie doch.',
  'notes.takeOther': 'Lieber das übernehmen',
  'notes.failed':
    'Die Notiz konnte nicht gespeichert werden. Sie bleibt hier; versuche es noch einmal.',
  'notes.loadFailed': 'Deine Notizen konnten nicht geladen werden.',
  'notes.onLine': 'Notiz zu „{line}“',
  'notes.onStep': 'Notiz zu Schritt {n}',
  'notes.mine': 'Meine Notiz:',
  'notes.readThen': 'Notiert, als die Zeile „{line}“ lautete',
  'notes.leftTitle': 'Notizen zu Zeilen, die es nicht mehr gibt',
  'notes.leftText': 'Das Rezept wurde geändert: Diese Zeilen stehen nicht mehr darin.',
  'notes.delete': 'Notiz löschen',
  'notes.deleteOn': 'Notiz löschen: „{line}“',
  'notes.deleteTitle': 'Diese Notiz löschen?',
  'notes.deleteOk': 'Löschen',
  'notes.deleteFailed': 'Die Notiz konnte nicht gelöscht werden. Bitte versuche es noch einmal.',
  'notes.retry': 'Noch einmal versuchen',
} as const satisfies Translated<typeof enNotes>;
