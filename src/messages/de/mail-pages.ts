import type { mailPages as enMailPages } from '../en/mail-pages.ts';
import type { Translated } from '../format.ts';

/** Whether an address is proven, and the pages that links in mails lead to. */
export const mailPages = {
  'mails.title': 'E-Mail-Adresse',
  'mails.loadFailed': 'Ob deine Adresse bestätigt ist, konnte nicht geladen werden.',
  'mails.retry': 'Noch einmal versuchen',
  'mails.verified': 'Bestätigt',
  'mails.unverified': 'Noch nicht bestätigt',
  'mails.why': 'Mails darüber, was hier geschieht, gehen nur an bestätigte Adressen.',
  'mails.off':
    'Diese Website schickt keine Mails, darum kann eine Adresse hier nicht bestätigt werden.',
  'mails.send': 'Link schicken',
  'mails.sendAgain': 'Noch einen Link schicken',
  'mails.sent': 'Ein Link ist unterwegs an {email}. Er gilt einmal, innerhalb von 24 Stunden.',
  'mails.sendFailed': 'Der Link konnte nicht geschickt werden. Versuche es später noch einmal.',
  'verify.title': 'Adresse bestätigen',
  'verify.text': 'Drücke den Knopf, um zu bestätigen, dass die Adresse dir gehört.',
  'verify.submit': 'Adresse bestätigen',
  'verify.noToken':
    'Dieser Link ist unvollständig: Öffne ihn so, wie er in der Mail steht, bis zum letzten Zeichen.',
  'verify.failed': 'Die Adresse konnte gerade nicht bestätigt werden. Versuche es noch einmal.',
  'verify.over':
    'Dieser Link wurde durch einen neueren ersetzt oder ist zu alt. In deinem Konto kannst du dir einen neuen schicken lassen.',
  'verify.done': 'Danke, deine Adresse ist bestätigt.',
  'verify.account': 'Mein Konto',
  'confirm.password.title': 'Ist das dein neues Passwort?',
  'confirm.password.text':
    'Mit der Antwort auf deine Sicherheitsfrage wurde ein neues Passwort angefordert. Hast du das gerade selbst getan, dann drücke den Knopf, und es gilt. Wenn nicht, drücke nichts.',
  'confirm.password.submit': 'Das neue Passwort soll gelten',
  'confirm.password.over':
    'Dieser Link wurde schon benutzt oder ist zu alt. Hast du den Knopf schon gedrückt, dann melde dich an. Wenn nicht, fordere einen neuen an.',
  'confirm.password.failed': 'Das ging gerade nicht. Versuche es noch einmal.',
  'confirm.password.done': 'Das neue Passwort gilt. Du bist überall abgemeldet.',
  'confirm.password.login': 'Anmelden',
  'confirm.password.again': 'Noch einmal anfordern',
  'confirm.email.title': 'Ist das deine neue Adresse?',
  'confirm.email.text': 'Drücke den Knopf, und von da an meldest du dich mit dieser Adresse an.',
  'confirm.email.submit': 'Diese Adresse benutzen',
  'confirm.email.over':
    'Dieser Link wurde durch einen neueren ersetzt oder ist zu alt. In deinem Konto kannst du einen neuen anfordern.',
  'confirm.email.taken': 'Diese Adresse hat inzwischen jemand anderes.',
  'confirm.email.failed': 'Das ging gerade nicht. Versuche es noch einmal.',
  'confirm.email.done': 'Die neue Adresse gilt. Melde dich von jetzt an mit ihr an.',
  'unsubscribe.title': 'Keine Mails mehr?',
  'unsubscribe.text':
    'Drücke den Knopf, und du bekommst keine Mails mehr darüber, was hier geschieht. Auf der Website selbst erfährst du es wie bisher.',
  'unsubscribe.submit': 'Keine Mails mehr schicken',
  'unsubscribe.over':
    'Dieser Link bestellt keine Mails ab: Er ist unvollständig, oder das Konto dazu gibt es nicht mehr. In deinem Konto kannst du auswählen, was du per Mail bekommst.',
  'unsubscribe.failed': 'Das konnte gerade nicht vermerkt werden. Versuche es noch einmal.',
  'unsubscribe.done': 'Erledigt. Du bekommst keine Mails mehr darüber, was hier geschieht.',
  'unsubscribe.account': 'Was dir mitgeteilt wird',
} as const satisfies Translated<typeof enMailPages>;
