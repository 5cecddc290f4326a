/** The papers that a recipe is laid out for; null is whatever the printer holds. */
export const papers = ['a4', 'letter', 'card'] as const;
type Paper = (typeof papers)[number];

/** How a recipe goes on paper, as it stands in the address of its print page. */
export type PrintFormat = { paper: Paper | null; hasPhotos: boolean };

/** Reads `?paper=card&photos=no`; what makes no sense is as if it were not said. */
export function readPrintFormat(search: string): PrintFormat {
  const query = new URLSearchParams(search);
  const paper = papers.find((one) => one === query.get('paper')) ?? null;
  return { paper, hasPhotos: query.get('photos') !== 'no' };
}

/** The search part of the address of the print page with another format; its amounts stay. */
export function withPrintFormat(search: string, wanted: Partial<PrintFormat>): string {
  const { paper, hasPhotos } = { ...readPrintFormat(search), ...wanted };
  const query = new URLSearchParams(search);
  query.delete('paper');
  query.delete('photos');
  if (paper) query.set('paper', paper);
  if (!hasPhotos) query.set('photos', 'no');
  const text = query.toString();
  return text && `?${text}`;
}
