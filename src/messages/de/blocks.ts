import type { blocks as enBlocks } from '../en/blocks.ts';
import type { Translated } from '../format.ts';

/** What muting and blocking somebody says; it comes where somebody writes or acts. */
export const blocks = {
  'blocks.open': 'Stummschalten oder blockieren',
  'blocks.openOf': 'Stummschalten oder blockieren: {name}',
  'blocks.title': '{name} stummschalten oder blockieren?',
  'blocks.choice': 'Ab jetzt',
  'blocks.mute': 'Stummschalten',
  'blocks.block': 'Blockieren',
  'blocks.none': 'Keins von beiden',
  'blocks.muteText':
    'Du siehst nicht mehr, was {name} sagt, und hörst nichts davon, was diese Person tut. Sie erfährt es nicht, und für alle anderen ändert sich nichts.',
  'blocks.blockText':
    'Du siehst nicht mehr, was {name} sagt. Keiner von euch folgt dem anderen mehr, und wo etwas dir gehört, kann diese Person nicht berichten, fragen, antworten oder etwas hilfreich finden. Was sie geschrieben hat, bleibt für alle anderen.',
  'blocks.noneText':
    'Du siehst wieder, was {name} sagt, und diese Person kann dir antworten. Wer wem folgte, bleibt, wie es ist.',
  'blocks.ok': 'Speichern',
  'blocks.cancel': 'Abbrechen',
  'blocks.kept.mute': '{name} ist stummgeschaltet',
  'blocks.kept.block': '{name} ist blockiert',
  'blocks.kept.none': '{name} ist weder stummgeschaltet noch blockiert',
  'blocks.failed': 'Das hat nicht geklappt, bitte versuche es noch einmal',
  'blocks.hidden': 'Von dir ausgeblendet: was {name} geschrieben hat',
  'blocks.people': 'Stummgeschaltete und Blockierte',
  'blocks.nobody':
    'Niemand. Du schaltest Personen auf ihrer Seite stumm oder unter dem, was sie geschrieben haben; dort blockierst du sie auch.',
  'blocks.since.mute': 'Stummgeschaltet seit {date}',
  'blocks.since.block': 'Blockiert seit {date}',
  'blocks.undo': 'Zurücknehmen',
  'blocks.undoOf': 'Zurücknehmen: {name}',
  'blocks.loadFailed': 'Stummgeschaltete und Blockierte konnten nicht geladen werden',
  'blocks.retry': 'Noch einmal versuchen',
} as const satisfies Translated<typeof enBlocks>;
