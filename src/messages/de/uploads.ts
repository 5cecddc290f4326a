import type { uploads as enUploads } from '../en/uploads.ts';
import type { Translated } from '../format.ts';

/** What photos say on their way to the site, in every form that sends some. */
export const uploads = {
  'form.photoNth': 'Foto {n}',
  'form.photoLost':
    'Dieses Foto ist nicht mehr in diesem Browser. Entferne es und wähle es noch einmal aus',
  'form.photoNotSent': 'Das Foto konnte nicht gesendet werden. Bitte versuche es noch einmal',
  'form.photoFetching': 'Das Foto wird geholt\u00a0…',
  'form.photoNotFetched': 'Das Foto konnte nicht geholt werden. Bitte versuche es noch einmal',
  'form.retry': 'Noch einmal',
  'form.retryRow': 'Noch einmal: {row}',
  'form.cancel': 'Abbrechen',
  'form.cancelRow': '{row} abbrechen',
  'form.photoTooLarge': 'Das Foto ist größer als 1\u00a0MB',
  'form.shrinkPhoto': 'Verkleinern',
  'form.shrinkFailed': 'Dieses Foto ließ sich hier nicht verkleinern',
  'form.uploadProgress': 'Hochladen',
  'form.addPhotos': 'Weitere Fotos hinzufügen',
  'form.photosNotSent':
    'Einige Fotos sind noch nicht auf der Website. Bei jedem steht, woran es liegt',
  'form.photosNotKept':
    'Was du geschrieben hast, bleibt in diesem Browser, manche Fotos aber nicht: Sie sind weg, wenn du diese Seite verlässt.',
  'form.remove': 'Entfernen',
  'form.removeRow': '{row} entfernen',
} as const satisfies Translated<typeof enUploads>;
