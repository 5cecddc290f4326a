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
} as const satisfies Translated<typeof enMails>;
