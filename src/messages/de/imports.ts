import type { imports as enImports } from '../en/imports.ts';
import type { Translated } from '../format.ts';

/** Start from a web page: the form's first part, and what to look at in what was read. */
export const imports = {
  'import.title': 'Rezept von einer Webseite übernehmen',
  'import.hint': 'Füge den Link eines Rezepts ein. Du prüfst alles, bevor es veröffentlicht wird.',
  'import.link': 'Link zum Rezept',
  'import.read': 'Seite einlesen',
  'import.reading': 'Die Seite wird eingelesen\u00a0…',
  'import.pasteInstead': 'Oder den Text der Seite einfügen',
  'import.pasted': 'Text oder HTML des Rezepts',
  'import.pastedHint':
    'Auch eine Datei in Cooklang oder Markdown wird gelesen, und das JSON von Mealie oder Tandoor.',
  'import.file': 'Datei auswählen',
  'import.fileHint':
    'Ein Rezept, oder was Mealie, Tandoor, Paprika, RecipeSage, Nextcloud Cookbook oder diese Seite exportiert hat, auch als ZIP.',
  'import.fileOpening': 'Die Datei wird geöffnet\u00a0…',
  'import.fileBroken': 'Diese Datei konnte nicht gelesen werden',
  'import.fileNone': 'In dieser Datei haben wir kein Rezept gefunden',
  'import.fileLocked': 'Diese Datei braucht ein Passwort. Bitte exportiere sie ohne',
  'import.fileLarge':
    'In dieser Datei ist mehr, als sich entpacken lässt. Bitte exportiere weniger Rezepte auf einmal',
  'import.fileMany':
    'In diesem ZIP sind zu viele Dateien. Bitte exportiere weniger Rezepte auf einmal',
  'import.fileHolds': {
    by: 'n',
    one: '{n} Rezept wurde in dieser Datei gefunden.',
    other: '{n} Rezepte wurden in dieser Datei gefunden. Mit welchem möchtest du anfangen?',
  },
  'import.fileUnread': {
    by: 'n',
    one: '{n} Datei darin wurde nicht verstanden.',
    other: '{n} Dateien darin wurden nicht verstanden.',
  },
  'import.fileSearch': 'In diesen Rezepten suchen',
  'import.fileNoMatch': 'Keines davon heißt so',
  'import.fileTaken': 'übernommen',
  'import.replaceTitle': 'Deine Eingaben ersetzen?',
  'import.replaceText': 'Das eingelesene Rezept ersetzt den Text in diesem Formular.',
  'import.replace': 'Ersetzen',
  'import.done': 'Rezept eingelesen, bitte prüfe es',
  'import.check': 'Bitte prüfe das, bevor du veröffentlichst',
  'import.photosFound': {
    by: 'n',
    one: 'Auf dieser Seite wurde {n} Foto gefunden. Übernimm es nur, wenn du das darfst.',
    other: 'Auf dieser Seite wurden {n} Fotos gefunden. Übernimm sie nur, wenn du das darfst.',
  },
  'import.photosInFile': {
    by: 'n',
    one: 'In der Datei ist {n} Foto davon. Übernimm es nur, wenn du das darfst.',
    other: 'In der Datei sind {n} Fotos davon. Übernimm sie nur, wenn du das darfst.',
  },
  'import.addPhotos': { by: 'n', one: 'Foto übernehmen', other: 'Fotos übernehmen' },
  'import.withoutPhotos': 'Ohne Fotos weitermachen',
  'import.photosAdded': {
    by: 'n',
    one: '{n} Foto steht jetzt weiter unten im Formular.',
    other: '{n} Fotos stehen jetzt weiter unten im Formular.',
  },
  'import.photosUnread': {
    by: 'n',
    one: '{n} Foto konnte nicht gelesen werden. Bitte wähle es selbst aus.',
    other: '{n} Fotos konnten nicht gelesen werden. Bitte wähle sie selbst aus.',
  },
  'import.warning.photo': 'Wir haben kein Foto gefunden: Bitte füge ein eigenes hinzu.',
  'import.warning.name': 'Wir haben keinen Namen gefunden.',
  'import.warning.description': 'Wir haben keine Beschreibung gefunden.',
  'import.warning.ingredients': 'Wir haben keine Zutaten gefunden.',
  'import.warning.steps': 'Wir haben keine Zubereitung gefunden.',
  'import.warning.category': 'Bitte wähle die Kategorie.',
  'import.warning.shortened': 'Einiges war länger, als hier Platz ist, und wurde gekürzt.',
  'import.warning.guessed': 'Das stammt aus reinem Text: Bitte sieh dir jede Zeile an.',
} as const satisfies Translated<typeof enImports>;
