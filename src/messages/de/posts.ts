import type { posts as enPosts } from '../en/posts.ts';
import type { Translated } from '../format.ts';

/** What writing a post and hiding one says, to admins and to its writer; it comes where somebody writes or acts. */
export const posts = {
  'posts.hide': 'Ausblenden',
  'posts.hideTitle': 'Diesen Beitrag ausblenden?',
  'posts.hideText':
    'Außer der Person, die ihn geschrieben hat, sieht ihn dann niemand; sie liest den Grund. In der Verwaltung kannst du ihn wiederherstellen.',
  'posts.withName': 'Auch den Namen und die Adresse der Seite ersetzen',
  'posts.hideName': 'Namen ausblenden',
  'posts.hideNameText':
    'Name und Adresse der Seite werden durch neutrale ersetzt; wer so hieß, liest den Grund. In der Verwaltung kannst du beides wiederherstellen.',
  'posts.reason': 'Grund',
  'posts.cancel': 'Abbrechen',
  'posts.hid': 'Ausgeblendet. In der Verwaltung lässt es sich wiederherstellen',
  'posts.failed': 'Das hat nicht geklappt, bitte versuche es noch einmal',
  'posts.hiddenBy': 'Von der Moderation ausgeblendet: {reason}',
  'posts.waits': 'Wartet auf Freigabe: Dein Konto ist neu, darum prüft die Moderation es zuerst.',
  'posts.notKept':
    'Dieser Browser kann nicht behalten, was du geschrieben hast. Es ist weg, wenn du diese Seite verlässt, bevor du es sendest.',
} as const satisfies Translated<typeof enPosts>;
