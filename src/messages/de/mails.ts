import type { mails as enMails } from '../en/mails.ts';
import type { Translated } from '../format.ts';

/** What mails to people say. */
export const mails = {
  'mail.verify.subject': 'E-Mail-Adresse für {brand} bestätigen',
  'mail.verify.title': 'Ist das deine Adresse?',
  'mail.verify.text':
    'Jemand hat diese Adresse für ein Konto bei {brand} ({site}) angegeben. Wenn du das warst, öffne diese Seite und drücke dort den Knopf.',
  'mail.verify.button': 'Adresse bestätigen',
  'mail.verify.end': 'Der Link gilt einmal und {hours} Stunden lang. Ein neuerer ersetzt ihn.',
  'mail.verify.stranger':
    'Warst du es nicht, dann tu nichts: {brand} schickt an eine Adresse, die niemand bestätigt hat, keine anderen Mails.',
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
