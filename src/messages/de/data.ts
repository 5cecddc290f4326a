import type { data as enData } from '../en/data.ts';
import type { Translated } from '../format.ts';

export const data = {
  'data.usage': `Aufruf:
  npm run data -- copy --from sqlite:data/potluck.sqlite --to postgres://... [--photos-from data/photos --photos-to s3://...]
  npm run data -- backup <datei.tar> [--accept-missing]
  npm run data -- restore <datei.tar>
  npm run data -- export <e-mail-adresse> <datei.zip>`,
  'data.rows': '{table}, Zeilen: {done}',
  'data.photos': 'Fotos: {done} von {total}',
  'data.resumed': 'Es geht dort weiter, wo eine frühere Kopie stehen geblieben ist',
  'data.notEmpty': 'Die Zieldatenbank enthält schon Daten: Gib eine leere an.',
  'data.badPlace': '{place} ist weder sqlite:<datei> noch postgres://...',
  'data.badPhotos':
    '{place} ist weder ein Ordner noch s3://SCHLÜSSEL:GEHEIMNIS@bucket/ordner?endpoint=https://host. Schreib / im Geheimnis als %2F.',
  'data.mismatch':
    '{table} weicht ab: {wanted} Zeilen wurden gelesen, {found} sind vorhanden, oder ihr Inhalt ist nicht derselbe. Falls sich die Quelle zwischen zwei Läufen geändert hat, leere das Ziel und kopiere noch einmal.',
  'data.missingPhotos': 'Genannte Fotos, die im Fotospeicher fehlen: {count}.',
  'data.copied': 'Kopiert und geprüft. Zeilen: {rows}, Fotos: {photos}.',
  'data.backedUp': '{place} in {file} gesichert. Zeilen: {rows}, Fotos: {photos}.',
  'data.lacking':
    'Auf diese Sicherung ist kein Verlass: Ihr fehlen {missing} der Fotos, der letzten guten fehlten {lacked}. Sieh nach, ob PHOTOS_URL oder DATA_DIR dorthin führt, wo sie liegen. Sind sie endgültig verloren, sag es einmal: backup <datei.tar> --accept-missing.',
  'data.noteUnread':
    'Was von der letzten Sicherung vermerkt ist, lässt sich nicht lesen und zählt als nicht vermerkt: {reason}',
  'data.nowKnown':
    'Von verlorenen Fotos war bisher nichts vermerkt. So viele gelten von jetzt an als bekannt: {missing}.',
  'data.notWritable': 'Unter {file} lässt sich nichts schreiben: {reason}',
  'data.isFolder': '{file} ist ein Ordner: Nenne eine Datei darin.',
  'data.leftOver':
    'Was abgebrochene Sicherungen zurückließen, konnte nicht entfernt werden: {reason}',
  'data.notNoted':
    'Alles ist vollständig, ließ sich aber nicht für die nächste Sicherung vermerken: {reason}',
  'data.restored': 'In {place} wiederhergestellt und geprüft. Zeilen: {rows}, Fotos: {photos}.',
  'data.lacked': 'Fotos, die schon in der Sicherung fehlten: {count}.',
  'data.notBackup':
    '{file} ist keine vollständige Sicherung dieser Website: Die Datei ist abgeschnitten oder beschädigt ({part}). Es wurde nichts daraus wiederhergestellt.',
  'data.otherVersion':
    '{file} wurde bei Migration {written} geschrieben, und diese Version liest Migration {newest}: Stelle sie mit der Version wieder her, die sie geschrieben hat, und aktualisiere danach. Es wurde nichts daraus wiederhergestellt.',
  'data.unknownVersion':
    '{file} wurde von einer anderen Version dieser Website geschrieben: Stelle sie mit jener wieder her und aktualisiere danach. Es wurde nichts daraus wiederhergestellt.',
  'data.noFile': 'Die Datei {file} gibt es nicht.',
  'data.notReadable':
    'Der Benutzer, unter dem dies läuft, darf {file} nicht lesen. Gib die Datei und ihren Ordner dem, unter dem die Website läuft: chown potluck {file}. Es wurde nichts daraus wiederhergestellt.',
  'data.foreign':
    'Die Zieldatenbank enthält Tabellen eines anderen Programms: Gib eine leere an; sie braucht noch keine Tabellen zu haben.',
  'data.exported': 'Was {email} gehört, ist nach {file} exportiert. Rezepte: {count}.',
} as const satisfies Translated<typeof enData>;
