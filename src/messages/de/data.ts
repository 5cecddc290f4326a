import type { data as enData } from '../en/data.ts';
import type { Translated } from '../format.ts';

export const data = {
  'data.usage': `Aufruf:
  npm run data -- copy --from sqlite:data/potluck.sqlite --to postgres://... [--photos-from data/photos --photos-to s3://...]
  npm run data -- backup <datei.tar>
  npm run data -- restore <datei.tar>
  npm run data -- export <e-mail-adresse> <datei.zip>`,
  'data.rows': '{table}: {done} Zeilen',
  'data.photos': 'Fotos: {done} von {total}',
  'data.resumed': 'Es geht dort weiter, wo eine frühere Kopie stehen geblieben ist',
  'data.notEmpty': 'Die Zieldatenbank enthält schon Daten: Gib eine leere an.',
  'data.badPlace': '{place} ist weder sqlite:<datei> noch postgres://...',
  'data.badPhotos': '{place} ist weder ein Ordner noch s3://...',
  'data.mismatch':
    '{table} weicht ab: {wanted} Zeilen wurden gelesen, {found} sind vorhanden, oder ihr Inhalt ist nicht derselbe. Falls sich die Quelle zwischen zwei Läufen geändert hat, leere das Ziel und kopiere noch einmal.',
  'data.missingPhotos': 'In Rezepten genannte Fotos, die im Fotospeicher fehlen: {count}.',
  'data.copied': 'Kopiert und geprüft: {rows} Zeilen, {photos} Fotos.',
  'data.backedUp': 'In {file} gesichert: {rows} Zeilen, {photos} Fotos.',
  'data.notNoted':
    'Die Sicherung ist vollständig, aber ihre Zeit ließ sich nicht vermerken: {reason}',
  'data.restored': 'Wiederhergestellt und geprüft: {rows} Zeilen, {photos} Fotos.',
  'data.notBackup':
    '{file} ist keine vollständige Sicherung dieser Website: Die Datei ist abgeschnitten oder beschädigt ({part}). Es wurde nichts daraus wiederhergestellt.',
  'data.noFile': 'Die Datei {file} gibt es nicht.',
  'data.foreign':
    'Die Zieldatenbank enthält Tabellen eines anderen Programms: Gib eine leere an; sie braucht noch keine Tabellen zu haben.',
  'data.exported': {
    by: 'count',
    one: 'Ein Rezept von {email} nach {file} exportiert.',
    other: '{count} Rezepte von {email} nach {file} exportiert.',
  },
} as const satisfies Translated<typeof enData>;
