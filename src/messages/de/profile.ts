import type { profile as enProfile } from '../en/profile.ts';
import type { Translated } from '../format.ts';

/** What somebody sets of their page as a cook. */
export const profile = {
  'profile.title': 'Deine Seite',
  'profile.seePage': 'Deine Seite ansehen',
  'profile.noPage': 'Deine Seite gibt es, sobald du ein Rezept oder einen Bericht teilst.',
  'profile.handleHint':
    '{address}. Kleinbuchstaben, Ziffern und Bindestriche. Eine frühere Adresse leitet ein Jahr lang weiter.',
  'profile.linesHint': '{n} von {limit} Zeichen',
  'profile.linkHint': 'Beginnt mit https://',
  'profile.picture': 'Bild',
  'profile.choose': 'Bild auswählen',
  'profile.replace': 'Bild ersetzen',
  'profile.remove': 'Bild entfernen',
  'profile.sending': 'Wird gesendet: {percent}\u00a0%',
  'profile.pictureFailed': 'Das Bild konnte nicht gesendet werden. Bitte versuche es noch einmal.',
  'profile.save': 'Speichern',
  'profile.saved': 'Gespeichert',
  'profile.unsaved': 'Noch nicht gespeichert',
  'profile.notKept':
    'Noch nicht gespeichert, und dieser Browser kann es nicht behalten. Es ist weg, wenn du diese Seite verlässt, bevor du es speicherst.',
  'profile.discard': 'Änderungen verwerfen',
  'profile.loadFailed': 'Was du über dich erzählst, konnte nicht geladen werden.',
  'profile.retry': 'Noch einmal versuchen',
  'profile.failed': 'Das konnte nicht gespeichert werden. Was du getippt hast, bleibt.',
  'profile.failedHere':
    'Das konnte nicht gespeichert werden. Bitte versuche es noch einmal, bevor du diese Seite verlässt.',
  'profile.changed': 'Dein Profil wurde anderswo geändert. Dort steht jetzt:',
  'profile.waits':
    'Bild, Text und Link warten auf Freigabe: Dein Konto ist neu, darum prüft die Moderation sie zuerst.',
  'profile.hidden': 'Bild, Text und Link sieht niemand außer dir: {reason}',
  'profile.hiddenName':
    'Dein Name und die Adresse deiner Seite wurden durch neutrale ersetzt. Bild, Text und Link sieht niemand außer dir, auch neue nicht: {reason}',
} as const satisfies Translated<typeof enProfile>;
