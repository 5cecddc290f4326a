import type { mails as enMails } from '../en/mails.ts';
import type { Translated } from '../format.ts';

/** What mails to people say. */
export const mails = {
  'mail.moment': '{day} um {clock}',
  'mail.verify.subject': 'E-Mail-Adresse für {brand} bestätigen',
  'mail.verify.title': 'Ist das deine Adresse?',
  'mail.verify.text':
    'Jemand hat diese Adresse für ein Konto bei {brand} ({site}) angegeben. Wenn du das warst, öffne diese Seite und drücke dort den Knopf.',
  'mail.verify.button': 'Adresse bestätigen',
  'mail.verify.end': 'Der Link gilt einmal und {hours} Stunden lang. Ein neuerer ersetzt ihn.',
  'mail.verify.stranger':
    'Warst du es nicht, dann tu nichts: {brand} schickt an eine Adresse, die niemand bestätigt hat, keine anderen Mails.',
  'mail.reset.subject': 'Bestätige dein neues Passwort für {brand}',
  'mail.reset.title': 'Hast du ein neues Passwort angefordert?',
  'mail.reset.text':
    'Am {time} UTC hat jemand ein neues Passwort für dein Konto bei {brand} angefordert, mit der richtigen Antwort auf deine Sicherheitsfrage. Warst du das, dann öffne diese Seite und drücke dort den Knopf: Von da an gilt das neue Passwort.',
  'mail.reset.textWith':
    'Am {time} UTC hat jemand ein neues Passwort für dein Konto bei {brand} angefordert, mit {device} und der richtigen Antwort auf deine Sicherheitsfrage. Warst du das, dann öffne diese Seite und drücke dort den Knopf: Von da an gilt das neue Passwort.',
  'mail.reset.button': 'Das neue Passwort bestätigen',
  'mail.reset.end': 'Der Link gilt einmal, und {minutes} Minuten lang.',
  'mail.reset.stranger':
    'Warst du es nicht, dann tu nichts: Dein Passwort bleibt, wie es ist. Jemand kennt aber die Antwort auf deine Sicherheitsfrage: Ändere sie auf der Seite deines Kontos.',
  'mail.password.subject': 'Dein Passwort für {brand} wurde geändert',
  'mail.password.title': 'Du hast ein neues Passwort',
  'mail.password.text':
    'Am {time} UTC wurde ein neues Passwort für dein Konto bei {brand} festgelegt.',
  'mail.password.notYou':
    'Das warst nicht du? Dann setze es sofort auf der Anmeldeseite mit „Passwort vergessen?“ zurück und melde es auf der Kontaktseite der Website. Wo Zurücksetzen nicht geht, etwa bei Admins und der Moderation, kann dir einen Link geben, wer die Website betreibt.',
  'mail.password.button': 'Mein Konto',
  'mail.passkey.subject': 'Zu deinem Konto bei {brand} kam ein Passkey hinzu',
  'mail.passkey.title': 'Du hast einen neuen Passkey',
  'mail.passkey.text':
    'Am {time} UTC kam zu deinem Konto bei {brand} ein Passkey hinzu. Wer ihn hat, kann sich ohne dein Passwort anmelden.',
  'mail.passkey.notYou':
    'Das warst nicht du? Dann entferne ihn auf der Seite deines Kontos, ändere dort dein Passwort und melde es auf der Kontaktseite der Website.',
  'mail.device.subject': 'Ein neues Gerät hat sich in deinem Konto bei {brand} angemeldet',
  'mail.device.title': 'Warst du das?',
  'mail.device.text':
    'In deinem Konto bei {brand} hat sich ein Gerät angemeldet, das dort neu ist:',
  'mail.device.line': '{device}: {time} UTC',
  'mail.device.you':
    'Warst du es, dann ist nichts zu tun. Ein privates Fenster, oder ein Programm, das sich nichts merkt, ist jedes Mal ein neues Gerät.',
  'mail.device.notYou':
    'Warst du es nicht, dann kennt jemand dein Passwort oder hat einen anderen Zugang von dir: Melde auf der Seite deines Kontos alle anderen Geräte ab, lege dort ein neues Passwort fest, und entferne Passkeys, die nicht deine sind.',
  'mail.leave.subject': 'Dein Konto bei {brand} ist geschlossen',
  'mail.leave.title': 'Dein Konto ist geschlossen',
  'mail.leave.text':
    'Am {time} UTC hast du darum gebeten, bei {brand} gelöscht zu werden. Was du geteilt hast, ist verborgen, und am {end} UTC verschwindet alles endgültig.',
  'mail.leave.recipesGo': 'Auch deine Rezepte verschwinden.',
  'mail.leave.recipesStay':
    'Deine Rezepte bleiben ohne deinen Namen, als die von jemandem, der hier einmal gekocht hat.',
  'mail.leave.back':
    'Das warst nicht du, oder du möchtest doch bleiben? Melde dich vor dieser Zeit an, hol dein Konto zurück und ändere dein Passwort, falls es jemand anderes kennt.',
  'mail.leave.button': 'Anmelden',
  'mail.openid.subject': 'Dein Konto bei {brand} wurde mit einer weiteren Anmeldung verbunden',
  'mail.openid.title': 'Dein Konto hat eine weitere Anmeldung',
  'mail.openid.text':
    'Am {time} UTC wurde dein Konto bei {brand} mit einer Anmeldung von {server} verbunden. Wer sie hat, kann sich ohne dein Passwort anmelden.',
  'mail.openid.notYou':
    'Das warst nicht du? Dann beende die Verbindung auf der Seite deines Kontos, ändere dort dein Passwort und melde es auf der Kontaktseite der Website.',
  'mail.moving.subject': 'Bestätige deine neue Adresse für {brand}',
  'mail.moving.title': 'Ist das deine neue Adresse?',
  'mail.moving.text':
    'Jemand möchte diese Adresse für ein Konto bei {brand} ({site}) benutzen. Bist du das, dann öffne diese Seite und drücke dort den Knopf.',
  'mail.moving.button': 'Diese Adresse benutzen',
  'mail.moved.subject': 'Die Adresse deines Kontos bei {brand}',
  'mail.moved.askedTitle': 'Eine andere Adresse wurde angegeben',
  'mail.moved.asked':
    'Am {time} UTC hat jemand, der dein Passwort kennt, für dein Konto bei {brand} eine andere E-Mail-Adresse angegeben. Sie gilt, sobald sie bestätigt ist.',
  'mail.moved.doneTitle': 'Dein Konto hat eine andere Adresse',
  'mail.moved.done': 'Seit {time} UTC hat dein Konto bei {brand} eine andere E-Mail-Adresse.',
  'mail.moved.notYou':
    'Das warst nicht du? Dann melde es sofort auf der Kontaktseite der Website und ändere dein Passwort.',
  'mail.notices.subject': {
    by: 'n',
    one: '{n} Mitteilung von {brand}',
    other: '{n} Mitteilungen von {brand}',
  },
  'mail.notices.title': 'Was bei {brand} geschehen ist',
  'mail.notices.open': 'Ansehen',
  'mail.notices.more': { by: 'n', one: 'Und noch eine.', other: 'Und {n} weitere.' },
  'mail.notices.all': 'Alle Mitteilungen',
  'mail.notices.why':
    'Du bekommst diese Mail, weil du es in deinem Konto bei {brand} so eingestellt hast.',
  'mail.notices.settings': 'Auswählen, was dir mitgeteilt wird',
  'mail.notices.end': 'Keine solchen Mails mehr',
  'mail.ended': 'Du bekommst keine Mails über Mitteilungen mehr.',
} as const satisfies Translated<typeof enMails>;
