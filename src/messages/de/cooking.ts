import type { cooking as english } from '../en/cooking.ts';
import type { Translated } from '../format.ts';

export const cooking = {
  'cooking.title': '{name} zubereiten',
  'cooking.leave': 'Zurück zum Rezept',
  'cooking.step': 'Schritt {n} von {all}',
  'cooking.uses': 'Für diesen Schritt',
  'cooking.haveReady': 'Bereitlegen',
  'cooking.previous': 'Zurück',
  'cooking.next': 'Weiter',
  'cooking.overview': 'Alles',
  'cooking.close': 'Schließen',
  'cooking.read': 'Vorlesen',
  'cooking.stopReading': 'Nicht mehr vorlesen',
  'cooking.asleep':
    'Dieser Browser lässt den Bildschirm dunkel werden. Wenn du länger kochst, lass ihn in den Einstellungen des Geräts an.',
  'cooking.doneTitle': 'Das war alles. Guten Appetit!',
  'cooking.doneText': 'Timer, die noch laufen, begleiten dich auf jeder Seite.',
  'cooking.madeIt': 'Ich habe es gemacht',
  'cooking.backToSteps': 'Zurück zum letzten Schritt',
  'cooking.note': 'Meine Notiz:',
  'cooking.noteReadThen': 'Notiert, als die Zeile „{line}“ lautete',
} as const satisfies Translated<typeof english>;
