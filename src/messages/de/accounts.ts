import type { accounts as enAccounts } from '../en/accounts.ts';
import type { Translated } from '../format.ts';

export const accounts = {
  'login.title': 'Anmelden',
  'login.submit': 'Anmelden',
  'login.forgot': 'Passwort vergessen?',
  'login.noAccount': 'Neu hier?',
  'login.register': 'Registrieren',
  'login.done': 'Du bist angemeldet',
  'login.resetByAnswer':
    'Dein Passwort wurde mit deinem Lieblingsgericht zurückgesetzt ({time} UTC). Das warst nicht du? Dann melde es auf der Kontaktseite dieser Website und setze es noch einmal zurück.',
  'login.resetByLink':
    'Dein Passwort wurde mit einem Einmal-Link zurückgesetzt ({time} UTC). Das warst nicht du? Dann melde es auf der Kontaktseite dieser Website.',
  'login.resetByMail':
    'Dein Passwort wurde mit einem Link zurückgesetzt, der dir gemailt wurde ({time} UTC). Das warst nicht du? Dann melde es auf der Kontaktseite dieser Website und lege ein anderes fest.',
  'login.changedPassword':
    'Dein Passwort wurde auf der Seite deines Kontos geändert ({time} UTC). Das warst nicht du? Dann setze es zurück und melde es auf der Kontaktseite dieser Website.',
  'login.addedPasskey':
    'Zu deinem Konto kam ein Passkey hinzu ({time} UTC). Das warst nicht du? Dann entferne ihn auf der Seite deines Kontos und ändere dein Passwort.',
  'login.linkedOpenid':
    'Dein Konto wurde mit einer weiteren Anmeldung verbunden ({time} UTC). Das warst nicht du? Dann beende die Verbindung auf der Seite deines Kontos und ändere dein Passwort.',
  'openid.login': 'Mit {server} anmelden',
  'openid.failed': 'Das hat gerade nicht geklappt. Bitte versuche es noch einmal.',
  'openid.title': 'Mit {server} anmelden',
  'openid.waiting': '{server} wird gefragt, wer du bist.',
  'openid.foreign':
    'Diese Anmeldung wurde nicht in diesem Browser begonnen, oder sie ist vorbei. Beginne hier noch einmal.',
  'openid.again': 'Zur Anmeldung',
  'openid.back': 'Zurück zu meinem Konto',
  'openid.newTitle': 'Dein neues Konto',
  'openid.new': '{server} sagt, dass {email} dir gehört. Wähle, wie du hier heißt; alle sehen es.',
  'openid.open': 'Konto anlegen',
  'openid.opened': 'Willkommen, {name}: Dein Konto ist angelegt.',
  'openid.other':
    'Hast du hier schon ein Konto mit einer anderen Adresse? Melde dich damit an und verbinde es auf der Seite deines Kontos.',
  'openid.knownTitle': 'Du hast hier ein Konto',
  'openid.known':
    '{email} hat hier ein Konto. Sein Passwort beweist einmal, dass es deines ist; von da an genügt {server}.',
  'openid.join': 'Verbinden und anmelden',
  'openid.noPassword':
    'Du kennst das Passwort nicht? Setze es zurück, oder melde dich wie bisher an und verbinde das Konto auf seiner Seite.',
  'openid.linked': 'Dein Konto ist verbunden: Von jetzt an kannst du dich mit {server} anmelden.',
  'openid.confirmed': 'Bestätigt. Fünf Minuten lang kannst du ändern, was ein Passwort schützt.',
  'login.byPasskey': 'Mit einem Passkey anmelden',
  'login.noPasskey':
    'Es wurde kein Passkey benutzt. Wenn du für diese Website noch keinen hast, melde dich mit deinem Passwort an und füge auf der Seite deines Kontos einen hinzu.',
  'login.passkeyNeeded':
    'Hier brauchen Admins einen Passkey. Bis du mit deinem bestätigst oder den ersten hinzufügst, hast du nur die Rechte eines einfachen Mitglieds.',
  'login.suspended':
    'Dein Konto ist gesperrt. Hier liest du, warum und bis wann, und kannst einmal Einspruch erheben. Auf der Seite deines Kontos kannst du alles mitnehmen oder es löschen.',
  'login.passwordCommon':
    'Dein Passwort gehört zu denen, die zuerst geraten werden. Bitte wähle hier ein anderes.',
  'login.back': 'Willkommen zurück: Dein Konto ist wieder da, mit allem, was verborgen war',
  'login.comeBack': 'Mein Konto zurückholen',
  'login.leftTitle': 'Dieses Konto ist geschlossen',
  'register.title': 'Registrieren',
  'register.submit': 'Registrieren',
  'register.question': 'Was ist dein Lieblingsgericht?',
  'register.answerAdvice':
    'Wer es errät, kann dein Passwort zurücksetzen: Nimm keines, das alle nennen, und keines, das du hier veröffentlichst.',
  'register.haveAccount': 'Du hast schon ein Konto?',
  'register.login': 'Anmelden',
  'register.closed':
    'Zurzeit kann sich hier niemand registrieren. Alle Rezepte sind auch ohne Konto zu lesen.',
  'register.needsInvitation':
    'Hier registriert man sich mit einer Einladung. Hat dir jemand eine geschickt, dann öffne ihren Link; alle Rezepte sind auch ohne Konto zu lesen.',
  'register.invited': 'Du bist eingeladen: Mit der Registrierung ist die Einladung verbraucht.',
  'setup.title': 'Website einrichten',
  'setup.submit': 'Einrichten',
  'setup.siteName': 'Wie heißt die Website?',
  'setup.siteNameHint':
    'Der Name steht auf jeder Seite, in Mails und in Feeds. Die Einstellung BRAND_NAME hat Vorrang.',
  'setup.admin': 'Und wer kümmert sich um sie? Damit entsteht das erste Admin-Konto.',
  'setup.named':
    'Diese Website heißt {brand}, wie ihre Einstellung BRAND_NAME sagt. Wer kümmert sich um sie? Damit entsteht das erste Admin-Konto.',
  'setup.over':
    'Dieser Link gilt nicht mehr: Er wurde benutzt, ist zu alt, die Website wurde seitdem neu gestartet, oder es gibt schon Admins. Wo niemand Admin ist, gibt jeder Start der Website einen neuen aus.',
  'setup.waiting': 'Der Link wird geprüft',
  'setup.failed': 'Die Website antwortet nicht. Lade diese Seite neu.',
  'setup.done': 'Die Website ist eingerichtet. Melde dich als Admin an.',
  'setup.login': 'Anmelden',
  'register.done': 'Du bist registriert – melde dich jetzt an',
  'reset.title': 'Passwort zurücksetzen',
  'reset.submit': 'Passwort zurücksetzen',
  'reset.done': 'Passwort zurückgesetzt – melde dich jetzt an',
  'reset.mailed':
    'Ein Link ist unterwegs an deine Adresse. Öffne ihn und drücke dort den Knopf, dann gilt dein neues Passwort.',
  'newPassword.title': 'Neues Passwort',
  'newPassword.submit': 'Passwort festlegen',
  'newPassword.answerOptional': 'optional',
  'newPassword.noToken':
    'Dieser Link ist unvollständig: Öffne ihn so, wie du ihn bekommen hast, bis zum letzten Zeichen.',
  'logout.done': 'Du bist abgemeldet',
  'password.rule': 'Mindestens {n} Zeichen',
  'password.hide': 'Verbergen',
  'password.show': 'Anzeigen',
} as const satisfies Translated<typeof enAccounts>;
