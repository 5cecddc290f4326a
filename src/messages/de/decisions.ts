import type { decisions as enDecisions } from '../en/decisions.ts';
import type { Translated } from '../format.ts';

export const decisions = {
  'decisions.title': 'Moderation',
  'decisions.login': 'Melde dich an, um zu lesen, was über deine Beiträge entschieden wurde',
  'decisions.lead':
    'Was die Moderation von deinen Beiträgen ausgeblendet hat, und warum. Du kannst einmal Einspruch erheben: jemand anderes sieht es sich an.',
  'decisions.empty': 'Von dir wurde nichts ausgeblendet',
  'decisions.failed': 'Das ließ sich nicht laden.',
  'decisions.retry': 'Nochmals versuchen',
  'decisions.kind.recipe': 'Dein Rezept',
  'decisions.kind.review': 'Dein Bericht',
  'decisions.kind.question': 'Deine Frage',
  'decisions.kind.answer': 'Deine Antwort',
  'decisions.kind.cook': 'Dein Profil',
  'decisions.kind.collection': 'Deine Sammlung',
  'decisions.at': '{kind} zu {recipe}',
  'decisions.gone': 'Das ist nicht mehr da',
  'decisions.hidden': 'Ausgeblendet {date}',
  'decisions.rule.spam': 'Werbung',
  'decisions.rule.rude': 'Beleidigend oder hasserfüllt',
  'decisions.rule.unsafe': 'Gefährlich',
  'decisions.rule.copied': 'Von jemandem kopiert',
  'decisions.rule.private': 'Verrät etwas Privates',
  'decisions.rule.other': 'Etwas anderes',
  'decisions.reason': 'Grund',
  'decisions.yourAppeal': 'Dein Einspruch, {date}',
  'decisions.ruling': 'Antwort, {date}',
  'decisions.state.stands': 'Ausgeblendet',
  'decisions.state.appealed': 'Einspruch läuft',
  'decisions.state.upheld': 'Bleibt ausgeblendet',
  'decisions.state.restored': 'Wiederhergestellt',
  'decisions.appeal': 'Warum soll es wieder gezeigt werden?',
  'decisions.once':
    'Du kannst einmal Einspruch erheben. Es liest jemand anderes, als wer es ausgeblendet hat.',
  'decisions.send': 'Einspruch erheben',
  'decisions.tooShort': 'Bitte sag in ein paar Worten, warum',
  'decisions.sendFailed':
    'Der Einspruch ließ sich nicht senden. Er bleibt hier; versuche es nochmals.',
  'decisions.sent': 'Dein Einspruch ist unterwegs. Die Antwort wird hier stehen.',
} satisfies Translated<typeof enDecisions>;
