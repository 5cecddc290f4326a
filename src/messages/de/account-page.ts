import type { accountPage as enAccountPage } from '../en/account-page.ts';
import type { Translated } from '../format.ts';

/** One's own account: what stands on the page beside its sections. */
export const accountPage = {
  'account.title': 'Mein Konto',
  'account.login': 'Bitte melde dich an, um dein Konto zu sehen',
  'account.links': 'Deine Seiten',
  'account.saved': 'Gespeichert',
  'account.save': 'Speichern',
  'account.failed':
    'Das konnte gerade nicht gespeichert werden. Was du getippt hast, bleibt stehen.',
  'account.retry': 'Noch einmal versuchen',
  'account.loginTitle': 'Anmeldung',
  'account.name': 'Namen ändern',
  'account.nameHint': 'Er steht bei dem, was du teilst. Die Adresse deiner Seite bleibt.',
  'account.email': 'E-Mail-Adresse ändern',
  'account.emailHint':
    'Mit ihr meldest du dich an. Außer dir sieht sie nur, wer die Website betreibt.',
  'account.emailChanged': 'Gespeichert. Von jetzt an meldest du dich mit {email} an.',
  'account.emailAsked':
    'Ein Link ist unterwegs an {email}. Öffne ihn und drücke dort den Knopf, dann gilt die neue Adresse.',
  'account.password': 'Passwort ändern',
  'account.presentPassword': 'Aktuelles Passwort',
  'account.setPassword': 'Neues Passwort festlegen',
  'account.passwordEnds': 'Überall sonst, wo du angemeldet bist, wirst du abgemeldet.',
  'account.passwordChanged': 'Das neue Passwort gilt. Überall sonst bist du abgemeldet.',
  'account.dish': 'Lieblingsgericht ändern',
  'account.dishWhy': 'Wer die Antwort kennt, kann ein neues Passwort festlegen.',
  'account.answerChanged': 'Die neue Antwort ist gespeichert.',
  'passkeys.title': 'Passkeys',
  'passkeys.what':
    'Ein Passkey liegt auf deinem Handy, deinem Computer oder in einer Passwortverwaltung und wird mit Fingerabdruck, Gesicht oder PIN geöffnet. Mit ihm meldest du dich ohne Passwort an.',
  'passkeys.none': 'Du hast noch keinen.',
  'passkeys.failed': 'Deine Passkeys konnten nicht geladen werden.',
  'passkeys.needed':
    'Hier brauchen Admins einen Passkey. Bis einer bestätigt hat, dass du es bist, hast du nur die Rechte eines einfachen Mitglieds.',
  'passkeys.unused': 'Hinzugefügt: {added} UTC, noch nicht benutzt',
  'passkeys.used': 'Hinzugefügt: {added} UTC, zuletzt benutzt: {used} UTC',
  'passkeys.add': 'Passkey hinzufügen',
  'passkeys.addNow': 'Passkey anlegen',
  'passkeys.name': 'Name des Passkeys',
  'passkeys.nameHint': 'Damit du ihn wiedererkennst: zum Beispiel, wo er liegt.',
  'passkeys.added': 'Der Passkey ist hinzugefügt. Von jetzt an kannst du dich mit ihm anmelden.',
  'passkeys.notMade':
    'Es wurde kein Passkey angelegt. Vielleicht hat dieses Gerät schon einen für dich.',
  'passkeys.rename': '„{name}“ umbenennen',
  'passkeys.remove': '„{name}“ entfernen',
  'passkeys.removeNow': 'Entfernen',
  'passkeys.removeWhat':
    'Mit ihm kann sich niemand mehr anmelden. Bestehende Anmeldungen stehen weiter unten und lassen sich dort beenden.',
  'passkeys.removed': '„{name}“ ist entfernt.',
  'passkeys.confirm': 'Stattdessen mit einem Passkey bestätigen',
  'passkeys.confirmNow': 'Mit einem Passkey bestätigen',
  'passkeys.confirmed': 'Mit einem Passkey bestätigt.',
  'passkeys.notConfirmed': 'Es wurde kein Passkey benutzt.',
  'openid.sectionTitle': 'Anmeldung mit {server}',
  'openid.none': 'Dein Konto ist nicht mit {server} verbunden.',
  'openid.since': 'Verbunden seit {linked} UTC',
  'openid.used': 'Verbunden seit {linked} UTC, zuletzt benutzt: {used} UTC',
  'openid.as': 'Dort bist du {email}.',
  'openid.loadFailed': 'Ob dein Konto verbunden ist, konnte nicht geladen werden.',
  'openid.link': 'Mit {server} verbinden',
  'openid.linkNow': 'Weiter zu {server}',
  'openid.unlink': 'Verbindung beenden',
  'openid.unlinkNow': 'Beenden',
  'openid.unlinkWhat': 'Danach meldet {server} dich nicht mehr an.',
  'openid.unlinked': 'Die Verbindung ist beendet.',
  'openid.withoutPassword':
    'Dein Konto hat kein Passwort. Wo diese Seite danach fragt, kann stattdessen {server} bestätigen, wer du bist: Melde dich dort noch einmal an, dann gilt es fünf Minuten. Oben kannst du ein Passwort festlegen.',
  'openid.confirm': 'Mit {server} bestätigen',
  'openid.isConfirmed':
    '{server} hat gerade bestätigt, dass du es bist: Fünf Minuten lang braucht es kein Passwort.',
  'openid.confirmFirst':
    'Dein Konto hat kein Passwort: Bestätige zuerst unter „Anmeldung mit {server}“, wer du bist.',
  'account.sessions': 'Wo du angemeldet bist',
  'account.sessionsFailed': 'Wo du angemeldet bist, konnte nicht geladen werden.',
  'account.unknownDevice': 'Unbekanntes Gerät',
  'account.thisSession': 'Hier und jetzt, seit {began} UTC',
  'account.otherSession': 'Seit {began} UTC, zuletzt benutzt etwa am {used} UTC',
  'account.endSession': 'Dort abmelden',
  'account.endSessionOf': 'Dort abmelden: {device}, seit {began} UTC',
  'account.endOthers': 'Überall sonst abmelden',
  'account.onlyHere': 'Sonst bist du nirgends angemeldet.',
  'account.reading': 'Sprache und Einheiten',
  'account.language': 'Sprache der Seiten',
  'account.units': 'Einheiten in Rezepten',
  'account.readingHint': 'Beides merkt sich dieser Browser.',
  'usage.title': 'Platz für das, was dir gehört',
  'usage.failed': 'Wie viel Platz da ist, ließ sich nicht laden.',
  'usage.recipes': 'Rezepte: {used} von {most}',
  'usage.photos': 'Fotos: {used} von {most}\u00a0MB',
  'usage.recipesFull':
    'Mehr Rezepte passen nicht. Lösche eines, um ein anderes zu veröffentlichen.',
  'usage.photosFull':
    'Mehr Fotos passen nicht. Die von gelöschten Rezepten machen Platz, sobald sich die Rezepte nicht mehr zurückholen lassen.',
  'takeout.title': 'Alles mitnehmen',
  'takeout.what':
    'Eine Zip-Datei mit jedem deiner Rezepte für andere Programme (schema.org, Markdown, Cooklang) samt Fotos, dazu deine Berichte, Fragen, Sammlungen, Notizen und Einstellungen.',
  'takeout.download': 'Alles herunterladen',
  'takeout.begun': 'Der Download läuft. Mit vielen Fotos dauert er eine Weile.',
  'takeout.failed': 'Das ging gerade nicht. Bitte versuche es noch einmal.',
  'leave.title': 'Mein Konto löschen',
  'leave.what':
    'Dein Konto wird sofort geschlossen, und was du geteilt hast, wird verborgen, außer Rezepten, die bleiben sollen. 14 Tage lang holst du alles zurück, wenn du dich anmeldest. Danach wird es endgültig gelöscht, und niemand kann es wiederbringen.',
  'leave.goes':
    'Was verschwindet: dein Name, deine Seite, dein Bild und deine E-Mail-Adresse, deine Berichte, Fragen und Antworten bei den Rezepten anderer, deine Sammlungen, Notizen, gespeicherten Rezepte, wem du folgst, und jede Anmeldung.',
  'leave.stays':
    'Was bleibt: die Namen deiner Rezepte in den Sammlungen anderer. In Sicherungskopien der Website bleiben deine Daten, bis die Kopien gelöscht werden.',
  'leave.takeout': 'Möchtest du etwas behalten? Dann nimm es vorher mit, oben bei „{download}“.',
  'leave.open': 'Mein Konto löschen',
  'leave.recipes': 'Deine Rezepte',
  'leave.recipesGo': 'Auch löschen',
  'leave.recipesStay': 'Sie bleiben, ohne Namen',
  'leave.recipesGoWhat':
    'Deine Rezepte verschwinden mit ihren Fotos und mit den Berichten und Fragen anderer, die darunter stehen.',
  'leave.recipesStayWhat':
    'Deine Rezepte bleiben für alle da, mit ihren Fotos und mit dem, was du darunter geantwortet hast. Dein Name steht sofort nicht mehr dabei. Ändern kann sie dann nur noch, wer die Website betreibt.',
  'leave.now': 'Mein Konto schließen und löschen',
  'leave.done':
    'Dein Konto ist geschlossen. Es wird am {date} gelöscht; bis dahin holst du es mit einer Anmeldung zurück.',
} as const satisfies Translated<typeof enAccountPage>;
