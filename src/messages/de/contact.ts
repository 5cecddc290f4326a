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
  'reportPage.title.recipe': 'Ein Rezept melden',
  'reportPage.title.review': 'Einen Bericht melden',
  'reportPage.title.review-answer': 'Eine Antwort auf einen Bericht melden',
  'reportPage.title.question': 'Eine Frage melden',
  'reportPage.title.answer': 'Eine Antwort melden',
  'reportPage.title.collection': 'Eine Sammlung melden',
  'reportPage.title.cook': 'Eine Person melden',
  'reportPage.by': '„{name}“ von {cook}',
  'reportPage.at': 'Von {cook}, bei „{name}“',
  'reportPage.formerCook': 'jemandem, der hier einmal gekocht hat',
  'reportPage.reason': 'Was stimmt nicht?',
  'reportPage.reason.spam': 'Werbung',
  'reportPage.reason.rude': 'Beleidigend oder hasserfüllt',
  'reportPage.reason.unsafe': 'Gefährlich, wenn man es befolgt',
  'reportPage.reason.copied': 'Von jemandem abgeschrieben',
  'reportPage.reason.private': 'Verrät etwas Privates',
  'reportPage.reason.other': 'Etwas anderes',
  'reportPage.note': 'Was sollten wir wissen?',
  'reportPage.whichPhoto': 'Geht es um ein Foto, sag bitte, um welches.',
  'reportPage.optional': 'optional',
  'reportPage.unnamed':
    'Niemand erfährt, wer etwas meldet, und wir speichern nicht, wer es war. Wenn du eine Antwort möchtest, schreib uns auf der Kontaktseite.',
  'reportPage.choose': 'Bitte wähle aus, was nicht stimmt',
  'reportPage.send': 'Melden',
  'reportPage.failed':
    'Die Meldung konnte nicht gesendet werden. Sie bleibt hier; versuche es noch einmal.',
  'reportPage.sent': 'Danke. Wir sehen es uns an.',
  'reportPage.home': 'Zu den Rezepten',
  'work.underWay':
    'Dein Browser rechnet erst ein wenig, weil gerade viele aus deinem Netz schreiben. Das dauert ein paar Sekunden.',
  'work.needsScript': 'Dieses Formular braucht JavaScript: Bitte schalte es in deinem Browser ein.',
} as const satisfies Translated<typeof enContact>;
