import type { reviewForm as enReviewForm } from '../en/review-form.ts';
import type { Translated } from '../format.ts';

/** What writing a review says, and answering one; it comes when somebody does so. */
export const reviewForm = {
  'reviewForm.title': 'Wie ist es geworden?',
  'reviewForm.titleEdit': 'Dein Bericht',
  'reviewForm.rating': 'Bewertung, 5 ist am besten',
  'reviewForm.noRating': 'Keine',
  'reviewForm.how': 'Ich habe es gemacht',
  'reviewForm.changes': 'Was hast du geändert?',
  'reviewForm.change': 'Änderung {n}',
  'reviewForm.kind': 'Was du getan hast',
  'reviewForm.line': 'Zutat',
  'reviewForm.what': 'Was stattdessen oder dazu',
  'reviewForm.kind.left_out': 'Weggelassen',
  'reviewForm.kind.less': 'Weniger davon',
  'reviewForm.kind.more': 'Mehr davon',
  'reviewForm.kind.swapped': 'Ersetzt durch',
  'reviewForm.kind.added': 'Dazugegeben',
  'reviewForm.addChange': 'Änderung hinzufügen',
  'reviewForm.removeChange': 'Diese Änderung wegnehmen',
  'reviewForm.cookedOn': 'Gemacht am',
  'reviewForm.servings': 'Für wie viele',
  'reviewForm.minutes': 'Dauer in Minuten',
  'reviewForm.text': 'Was du erzählen möchtest',
  'reviewForm.count': '{n} von {limit} Zeichen',
  'reviewForm.photos': 'Fotos',
  'reviewForm.addPhotos': 'Fotos hinzufügen',
  'reviewForm.photosFull': 'Ein Bericht hat höchstens {limit} Fotos',
  'reviewForm.lineTwice': 'Eine andere Änderung nennt diese Zutat schon',
  'reviewForm.again': 'Würdest du es wieder machen?',
  'reviewForm.yes': 'Ja',
  'reviewForm.no': 'Nein',
  'reviewForm.unsaid': 'Ohne Angabe',
  'reviewForm.send': 'Bericht senden',
  'reviewForm.save': 'Bericht speichern',
  'reviewForm.cancel': 'Abbrechen',
  'reviewForm.unsaved': 'Was du schreibst, bleibt in diesem Browser, bis du es sendest.',
  'reviewForm.sent': 'Danke, dein Bericht ist da',
  'reviewForm.deleted': 'Bericht gelöscht',
  'reviewForm.failed':
    'Das konnte nicht gesendet werden. Was du geschrieben hast, bleibt hier; versuche es noch einmal.',
  'reviewForm.today':
    'Du hast heute schon über dieses Rezept berichtet, wie hier zu sehen ist. Wenn du jetzt sendest, änderst du diesen Bericht.',
  'reviewForm.stale':
    'Inzwischen hast du diesen Bericht anderswo geändert, wie hier zu sehen ist. Wenn du noch einmal sendest, ersetzt du das.',
  'reviewForm.ownRecipe':
    'Das ist dein Rezept. Wer es nachkocht, erzählt hier, wie es geworden ist.',
  'reviewForm.edit': 'Bearbeiten',
  'reviewForm.delete': 'Löschen',
  'reviewForm.deleteTitle': 'Diesen Bericht löschen?',
  'reviewForm.deleteText':
    'Er verschwindet sofort, mit seinen Stimmen und seiner Antwort, und lässt sich nicht zurückholen.',
  'reviewForm.deleteHidden':
    'Du siehst ihn nicht mehr, und seine Fotos sind sofort weg. Weil er ausgeblendet wurde, behält, wer die Website betreibt, seinen Text, bis das Rezept oder dein Konto gelöscht ist.',
  'reviewForm.deleteOk': 'Löschen',
  'reviewForm.yours': 'Deine Berichte',
  'reviewForm.countsLater':
    'Dein Konto ist neu: Deine Bewertung zählt, sobald einige deiner Beiträge eine Weile online sind.',
  'reviewForm.helpful': 'Hilfreich',
  'reviewForm.answer': 'Antworten',
  'reviewForm.editAnswer': 'Antwort bearbeiten',
  'reviewForm.answerLabel': 'Deine Antwort',
  'reviewForm.answerHint': 'Alle lesen sie. Wenn du das Feld leerst, nimmst du sie zurück.',
  'reviewForm.staleAnswer':
    'Inzwischen hast du diese Antwort anderswo geändert, wie hier zu sehen ist. Wenn du noch einmal speicherst, ersetzt du das.',
  'reviewForm.saveAnswer': 'Antwort speichern',
  'reviewForm.sort': 'Sortieren nach',
  'reviewForm.sort.helpful': 'Am hilfreichsten',
  'reviewForm.sort.newest': 'Neueste',
  'reviewForm.sort.photos': 'Mit Fotos',
  'reviewForm.retry': 'Noch einmal versuchen',
} as const satisfies Translated<typeof enReviewForm>;
