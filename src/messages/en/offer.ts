/** The offer of a page in this language to those who prefer it; it stands on pages in another one. */
export const offer = {
  'offer.label': 'Language',
  'offer.take': 'Read this page in English',
  'offer.dismiss': 'No, thanks',
} as const;
