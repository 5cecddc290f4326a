import type { collectionForm as enCollectionForm } from '../en/collection-form.ts';
import type { Translated } from '../format.ts';

/** What the owner of a collection does on its page. */
export const collectionForm = {
  'collectionForm.edit': 'Bearbeiten',
  'collectionForm.name': 'Name',
  'collectionForm.description': 'Beschreibung',
  'collectionForm.visibility': 'Wer sie sieht',
  'collectionForm.linkHint': 'Sie steht in keiner Liste, keiner Suche und keinem Feed.',
  'collectionForm.publicHint':
    'Sie steht auf deiner Seite und in Suchmaschinen und hat einen Feed.',
  'collectionForm.save': 'Speichern',
  'collectionForm.cancel': 'Abbrechen',
  'collectionForm.saved': 'Sammlung gespeichert',
  'collectionForm.failed': 'Das konnte nicht gespeichert werden. Versuche es noch einmal.',
  'collectionForm.stale':
    'Inzwischen hast du das anderswo geändert. Wenn du noch einmal speicherst, überschreibst du, was dort steht: „{name}“',
  'collectionForm.copy': 'Link kopieren',
  'collectionForm.copied': 'Link kopiert',
  'collectionForm.copyFailed': 'Der Link ist {url}',
  'collectionForm.delete': 'Löschen',
  'collectionForm.deleteTitle': 'Diese Sammlung löschen?',
  'collectionForm.deleteText':
    'Die Rezepte bleiben, wo sie sind. Das lässt sich nicht rückgängig machen.',
  'collectionForm.deleteOk': 'Löschen',
  'collectionForm.deleted': 'Sammlung gelöscht',
  'collectionForm.up': '{name} nach oben',
  'collectionForm.down': '{name} nach unten',
  'collectionForm.moved': '{name} ist jetzt an Stelle {n} von {total}',
  'collectionForm.remove': '{name} herausnehmen',
  'collectionForm.removeTitle': '„{name}“ herausnehmen?',
  'collectionForm.unlisted': 'Nicht gelistet: Nur du kannst es hier öffnen',
  'collectionForm.removeText':
    'Das Rezept ist nicht mehr da und lässt sich darum nicht zurücklegen.',
  'collectionForm.removeOk': 'Herausnehmen',
  'collectionForm.removed': '{name} wurde herausgenommen',
  'collectionForm.undo': 'Rückgängig',
  'collectionForm.undoName': 'Rückgängig: {name} wieder hineinlegen',
  'collectionForm.note': 'Notiz zu {name}',
  'collectionForm.addNote': 'Notiz hinzufügen',
  'collectionForm.editNote': 'Notiz bearbeiten',
  'collectionForm.noteOf': 'Notiz: {name}',
  'collectionForm.noteCount': '{n} von {limit} Zeichen',
  'collectionForm.noteChanged':
    'Inzwischen wurde diese Notiz anderswo geändert. Wenn du noch einmal speicherst, überschreibst du sie: „{note}“',
  'collectionForm.empty': 'Noch nichts darin',
  'collectionForm.emptyHint':
    'Auf jeder Rezeptseite legst du das Rezept mit dem Knopf neben dem Herzen hier hinein.',
  'collectionForm.explore': 'Rezepte finden',
  'collectionForm.loadFailed': 'Die Sammlung konnte nicht geladen werden.',
  'collectionForm.retry': 'Noch einmal versuchen',
  'collectionForm.more': 'Mehr anzeigen',
  'collectionForm.waits':
    'Wartet auf Freigabe: Dein Konto ist neu, darum prüft die Moderation diese Sammlung zuerst.',
  'collectionForm.hidden': 'Wer diese Website betreibt, hat diese Sammlung ausgeblendet: {reason}',
  'collectionForm.all': 'Meine Sammlungen',
} as const satisfies Translated<typeof enCollectionForm>;
