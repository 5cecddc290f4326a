export const data = {
  'data.usage': `Usage:
  npm run data -- copy --from sqlite:data/potluck.sqlite --to postgres://... [--photos-from data/photos --photos-to s3://...]
  npm run data -- backup <file.tar>
  npm run data -- restore <file.tar>
  npm run data -- export <e-mail> <file.zip>`,
  'data.rows': '{table}: {done} rows',
  'data.photos': 'photos: {done} of {total}',
  'data.resumed': 'Going on where an earlier copy stopped',
  'data.notEmpty': 'The database to be filled already holds data: name an empty one.',
  'data.badPlace': '{place} is neither sqlite:<file> nor postgres://...',
  'data.badPhotos': '{place} is neither a folder nor s3://...',
  'data.mismatch':
    '{table} differs: {wanted} rows were read and {found} are there, or their contents are not the same. If the source was changed between two runs, empty the target and copy again.',
  'data.missingPhotos': '{count} photos that recipes name are not in their store.',
  'data.copied': 'Copied and verified: {rows} rows, {photos} photos.',
  'data.backedUp': 'Backed up to {file}: {rows} rows, {photos} photos.',
  'data.notNoted': 'The backup is whole, but its time could not be noted: {reason}',
  'data.restored': 'Restored and verified: {rows} rows, {photos} photos.',
  'data.notBackup':
    '{file} is no whole backup of this site: it was cut short or damaged ({part}). Nothing was restored from it.',
  'data.noFile': 'There is no file {file}.',
  'data.foreign':
    'The database to be filled holds tables of another program: name an empty one, which need not have any table yet.',
  'data.exported': 'Exported {count} recipes of {email} to {file}.',
} as const;
