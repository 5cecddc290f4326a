import type { questionForm as enQuestionForm } from '../en/question-form.ts';
import type { Translated } from '../format.ts';

/** What asking and answering says; it comes when somebody does so. */
export const questionForm = {
  'questionForm.question': 'Deine Frage',
  'questionForm.questionHint': 'Alle lesen sie, auch wer das Rezept geschrieben hat.',
  'questionForm.answer': 'Deine Antwort',
  'questionForm.answerHint': 'Alle lesen sie.',
  'questionForm.count': '{n} von {limit} Zeichen',
  'questionForm.send': 'Frage senden',
  'questionForm.sendAnswer': 'Antwort senden',
  'questionForm.save': 'Speichern',
  'questionForm.cancel': 'Abbrechen',
  'questionForm.unsaved': 'Was du geschrieben hast, bleibt in diesem Browser, bis du es sendest.',
  'questionForm.asked': 'Deine Frage ist da',
  'questionForm.answered': 'Danke, deine Antwort ist da',
  'questionForm.saved': 'Gespeichert',
  'questionForm.deleted': 'Gelöscht',
  'questionForm.failed':
    'Das konnte nicht gesendet werden. Was du geschrieben hast, bleibt hier; versuche es noch einmal.',
  'questionForm.stale':
    'Inzwischen hast du das anderswo geändert, wie es hier zu lesen ist. Noch einmal senden überschreibt das.',
  'questionForm.toAnswer': 'Antworten',
  'questionForm.edit': 'Bearbeiten',
  'questionForm.delete': 'Löschen',
  'questionForm.deleteTitle': 'Diese Frage löschen?',
  'questionForm.deleteText':
    'Sie ist sofort weg, mit allem, was andere geantwortet haben, und lässt sich nicht zurückholen.',
  'questionForm.deleteAnswerTitle': 'Diese Antwort löschen?',
  'questionForm.deleteAnswerText': 'Sie ist sofort weg und lässt sich nicht zurückholen.',
  'questionForm.deleteHidden':
    'Du siehst sie nicht mehr. Weil sie ausgeblendet wurde, behält, wer die Website betreibt, ihren Text, bis das Rezept oder dein Konto gelöscht ist.',
  'questionForm.fold': 'In die Tipps übernehmen',
  'questionForm.folded': 'Frage und Antwort stehen jetzt in den Tipps',
  'questionForm.unfold': 'Zurück in die Liste',
  'questionForm.unfolded': 'Wieder in der Liste. Die Tipps bleiben, wie sie sind',
  'questionForm.inTips': 'In den Tipps des Rezepts',
  'questionForm.yours': 'Deine Fragen',
  'questionForm.sort': 'Sortieren nach',
  'questionForm.sort.answered': 'Beantwortete zuerst',
  'questionForm.sort.newest': 'Neueste',
  'questionForm.retry': 'Noch einmal versuchen',
} satisfies Translated<typeof enQuestionForm>;
