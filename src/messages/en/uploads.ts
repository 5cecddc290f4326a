/** What photos say on their way to the site, in every form that sends some. */
export const uploads = {
  'form.photoNth': 'Photo {n}',
  'form.photoLost': 'This photo is not in this browser any more. Remove it and choose it again',
  'form.photoNotSent': 'The photo could not be sent. Please try again',
  'form.photoFetching': 'Fetching the photo…',
  'form.photoNotFetched': 'The photo could not be fetched. Please try again',
  'form.retry': 'Try again',
  'form.retryRow': 'Try again: {row}',
  'form.cancel': 'Cancel',
  'form.cancelRow': 'Cancel {row}',
  'form.photoTooLarge': 'Size is more than 1mb',
  'form.shrinkPhoto': 'Shrink it for me',
  'form.shrinkFailed': 'This photo could not be shrunk here',
  'form.uploadProgress': 'Upload',
  'form.addPhotos': 'Add more photos',
  'form.photosNotSent': 'Some photos are not on the site yet. See what each of them says',
  'form.photosNotKept':
    'What you typed is kept in this browser, but some photos are not: they are lost if you leave this page.',
  'form.remove': 'Remove',
  'form.removeRow': 'Remove {row}',
} as const;
