export const data = {
  'data.usage': `Usage:
  npm run data -- copy --from sqlite:data/potluck.sqlite --to postgres://... [--photos-from data/photos --photos-to s3://...]
  npm run data -- backup <file.tar> [--accept-missing]
  npm run data -- restore <file.tar>
  npm run data -- export <e-mail> <file.zip>`,
  'data.rows': '{table}, rows: {done}',
  'data.photos': 'photos: {done} of {total}',
  'data.resumed': 'Going on where an earlier copy stopped',
  'data.notEmpty': 'The database to be filled already holds data: name an empty one.',
  'data.badPlace': '{place} is neither sqlite:<file> nor postgres://...',
  'data.badPhotos':
    '{place} is neither a folder nor s3://KEY:SECRET@bucket/folder?endpoint=https://host. Write / as %2F in the secret.',
  'data.mismatch':
    '{table} differs: {wanted} rows were read and {found} are there, or their contents are not the same. If the source was changed between two runs, empty the target and copy again.',
  'data.missingPhotos': 'Photos that are named and not in their store: {count}.',
  'data.copied': 'Copied and verified. Rows: {rows}, photos: {photos}.',
  'data.backedUp': 'Backed up {place} to {file}. Rows: {rows}, photos: {photos}.',
  'data.lacking':
    'This is no backup to rely on: it lacks {missing} of the photos, and the last good one lacked {lacked}. Look whether PHOTOS_URL or DATA_DIR leads to where they are. If they are lost for good, say so once: backup <file.tar> --accept-missing.',
  'data.noteUnread':
    'What was noted of the last backup cannot be read, and counts as not noted: {reason}',
  'data.nowKnown':
    'Nothing was noted of lost photos so far. These count as known from now on: {missing}.',
  'data.notWritable': 'Nothing can be written at {file}: {reason}',
  'data.isFolder': '{file} is a folder: name a file in it.',
  'data.leftOver': 'What interrupted backups left could not be removed: {reason}',
  'data.notNoted': 'All is whole, but it could not be noted for the next backup: {reason}',
  'data.restored': 'Restored into {place} and verified. Rows: {rows}, photos: {photos}.',
  'data.lacked': 'Photos that the backup lacked already: {count}.',
  'data.notBackup':
    '{file} is no whole backup of this site: it was cut short or damaged ({part}). Nothing was restored from it.',
  'data.otherVersion':
    '{file} was written at migration {written}, and this version reads migration {newest}: restore it with the version that wrote it, then upgrade. Nothing was restored from it.',
  'data.unknownVersion':
    '{file} was written by another version of this site: restore it with that one, then upgrade. Nothing was restored from it.',
  'data.noFile': 'There is no file {file}.',
  'data.notReadable':
    'The user that this runs as may not read {file}. Give it to the one that the site runs as, and its folder too: chown potluck {file}. Nothing was restored from it.',
  'data.foreign':
    'The database to be filled holds tables of another program: name an empty one, which need not have any table yet.',
  'data.exported': 'Exported what is {email}’s to {file}. Recipes: {count}.',
} as const;
