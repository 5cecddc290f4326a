import type { myRecipes as enMyRecipes } from '../en/my-recipes.ts';
import type { Translated } from '../format.ts';

/** My recipes, and what was deleted there. */
export const myRecipes = {
  'mine.login': 'Bitte melde dich an, um deine Rezepte zu sehen',
  'mine.account': 'Mein Konto',
  'mine.empty': 'Noch keine Rezepte',
  'waiting.title': 'Warten auf Freigabe',
  'waiting.hint':
    'Dein Konto ist neu, darum prüft die Moderation sie zuerst. Danach erscheinen sie von selbst überall.',
  'waiting.since': 'Gesendet am {date}',
  'waiting.edit': 'Bearbeiten',
  'waiting.editName': '{name} bearbeiten',
  'waiting.note':
    'Dieses Rezept sehen nur du und die Moderation. Es erscheint für alle, sobald es jemand angesehen hat. Ändern kannst du es weiterhin: Es behält seinen Platz in der Warteschlange.',
  'waiting.kept': 'Für dich gerade nicht zugänglich',
  'hiddenOwn.title': 'Von der Moderation ausgeblendet',
  'hiddenOwn.note':
    'Dieses Rezept sehen nur du und die Moderation. Du kannst es verbessern; ausgeblendet bleibt es, bis die Moderation es wieder zeigt: Einspruch kannst du einmal erheben; schreib, was du geändert hast. {days} Tage nach dem Ausblenden ist es endgültig weg, außer ein Einspruch wartet.',
  'hiddenOwn.at': 'Ausgeblendet: {date}',
  'hiddenOwn.appeal': 'Entscheidung und Einspruch',
  'hiddenOwn.listTitle': 'Ausgeblendete Rezepte',
  'hiddenOwn.hint':
    'Die Moderation hat sie ausgeblendet. Nur du und sie sehen sie, und du kannst sie verbessern.',
  'unlisted.title': 'Nicht gelistete Rezepte',
  'unlisted.hint': 'Wer den Link hat, sieht sie. In Listen, Suche und Feeds stehen sie nicht.',
  'deleted.undoName': 'Rückgängig: {name} zurückholen',
  'deleted.title': 'Gelöschte Rezepte',
  'deleted.hint':
    'Nur du siehst sie. Jedes lässt sich {days} Tage lang zurückholen; danach ist es endgültig weg.',
  'deleted.at': 'Gelöscht: {date}',
  'deleted.daysLeft': { by: 'days', one: 'Noch höchstens ein Tag', other: 'Noch {days} Tage' },
  'deleted.more': 'Mehr anzeigen',
} as const satisfies Translated<typeof enMyRecipes>;
