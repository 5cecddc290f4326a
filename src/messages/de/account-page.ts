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
  'account.emailHint': 'Mit ihr meldest du dich an. Sonst sieht sie niemand.',
  'account.emailChanged': 'Gespeichert. Von jetzt an meldest du dich mit {email} an.',
  'account.emailAsked':
    'Ein Link ist unterwegs an {email}. Die neue Adresse gilt, sobald du den Knopf dahinter drückst.',
  'account.password': 'Passwort ändern',
  'account.presentPassword': 'Jetziges Passwort',
  'account.setPassword': 'Neues Passwort setzen',
  'account.passwordEnds': 'Überall sonst, wo du angemeldet bist, wirst du abgemeldet.',
  'account.passwordChanged': 'Das neue Passwort gilt. Überall sonst bist du abgemeldet.',
  'account.dish': 'Lieblingsgericht ändern',
  'account.dishWhy': 'Wer die Antwort kennt, kann ein neues Passwort setzen.',
  'account.answerChanged': 'Die neue Antwort ist gespeichert.',
  'account.sessions': 'Wo du angemeldet bist',
  'account.sessionsFailed': 'Wo du angemeldet bist, konnte nicht geladen werden.',
  'account.unknownDevice': 'Unbekanntes Gerät',
  'account.thisSession': 'Hier und jetzt, seit {began} UTC',
  'account.otherSession': 'Seit {began} UTC, zuletzt benutzt etwa am {used} UTC',
  'account.endSession': 'Dort abmelden',
  'account.endSessionOf': 'Dort abmelden: {device}, seit {began} UTC',
  'account.endOthers': 'Überall sonst abmelden',
  'account.onlyHere': 'Sonst bist du nirgends angemeldet.',
  'takeout.title': 'Alles mitnehmen',
  'takeout.what':
    'Eine Zip-Datei mit jedem deiner Rezepte für andere Programme (schema.org, Markdown, Cooklang) samt Fotos, dazu deine Bewertungen, Fragen, Sammlungen, Notizen und Einstellungen.',
  'takeout.download': 'Alles herunterladen',
  'takeout.begun': 'Der Download läuft. Mit vielen Fotos dauert er eine Weile.',
  'takeout.failed': 'Das ging gerade nicht. Bitte versuche es noch einmal.',
} as const satisfies Translated<typeof enAccountPage>;
