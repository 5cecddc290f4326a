import type { contact as enContact } from '../en/contact.ts';
import type { Translated } from '../format.ts';

export const contact = {
  'contact.title': 'Kontakt',
  'contact.intro':
    'Eine Frage, eine Idee, ein Rezept, das nicht gelungen ist? Schreib uns, wir lesen alles.',
  'contact.social': 'Oder finde uns hier',
  'contact.send': 'Senden',
  'contact.subject': 'Betreff',
  'contact.message': 'Nachricht',
  'contact.name': 'Dein Name',
  'contact.email': 'Deine E-Mail-Adresse',
  'toast.contactSent': 'Nachricht gesendet',
} as const satisfies Translated<typeof enContact>;
